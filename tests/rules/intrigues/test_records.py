"""Intrigues: records are canonical: cells that mean nothing hold nothing, so that equal games are equal bytes."""

from __future__ import annotations

import random

import pytest
from rules.intrigues.positions import start
from rules.playing import play

from camarilla.games.intrigues.game import game
from camarilla.games.intrigues.state import MAX_SEATS, Card, Seat, Step
from camarilla.kernel.game import State

NUMBERS = ("seat", "a", "b", "c", "d", "secret")
NOTHING = Card().pack()


def assert_canonical(state: State) -> None:
    """INT-3, INT-8: where no card lies and nobody sits there is nothing, nor is there of a step that is done."""
    record, agenda = state.record, state.record.agenda
    for pile in record.zones:
        assert all(card.pack() == NOTHING for card in pile.card[pile.size :])
    assert all(seat.pack() == Seat().pack() for seat in record.table[record.seats : MAX_SEATS])
    assert not any((*agenda.step[agenda.size :], *agenda.about[agenda.size :]))
    planned = dict(zip(agenda.step[: agenda.size], agenda.about[: agenda.size], strict=True))
    assert planned.get(Step.ACT, 0) == planned.get(Step.DEPLOY, 0) == 0


def assert_events_are_canonical(state: State) -> set[str]:
    """Numbers that an event does not have hold nothing. The events there were."""
    for event in state.happened():
        parts = game.events.forms[event.kind].parts
        assert [getattr(event, name) for name in NUMBERS if name not in parts] == [0] * (len(NUMBERS) - len(parts))
        assert event.seen == 255 or "secret" in parts
    return {game.events.forms[event.kind].name for event in state.happened()}


@pytest.mark.untraced
def test_records_are_canonical_at_every_question() -> None:
    """INT-1 to INT-19: over whole games, in which everything happens that is ever told."""
    told, luck = set[str](), random.Random(7)
    for seed in range(60):
        state = game.deal(2 + seed % 3, seed, seed % 2)
        assert_canonical(state)
        while not state.over:
            state.play(luck.choice(state.legal))
            assert_canonical(state)
        told |= assert_events_are_canonical(state)
    state = play(start(factory="spy* detective+ killer* barman@0"), "leave factory/1")  # INT-16: rare by chance
    told |= assert_events_are_canonical(state)
    assert told == {form.name for form in game.events.forms}
