"""Named players as policies of a tree: how likely they give each answer, exactly where they do not search."""

from __future__ import annotations

from typing import Final

from camarilla.bots import Observation
from camarilla.bots.greedy import GreedyPlayer
from camarilla.bots.levels import LevelPlayer
from camarilla.bots.observation import observe
from camarilla.bots.players import RANDOM, find_level, is_level, seat_bot
from camarilla.env import extra
from camarilla.env.tree import NOBODY, ShareArray, Tree
from camarilla.kernel.game import Game

with extra("rl"):
    import numpy as np

TRIES: Final = 16  # of a player that searches, each with luck of its own


def policy(tree: Tree, name: str, tries: int = TRIES) -> ShareArray:
    """How a player answers in every information state of a tree; all alike where its own answers never lead."""
    found: dict[bytes, list[float]] = {}
    cells: list[float] = []
    never = set[int]()
    for number, one in enumerate(tree.infos):
        if one.came != NOBODY and (tree.owner[one.came] in never or not cells[one.came]):
            never.add(number)
            cells += chances(observe(one.state), RANDOM)
            continue
        seen = observe(one.state)
        key = bytes([one.seat]) + seen.record.pack()  # players decide by the record alone
        if key not in found:
            found[key] = chances(seen, name, tries)
        cells += found[key]
    return np.array(cells)


def chances(observation: Observation, name: str, tries: int = TRIES) -> list[float]:
    """How likely a player gives each legal answer; of one that searches, how often it did."""
    game = observation.game
    weights = [1.0] * len(observation.legal) if name == RANDOM else drawn_to(game, observation, name)
    if weights is None:
        moves = [seat_bot(game, name, seed).choose(observation).move for seed in range(tries)]
        weights = [float(moves.count(move)) for move in observation.legal]
    return [weight / sum(weights) for weight in weights]


def drawn_to(game: Game, observation: Observation, name: str) -> list[float] | None:
    """How much a player that goes by heuristics is drawn to each answer; None if it does not."""
    if name == "greedy":
        return only_best([float(prior) for prior in GreedyPlayer(game).priors(observation)])
    if not is_level(name) or find_level(game, name)[0].simulations:
        return None
    player = LevelPlayer(game, *find_level(game, name))
    weights = [weight * player.factor(observation, i) for i, weight in enumerate(player.weights(observation))]
    heat = player.level.temperature
    return [(weight / max(weights)) ** (1 / heat) for weight in weights] if heat else only_best(weights)


def only_best(weights: list[float]) -> list[float]:
    """The heaviest, each as likely as the others."""
    return [float(weight == max(weights)) for weight in weights]
