"""`camarilla OPTION check FILE`: can a file with an option of a game be played with? Games name such options.

The module of that name in the game's folder reads the file: `games/<id>/<option>.py` has `read(text)`.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from typing import Any

from camarilla.cli.files import print_json, read_text
from camarilla.cli.parser import Parser
from camarilla.cli.text.words import say_of
from camarilla.games import profiles


def owners() -> dict[str, str]:
    """The options that are read from files, and the game of each."""
    return {option: game for game, profile in profiles().items() for option in profile.files}


def read_option(option: str, file: str) -> Any:
    """What a file says; what is wrong with it is refused with its line, member and reason."""
    return import_module(f"camarilla.games.{owners()[option]}.{option}").read(read_text(file))


def arguments(parser: Parser) -> None:
    parser.set_defaults(option=parser.command)
    parser.add_argument("action", metavar="check", choices=("check",))
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--json", action="store_true")


def run(options: argparse.Namespace) -> int:
    value = read_option(options.option, options.file)
    if options.json:
        print_json(value)
    else:
        print(say_of(owners()[options.option], f"{options.option}-sound", file=options.file, count=len(value)))
    return 0
