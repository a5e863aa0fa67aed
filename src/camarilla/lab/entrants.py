"""Entrants of a contest, by name: random, greedy, flat:1000, ismcts:4000, a level, or engine:COMMAND."""

from __future__ import annotations

import re
import shlex
from typing import Final

from camarilla.bots import Player
from camarilla.bots.levels import STYLES, level_player
from camarilla.kernel.document import listed, shown
from camarilla.kernel.game import Game
from camarilla.kernel.profile import LEVELS
from camarilla.kernel.refusal import Refusal

ENGINE: Final = "engine:"
PLAIN: Final = ("random", "greedy")
SEARCHES: Final = ("flat", "ismcts")
FORM: Final = rf"{'|'.join(PLAIN)}|({'|'.join(SEARCHES)}):[1-9]\d{{0,7}}|({'|'.join(LEVELS)})(:({'|'.join(STYLES)}))?"


def check_entrant(name: str) -> None:
    """Refuse a name that nobody has."""
    if name.startswith(ENGINE):
        command(name)
    elif not re.fullmatch(FORM, name):
        raise Refusal("entrant", entrant=shown(name), levels=listed(LEVELS))


def command(name: str) -> list[str]:
    """The command of `engine:COMMAND`, word by word."""
    try:
        words = shlex.split(name.removeprefix(ENGINE))
    except ValueError:
        words = []
    if not words:
        raise Refusal("engine-command", entrant=shown(name))
    return words


def try_engine(name: str) -> None:
    """Refuse a command that the system cannot start; what it started is ended at once."""
    from camarilla.bots.external import Broken, Program

    try:
        Program(command(name)).end(politely=False)
    except Broken as broken:
        raise Refusal("engine-start", entrant=shown(name), reason=broken.detail) from broken


def seat_player(name: str, game: Game, seed: int, timeout: float = 10.0) -> Player:
    """The player of a name, with luck of its own."""
    check_entrant(name)
    if name.startswith(ENGINE):
        from camarilla.bots.external import ExternalPlayer

        return ExternalPlayer(command(name), game, seed, timeout)
    kind, _, amount = name.partition(":")
    if kind == "random":
        from camarilla.bots.random import RandomPlayer

        return RandomPlayer(seed)
    if kind == "greedy":
        from camarilla.bots.greedy import GreedyPlayer

        return GreedyPlayer(game, seed)
    if kind in SEARCHES:
        return searcher(kind, game, int(amount), seed)
    return level_player(game, name, seed)


def searcher(kind: str, game: Game, simulations: int, seed: int) -> Player:
    """A player that searches, with so many simulations for each choice."""
    if kind == "flat":
        from camarilla.bots.flat_player import FlatPlayer

        return FlatPlayer(game, simulations, seed)
    from camarilla.bots.ismcts_player import IsmctsPlayer

    return IsmctsPlayer(game, simulations, seed, early_stop=True)
