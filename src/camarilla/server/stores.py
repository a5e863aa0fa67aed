"""The store that an address names."""

from __future__ import annotations

from camarilla.server.sqlite import SqliteStore
from camarilla.server.store import Store


def open_store(database: str) -> Store:
    """A file, or a PostgreSQL server."""
    if database.startswith(("postgresql://", "postgres://")):
        from camarilla.server.postgres import PostgresStore

        return PostgresStore(database)
    return SqliteStore(database)
