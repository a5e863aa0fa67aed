"""What a store offers: tables as append-only logs. SQLite and PostgreSQL are behind it."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, Protocol

from camarilla.kernel.refusal import Refusal

Belonging = tuple[str, str, bytes]  # kind, name, details
WhenStored = Callable[[BaseException | None], None]  # called when it is stored, or cannot be
SIGNED_OUT = "signed-out"  # among a player's belongings: a device whose cookie is good for nothing
TOLD = "told"  # among what is kept with a table: what each seat was told last, of each kind of notice
ADDRESS_HASH = "house"  # among what is kept with a table: from where it came, as `address_hashes.py` writes it
OPEN = "open"  # among what is kept with a table: until when it counts as open in a server


@dataclass(frozen=True)
class Summary:
    """A table as lists show it."""

    id: str
    game: str
    phase: str
    public: bool
    created: int
    changed: int
    body: bytes  # what the list shows
    players: tuple[str, ...] = ()
    share: str = ""


@dataclass(frozen=True)
class ChatRow:
    """A line of chat: its number at the table, whose it is, what was said."""

    number: int
    player: str
    body: bytes


@dataclass(slots=True)
class Append:
    """Records of one table, from number `first` on, its new summary if that changed, or a line of its chat.

    Appends of one chain build on each other: when one fails, all after it do.
    """

    table: str
    first: int
    records: list[bytes]
    summary: Summary | None = None
    done: WhenStored = field(default=lambda _: None, compare=False)
    chain: str = ""
    said: ChatRow | None = None


Statement = tuple[str, Sequence[Any]]  # `?` stands for a value


@dataclass(slots=True)
class SideWrite:
    """Statements beside the log, all of them or none: settings of players, what is kept with a table."""

    statements: Sequence[Statement]
    rows: list[int] = field(default_factory=list)  # that each of them changed
    done: Future[list[int]] = field(default_factory=Future)  # when it is safe on disk


Write = Append | SideWrite


@dataclass(frozen=True)
class Beat:
    """What a server of several learns each time it says that it lives."""

    alive: frozenset[str]  # addresses of all servers
    mine: frozenset[str] | None  # the tables it still has, if it was given up meanwhile


class Leases(Protocol):
    """Which of several servers plays a table. All of it may block: call it from a thread."""

    id: str
    began: int  # when this server came, by the clock that all servers share

    def beat(self) -> Beat:
        """Say that this server lives; it is given up after a few seconds without."""

    def now(self) -> int:
        """The time by the clock that all servers share."""

    def wait(self, seconds: float) -> list[str]:
        """What the servers told each other; empty if they were silent for so long."""

    def mine(self) -> frozenset[str]:
        """The tables that this server plays."""

    def take(self, table: str) -> str | None:
        """Play a table here from now on; the address of the server that does, if another one lives that does."""

    def doubt(self, address: str) -> None:
        """Nothing listens at a server's address: give it up sooner, unless it has just said that it lives."""

    def give(self, table: str) -> None:
        """Let another server play a table."""

    def revoke(self, table: str) -> None:
        """Whoever plays a table loads it anew."""

    def tell(self, word: str) -> None:
        """Tell all servers, this one too."""


Acknowledge = Callable[[list[tuple[Append, BaseException | None]]], None]
Later = Callable[[Callable[[], None]], object]  # does something a moment later


class Source(Protocol):
    """A store that is only read, for a backup."""

    def export(self) -> Iterator[tuple[str, list[Any]]]:
        """Everything there is at one moment, some rows at a time."""

    def close(self) -> None:
        """Let go."""


class Store(Source, Protocol):
    """Whoever keeps the tables. Reading may block: call it from a thread."""

    @property
    def leases(self) -> Leases | None:
        """Where several servers share it."""

    def append(self, append: Append) -> None:
        """Store soon; `done` is called, from another thread, when it is safe on disk."""

    def acknowledge_with(self, acknowledge: Acknowledge, later: Later) -> None:
        """Say who is told when a group is stored, instead of calling each `done` from the writing thread; and who
        waits a moment for more to store."""

    def records(self, table: str) -> Iterator[bytes]:
        """The log of a table, read some records at a time; empty if there is none."""

    def chat(self, table: str, most: int) -> list[tuple[int, bytes]]:
        """The last lines of a table's chat, with their numbers."""

    def spoken(self, table: str) -> dict[str, int]:
        """How many lines of a table's chat each player has said."""

    def public(self, phase: str, since: int, limit: int) -> list[Summary]:
        """Public tables in a phase that have changed since: of every site its newest before the second of any."""

    def offered(self, since: int) -> dict[str, tuple[str, int]]:
        """The public tables that gather and have changed since then: from where, and when they changed last."""

    def playing(self) -> list[Summary]:
        """The tables at which a game is under way."""

    def of_player(self, player: str, limit: int) -> list[Summary]:
        """The tables of a player, latest first."""

    def unfinished(self, player: str, most: int) -> int:
        """How many tables of a player are not over, counted up to so many."""

    def shared(self, share: str) -> str | None:
        """The table of a shared finished game."""

    def keep(self, table: str, kind: str, body: bytes) -> None:
        """Keep something that was made from a finished game: its replay, its analysis."""

    def kept(self, table: str, kind: str) -> bytes | None:
        """What was kept."""

    def setting(self, key: str, made: Callable[[], str]) -> str:
        """A setting of this store; made when it is first asked for."""

    def amend(self, key: str, change: Callable[[str], str]) -> None:
        """Change a setting that is there, from what it is at that moment: nobody else changes it meanwhile."""

    def relist(self, table: str, body: bytes) -> None:
        """Have lists show a table as this."""

    def tables(self) -> list[str]:
        """The ids of all tables."""

    def untouched(self, finished: bool, since: int, of_bots: bool = False) -> list[str]:
        """Tables, finished or not, that have not changed since; those alone at which no player ever sat."""

    def delete(self, table: str, since: int | None = None) -> bool:
        """Forget a table and everything that was made from it; with a time only if it has not changed since and no
        server has it open. False if nothing was there to forget."""

    def rewrite(self, table: str, records: Mapping[int, bytes]) -> None:
        """Put other records in the place of some: only to take out what must be forgotten."""

    def hush(self, table: str) -> None:
        """Forget the chat of a table."""

    def spoken_at(self, player: str) -> list[str]:
        """The tables at which a player has said something."""

    def naming(self, player: str) -> list[str]:
        """The tables in whose logs a player is named: all logs are looked through."""

    def unseat(self, player: str) -> None:
        """List no table as a player's, and forget the player's chat and belongings, but not who is signed out."""

    def owners(self) -> list[str]:
        """The players who have left something with the server."""

    def belongings(self, player: str) -> list[Belonging]:
        """What a player has left with the server: kind, name, details. Channels for notices, passkeys."""

    def set_belonging(self, player: str, kind: str, target: str, body: bytes | None) -> None:
        """Keep or change one of a player's belongings; None: no longer."""

    def use_up(self, name: str, now: int, until: int) -> bool:
        """Note, until then, that a name was used; False if it was before, at whichever server."""

    def size(self) -> int:
        """Bytes on the disk."""

    def compact(self) -> None:
        """Give the disk back what is no longer used, as far as a server beside it can go on writing."""

    def vacuum(self) -> None:
        """Write the whole store anew, without anything that is no longer used; claim it first."""

    def fill(self, parts: Iterable[tuple[str, list[Any]]]) -> None:
        """Take over a backup, all of it or nothing; refused if there are tables already."""

    def claim(self, address: str | None = None) -> None:
        """Be the only server of this store until it is closed; or, with an address at which others find it, one of
        several. Refused if there is another one that wants it otherwise."""

    def is_served(self) -> bool:
        """Does a server run on it? One that has just begun to may be told that there is another."""

    def check(self) -> None:
        """Raise if the store does not answer."""

    def verify(self) -> list[str]:
        """Look through what is stored: the tables in whose logs a record is missing; StoreError if more is damaged.
        It takes a while, and keeps nobody waiting."""

    def close(self) -> None:
        """Store everything that was appended, then let go."""


class StoreError(RuntimeError):
    """The store could not keep something."""


def store_error(error: BaseException) -> str | None:
    """What a database says of its own failure, which names no player and no card; None if it is no failure of one.

    PostgreSQL's first sentence alone: its details quote the row.
    """
    origin = type(error).__module__.partition(".")[0]
    ours = isinstance(error, OSError | StoreError) or origin in ("sqlite3", "psycopg")
    ours = ours and origin != "smtplib"  # those are OSErrors, too, and name the address they were to reach
    said = getattr(getattr(error, "diag", None), "message_primary", None) or str(error)
    return " ".join(said.split())[:200] if ours else None


@contextlib.contextmanager
def failures_refused(database: str) -> Iterator[None]:
    """What a database says of its own failure becomes a refusal, for whoever runs a program."""
    try:
        yield
    except Exception as error:
        if (reason := store_error(error)) is None:
            raise
        raise Refusal("no-store", store="postgresql" if "://" in database else database, reason=reason) from error


def open_store(database: str, upgrade: bool = True, among: bool = False) -> Store:
    """The store that an address names: a file, or a PostgreSQL server; one of an older version is upgraded, or refused.

    No server may run on it meanwhile, unless this one is `among` several, which their version has to bear.
    """
    if database.startswith(("postgresql://", "postgres://")):
        from camarilla.server.store.postgres import PostgresStore

        return PostgresStore(database, upgrade, among)
    from camarilla.server.store.sqlite import SqliteStore

    return SqliteStore(database, upgrade)
