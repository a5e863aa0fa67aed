"""What readers are told of a table: a welcome, an update for each record, who is here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from camarilla.server.table import views
from camarilla.server.table.commands import Visitor
from camarilla.server.table.moves import may_undo
from camarilla.server.table.records import Moved, Muted, Record, Rested, SpokenLine, TookBack
from camarilla.server.table.table import PLAYED, Table
from camarilla.server.table.views import Reader
from camarilla.wire import PROTOCOL
from camarilla.wire.messages import Said, Update, Welcome
from camarilla.wire.parts import Seen

QUIET = (Moved, Muted, Rested, TookBack)  # records after which the table itself stands as before


@dataclass(slots=True)
class Delivery:
    """An update for all sockets with the eyes of one reader."""

    to: Reader
    message: Update


@dataclass(slots=True)
class Utterance:
    """A line of chat that was put last: as it is stored, and as it is told to all but the players in `hushed`."""

    line: SpokenLine
    message: Said
    hushed: frozenset[str]


def updates(table: Table, record: Record, readers: Sequence[Reader], forgotten: int) -> list[Delivery]:
    """What each reader is told of the record that was put last; `forgotten` events were taken back."""
    common: dict[str, Any] = {"n": table.n, "at": record.at}
    if isinstance(record, TookBack):
        common |= {"took_back": record.seat, "forget": forgotten}
    if not isinstance(record, QUIET):
        return _of_table(table, record, readers, common)
    if not isinstance(record, PLAYED):
        return [Delivery(reader, Update(**common)) for reader in readers]
    return _of_game(table, record, readers, common)


def _of_table(table: Table, record: Record, readers: Sequence[Reader], common: dict[str, Any]) -> list[Delivery]:
    """The table changed, and the game may have begun."""
    deliveries: list[Delivery] = []
    for to_seat in (True, False):
        group = [reader for reader in readers if (reader is not None) == to_seat]
        parts = common | {"table": table.shown(to_seat)}
        began = isinstance(record, PLAYED)
        deliveries += (
            _of_game(table, record, group, parts) if began else [Delivery(one, Update(**parts)) for one in group]
        )
    return deliveries


def _of_game(table: Table, record: Record, readers: Sequence[Reader], common: dict[str, Any]) -> list[Delivery]:
    """The game went on, or back."""
    shown, deliveries = table.views, list[Delivery]()
    assert shown is not None
    events = () if isinstance(record, TookBack) else record.events  # type: ignore[union-attr]
    told, undo = views.told_all(shown.state, events, readers), shows_undo(table, readers)
    made: dict[Any, Update] = {}  # one for all who are told the same
    for reader in readers:
        alone = reader is not None and (reader == shown.asked or reader == undo)
        key = reader if alone else (id(shown.view(reader)), id(told[reader]))
        message = made.get(key)
        if message is None:
            seen = game_seen(table, reader, record.at, undo)
            message = made[key] = Update(**common, game=seen, told=told[reader])
        deliveries.append(Delivery(reader, message))
    shown.rest()
    return deliveries


def game_seen(table: Table, reader: Reader, now: int, undo: int | None) -> Seen | None:
    """The game as a reader may know it; `undo` is the seat that may take its answer back."""
    shown = table.views
    if shown is None:
        return None
    banks = table.clock.shown(shown.asked, now) if table.clock.banks else []
    return shown.seen(reader, table.asked_in, banks, reader is not None and reader == undo)


def shows_undo(table: Table, readers: Sequence[Reader] = ()) -> int | None:
    """The seat that is offered to take its answer back: neither it nor another reader has come to know a card."""
    last, after = table.played[-1] if table.played else None, table.views
    if last is None or last.before is None or after is None or not may_undo(table, last.seat):
        return None
    other = next((reader for reader in readers if reader != last.seat), None)  # one whose view is needed anyway
    for reader in (last.seat, other):
        if after.unknown(reader) < last.before.views.unknown(reader):
            return None
    return last.seat


def utter(table: Table, line: SpokenLine) -> Utterance:
    """Put the next line of chat."""
    said = table.chat.put(table.chat.last + 1, line)
    hushed = frozenset(player for player, tags in table.muted.items() if said.line.tag in tags)
    return Utterance(line, said, hushed)


def welcome(table: Table, who: Visitor, now: int) -> Welcome:
    """Everything a reader may know, from the start."""
    state, muted = table.state, table.muted.get(who.player, set())
    return Welcome(
        protocol=PROTOCOL,
        n=table.n,
        at=now,
        seat=who.seat,
        mine=table.seats_of(who.player),
        tag=table.tag(who.player),
        table=table.shown(bool(table.seats_of(who.player))),
        game=game_seen(table, who.seat, now, shows_undo(table)),
        told=views.told(state, table.history, who.seat) if state else [],
        said=table.chat.shown(muted),
        heard=table.chat.last,
        muted=sorted(muted),
    )
