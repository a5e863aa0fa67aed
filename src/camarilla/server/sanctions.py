"""Whom the operator keeps out or quiet, and which tables are closed; kept in the store."""

from __future__ import annotations

import msgspec

from camarilla.kernel.refusal import Refusal
from camarilla.server.store.store import Store

KEY = "sanctions"


class Lists(msgspec.Struct):
    """Players' ids and addresses who are banned or muted, and tables that nobody may enter."""

    banned: set[str] = set()
    muted: set[str] = set()
    closed: set[str] = set()


class Sanctions:
    """The operator's lists."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.read()

    def read(self) -> None:
        """The lists as they are stored; blocks, so call it from a thread."""
        self.lists = msgspec.json.decode(self.store.setting(KEY, lambda: "{}"), type=Lists)

    def check(self, *names: str) -> None:
        """Refuse a player or an address that is banned."""
        if not self.lists.banned.isdisjoint(names):
            raise Refusal("banned")

    def check_voice(self, *names: str) -> None:
        """Refuse the chat of a player or an address that is muted."""
        if not self.lists.muted.isdisjoint(names):
            raise Refusal("muted")

    def check_table(self, id: str) -> None:
        """Refuse a table that the operator has closed."""
        if id in self.lists.closed:
            raise Refusal("table-closed")

    def change(self, kind: str, name: str, on: bool) -> None:
        """Put a name on a list, or take it off; blocks, so call it from a thread."""

        def changed(stored: str) -> str:
            lists = msgspec.json.decode(stored, type=Lists)
            names: set[str] = getattr(lists, kind)
            (names.add if on else names.discard)(name)
            return msgspec.json.encode(lists).decode()

        self.store.amend(KEY, changed)
        self.read()
