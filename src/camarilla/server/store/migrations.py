"""The schema, version by version; both databases understand it. A newer one than ours is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from camarilla.kernel.refusal import Refusal

Run = Callable[..., list[Any]]  # a statement and its values; the rows it finds
AT_ONCE = 1000  # records that are looked at together
SPOKE = b'{"is":"spoke"'  # how a record of the log began that was a line of chat


def move_chat(run: Run) -> None:
    """Lines of chat leave the log; an empty record stays in the place of each, so that numbers stay as they were."""
    after = "SELECT table_id, number, body FROM log WHERE (table_id, number) > (?, ?) AND substr(body, 1, ?) = ?"
    table, number, count = "", 0, 0
    while rows := run(f"{after} ORDER BY table_id, number LIMIT ?", table, number, len(SPOKE), SPOKE, AT_ONCE):
        for id, place, body in rows:
            count = count + 1 if id == table else 1
            table, number, said = id, place, json.loads(bytes(body))
            empty = json.dumps(said | {"player": "gone", "name": "", "text": ""}, separators=(",", ":")).encode()
            if said["text"]:  # else it was taken out
                run("INSERT INTO chat VALUES (?, ?, ?, ?)", id, count, said["player"], bytes(body))
            run("UPDATE log SET body = ? WHERE table_id = ? AND number = ?", empty, id, place)


# Each entry leads from its index to the next version. BLOB is spelled as each database wants it.
MIGRATIONS: list[list[str | Callable[[Run], None]]] = [
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
    [  # chat apart from the game
        "CREATE TABLE chat (table_id TEXT NOT NULL, number INTEGER NOT NULL, player TEXT NOT NULL, body BLOB NOT NULL,"
        " PRIMARY KEY (table_id, number))",
        "CREATE INDEX chat_player ON chat (player)",
        move_chat,
    ],
    [],  # positions and events as bytes in the log (`table/records.py`), which servers before that cannot read
    [  # the tables of a player, latest first and those that are not over, however many there are
        "ALTER TABLE seated ADD COLUMN changed BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE seated ADD COLUMN finished INTEGER NOT NULL DEFAULT 0",
        "UPDATE seated SET changed = (SELECT changed FROM tables WHERE id = table_id),"
        " finished = (SELECT CASE WHEN phase = 'over' THEN 1 ELSE 0 END FROM tables WHERE id = table_id)"
        " WHERE table_id IN (SELECT id FROM tables)",
        "CREATE INDEX seated_latest ON seated (player, changed DESC, table_id)",
        "CREATE INDEX seated_unfinished ON seated (player) WHERE finished = 0",
        "CREATE INDEX seated_table ON seated (table_id)",
        "CREATE INDEX tables_phase ON tables (phase, changed)",
    ],
]
VERSION = len(MIGRATIONS)


def check_version(version: int) -> None:
    """Refuse a schema of another version than ours."""
    if version < VERSION:
        raise Refusal("older-store", version=version, known=VERSION)
    if version > VERSION:
        raise Refusal("newer-store", version=version, known=VERSION)


def migrate(version: int, run: Run) -> None:
    """Bring a schema of this version up to ours, in the caller's transaction."""
    if version > VERSION:
        raise Refusal("newer-store", version=version, known=VERSION)
    for statements in MIGRATIONS[version:]:
        for statement in statements:
            if isinstance(statement, str):
                run(statement)
            else:
                statement(run)
