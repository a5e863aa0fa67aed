"""Bots: programs that sit at a table. They are given what their seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Protocol

from camarilla.bots.budget import Budget
from camarilla.bots.decision import Decision
from camarilla.bots.observation import Observation, observe
from camarilla.bots.players import seat_bot
from camarilla.bots.seated import SeatedPlayer

if TYPE_CHECKING:
    from camarilla.bots.external import ExternalPlayer
    from camarilla.bots.flat import FlatPlayer
    from camarilla.bots.greedy import GreedyPlayer
    from camarilla.bots.ismcts import IsmctsPlayer
    from camarilla.bots.levels import LevelPlayer
    from camarilla.bots.network import NetworkPlayer
    from camarilla.bots.random import RandomPlayer

__all__ = [
    "Budget", "Decision", "ExternalPlayer", "FlatPlayer", "GreedyPlayer", "IsmctsPlayer", "LevelPlayer",
    "NetworkPlayer", "Observation", "Player", "RandomPlayer", "SeatedPlayer", "observe",
    "seat_bot",
]  # fmt: skip
PLAYERS: Final = {  # loaded when they are first asked for
    "ExternalPlayer": "external", "FlatPlayer": "flat", "GreedyPlayer": "greedy", "IsmctsPlayer": "ismcts",
    "LevelPlayer": "levels", "NetworkPlayer": "network", "RandomPlayer": "random",
}  # fmt: skip


def __getattr__(name: str) -> Any:
    if name in PLAYERS:
        return getattr(import_module(f"{__name__}.{PLAYERS[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


class Player(Protocol):
    """Anything with `choose(observation)` or `choose(observation, budget)` that returns a move or a `Decision`.

    The observation may be that of one game (of its `types`), which a type checker then knows.
    """

    @property
    def choose(self) -> Callable[..., Decision | str]:
        """One of the legal moves, for an `Observation` and maybe a `Budget`."""
        ...
