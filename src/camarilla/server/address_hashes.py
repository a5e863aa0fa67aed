"""Addresses as they may be stored: hashed with a salt of the store, so that nobody reads them there."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from functools import lru_cache

from camarilla.server.addresses import site_of
from camarilla.server.store.store import Store


def hashed(salt: str, address: str) -> str:
    """What stands for an address; the same one is always the same."""
    return hashlib.blake2b(address.encode(), key=salt.encode()[:64], digest_size=9).hexdigest()


@lru_cache(10_000)
def address_hash(salt: str, address: str) -> str:
    """What stands for an address, and after it for its site."""
    return f"{hashed(salt, address)} {hashed(salt, site_of(address))}"


def site_hash(address_hash: str) -> str:
    """What stands for the site."""
    return address_hash.rpartition(" ")[2]


def fits(address_hash: str, others: Sequence[str], most: int, networks: int) -> bool:
    """May there be one more of an address that has so many at most, and of its site?"""
    of_site = sum(site_hash(other) == site_hash(address_hash) for other in others)
    return others.count(address_hash) < most and of_site < most * networks


def salt_of(store: Store) -> str:
    """The salt of a store; drawn once, and the same for all its servers."""
    return store.setting("salt", lambda: secrets.token_hex(16))
