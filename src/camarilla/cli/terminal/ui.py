"""The ui of the whole screen: menus, tables, the curtain between two people, the end of a game."""

from __future__ import annotations

import re
from types import TracebackType
from typing import TYPE_CHECKING

from camarilla.cli.play.exits import LeaveTable
from camarilla.cli.play.setup import Setup
from camarilla.cli.play.ui import called, greeting
from camarilla.cli.terminal.display import Display
from camarilla.cli.terminal.page import Cursor, Page
from camarilla.cli.terminal.styled import STRONG, Line, plain, set_lines, wrapped
from camarilla.cli.text.layout import filled
from camarilla.cli.text.words import language, say
from camarilla.rulebooks import book

if TYPE_CHECKING:
    from camarilla.cli.play.front import Front
    from camarilla.cli.terminal.front import ScreenFront
    from camarilla.cli.text.names import Named
    from camarilla.kernel.game import State

SHUT = ("q", "quit", "exit")
WISHES = ("again", "replay", "leave")
WATCHING = {"enter": "step", " ": "step", "right": "step", "a": "run", "q": "leave"}
USUAL_PACE = 0.5  # seconds between two moves that run on


class ScreenUi:
    """Games on the whole screen."""

    def __init__(self) -> None:
        self.display = Display()
        self.fronts: dict[int | None, ScreenFront] = {}
        self.runs_on: bool | None = None  # does a watched game go on by itself? None: nobody has said
        self.keeps = True
        self.at_table: ScreenFront | None = None  # who looks at the screen now

    def __enter__(self) -> ScreenUi:
        self.display.__enter__()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.display.__exit__(kind, error, at)

    def choose(self, title: str, question: str, labels: list[str]) -> int:
        at, message = Cursor(), ""
        while True:
            page = Page(title, lambda columns, rows: [], say("menu-keys"), "", question, labels, message, types=True)
            at.typed = ""
            answer = self.display.ask(page, at).strip().lower()
            if answer in SHUT:
                raise LeaveTable
            if re.fullmatch("[0-9]{1,4}", answer) and 1 <= int(answer) <= len(labels):
                return int(answer) - 1
            message = say("not-understood", answer=answer[:40])

    def read(self, title: str, text: str) -> None:
        self.display.read(Page(title, lambda columns, rows: set_lines(text), say("read-keys"), from_top=True))

    def greet(self, setup: Setup) -> None:
        self.fronts, self.at_table, self.runs_on = {}, None, None
        rulebook = book(setup.game, language())

        def body(columns: int, rows: int) -> list[Line]:
            return [
                plain(""),
                *set_lines(filled(f"{rulebook.opening}\n\n{greeting(setup)}", " ")),
            ]

        keys = {"enter": "", " ": "", "q": "leave"}
        if self.display.press(Page(rulebook.title, body, say("greeting-keys"), from_top=True), keys):
            raise LeaveTable

    def front_of(self, setup: Setup, reader: int | None) -> ScreenFront:
        from camarilla.cli.terminal.front import ScreenFront

        if reader not in self.fronts:
            self.fronts[reader] = ScreenFront(self.display, setup.story(reader))
        return self.fronts[reader]

    def front(self, setup: Setup, seat: int) -> Front:
        self.at_table = self.front_of(setup, seat)
        return self.at_table

    def curtain(self, story: Named) -> None:
        player = called(story)
        self.at_table = None
        self.display.wipe()

        def body(columns: int, rows: int) -> list[Line]:
            sentences = [say("pass-to", player=player), say("pass-enter", player=player)]
            return [line for text in sentences for line in [plain(""), *wrapped(text, columns, "  ", "  ", STRONG)]]

        self.display.press(Page(say("menu-title"), body, say("pass-keys"), from_top=True), {"enter": ""})

    def think(self, setup: Setup, state: State) -> None:
        self.display.mention(say("thinking"))

    def watch(self, setup: Setup, state: State, pace: float | None) -> None:
        front = self.front_of(setup, None)
        front.hear(state.events(None))
        front.view = state.view(None)
        self.runs_on = pace is not None if self.runs_on is None else self.runs_on
        page = front.page(keys=say("watch-keys-auto" if self.runs_on else "watch-keys"))
        pressed = self.display.press(page, WATCHING, (USUAL_PACE if pace is None else pace) if self.runs_on else None)
        if pressed == "leave":
            raise LeaveTable
        if pressed:
            self.runs_on = pressed == "run"

    def finish(self, setup: Setup, state: State, reader: int | None, result: str) -> str:
        self.display.wipe()  # the table of the person who answered last
        from camarilla.cli.terminal.viewer import Viewer
        from camarilla.kernel.replay import Replay

        front = self.front_of(setup, reader)
        front.hear(state.events(reader))
        front.view = state.view(reader)
        front.at = Cursor()
        while True:
            wish = self.wish(front, result)
            if wish != "replay":
                return wish
            Viewer(Replay.of(state), setup.people).run(self.display)

    def wish(self, front: ScreenFront, result: str) -> str:
        """What a person wants when the game is over."""
        labels = [say(f"over-{wish}") for wish in WISHES]
        while True:
            front.at.typed = ""
            page = front.page(question=result, labels=labels, keys=say("over-keys"), types=True)
            answer = self.display.ask(page, front.at).strip().lower()
            if answer in SHUT:
                return "leave"
            if re.fullmatch("[1-3]", answer):
                return WISHES[int(answer) - 1]
