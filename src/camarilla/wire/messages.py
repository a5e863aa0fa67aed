"""What the server tells a page, over the socket of a table."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.json import Encoder

from camarilla.wire.parts import Absence, ChatLine, EventInfo, HintedMove, Milliseconds, SeatNumber, Seen, TableInfo


class _Message(Struct, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    pass


class Welcome(_Message, tag="welcome"):
    """Everything from the start: the first message of a socket, unless the page has all but the last few updates."""

    protocol: int
    n: int  # the number of the last update this includes
    at: Milliseconds
    seat: SeatNumber | None  # whose eyes this socket has; null: a spectator's
    mine: list[SeatNumber]  # all seats of this player here
    tag: str  # stands for this player at this table
    table: TableInfo
    game: Seen | None  # null before the game begins
    told: list[EventInfo]  # everything since the deal
    said: list[ChatLine]
    heard: int  # the number of the last line of chat
    muted: list[str]


class Resumed(_Message, tag="resumed"):
    """The page has everything up to `n`; the updates after it follow, then the lines of chat that it lacks."""

    n: int


class Update(_Message, tag="update"):
    """One entry of the table's log, as this reader may know it; numbers rise by one."""

    n: int
    at: Milliseconds
    re: str | None = None  # the command that caused it: it is stored now
    table: TableInfo | None = None  # if the table changed
    game: Seen | None = None  # if the game went on
    told: list[EventInfo] = []
    took_back: SeatNumber | None = None  # this seat took its answer back: forget the last `forget` events
    forget: int = 0


class Said(_Message, tag="said"):
    """A line of chat. Numbers rise, and have gaps where the reader does not want to hear somebody."""

    number: int
    line: ChatLine
    re: str | None = None


class Done(_Message, tag="done"):
    """A command that changed nothing for others is done."""

    re: str


class Hinted(_Message, tag="hinted"):
    """The answer to a hint, for whoever asked: the best answers first, and why (`hint-REASON` of the page's words)."""

    re: str
    asked_in: int  # the question
    moves: list[HintedMove]
    reason: Literal["even", "gain", "deny", "odds", "safe", "lost"]
    mistake: bool = False  # is the answer that was asked about surely one?


class CommandRefused(_Message, tag="refused"):
    """A command was refused, and nothing has changed: `refused-ERROR` of the words, with these details."""

    re: str | None
    error: str
    details: dict[str, str | int]


class Presence(_Message, tag="presence"):
    """Who is here now. Not numbered: each replaces the one before."""

    here: list[SeatNumber]
    spectators: int
    absent: list[Absence]


class Closing(_Message, tag="closing"):
    """The socket is about to close: `restart` (come back in a moment), `slow`, or why nobody is let in here."""

    reason: str


class Announcement(_Message, tag="announcement"):
    """What the operator has to say to everybody; empty: nothing any more."""

    text: str


class Pong(_Message, tag="pong"):
    """The answer to a ping, with the server's time."""

    re: str
    at: Milliseconds


Message = Welcome | Resumed | Update | Said | Done | Hinted | CommandRefused | Presence | Closing | Announcement | Pong
_encoder = Encoder()


def encode(message: Message) -> bytes:
    """A message as JSON."""
    return _encoder.encode(message)
