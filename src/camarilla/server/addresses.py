"""Addresses: what counts as one, and how much each may have. An IPv6 site has many networks, and is counted too."""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Callable
from functools import lru_cache

from camarilla.kernel.refusal import Refusal
from camarilla.server.buckets import Buckets

LARGEST = {4: 8, 6: 16}  # bits of the largest network that an operator may name


class Addresses:
    """How many there are of each address, and of each site."""

    def __init__(self, most: int, networks: int) -> None:
        self.most, self.networks = most, networks
        self.of_address: Counter[str] = Counter()
        self.of_site: Counter[str] = Counter()

    def may_enter(self, address: str, more: int = 1) -> bool:
        """May there be one more, or so many?"""
        of_address, of_site = self.of_address[address] + more, self.of_site[site_of(address)] + more
        return of_address <= self.most and of_site <= self.most * self.networks

    def enter(self, address: str, more: int = 1) -> None:
        """Count one more of an address, or so many; below 0: so many less."""
        for counted, key in ((self.of_address, address), (self.of_site, site_of(address))):
            counted[key] += more
            if counted[key] <= 0:
                del counted[key]

    def leave(self, address: str) -> None:
        self.enter(address, -1)

    def total(self) -> int:
        return self.of_address.total()


class AddressBuckets:
    """How often each address may, and each site: as often as so many addresses. Hashes of them count as well."""

    def __init__(self, rate: float, full: float, networks: int, site: Callable[[str], str] | None = None) -> None:
        self.of_address, self.of_site = Buckets(rate, full), Buckets(rate * networks, full * networks)
        self.site = site or site_of

    def holds(self, address: str, now: int) -> bool:
        """Could this one once more?"""
        return self.of_site.holds(self.site(address), now) and self.of_address.holds(address, now)

    def take(self, address: str, now: int, times: int = 1) -> bool:
        """May this one once more, or so many times?"""
        site = self.site(address)
        if not (self.of_site.holds(site, now, times) and self.of_address.take(address, now, times)):
            return False
        return self.of_site.take(site, now, times)

    def spend(self, address: str, now: int, times: int) -> None:
        """This one did, so many times."""
        self.of_site.spend(self.site(address), now, times)
        self.of_address.spend(address, now, times)


class PlayerBuckets:
    """How often each player may, and each address: as often as so many players."""

    def __init__(self, rate: float, full: float, players: int, networks: int) -> None:
        self.of_player, self.of_address = Buckets(rate, full), AddressBuckets(rate * players, full * players, networks)

    def check(self, player: str, address: str, now: int) -> None:
        """Refuse a player or an address that has been here too often of late; a player who may not takes nothing from
        the others at the address."""
        holds = self.of_address.holds(address, now)
        if not (holds and self.of_player.take(player, now) and self.of_address.take(address, now)):
            raise Refusal("flood")


@lru_cache(10_000)
def site_of(address: str) -> str:
    """The network of 48 bits that an IPv6 address is in; an IPv4 address is by itself."""
    return str(ipaddress.ip_network((address, 48), strict=False)) if ":" in address else address


def range_of(text: str) -> str:
    """What an address or a network counts as; ValueError if it is neither; refused if it is too much of it all."""
    network = ipaddress.ip_network(text.partition("%")[0], strict=False)
    mapped = getattr(network.network_address, "ipv4_mapped", None)
    if mapped and network.prefixlen >= 96:
        network = ipaddress.ip_network((mapped, network.prefixlen - 96))
    if network.prefixlen < (largest := LARGEST[network.version]):
        raise Refusal("wide-network", network=str(network), largest=largest)
    one = network.prefixlen >= (32 if network.version == 4 else 64)
    return network_of(str(network.network_address)) if one else str(network)


def network_of(address: str) -> str:
    """What counts as one address: an IPv4 address, or the network of 64 bits that an IPv6 subscriber has; `?` if it is
    none, whatever a proxy says."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return "?"
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False).network_address)
