"""Text on a terminal: filled to its width, never wider than is pleasant to read."""

from __future__ import annotations

import shutil
import textwrap


def width() -> int:
    """How wide a line may be."""
    return max(40, min(shutil.get_terminal_size().columns - 1, 90))


def filled(text: str, indent: str = "") -> str:
    """Paragraphs, filled."""
    return "\n\n".join(item(part, indent, indent) for part in text.split("\n\n"))


def item(text: str, first: str, rest: str) -> str:
    """One paragraph that begins with `first` and goes on under `rest`."""
    return textwrap.fill(
        text, width(), initial_indent=first, subsequent_indent=rest, break_long_words=False, break_on_hyphens=False
    )
