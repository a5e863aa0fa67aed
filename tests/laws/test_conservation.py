"""Nothing appears and nothing is lost; whatever happens cites the rule that made it happen."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from itertools import islice

from hypothesis import given
from hypothesis import strategies as st

from camarilla.kernel.game import Game
from laws.invariants import invariants
from laws.tables import every_table, examples, viewers, walks, world


@cache
def rule_numbers() -> set[str]:
    """Every rule that a rulebook states."""
    books = resources.files("camarilla").joinpath("rulebooks", "en").iterdir()
    texts = [book.read_text("utf-8") for book in books if book.name.endswith(".md")]
    return {number for text in texts for number in re.findall(r"^#+ ([A-Z]{3}-\d+)\b", text, re.MULTILINE)}


@every_table
@examples(4)
@given(data=st.data())
def test_cards_and_influence_are_conserved(game: Game, seats: int, data: st.DataObject) -> None:
    for state in data.draw(walks(game, seats, length=400)).states():
        invariants(game.id).conserved(state)


@every_table
@examples(4)
@given(data=st.data())
def test_events_cite_rules_and_are_only_added_to(game: Game, seats: int, data: st.DataObject) -> None:
    heard: list[list[dict[str, object]]] = [[] for _ in range(seats + 1)]
    for state in islice(data.draw(walks(game, seats, length=400)).states(), 0, None, 9):
        for i, seat in enumerate(viewers(state)):
            events = state.events(seat)
            assert events[: len(heard[i])] == heard[i]
            assert {str(event["rule"]) for event in events} <= rule_numbers()
            heard[i] = events
        assert len({len(events) for events in heard}) == 1


@every_table
@examples(10)
@given(data=st.data())
def test_a_record_can_be_packed(game: Game, seats: int, data: st.DataObject) -> None:
    """Every number fits its cell, in the truth, in what is seen of it, and in a world made from that."""
    state, key = data.draw(walks(game, seats)).end(), data.draw(st.integers(0, 2**62))
    records = [state.record, *(state.redacted(seat) for seat in viewers(state))]
    for record in [*records, *(world(state, seat, key) for seat in viewers(state))]:
        assert game.rules.State.unpack(record.pack()) == record
