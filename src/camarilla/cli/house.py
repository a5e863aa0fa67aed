"""Where a game is shown: menus, the table of each person, the pass from one to the next. Here as plain lines."""

from __future__ import annotations

import os
import re
import sys
from contextlib import AbstractContextManager
from types import TracebackType
from typing import TYPE_CHECKING, Any, Protocol

from camarilla.cli.leaving import Left
from camarilla.cli.party import Party, level_name
from camarilla.cli.text.layout import WIPE, filled, forget_keys, item, read
from camarilla.cli.text.words import language, say
from camarilla.rulebooks import book

if TYPE_CHECKING:
    from camarilla.cli.person import Front, Screen
    from camarilla.kernel.game import State


class House(AbstractContextManager[Any], Protocol):
    """What the games need of a terminal."""

    keeps: bool  # is a game that is left to be kept without being asked?

    def choose(self, title: str, question: str, labels: list[str]) -> int:
        """A choice of a menu, counted from 0; Left when the person leaves."""

    def read(self, title: str, text: str) -> None:
        """A text to read."""

    def greet(self, party: Party) -> None:
        """What the game is about, who plays, and how to get help."""

    def front(self, party: Party, seat: int) -> Front:
        """What one person sees and types into."""

    def curtain(self, player: str) -> None:
        """Hide all that was shown; the named person comes to the terminal."""

    def think(self, party: Party, state: State) -> None:
        """The bots are about to think."""

    def watch(self, party: Party, state: State, pace: float | None) -> None:
        """A spectator is shown what has happened; returns when the next move is to come."""

    def finish(self, party: Party, state: State, reader: int | None, result: str) -> str:
        """The end of the game; what the person wants now: `again`, `replay` or `leave`."""


class Lines:
    """A house of plain lines: nothing is overwritten, nothing coloured, a screen reader follows."""

    def __init__(self) -> None:
        self.keeps = sys.stdin is not None and sys.stdin.isatty()
        self.screens: dict[int | None, Screen] = {}
        self.shown_round = 0

    def __enter__(self) -> Lines:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        return None

    def choose(self, title: str, question: str, labels: list[str]) -> int:
        print(f"{title}\n\n{filled(question)}")
        for number, label in enumerate(labels, 1):
            print(item(label, f"  {number:>2}  ", "      "))
        while True:
            answer = read(say("menu-prompt", count=len(labels))) or "1"
            if answer in ("q", "quit", "exit"):
                raise Left
            if re.fullmatch("[0-9]{1,4}", answer) and 1 <= int(answer) <= len(labels):
                print()
                return int(answer) - 1
            print(item(say("not-understood", answer=answer[:40]), "  ", "  "))

    def read(self, title: str, text: str) -> None:
        print(text + "\n")

    def greet(self, party: Party) -> None:
        rulebook = book(party.game, language())
        print(f"{rulebook.title}\n\n{filled(rulebook.opening)}\n\n{filled(greeting(party))}")

    def screen(self, party: Party, reader: int | None) -> Screen:
        from camarilla.cli.person import Screen

        if reader not in self.screens:
            self.screens[reader] = Screen(party.story(reader))
        return self.screens[reader]

    def front(self, party: Party, seat: int) -> Front:
        return self.screen(party, seat)

    def curtain(self, player: str) -> None:
        wipe()
        print("\n" + filled(say("pass-to", player=player)))
        read(say("pass-enter", player=player))

    def think(self, party: Party, state: State) -> None:
        return None

    def watch(self, party: Party, state: State, pace: float | None) -> None:
        screen, view = self.screen(party, None), state.view(None)
        if self.shown_round == 0:
            print()
        screen.tell(state.events(None))
        if view.get("round", 1) > self.shown_round:
            self.shown_round = view.get("round", 1)
            screen.show(view)
        if pace:
            from time import sleep

            sleep(pace)

    def finish(self, party: Party, state: State, reader: int | None, result: str) -> str:
        screen = self.screen(party, reader)
        if len(party.people) > 1:
            wipe()
        print()
        screen.tell(state.events(reader))
        screen.show(state.view(reader))
        return "leave"


def wipe() -> None:
    """What another person was shown must not stay, not even for plain lines."""
    if sys.stdout.isatty():
        print(WIPE, end="", flush=True)
        forget_keys()


def greeting(party: Party) -> str:
    """Who plays, and how to get help."""
    level, bots = level_name(party.level), party.seats - len(party.people)
    if not party.people:
        return say("greeting-watch", level=level)
    if len(party.people) > 1:
        text = say("greeting-people", people=len(party.people), bots=bots, level=level)
    else:
        text = say("greeting-play", seat=next(iter(party.people)), others=bots, level=level)
    return f"{text}\n\n{say('greeting-guide')}" if party.guide else text


def is_screen() -> bool:
    """A terminal on which a cursor can move and a box can be drawn?"""
    tty = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
    encoding = (getattr(sys.stdout, "encoding", None) or "ascii").lower().replace("-", "")
    return tty and os.environ.get("TERM", "dumb") not in ("dumb", "unknown") and encoding == "utf8"
