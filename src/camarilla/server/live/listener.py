"""Who listens at a table, and what waits until it is stored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

from camarilla.server.addresses import site_of
from camarilla.server.live.offers import OfferChange
from camarilla.server.table.commands import Visitor
from camarilla.server.table.views import Reader


class Listener(Protocol):
    """A socket at the table."""

    who: Visitor  # who it is told things as
    counted: Visitor  # who it is counted as; ahead of `who` until the change is stored
    wanted: Reader  # the seat it asked for
    address: str  # where it comes from
    device: str  # of the player, if it is listed

    def send(self, data: bytes) -> None: ...

    def close(self, reason: str) -> None: ...


@dataclass(slots=True)
class Sender:
    """Whoever gave a command, and its id: that socket alone is told that it is done."""

    listener: Listener
    re: str


@dataclass(slots=True)
class Waiting:
    """Something to be done once it, and everything before it, is stored."""

    act: Callable[[], None]
    stored: bool
    offer: OfferChange | None = None  # what it changes in the lobby


def take_back(waiting: Iterable[Waiting]) -> None:
    """What is not stored is not offered either."""
    for one in waiting:
        if one.offer and not one.stored:
            one.offer.take_back()
            return  # to before the first of them


def most_of(listeners: list[Listener]) -> Listener:
    """One of the site that has most sockets here, there of the address and of the guest who has; the oldest of them."""
    of_site = Counter(site_of(one.address) for one in listeners)
    of_address = Counter(one.address for one in listeners)
    of_player = Counter(one.who.player for one in listeners)
    return max(
        listeners, key=lambda one: (of_site[site_of(one.address)], of_address[one.address], of_player[one.who.player])
    )


def oldest(listeners: list[Listener], player: str, spared: int) -> list[Listener]:
    """The sockets of a player here but for the last so many."""
    mine = [one for one in listeners if one.counted.player == player]
    return mine[: max(0, len(mine) - spared)]


def has_less(address: str, listeners: list[Listener]) -> bool:
    """Would the site of an address, with one more here, still have less than another one has?"""
    of_site = Counter(site_of(one.address) for one in listeners)
    return of_site[site_of(address)] + 1 < max(of_site.values())
