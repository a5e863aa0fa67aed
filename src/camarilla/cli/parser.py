"""Arguments of a command: argparse, with its words from the locales and its errors as refusals."""

from __future__ import annotations

import argparse
import os
import re
from functools import partial
from typing import Any, Final, NoReturn

from camarilla.cli.text.words import MEANT, OPTION, say, say_of, title
from camarilla.kernel.document import shown
from camarilla.kernel.refusal import Refusal

COMPLAINTS: Final = {  # what argparse says in English, by the message that says it in every language
    "missing": r"the following arguments are required: (?P<names>.+)",
    "unknown": r"unrecognized arguments: (?P<names>.+)",
    "no-value": r"argument (?P<name>.+?): expected one argument",
    "too-much": r"argument (?P<name>.+?): ignored explicit argument (?P<value>.+)",
    "choice": r"argument (?P<name>.+?): invalid choice: (?P<value>.+) \(choose from (?P<expected>.+)\)",
    "clash": r"argument (?P<name>.+?): not allowed with argument (?P<other>.+)",
    "wrong": r"argument (?P<name>.+?): (?P<reason>.+)",
}

GUIDES: Final = {  # what to read on, by command: guides that every package brings
    "play": "player", "replay": "player", "arena": "bot-writer", "merge": "many-machines", "analyse": "bot-writer",
    "balance": "balance", "engine": "engine-protocol", "train": "researcher", "exploit": "researcher",
    "serve": "operator", "verify": "operator", "backup": "operator", "restore": "operator", "prune": "operator",
    "admin": "operator",
}  # fmt: skip


class Help(argparse.RawDescriptionHelpFormatter):
    """Help in the language that is spoken."""

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, say("usage") + " ")


class Parser(argparse.ArgumentParser):
    """The arguments of one command; the help of an argument is the attribute of `help-COMMAND` with its name.

    A command may be a game's, and so may an argument: an option of the deal, which the game's own words explain.
    """

    def __init__(self, command: str, game: str | None = None) -> None:
        unmeasured = partial(Help, width=80)  # to ask how wide the terminal is takes longer than all else here
        super().__init__(f"camarilla {command}", allow_abbrev=False, formatter_class=unmeasured)
        self.command, self.game = command, game
        self.owners: dict[str, str] = {}  # the games whose options some arguments are
        self.add_argument(OPTION, metavar="LANG")  # for its help: `listen` has taken it by now

    def format_help(self) -> str:
        """The help; only now are the words needed, and the width of the terminal."""
        self.formatter_class = Help
        help = f"help-{self.command}"
        self.description, self.epilog = say_of(self.game, help), say_of(self.game, f"{help}.examples")
        if self.command in GUIDES:
            self.epilog += "\n" + say("help-more", guide=GUIDES[self.command])
        self._positionals.title, self._optionals.title = say("usage-arguments"), say("usage-options")
        for action in self._actions:
            action.help = self.explained(action.dest)
        return super().format_help()

    def read(self, arguments: list[str]) -> argparse.Namespace:
        """The arguments, in any order; but for help argparse must not read them so, or it leaves some out."""
        if not {"-h", "--help"}.isdisjoint(arguments):
            return self.parse_args(arguments)
        self.usage = ""  # or argparse writes one, which takes all words of a language
        return self.parse_intermixed_args(arguments)

    def add_option(self, game: str, name: str, **more: Any) -> None:
        """An option of a game's deal as an argument of its own."""
        if name not in self.owners:
            self.owners[name] = game
            self.add_argument(f"--{name}", **more)

    def explained(self, argument: str) -> str:
        """The help of an argument: its command's own, or what it means everywhere."""
        if argument in self.owners:
            game = self.owners[argument]
            return f"{title(game)}: {say_of(game, f'option-{argument}')}"
        try:
            return say_of(self.game, f"help-{self.command}.{argument}")
        except KeyError:
            return say(f"help-{argument}")

    def error(self, message: str) -> NoReturn:
        raise Refusal("usage", reason=complaint_of(message) + self.meant(message), command=self.command)

    def meant(self, message: str) -> str:
        """The option that somebody may have wanted to write, if one is unknown."""
        unknown = re.fullmatch(COMPLAINTS["unknown"], message, re.DOTALL)
        wrong = next((word for word in unknown["names"].split() if word.startswith("--")), None) if unknown else None
        if wrong is None:
            return ""
        from difflib import get_close_matches  # late: rarely needed

        found = get_close_matches(wrong.partition("=")[0], self._option_string_actions, 1, MEANT)
        return say("usage-meant", option=found[0]) if found else ""


def complaint_of(message: str) -> str:
    """What argparse complains of, in our words."""
    for id, pattern in COMPLAINTS.items():
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found:
            return say(f"usage-{id}", **found.groupdict())
    return message


def default_database() -> str:
    """The store where none is named: a URL holds a password, which everybody sees on a command line."""
    return os.environ.get("CAMARILLA_DATABASE") or "camarilla.db"


def own_socket(database: str) -> str:
    """Where `camarilla admin` finds the server of a store: beside its file."""
    return ("camarilla.db" if "://" in database else database) + ".sock"


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


def milliseconds(text: str) -> int:
    """A time in milliseconds or seconds: `500ms`, `0.5s`."""
    found = re.fullmatch(r"(\d{1,6}(\.\d{1,3})?)(ms|s)", text)
    time = 0 if found is None else round(float(found[1]) * (1 if found[3] == "ms" else 1000))
    if time < 1:
        raise complaint("not-time", text)
    return time


def shard(text: str) -> tuple[int, int]:
    """One of several equal parts: `3/16`."""
    found = re.fullmatch(r"([1-9]\d{0,5})/([1-9]\d{0,5})", text)
    if found is None or int(found[1]) > int(found[2]):
        raise complaint("not-shard", text)
    return int(found[1]), int(found[2])


def complaint(id: str, text: str) -> argparse.ArgumentTypeError:
    """Why an argument will not do; raise it."""
    return argparse.ArgumentTypeError(say(id, text=shown(text)))
