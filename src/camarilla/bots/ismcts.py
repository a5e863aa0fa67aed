"""The player that searches: it grows trees of what its seat can see."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from camarilla.bots.budget import Budget, cores, portions
from camarilla.bots.decision import Decision
from camarilla.bots.heuristics import has_heuristics
from camarilla.bots.observation import Observation, by_move
from camarilla.bots.seated import SeatedPlayer
from camarilla.bots.unit import players_unit
from camarilla.dialect import numbers
from camarilla.kernel.engine import Engine, Unit
from camarilla.kernel.game import Game

TREES: Final = 4  # grown apart and added up; threads decide only how many grow at once
LEAST: Final = 500  # simulations that are worth a tree of their own
ROOM: Final = 1 << 18  # nodes of a tree at most
ROOM_FOR_ONE: Final = 16  # and for each simulation
MANY: Final = 1 << 20  # simulations that a budget in milliseconds may come to,
FEW: Final = 500  # and in plain Python
LINE: Final = 12  # moves of the expected line at most
Settings = Mapping[str, float]  # how to search, by name (compiled/tree.py says what they mean)
PLAIN: Final[Settings] = {"explore": 0.7, "expand_after": 4}  # roll-outs by chance, no priors
GUIDED: Final[Settings] = {  # led by the priors, in the tree and in the roll-outs
    "prior": 1.0, "expand_after": 4, "rollout_width": 4, "quick_priors": 1, "merge_lookalikes": 1, "chance_nodes": 1,
}  # fmt: skip


def usual_settings(game: Game) -> Settings:
    """How a game is searched: led by its heuristics, where it has any."""
    return GUIDED if has_heuristics(game) else PLAIN


def search_settings(unit: Unit, settings: Settings) -> Any:
    """Settings by name, as the search takes them."""
    made = unit.rules.SearchSettings()
    for name, value in settings.items():
        setattr(made, name, type(getattr(made, name))(value))
    return made


class SearchTree:
    """One tree."""

    def __init__(self, unit: Unit, room: int, network: Sequence[Any] = ()) -> None:
        self.unit, self.network = unit, network
        self.nodes, self.search = unit.new(unit.rules.Node, room), unit.new(unit.rules.Search)

    def plant(self, record: Any, seed: int) -> None:
        self.unit.call("plant", record, seed, self.search, self.nodes)

    def grow(self, simulations: int, settings: Any) -> None:
        self.unit.call("grow", simulations, settings, self.search, self.nodes, *self.network)

    def report(self, record: Any, visits: Any, wins: Any) -> None:
        self.unit.call("report", record, self.search, self.nodes, visits, wins)

    def line(self, first: int) -> list[int]:
        """The codes of the expected line from a first move on."""
        codes = numbers("i16", LINE)
        size = self.unit.call("likely_line", first, self.nodes, codes)
        return list(codes[:size])


class IsmctsPlayer(SeatedPlayer):
    """Plays the move that its search tried most; compiled and plain, on one thread and on many it chooses the same."""

    def __init__(
        self,
        game: Game,
        simulations: int = 1000,
        seed: int = 0,
        settings: Settings | None = None,
        threads: int | None = None,
        early_stop: bool = False,
        engine: Engine | None = None,
    ) -> None:
        self.game, self.seed, self.budget = game, seed, Budget(simulations=simulations)
        self.unit = players_unit(game, engine)
        self.settings = search_settings(self.unit, usual_settings(game) if settings is None else settings)
        self.threads = cores() if threads is None else threads
        self.early_stop = early_stop  # it stops when no simulation that is left could change its move
        self.choices = 0  # how many it has made: each has luck of its own

    def choose(self, observation: Observation, budget: Budget | None = None) -> Decision:
        """The most visited move."""
        budget = budget or self.budget
        trees = self._plant(observation, budget)
        visits, wins = self._grow(observation, trees, budget)
        return self._decision(observation, trees, visits, wins)

    def _plant(self, observation: Observation, budget: Budget) -> list[SearchTree]:
        """As many trees as the budget can feed."""
        simulations = budget.simulations or (MANY if self.unit.compiled else FEW)
        count = max(1, min(TREES, simulations // LEAST))
        room = min(ROOM, ROOM_FOR_ONE * (simulations // count + 1) + len(observation.legal))
        trees = [self._tree(observation, room) for _ in range(count)]
        for number, tree in enumerate(trees):
            tree.plant(observation.record.copy_(), self.unit.rules.tree_seed(self.seed, self.choices, number))
        self.choices += 1
        return trees

    def _tree(self, observation: Observation, room: int) -> SearchTree:
        """One of the trees, with room for so many nodes."""
        return SearchTree(self.unit, room)

    def _grow(self, observation: Observation, trees: list[SearchTree], budget: Budget) -> tuple[list[int], list[float]]:
        """Spend the budget, the same number of simulations on each tree, give or take one; what all of them found."""
        threads, many, spent = min(self.threads, len(trees)) if self.unit.compiled else 1, len(trees), 0
        with ThreadPoolExecutor(threads) as pool:
            at_once: Callable[..., Iterable[Any]] = pool.map if threads > 1 else map
            for portion in portions(budget, self.early_stop):
                before, spent = spent, spent + portion
                shares = [(spent + number) // many - (before + number) // many for number in range(many)]
                list(at_once(lambda tree, share: tree.grow(share, self.settings.copy_()), trees, shares))
                left = (budget.simulations or 0) - spent  # how many milliseconds will hold, nobody knows
                if self.early_stop and left > 0 and decided(self._found(observation, trees)[0], left):
                    break
        return self._found(observation, trees)

    def _found(self, observation: Observation, trees: list[SearchTree]) -> tuple[list[int], list[float]]:
        """How often each legal move was tried in all trees, and what it won."""
        visits, wins = numbers("i32", len(observation.legal)), numbers("f64", len(observation.legal))
        for tree in trees:
            tree.report(observation.record.copy_(), visits, wins)
        return list(visits), list(wins)

    def _decision(
        self, observation: Observation, trees: list[SearchTree], visits: list[int], wins: list[float]
    ) -> Decision:
        best = max(range(len(visits)), key=lambda i: (visits[i], wins[i]))
        move, texts = observation.legal[best], self.game.moves.texts
        values = [won / max(tried, 1) for won, tried in zip(wins, visits, strict=True)]
        line = [texts[code] for code in trees[0].line(self.game.moves.codes[move])]
        return Decision(move, by_move(observation, values), by_move(observation, visits), line)


def decided(visits: list[int], left: int) -> bool:
    """Can no other move catch up with the most visited one?"""
    most, second = sorted(visits)[:-3:-1]
    return most - second > left
