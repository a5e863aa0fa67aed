"""Small networks with random weights."""

from __future__ import annotations

import random
from array import array
from math import prod

from camarilla.bots.inputs import outputs, signature, units
from camarilla.bots.weights import Weights, layers
from camarilla.kernel.game import Game


def small_network(game: Game, seed: int = 1, prior: int = 0) -> Weights:
    """A network that knows nothing, and has an opinion on everything."""
    luck, count = random.Random(seed), outputs(game, game.seats[0], 0)[2] + 1
    shape = {"inputs": len(units(game)), "first": 8, "width": 6, "blocks": 2, "outputs": count}
    rows = bytes(luck.randrange(256) for _ in range(sum(prod(layer) for layer in layers(shape))))
    scales = array("i")
    for _, size in layers(shape):
        scales.extend(luck.randrange(1 << 15, 1 << 17) for _ in range(size))
        scales.extend(luck.randrange(-2000, 2000) for _ in range(size))
    return Weights(game.id, signature(game), shape, prior, rows, scales, {"made": "by chance"})
