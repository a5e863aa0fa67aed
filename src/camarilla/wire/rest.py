"""Bodies of HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from camarilla.wire.parts import (
    EventInfo,
    Id,
    Milliseconds,
    Name,
    SeatNumber,
    Seen,
    TableInfo,
    TablePhase,
    TableRules,
    View,
    Word,
)


class Body(Struct, forbid_unknown_fields=True):
    """The body of a request or an answer."""


class Problem(Body):
    """Why a request was refused: `refused-ERROR` of the words, with these details."""

    error: str
    details: dict[str, str | int]


class Me(Body):
    """The guest whom the cookie stands for; null before a name is chosen."""

    name: Name | None


class Rename(Body):
    """Choose a name."""

    name: Name


class Transfer(Body):
    """A code that makes another device this guest, once; it is the guest's to show, as a link or a QR code."""

    code: str
    until: Milliseconds


class Receive(Body):
    """Be the guest of a code from now on."""

    code: Annotated[str, Meta(max_length=64)]


class OptionInfo(Body):
    """An option of a deal: `option-NAME` of the game's words, the rulebook's value and the limits."""

    name: str
    usual: int
    low: int
    high: int


class GameInfo(Body):
    """A game that can be played."""

    id: str
    seats: list[int]  # possible numbers of seats
    options: list[OptionInfo]
    cards: list[str]
    values: dict[str, int]  # the numbers printed on them
    books: dict[str, str]  # the letters before a rule's number, and the game whose rulebook holds it
    card_rules: dict[str, list[str]]  # the rules that explain a card, the most telling first
    question_rules: dict[str, list[str]]  # those that a question comes from, where it is not a card's
    actions: list[str]  # families of moves that are chosen first by what they do, then by whom they concern
    gains: dict[str, int]  # events in which a seat gains (1) or loses (-1) an amount; who is robbed loses it
    levels: list[str]  # of bots, weakest first
    styles: list[str]  # a bot is a level, or LEVEL:STYLE
    taught: bool  # has it a lesson and a page to learn from
    bots: list[str] = field(default_factory=list)  # of the server's operator, by name; each stands where a level does


class Games(Body):
    """Answer of GET /api/games."""

    protocol: int
    languages: list[str]
    games: list[GameInfo]


class NewTable(Body):
    """Open a table: `seats` says for each seat who sits there first."""

    game: Annotated[str, Meta(max_length=24)]
    seats: Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(min_length=1, max_length=8)]
    rules: TableRules = field(default_factory=TableRules)
    begin: bool = False  # begin at once, if every seat is taken
    private: bool = False  # only those with the invitation come in
    word: Word | None = None  # of the invitation; null: one that nobody can guess


class CreatedTable(Body):
    """The table that was opened; the link is /table/ID."""

    id: Id


class Listed(Body):
    """A table in the lobby or among one's own."""

    id: Id
    game: str
    phase: TablePhase
    created: Milliseconds
    changed: Milliseconds
    seats: int
    free: int
    names: list[str]
    bots: int
    spectators: bool
    clock: bool
    private: bool = False
    unattended: bool = False  # its clock runs also while nobody is there


class Lobby(Body):
    """Answer of GET /api/tables: public tables that gather or play, and one's own."""

    public: list[Listed]
    mine: list[Listed]
    announcement: str | None = None  # of the operator


class ReplayStep(Body):
    """One step of a finished game as its reader saw it: who answered what, what happened, how it stands then."""

    n: int
    at: Milliseconds
    seat: SeatNumber | None  # null: the deal
    move: str | None  # null: the deal, or an answer this reader could not know
    told: list[EventInfo]
    view: View
    asked: SeatNumber | None


class GameReplay(Body):
    """A finished game: its steps as one seat, a spectator, or with all cards open."""

    game: str
    table: TableInfo
    eyes: str  # "all", "spectator", or a seat
    steps: list[ReplayStep]
    scores: list[int]
    winners: list[SeatNumber]


class Retry(Body):
    """Play a finished game against bots again, from how it stood after this step."""

    step: Annotated[int, Meta(ge=0, le=65_535)]


class ChanceDraw(Body):
    """One draw: how many sides, and what came."""

    sides: int
    outcome: int


class Fairness(Body):
    """All that is needed to check a finished game: `camarilla verify` and the page do."""

    version: Literal[1]
    commitment: str
    key: str
    contributions: list[str | None]
    first_by_lot: bool  # the first draw chose the first player
    chances: list[ChanceDraw]
    transcript: str


class BestMove(Body):
    """What a move was worth to its seat, and what the best one was."""

    value: float
    best: str  # in notation
    best_value: float
    error: float = 0.0  # the standard error of what the best was worth more
    other: float | None = None  # what the best of the other moves was worth, by what the seat could know


class AnalysedMove(Body):
    """One move of a finished game, and what it changed; the lists have a share of victory for each seat."""

    step: int  # of the replay
    seat: SeatNumber
    question: str
    move: str
    knowable: BestMove  # by what its seat could know
    true: BestMove
    before: list[float]
    after: list[float]
    skill: float
    luck: list[float]
    others: list[float]
    chance: list[float]
    skill_error: float = 0.0
    swing_error: float = 0.0  # of the greatest change to any seat


class SeatErrors(Body):
    """The standard errors of a seat's figures."""

    order: float
    deal: float
    luck: float
    skill: float
    others: float
    lost: float


class AnalysedSeat(Body):
    """What made a seat's result: fair share, turn order, deal, luck, skill and others add up to it; and what its
    mistakes lost. Analyses that were made before there were errors have none."""

    seat: SeatNumber
    fair: float
    deal: float
    luck: float
    skill: float
    others: float
    result: float
    lost: float
    order: float = 0.0  # what the seat is worth before a card is dealt, beyond its fair share
    errors: SeatErrors | None = None


class AnalysedTurn(Body):
    """A turning point: `verdict-KIND` of the page's words; `open`: not judged yet."""

    kind: str
    step: int
    seat: SeatNumber
    move: str
    best: str
    loss: float
    gainer: SeatNumber  # the seat that it changed most for
    before: float
    after: float
    error: float = 0.0  # the standard error of the change


class CurvePoint(Body):
    """What a position was worth to each seat, with standard errors."""

    shares: list[float]
    errors: list[float]


class MoveParts(Body):
    """What a move is made of, to show it."""

    kind: str
    parts: dict[str, str | int]


class AnalysisResult(Body):
    """A finished game looked at move by move."""

    game: str
    seats: list[AnalysedSeat]
    steps: list[AnalysedMove]
    turns: list[AnalysedTurn]
    moves: dict[str, MoveParts] = {}  # the better moves, by notation
    samples: int = 0  # of play-outs, from which the standard errors come
    error: float = 0.0  # the greatest standard error of anybody's luck or skill
    curve: list[CurvePoint] = []  # before the first move, and after each


class AnalysisStatus(Body):
    """How far the analysis of a finished game is, and its result; while it runs, what was found so far.

    In the first round moves are judged, one after the other (`done` of `total`); later ones make the figures surer, for
    so many seconds at most. Steps that are missing, and turning points of the kind `open`, are not judged yet."""

    state: Literal["none", "waiting", "running", "done", "failed"]
    done: int
    total: int
    result: AnalysisResult | None
    round: int = 0


class RuleText(Body):
    """A numbered rule in one language."""

    id: str
    title: str
    text: str
    section: str


class RulebookText(Body):
    """Answer of GET /rules/LANGUAGE/GAME.json."""

    game: str
    title: str
    opening: str
    rules: list[RuleText]


class Term(Body):
    """A word of the glossary."""

    id: str
    name: str
    meaning: str


class LearnBlock(Body):
    """A piece of a page to learn from: `items` are those of a list, the rows of a table, or the step of a board."""

    kind: Literal["heading", "text", "steps", "list", "table", "board", "cards"]
    text: str
    items: list[str]


class LearnText(Body):
    """Answer of GET /rules/LANGUAGE/learn/GAME.json."""

    game: str
    title: str
    blocks: list[LearnBlock]


class LessonStep(Body):
    """A step of a lesson: `lesson-REMARK` of the game's words, and the table as seat 0 sees it then."""

    remark: str
    points: str  # what is meant: `place/2` is drawn with data-place="2"
    move: str | None  # the move that is asked for; null: the learner reads and goes on
    told: list[EventInfo]  # since the step before
    seen: Seen


class CoachRemark(Body):
    """What a coach says in a real game: `coach-NAME` of the game's words, at a question or after an event."""

    name: str
    rule: str
    question: str
    event: str


class LessonScript(Body):
    """Answer of GET /lessons/GAME.json."""

    game: str
    seats: int
    steps: list[LessonStep]
    coach: list[CoachRemark]
    matters: dict[str, int]  # how much an event matters in a round, times what it names
    final: LessonStep | None  # how a whole game ended, where the lesson is shorter than one


class Health(Body):
    """Answer of GET /healthz; `integrity` is what a look through the store at the start has found, `bots` whether they
    think: stalled if some wait and none has ended its thought for a minute."""

    status: Literal["fine", "draining", "closing", "broken"]
    integrity: Literal["checking", "fine", "broken"]
    bots: Literal["fine", "stalled"]
    version: str
    tables: int
    sockets: int
