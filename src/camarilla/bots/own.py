"""A bot of one's own: a Python class with `choose`, named `module:Class` wherever a level can be named."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from importlib import import_module
from inspect import Parameter, signature
from typing import TYPE_CHECKING, Any, Final

from camarilla.bots.decision import Decision
from camarilla.bots.options import BotOption, chosen, split_options
from camarilla.kernel.document import shown
from camarilla.kernel.refusal import Refusal

if TYPE_CHECKING:
    from camarilla.bots.budget import Budget
    from camarilla.bots.observation import Observation
    from camarilla.kernel.game import Game

GIVEN: Final = ("game", "seed")  # what a class is given if it wants it; its other parameters are options


def find_class(name: str) -> Any:
    """The class of `module:Class`, found as Python finds modules, and in the folder that the program runs in."""
    module, _, kind = split_options(name)[0].partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found = getattr(import_module(module), kind)
    except (ImportError, AttributeError, SyntaxError) as error:
        raise Refusal("own-bot", bot=shown(name), reason=str(error)) from error
    if not callable(getattr(found, "choose", None)):
        raise Refusal("own-bot-choose", bot=shown(name))
    return found


def class_options(kind: Any) -> dict[str, BotOption]:
    """The options of a class: what its `__init__` takes beside the game and the seed."""
    taken = signature(kind).parameters.values()
    return {
        one.name: BotOption(one.default)
        for one in taken
        if one.name not in GIVEN and one.default is not Parameter.empty
    }


def check_class(name: str) -> None:
    """Refuse a class that cannot be loaded, that cannot play, or that lacks an option of its name."""
    chosen(name, split_options(name)[1], class_options(find_class(name)))


def own_player(name: str, game: Game, seed: int = 0, options: Mapping[str, Any] | None = None) -> OwnPlayer:
    """The player of `module:Class`, which is given the `game` and a `seed` if it wants them, and its options."""
    kind, wishes = find_class(name), split_options(name)[1]
    wanted, set = signature(kind).parameters, options or chosen(name, wishes, class_options(kind))
    return OwnPlayer(
        kind(**{key: given for key, given in {"game": game, "seed": seed}.items() if key in wanted}, **set)
    )


class OwnPlayer:
    """Asks an object with `choose`, which takes a budget or does not."""

    def __init__(self, own: Any) -> None:
        self.own, self.takes_budget = own, len(signature(own.choose).parameters) > 1

    def choose(self, observation: Observation, budget: Budget | None = None) -> Decision:
        """Its decision, or the text of its move alone."""
        chosen = self.own.choose(observation, budget) if self.takes_budget else self.own.choose(observation)
        decision = chosen if isinstance(chosen, Decision) else Decision(chosen)
        if decision.move not in observation.legal:
            raise Refusal(
                "own-bot-illegal", bot=type(self.own).__name__, move=shown(decision.move),
                question=observation.question.id, legal=observation.legal[0],
            )  # fmt: skip
        return decision

    def close(self) -> None:
        """The game is over."""
        getattr(self.own, "close", lambda: None)()
