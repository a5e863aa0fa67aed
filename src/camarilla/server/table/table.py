"""A table, without any input or output: records are put into it, and it says what each reader may know.

What may happen is decided in `commands`; here is what a record changes. A table that is loaded gets all its records
anew, so everything follows from the log, except what its session sets: chat and mutes, which are kept beside the log;
who is here and since when (`present`, `away`, `reading`); since when the clock runs and a question waits (`clock`,
`asked_since`); and that a vote has lapsed because all had gone (`vote`).
"""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from camarilla.games import game as game_of
from camarilla.kernel.events import Event
from camarilla.kernel.game import Chance, Game, State
from camarilla.server.table import votes
from camarilla.server.table.chat import Chat
from camarilla.server.table.clock import Clock
from camarilla.server.table.fair import FairDice, commit, mix_seed
from camarilla.server.table.log_quota import wished_by
from camarilla.server.table.records import (
    Began,
    Changed,
    Contributed,
    Draw,
    Emptied,
    Ended,
    Filled,
    Hosted,
    Invited,
    Kept,
    Moved,
    Muted,
    Opened,
    Position,
    Readied,
    Rematched,
    Replaced,
    Rested,
    Returned,
    Seated,
    Spoke,
    StoodIn,
    TableRecord,
    TookBack,
    Voted,
)  # fmt: skip
from camarilla.server.table.seats import STAND_IN, TableSeat, tag_of
from camarilla.server.table.views import Snapshot, Views
from camarilla.server.table.votes import ANSWER, OpenVote
from camarilla.wire.parts import TableInfo, TablePhase, TableRules

PLAYED = (Moved, Began, TookBack)  # records after which the game stands otherwise
MUTING = 100  # players with mutes that are remembered also when they have gone and do not sit here


class PlayedMove(Struct, gc=False):  # one for each answer of each table: nothing that is worth looking for cycles in
    """An answer that stands: who, what, and what chance said after it."""

    seat: int
    code: int
    draws: tuple[Draw, ...]
    decisions: bytes
    events: int  # how many
    by_bot: bool
    banks: tuple[int, ...]  # after it
    spent: tuple[int, ...]  # the banks without what it earned
    before: Snapshot | None  # while it may be taken back
    asked_since: int  # of the table, when it was given
    ended_vote: bool
    revealed: bool | None = None  # anything that was hidden; not yet looked


class Table:
    """A table at one point of its log."""

    game: Game
    rules: TableRules
    clock: Clock
    key: str
    share: str
    host: str
    created: int
    dice: FairDice
    first: int

    def __init__(self, id: str) -> None:
        self.id = id
        self.n = 0  # records so far
        self.phase: TablePhase = "gathering"
        self.seats: list[TableSeat] = []
        self.banned: set[str] = set()  # players whom the host has removed
        self.invite: str | None = None  # the word that lets people in, where not everybody may
        self.snapshot: Snapshot | None = None  # the game as it is now
        self.deal: Began | None = None
        self.layout = ""  # how the positions lie that are stored now
        self.history = bytearray()  # the tape of the whole game
        self.draws: list[Draw] = []
        self.played: list[PlayedMove] = []
        self.rules_since = 0  # since when others than it was opened with
        self.reading: dict[str, int] = {}  # since when a player who is, or was long enough, here could read them
        self.chat = Chat(id)
        self.muted: dict[str, set[str]] = {}
        self.asides: Counter[str] = Counter()  # records of the game, moves aside, that were a player's wish
        self.rests = 0
        self.vote: OpenVote | None = None
        self.vote_ended = 0
        self.result: Ended | None = None
        self.next: str | None = None
        self.changed = 0
        self.asked_in = 0  # the number of the record that asked the present question
        self.asked_since = 0  # since when; an answer that was taken back was none
        self.present: Counter[str] = Counter()  # players with a socket here
        self.away: dict[str, int] = {}  # since when a player of a running game is not here
        self.own_bots: Callable[[str], Sequence[str]] = lambda game: ()  # the operator's bots that play a game

    def set_back(self, now: int) -> None:
        """The clock on the wall was set back since the last record: nobody waits for a time that was already."""
        if self.seats and self.changed > now:
            self.clock.since, self.asked_since = min(self.clock.since, now), min(self.asked_since, now)
            for seat in self.seats:
                seat.bot_since, seat.back_since = min(seat.bot_since, now), min(seat.back_since, now)

    # -- what follows from the records
    @property
    def outdated(self) -> bool:
        """Was it dealt under other rules than the ones we know? Then it can be looked at, but not played on."""
        return self.deal is not None and self.deal.rules != self.game.version

    @property
    def views(self) -> Views | None:
        """The game through everybody's eyes."""
        return self.snapshot.views if self.snapshot else None

    @property
    def state(self) -> State | None:
        """The game."""
        views = self.views
        return views.state if views else None

    @property
    def asked(self) -> int | None:
        """The seat that is waited for."""
        views = self.views if self.phase == "playing" else None
        return views.asked if views else None

    @property
    def options(self) -> dict[str, int]:
        return dict(self.rules.options)

    def seats_of(self, player: str) -> list[int]:
        """The seats of a player."""
        return [number for number, seat in enumerate(self.seats) if seat.player == player]

    def people(self) -> list[str]:
        """The players who sit here, each once."""
        return list(dict.fromkeys(seat.player for seat in self.seats if seat.player))

    @property
    def hints(self) -> bool:
        """May players ask for hints?"""
        return self.rules.hints or sum(seat.player is not None for seat in self.seats) < 2

    def lets_in(self, player: str | None, word: str) -> bool:
        """May somebody come in who has this word?"""
        if self.invite is None or player == self.host or (player and self.seats_of(player)):
            return True
        return hmac.compare_digest(word.encode(), self.invite.encode())

    def tag(self, player: str) -> str:
        return tag_of(self.id, player)

    def tags(self) -> set[str]:
        """The tags of everybody who sits or looks here, or has spoken."""
        spoken = {line.tag for line in self.chat.lines.values()}
        return spoken | {self.tag(player) for player in [*self.people(), *self.present]}

    def seed(self) -> bytes:
        return mix_seed(self.key, [seat.text for seat in self.seats])

    def shown(self, to_seat: bool = True) -> TableInfo:
        """What may be known of the table; where the rematch is, only by those who sit here."""
        return TableInfo(
            id=self.id,
            game=self.game.id,
            phase=self.phase,
            created=self.created,
            seats=[seat.shown(number, self.id) for number, seat in enumerate(self.seats)],
            host=self.tag(self.host) if self.host else None,
            rules=self.rules,
            commitment=commit(self.key),
            share=self.share if self.phase == "over" else None,
            next=self.next if to_seat else None,
            vote=votes.shown(self),
            private=self.invite is not None,
            invite=self.invite if to_seat else None,
        )

    # -- what a record changes
    def put(self, record: TableRecord, state: State | None = None) -> None:
        """Take in the next record; `state` is the game it led to, where that is at hand."""
        self.n += 1
        self.changed = record.at
        if self.phase == "playing" and (player := wished_by(self, record)):
            self.asides[player] += 1
        CHANGES[type(record)](self, record)
        if isinstance(record, PLAYED):
            self.layout = record.layout or self.layout
            load = None if state else partial(restored, self.game, record.position, self.layout, self.dice)
            self.snapshot = Snapshot(Views(state) if state else None, load)
            self.clock.since, self.asked_in, self.vote = record.at, self.n, None
            if not isinstance(record, TookBack):
                self.asked_since = record.at

    def opened(self, record: Opened) -> None:
        self.game, self.rules = game_of(record.game), record.rules
        self.key, self.share, self.host, self.created = record.key, record.share, record.host, record.at
        self.seats = [TableSeat() for _ in range(record.seats)]
        self.clock = Clock(record.rules.clock, record.seats)

    def change(self, record: Changed) -> None:
        self.rules, self.rules_since = record.rules, record.at
        self.reading = dict.fromkeys(self.present, record.at)
        self.clock = Clock(record.rules.clock, len(self.seats))
        for seat in self.seats:
            seat.ready = False  # for these rules nobody has said so

    def seated(self, record: Seated) -> None:
        chosen = 0 if record.invited or self.seats[record.seat].invited else record.at
        self.seats[record.seat] = TableSeat(
            player=record.player, name=record.name, invited=record.invited, chosen=chosen
        )

    def filled(self, record: Filled) -> None:
        self.seats[record.seat] = TableSeat(level=record.level)

    def emptied(self, record: Emptied) -> None:
        player = self.seats[record.seat].player
        if record.kicked and player:
            self.banned.add(player)
        self.seats[record.seat] = TableSeat()

    def readied(self, record: Readied) -> None:
        self.seats[record.seat].ready = record.on

    def invited(self, record: Invited) -> None:
        self.invite = record.word

    def contributed(self, record: Contributed) -> None:
        self.seats[record.seat].text = record.text

    def began(self, record: Began) -> None:
        self.phase, self.deal, self.first = "playing", record, record.first
        self.draws, self.history = list(record.draws), bytearray(record.tape)
        self.dice = FairDice(self.seed(), len(self.draws))
        self.clock = Clock(self.rules.clock, len(self.seats))

    def moved(self, record: Moved) -> None:
        before, spent = self.snapshot, self.clock.unearned(record.seat, record.banks, record.at)
        if self.played:
            self.played[-1].before = None
        self.played.append(
            PlayedMove(
                record.seat, record.code, tuple(record.draws), record.decisions, len(record.tape) // Event.size_,
                record.by_bot, tuple(record.banks), tuple(spent), before,
                self.asked_since, self.vote is not None,
            )
        )  # fmt: skip
        self.history += record.tape
        self.clock.banks = list(record.banks)
        self.draws += record.draws
        self.dice.count = len(self.draws)

    def took_back(self, record: TookBack) -> None:
        last = self.played.pop()
        self.asked_since = last.asked_since
        self.clock.banks = list(record.banks)
        del self.history[len(self.history) - last.events * Event.size_ :]

    def rested(self, record: Rested) -> None:
        self.clock.banks, self.clock.since = list(record.banks), record.at
        self.rests += 1

    def voted(self, record: Voted) -> None:
        self.vote = self.vote or OpenVote(record.seat, record.at + ANSWER)
        self.vote.votes[record.player] = record.yes

    def kept(self, record: Kept) -> None:
        self.vote, self.vote_ended = None, record.at

    def stood_in(self, record: StoodIn) -> None:
        self.seats[record.seat].why, self.seats[record.seat].bot_since = record.why, record.at

    def returned(self, record: Returned) -> None:
        self.seats[record.seat].why, self.seats[record.seat].back_since = None, record.at

    def replaced(self, record: Replaced) -> None:
        self.vote = None
        self.seats[record.seat] = TableSeat(level=STAND_IN, text=self.seats[record.seat].text, bot_since=record.at)

    def hosted(self, record: Hosted) -> None:
        self.host = record.player

    def spoke(self, record: Spoke) -> None:
        """Chat is kept elsewhere."""

    def mute(self, record: Muted) -> None:
        if len(self.muted) >= MUTING:
            self.muted = {one: tags for one, tags in self.muted.items() if one in self.present or self.seats_of(one)}
        tags = self.muted.setdefault(record.player, set())
        (tags.add if record.on else tags.discard)(record.tag)

    def ended(self, record: Ended) -> None:
        self.phase, self.result = "over", record

    def rematched(self, record: Rematched) -> None:
        self.next = record.table


def restored(game: Game, position: Position, layout: str, dice: Chance | None = None) -> State:
    """The game at a position of a log, whose layout was named there."""
    if isinstance(position, bytes):
        return game.restored(position, layout, dice)
    return game.position(position, 0, dice)


CHANGES: dict[type[Any], Any] = {
    Opened: Table.opened, Changed: Table.change, Seated: Table.seated, Filled: Table.filled, Emptied: Table.emptied,
    Readied: Table.readied, Invited: Table.invited, Contributed: Table.contributed, Began: Table.began,
    Moved: Table.moved, TookBack: Table.took_back, Rested: Table.rested, StoodIn: Table.stood_in,
    Returned: Table.returned, Replaced: Table.replaced, Voted: Table.voted, Kept: Table.kept, Hosted: Table.hosted,
    Spoke: Table.spoke, Muted: Table.mute, Ended: Table.ended, Rematched: Table.rematched,
}  # fmt: skip
