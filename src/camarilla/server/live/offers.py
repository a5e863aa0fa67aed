"""Public tables that wait for players: an address or a site offers only so many, so that nobody fills the lobby."""

from __future__ import annotations

from camarilla.kernel.refusal import Refusal
from camarilla.server.address_hashes import fits
from camarilla.server.settings import Limits
from camarilla.server.table.table import Table
from camarilla.wire.parts import TableRules

LISTED = 24 * 3_600_000  # a public table where nothing happens is listed for so long


class Offers:
    """The tables that the lobby offers: from where, and when they changed last."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.tables: dict[str, tuple[str, int]] = {}

    def check(self, rules: TableRules, house: str) -> None:
        """Refuse one more."""
        houses = [other for other, _ in self.tables.values()]
        if rules.public and not fits(house, houses, self.limits.public, self.limits.networks):
            raise Refusal("public", most=self.limits.public)

    def note(self, table: Table, house: str) -> None:
        """A table has changed."""
        if table.rules.public and table.phase == "gathering":
            self.tables[table.id] = house, table.changed
        else:
            self.tables.pop(table.id, None)

    def forget(self, now: int) -> None:
        """What is no longer listed keeps nobody from offering another."""
        self.tables = {id: (house, changed) for id, (house, changed) in self.tables.items() if changed >= now - LISTED}
