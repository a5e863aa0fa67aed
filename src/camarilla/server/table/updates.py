"""What readers are told of a table: a welcome, an update for each record, who is here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from msgspec import Raw

from camarilla.kernel.undo import unknown
from camarilla.server.table import views
from camarilla.server.table.commands import Visitor
from camarilla.server.table.moves import may_undo
from camarilla.server.table.records import Began, Moved, Rested, SpokenLine, TableRecord, TookBack
from camarilla.server.table.table import PLAYED, Table
from camarilla.server.table.views import Reader
from camarilla.wire import PROTOCOL
from camarilla.wire.messages import Said, Welcome
from camarilla.wire.parts import EventInfo, Seen
from camarilla.wire.written import (
    WrittenUpdate,
    game_member,
    table_member,
    told_member,
    took_back_member,
    write,
    write_update,
)

QUIET = (Moved, Rested, TookBack)  # records after which the table itself stands as before


Delivery = tuple[Reader, WrittenUpdate]  # an update for all sockets with the eyes of one reader


@dataclass(slots=True)
class Utterance:
    """A line of chat that was put last: as it is stored, and as it is told to all but the players in `hushed`."""

    line: SpokenLine
    message: Said
    hushed: frozenset[str]


def updates(table: Table, record: TableRecord, readers: Sequence[Reader], forgotten: int) -> list[Delivery]:
    """What each reader is told of the record that was put last; `forgotten` events were taken back."""
    told = dict.fromkeys(readers, b"")
    if not isinstance(record, QUIET):
        shown = {to_seat: table_member(table.shown(to_seat)) for to_seat in (True, False)}
        told = {reader: shown[reader is not None] for reader in readers}
    if isinstance(record, PLAYED):
        told = _of_game(table, record, told, forgotten)
    return shared(table.n, record.at, told)


def _of_game(
    table: Table, record: Began | Moved | TookBack, told: Mapping[Reader, bytes], forgotten: int
) -> dict[Reader, bytes]:
    """The game went on, or back; what each reader is told of the table comes first."""
    shown, undo, banks = table.views, shows_undo(table, list(told)), banks_shown(table, record.at)
    assert shown is not None
    beside = dict.fromkeys(told, shown.beside(None, banks, undo))  # most are only told who is asked
    beside |= {reader: shown.beside(reader, banks, undo) for reader in {shown.asked, undo} & told.keys()}
    happened = back(record.seat, forgotten, told) if isinstance(record, TookBack) else events(table, record.tape, told)
    return {
        reader: first + game_member(table.asked_in, shown.view(reader), beside[reader]) + happened[reader]
        for reader, first in told.items()
    }


def events(table: Table, tape: bytes, readers: Iterable[Reader]) -> dict[Reader, bytes]:
    """What has happened, if anything has."""
    if not tape:
        return dict.fromkeys(readers, b"")
    return {reader: told_member(told) for reader, told in views.told_all(table.game, tape, readers).items()}


def back(seat: int, forgotten: int, readers: Iterable[Reader]) -> dict[Reader, bytes]:
    """An answer was taken back."""
    return dict.fromkeys(readers, took_back_member(seat, forgotten))


def shared(n: int, at: int, told: Mapping[Reader, bytes]) -> list[Delivery]:
    """An update for each reader, one for all who are told the same."""
    made: dict[bytes, WrittenUpdate] = {}
    return [
        (reader, made.get(members) or made.setdefault(members, write_update(n, at, members)))
        for reader, members in told.items()
    ]


def banks_shown(table: Table, now: int) -> bytes:
    """The thinking time of each seat, if there is a clock."""
    return write(table.clock.shown(table.asked, now)) if table.clock.banks else b"[]"


def shows_undo(table: Table, readers: Sequence[Reader] = ()) -> int | None:
    """The seat that is offered to take its answer back: neither it nor another reader has come to know a card."""
    last, after = table.played[-1] if table.played else None, table.views
    if last is None or last.before is None or after is None or not may_undo(table, last.seat):
        return None
    other = next((reader for reader in readers if reader != last.seat), None)  # one whose view is needed anyway
    for reader in (last.seat, other):
        if unknown(after.view(reader)) < unknown(last.before.views.view(reader)):
            return None
    return last.seat


def utter(table: Table, line: SpokenLine) -> Utterance:
    """Put the next line of chat."""
    said = table.chat.say(line)
    hushed = frozenset(player for player, tags in table.muted.items() if said.line.tag in tags)
    return Utterance(line, said, hushed)


def welcome(table: Table, who: Visitor, now: int) -> Welcome:
    """Everything a reader may know, from the start."""
    muted, shown = table.muted.get(who.player, set()), table.views
    seen = shown.seen(who.seat, table.asked_in, banks_shown(table, now), shows_undo(table)) if shown else b"null"
    return Welcome(
        protocol=PROTOCOL,
        n=table.n,
        at=now,
        seat=who.seat,
        mine=table.seats_of(who.player),
        tag=table.tag(who.player),
        table=table.shown(bool(table.seats_of(who.player))),
        game=cast(Seen, Raw(seen)),
        told=cast(list[EventInfo], Raw(b"[%b]" % views.told(table.game, table.history, who.seat))),
        said=table.chat.shown(muted),
        heard=table.chat.last,
        muted=sorted(muted),
    )
