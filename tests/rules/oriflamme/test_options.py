"""Oriflamme: the options of a deal, each a figure that the rulebook fixes."""

from __future__ import annotations

from typing import Any

import pytest
from rules.oriflamme.positions import row_of, start
from rules.playing import play

import camarilla
from camarilla.games.row.state import Step
from camarilla.kernel.refusal import Refusal

GAME = camarilla.game("oriflamme")
USUAL = {
    "rounds": 6, "influence": 1, "keep": 1, "eliminate": 1, "lord": 1, "heir": 2, "conspiracy": 2, "ambush": 4,
    "reveal_ambush": 1,
}  # fmt: skip


def test_options_are_the_rulebooks_unless_given() -> None:
    """ORI-2, ORI-4, ORI-7, ORI-12, ORI-20, ORI-25, ORI-30, ORI-31, ORI-32: the figures printed."""
    options = GAME.deal(3, seed=1).redacted(None).options
    assert {name: getattr(options, name) for name in USUAL} == USUAL


def test_rules_know_the_figures_themselves() -> None:
    """ORI-2, ORI-4: a record of zeros that is set up gets the rulebook's figures; one that has its own keeps them."""
    record = GAME.rules.State()
    GAME.rules.setup(record, 4, 2)
    assert {name: getattr(record.options, name) for name in USUAL} == USUAL
    assert (record.seats, record.first, [seat.influence for seat in record.table]) == (4, 2, [1, 1, 1, 1, 0])
    agenda = [(record.agenda.step[i], record.agenda.about[i]) for i in range(record.agenda.size)]
    assert agenda == [(Step.ROUND, 0), *((Step.DEAL, seat) for seat in (3, 2, 1, 0))]
    record = GAME.rules.State()
    for number, name in enumerate(USUAL):
        setattr(record.options, name, number + 1)
    GAME.rules.setup(record, 4, 2)
    assert [getattr(record.options, name) for name in USUAL] == list(range(1, 10))


def test_varied_options_stand_in_the_document_and_only_they() -> None:
    """ORI-4: and they are read back from it."""
    state = GAME.deal(2, seed=1, options={"rounds": 3, "keep": 2, "heir": 2})
    assert state.position()["options"] == {"rounds": 3, "keep": 2}
    assert GAME.position(state.position()).position() == state.position()
    assert "options" not in GAME.deal(2, seed=1, options={"heir": 2}).position()


def test_starting_influence() -> None:
    """ORI-2."""
    assert GAME.deal(3, seed=1, options={"influence": 7}).scores == [7, 7, 7]
    assert GAME.deal(3, seed=1, options={"influence": 0}).scores == [0, 0, 0]


@pytest.mark.parametrize("rounds", [1, 3, 7])
def test_rounds(rounds: int) -> None:
    """ORI-4: the last one ends the game; with seven rounds every card of the hand is played."""
    state = GAME.deal(3, seed=1, options={"rounds": rounds})
    while not state.over:
        play(state, state.legal[0])
    assert state.position()["round"] == rounds
    assert [len(hand) for hand in state.position()["hand"]] == [7 - rounds] * 3


@pytest.mark.parametrize(
    ("option", "value", "row", "gain"),
    [
        ("eliminate", 3, ["0:soldier", "1:spy"], 3),
        ("lord", 4, ["0:lord", "0:spy"], 5),
        ("heir", 9, ["0:heir", "1:spy"], 9),
        ("heir", 5, ["0:shapeshifter", "1:heir+"], 5),
        ("conspiracy", 3, ["0:conspiracy(2)", "1:spy"], 6),
        ("reveal_ambush", 5, ["0:ambush(2)", "1:spy"], 5),
    ],
)
def test_payments(option: str, value: int, row: list[str], gain: int) -> None:
    """ORI-12, ORI-20, ORI-25, ORI-27, ORI-30, ORI-31: each pays what its option says."""
    state = play(start(row=row, options={option: value}), "reveal")
    assert state.scores[0] == 1 + gain
    assert state.position()["options"] == {option: value}


def test_ambush_payment() -> None:
    """ORI-32: to its owner."""
    state = play(start(row=["0:soldier", "1:ambush", "2:spy"], options={"ambush": 9}), "reveal")
    assert state.scores == [2, 10, 1]


def test_influence_for_keeping() -> None:
    """ORI-7: as much as the option says is put on the card."""
    state = play(start(row=["0:spy(1)", "1:lord"], options={"keep": 3}), "keep")
    assert row_of(state) == ["0:spy(4)", "1:lord"]


@pytest.mark.parametrize("name", ["luck", "", "Rounds", 3, None])
def test_unknown_option(name: Any) -> None:
    """ORI-4: the options there are."""
    with pytest.raises(Refusal) as caught:
        GAME.deal(3, options={name: 1})
    assert (caught.value.id, caught.value.details["expected"]) == ("option", ", ".join(USUAL))
    assert "reveal_ambush" in str(caught.value)


RANGES = {
    "rounds": (1, 7), "influence": (0, 20), "keep": (0, 5), "eliminate": (0, 5), "lord": (0, 5), "heir": (0, 9),
    "conspiracy": (0, 5), "ambush": (0, 9), "reveal_ambush": (0, 9),
}  # fmt: skip


@pytest.mark.parametrize("name", RANGES)
def test_ranges_of_the_options(name: str) -> None:
    """ORI-4: the ends of the range are allowed, what lies beyond is refused, and so is what is no whole number."""
    low, high = RANGES[name]
    for value in (low, high):
        GAME.deal(2, seed=1, options={name: value})
    for wrong in (low - 1, high + 1, "1", None, True, 1.0):
        with pytest.raises(Refusal) as caught:
            GAME.deal(2, seed=1, options={name: wrong})
        assert (caught.value.id, caught.value.details["option"]) == ("option-value", name)
        assert (caught.value.details["low"], caught.value.details["high"]) == (low, high)
