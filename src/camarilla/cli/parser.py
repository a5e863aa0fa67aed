"""Arguments of a command: argparse, with its words from the locales and its errors as refusals."""

from __future__ import annotations

import argparse
import re
from typing import NoReturn

from camarilla.kernel.document import shown
from camarilla.kernel.refusal import Refusal


class Parser(argparse.ArgumentParser):
    """The arguments of one command; the help of an argument is the attribute of `help-COMMAND` with its name."""

    def __init__(self, command: str) -> None:
        super().__init__(
            f"camarilla {command}", allow_abbrev=False, formatter_class=argparse.RawDescriptionHelpFormatter
        )
        self.command = command

    def format_help(self) -> str:
        """The help; only now are the words needed."""
        from camarilla.cli.words import say

        self.description, self.epilog = say(f"help-{self.command}"), say(f"help-{self.command}.examples")
        for action in self._actions:
            action.help = say(f"help-{self.command}.{action.dest}") if action.dest != "help" else say("help-help")
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        raise Refusal("usage", reason=message, command=self.command)


def whole(text: str) -> int:
    """A whole number."""
    if not re.fullmatch(r"[+-]?\d{1,4000}", text):
        raise complaint("not-whole", text)
    return int(text)


def positive(text: str) -> int:
    """A whole number above 0."""
    number = whole(text)
    if number < 1:
        raise complaint("not-positive", text)
    return number


def seconds(text: str) -> float:
    """A time above 0."""
    if not re.fullmatch(r"\d{1,5}(\.\d{1,9})?", text) or float(text) == 0:
        raise complaint("not-seconds", text)
    return float(text)


def complaint(id: str, text: str) -> argparse.ArgumentTypeError:
    """Why an argument will not do; raise it."""
    from camarilla.cli.words import say

    return argparse.ArgumentTypeError(say(id, text=shown(text)))
