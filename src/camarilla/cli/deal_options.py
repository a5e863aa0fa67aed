"""Options of a deal as arguments: `--option rounds=4`, and those that a game has as arguments of its own."""

from __future__ import annotations

import argparse
from typing import Any

from camarilla.cli.commands.option_file import owners, read_option
from camarilla.cli.parser import Parser, complaint, whole
from camarilla.games import profiles


def add_options(parser: Parser) -> None:
    """The arguments."""
    parser.add_argument("--option", type=option, metavar="NAME=NUMBER", action="append", default=[])
    for game, profile in profiles().items():
        for name in profile.flags:
            parser.add_option(game, name, type=whole, metavar="N")
        for name in profile.files:
            parser.add_option(game, name, metavar="FILE")


def option(text: str) -> tuple[str, int]:
    """`rounds=4`."""
    name, equals, number = text.partition("=")
    if not equals:
        raise complaint("not-option", text)
    return name, whole(number)


def chosen(options: argparse.Namespace) -> dict[str, Any]:
    """The options of the deal, with those that games have as arguments of their own."""
    flags = {name: value for name in flag_names() if (value := getattr(options, name)) is not None}
    return {**dict(options.option), **flags, **{name: read_option(name, file) for name, file in files(options).items()}}


def flag_names() -> list[str]:
    return [name for profile in profiles().values() for name in profile.flags]


def files(options: argparse.Namespace) -> dict[str, str]:
    """The files that options of the deal are read from."""
    return {name: file for name in owners() if (file := getattr(options, name)) is not None}
