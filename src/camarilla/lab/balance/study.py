"""A study: so many games with these rules and these players, in blocks that can be played anywhere in any order."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any, Final

import camarilla
from camarilla.bots.own import located
from camarilla.bots.play import answer_all, named
from camarilla.dialect import Record, numbers
from camarilla.kernel.census import FIGURES
from camarilla.kernel.engine import Engine
from camarilla.kernel.game import Game
from camarilla.kernel.rng import seeded
from camarilla.lab.balance.unit import balance_unit, extras
from camarilla.lab.jobs.sources import Sources
from camarilla.lab.lineup import is_compiled, lineup
from camarilla.lab.schedule import derive

BLOCKS: Final = 100  # intervals come from how much blocks differ: each is at most such a part of what was played before
FEWEST: Final = 2  # of one alone nobody can tell how sure it is
LARGEST: Final = 2_000  # games of a block, so that progress shows and Ctrl-C is heard
SLOW_BLOCKS: Final = 2_000  # of players that think for themselves: after two blocks there is something to tell

OptionPairs = tuple[tuple[str, Any], ...]


@dataclass(frozen=True)
class Study:
    """What is played. Two studies that differ in their options alone are played on the same deals."""

    game: str
    players: tuple[str, ...]  # one for each seat
    games: int
    seed: int = 0
    options: OptionPairs = ()
    files: Sources = field(
        default=(), compare=False
    )  # of the options that were read from one, its name as it was typed

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def alike(self) -> bool:
        """Are all players of one kind?"""
        return len(set(self.players)) == 1

    @property
    def sampled(self) -> bool:
        """Do some players choose one by one, which takes up to seconds a game?"""
        return not all(is_compiled(camarilla.game(self.game), name) for name in self.players)

    def with_options(self, options: Mapping[str, Any]) -> Study:
        """The study with other rules."""
        return replace(self, options=tuple(options.items()))

    def blocks(self) -> list[range]:
        """The numbers of the games, block by block; in each the first player has gone round the table.

        A larger study has the same blocks as far as this one goes, but for the last: so it can go on with its results.
        """
        laps, ends = -(-self.games // self.seats), [0]
        parts, most = SLOW_BLOCKS if self.sampled else BLOCKS, LARGEST // self.seats
        while ends[-1] < laps:
            ends.append(min(laps, ends[-1] + min(most, max(1, ends[-1] // parts))))
        return [range(start * self.seats, end * self.seats) for start, end in pairwise(ends)]


@dataclass(frozen=True)
class Sums:
    """The figures of one block: how often, and how much in all."""

    count: array[int]
    total: array[int]


def read_sums(census: Any) -> Sums:
    """The figures of a census: a list of one plain struct, or a record, whose first cells are read as they lie."""
    if isinstance(census, Record):
        count, total, size = array("q"), array("q"), FIGURES * 8
        cells = census.bytes()
        count.frombytes(cells[:size])
        total.frombytes(cells[size : 2 * size])
        return Sums(count, total)
    return Sums(array("q", census[0].count), array("q", census[0].total))


def added(sums: Sequence[Sums]) -> Sums:
    """The figures of several games together."""
    count, total = ([one.count for one in sums], [one.total for one in sums])
    return Sums(*(array("q", map(sum, zip(*cells, strict=True))) for cells in (count, total)))


def round_events(game: Game, rules: Any) -> Any:
    """The events that begin a round, as compiled rules take them."""
    beat, kinds = rules.RoundEvents(), {form.name: kind for kind, form in enumerate(game.events.forms)}
    beat.round = kinds.get("round", -1)
    beat.turn = -1 if "round" in kinds else kinds.get("turn", -1)
    return beat


class Bench:
    """One study, ready to be played."""

    def __init__(self, study: Study, game: Game, engine: Engine | None = None) -> None:
        self.study, self.game, self.unit = study, game, balance_unit(game, engine)
        line, self.factors = lineup(self.game, self.unit.rules, study.players)
        self.line, self.beat = self.unit.given(line), self.unit.given(round_events(self.game, self.unit.rules))
        self.sampled = study.sampled
        self.usual = self.record(self.drawn(0))

    def play(self, block: range) -> Sums:
        """The figures of a block."""
        if self.sampled:
            return added([self.play_sampled(number) for number in block])
        study, dealt = self.study, self.drawn(block[0]) if self.draws else {}
        seed = derive(study.seed, "balance", study.game, study.seats)
        root, census = self.record(dealt) if self.draws else self.usual, self.unit.new(self.unit.rules.Census)
        self.unit.call("play_games", root, self.line, self.beat, block[0], len(block), seed, self.factors, census)
        return self.filed(census, dealt)

    def filed(self, census: Any, dealt: Mapping[str, Any]) -> Sums:
        """The figures of a census, those of what was drawn in their place."""
        sums, file_under = read_sums(census), extras(self.game).file_under
        if self.draws and file_under is not None:
            file_under(dict(self.study.options), dealt, (sums.count, sums.total))
        return sums

    @property
    def draws(self) -> bool:
        """Does each block draw some of its options, such as a chapter of a deck?"""
        return any(not isinstance(value, int) for _, value in self.study.options)

    def drawn(self, number: int) -> dict[str, Any]:
        """The options of a deal; refuses what cannot be dealt."""
        study = self.study
        return self.game.deal(study.seats, derive(study.seed, "options", number), 0, dict(study.options)).options

    def record(self, options: Mapping[str, Any], seed: int | None = None) -> Any:
        """A record that holds the options of a deal, and dice if there is a seed."""
        struct, blank = self.game.rules.State, self.game.blank(options)
        return self.unit.given(struct.unpack(blank if seed is None else seeded(blank, struct, seed)))

    def play_sampled(self, number: int) -> Sums:
        """One game of players that think for themselves; then its answers are played again, to count them."""
        study, seats = self.study, self.study.seats
        seed = derive(study.seed, "balance", study.game, seats, number)
        state = self.game.deal(seats, seed, number % seats, dict(study.options))
        with ExitStack() as stack, located(state, seed, number % seats):
            names = enumerate(study.players)
            answer_all(state, [named(self.game, name, seed, i, stack) for i, name in names])
        codes = [code for chance, code in state.log if not chance]
        answers = numbers("i16", len(codes))
        answers[:] = codes
        root, census = self.record(state.options, seed), self.unit.new(self.unit.rules.Census)
        self.unit.call("play_game", root, self.line, self.beat, number % seats, answers, census)
        return self.filed(census, state.options)
