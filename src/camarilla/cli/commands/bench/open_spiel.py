"""OpenSpiel's own card games, measured in the same run: random legal play, from Python and by its C++ loop."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from camarilla.cli.commands.bench.stopwatch import Measurement
from camarilla.kernel.refusal import Refusal

GAMES: Final = ("oh_hell", "hearts", "skat", "euchre", "crazy_eights")
SEARCHED: Final = ("oh_hell", "hearts", "euchre", "leduc_poker")  # skat, crazy_eights: its search refuses them
UNIT: Final = 100  # simulations
EXPLORE: Final = 0.7


class Rival:
    """One of its games: answers a second, one by one from Python and whole games in C++ (`evaluate_bots`)."""

    def __init__(self, spiel: Any, id: str) -> None:
        self.spiel, self.id, self.game = spiel, id, spiel.load_game(id)
        self.bots = [spiel.make_uniform_random_bot(seat, seat) for seat in range(self.game.num_players())]
        self.luck = Random(1)
        self.games = self.decisions = 0  # its C++ loop does not say how many answers were given: their mean serves
        self.figures = [Measurement("python", self.from_python), Measurement("c++", self.in_cpp)]

    def from_python(self, times: int) -> float:
        answers = sum(self.play() for _ in range(times))
        self.games += times
        self.decisions += answers
        return answers

    def play(self) -> int:
        """One random game; how many answers."""
        state, answers = self.game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(self.luck.choices(outcomes, weights)[0])
            else:
                state.apply_action(self.luck.choice(state.legal_actions()))
                answers += 1
        return answers

    def in_cpp(self, times: int) -> float:
        for _ in range(times):
            self.spiel.evaluate_bots(self.game.new_initial_state(), self.bots, self.luck.getrandbits(30))
        return times

    @property
    def decisions_per_second(self) -> tuple[float, float]:
        """From Python, and in C++."""
        python, cpp = self.figures
        return python.best, cpp.best * self.decisions / self.games


class Searcher:
    """Its information-set search with one random play-out a simulation, at the first real choice of a game."""

    def __init__(self, spiel: Any, id: str) -> None:
        self.spiel, self.id, self.game = spiel, id, spiel.load_game(id)
        self.state, self.luck = self.game.new_initial_state(), Random(1)
        while self.state.is_chance_node() or len(self.state.legal_actions()) < 2:
            self.state.apply_action(self.luck.choice(self.state.legal_actions()))
        self.figures = [Measurement("ismcts", self.search)]

    def search(self, times: int) -> float:
        rollout = self.spiel.RandomRolloutEvaluator(1, 1)
        self.spiel.ISMCTSBot(1, rollout, EXPLORE, UNIT * times).step(self.state)
        return UNIT * times


def open_spiel() -> Any:
    """The package; a refusal says how to install it."""
    try:
        import pyspiel  # type: ignore[import-not-found, unused-ignore]
    except ImportError as error:
        raise Refusal("no-open-spiel") from error
    return pyspiel


def rivals() -> list[Rival]:
    """Those of its games that are there."""
    spiel = open_spiel()
    return [Rival(spiel, id) for id in GAMES if id in spiel.registered_names()]


def searchers() -> list[Searcher]:
    """Those that its search can play, and that are there."""
    spiel = open_spiel()
    return [Searcher(spiel, id) for id in SEARCHED if id in spiel.registered_names()]
