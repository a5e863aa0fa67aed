"""Camarilla: tabletop games of court intrigue and hidden information."""

from typing import TYPE_CHECKING, Any

from camarilla.games import game, games  # the function, not the folder: `camarilla.games()`

if TYPE_CHECKING:
    from camarilla.bots.play import play_game

__version__ = "0.1.0"
__all__ = ["game", "games", "play_game"]


def __getattr__(name: str) -> Any:
    """What is loaded when it is first asked for."""
    if name != "play_game":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from camarilla.bots.play import play_game

    return play_game
