"""What a seat thinks of the cards it cannot see, game by game; `open` serves games whose choices leave no trace."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from camarilla.dialect import attach, bind
from camarilla.kernel.game import Game

GUESS = "camarilla.bots.guess"


def belief_rules(game: Game) -> ModuleType:
    """The beliefs of a game; its generic modules take their guesses from them."""
    own = f"camarilla.bots.belief.{game.id}"
    rules = import_module(own) if find_spec(own) else bind("camarilla.bots.belief.open", game.rules)
    attach(game.rules, GUESS, rules)
    return rules
