"""Behind the Throne: records are canonical: cells that mean nothing hold nothing, so equal games are equal bytes."""

from __future__ import annotations

from rules.playing import play
from rules.throne.positions import start, walk

from camarilla.games.throne.game import game
from camarilla.games.throne.state import Step
from camarilla.kernel.game import State

NUMBERS = ("seat", "a", "b", "c", "d", "secret")
ABOUT_A_SEAT = (Step.DROP, Step.GIVE)


def assert_canonical(state: State) -> None:
    """THR-1, THR-3: what has left the deck or the row leaves nothing behind, nor does a step that is done."""
    record, agenda = state.record, state.record.agenda
    assert not any(record.deck[record.deck_size :])
    assert not any(record.seen[record.deck_size :])
    assert not any(record.row[record.row_size :])
    assert record.value == 0 or record.row_size > 0
    assert not any((*agenda.step[agenda.size :], *agenda.about[agenda.size :]))
    planned = zip(agenda.step[: agenda.size], agenda.about[: agenda.size], strict=True)
    assert not any(about for step, about in planned if step not in ABOUT_A_SEAT)


def assert_events_are_canonical(state: State) -> set[str]:
    """Numbers that an event does not have hold nothing; a secret is its seat's alone. The events there were."""
    for event in state.happened():
        parts = game.events.forms[event.kind].parts
        assert [getattr(event, name) for name in NUMBERS if name not in parts] == [0] * (len(NUMBERS) - len(parts))
        assert event.seen == (1 << event.seat if "secret" in parts else 255)
    return {game.events.forms[event.kind].name for event in state.happened()}


def test_records_are_canonical_at_every_question() -> None:
    """THR-1 to THR-21: over whole games, in which everything happens that is ever told."""
    told = set[str]()
    for seed in range(12):
        told |= assert_events_are_canonical(walk(2 + seed % 3, seed, assert_canonical))
    state = start([{"king": 5}, {}, {}], row="king alchemist")
    assert_canonical(play(state, "take"))
    told |= assert_events_are_canonical(state)
    assert told == {form.name for form in game.events.forms}
