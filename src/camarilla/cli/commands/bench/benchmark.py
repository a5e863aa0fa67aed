"""What is measured of one game with one number of seats."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from camarilla.bots import Budget, observe
from camarilla.bots.flat import FlatPlayer
from camarilla.cli.commands.bench.search import search_figures
from camarilla.cli.commands.bench.stopwatch import Measurement
from camarilla.dialect import Library, Record
from camarilla.kernel.batch import Batch
from camarilla.kernel.engine import Engine, Unit
from camarilla.kernel.game import Game, State

CHUNK: Final = 100_000  # games a call: their counts must fit into the tally
RING: Final = 64  # states that are copied onto in turn
LANES: Final = 1024  # games side by side
MOVES: Final = 12  # played before a state is copied, hidden, searched: the row is no longer empty


class GameBenchmark:
    """One game with one number of seats: its figures, and what they come to."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats = game, seats
        self.decisions = self.games = 0  # answers given in how many games: the mean length of a game
        game.engine.warm()
        self.figures = [Measurement("plain", self.plain), Measurement("codes", self.moves(by_code))]
        self.figures += [Measurement("text", self.moves(by_text)), Measurement("view", self.moves(with_view))]
        if game.engine.compiled:
            self.figures.append(Measurement("plain codes", self.plain_moves))
            self.figures += self.compiled_figures(game.engine)

    def compiled_figures(self, engine: Engine) -> list[Measurement]:
        loops = engine.unit("camarilla.cli.commands.bench.loops", ("worlds",))
        state = opened(self.game, self.seats)
        return [
            Measurement("compiled", self.playouts(engine.library(only=("playouts",)))),
            Measurement("batch", Batched(engine.batch(self.seats, LANES)).play),
            Measurement("unchecked", self.playouts(engine.library(checks=False, only=("playouts",)))),
            Measurement("copy", copier(engine.core, record(state))),
            Measurement("world", world_maker(loops, record(state))),
            Measurement("flat", searcher(self.game, state)),
            *search_figures(self.game, self.seats),
        ]

    def playouts(self, library: Library) -> Callable[[int], float]:
        """Whole random games in compiled code."""

        def work(times: int) -> float:
            for start in range(0, times, CHUNK):
                tally = self.game.engine.play.Tally()
                library("playouts", self.seats, min(CHUNK, times - start), 1, tally)
                self.count(tally)
            return times

        return work

    def plain(self, times: int) -> float:
        """Whole random games in plain Python."""
        self.count(self.game.engine.plain.playouts(self.seats, times, 1))
        return times

    def count(self, tally: Any) -> None:
        self.games += tally.games
        self.decisions += tally.decisions

    def moves(self, move: Callable[[State, Random], None]) -> Callable[[int], float]:
        """Random games by the public API, move by move; the answers given."""

        def work(times: int) -> float:
            luck, answers = Random(times), 0
            for seed in range(times):
                state = self.game.deal(self.seats, seed)
                while not state.over:
                    move(state, luck)
                    answers += 1
            return answers

        return work

    def plain_moves(self, times: int) -> float:
        """Random games by the public API on plain rules, move by move; the answers given."""
        engine = self.game.engine
        compiled, engine.entry_points = engine.entry_points, engine.plain.entry_points
        answers = self.moves(by_code)(times)
        engine.entry_points = compiled
        return answers

    @property
    def best(self) -> dict[str, float]:
        """What was measured, in units a second; what could not be is not there."""
        return {figure.id: figure.best for figure in self.figures}

    def rows(self) -> list[tuple[str, float]]:
        """The figures with their units."""
        best, length = self.best, self.decisions / self.games
        rows = [
            ("plain games/s", best["plain"]),
            ("public API decisions/s", best["codes"]),
            ("public API by text decisions/s", best["text"]),
            ("public API with views decisions/s", best["view"]),
        ]
        if "compiled" not in best:
            return rows
        rows.append(("public API / plain", best["codes"] / best["plain codes"]))
        return [
            ("compiled games/s", best["compiled"]),
            ("compiled decisions/s", best["compiled"] * length),
            ("checks off games/s", best["unchecked"]),
            ("checks on / off", best["compiled"] / best["unchecked"]),
            ("copy ns", 1e9 / best["copy"]),
            ("redact and determinize ns", 1e9 / best["world"]),
            ("flat Monte Carlo simulations/s", best["flat"]),
            ("ISMCTS simulations/s", best["ismcts"]),
            ("ISMCTS led by priors simulations/s", best["guided ismcts"]),
            ("batched from Python decisions/s", best["batch"]),
            *rows,
        ]


class Batched:
    """Many games side by side: Python chooses for every one, then one compiled call moves them all on."""

    def __init__(self, batch: Batch) -> None:
        self.batch, self.luck = batch, Random(1)

    def play(self, times: int) -> float:
        """Deal every lane and play it to its end, `times` times; the answers given."""
        return sum(self.play_once() for _ in range(times))

    def play_once(self) -> int:
        answers, random, batch = 0, self.luck.random, self.batch
        legal, chosen, width = batch.legal, batch.chosen, batch.width
        batch.deal(self.luck.getrandbits(30))
        while any(batch.counts):
            for lane, count in enumerate(batch.counts):
                chosen[lane] = legal[lane * width + int(random() * count)] if count else -1
                answers += count > 0
            batch.step()
        return answers


def by_code(state: State, luck: Random) -> None:
    state.play_code(luck.choice(state.codes))


def by_text(state: State, luck: Random) -> None:
    state.play(luck.choice(state.legal))


def with_view(state: State, luck: Random) -> None:
    """The mover looks before the move."""
    state.view(state.seat)
    state.play_code(luck.choice(state.codes))


def opened(game: Game, seats: int) -> State:
    """A state some moves into a game, at a question."""
    state, luck = game.deal(seats, 1), Random(1)
    for _ in range(MOVES):
        before = state.copy()
        state.play_code(luck.choice(state.codes))
        if state.over:
            return before
    return state


def record(state: State) -> Record:
    """The whole state as C holds it."""
    return Record.of(state.record)


def copier(core: Unit, root: Record) -> Callable[[int], float]:
    """State copies inside a compiled loop."""
    ring = Record(root.struct, RING)

    def work(times: int) -> float:
        core.call("copies", root, ring, 1000 * times)
        return 1000 * times

    return work


def world_maker(loops: Unit, root: Record) -> Callable[[int], float]:
    """Redacting and determinizing inside a compiled loop."""

    def work(times: int) -> float:
        loops.call("worlds", root, 0, times, 1)
        return times

    return work


def searcher(game: Game, state: State) -> Callable[[int], float]:
    """Simulations of the flat Monte-Carlo player."""
    observation, player = observe(state), FlatPlayer(game)  # made here: what it builds would be timed otherwise

    def work(times: int) -> float:
        player.choose(observation, Budget(simulations=100 * times))
        return 100 * times

    return work
