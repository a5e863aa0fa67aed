"""The schema, version by version; both databases understand it. A newer one than ours is refused."""

from __future__ import annotations

from collections.abc import Callable

from camarilla.kernel.refusal import Refusal

# Each entry leads from its index to the next version. BLOB and AUTO are spelled as each database wants them.
MIGRATIONS: list[list[str]] = [
    [
        "CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL)",
        "CREATE TABLE tables (id TEXT PRIMARY KEY, game TEXT NOT NULL, phase TEXT NOT NULL, public INTEGER NOT NULL,"
        " created BIGINT NOT NULL, changed BIGINT NOT NULL, share TEXT NOT NULL, body BLOB NOT NULL)",
        "CREATE INDEX tables_public ON tables (public, phase, changed)",
        "CREATE INDEX tables_share ON tables (share)",
        "CREATE TABLE log (table_id TEXT NOT NULL, number INTEGER NOT NULL, body BLOB NOT NULL)",
        "CREATE UNIQUE INDEX log_number ON log (table_id, number)",
        "CREATE TABLE seated (player TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (player, table_id))",
        "CREATE TABLE kept (table_id TEXT NOT NULL, kind TEXT NOT NULL, body BLOB NOT NULL,"
        " PRIMARY KEY (table_id, kind))",
    ],
    [  # several servers on one PostgreSQL: who lives, and who plays which table
        "CREATE TABLE servers (id TEXT PRIMARY KEY, address TEXT NOT NULL, expires BIGINT NOT NULL)",
        "CREATE TABLE leases (table_id TEXT PRIMARY KEY, owner TEXT NOT NULL)",
        "CREATE INDEX leases_owner ON leases (owner)",
    ],
    [  # what players leave with the server: how they want to be told that it is their move, passkeys
        "CREATE TABLE belongings (player TEXT NOT NULL, kind TEXT NOT NULL, target TEXT NOT NULL, body BLOB NOT NULL,"
        " PRIMARY KEY (player, kind, target))",
    ],
]
VERSION = len(MIGRATIONS)


def migrate(version: int, run: Callable[[str], None]) -> None:
    """Bring a schema of this version up to ours, in the caller's transaction."""
    if version > VERSION:
        raise Refusal("newer-store", version=version, known=VERSION)
    for statements in MIGRATIONS[version:]:
        for statement in statements:
            run(statement)
