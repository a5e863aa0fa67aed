"""Intrigues, what each seat knows: rule INT-9, the clues that the Killer leaves, and the worlds that remain."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from itertools import permutations
from typing import Any

import pytest
from poison import Poison
from rules.intrigues.positions import NAMES, PLACES, asked, dead, lying, position, start
from rules.playing import play

from camarilla.games.intrigues.game import game
from camarilla.games.intrigues.state import State as Record
from camarilla.kernel.game import Document, State
from camarilla.kernel.moves import Answers
from camarilla.kernel.refusal import Refusal
from camarilla.kernel.rng import Luck
from camarilla.kernel.secrecy import derive_redact

ORDERS = list(permutations(range(7)))
MORTAL = ["spy", "beggar", "barman", "coachman"]
SPARED = ["governor", "detective"]
GAMES = max(6, int(os.environ.get("CAMARILLA_SOAK", "0")) // 100)


def shown(state: State, seat: int | None, zone: str = "board") -> dict[str, list[str | None]]:
    """Who a seat is shown in each location that is not empty."""
    return {place: [c["who"] for c in pile] for place, pile in state.view(seat)[zone].items() if pile}


# -- INT-9 ------------------------------------------------------------------------------------------------------
def test_a_view_shows_precisely_what_the_seat_has_seen() -> None:
    """INT-9: what it deployed or looked at, what lies open; on the board and among the dead."""
    state = start(alley="spy@0 killer@12", square="governor+", dead={"police": "barman@1 beggar+"})
    assert shown(state, 0) == {"alley": ["spy", None], "square": ["governor"]}
    assert shown(state, 1) == shown(state, 2) == {"alley": [None, "killer"], "square": ["governor"]}
    assert shown(state, 0, "dead") == shown(state, 2, "dead") == {"police": [None, "beggar"]}
    assert shown(state, 1, "dead") == {"police": ["barman", "beggar"]}


def test_who_knows_a_card_is_public() -> None:
    """INT-9: looking and deploying are seen by all."""
    state = start(alley="spy@0 killer@12")
    for seat in (0, 1, 2, None):
        assert [c["known"] for c in state.view(seat)["board"]["alley"]] == [[0], [1, 2]]


def test_whoever_has_seen_a_card_knows_it_for_good() -> None:
    """INT-9: moved, driven, swapped, killed and brought back, it can be followed by eye."""
    state = play(start(alley="spy@1 coachman"), "open alley/1", "drive factory")
    assert lying(state) == {"factory": "spy@1 coachman+"}
    state = play(start(alley="beggar@0", square="spy@1", police="governor+"), "open alley/0")
    assert lying(state)["alley"] == "spy@1"
    state = play(start(alley="spy@1 killer", square="barman"), "open alley/1", "deploy square", "open square/0")
    assert dead(state) == {"alley": "spy@1"}
    assert lying(play(state, "bring dead alley/0"))["square"].endswith("spy@1")


def test_what_was_open_is_known_to_every_seat_but_shown_to_no_spectator() -> None:
    """INT-9: closed again, a card is hidden from spectators, who are shown no face-down card."""
    state = start(alley="spy+ killer")
    assert shown(state, None) == {"alley": ["spy", None]}
    play(state, "close alley/0")
    assert [shown(state, seat) for seat in range(3)] == [{"alley": ["spy", None]}] * 3
    assert shown(state, None) == {"alley": [None, None]}
    assert "clue" not in state.view(None)["board"]["alley"][0]


def test_an_open_dead_that_is_brought_back_is_known_to_all_and_hidden_from_spectators() -> None:
    """INT-9, INT-13."""
    state = play(
        start(alley="barman", dead={"police": "spy+"}, deck="killer beggar governor detective coachman"), "open alley/0"
    )
    play(state, "bring dead police/0")
    assert [shown(state, seat)["alley"] for seat in range(3)] == [["barman", "spy"]] * 3
    assert shown(state, None)["alley"] == ["barman", None]


@pytest.mark.parametrize(("who", "other"), [("spy", "beggar"), ("beggar", "spy"), ("detective", "spy")])
def test_a_choice_looks_at_no_card_that_the_seat_does_not_know(who: str, other: str) -> None:
    """INT-9, INT-10, INT-12, INT-15: what can be chosen follows from what the seat may see."""
    state = play(start(alley=f"{who}@0 barman+ killer+", square="governor", factory=other), "open alley/0")
    assert asked(state) == (0, who)
    record, out = state.record.copy_(), Answers()
    derive_redact(Record, Poison())(record, 0)
    game.engine.play.settle(record, out, None)
    assert out.code[: out.size] == state.codes


def test_the_deck_is_hidden_from_everybody() -> None:
    """INT-9: its size is not."""
    state = start(alley="spy")
    for seat in (0, 1, 2, None):
        assert state.view(seat)["deck"] == [None] * 6


# -- clues ------------------------------------------------------------------------------------------------------
def clues(state: State, zone: str = "board") -> dict[str, list[str]]:
    """The clue of each card that has one."""
    piles = state.view(None)[zone].items()
    return {f"{place}/{i}": c["clue"] for place, pile in piles for i, c in enumerate(pile) if "clue" in c}


def test_what_the_killer_does_is_a_clue() -> None:
    """INT-11: a closed card that he spared is Detective or Governor, one that he killed is neither; all can see it."""
    state = play(start(alley="killer spy detective@1 governor+ beggar+", square="barman"), "open alley/0")
    assert lying(state) == {"alley": "killer+ detective@1 governor+", "square": "barman"}
    assert clues(state) == {"alley/1": SPARED}
    assert clues(state, "dead") == {"alley/0": MORTAL}


def test_a_clue_goes_with_its_card() -> None:
    """INT-9, INT-11: it can be followed by eye, out of the dead too."""
    state = play(start(alley="killer detective", square="coachman"), "open alley/0", "deploy square", "move alley/1")
    assert clues(state) == {"square/2": SPARED}
    state = play(start(alley="killer spy", square="barman"), "open alley/0", "deploy police", "open square/0")
    assert clues(play(state, "bring dead alley/0")) == {"square/1": MORTAL}


def test_an_open_card_needs_no_clue() -> None:
    """INT-9: opened, everybody knows it; closed again, spectators are told nothing of it."""
    state = play(start(alley="killer detective"), "open alley/0", "deploy square", "open alley/1", "deploy square")
    assert clues(state) == {}
    assert clues(play(state, "close alley/1")) == {}


def test_whoever_was_dead_is_neither_detective_nor_governor() -> None:
    """INT-11, INT-13: brought back face down it keeps that clue, also from a document that did not say so."""
    state = play(start(alley="barman", dead={"police": "spy"}), "open alley/0", "bring dead police/0")
    assert clues(state) == {"alley/1": MORTAL}


# -- the worlds that remain, by replaying every deal ------------------------------------------------------------
def cells(document: Document) -> tuple[str, ...]:
    """Who lies where, hidden or not."""
    piles = [c["who"] for zone in ("board", "dead") for pile in document[zone].values() for c in pile]
    return (*piles, document["drawn"], *document["deck"])


def deal(order: tuple[int, ...], seats: int) -> State:
    """A deal with a given order, the first card drawn last."""
    outcomes = iter([0, ORDERS.index(order), *range(seats)])
    return game.deal(seats, 0, 0, None, lambda count: next(outcomes))


def histories(truth: tuple[int, ...], moves: list[str], state: State, seat: int) -> Iterator[tuple[str, ...]]:
    """The position after every deal in which these moves can be played and the seat is told the same.

    A card that the seat is shown lay in the same place of the deck; all cards can be followed by eye.
    """
    told, sure = state.events(seat), [NAMES.index(name) for name in cells(state.view(seat)) if name]
    seats = state.seats
    for order in ORDERS:
        if any(order.index(who) != truth.index(who) for who in sure):
            continue
        state = deal(order, seats)
        for move in moves:
            events = state.events(seat)
            if move not in state.legal or events != told[: len(events)]:
                break
            state.play(move)
        else:
            if state.events(seat) == told:
                yield cells(state.position())


def guesses(state: State, seat: int | None, times: int) -> Counter[tuple[str, ...]]:
    """Worlds that determinization makes of what the seat knows."""
    found: Counter[tuple[str, ...]] = Counter()
    for key in range(times):
        record, luck = state.redacted(seat), Luck()
        luck.key = key
        game.rules.determinize(record, -1 if seat is None else seat, luck)
        found[cells(game.document(record))] += 1
    return found


def is_even(found: Counter[tuple[str, ...]], worlds: set[tuple[str, ...]]) -> bool:
    """Is every world found, and none much more often than another?"""
    mean = found.total() / len(worlds)
    return set(found) == worlds and all(abs(count - mean) < 5 * mean**0.5 for count in found.values())


KILLING = [
    "deploy alley", "pass", "deploy alley", "pass", "deploy alley", "look alley/0",
    "deploy square", "open alley/0", "deploy factory", "move alley/1",
]  # fmt: skip


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.untraced
def test_a_seats_worlds_are_those_that_its_history_leaves(seat: int) -> None:
    """INT-9, INT-11: the Killer kills one closed card and spares another; clues and sights say all that can be known.

    Every deal is played again; those in which the seat would have been told the same are the worlds that remain.
    """
    order = tuple(
        NAMES.index(name) for name in ("spy", "barman", "coachman", "governor", "detective", "beggar", "killer")
    )
    state = play(deal(order, 3), *KILLING)
    assert (dead(state), lying(state)["square"]) == ({"alley": "beggar@1"}, "governor@0 detective@2")
    worlds = set(histories(order, KILLING, state, seat))
    assert len(worlds) == {0: 24, 1: 12, 2: 18}[seat]
    assert is_even(guesses(state, seat, 60 * len(worlds)), worlds)


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.untraced
def test_the_worlds_of_random_games_are_those_that_history_leaves(number: int) -> None:
    """INT-9: whatever happens, sights and clues say all that a seat can know, and no more."""
    luck = random.Random(number)
    order = luck.choice(ORDERS)
    state, moves = deal(order, 2 + number % 3), list[str]()
    while not state.over and len(moves) < 24:
        moves.append(luck.choice([m for m in state.legal if m.startswith(("open", "expose"))] or state.legal))
        state.play(moves[-1])
    for seat in range(state.seats):
        worlds = set(histories(order, moves, state, seat))
        assert is_even(guesses(state, seat, 40 * len(worlds)), worlds)


# -- the worlds that remain, by trying every card in every place ------------------------------------------------
def sound(state: State, seat: int | None) -> set[tuple[str, ...]]:
    """Every way to fill the hidden cells that loads, keeps the clues and looks the same to the seat."""
    view, found = state.view(seat), set()
    paths = [(zone, place, i) for zone in ("board", "dead") for place in PLACES for i in range(len(view[zone][place]))]
    hidden = [path for path in paths if card_at(view, path)["who"] is None]
    known = [card_at(view, path)["who"] for path in paths] + view["escaped"] + [view["drawn"]]
    left = [name for name in NAMES if name not in known]
    for names in permutations(left):
        world = {**deepcopy(view), "plots": state.position()["plots"]}
        for path, name in zip(hidden, names, strict=False):
            card_at(world, path)["who"] = name
        world["deck"] = list(names[len(hidden) :])
        try:
            if game.position(world).view(seat) == view:
                found.add(cells(world))
        except Refusal:
            continue
    return found


def card_at(document: Document, path: tuple[str, str, int]) -> dict[str, Any]:
    found: dict[str, Any] = document[path[0]][path[1]][path[2]]
    return found


POSITIONS: dict[str, dict[str, Any]] = {
    "a closed Detective with prisoners": {
        "police": "detective@012 spy* killer@012", "alley": "governor@0 barman@1", "square": "coachman+ beggar+",
    },
    "closed dead without a clue": {
        "dead": {"alley": "spy@1 beggar"}, "alley": "killer+ governor@2 detective barman coachman+",
    },
    "a card in the deck": {
        "alley": "spy+ killer@1 beggar", "square": "barman+ governor detective+", "deck": "coachman",
    },
}  # fmt: skip


@pytest.mark.parametrize("seat", [0, *(pytest.param(seat, marks=pytest.mark.untraced) for seat in (1, 2, None))])
@pytest.mark.parametrize("name", sorted(POSITIONS))
def test_worlds_are_all_sound_positions(name: str, seat: int | None) -> None:
    """INT-9, INT-11, INT-16: the Detective is where his prisoners are, and the dead are mortal, for spectators too."""
    state = start(**{"round": 2, "seat": 2, **POSITIONS[name]})
    worlds = sound(state, seat)
    assert is_even(guesses(state, seat, 60 * len(worlds)), worlds)


@pytest.mark.untraced
def test_clues_are_kept_together() -> None:
    """INT-11: two closed cards that were spared leave no Detective and no Governor for anything else."""
    document = position(alley="detective governor killer+ spy barman", square="beggar coachman", round=2, seat=2)
    for i in (0, 1):
        document["board"]["alley"][i]["clue"] = SPARED
    found = guesses(game.position(document), 0, 400)
    assert {world[:2] for world in found} == {("detective", "governor"), ("governor", "detective")}
    assert len(found) == 2 * 24


def test_plots_are_dealt_again_from_those_that_are_left() -> None:
    """INT-3: never two alike, one's own as it is; at the end all are known."""
    state = start(alley="spy", players=4)
    pairs = Counter()
    for key in range(600):
        record, luck = state.redacted(1), Luck()
        luck.key = key
        game.rules.determinize(record, 1, luck)
        plots = [seat.plot for seat in record.table]
        assert (plots[1], len(set(plots))) == (1, 4)
        pairs[plots[0]] += 1
    assert set(pairs) == {0, 2, 3, 4, 5, 6, 7}
    assert min(pairs.values()) > 50
    ended = start(alley=" ".join(NAMES), seat=2, round=3, actions=0)
    record = ended.redacted(None)
    game.rules.determinize(record, -1, Luck())
    assert game.document(record)["plots"] == ended.position()["plots"]


def test_a_world_is_a_whole_record() -> None:
    """INT-9: nothing is hidden in it, and seats that do not play have nothing."""
    state = start(alley="spy@0 killer", players=2)
    record = state.redacted(0)
    game.rules.determinize(record, 0, Luck())
    assert -1 not in record.flat_()[record.flat_().index(2) :]
    assert [seat.plot for seat in record.table[2:]] == [0, 0]
    assert not any(card.who for pile in record.zones for card in pile.card[pile.size :])
    other, luck = state.redacted(0), Luck()
    luck.key = 1
    game.rules.determinize(other, 0, luck)
    assert (record.dice.left, record.dice.count) == (0, 0)
    assert record.dice.key != other.dice.key != state.redacted(0).dice.key
