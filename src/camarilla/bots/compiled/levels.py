"""How a level chooses: the heaviest answer, or one by a softmax, in its style; one seed chooses the same everywhere."""

from __future__ import annotations

from typing import Final

from camarilla.dialect import Buffer, f64, i32, log, mix
from camarilla.kernel.rng import Luck, pick

FINE: Final = 1 << 30  # into how many parts a chance is divided
NEAR: Final = 0.03  # a win chance that a style may cost a player who searches
TRIED: Final = 0.1  # of the visits of the best move: what was hardly tried is not chosen for its style


def draw(weights: Buffer[f64], temperature: float, seed: int, draws: int) -> int:
    """A move by its weight, never one of 0: the heaviest, or each the likelier the heavier."""
    luck = Luck()
    luck.key = mix(seed, draws)
    if temperature > 0.0:
        return sample_softmax(weights, temperature, luck)
    return argmax(weights, luck)


def argmax(weights: Buffer[f64], luck: Luck) -> int:
    """The heaviest; which of equals is luck."""
    best = 0
    equals = 1
    for i in range(1, len(weights)):
        if weights[i] > weights[best]:
            best = i
            equals = 1
        elif weights[i] == weights[best]:
            equals += 1
            if pick(luck, equals) == 0:
                best = i
    return best


def sample_softmax(weights: Buffer[f64], temperature: float, luck: Luck) -> int:
    """Each as likely as its weight to the power of 1 / temperature: the highest of logarithms with Gumbel's noise."""
    best = -1
    highest = 0.0
    for i in range(len(weights)):
        if weights[i] > 0.0:
            reached = gumbel_score(weights[i], temperature, luck)
            if best < 0 or reached > highest:
                best = i
                highest = reached
    return best


def gumbel_score(weight: float, temperature: float, luck: Luck) -> float:
    """A weight's logarithm, cooled, with Gumbel's noise."""
    chance = (float(pick(luck, FINE)) + 0.5) / float(FINE)
    return log(weight) / temperature - log(-log(chance))


def in_style(best: int, visits: Buffer[i32], values: Buffer[f64], factors: Buffer[f64]) -> int:
    """Of the moves that a search holds for nearly as good as the best, the one that suits the style most."""
    enough = TRIED * float(visits[best])
    liked = best
    for i in range(len(visits)):
        near = float(visits[i]) >= enough and values[i] >= values[best] - NEAR
        if near and factors[i] > factors[liked]:
            liked = i
    return liked
