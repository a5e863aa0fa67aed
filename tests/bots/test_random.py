"""The random player."""

from __future__ import annotations

from collections import Counter

import camarilla
from camarilla.bots import observe
from camarilla.bots.random import RandomPlayer


def test_every_legal_move_is_as_likely_as_the_others() -> None:
    observation, player = observe(camarilla.game("oriflamme").deal(3, 1)), RandomPlayer(7)
    times = Counter(player.choose(observation).move for _ in range(7000))
    assert set(times) == set(observation.legal)
    assert all(800 < count < 1200 for count in times.values())


def test_the_same_seed_chooses_the_same() -> None:
    observation = observe(camarilla.game("oriflamme").deal(3, 1))
    chosen = [
        [player.choose(observation).move for _ in range(20)]
        for player in (RandomPlayer(1), RandomPlayer(1), RandomPlayer(2))
    ]
    assert chosen[0] == chosen[1] != chosen[2]
