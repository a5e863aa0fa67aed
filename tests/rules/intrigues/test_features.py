"""Intrigues as numbers: what stands where, as the page of the game says."""

from __future__ import annotations

import random

import pytest
from rules.intrigues.positions import NAMES, position, start
from rules.playing import play

from camarilla.games.intrigues.game import game
from camarilla.kernel.game import State

CHAPTER, PLOT, SEATS, DRAWN, ESCAPED, BOARD, DEAD = 17, 77, 80, 88, 95, 102, 718
EVENT, CARD = 20, 22


def numbers(state: State, seat: int | None) -> list[int]:
    return list(state.observation(seat))


def hot(names: str) -> list[int]:
    return [int(name in names.split()) for name in NAMES]


def card(state: State, seat: int | None, at: int, i: int) -> list[int]:
    return numbers(state, seat)[at + CARD * i : at + CARD * (i + 1)]


def test_length() -> None:
    assert game.rules.Features.size_ == DEAD + 4 * 4 * CARD


def test_the_game() -> None:
    """Round, seats, actions, deck, a card being deployed; then what is asked, by the number of its step."""
    state = start(alley="spy", round=1)
    assert numbers(state, 0)[:CHAPTER] == [1, 3, 1, 6, 0, *[int(step == 6) for step in range(12)]]
    state = start(drawn="spy", round=1, players=4)
    assert numbers(state, 0)[:CHAPTER] == [1, 4, 1, 6, 1, *[int(step == 5) for step in range(12)]]
    over = play(start(alley=" ".join(NAMES), round=3, seat=2), "pass")
    assert numbers(over, 0)[:CHAPTER] == [3, 3, 0, 0, 0, *[0] * 12]


def test_the_chapter() -> None:
    """Each event: true as things lie, its kind, character, location."""
    state = start(police="killer+ spy", chapter=[*position()["chapter"][1:], {"event": "curfew"}])
    found = numbers(state, 1)[CHAPTER:PLOT]
    kinds = [[int(kind == wanted) for kind in range(8)] for wanted in (1, 1, 7)]
    assert found[:EVENT] == [1, *kinds[0], *hot("killer"), 0, 0, 1, 0]
    assert found[EVENT : 2 * EVENT] == [0, *kinds[1], *hot("governor"), 0, 0, 0, 1]
    assert found[2 * EVENT :] == [1, *kinds[2], *[0] * 11]


def test_before_the_chapter_is_opened() -> None:
    """INT-3: where chance is the caller's, nothing is said of events yet."""
    state = game.deal(3, chance="ask")
    assert numbers(state, 0)[CHAPTER:PLOT] == [0] * (PLOT - CHAPTER)
    assert state.view(0)["chapter"] == []


def test_what_an_event_names() -> None:
    """INT-19: an arrest its location, an escape none."""
    arrest, escape = {"event": "arrest", "who": "killer", "where": "police"}, {"event": "escape", "who": "spy"}
    found = numbers(start(police="killer+ spy", chapter=[arrest, escape, {"event": "curfew"}]), 1)[CHAPTER:PLOT]
    kinds = [[int(kind == wanted) for kind in range(8)] for wanted in (4, 5)]
    assert found[:EVENT] == [0, *kinds[0], *hot("killer"), 0, 0, 1, 0]
    assert found[EVENT : 2 * EVENT] == [0, *kinds[1], *hot("spy"), 0, 0, 0, 0]


def test_the_plot() -> None:
    state = start(alley="spy", plots=[[True, False, True], [False, True, False], [True, True, True]])
    assert [numbers(state, seat)[PLOT:SEATS] for seat in (0, 1, 2, None)] == [
        [1, -1, 1],
        [-1, 1, -1],
        [1, 1, 1],
        [0, 0, 0],
    ]


def test_seats_count_from_the_viewer_on() -> None:
    """Whose turn it is, who is first."""
    state = start(alley="spy killer", seat=1, first=0)
    assert numbers(state, 0)[SEATS:DRAWN] == [0, 1, 1, 0, 0, 0, 0, 0]
    assert numbers(state, 1)[SEATS:DRAWN] == [1, 0, 0, 0, 0, 1, 0, 0]
    assert numbers(state, None)[SEATS:DRAWN] == numbers(state, 0)[SEATS:DRAWN]


def test_the_drawn_card_and_the_escaped() -> None:
    state = start(drawn="beggar", escaped="killer governor")
    assert numbers(state, 0)[DRAWN:BOARD] == hot("beggar") + hot("killer governor")
    assert numbers(state, 1)[DRAWN:BOARD] == numbers(state, None)[DRAWN:BOARD] == [0] * 7 + hot("killer governor")
    assert numbers(state, 1)[SEATS:DRAWN] == [0, 0, 0, 0, 1, 1, 0, 0]  # an unknown card leaves no trace elsewhere


def test_cards() -> None:
    """Lies there, face up, held, unknown; who; known to the seats from the viewer on; the clue."""
    document = position(square="spy@12 killer+", police="detective+ coachman*", dead={"factory": "beggar+ barman@0"})
    document["board"]["square"][0]["clue"] = ["spy", "barman"]
    state = game.position(document)
    square, police, factory = BOARD + 7 * CARD, BOARD + 14 * CARD, DEAD + 12 * CARD
    assert card(state, 1, square, 0) == [1, 0, 0, 0, *hot("spy"), 1, 1, 0, 0, *hot("spy barman")]
    assert card(state, 0, square, 0) == [1, 0, 0, 1, *hot(""), 0, 1, 1, 0, *hot("spy barman")]
    assert card(state, None, square, 0) == card(state, 0, square, 0)
    assert card(state, None, square, 1) == [1, 1, 0, 0, *hot("killer"), 1, 1, 1, 0, *hot("")]
    assert card(state, 2, police, 1) == [1, 1, 1, 0, *hot("coachman"), 1, 1, 1, 0, *hot("")]
    assert card(state, 2, square, 2) == [0] * CARD
    assert card(state, 1, factory, 0) == [1, 1, 0, 0, *hot("beggar"), 1, 1, 1, 0, *hot("")]
    assert card(state, 1, factory, 1) == [1, 0, 0, 1, *hot(""), 0, 0, 1, 0, *hot("")]
    assert sum(numbers(state, 1)[DEAD:]) == 6 + 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_does_not_matter_where_one_sits(seats: int) -> None:
    """The same table turned by one seat: the same numbers for the seat that moved along."""
    luck = random.Random(seats)
    state = game.deal(seats, 3)
    while not state.over:
        document = state.position()
        for zone in ("board", "dead"):
            for c in (c for pile in document[zone].values() for c in pile if "known" in c):
                c["known"] = [(seat + 1) % seats for seat in c["known"]]
        document["seat"], document["first"] = (document["seat"] + 1) % seats, (document["first"] + 1) % seats
        document["plots"] = [document["plots"][-1], *document["plots"][:-1]]
        turned = game.position(document)
        for seat in range(seats):
            assert numbers(turned, (seat + 1) % seats) == numbers(state, seat)
        state.play(luck.choice(state.legal))
