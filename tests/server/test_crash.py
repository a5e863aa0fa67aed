"""Nothing lost: the server is killed in the middle of games, and every acknowledged move is still there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from conftest import SOAK

from server.crash import torment


def test_a_killed_server_has_lost_nothing_and_invented_nothing(database: Callable[[], str]) -> None:
    tables = 6 * SOAK
    moves, games = asyncio.run(torment(database(), "intrigues", tables, 3, 30 * SOAK, SOAK))
    assert games == tables
    assert moves >= 5 * tables
