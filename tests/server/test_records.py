"""What is stored of a game: bytes that later servers can read, and what earlier ones have stored."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import camarilla
from camarilla.dialect.layout import layout_text
from camarilla.dialect.struct import StructType
from camarilla.kernel.decisions import LogEntry
from camarilla.kernel.events import Event
from camarilla.server.table import finished
from camarilla.server.table.records import FORM, Began, Moved, TableRecord, read_record, write_record
from camarilla.server.table.table import PLAYED, Table
from camarilla.server.table.verify import verify
from camarilla.wire.messages import Update
from server.tables import ADA, BOB, CYN, EVE, Bench, begun, refusal

LOGS = json.loads(Path(__file__).with_name("log_4.json").read_text())  # as version 4 of the store had them


def loaded(records: list[TableRecord]) -> Bench:
    """A table that a server loads, and whoever played there."""
    bench = Bench()
    bench.records = list(records)
    bench.session.table = bench.reloaded()
    for who in (ADA, BOB, CYN):
        bench.join(who)
    return bench


def play_out(bench: Bench) -> None:
    """To the end; and then everything that is shown of a finished game is made from what is stored."""
    bench.play_on(random.Random(7))
    table, stored = bench.reloaded(), [read_record(write_record(record)) for record in bench.records]
    assert table.phase == "over"
    assert verify(finished.fairness(table)).moves == len(table.played)
    for eyes in finished.eyes_of(table):
        assert len(finished.replay(table, stored, eyes).steps) == len(table.played) + 1


# -- what earlier servers have stored
@pytest.mark.parametrize("game", LOGS)
def test_a_game_that_an_earlier_server_began_goes_on(game: str) -> None:
    old = [json.dumps(record, separators=(",", ":")).encode() for record in LOGS[game]]
    records = [read_record(data) for data in old]
    bench = loaded(records)
    assert bench.table.state is not None
    last = [record for record in LOGS[game] if "position" in record][-1]
    assert bench.table.state.position() == last["position"]
    told = sum(len(record.get("events", ())) for record in LOGS[game])
    assert len(bench.table.history) == Event.size_ * (told - undone(game))
    bench.play()
    first, second = bench.records[len(old) :][-1], bench.play().records[0]
    assert isinstance(first, Moved)
    assert isinstance(second, Moved)
    assert (first.layout, second.layout) == (bench.table.game.layout, "")  # named once
    play_out(bench)


def undone(game: str) -> int:
    """How many events of a log were taken back."""
    log = LOGS[game]
    return sum(len(log[number - 1]["events"]) for number, record in enumerate(log) if record["is"] == "took-back")


def test_what_was_taken_back_is_among_them() -> None:
    assert any(record["is"] == "took-back" for log in LOGS.values() for record in log)


# -- what later servers read
def test_the_form_is_raised_with_what_lies_in_it() -> None:
    """Whoever changes an event or a decision writes another form, and reads this one too."""
    assert (FORM, Event.format_, LogEntry.format_) == (b"\1", "hbbhhhhBb", "hh")


def relaid(struct: StructType, data: bytes) -> tuple[bytes, str]:
    """A record as if the fields of its struct had lain the other way round."""
    fields = list(reversed(struct.fields_.items()))
    form = "".join(field.layout[2] * (field.count or 1) for _, field in fields)
    names = {name: rest for name, *rest in json.loads(layout_text(struct))[1]}
    layout = json.dumps([form, [[name, *names[name]] for name, _ in fields]])
    return b"".join(data[field.offset : field.offset + field.size] for _, field in fields), layout


def changed(records: list[TableRecord], change: Callable[[bytes], tuple[bytes, str]]) -> list[TableRecord]:
    """A log with other positions."""
    found: list[TableRecord] = []
    for record in records:
        if isinstance(record, PLAYED):
            assert isinstance(record.position, bytes)
            position, layout = change(record.position)
            record = msgspec.structs.replace(record, position=position, layout=layout)
        found.append(record)
    return found


@pytest.mark.parametrize("game", camarilla.games())
def test_a_game_goes_on_where_fields_have_moved(game: str) -> None:
    bench = begun(game)
    bench.play_on(random.Random(3), 6)
    struct = bench.table.game.rules.State
    other = loaded(changed(bench.records, lambda data: relaid(struct, data)))
    assert other.table.state == bench.table.state
    play_out(other)


@pytest.mark.parametrize("layout", ["", '["b",[["gone",1,[]]]]'])
def test_a_position_that_cannot_be_read_is_refused(layout: str) -> None:
    bench, table = begun(), Table("table")
    for record in changed(bench.records, lambda data: (data[1:], layout or bench.table.game.layout)):
        table.put(record)
    assert refusal(lambda: table.state) == "store-failed"


def test_a_record_is_small() -> None:
    bench = begun("throne")
    size = max(len(write_record(bench.play().records[0])) for _ in range(20))
    assert size < 600


# -- updates are joined from what is written already
@pytest.mark.parametrize("game", camarilla.games())
def test_an_update_is_what_its_declaration_says(game: str) -> None:
    bench = begun(game, clock=None)
    bench.join(EVE)
    bench.play_on(random.Random(2))
    kinds: set[Any] = {type(record) for record in bench.records}
    assert kinds >= {Began, Moved}
    for _, update in bench.told:
        declared = msgspec.json.decode(update.data, type=Update)
        assert msgspec.json.encode(declared) == update.data
        assert (declared.n, declared.at) == (update.n, update.at)


def test_readers_who_are_told_the_same_share_it() -> None:
    bench = begun("throne")
    bench.join(EVE)
    bench.told.clear()
    bench.play_on(random.Random(1), 10)
    by_number: dict[int, list[bytes]] = {}
    for _, update in bench.told:
        by_number.setdefault(update.n, []).append(update.data)
    for told in by_number.values():
        assert len({id(data) for data in told}) == len(set(told))
    assert any(len(set(told)) < len(told) for told in by_number.values())
