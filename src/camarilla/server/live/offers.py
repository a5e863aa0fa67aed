"""Public tables that wait for players: an address or a site offers only so many, so that nobody fills the lobby."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.kernel.refusal import Refusal
from camarilla.server.address_hashes import fits
from camarilla.server.settings import Limits
from camarilla.server.table.table import Table
from camarilla.wire.parts import TableRules

LISTED = 24 * 3_600_000  # a public table where nothing happens is listed for so long
Offer = tuple[str, int]  # the hash of the address it comes from, and when the table changed last


class Offers:
    """The tables that the lobby offers: from where, and when they changed last."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.tables: dict[str, Offer] = {}

    def check(self, rules: TableRules, address_hash: str) -> None:
        """Refuse one more."""
        if rules.public and not self._fits(address_hash):
            raise Refusal("public", most=self.limits.public)

    def _fits(self, address_hash: str) -> bool:
        others = [other for other, _ in self.tables.values()]
        return fits(address_hash, others, self.limits.public, self.limits.networks)

    def note(self, table: Table, address_hash: str) -> OfferChange:
        """A table has changed; it can be taken back until that is stored. One that was listed no longer comes back only
        where there is room: else whoever opened many, day by day, would list them all at once."""
        public = table.rules.public and table.phase == "gathering"
        offered = public and (table.id in self.tables or self._fits(address_hash))
        offer = (address_hash, table.changed) if offered else None
        change = OfferChange(self, table.id, self.tables.get(table.id), offer)
        change.repeat()
        return change

    def put(self, id: str, offer: Offer | None) -> None:
        """From where a table is offered, and when it changed last; None if it is not."""
        if offer:
            self.tables[id] = offer
        else:
            self.tables.pop(id, None)

    def forget(self, now: int) -> None:
        """What is no longer listed keeps nobody from offering another."""
        self.tables = {id: offer for id, offer in self.tables.items() if offer[1] >= now - LISTED}


@dataclass(frozen=True, slots=True)
class OfferChange:
    """What a change of a table means for the lobby."""

    offers: Offers
    id: str
    before: Offer | None
    after: Offer | None

    def take_back(self) -> None:
        """List the table as before: the change is not stored."""
        self.offers.put(self.id, self.before)

    def repeat(self) -> None:
        """List the table as changed: the change is stored after all."""
        self.offers.put(self.id, self.after)
