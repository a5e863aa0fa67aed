"""How a server is set up."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from camarilla.server.live.session import Patience


@dataclass(frozen=True)
class Limits:
    """What one visitor may use; a second's worth, and how much at once."""

    body: int = 16_384  # bytes of a request
    message: int = 4_096  # bytes of a message
    messages: float = 15.0  # a second, for each socket
    messages_at_once: int = 40
    requests: float = 20.0  # a second, for each address
    requests_at_once: int = 120
    tables: float = 0.2  # new ones a second, for each player
    tables_at_once: int = 20
    sockets: int = 64  # of one address
    listeners: int = 128  # at one table
    backlog: int = 256  # messages that wait for a slow socket


OPEN = Limits(
    messages=1e9, messages_at_once=10**9, requests=1e9, requests_at_once=10**9, tables=1e9, tables_at_once=10**9,
    sockets=10**9,
)  # fmt: skip


@dataclass(frozen=True)
class ServerSettings:
    """Everything about a server that is not in its store."""

    database: str = "camarilla.db"  # a file, or postgresql://…
    origins: tuple[str, ...] = ()  # pages of other addresses that may talk to it
    secure: bool = False  # cookies over https only
    secret: str | None = None  # signs cookies; None: the store's own
    metrics: bool = True
    limits: Limits = field(default_factory=Limits)
    patience: Patience = field(default_factory=Patience)
    page: Path = Path(__file__).parent / "page"  # the built client
    thinkers: int = 2  # bots that may think at the same time
    quantum: int = 250  # a bot that is late answers at the next multiple of its pace, or of this if that is more
    log_level: str = "info"
