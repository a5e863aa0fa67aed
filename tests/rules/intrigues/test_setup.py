"""Intrigues, set-up: rules INT-1 to INT-5."""

from __future__ import annotations

from itertools import permutations

import pytest
from rules.intrigues.positions import NAMES, PLACES, lying, position, start
from rules.playing import play, story

from camarilla.games.intrigues.chapters import OURS, written
from camarilla.games.intrigues.game import game
from camarilla.kernel.game import State
from camarilla.kernel.refusal import Refusal


def deal_by(*outcomes: int, seats: int = 2, **options: int) -> tuple[State, list[int]]:
    """A deal whose chance is answered here, 0 when nothing is left, and the number of outcomes it had each time."""
    counts: list[int] = []
    answers = iter(outcomes)

    def chance(count: int) -> int:
        counts.append(count)
        return next(answers, 0)

    return game.deal(seats, 0, 0, options, chance), counts


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_each_seat_has_exactly_three_turns(seats: int, first: int) -> None:
    """INT-1: clockwise from the first player, three times round."""
    state = game.deal(seats, 4, first)
    while not state.over:
        play(state, "deploy alley" if "deploy alley" in state.legal else "pass")
    turns = [(event["seat"], event["round"]) for event in state.events(None) if event["event"] == "turn"]
    assert turns == [((first + i) % seats, round) for round in (1, 2, 3) for i in range(seats)]


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    """INT-1."""
    with pytest.raises(Refusal, match="2 to 4"):
        game.deal(seats)
    assert list(game.seats) == [2, 3, 4]


@pytest.mark.parametrize("place", PLACES)
def test_the_arrows_make_a_ring(place: str) -> None:
    """INT-2: alley, square, police, factory, and back to the alley."""
    after = dict(zip(PLACES, ["square", "police", "factory", "alley"], strict=True))
    state = play(start(**{place: "spy+"}), f"move {place}/0")
    assert lying(state) == {after[place]: "spy+"}


def test_only_the_factory_leads_out_of_the_city() -> None:
    """INT-2: from the factory a card may also leave."""
    state = start(alley="spy+", square="killer+", police="beggar+", factory="barman+")
    assert [move for move in state.legal if move.startswith("leave")] == ["leave factory/0"]
    assert play(state, "leave factory/0").position()["escaped"] == ["barman"]


def test_a_chapter_is_opened_for_everybody() -> None:
    """INT-3: any of ours with equal odds, and all seats and spectators see it."""
    for number, chapter in enumerate(OURS):
        state, counts = deal_by(number)
        assert counts[0] == len(OURS) == 21
        assert state.view(None)["chapter"] == state.view(1)["chapter"] == written(chapter)
        told = [event for event in state.events(None) if event["event"] == "chapter"]
        assert [(e["kind"], e["who"], e["where"]) for e in told] == [
            (e["event"], e.get("who", "nobody"), e.get("where", "nowhere")) for e in written(chapter)
        ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_two_plots_are_alike(seats: int) -> None:
    """INT-3: the eight plots are all patterns; each seat gets one of those that are left, with equal odds."""
    _, counts = deal_by(seats=seats)
    assert counts[2:] == [8, 7, 6, 5][:seats]
    found = set()
    for first in range(8):
        for second in range(7):
            plots = deal_by(0, 0, first, second, 0, 0, seats=seats)[0].position()["plots"]
            assert len({tuple(plot) for plot in plots}) == seats
            found.add((tuple(plots[0]), tuple(plots[1])))
    assert len(found) == 56
    assert {plot for plot, _ in found} == {
        (a, b, c) for a in (False, True) for b in (False, True) for c in (False, True)
    }


def test_a_plot_is_secret() -> None:
    """INT-3: its owner alone sees it, in the view and in what is told."""
    state, _ = deal_by(0, 0, 5, 2, seats=3)
    plots = state.position()["plots"]
    assert plots[0] == [True, False, True]
    assert state.view(0)["plots"] == [plots[0], None, None]
    assert [state.view(seat)["plots"][seat] for seat in range(3)] == plots
    assert state.view(None)["plots"] == [None, None, None]
    assert [line for line in story(state, 0) if " plot " in line] == [
        "INT-3 plot 0 plot-yny", "INT-3 plot 1 ?", "INT-3 plot 2 ?"
    ]  # fmt: skip


@pytest.mark.untraced
def test_the_deck_is_one_of_all_orders() -> None:
    """INT-4: seven characters, one each, face down; all 5,040 orders are equally likely."""
    found = set()
    for outcome in range(5040):
        document = deal_by(0, outcome)[0].position()
        found.add((document["drawn"], *document["deck"]))
    assert deal_by()[1][1] == 5040
    assert found == set(permutations(NAMES))


def test_a_deal_without_a_chapter_asks_chance_for_it_alone() -> None:
    """INT-5: chapter, deck and plots are chances of their own; a chapter that is named is none."""
    assert len(deal_by(seats=4)[1]) == 6
    assert deal_by(seats=4, chapter=7)[1] == [5040, 8, 7, 6, 5]


def test_the_first_chapter_is_the_rulebooks() -> None:
    """INT-5: the Spy dead in the square, the Killer in the police station, the Governor in the factory."""
    assert game.deal(2, 1, options={"chapter": 1}).position()["chapter"] == position()["chapter"]


def test_the_same_seed_deals_the_same_game() -> None:
    """INT-3, INT-4: all chance comes from the seed."""
    deals = [game.deal(4, seed).position() for seed in range(20)]
    assert deals == [game.deal(4, seed).position() for seed in range(20)]
    assert len({str(deal) for deal in deals}) == 20
