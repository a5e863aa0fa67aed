"""How a server is set up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from pathlib import Path

from camarilla.kernel.refusal import Refusal
from camarilla.server.live.session import Patience


@dataclass(frozen=True)
class Limits:
    """What one visitor may use; a second's worth, and how much at once. Each is an option of `camarilla serve`."""

    body: int = 16_384  # bytes of a request
    chunks: int = 64  # that a body may come in
    message: int = 4_096  # bytes of a message
    messages: float = 15.0  # a second, for each socket
    messages_at_once: int = 40
    frames: float = 60.0  # of any kind, a second, for each socket
    frames_at_once: int = 400
    talkers: int = 16  # an address may send as many frames as so many sockets
    fragments: int = 64  # of a message
    requests: float = 40.0  # a second, for each address; the page itself is counted as files
    requests_at_once: int = 400
    files: float = 200.0  # of the page, its words and rules, a second, for each address
    files_at_once: int = 6_000
    tables: float = 0.2  # new ones a second, for each player
    tables_at_once: int = 20
    players: int = 4  # an address may open as many tables, and have as much stored, as so many players
    writes: float = 10.0  # commands that may be stored, a second, for each player
    writes_at_once: int = 200
    stored: float = 1_000.0  # bytes of logs and chat a second, of each address; games go on beyond that
    stored_at_once: int = 128 << 20
    changes: float = 0.2  # of one's settings for notices, channels and mutes, a second, for each player
    changes_at_once: int = 30
    records: int = 20_000  # of one table; `table/log_quota.py` says whose
    chat: int = 2_000  # lines at one table
    public: int = 12  # tables of one address that wait for players in the lobby
    unfinished: int = 500  # tables that are not over at which one player has sat down
    days: int = 50  # games over days under way, which stay in memory, of one address
    sockets: int = 256  # of one address
    connections: int = 256  # of one address, sockets not counted
    networks: int = 8  # an IPv6 site of 48 bits has as much of everything as so many addresses
    connections_in_all: int = 10_000  # or what the system's file limit leaves, if that is less
    working: int = 256  # requests that are answered at the same time; a quarter of them of one address or site
    queue: int = 512  # requests of one address or site that wait until they are
    request_seconds: float = 10.0  # for a whole request to come, from its first byte or the connection on
    idle_seconds: int = 5  # a connection without a request
    stall_seconds: float = 10.0  # a peer that does not read
    listeners: int = 128  # at one table
    windows: int = 16  # sockets of one player at one table; each seat of a hot seat may have one
    backlog: int = 256  # messages that wait for a slow socket
    backlog_bytes: int = 1 << 20  # of them
    backlog_bytes_of_address: int = 16 << 20  # that wait for all sockets of one address
    analyses: int = 16  # that wait, of all players
    analyses_of_player: int = 3  # that wait, of one
    analyses_of_address: int = 6
    analysis_seconds: float = 900.0
    analysis_effort: float = 60.0  # seconds for which figures become surer, unless others wait
    hints: float = 0.5  # a second, for each player
    hints_at_once: int = 20
    hints_waiting: int = 8  # of one address, at the same time
    thoughts: int = 0  # bots that think at the same time for one address or site; 0: all thinkers but one


OPEN = Limits(
    messages=1e9, messages_at_once=10**9, frames=1e9, frames_at_once=10**9, tables=1e9, tables_at_once=10**9,
    requests=1e9, requests_at_once=10**9, files=1e9, files_at_once=10**9,
    stored=1e9, stored_at_once=10**9, writes=1e9, writes_at_once=10**9, changes=1e9, changes_at_once=10**9,
    records=10**9, chat=10**9,
    public=10**9, unfinished=10**9, days=10**9, sockets=10**9, windows=10**9, thoughts=10**9,
    hints=1e9, hints_at_once=10**9, hints_waiting=10**9, connections=10**9, working=10**9,
)  # fmt: skip


def with_limits(limits: Limits, wishes: Sequence[str]) -> Limits:
    """Limits with some set anew, each as NAME=NUMBER."""
    known = {field.name: type(getattr(limits, field.name)) for field in fields(limits)}
    for wish in wishes:
        name, _, value = wish.partition("=")
        try:
            number = known[name](value)
        except (KeyError, ValueError):
            raise Refusal("limit", wish=wish[:40], expected=", ".join(known)) from None
        if not 0 <= number < 10**10:
            raise Refusal("limit", wish=wish[:40], expected=", ".join(known))
        limits = replace(limits, **{name: number})
    return limits


@dataclass(frozen=True)
class ServerSettings:
    """Everything about a server that is not in its store."""

    database: str = "camarilla.db"  # a file, or postgresql://…
    origins: tuple[str, ...] = ()  # pages of other addresses that may talk to it
    domains: tuple[str, ...] = ()  # names, with ports if unusual, under which visitors find it, beside localhost
    secure: bool = False  # cookies over https only
    cluster: str | None = None  # where the other servers of its store find it; None: it is the only one
    admin: Path | None = None  # a socket in the file system, for the operator
    admin_page: tuple[str, int] | None = None  # where administrators find their page
    admin_token: str = ""  # what they must know
    mail: str | None = None  # smtp://user:password@host?from=address
    post_anywhere: bool = False  # notices also to addresses of this network: for tests
    secret: str | None = None  # signs cookies; None: the store's own
    secret_before: str | None = None  # signed them until now: they are exchanged; "store": the store's own
    limits: Limits = field(default_factory=Limits)
    patience: Patience = field(default_factory=Patience)
    page: Path = Path(__file__).parent / "page"  # the built client
    thinkers: int = 2  # bots that may think at the same time
    bots: tuple[tuple[str, str], ...] = ()  # of the operator's own: names, and what is run
    bot_time: int = 2_000  # milliseconds that such a bot may think
    quantum: int = 250  # a bot that is late answers at the next multiple of its pace, or of this if that is more
    log_level: str = "info"
    access_log: bool = False  # a line for each request

    @property
    def site(self) -> str:
        """Where visitors find it, for links in what is sent to them; empty if nobody has said."""
        return f"{'https' if self.secure else 'http'}://{self.domains[0]}" if self.domains else ""
