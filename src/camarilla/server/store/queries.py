"""What both databases do alike, and are asked in the same words."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from camarilla.kernel.refusal import Refusal
from camarilla.server.store.store import Append, Later, Settle, Summary
from camarilla.server.store.writer import Writer

COLUMNS = "id, game, phase, public, created, changed, share, body"
LISTED = f"SELECT {COLUMNS} FROM tables"
TABLES = {  # everything there is, in the order in which it is copied
    "settings": "key, value",
    "tables": COLUMNS,
    "log": "table_id, number, body",
    "seated": "player, table_id",
    "kept": "table_id, kind, body",
}
ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Queries(ABC):
    """What every database does alike; `?` stands for a value."""

    name: str  # for messages
    writer: Writer
    reading: Any  # a connection
    writing: Any

    @abstractmethod
    def _rows(self, statement: str, *values: Any) -> list[Any]: ...

    def append(self, append: Append) -> None:
        self.writer.append(append)

    def settle_with(self, settle: Settle, later: Later) -> None:
        self.writer.settle, self.writer.later = settle, later

    def check(self) -> None:
        self._rows("SELECT 1")
        if not self.writer.thread.is_alive():
            raise Refusal("no-store", store=self.name, reason="closed")

    def close(self) -> None:
        self.writer.close()
        self._disconnect()

    def _disconnect(self) -> None:
        self.reading.close()
        self.writing.close()

    def records(self, table: str) -> list[bytes]:
        query = "SELECT number, body FROM log WHERE table_id = ? ORDER BY number"
        rows = self._rows(query, table) if ID.fullmatch(table) else []
        if [number for number, _ in rows] != list(range(1, len(rows) + 1)):
            raise Refusal("store-failed")  # something is missing: better no table than another one
        return [bytes(body) for _, body in rows]

    def public(self, since: int, limit: int) -> list[Summary]:
        where = "WHERE public = 1 AND phase IN ('gathering', 'playing') AND changed >= ?"
        return [summary(row) for row in self._rows(f"{LISTED} {where} ORDER BY changed DESC, id LIMIT ?", since, limit)]

    def of_player(self, player: str, limit: int) -> list[Summary]:
        where = "WHERE id IN (SELECT table_id FROM seated WHERE player = ?) ORDER BY changed DESC, id LIMIT ?"
        return [summary(row) for row in self._rows(f"{LISTED} {where}", player, limit)]

    def shared(self, share: str) -> str | None:
        query = "SELECT id FROM tables WHERE share = ? AND phase = 'over'"
        rows = self._rows(query, share) if ID.fullmatch(share) else []
        return str(rows[0][0]) if rows else None

    def kept(self, table: str, kind: str) -> bytes | None:
        rows = self._rows("SELECT body FROM kept WHERE table_id = ? AND kind = ?", table, kind)
        return bytes(rows[0][0]) if rows else None

    def tables(self) -> list[str]:
        return [str(id) for (id,) in self._rows("SELECT id FROM tables ORDER BY created, id")]


def summary(row: Sequence[Any]) -> Summary:
    """A row of `tables`."""
    id, game, phase, public, created, changed, share, body = row
    return Summary(id, game, phase, bool(public), created, changed, bytes(body), (), share)
