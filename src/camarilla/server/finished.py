"""A finished game: its transcript, what is needed to check it, and its replay through anybody's eyes.

A replay is made once, when it is first asked for, from the positions and events in the log; then it is kept and never
made again, so that later rules cannot change what was seen.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from camarilla.kernel import transcript
from camarilla.kernel.events import Event
from camarilla.kernel.game import Game, State
from camarilla.kernel.refusal import Refusal
from camarilla.server import sights
from camarilla.server.fair import commit
from camarilla.server.records import Began, Moved, RawEvent, Record, TookBack
from camarilla.server.table import Table
from camarilla.wire.parts import EventInfo, TableInfo
from camarilla.wire.rest import ChanceDraw, Fairness, GameReplay, ReplayStep

ALL, SPECTATOR = "all", "spectator"


def need_over(table: Table) -> State:
    """The state of a game that is over."""
    if table.phase != "over" or table.state is None:
        raise Refusal("not-over")
    return table.state


# -- transcript and fairness
def written(table: Table) -> str:
    """The transcript."""
    state = need_over(table).copy()
    assert table.deal is not None
    dealt = table.deal.draws[1:] if table.rules.first is None else table.deal.draws
    state.start, state.first, state.options = None, table.first, table.options
    state.log = [(True, outcome) for _, outcome in dealt] + [one for step in table.steps for one in step.log]
    state.asked = [step.seat for step in table.steps]
    return transcript.write(state)


def fairness(table: Table) -> Fairness:
    """Key, contributions and draws; only now."""
    need_over(table)
    return Fairness(
        version=1,
        commitment=commit(table.key),
        key=table.key,
        contributions=[chair.text for chair in table.chairs],
        first_by_lot=table.rules.first is None,
        chances=[ChanceDraw(sides, outcome) for sides, outcome in table.draws],
        transcript=written(table),
    )


# -- replays
def eyes_of(table: Table) -> list[str]:
    """Through whose eyes a game can be seen again."""
    return [ALL, SPECTATOR, *map(str, range(len(table.chairs)))]


def replay(table: Table, records: Sequence[Record], eyes: str) -> GameReplay:
    """The whole game as one reader saw it."""
    need_over(table)
    assert table.result is not None
    steps = [step(table.game, number, record, eyes) for number, record in standing(records)]
    return GameReplay(table.game.id, linked(table, None), eyes, steps, table.result.scores, table.result.winners)


def standing(records: Sequence[Record]) -> list[tuple[int, Began | Moved]]:
    """The deal and the answers that were not taken back, with their numbers."""
    kept: list[tuple[int, Began | Moved]] = []
    for number, record in enumerate(records, 1):
        if isinstance(record, Began | Moved):
            kept.append((number, record))
        elif isinstance(record, TookBack):
            kept.pop()
    return kept


def step(game: Game, number: int, record: Began | Moved, eyes: str) -> ReplayStep:
    """One step as a reader saw it."""
    state = game.position(record.position, seed=0)
    seat = record.seat if isinstance(record, Moved) else None
    known = isinstance(record, Moved) and eyes in (ALL, str(seat))  # another seat's move can hold a secret
    return ReplayStep(
        n=number,
        at=record.at,
        seat=seat,
        move=game.moves.texts[record.code] if known and isinstance(record, Moved) else None,
        told=told(state, record.events, eyes),
        view=state.position() if eyes == ALL else state.view(reader_of(eyes)),
        asked=state.seat,
    )


def told(state: State, events: Sequence[RawEvent], eyes: str) -> list[EventInfo]:
    """Events as a reader saw them; with all cards open nothing is hidden."""
    return sights.told(state, [opened(event) for event in events] if eyes == ALL else events, reader_of(eyes))


def opened(raw: RawEvent) -> RawEvent:
    """The event as if everybody had seen it."""
    event = Event()
    event.fill_(iter(raw))
    event.seen = 255
    return event.flat_()


def reader_of(eyes: str) -> int | None:
    return None if eyes in (ALL, SPECTATOR) else int(eyes)


# -- who may know where
def shown_to(table: Table, player: str | None) -> TableInfo:
    """The table as a player may know it."""
    return table.shown(player is not None and bool(table.seats_of(player)))


def linked(table: Table, player: str | None) -> TableInfo:
    """The table in a replay: a share link leads to no table, except for those who sat there."""
    shown = table.shown()
    return shown if player and table.seats_of(player) else replace(shown, id="", next=None)


class Kept(Struct):
    """A kept replay, of which only the table is looked at."""

    game: str
    table: TableInfo
    eyes: str
    steps: Raw
    scores: Raw
    winners: Raw


def for_reader(data: bytes, table: TableInfo) -> bytes:
    """The JSON of a replay with the table as its reader may know it."""
    return msgspec.json.encode(replace(msgspec.json.decode(data, type=Kept), table=table))


def packed(replay: GameReplay) -> bytes:
    """A replay as it is kept."""
    return zlib.compress(msgspec.json.encode(replay))


def unpacked(data: bytes) -> bytes:
    """The JSON of a kept replay."""
    return zlib.decompress(data)
