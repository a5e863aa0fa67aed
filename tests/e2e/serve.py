"""The server of the browser's tests: it deals the same cards and its bots decide alike in every run.

A test then passes or fails always; `make soak` (CAMARILLA_SOAK) leaves everything to chance.
"""

from __future__ import annotations

import os
import secrets
import sys
from types import SimpleNamespace

from camarilla.cli import main
from camarilla.server.live import bots, rooms

SAME = SimpleNamespace(
    token_urlsafe=secrets.token_urlsafe,  # ids of tables are as many as ever
    token_hex=lambda size: "5a" * size,  # the key of a deal
    randbits=lambda size: 7,  # a bot's seed
    choice=secrets.choice,  # where a bot has failed
)

if os.environ.get("CAMARILLA_SOAK", "1") == "1":
    rooms.secrets = bots.secrets = SAME  # type: ignore[assignment]

sys.exit(main())
