"""The names of a game's cards by kind; each game of the row attaches its own (`cards.py`)."""

NAMES: tuple[str, ...]
