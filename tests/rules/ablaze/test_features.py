"""Ablaze as numbers: what is in the tensor beyond the row's, from a seat's redacted state."""

from __future__ import annotations

from typing import Any

from rules.ablaze.positions import start
from rules.playing import play

from camarilla.games.ablaze.features import Token, Twin
from camarilla.games.ablaze.game import game
from camarilla.games.row.features import Features as RowFeatures
from camarilla.games.row.features import features as row_features
from camarilla.games.row.state import KINDS, MAX_SEATS, PLACES
from camarilla.kernel.game import State

ROW_FEATURES, ROW_GAME, ROW_PLAYER, PER_PLAYER, PER_PLACE = 998, 28, 14, 9, 7
PLAYERS = ROW_FEATURES + 1
ROW = PLAYERS + MAX_SEATS * PER_PLAYER


def tensor(state: State, seat: int | None) -> list[int]:
    return list(state.observation(seat))


def of_player(values: list[int], number: int) -> list[int]:
    return values[PLAYERS + number * PER_PLAYER :][:PER_PLAYER]


def of_place(values: list[int], place: int) -> list[int]:
    return values[ROW + place * PER_PLACE :][:PER_PLACE]


def test_size() -> None:
    """ABL-1: as many numbers as the game says, the row's first."""
    assert game.rules.Features.size_ == ROW + PLACES * PER_PLACE == 1324  # what has learnt on them relies on them
    assert (RowFeatures.size_, Twin.size_, Token.size_) == (ROW_FEATURES, PER_PLAYER, PER_PLACE)


def test_first_come_the_numbers_of_the_row() -> None:
    """ABL-1: as in Oriflamme, whatever the buffer held before."""
    state, row, out = start(["0:queen", "1:felon+@2", "2:trap"]), RowFeatures(), game.rules.Features()
    row_features(state.redacted(1), 1, row)
    out.fill_(iter([9] * game.rules.Features.size_))
    game.rules.features(state.redacted(1), 1, out)
    assert out.row == row
    assert list(out.flat_()) == tensor(state, 1)
    assert any(row.flat_())


def test_twins_aside_cards_and_clues() -> None:
    """ABL-1, ABL-19: Twin beside its owner or discarded, cards aside, characters ruled out; from the viewer on."""
    position: dict[str, Any] = {"discard": {1: ["twin"]}, "fetched": [2], "clues": [["queen"], [], []]}
    state = start(["0:felon", "1:felon"], hand={0: ["queen"]}, **position)
    clear, ruled_out = [0] * 6, [0, 1, 0, 0, 0, 0]
    for viewer, order in ((0, (0, 1, 2)), (1, (1, 2, 0)), (None, (0, 1, 2))):
        values = tensor(state, viewer)
        expected = {0: [1, 0, 3, *ruled_out], 1: [0, 1, 3, *clear], 2: [1, 0, 2, *clear]}
        assert [of_player(values, i) for i in range(3)] == [expected[seat] for seat in order]
        assert of_player(values, 3) == of_player(values, 4) == [0] * PER_PLAYER


def test_a_discarded_twin_is_not_among_the_cards_of_the_row() -> None:
    """ABL-1: the Twin is none of the ten kinds; its number is told with the Twins and nowhere else."""
    values = tensor(start(["0:felon", "1:felon"], discard={1: ["twin"]}), 2)
    players = ROW_GAME + 2 * KINDS
    assert values[players + 3 * ROW_PLAYER : players + MAX_SEATS * ROW_PLAYER] == [0] * (2 * ROW_PLAYER)
    assert of_player(values, 2)[:2] == [0, 1]


def test_colours_and_tokens() -> None:
    """ABL-2: of each place the colour of its top card, seen from the viewer on, and whether it bears a token."""
    state = start(["0:queen", "1:felon+@2", "2:trap"])
    values = tensor(state, 1)
    assert of_place(values, 0) == [0, 0, 0, 0, 1, 0, 0]
    assert of_place(values, 1) == [0, 1, 1, 0, 0, 0, 0]
    assert of_place(values, 2) == [0, 0, 0, 1, 0, 0, 0]
    assert of_place(values, 3) == [0] * PER_PLACE
    for briber in range(3):
        assert of_place(tensor(start([f"1:felon+@{briber}", "2:trap"], 1), 1), 0)[1] == 1


def test_plan_and_the_card_that_acts() -> None:
    """ABL-21: one more than the influence left, and the activated character's place."""
    state = start(["0:plan(1)", "1:felon", "0:cutthroat+", "1:trap"])
    assert tensor(state, 0)[ROW_FEATURES] == 0
    play(state, "reveal")
    values = tensor(state, 2)
    assert values[ROW_FEATURES] == 2
    assert [of_place(values, place)[0] for place in range(3)] == [0, 1, 0]
    play(state, "target 0")
    assert all(of_place(tensor(state, 2), place)[0] == 0 for place in range(3))
