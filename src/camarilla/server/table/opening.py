"""A new table: its first records, from what somebody wishes or from the table of which it is the rematch."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.games import games
from camarilla.kernel.refusal import Refusal
from camarilla.server.table.commands import check_level, check_rules
from camarilla.server.table.names import clean_name
from camarilla.server.table.records import Filled, Invited, Opened, Record, Seated
from camarilla.server.table.seats import new_word
from camarilla.server.table.table import Table
from camarilla.wire.rest import NewTable

MOST_NAME = 24


@dataclass(frozen=True)
class Names:
    """What nobody may guess: the table's id, the id of its finished game, its key."""

    table: str
    share: str
    key: str


def open_table(wish: NewTable, player: str, name: str, names: Names, now: int) -> list[Record]:
    """The records of a new table; each seat is `open`, `me`, `me NAME` (at a hot seat) or `bot LEVEL`."""
    if wish.game not in games():
        raise Refusal("game", game=wish.game[:24], expected=", ".join(games()))
    check_rules(wish.game, len(wish.seats), wish.rules)
    records: list[Record] = [
        Opened(now, wish.game, len(wish.seats), wish.rules, player, names.key, names.share)
    ]  # fmt: skip
    if wish.private or wish.word:
        records.append(Invited(now, wish.word or new_word(names.key, player, 0)))
    for seat, wanted in enumerate(wish.seats):
        records += seat_record(wish, seat, wanted, player, name, now)
    mine = sum(isinstance(record, Seated) for record in records)
    if mine > 1 and not wish.rules.hotseat:
        raise Refusal("one-seat")
    return records


def seat_record(wish: NewTable, seat: int, wanted: str, player: str, name: str, now: int) -> list[Record]:
    """Who sits on a seat at first."""
    kind, _, rest = wanted.partition(" ")
    if kind == "open" and not rest:
        return []
    if kind == "me" and len(rest) <= MOST_NAME:
        return [Seated(now, seat, player, clean_name(rest) if rest.strip() else name)]
    if kind == "bot":
        check_level(wish.game, rest)
        return [Filled(now, seat, rest)]
    raise Refusal("seat-wish", seat=seat, wish=wanted)


def rematch(old: Table, names: Names, now: int) -> list[Record]:
    """The same players again; everybody moves on by one seat."""
    if old.phase != "over":
        raise Refusal("phase-" + old.phase)
    count = len(old.seats)
    records: list[Record] = [Opened(now, old.game.id, count, old.rules, old.host, names.key, names.share)]
    records += [Invited(now, old.invite)] if old.invite else []
    for number, seat in enumerate(old.seats):
        next_one = (number + 1) % count
        if seat.player:
            records.append(Seated(now, next_one, seat.player, seat.name or ""))
        elif seat.level:
            records.append(Filled(now, next_one, seat.level))
    return records
