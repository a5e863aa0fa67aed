"""Everybody who can be seated, by name: the one list for terminal, server, arena and engine protocol.

`random`, `greedy`, `network`, `flat:1000`, `ismcts:4000` and `network:2000` (simulations a move, the last ones led
by a network), a level (`knight`), a level in a
style (`knight:bluffing`), `engine:COMMAND` for a program, `module:Class` for a Python class with `choose`; the last two
may have options in brackets behind them (`mybot:Counting[depth=3]`).
Light to import: what a player needs is loaded when it is seated.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from camarilla.bots.options import chosen, declared_by, split_options
from camarilla.games import game as game_of
from camarilla.games import games, profiles
from camarilla.kernel.document import listed, shown
from camarilla.kernel.profile import LEVELS, STYLES, Level, Style
from camarilla.kernel.refusal import Refusal

if TYPE_CHECKING:
    from camarilla.bots import Budget, SeatedPlayer
    from camarilla.kernel.game import Game

RANDOM: Final = "random"
NETWORK: Final = "network"
ENGINE: Final = "engine:"
SEARCHED: Final = ("flat", "ismcts", NETWORK)  # with a number behind it
FORM: Final = (
    rf"random|greedy|network|({'|'.join(SEARCHED)}):[1-9]\d{{0,7}}|({'|'.join(LEVELS)})(:({'|'.join(STYLES)}))?"
)
OURS: Final = (*LEVELS, RANDOM, "greedy", *SEARCHED)
FATAL: Final = ("not-started", "unready", "ended", "nonsense")  # faults of a program that cannot play at all
DOTTED: Final = r"[^\W\d]\w*(\.[^\W\d]\w*)*"
OWN: Final = rf"{DOTTED}:[^\W\d]\w*"
OPEN: Final = r"\[\s*[^\W\d][\w-]*=[^\[\]]*$"  # options in a bracket that is not closed


# -- names --------------------------------------------------------------------------------------------------------
def levels(game: str) -> list[str]:
    """The levels of a game, the weakest first."""
    return [level.id for level in profiles()[game].levels]


def styles(game: str) -> list[str]:
    """The styles that a level of this game can play in."""
    return ["plain", *profiles()[game].styles]


def level_names(game: str) -> list[str]:
    """Every level in its own style, then every level in each style."""
    return levels(game) + [f"{level}:{style}" for style in styles(game) for level in levels(game)]


def every_table() -> list[tuple[str, int]]:
    """Every game with each number of seats that it takes."""
    return [(id, seats) for id, profile in profiles().items() for seats in profile.seats]


def is_level(name: str) -> bool:
    """Does it name a level, in whatever style? Not every game has every one: `find_level`."""
    return name.partition(":")[0] in LEVELS


def is_led(name: str, game: str, seats: int) -> bool:
    """Does it name a level that a network leads at such a table, wherever one is installed?"""
    id = name.partition(":")[0]
    return any(level.id == id and seats in level.led for level in profiles()[game].levels)


def uses_network(name: str, game: str, seats: int) -> bool:
    """Does a network play, or lead, where one is installed?"""
    return name.partition(":")[0] == NETWORK or is_led(name, game, seats)


def check_name(name: str) -> None:
    """Refuse a name that no player has in any game."""
    if re.search(OPEN, name):
        raise Refusal("bot-bracket", bot=shown(name))
    if name.startswith(ENGINE):
        command(name)
    elif is_own(name):
        from camarilla.bots.own import check_class

        check_class(name)
    elif not re.fullmatch(FORM, name):
        if meant := meant_by(name):
            raise Refusal("entrant-meant", entrant=shown(name), meant=shown(meant))
        raise Refusal("entrant", entrant=shown(name), levels=listed(LEVELS))


def meant_by(name: str) -> str | None:
    """What somebody may have wanted to write: a command, a class, a level; None if that cannot be guessed."""
    bot, options = split_options(name)[0], name[len(split_options(name)[0]) :]
    if re.fullmatch(r"[\w./~-]+( [^:]+)+", bot):
        return ENGINE + name
    module = bot.removesuffix(".py").removeprefix("./").replace("/", ".")
    if bot.endswith(".py") and re.fullmatch(DOTTED, module):
        return f"{module}:Class{options}"
    if re.fullmatch(DOTTED, bot) and Path(*bot.split(".")).with_suffix(".py").is_file():
        return f"{bot}:Class{options}"
    if re.fullmatch(rf"{DOTTED}\.[A-Z]\w*", bot):
        return ":".join(bot.rsplit(".", 1)) + options
    from difflib import get_close_matches  # late: rarely needed
    from shutil import which

    if which(bot):
        return ENGINE + name
    return next(iter(get_close_matches(bot, (*LEVELS, RANDOM, "greedy", NETWORK), 1)), None)


def is_own(name: str) -> bool:
    """Does it name a Python class, `module:Class`? Whoever lets strangers name players must not let them name these."""
    if name.startswith(ENGINE) or name.partition(":")[0] in OURS:
        return False
    return re.fullmatch(OWN, split_options(name)[0]) is not None


def classes(names: Iterable[str]) -> list[str]:
    """Those that name Python classes, each once."""
    return [name for name in dict.fromkeys(names) if is_own(name)]


def is_foreign(name: str) -> bool:
    """Would code that is not ours run? That of a program or of a class."""
    return name.startswith(ENGINE) or is_own(name)


def played_by(said: Any) -> list[str]:
    """The games that a bot plays, by `games` of its class or of its greeting: all, if it says nothing of them."""
    named = [said] if isinstance(said, str) else said
    return [id for id in games() if id in named] if isinstance(named, list | tuple) else games()


def check_plays(name: str, game: str, said: Any, option: str = "") -> None:
    """Refuse a game that a bot does not play, as it says itself; `option` of a command would name one that it does."""
    found = played_by(said)
    if game not in found:
        option = f"{option} {found[0]}" if option and found else "none"
        raise Refusal(
            "bot-game", bot=shown(name), games=listed(found), count=len(found), game=game, option=option,
            member=shown("games"),
        )  # fmt: skip


def command(name: str) -> list[str]:
    """The command of `engine:COMMAND`, word by word."""
    try:
        words = shlex.split(split_options(name)[0].removeprefix(ENGINE))
    except ValueError:
        words = []
    if not words:
        raise Refusal("engine-command", entrant=shown(name))
    return words


def try_bot(name: str, games: Sequence[str], budget: Budget | None = None, option: str = "") -> None:
    """Refuse a bot that cannot be loaded or started, lacks an option, or does not play one of the games."""
    check_name(name)
    if name.startswith(ENGINE):
        said = greeting(name).get("games")
    elif is_own(name):
        from camarilla.bots.own import find_class

        said = getattr(find_class(name), "games", None)
    else:
        return
    for game in games:
        check_plays(name, game, said, option)
    if name.startswith(ENGINE):
        ask_once(name, game_of(games[0]), budget)


def greeting(name: str) -> Mapping[str, Any]:
    """How a program greets; refused if it cannot be started, does not greet, or lacks an option."""
    from camarilla.bots.program import PATIENCE, Program, ProgramFailure, echoed, refused

    try:
        with echoed():
            program = Program.ready(command(name), PATIENCE)
    except ProgramFailure as failure:
        raise refused(name, failure) from failure
    program.end(politely=False)
    chosen(name, split_options(name)[1], declared_by(program.hello))
    return program.hello


def ask_once(name: str, game: Game, budget: Budget | None) -> None:
    """Refuse a program that gives no answer to the first question of a game."""
    from camarilla.bots.external import ExternalPlayer
    from camarilla.bots.observation import observe
    from camarilla.bots.program import ProgramFailure, echoed, refused

    with echoed(), ExternalPlayer(command(name), game, options=split_options(name)[1]) as player:
        player.choose(observe(game.deal(game.seats[0], 0)), budget)
    for fault in player.faults:
        if fault.kind in FATAL:
            when = "question" if player.has_been_ready else "start"
            raise refused(name, ProgramFailure(fault.kind, fault.detail), when, game.id)


# -- players ------------------------------------------------------------------------------------------------------
def seat_bot(game: Game, name: str, seed: int = 0, timeout: float = 10.0) -> SeatedPlayer:
    """The player of a name, with luck of its own; `timeout`: seconds that a program may take for a move."""
    check_name(name)
    if name.startswith(ENGINE):
        from camarilla.bots.external import ExternalPlayer

        return ExternalPlayer(command(name), game, seed, timeout, split_options(name)[1])
    if is_own(name):
        from camarilla.bots.own import own_player

        return own_player(name, game, seed)
    if name == RANDOM:
        from camarilla.bots.random import RandomPlayer

        return RandomPlayer(seed)
    if name == "greedy":
        from camarilla.bots.greedy import GreedyPlayer

        return GreedyPlayer(game, seed)
    if name == NETWORK:
        from camarilla.bots.network import NetworkPlayer

        return NetworkPlayer(game, seed)
    kind, _, rest = name.partition(":")
    return searcher(game, kind, int(rest), seed) if kind in SEARCHED else level_player(game, name, seed)


def searcher(game: Game, kind: str, simulations: int, seed: int) -> SeatedPlayer:
    """A player that searches, with so many simulations for each choice."""
    if kind == "flat":
        from camarilla.bots.flat import FlatPlayer

        return FlatPlayer(game, simulations, seed)
    if kind == NETWORK:
        from camarilla.bots.led import LedPlayer

        return LedPlayer(game, simulations, seed, early_stop=True)
    from camarilla.bots.ismcts import IsmctsPlayer

    return IsmctsPlayer(game, simulations, seed, early_stop=True)


def level_player(game: Game, name: str, seed: int) -> SeatedPlayer:
    """A level in its own style, or in the one that is named."""
    from camarilla.bots.levels import LevelPlayer

    return LevelPlayer(game, *find_level(game, name), seed)


def find_level(game: Game, name: str) -> tuple[Level, Style]:
    """The level of a name and the style that it plays in; refuses those that the game lacks."""
    id, colon, style = name.partition(":")
    found = {level.id: level for level in game.profile.levels}
    if id not in found:
        raise Refusal("level", level=shown(id), expected=listed(found))
    if colon and style not in ("plain", *game.profile.styles):
        raise Refusal("style", style=shown(style), expected=listed(["plain", *game.profile.styles]))
    return found[id], game.profile.styles.get(style if colon else found[id].style, {})
