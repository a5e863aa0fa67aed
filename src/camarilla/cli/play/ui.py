"""Where a game is shown: menus, the table of each person, the pass from one to the next. Here as plain lines."""

from __future__ import annotations

import os
import re
import sys
from contextlib import AbstractContextManager
from types import TracebackType
from typing import TYPE_CHECKING, Any, Protocol, cast

from camarilla.cli.play.commands import QUIT, command_in
from camarilla.cli.play.exits import LeaveTable
from camarilla.cli.play.setup import Setup, bots_named
from camarilla.cli.text.layout import WINDOWS, WIPE, filled, forget_keys, item, read
from camarilla.cli.text.words import language, say
from camarilla.rulebooks import book

if TYPE_CHECKING:
    from camarilla.cli.play.front import Front, PlainFront
    from camarilla.cli.text.names import Named as Story
    from camarilla.kernel.game import State


class Ui(AbstractContextManager[Any], Protocol):
    """What the games need of a terminal."""

    keeps: bool  # is a game that is left to be kept without being asked?

    def choose(self, title: str, question: str, labels: list[str]) -> int:
        """A choice of a menu, counted from 0; LeaveTable when the person leaves."""

    def read(self, title: str, text: str) -> None:
        """A text to read."""

    def greet(self, setup: Setup, resumes: bool = False) -> None:
        """What the game is about, who plays, and how to get help; whoever resumes a game knows that."""

    def front(self, setup: Setup, seat: int) -> Front:
        """What one person sees and types into."""

    def curtain(self, story: Story) -> None:
        """Hide all that was shown; the person who is told the story comes to the terminal."""

    def think(self, setup: Setup, state: State) -> None:
        """The bots are about to think."""

    def mention(self, text: str) -> None:
        """A line in passing, while somebody waits."""

    def step(self, setup: Setup, state: State, pace: float | None) -> None:
        """The only person at the table is shown what a bot has done."""

    def watch(self, setup: Setup, state: State, pace: float | None) -> None:
        """A spectator is shown what has happened; returns when the next move is to come."""

    def finish(self, setup: Setup, state: State, reader: int | None, result: str) -> str:
        """The end of the game; what the person wants now: `again`, `replay` or `leave`."""


class PlainUi:
    """Plain lines: nothing is overwritten, nothing coloured, a screen reader follows."""

    def __init__(self) -> None:
        self.keeps = sys.stdin is not None and sys.stdin.isatty()
        self.fronts: dict[int | None, PlainFront] = {}
        self.shown_round = 0

    def __enter__(self) -> PlainUi:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        return None

    def choose(self, title: str, question: str, labels: list[str]) -> int:
        print(f"{title}\n\n{filled(question)}")
        for number, label in enumerate(labels, 1):
            print(item(label, f"  {number:>2}  ", "      "))
        while True:
            answer = read(say("menu-prompt", count=len(labels))) or "1"
            if command_in(answer) == QUIT:
                raise LeaveTable
            if re.fullmatch("[0-9]{1,4}", answer) and 1 <= int(answer) <= len(labels):
                print()
                return int(answer) - 1
            print(item(say("not-understood", answer=answer[:40]), "  ", "  "))

    def read(self, title: str, text: str) -> None:
        print(text + "\n")

    def greet(self, setup: Setup, resumes: bool = False) -> None:
        rulebook = book(setup.game, language())
        if resumes:
            print(f"{rulebook.title}\n\n{filled(say('greeting-resume'))}")
            return
        print(f"{rulebook.title}\n\n{filled(rulebook.opening)}\n\n{filled(greeting(setup))}")

    def front_of(self, setup: Setup, reader: int | None) -> PlainFront:
        from camarilla.cli.play.front import PlainFront

        if reader not in self.fronts:
            self.fronts[reader] = PlainFront(setup.story(reader))
        return self.fronts[reader]

    def front(self, setup: Setup, seat: int) -> Front:
        return self.front_of(setup, seat)

    def curtain(self, story: Story) -> None:
        wipe()
        player = called(story)
        print("\n" + filled(say("pass-to", player=player)))
        read(say("pass-enter", player=player))

    def think(self, setup: Setup, state: State) -> None:
        return None

    def mention(self, text: str) -> None:
        print(item(text, "  ", "    "), flush=True)

    def step(self, setup: Setup, state: State, pace: float | None) -> None:
        return None

    def watch(self, setup: Setup, state: State, pace: float | None) -> None:
        front, view = self.front_of(setup, None), state.board(None)
        if self.shown_round == 0:
            print()
        front.tell(state.events(None))
        round = cast(dict[str, int], view).get("round", 1)
        if round > self.shown_round:
            self.shown_round = round
            front.show(view)
        if pace:
            from time import sleep

            sleep(pace)

    def finish(self, setup: Setup, state: State, reader: int | None, result: str) -> str:
        front = self.front_of(setup, reader)
        if len(setup.people) > 1:
            wipe()
        print()
        front.tell(state.events(reader))
        front.show(state.board(reader))
        return "leave"


def wipe() -> None:
    """What another person was shown must not stay, not even for plain lines."""
    if sys.stdout.isatty():
        print(WIPE, end="", flush=True)
        forget_keys()


def called(story: Story) -> str:
    """What everybody else calls the person who is told a story."""
    assert story.reader is not None
    return story.for_all().label(story.reader)


def greeting(setup: Setup) -> str:
    """Who plays, and how to get help."""
    level, bots = bots_named(setup.levels), setup.seats - len(setup.people)
    if not setup.people:
        return say("greeting-watch", level=level)
    if len(setup.people) > 1:
        text = say("greeting-people", people=len(setup.people), bots=bots, level=level)
    else:
        text = say("greeting-play", seat=next(iter(setup.people)) + 1, others=bots, level=level)
    return f"{text}\n\n{say('greeting-coach')}" if setup.coach else text


def show(title: str, text: str) -> None:
    """A text as it is; one that is longer than the screen can be scrolled there."""
    if not is_screen() or text.count("\n") < os.get_terminal_size(sys.stdout.fileno()).lines - 1:
        print(text)
        return
    from camarilla.cli.terminal.ui import ScreenUi

    with ScreenUi() as ui:
        ui.read(title, text)


def is_screen() -> bool:
    """A terminal on which a cursor can move and a box can be drawn?"""
    tty = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
    encoding = (getattr(sys.stdout, "encoding", None) or "ascii").lower().replace("-", "")
    kind = os.environ.get("TERM", "console" if WINDOWS else "dumb")  # there nobody sets it
    return tty and kind not in ("dumb", "unknown") and encoding == "utf8"
