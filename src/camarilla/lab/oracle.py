"""The search behind an analysis, for one game, compiled where that is possible. It is given states, as no bot is."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from camarilla.bots.heuristics import heuristics
from camarilla.dialect import Library, Record, bind, numbers
from camarilla.dialect.build import NoCompiler
from camarilla.kernel.game import Game, State

EXPLORE: Final = 0.7
NONE: Final = -1


@cache
def truth_rules(game: Game) -> Any:
    """The search with open cards, bound to a game."""
    heuristics(game)
    return bind("camarilla.lab.truth", game.rules)


@cache
def truth_library(game: Game) -> Library | None:
    """The same, compiled; None on a machine without a C compiler."""
    try:
        return Library(f"{game.id}-truth", {name: getattr(truth_rules(game), name) for name in ("foresee", "expect")})
    except NoCompiler:
        return None


@dataclass
class Vision:
    """What a search found: the value of each legal move to the seat that is asked, and how often it was tried."""

    values: dict[str, float]
    visits: dict[str, int]
    worth: list[float]  # of the position to every seat

    @property
    def best(self) -> str:
        """The move that was tried most."""
        return max(self.visits, key=lambda move: (self.visits[move], self.values[move]))


class Oracle:
    """Looks at one state, with so many simulations for each answer; the same seed gives the same answers."""

    def __init__(self, state: State, simulations: int, seed: int, compiled: bool = True) -> None:
        self.state, self.simulations, self.seed = state, simulations, seed
        self.rules = truth_rules(state.game)
        self.library = truth_library(state.game) if compiled else None

    def foresee(self, forced: str | None = None) -> Vision:
        """Search the truth; with a `forced` move, the position after it, before chance has spoken."""
        return self._search(self.state.record.copy_(), NONE, forced)

    def weigh(self, move: str) -> float:
        """By search: what a move is worth to the seat that is asked, by what it can know."""
        assert self.state.seat is not None
        return self._search(self.state.redacted(self.state.seat), self.state.seat, move).worth[self.state.seat]

    def expect(self, forced: str | None = None) -> list[float]:
        """What the position is worth to each seat in truth, if all go on by heuristic."""
        return self._expect(self.state.record.copy_(), NONE, forced)

    def hope(self, forced: str | None = None) -> float:
        """The same to the seat that is asked, by what it can know."""
        assert self.state.seat is not None
        return self._expect(self.state.redacted(self.state.seat), self.state.seat, forced)[self.state.seat]

    def _search(self, record: Any, viewer: int, forced: str | None) -> Vision:
        legal, room = self.state.legal, self.simulations + 2
        visits, wins = numbers("i32", len(legal)), numbers("f64", len(legal))
        worth, given = numbers("f64", self.state.seats), (self.simulations, self.seed, EXPLORE)
        self._call(
            "foresee", record, viewer, self._code(forced), *given, *self._search_memory(room), visits, wins, worth
        )
        values = {move: won / max(tried, 1) for move, won, tried in zip(legal, wins, visits, strict=True)}
        return Vision(values, dict(zip(legal, visits, strict=True)), list(worth))

    def _expect(self, record: Any, viewer: int, forced: str | None) -> list[float]:
        worth = numbers("f64", self.state.seats)
        self._call(
            "expect", record, viewer, self._code(forced), self.simulations, self.seed, *self._search_memory(1), worth
        )
        return list(worth)

    def _search_memory(self, room: int) -> tuple[Any, Any]:
        if self.library is None:
            return [self.rules.Bench()], [self.rules.Branch() for _ in range(room)]
        return Record(self.rules.Bench), Record(self.rules.Branch, room)

    def _code(self, move: str | None) -> int:
        return NONE if move is None else self.state.game.moves.codes[move]

    def _call(self, name: str, *given: Any) -> Any:
        return getattr(self.rules, name)(*given) if self.library is None else self.library(name, *given)
