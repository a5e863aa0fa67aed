"""The board of Oriflamme: Ablaze: the row."""

from __future__ import annotations

from camarilla.cli.boards.row import head, lines, screen, subject, target

__all__ = ["head", "lines", "screen", "subject", "target"]
