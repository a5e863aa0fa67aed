"""Games written down choice by choice: played inside compiled code, or by players that think for themselves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any, Final

from camarilla.bots.heuristics import heuristics
from camarilla.bots.play import answer_all, named
from camarilla.dialect import numbers
from camarilla.kernel.engine import Engine, Unit
from camarilla.kernel.game import Game
from camarilla.kernel.rng import seed_key
from camarilla.lab.lineup import is_compiled, lineup
from camarilla.lab.schedule import derive

ROWS: Final = 8192  # that there is room for at once


def recording_unit(game: Game, engine: Engine | None = None) -> Unit:
    """What writes the games of one game down."""
    heuristics(game)
    return (engine or game.engine).unit("camarilla.lab.compiled.recording", ("record_games",))


@dataclass(frozen=True)
class Rows:
    """Some whole games, one after the other: memory with a cell, or some, for each choice."""

    seats: int
    numbers: range  # of the games
    seeds: list[int]
    lengths: list[int]  # choices of each game
    seen: Any
    mask: Any  # a bit for each code, the lowest first
    seat: Any
    action: Any
    share: Any
    points: Any

    @property
    def size(self) -> int:
        return sum(self.lengths)


class ChoiceBuffer:
    """Memory for so many choices."""

    def __init__(self, unit: Unit, codes: int, rows: int) -> None:
        self.rows = rows
        self.seen = unit.new(unit.rules.Features, rows)
        self.mask, self.seat = numbers("u8", rows * (-(-codes // 8))), numbers("i8", rows)
        self.action, self.share, self.points = numbers("i16", rows), numbers("f32", rows), numbers("i16", rows)

    @property
    def cells(self) -> tuple[Any, ...]:
        return self.seen, self.mask, self.seat, self.action, self.share, self.points


class Recorder:
    """Games of these players, each by its number: `game.deal(seats, seed_of(n), n % seats, options)`."""

    def __init__(
        self, game: Game, players: Sequence[str], seed: int, options: Mapping[str, Any], engine: Engine | None = None
    ) -> None:
        self.game, self.players, self.seed, self.options = game, players, seed, dict(options)
        self.unit = recording_unit(game, engine)
        line, self.factors = lineup(game, self.unit.rules, players)
        self.line = self.unit.given(line)
        self.sampled = not all(is_compiled(game, name) for name in players)
        self.draws = any(not isinstance(value, int) for value in self.options.values())
        self.usual = self._root(game.deal(self.seats, 0, 0, self.options).options)

    @property
    def seats(self) -> int:
        return len(self.players)

    def _root(self, options: Mapping[str, Any]) -> Any:
        """A record that holds the options of a deal, and nothing else."""
        return self.unit.given(self.game.rules.State.unpack(self.game.blank(options)))

    def seed_of(self, number: int) -> int:
        """What a game is dealt with."""
        return derive(self.seed, "dataset", self.game.id, self.seats, number)

    def record(self, games: range) -> Iterator[Rows]:
        """The games in their order, as many at once as there is room for; the memory is used again."""
        room = ChoiceBuffer(self.unit, len(self.game.moves.texts), ROWS)
        while games:
            alone = self.sampled or self.draws
            found = self._alone(games[0], room) if alone else self._together(games, room)
            if found is None:  # a game that is longer than the room
                room = ChoiceBuffer(self.unit, len(self.game.moves.texts), 2 * room.rows)
            else:
                yield found
                games = games[len(found.lengths) :]

    def _together(self, games: range, room: ChoiceBuffer) -> Rows | None:
        """As many games as fit, played inside compiled code."""
        return self._call(self.usual, games[: room.rows // 4], (), room)

    def _alone(self, number: int, room: ChoiceBuffer) -> Rows | None:
        """One game, with options of its own or with players that think for themselves."""
        state = self.game.deal(self.seats, self.seed_of(number), number % self.seats, self.options)
        if self.sampled:
            with ExitStack() as stack:
                names = enumerate(self.players)
                seed = self.seed_of(number)
                answer_all(state, [named(self.game, name, seed, seat, stack) for seat, name in names])
        codes = [code for chance, code in state.log if not chance] if self.sampled else []
        return self._call(self._root(state.options), range(number, number + 1), codes, room)

    def _call(self, root: Any, games: range, codes: Sequence[int], room: ChoiceBuffer) -> Rows | None:
        if len(codes) > room.rows:
            return None
        seeds = [self.seed_of(number) for number in games]
        keys, lengths, given = numbers("u32", 8 * len(games)), numbers("i32", len(games)), numbers("i16", len(codes))
        memoryview(keys).cast("B")[:] = b"".join(map(seed_key, seeds))
        given[:] = codes
        luck = derive(self.seed, "luck", self.game.id, self.seats)
        arguments = root, self.line, games[0], keys, luck, self.factors, given
        count = self.unit.call("record_games", *arguments, *room.cells, lengths)
        if count == 0:
            return None
        return Rows(self.seats, games[:count], seeds[:count], lengths[:count], *room.cells)
