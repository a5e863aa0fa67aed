"""A new table: its first records, from what somebody wishes or from the table of which it is the rematch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from camarilla.games import games
from camarilla.kernel.game import State
from camarilla.kernel.refusal import Refusal
from camarilla.server.table.commands import check_level, check_rules
from camarilla.server.table.names import clean_name
from camarilla.server.table.records import GONE, Began, Filled, Invited, Opened, Seated, TableRecord
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


def open_table(
    wish: NewTable, player: str, name: str, names: Names, now: int, own_bots: Sequence[str] = ()
) -> list[TableRecord]:
    """The records of a new table; each seat is `open`, `me`, `me NAME` (at a hot seat) or `bot LEVEL`.

    `own_bots`: names that stand beside the levels.
    """
    if wish.game not in games():
        raise Refusal("game", game=wish.game[:24], expected=", ".join(games()))
    check_rules(wish.game, len(wish.seats), wish.rules)
    records: list[TableRecord] = [
        Opened(now, wish.game, len(wish.seats), wish.rules, player, names.key, names.share)
    ]  # fmt: skip
    if wish.private or wish.word:
        records.append(Invited(now, wish.word or new_word(names.key, player, 0)))
    for seat, wanted in enumerate(wish.seats):
        records += seat_record(wish, seat, wanted, player, name, now, own_bots)
    mine = sum(isinstance(record, Seated) for record in records)
    if mine > 1 and not wish.rules.hotseat:
        raise Refusal("one-seat")
    return records


def seat_record(
    wish: NewTable, seat: int, wanted: str, player: str, name: str, now: int, own_bots: Sequence[str]
) -> list[TableRecord]:
    """Who sits on a seat at first."""
    kind, _, rest = wanted.partition(" ")
    if kind == "open" and not rest:
        return []
    if kind == "me" and len(rest) <= MOST_NAME:
        return [Seated(now, seat, player, clean_name(rest) if rest.strip() else name)]
    if kind == "bot":
        check_level(wish.game, rest, own_bots)
        return [Filled(now, seat, rest)]
    raise Refusal("seat-wish", seat=seat, wish=wanted)


def retry(old: Table, state: State, player: str, names: Names, now: int) -> list[TableRecord]:
    """The same players on the same seats, and the game as it stood; only for somebody who played against bots alone."""
    if old.phase != "over":
        raise Refusal("phase-" + old.phase)
    if player not in old.people():
        raise Refusal("retry-not-yours")
    if old.people() != [player]:
        raise Refusal("retry-people")
    opened = Opened(now, old.game.id, len(old.seats), replace(old.rules, public=False), player, names.key, names.share)
    rules, layout = old.game.version, old.game.layout
    began = Began(now, old.first, [], state.pack(), b"", rules, retried=True, layout=layout)
    return [opened, *seat_again(old, now), began]


def rematch(old: Table, player: str, names: Names, now: int) -> list[TableRecord]:
    """The same players on their seats again, as one of them wishes, who is host where the old one sits there no longer;
    the left neighbour of the first player begins. Where there are several, each is only invited: nobody plays, or is
    told of a move, without having come."""
    if old.phase != "over":
        raise Refusal("phase-" + old.phase)
    rules = replace(old.rules, first=(old.first + 1) % len(old.seats))
    host = old.host if old.seats_of(old.host) else player
    opened = Opened(now, old.game.id, len(old.seats), rules, host, names.key, names.share)
    invited = [Invited(now, old.invite)] if old.invite else []
    return [opened, *invited, *seat_again(old, now, len(old.people()) > 1)]


def seat_again(old: Table, now: int, invited: bool = False) -> Iterator[TableRecord]:
    """Those who sat at a table, each on the same seat; that of somebody who was forgotten is free."""
    for number, seat in enumerate(old.seats):
        if seat.player and seat.player != GONE:
            yield Seated(now, number, seat.player, seat.name or "", invited)
        elif seat.level:
            yield Filled(now, number, seat.level)
