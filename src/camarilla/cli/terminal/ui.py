"""The ui of the whole screen: menus, tables, the curtain between two people, the end of a game."""

from __future__ import annotations

import re
from types import TracebackType
from typing import TYPE_CHECKING, Final

from camarilla.cli.play.commands import BACK, HELP, QUIT, command_in
from camarilla.cli.play.exits import LeaveTable
from camarilla.cli.play.setup import Setup
from camarilla.cli.play.ui import called, greeting
from camarilla.cli.terminal.display import Display
from camarilla.cli.terminal.page import Cursor, TerminalPage
from camarilla.cli.terminal.styled import STRONG, Line, plain, set_lines, wrapped
from camarilla.cli.text.layout import filled
from camarilla.cli.text.words import language, say
from camarilla.rulebooks import book

if TYPE_CHECKING:
    from camarilla.cli.play.front import Front
    from camarilla.cli.terminal.front import ScreenFront
    from camarilla.cli.text.names import Named
    from camarilla.kernel.game import State

WISHES: Final = ("again", "replay", "leave")
WATCHING: Final = {"enter": "step", " ": "step", "right": "step", "a": "run", "q": "leave"}
STEPPING: Final = {" ": "next", "right": "next", "enter": "skip", "p": "pace", "q": "leave"}
PACES: Final = (0.8, 2.0, None, 0.0)  # seconds for a bot's move; None: a key is waited for, 0: none is shown
USUAL_PACE: Final = 0.5  # seconds between two moves that run on


class ScreenUi:
    """Games on the whole screen."""

    def __init__(self) -> None:
        self.display = Display()
        self.fronts: dict[int | None, ScreenFront] = {}
        self.runs_on: bool | None = None  # does a watched game go on by itself? None: nobody has said
        self.pace: float | None = PACES[0]  # of the bots' moves at a person's table
        self.has_pace = False  # has the person said so?
        self.skips = False  # until the next question
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
            page = TerminalPage(title, say("menu-keys"), question=question, labels=labels, message=message, types=True)
            answer = self.display.ask(page, at).strip().lower()
            command = command_in(answer)
            if command == QUIT:
                raise LeaveTable
            if re.fullmatch("[0-9]{1,4}", answer) and 1 <= int(answer) <= len(labels):
                return int(answer) - 1
            if command == BACK and labels[-1] == say("menu-back"):
                return len(labels) - 1
            is_help = command == HELP or answer.startswith("?")
            message = say("menu-help") if is_help else say("not-understood", answer=answer[:40])

    def read(self, title: str, text: str) -> None:
        self.display.read(TerminalPage(title, say("read-keys"), text=lambda columns: set_lines(text)))

    def greet(self, setup: Setup, resumes: bool = False) -> None:
        self.fronts, self.at_table, self.runs_on = {}, None, None
        if resumes:  # the table says how far the game is
            return
        rulebook = book(setup.game, language())

        def text(columns: int) -> list[Line]:
            return [plain(""), *set_lines(filled(f"{rulebook.opening}\n\n{greeting(setup)}", " "))]

        keys = {"enter": "", " ": "", "q": "leave"}
        if self.display.press(TerminalPage(rulebook.title, say("greeting-keys"), text=text), keys):
            raise LeaveTable

    def front_of(self, setup: Setup, reader: int | None) -> ScreenFront:
        from camarilla.cli.terminal.front import ScreenFront

        if reader not in self.fronts:
            self.fronts[reader] = ScreenFront(self.display, setup.story(reader))
        return self.fronts[reader]

    def front(self, setup: Setup, seat: int) -> Front:
        self.at_table, self.skips = self.front_of(setup, seat), False
        return self.at_table

    def curtain(self, story: Named) -> None:
        player = called(story)
        self.display.wipe()
        lines = [say("pass-to", player=player), say("pass-enter", player=player)]

        def text(columns: int) -> list[Line]:
            return [line for part in lines for line in wrapped(part, columns, " ", " ", STRONG)]

        self.display.press(TerminalPage(player, say("pass-keys"), text=text), {"enter": ""})

    def think(self, setup: Setup, state: State) -> None:
        self.mention(say("thinking"))

    def mention(self, text: str) -> None:
        self.display.mention(text)

    def step(self, setup: Setup, state: State, pace: float | None) -> None:
        front = self.at_table
        self.pace = pace if pace is not None and not self.has_pace else self.pace
        if front is None or self.skips or self.pace == 0:
            return
        front.hear(state.events(front.story.reader))
        front.view = state.board(front.story.reader)
        pressed = self.display.press(front.page(keys=say("step-keys", pace=self.paced())), STEPPING, self.pace)
        if pressed == "leave":
            raise LeaveTable
        self.skips = pressed == "skip"
        if pressed == "pace":
            self.pace, self.has_pace = PACES[(PACES.index(self.pace) + 1) % len(PACES)], True

    def paced(self) -> str:
        """The pace as a word."""
        return "wait" if self.pace is None else "slow" if self.pace > 1 else "usual"

    def watch(self, setup: Setup, state: State, pace: float | None) -> None:
        front = self.front_of(setup, None)
        front.settle()
        front.hear(state.events(None))
        front.view = state.board(None)
        self.runs_on = pace is not None if self.runs_on is None else self.runs_on
        page = front.page(keys=say("watch-keys-auto" if self.runs_on else "watch-keys"))
        pressed = self.display.press(page, WATCHING, (USUAL_PACE if pace is None else pace) if self.runs_on else None)
        if pressed == "leave":
            raise LeaveTable
        if pressed:
            self.runs_on = pressed == "run"

    def finish(self, setup: Setup, state: State, reader: int | None, result: str) -> str:
        self.display.wipe()  # the table of the person who answered last
        from camarilla.cli.terminal.ending import ending
        from camarilla.cli.terminal.viewer import Viewer
        from camarilla.kernel.replay import Replay

        front = self.front_of(setup, reader)
        front.hear(state.events(reader))
        front.view, front.at = state.board(reader), Cursor()
        while True:
            wish = self.wish(ending(front, state))
            if wish != "replay":
                return wish
            Viewer(Replay.of(state), setup.people).run(self.display)

    def wish(self, page: TerminalPage) -> str:
        """What a person wants when the game is over."""
        at = Cursor()
        while True:
            answer = self.display.ask(page, at).strip().lower()
            if command_in(answer) == QUIT:
                return "leave"
            if re.fullmatch("[1-3]", answer):
                return WISHES[int(answer) - 1]
