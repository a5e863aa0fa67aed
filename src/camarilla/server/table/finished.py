"""A finished game: its transcript, what is needed to check it, and its replay through anybody's eyes.

A replay is made once, when it is first asked for, from the positions and events in the log; then it is kept and never
made again, so that later rules cannot change what was seen.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from camarilla.kernel import transcript
from camarilla.kernel.decisions import CHANCE, LogEntry
from camarilla.kernel.game import Game, State
from camarilla.kernel.refusal import Refusal
from camarilla.kernel.replay import Eyes, Frame, Replay
from camarilla.server.table.fair import commit
from camarilla.server.table.records import Began, Moved, Position, TableRecord, TookBack
from camarilla.server.table.table import PLAYED, Table, restored
from camarilla.server.table.views import event_info
from camarilla.wire.parts import TableInfo
from camarilla.wire.rest import ChanceDraw, Fairness, GameReplay, ReplayStep

ALL: Final = "all"
SPECTATOR: Final = "spectator"


def need_over(table: Table) -> State:
    """The state of a game that is over."""
    if table.phase != "over" or table.state is None:
        raise Refusal("not-over")
    return table.state


# -- transcript and fairness
def written(table: Table) -> str:
    """The transcript."""
    end = need_over(table)
    assert table.deal is not None
    draws = table.deal.draws[1:] if by_lot(table) else table.deal.draws
    decided = LogEntry.codec_.iter_unpack(b"".join(move.decisions for move in table.played))
    log = [(True, outcome) for _, outcome in draws] + [(seat == CHANCE, number) for seat, number in decided]
    dealt = transcript.dealt(len(table.seats), table.first, table.options)
    began = transcript.loaded(start_of(table.game, table.deal)) if table.deal.retried else dealt
    text = transcript.write_log(end, began, log, [move.seat for move in table.played])
    return text.replace(f" rules {table.game.version}\n", f" rules {table.deal.rules}\n", 1)


def start_of(game: Game, deal: Began) -> Mapping[str, Any]:
    """The document of the position that a game began with."""
    return restored(game, deal.position, deal.layout).position()


def by_lot(table: Table) -> bool:
    """Did the first draw choose the first player?"""
    return table.rules.first is None and not (table.deal and table.deal.retried)


def fairness(table: Table) -> Fairness:
    """Key, contributions and draws; only now."""
    need_over(table)
    return Fairness(
        version=1,
        commitment=commit(table.key),
        key=table.key,
        contributions=[seat.text for seat in table.seats],
        first_by_lot=by_lot(table),
        chances=[ChanceDraw(sides, outcome) for sides, outcome in table.draws],
        transcript=written(table),
    )


# -- replays
def state_after(game: Game, records: Iterable[TableRecord], step: int) -> State:
    """The game after one of its steps, while it went on."""
    kept = lasting(records)
    if step >= len(kept) - 1:
        raise Refusal("retry-step", step=step, high=len(kept) - 2)
    return restored(game, *kept[step].position)


def eyes_of(table: Table) -> list[str]:
    """Through whose eyes a game can be seen again."""
    return [ALL, SPECTATOR, *map(str, range(len(table.seats)))]


def replay(table: Table, records: Iterable[TableRecord], eyes: str) -> GameReplay:
    """The whole game as one reader saw it."""
    need_over(table)
    assert table.result is not None
    kept = lasting(records)
    seen = Replay([frame(table.game, one) for one in kept])
    steps = [step(seen, i, one.number, one.record.at, eyes) for i, one in enumerate(kept)]
    return GameReplay(table.game.id, linked(table, None), eyes, steps, table.result.scores, table.result.winners)


@dataclass(frozen=True)
class Lasting:
    """The deal, or an answer that was not taken back; its number, and the layout of its position."""

    number: int
    record: Began | Moved
    layout: str

    @property
    def position(self) -> tuple[Position, str]:
        return self.record.position, self.layout


def lasting(records: Iterable[TableRecord]) -> list[Lasting]:
    """The steps of a game."""
    kept, layout = list[Lasting](), ""
    for number, record in enumerate(records, 1):
        if isinstance(record, PLAYED):
            layout = record.layout or layout
        if isinstance(record, Began | Moved):
            kept.append(Lasting(number, record, layout))
        elif isinstance(record, TookBack):
            kept.pop()
    return kept


def frame(game: Game, one: Lasting) -> Frame:
    """What a record keeps of a step."""
    state, record = restored(game, *one.position), one.record
    if isinstance(record, Moved):
        return Frame(state, record.tape, record.seat, record.code)
    return Frame(state, record.tape)


def step(seen: Replay, i: int, number: int, at: int, eyes: str) -> ReplayStep:
    """One step as a reader saw it."""
    reader = eyes_named(eyes)
    return ReplayStep(
        n=number,
        at=at,
        seat=seen.frames[i].seat,
        move=seen.move(i, reader),
        told=[event_info(parts) for parts in seen.news(i, reader)],
        view=seen.board(i, reader),
        asked=seen.frames[i].state.seat,
    )


def eyes_named(eyes: str) -> Eyes:
    return ALL if eyes == ALL else SPECTATOR if eyes == SPECTATOR else int(eyes)


# -- who may know where
def shown_to(table: Table, player: str | None) -> TableInfo:
    """The table as a player may know it."""
    return table.shown(player is not None and bool(table.seats_of(player)))


def linked(table: Table, player: str | None) -> TableInfo:
    """The table in a replay: a share link leads to no table, except for those who sat there."""
    shown = table.shown()
    return shown if player and table.seats_of(player) else replace(shown, id="", next=None, invite=None)


class KeptReplay(Struct):
    """A kept replay, of which only the table is looked at."""

    game: str
    table: TableInfo
    eyes: str
    steps: Raw
    scores: Raw
    winners: Raw


def packed(replay: GameReplay) -> bytes:
    """A replay as it is kept."""
    return zlib.compress(msgspec.json.encode(replay))


def for_reader(packed: bytes | None, table: TableInfo) -> bytes | None:
    """The JSON of a kept replay with the table as its reader may know it; None if it is missing or damaged."""
    try:
        kept = msgspec.json.decode(zlib.decompress(packed), type=KeptReplay) if packed else None
    except (zlib.error, msgspec.DecodeError, UnicodeDecodeError):
        return None
    return msgspec.json.encode(replace(kept, table=table)) if kept else None
