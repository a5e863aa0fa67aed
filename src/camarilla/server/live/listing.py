"""A table as lists show it."""

from __future__ import annotations

import msgspec

from camarilla.server.store.reading import read_json
from camarilla.server.store.store import Summary
from camarilla.server.table.table import Table
from camarilla.wire.rest import Listed


def read_listed(summary: Summary) -> Listed | None:
    """What a list shows of a table; None if that is damaged: the table itself is in its log."""
    return read_json(summary.body, Listed)


def runs_unattended(summary: Summary) -> bool:
    """Does a person sit there whose clock runs also while nobody is there? Where nobody can tell, it may."""
    listed = read_listed(summary)
    return listed is None or (listed.unattended and bool(listed.names))


def summarise(table: Table) -> Summary:
    """The summary of a table as it is now."""
    rules = table.rules
    listed = Listed(
        id=table.id,
        game=table.game.id,
        phase=table.phase,
        created=table.created,
        changed=table.changed,
        seats=len(table.seats),
        free=sum(seat.free for seat in table.seats),
        names=[seat.name for seat in table.seats if seat.name],
        bots=sum(seat.level is not None for seat in table.seats),
        spectators=rules.spectators,
        clock=rules.clock is not None,
        private=table.invite is not None,
        unattended=rules.clock is not None and rules.clock.unattended,
    )
    return Summary(
        table.id, table.game.id, table.phase, rules.public, table.created, table.changed, msgspec.json.encode(listed),
        tuple(table.people()), table.share,
    )  # fmt: skip
