"""The parts of messages: a table, its seats, the game as somebody may know it, what happened."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Word = Annotated[str, Meta(min_length=4, max_length=40, pattern=r"^[^\s\x00-\x1f]+$(?!\n)")]  # of an invitation
Id = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Milliseconds = Annotated[int, Meta(ge=0, le=2**53)]
DAY = 24 * 3_600_000
LONGEST = 14 * DAY  # that a bank can be
TablePhase = Literal["gathering", "playing", "over"]
VIEW = {"$ref": "#/$defs/View"}
FORECAST = {"$ref": "#/$defs/Forecast"}
View = Annotated[Mapping[str, Any], Meta(extra_json_schema=VIEW)]  # of any game: see its `documents.py`
Forecast = Annotated[Mapping[str, Any], Meta(extra_json_schema=FORECAST)]  # of a game that foretells anything


class Part(Struct, forbid_unknown_fields=True):
    """A part of a message."""


class TimeControl(Part):
    """Thinking time: what each seat has at first, and what each answer adds."""

    bank: Annotated[int, Meta(ge=5_000, le=LONGEST)]
    increment: Annotated[int, Meta(ge=0, le=3 * DAY)]
    unattended: bool = False  # it runs, and bots play, also while nobody is here: for games over days


class TableRules(Part):
    """How a table is played: its host may change it until the game begins."""

    options: dict[str, int] = {}  # options of the deal, as /api/games lists them
    first: SeatNumber | None = None  # the first player; null: by lot
    clock: TimeControl | None = None
    patience: Annotated[int, Meta(ge=20_000, le=14 * DAY)] | None = None  # for absent players, until a bot stands in
    public: bool = False  # listed in the lobby
    spectators: bool = True
    spectator_chat: bool = True  # may they write in the chat
    undo: bool = True  # may an answer be taken back
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 1200  # how long a bot waits before it answers
    hotseat: bool = False  # may one player sit on several seats
    hints: bool = False  # may players ask for hints; whoever plays against bots alone always may


class SeatInfo(Part):
    """A seat of a table, as everybody may know it."""

    seat: SeatNumber
    kind: Literal["empty", "person", "bot"]
    name: str | None  # of the person
    tag: str | None  # stands for the person at this table: see `mute`
    level: str | None  # of the bot, or of the bot that stands in
    stand_in: Literal["absent", "left", "clock"] | None  # why a bot answers for the person
    contributed: bool  # has the person given a part of the seed
    ready: bool  # does the person say so, before the game
    invited: bool = False  # to a rematch, and has not come yet


class VoteInfo(Part):
    """A vote to have a bot take the seat that is waited for; over at once if its player answers."""

    seat: SeatNumber
    until: Milliseconds
    yes: list[SeatNumber]
    no: list[SeatNumber]
    needed: int  # how many must be for it


class TableInfo(Part):
    """What everybody may know of a table, whatever lies on it."""

    id: Annotated[str, Meta(max_length=64)]  # empty in a replay, except to those who sat there
    game: str
    phase: TablePhase
    created: Milliseconds
    seats: list[SeatInfo]
    host: str | None  # the tag of the person who may change, fill, kick and begin
    rules: TableRules
    commitment: str  # the hash of the key that will deal
    share: str | None  # the id of the finished game, for everybody who has it
    next: str | None  # the table of the rematch; only for those who sat here
    vote: VoteInfo | None = None
    private: bool = False  # only those with the invitation come in
    invite: str | None = None  # the invitation: `#WORD` behind the link; only for those who sit here


class QuestionInfo(Part):
    """What is asked: `question-ID` of the game's words, with these details."""

    id: str
    details: dict[str, str | int]


class Choice(Part):
    """A legal answer: its code (to play it), its notation, its kind and parts (to show it)."""

    code: int
    move: str
    kind: str
    parts: dict[str, str | int]


class HintedMove(Part):
    """What an answer promises, by what its seat may know."""

    code: int
    chance: float  # to win; a shared victory in shares
    points: float  # at the end, on average
    others: float  # of the best of the other seats


class EventInfo(Part):
    """Something that happened: `event-EVENT` of the game's words, with these parts; null where the reader knows not."""

    event: str
    rule: str
    parts: dict[str, str | int | None]


class Bank(Part):
    """The thinking time a seat had when the message was made; the one that is asked is running down."""

    seat: SeatNumber
    left: int


class Seen(Part, omit_defaults=True):
    """The game as one seat, or a spectator, may know it."""

    asked_in: int  # the number of the update that asked, or of the last: to name in `play` and `undo`
    view: View  # the position document, null for every unknown card
    asked: SeatNumber | None  # who is waited for
    question: QuestionInfo | None  # only where the reader is asked
    legal: list[Choice]  # only where the reader is asked
    undo: bool  # may the reader take the last answer back
    banks: list[Bank]  # empty without a clock
    over: bool
    scores: list[int] | None  # when it is over
    winners: list[SeatNumber] | None
    forecasts: list[Forecast | None] = []  # what the reader can tell of each legal answer, where the game tells any


class ChatLine(Part):
    """A line of chat."""

    at: Milliseconds
    tag: str
    name: str
    seat: SeatNumber | None  # null: a spectator
    text: str


class Absence(Part):
    """A seat whose person is away, and when a bot will stand in (null: not while nobody is here)."""

    seat: SeatNumber
    until: Milliseconds | None
