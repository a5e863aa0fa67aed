"""The network player: one pass of a network that has learnt its game by playing against itself.

Its weights lie in a file, `GAME.network`: in the folder $CAMARILLA_NETWORKS, or in the package `camarilla-networks`.
"""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files
from itertools import chain
from pathlib import Path
from typing import Any, Final, NamedTuple

from camarilla.bots.budget import Budget
from camarilla.bots.decision import Decision
from camarilla.bots.heuristics import heuristics
from camarilla.bots.inputs import attach_inputs, has_inputs, outputs, signature, units
from camarilla.bots.observation import Observation
from camarilla.bots.seated import SeatedPlayer
from camarilla.bots.weights import Weights, read_weights
from camarilla.dialect import mix, numbers
from camarilla.kernel.engine import Engine, Unit
from camarilla.kernel.game import Game
from camarilla.kernel.moves import MAX_ANSWERS
from camarilla.kernel.refusal import Refusal

PACKAGE: Final = "camarilla_networks"
FOLDER: Final = "CAMARILLA_NETWORKS"
PLACES: Final = 10  # binary places of a logit


def network_unit(game: Game, engine: Engine | None = None) -> Unit:
    """What a network player calls."""
    heuristics(game)
    attach_inputs(game)
    unit = (engine or game.engine).unit("camarilla.bots.compiled.network", ("choose",))
    unit.made_by = network_unit, game, engine
    return unit


def find_weights(game: Game) -> Weights:
    """The weights of a game; Refusal if there are none, or if they cannot be used."""
    name = f"{game.id}.network"
    if not has_inputs(game):
        raise Refusal("not-learnable", game=game.id)
    try:
        place: Any = Path(os.environ[FOLDER]) if os.environ.get(FOLDER) else files(PACKAGE)
        data: bytes = (place / name).read_bytes()
    except (OSError, ModuleNotFoundError) as error:
        raise Refusal("no-network", game=game.id) from error
    return read_weights(data, str(place / name), game.id, signature(game))


@cache
def shipped_weights(game: Game) -> Weights:
    """The weights of a game, read once."""
    return find_weights(game)


class InstalledNetwork(NamedTuple):
    """The network of a game that is here: its weights, or why what lies here cannot be used; neither if none is."""

    weights: Weights | None
    fault: Refusal | None = None


@cache
def installed_network(game: Game) -> InstalledNetwork:
    """What there is of a game's network, looked for once."""
    try:
        return InstalledNetwork(shipped_weights(game))
    except Refusal as refusal:
        return InstalledNetwork(None, refusal if refusal.id.startswith("network-") else None)


class NetworkPlayer(SeatedPlayer):
    """Draws its move as its network would play it; compiled and plain it chooses the same."""

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        temperature: float = 1.0,
        weights: Weights | None = None,
        engine: Engine | None = None,
    ) -> None:
        self.game, self.seed, self.temperature, self.choices = game, seed, temperature, 0
        found = weights or shipped_weights(game)
        self.unit = network_unit(game, engine)
        self.network = network_arguments(self.unit, game, found)
        self.logits = numbers("i32", MAX_ANSWERS)

    def choose(self, observation: Observation, budget: Budget | None = None) -> Decision:
        """A move, each as likely as the network gives it; at temperature 0 the likeliest."""
        code = self._draw(observation, mix(self.seed, self.choices))
        self.choices += 1
        return Decision(self.game.moves.texts[code])

    def weigh(self, observation: Observation) -> list[float]:
        """The logit of each legal move, in their order."""
        self._draw(observation, 0)
        return [logit / (1 << PLACES) for logit in self.logits[: len(observation.legal)]]

    def _draw(self, observation: Observation, seed: int) -> int:
        """The code of a move; the logits are written, too."""
        record = self.unit.given(observation.record)
        turned = code_outputs(self.game, observation.record.seats)
        found: int = self.unit.call("choose", record, *self.network, *turned, self.temperature, seed, self.logits)
        return found


def network_arguments(unit: Unit, game: Game, weights: Weights) -> tuple[Any, Any, Any, Any]:
    """A network as the compiled rules take it: its shape, the units of its inputs, rows, scales."""
    shape = unit.rules.Shape()
    for name, size in weights.shape.items():
        setattr(shape, name, size)
    shape.prior = weights.prior
    rows, scales, scale = numbers("i8", len(weights.rows)), numbers("i32", len(weights.scales)), units(game)
    memoryview(rows).cast("B")[:] = weights.rows
    scales[:] = weights.scales
    by = numbers("i8", len(scale))
    by[:] = scale
    return unit.given(shape), by, rows, scales


@cache
def code_outputs(game: Game, seats: int) -> tuple[Any, Any]:
    """The outputs of each code, for one seat that looks after the other, as the compiled rules take them."""
    looks = [outputs(game, seats, viewer) for viewer in range(seats)]
    first, second = list(chain(*(look[0] for look in looks))), list(chain(*(look[1] for look in looks)))
    kept = numbers("i16", len(first)), numbers("i16", len(second))
    kept[0][:], kept[1][:] = first, second
    return kept
