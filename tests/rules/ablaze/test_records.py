"""Ablaze's records are canonical: cells that mean nothing hold nothing, so that equal games are equal bytes."""

from __future__ import annotations

from typing import Any

import pytest
from rules.ablaze.positions import start
from rules.ablaze.walks import dealt, lucks, questions
from rules.playing import play

from camarilla.games.ablaze.game import game
from camarilla.games.row.state import NONE, Card, Step
from camarilla.kernel.game import State

NOTHING = Card().pack()
TOLD_ABOUT = (Step.PLACE, Step.ABILITY)  # the steps that have an argument


def lying(record: Any) -> set[int]:
    """The numbers of the cards in the row."""
    found = set()
    for number in record.row[: record.row_size]:
        while number != NONE:
            found.add(number)
            number = record.cards[number].below
    return found


def assert_canonical(state: State) -> None:
    record = state.record
    there = lying(record)
    assert all(card.pack() == NOTHING for number, card in enumerate(record.cards) if number not in there)
    assert not any(record.row[record.row_size :])
    for one in record.table:
        assert not any(one.hand[one.hand_size :])
        assert not any(one.aside[one.aside_size :])
    agenda = record.agenda
    assert not any(agenda.step[agenda.size :])
    assert not any(about for step, about in zip(agenda.step, agenda.about, strict=True) if step not in TOLD_ABOUT)
    asked = state.question.id if state.question else ""
    assert record.plan >= 0
    assert (record.plan > 0) == ("plan" in state.position())
    assert (record.actor == 0) or asked not in ("place", "reveal", "activate", "spend", "")


def assert_events_are_canonical(state: State) -> None:
    """Numbers that an event does not have hold nothing."""
    for event in state.happened():
        parts = game.events.forms[event.kind].parts
        assert not any(getattr(event, part) for part in ("seat", "a", "b", "c", "d", "secret") if part not in parts)


@pytest.mark.untraced
def test_records_are_canonical_at_every_question() -> None:
    """ORI-13, ABL-3: a card that has left the row leaves nothing behind, and no ability leaves its traces."""
    for luck in lucks(12, "canonical"):
        for state in questions(dealt(luck), luck):
            assert_canonical(state)
        assert_events_are_canonical(state)


def test_nothing_is_left_of_cards_that_leave_in_every_way() -> None:
    """ABL-12, ABL-18, ABL-19, ABL-21, ABL-24: eliminated, linked, discarded, replaced, sprung, planned."""
    row = ["1:twin+", "1:prince+", "0:substitution", "2:schemer", ["2:plan", "2:trap"], "1:cutthroat", "1:plan(1)"]
    state = start(row, 2, aside={0: ["prince"]}, influence=[5, 5, 5])
    for move in ("reveal", "target 1", "reveal", "keep", "reveal", "target 1"):
        assert_canonical(play(state, move))
    state = start(["0:felon", "0:plan(1)", "1:felon", "0:cutthroat+", "0:queen+"], 1)
    for move in ("reveal", "activate 2", "target 1", "spend", "activate 1", "target 0"):
        assert_canonical(play(state, move))


def test_events_of_a_replacement_hold_nothing_but_their_parts() -> None:
    """ABL-19: from the discard, from aside, or none."""
    for zone in ({"discard": {0: ["queen"]}}, {"aside": {0: ["queen"]}}, {"hand": {0: ["queen"]}}):
        state = play(start(["2:trap", "1:queen", "0:substitution", "2:felon"], 2, **zone), "reveal", "target 1")
        assert_events_are_canonical(state)
