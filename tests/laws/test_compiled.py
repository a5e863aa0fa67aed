"""The three ways to run the rules agree: plain, with the checks of debug mode, and compiled.

Without a compiler the plain rules stand in for the compiled ones.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

from dialect.checked import Checked

from camarilla.dialect import Record
from camarilla.kernel.events import Event, Tape
from camarilla.kernel.game import Game
from camarilla.kernel.moves import Answers, Result
from camarilla.kernel.rng import Luck, set_key
from laws.tables import ENGINES, SOAK, Rules, every_table

GAMES_IN_LOCKSTEP = 12 * SOAK
CHECKED_GAMES = 2 * SOAK
LANES = 5

Way = Callable[..., Any]  # a rule by its name, then its arguments


@cache
def checked(game: Game) -> Way:
    """The rules in debug mode."""
    rules, debug = game.engine.core.entries, Checked(game.id)
    return lambda name, *arguments: debug(rules[name])(*arguments)


@cache
def plain(game: Game) -> Way:
    return game.engine.plain.core.call


class Runner:
    """One game played one way: its record, what can be answered, what was told."""

    def __init__(self, way: Way, record: Any) -> None:
        self.way, self.record, self.out, self.tape = way, record, Answers(), Tape()

    def go(self, name: str, *arguments: int) -> None:
        """Run a rule, then let the dice speak."""
        self.tape.size = 0
        self.way(name, self.record, *arguments, self.out, self.tape)
        self.way("roll_chance", self.record, self.out, self.tape)

    def known(self) -> tuple[bytes, list[int], bytes]:
        """All there is to compare, but for what lies beyond the sizes."""
        told = b"".join(event.pack() for event in self.tape.event[: self.tape.size])
        return self.record.pack(), self.out.code[: self.out.size], told


class Compiled(Runner):
    """The same in the memory of C."""

    def __init__(self, way: Way, record: Any) -> None:
        self.way, self.record, self.out, self.tape = way, Record.of(record), Record(Answers), Record(Tape)

    def go(self, name: str, *arguments: int) -> None:
        self.tape.memory[0] = 0  # its size lies first
        self.way(name, self.record, *arguments, self.out, self.tape)
        self.way("roll_chance", self.record, self.out, self.tape)

    def known(self) -> tuple[bytes, list[int], bytes]:
        told, begin = self.tape.bytes(), Tape.fields_["event"].offset
        end = begin + Event.size_ * int.from_bytes(told[:2], "little")
        out = self.out.get()
        return self.record.bytes(), out.code[: out.size], told[begin:end]


def begin(way: Way, game: Game, seats: int, seed: int) -> Runner:
    """A new game, one way."""
    record, luck = game.rules.State(), Luck()
    luck.key = seed
    way("setup", record, seats, seed % seats)
    set_key(record.dice, luck)
    runner = Compiled(way, record) if isinstance(way, Rules) and way.core.compiled else Runner(way, record)
    runner.go("settle")
    return runner


def lockstep(game: Game, seats: int, seed: int, ways: list[Way]) -> int:
    """Play a random game every way at once; how many answers it took."""
    choices, answers = random.Random(seed), 0
    runners = [begin(way, game, seats, seed) for way in ways]
    while True:
        record, codes, told = runners[0].known()
        for runner in runners[1:]:
            assert runner.known() == (record, codes, told), f"{game.id}, {seats} seats, seed {seed}, answer {answers}"
        if not codes:
            return answers
        code = choices.choice(codes)
        for runner in runners:
            runner.go("apply", code)
        answers += 1


@every_table
def test_compiled_and_plain_rules_agree(game: Game, seats: int) -> None:
    for seed in range(GAMES_IN_LOCKSTEP):
        assert lockstep(game, seats, seed, [plain(game), ENGINES[game.id]]) > 0


@every_table
def test_debug_mode_agrees(game: Game, seats: int) -> None:
    for seed in range(CHECKED_GAMES):
        assert lockstep(game, seats, 1000 + seed, [plain(game), checked(game), ENGINES[game.id]]) > 0


@every_table
def test_looking_agrees(game: Game, seats: int) -> None:
    """Redaction, worlds, tensors, points, hash and whom is asked: the same bytes compiled, plain and in debug mode."""
    ways = [plain(game), checked(game), ENGINES[game.id]]
    for seed in range(3 * SOAK):
        state, choices = game.deal(seats, seed), random.Random(seed)
        for _ in range(choices.randrange(120)):
            if not state.over:
                state.play_code(choices.choice(state.codes))
        for seat in range(-1, seats):
            looks = [look(way, game, state.record, seat) for way in ways]
            assert looks[0] == looks[1] == looks[2]


def look(way: Way, game: Game, record: Any, seat: int) -> tuple[object, ...]:
    """All that is computed from a record for a seat."""
    record, luck, result, out = record.copy_(), Luck(), Result(), game.rules.Features()
    luck.key = 11
    asked, hash_ = way("asked", record), way("digest", record)
    way("redact", record, seat)
    redacted = record.pack()
    way("features", record, seat, out)
    way("score", record, result)
    way("determinize", record, seat, luck)
    return asked, hash_, redacted, out.pack(), result.pack(), record.pack(), luck.pack()


@every_table
def test_random_games_come_to_the_same(game: Game, seats: int) -> None:
    tallies = []
    for way in (plain(game), checked(game), ENGINES[game.id]):
        tally = game.engine.play.Tally()
        way("playouts", seats, 4 * SOAK, 77, tally)
        tallies.append(tally)
    assert tallies[0] == tallies[1] == tallies[2]
    assert tallies[0].games == 4 * SOAK
    assert tallies[0].decisions > 4 * SOAK


@every_table
def test_copies_agree(game: Game, seats: int) -> None:
    root = game.deal(seats, 1).record
    for unit in (game.engine.core, game.engine.plain.core):
        ring = unit.new(game.rules.State, 3)
        assert unit.call("copies", root, ring, 7) == 5 * seats  # the first two copies read a place that is still empty
        assert [unit.read(ring, i) for i in range(3)] == [root] * 3


@every_table
def test_perft_agrees(game: Game, seats: int) -> None:
    root = game.deal(seats, 4).record
    count = game.engine.perft(root, 2)
    assert count == game.engine.plain.perft(root, 2)
    assert count.leaves > 3
