"""A bot of one's own: a Python class with `choose`, named `module:Class` wherever a level can be named."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from inspect import signature
from typing import TYPE_CHECKING, Any

from camarilla.bots.decision import Decision
from camarilla.kernel.document import shown
from camarilla.kernel.refusal import Refusal

if TYPE_CHECKING:
    from camarilla.bots.budget import Budget
    from camarilla.bots.observation import Observation
    from camarilla.kernel.game import Game


def find_class(name: str) -> Any:
    """The class of `module:Class`, found as Python finds modules, and in the folder that the program runs in."""
    module, _, kind = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found = getattr(import_module(module), kind)
    except (ImportError, AttributeError) as error:
        raise Refusal("own-bot", bot=shown(name), reason=str(error)) from error
    if not callable(getattr(found, "choose", None)):
        raise Refusal("own-bot-choose", bot=shown(name))
    return found


def own_player(name: str, game: Game, seed: int = 0) -> OwnPlayer:
    """The player of `module:Class`, which is given the `game` and a `seed` if it wants them."""
    kind = find_class(name)
    wanted = signature(kind).parameters
    return OwnPlayer(kind(**{key: given for key, given in {"game": game, "seed": seed}.items() if key in wanted}))


class OwnPlayer:
    """Asks an object with `choose`, which takes a budget or does not."""

    def __init__(self, own: Any) -> None:
        self.own, self.takes_budget = own, len(signature(own.choose).parameters) > 1

    def choose(self, observation: Observation, budget: Budget | None = None) -> Decision:
        """Its decision, or the text of its move alone."""
        chosen = self.own.choose(observation, budget) if self.takes_budget else self.own.choose(observation)
        return chosen if isinstance(chosen, Decision) else Decision(chosen)

    def close(self) -> None:
        """The game is over."""
        getattr(self.own, "close", lambda: None)()
