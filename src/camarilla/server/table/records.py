"""What is stored of a table: an append-only log, one record for each thing that happened. It holds every secret.

Chat is stored beside it, line by line: it is no part of the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from msgspec import DecodeError, Struct, convert, json, msgpack

from camarilla.kernel.decisions import CHANCE, LogEntry
from camarilla.kernel.events import Event
from camarilla.kernel.game import State
from camarilla.kernel.refusal import Refusal
from camarilla.wire.parts import TableRules

Position = bytes | Mapping[str, Any]  # as the rules keep it; or a document, as it was stored before
Draw = tuple[int, int]  # sides and outcome
Why = Literal["absent", "left", "clock"]
GONE = "gone"  # stands for a player who was forgotten, and is nobody's id


class _Record(Struct, tag_field="is", omit_defaults=True):
    at: int  # milliseconds since 1970


class Opened(_Record, tag="opened"):
    """The first record."""

    game: str
    seats: int
    rules: TableRules
    host: str  # a player
    key: str  # secret until the game is over
    share: str  # the id under which the finished game is shown


class Changed(_Record, tag="changed"):
    rules: TableRules


class Seated(_Record, tag="seated"):
    """Somebody sits down; or is invited to, by a rematch, and does so by coming."""

    seat: int
    player: str
    name: str
    invited: bool = False


class Filled(_Record, tag="filled"):
    seat: int
    level: str


class Emptied(_Record, tag="emptied"):
    """A seat is free again; whoever was kicked may not come back to the table."""

    seat: int
    kicked: bool = False


class Readied(_Record, tag="readied"):
    seat: int
    on: bool


class Invited(_Record, tag="invited"):
    """Only those with this word come in from now on; everybody if there is none."""

    word: str | None


class Contributed(_Record, tag="contributed"):
    seat: int
    text: str


class Began(_Record, tag="began"):
    """The deal, or a position of another game from which this one goes on."""

    first: int
    draws: list[Draw]
    position: Position
    tape: bytes
    rules: int = 1  # the version of the game's rules
    retried: bool = False
    layout: str = ""  # of positions from here on, until another one is named: `Game.layout`


class Moved(_Record, tag="moved"):
    """An answer, what chance said after it, what happened, and the position it led to."""

    seat: int
    code: int
    draws: list[Draw]
    position: Position
    tape: bytes
    banks: list[int] = []
    by_bot: bool = False
    decisions: bytes = b""
    layout: str = ""


class TookBack(_Record, tag="took-back"):
    """The last answer is undone; the position is the one before it, and so are the banks, less the time used."""

    seat: int
    position: Position
    banks: list[int] = []
    layout: str = ""


class Rested(_Record, tag="rested"):
    """The last player has gone, and time stands still; what was used until then stays used."""

    banks: list[int]


class StoodIn(_Record, tag="stood-in"):
    """A bot answers for a person."""

    seat: int
    why: Why


class Returned(_Record, tag="returned"):
    seat: int


class Replaced(_Record, tag="replaced"):
    """In a game a bot takes a seat for good."""

    seat: int


class Voted(_Record, tag="voted"):
    """A player is for or against having a bot take the seat that is waited for."""

    seat: int
    player: str
    yes: bool


class Kept(_Record, tag="kept"):
    """A vote is over, and the player stays."""

    seat: int


class Hosted(_Record, tag="hosted"):
    """Another player is host."""

    player: str


class Spoke(_Record, tag="spoke"):
    """The place of a line of chat, from when chat was part of the log: numbers stay as they were."""

    player: str
    name: str
    seat: int | None
    text: str


class Muted(_Record, tag="muted"):
    """Somebody does not want to hear somebody; in logs only from when that was part of them."""

    player: str
    tag: str
    on: bool


class Ended(_Record, tag="ended"):
    scores: list[int]
    winners: list[int]


class Rematched(_Record, tag="rematched"):
    table: str


TableRecord = (
    Opened | Changed | Seated | Filled | Emptied | Readied | Invited | Contributed | Began | Moved | TookBack | Rested
    | StoodIn | Returned | Replaced | Voted | Kept | Hosted | Spoke | Muted | Ended | Rematched
)  # fmt: skip


class SpokenLine(Struct):
    """A line of chat as it is stored."""

    at: int
    player: str
    name: str
    seat: int | None
    text: str


@dataclass(slots=True)
class Decided:
    """The records a command leads to, and the game after them where it went on; or a line of chat, or a mute."""

    records: list[TableRecord]
    state: State | None = None
    line: SpokenLine | None = None
    muted: Muted | None = None


FORM = b"\1"  # how a record begins that is written in this form; raised when events or decisions lie otherwise
_encoder, _decoder = msgpack.Encoder(), msgpack.Decoder[TableRecord](TableRecord)
_line_encoder, _line_decoder = json.Encoder(), json.Decoder(SpokenLine)


def write_record(record: TableRecord) -> bytes:
    """A record as it is stored."""
    return FORM + _encoder.encode(record)


def read_record(data: bytes) -> TableRecord:
    """A stored record; refused if it is damaged, or of a kind that only a newer server knows."""
    try:
        return _decoder.decode(data[1:]) if data.startswith(FORM) else read_json(data)
    except Exception:  # whatever it trips over, and no message may quote the record: it holds secrets
        raise Refusal("table-damaged") from None


def read_json(data: bytes) -> TableRecord:
    """A record in the form before: JSON, a position as its document, events and decisions as lists of numbers."""
    parts = json.decode(data)
    if "events" in parts:
        parts["tape"] = b"".join(Event.codec_.pack(*event) for event in parts.pop("events"))
    decided = [(CHANCE if is_chance else parts["seat"], number) for is_chance, number in parts.pop("log", ())]
    if decided:
        parts["decisions"] = b"".join(LogEntry.codec_.pack(*one) for one in decided)
    return convert(parts, TableRecord)  # type: ignore[no-any-return]


def write_line(line: SpokenLine) -> bytes:
    """A line of chat as it is stored."""
    return _line_encoder.encode(line)


def read_line(data: bytes) -> SpokenLine | None:
    """A stored line of chat; None if it is damaged: the game goes on without it."""
    try:
        return _line_decoder.decode(data)
    except (DecodeError, UnicodeDecodeError):
        return None
