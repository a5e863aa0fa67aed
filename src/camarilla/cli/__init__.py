"""The command `camarilla`. Each command is a module in `commands`, imported when it is asked for."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from contextvars import copy_context
from importlib import import_module
from typing import Final

from camarilla.cli.text.words import listen, near, refused, say, say_of
from camarilla.kernel.refusal import Refusal

COMMANDS: Final = (
    "games", "learn", "play", "rules", "replay", "perft", "bench", "doctor", "arena", "balance", "dataset", "merge",
    "analyse", "engine", "train", "exploit", "serve", "guide",
    "verify", "backup", "restore", "prune", "admin",
)  # fmt: skip
FINE: Final = 0  # exit statuses
BROKEN: Final = 1
REFUSED: Final = 2
INTERRUPTED: Final = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; its exit status. Bad input is one line on stderr and status 2."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    return copy_context().run(attend, given)  # what language it speaks ends with it


def attend(arguments: list[str]) -> int:
    """Run a command, and say what went wrong."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that lacks a letter shows another
    try:
        status = run(listen(arguments))
        print(end="", flush=True)
        return status
    except Refusal as refusal:
        return complain(refused(refusal), REFUSED)
    except ModuleNotFoundError as error:
        from camarilla.cli.extras import without

        return complain(refused(without(error)), REFUSED)
    except RecursionError:
        return complain(refused(Refusal("too-deep")), REFUSED)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return complain(refused(Refusal("interrupted")), INTERRUPTED)
    except OSError as error:
        forget_output()
        if isinstance(error, BrokenPipeError):  # the reader of a pipe has seen enough
            return FINE
        return complain(refused(Refusal("output", reason=error.strerror)), BROKEN)


def forget_output() -> None:
    """What could not be written must not be tried again when the interpreter ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(sentence: str, status: int) -> int:
    """One line on stderr, whatever the sentence holds; the status."""
    print("camarilla: " + " ".join(sentence.split()), file=sys.stderr)
    return status


def every_command() -> dict[str, str | None]:
    """All commands: ours, and those that a game brings, with its id."""
    from camarilla.cli.commands.option_file import owners

    return {**dict.fromkeys(COMMANDS), **owners()}


def run(arguments: list[str]) -> int:
    """Find the command and run it."""
    command = arguments[0] if arguments else "--help"
    if command in COMMANDS:
        return carry_out(command, command, None, arguments[1:])
    if command in every_command():
        return carry_out("option_file", command, every_command()[command], arguments[1:])
    print(answer(command))
    return FINE


def carry_out(module: str, command: str, game: str | None, arguments: list[str]) -> int:
    """Run the module of a command; what it says may be a game's."""
    from camarilla.cli.parser import Parser

    found, parser = import_module(f"camarilla.cli.commands.{module}"), Parser(command, game)
    found.arguments(parser)
    return int(found.run(parser.read(arguments)))


def answer(command: str) -> str:
    """What the program says without a command."""
    if command in ("-h", "--help", "help"):
        lines = [f"  {name:<8} {say_of(game, f'help-{name}.short')}" for name, game in every_command().items()]
        from camarilla.guides import address

        site = address()
        return say("help", commands="\n".join(lines)) + (f"\n\n{site}" if site else "")
    if command == "--version":
        from camarilla import __version__

        return f"camarilla {__version__}"
    raise Refusal("command", command=command, near=near(command, every_command()))
