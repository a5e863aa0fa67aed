"""The board of Oriflamme: the row."""

from __future__ import annotations

from camarilla.cli.boards.row import aim, asking, head, lines, screen, subject

__all__ = ["aim", "asking", "head", "lines", "screen", "subject"]
