"""Text on a terminal: filled to its width, never wider than is pleasant to read."""

from __future__ import annotations

import shutil
import sys
import textwrap
from contextlib import suppress

WINDOWS: bool = sys.platform == "win32"
WIPE = "\x1b[H\x1b[2J\x1b[3J"  # clears the screen, and what has scrolled off it


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


def read(prompt: str) -> str:
    """A line, in lower case and with single blanks; without a terminal it is written out, to make the text whole."""
    print(prompt, end=" ", flush=True)
    line = sys.stdin.readline() if sys.stdin else ""
    if not line:
        raise EOFError
    answer = " ".join(line.lower().split())
    if not sys.stdin.isatty():
        print(answer)
    return answer


def forget_keys() -> None:
    """What was typed at a terminal before now is not for the person who comes next."""
    try:
        import termios
    except ImportError:  # no terminal of this kind
        return
    with suppress(OSError, ValueError, termios.error):
        termios.tcflush(sys.stdin, termios.TCIFLUSH)
