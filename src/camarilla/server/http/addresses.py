"""Addresses: what counts as one, and how many connections each has."""

from __future__ import annotations

import ipaddress
from collections import Counter


class Addresses:
    """How many there are of each address, and of each IPv6 site: it has networks in plenty."""

    def __init__(self, most: int, networks: int) -> None:
        self.most, self.networks = most, networks
        self.of_address: Counter[str] = Counter()
        self.of_site: Counter[str] = Counter()

    def may_enter(self, address: str) -> bool:
        """May there be one more?"""
        of_site = self.of_site[site_of(address)]
        return self.of_address[address] < self.most and of_site < self.most * self.networks

    def enter(self, address: str) -> None:
        self.of_address[address] += 1
        self.of_site[site_of(address)] += 1

    def leave(self, address: str) -> None:
        self.of_address -= Counter({address: 1})
        self.of_site -= Counter({site_of(address): 1})

    def total(self) -> int:
        return self.of_address.total()


def site_of(address: str) -> str:
    """The network of 48 bits that an IPv6 address is in; an IPv4 address is by itself."""
    return str(ipaddress.ip_network((address, 48), strict=False)) if ":" in address else address


def network_of(address: str) -> str:
    """What counts as one address: an IPv4 address, or the network of 64 bits that an IPv6 subscriber has."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False).network_address)
