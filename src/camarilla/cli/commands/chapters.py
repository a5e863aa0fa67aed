"""`camarilla chapters check FILE`: can an owner's own deck of chapters be played (INT-5)?"""

from __future__ import annotations

import argparse
from typing import Any

from camarilla.cli.files import print_json, read_text
from camarilla.cli.text.words import say


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("action", metavar="check", choices=("check",))
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--json", action="store_true")


def run(options: argparse.Namespace) -> int:
    deck = read_deck(options.file)
    if options.json:
        print_json(deck)
    else:
        print(say("chapters-sound", file=options.file, count=len(deck)))
    return 0


def read_deck(name: str) -> list[Any]:
    """The chapters of a file; what is wrong is refused with its line, member and reason."""
    from camarilla.games.intrigues.chapters import read

    return read(read_text(name))
