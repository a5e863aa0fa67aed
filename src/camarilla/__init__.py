"""Camarilla: tabletop games of court intrigue and hidden information."""

from camarilla.games import game, games  # the function, not the folder: `camarilla.games()`

__version__ = "0.1.0"
__all__ = ["game", "games"]
