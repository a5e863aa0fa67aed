"""Whom the operator keeps out or quiet, and which tables are closed; kept in the store."""

from __future__ import annotations

import contextlib
import ipaddress
import re
from collections.abc import Collection

import msgspec

from camarilla.kernel.refusal import Refusal
from camarilla.server.addresses import range_of
from camarilla.server.store.reading import read_json
from camarilla.server.store.store import Store

KEY = "sanctions"
PLAYER = re.compile(r"[A-Za-z0-9_-]{16}")  # an id as guests get it


class Lists(msgspec.Struct):
    """Players' ids, addresses and networks that are banned or muted, and tables that nobody may enter."""

    banned: set[str] = set()
    muted: set[str] = set()
    closed: set[str] = set()


def read_lists(stored: str) -> Lists:
    """The lists as they are stored; damaged ones are refused, for nobody goes on without the bans that there were."""
    lists = read_json(stored, Lists)
    if lists is None:
        raise Refusal("damaged-setting", setting=KEY)
    return lists


class NameList:
    """One of the lists, to be looked up."""

    def __init__(self, names: Collection[str]) -> None:
        self.names = set(names)
        self.networks = [network for name in names if (network := network_in(name))]

    def hold(self, *names: str) -> bool:
        """Is a player or an address among them, or in one of their networks?"""
        return not self.names.isdisjoint(names) or (bool(self.networks) and any(map(self._within, names)))

    def _within(self, name: str) -> bool:
        try:
            address = ipaddress.ip_address(name)
        except ValueError:  # a player
            return False
        return any(address in network for network in self.networks)


def network_in(name: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    """The network that a name stands for, if it is one."""
    with contextlib.suppress(ValueError):  # lists may hold what an earlier server took for an address
        return ipaddress.ip_network(name) if "/" in name else None
    return None


class Sanctions:
    """The operator's lists."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.read()

    def read(self) -> None:
        """The lists as they are stored; blocks, so call it from a thread."""
        self.lists = read_lists(self.store.setting(KEY, lambda: "{}"))
        self.banned, self.muted = NameList(self.lists.banned), NameList(self.lists.muted)

    def check(self, *names: str) -> None:
        """Refuse a player or an address that is banned."""
        if self.banned.hold(*names):
            raise Refusal("banned")

    def check_voice(self, *names: str) -> None:
        """Refuse the chat of a player or an address that is muted."""
        if self.muted.hold(*names):
            raise Refusal("muted")

    def check_table(self, id: str) -> None:
        """Refuse a table that the operator has closed."""
        if id in self.lists.closed:
            raise Refusal("table-closed")

    def change(self, kind: str, name: str, on: bool) -> None:
        """Put a name on a list, or take it off; blocks, so call it from a thread."""

        def changed(stored: str) -> str:
            lists = read_lists(stored)
            names: set[str] = getattr(lists, kind)
            (names.add if on else names.discard)(name)
            return msgspec.json.encode(lists).decode()

        self.store.amend(KEY, changed)
        self.read()


def named(target: str) -> str:
    """A player, an address or a network as it stands in a list; refused if it is none of them."""
    if PLAYER.fullmatch(target):
        return target
    try:
        return range_of(target)
    except Refusal:
        raise
    except ValueError:
        raise Refusal("admin-target") from None
