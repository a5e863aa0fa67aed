"""The player whose search is led by a network."""

from __future__ import annotations

from typing import Final

from camarilla.bots.heuristics import heuristics
from camarilla.bots.inputs import attach_inputs
from camarilla.bots.ismcts import GUIDED, IsmctsPlayer, SearchTree, Settings, search_settings
from camarilla.bots.network import code_outputs, installed_network, network_arguments, shipped_weights
from camarilla.bots.observation import Observation
from camarilla.bots.weights import Weights
from camarilla.dialect import numbers
from camarilla.kernel.engine import Engine, Unit
from camarilla.kernel.game import Game
from camarilla.kernel.moves import MAX_ANSWERS

LED: Final[Settings] = {**GUIDED, "expand_after": 2, "trust": 0.5}


def led_unit(game: Game, engine: Engine | None = None) -> Unit:
    """What a player calls whose search is led by a network."""
    heuristics(game)
    attach_inputs(game)
    entries = ("tree_seed", "plant", "grow", "report", "likely_line")
    unit = (engine or game.engine).unit("camarilla.bots.compiled.led", entries)
    unit.made_by = led_unit, game, engine
    return unit


def led_player(game: Game, seed: int = 0) -> LedPlayer | None:
    """Who searches led by the network that is installed; None if none is, or if it would run in plain Python."""
    weights = installed_network(game).weights
    if weights is None or not led_unit(game).compiled:
        return None
    return LedPlayer(game, seed=seed, early_stop=True, weights=weights)


class LedPlayer(IsmctsPlayer):
    """Searches as `IsmctsPlayer` does, with the chances that a network gives each move for priors."""

    def __init__(
        self,
        game: Game,
        simulations: int = 1000,
        seed: int = 0,
        settings: Settings | None = None,
        threads: int | None = None,
        early_stop: bool = False,
        engine: Engine | None = None,
        weights: Weights | None = None,
    ) -> None:
        super().__init__(game, simulations, seed, settings, threads, early_stop, engine)
        self.unit = led_unit(game, engine)
        self.settings = search_settings(self.unit, LED if settings is None else settings)
        self.network = network_arguments(self.unit, game, weights or shipped_weights(game))

    def _tree(self, observation: Observation, room: int) -> SearchTree:
        turned = code_outputs(self.game, observation.record.seats)
        return SearchTree(self.unit, room, [*self.network, *turned, numbers("i32", MAX_ANSWERS)])
