"""The access log, for those who want one: what was asked and how it went, with addresses and players as salted hashes.

The salt is drawn when the server starts and kept nowhere: lines of one visitor can be told to be so, and no more.
"""

from __future__ import annotations

import secrets
import time
from typing import Any

from starlette.types import Scope

from camarilla.server.address_hashes import hashed
from camarilla.server.addresses import network_of

LONGEST = 12  # letters of a part of a path that is no id; ids have 16 at least


class AccessLog:
    """Writes a line for each request and each socket."""

    def __init__(self, log: Any) -> None:
        self.log, self.salt = log, secrets.token_hex(16)

    def note(self, scope: Scope, status: int, begun: float) -> None:
        """A request was answered, or a socket is closed (101)."""
        address = network_of(scope["client"][0]) if scope.get("client") else "?"
        spent = round((time.perf_counter() - begun) * 1000)
        path, method = path_of(scope), scope.get("method", "GET")
        self.log.info("access", method=method, path=path, status=status, ms=spent, address=hashed(self.salt, address))


def path_of(scope: Scope) -> str:
    """The path without ids: whoever has the id of a private table or a replay can look at it.

    A request that was refused at the door has led nowhere yet, so what is long in it could be one.
    """
    path: str = scope["path"]
    for value in scope.get("path_params", {}).values():
        path = path.replace(str(value), "*") if value else path
    return "/".join("*" if len(part) > LONGEST else part for part in path.split("/"))[:80]
