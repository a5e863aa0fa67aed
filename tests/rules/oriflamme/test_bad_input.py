"""Oriflamme: bad input is refused in words, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest
from rules.oriflamme.positions import start
from rules.playing import play

import camarilla
from camarilla.kernel.refusal import Refusal

GAME = camarilla.game("oriflamme")


def refusal_of(act: Any) -> Refusal:
    with pytest.raises(Refusal) as caught:
        act()
    assert isinstance(caught.value, ValueError)
    assert len(str(caught.value)) < 500
    return caught.value


@pytest.mark.parametrize("seats", [1, 6, 0, -3, "3", 3.0, True, [3]])
def test_seats(seats: Any) -> None:
    """ORI-1: two to five seats."""
    refusal = refusal_of(lambda: GAME.deal(seats))
    assert (refusal.id, refusal.details["low"], refusal.details["high"]) == ("seats", 2, 5)


@pytest.mark.parametrize("first", [-1, 3, "0", None, True])
def test_first_player(first: Any) -> None:
    """ORI-3: one of the seats."""
    assert refusal_of(lambda: GAME.deal(3, first=first)).id == "first"


@pytest.mark.parametrize("seed", ["seven", 1.5, True, [1]])
def test_seed(seed: Any) -> None:
    """ORI-1: a number or bytes."""
    assert refusal_of(lambda: GAME.deal(3, seed=seed)).id == "seed"


@pytest.mark.parametrize("name", ["chess", "", "Oriflamme", "oriflamme ", "../oriflamme"])
def test_unknown_game(name: str) -> None:
    """ORI-1: the games there are, by their ids."""
    refusal = refusal_of(lambda: camarilla.game(name))
    assert refusal.id == "game"
    assert "oriflamme" in refusal.details["expected"]


@pytest.mark.parametrize("outcome", [-1, 120])
def test_outcome_of_chance(outcome: int) -> None:
    """ORI-1: one of the 120 outcomes of the deal."""
    assert refusal_of(lambda: GAME.deal(3, chance=lambda count: outcome)).id == "chance"


NO_MOVES = [
    "", " ", "keep ", " keep", "Keep", "keeep", "KEEP", "keep\n", "keep reveal", "target", "target x", "target -1",
    "target 01", "target 99", "place lord", "place queen front", "place lord between", "steal 5", "move 0", "copy",
    "x" * 1_000_000, "reveal" * 50_000, "\0", "ключ", None, 0, 1, b"keep", ["keep"], ("keep",), 10**50,
]  # fmt: skip


@pytest.mark.parametrize("move", NO_MOVES, ids=range(len(NO_MOVES)))
def test_what_is_no_move(move: Any) -> None:
    """ORI-7: misspelt, empty, huge, or no text at all: refused with an example of a legal move; nothing changes."""
    state = start(row=["0:spy", "1:lord"])
    before = state.position(), state.legal, story_of(state)
    refusal = refusal_of(lambda: state.play(move))
    assert (refusal.id, refusal.details["example"]) == ("no-move", "keep")
    assert (state.position(), state.legal, story_of(state)) == before


def story_of(state: Any) -> Any:
    return state.events(None), state.log, state.answered_by


@pytest.mark.parametrize(
    "move", ["target 0", "target 34", "place lord front", "place soldier on 0", "steal 1", "copy 1", "move 0 2"]
)
def test_move_that_is_not_legal_now(move: str) -> None:
    """ORI-7: a move of the game, at the wrong time: the legal ones are listed."""
    state = start(row=["0:spy", "1:lord"])
    before = state.position()
    refusal = refusal_of(lambda: state.play(move))
    assert (refusal.id, refusal.details["legal"], refusal.details["count"]) == ("illegal", "keep, reveal", 2)
    assert (state.position(), state.legal) == (before, ["keep", "reveal"])


def test_card_that_is_not_in_hand_cannot_be_placed() -> None:
    """ORI-6: one from the hand it must be; an aside or another's card it cannot be."""
    state = start(phase="placement", aside={0: ["lord"]}, hand={1: ["lord"]})
    assert refusal_of(lambda: state.play("place lord front")).id == "illegal"


@pytest.mark.parametrize(
    ("row", "current", "move"),
    [
        (["1:spy", "0:soldier+", "2:spy", "2:lord"], 1, "target 1"),
        (["1:spy", "0:soldier+", "2:spy", "2:lord"], 1, "target 3"),
        (["1:spy", "0:archer+", "2:spy"], 1, "target 1"),
        (["1:spy", "0:spy+", "2:spy"], 1, "steal 0"),
        (["1:spy+", "0:shapeshifter+", "2:lord+"], 1, "copy 1"),
    ],
)
def test_target_out_of_reach(row: list[str], current: int, move: str) -> None:
    """ORI-21, ORI-23, ORI-24, ORI-26: not a possible target of the ability."""
    assert refusal_of(lambda: start(row=row, current=current).play(move)).id == "illegal"


@pytest.mark.parametrize("move", ["move 1 0", "move 0 0", "move 0 1", "move 2 2", "move 2 3", "move 3 0", "move 0 4"])
def test_decree_must_make_a_real_move(move: str) -> None:
    """ORI-35: not itself, not back into its own gap, not beyond the row."""
    state = play(start(row=["1:spy", "0:decree", "2:lord"], current=1), "reveal")
    assert refusal_of(lambda: state.play(move)).id == "illegal"


def test_finished_game_takes_no_move() -> None:
    """ORI-16: over is over."""
    state = start(phase="over")
    assert refusal_of(lambda: state.play("keep")).id == "over"
    assert refusal_of(lambda: state.play_code(0)).id == "illegal-code"


@pytest.mark.parametrize("seat", [-1, 3, "0", True, 0.0])
def test_nobody_looks_from_a_seat_that_is_not_there(seat: Any) -> None:
    """ORI-1: seats 0 to 2, and None for a spectator."""
    state = start(row=["0:spy"])
    for look in (state.view, state.events, state.redacted):
        assert refusal_of(lambda look=look: look(seat)).id == "seat"
