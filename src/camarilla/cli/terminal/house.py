"""The house of the whole screen: menus, tables, the curtain between two people, the end of a game."""

from __future__ import annotations

import re
from types import TracebackType
from typing import TYPE_CHECKING

from camarilla.cli.house import greeting
from camarilla.cli.leaving import Left
from camarilla.cli.party import Party
from camarilla.cli.terminal.display import Display
from camarilla.cli.terminal.page import Page, Place
from camarilla.cli.terminal.text import STRONG, Line, plain, set_lines, wrapped
from camarilla.cli.text.layout import filled
from camarilla.cli.text.words import language, say
from camarilla.rulebooks import book

if TYPE_CHECKING:
    from camarilla.cli.person import Front
    from camarilla.cli.terminal.stage import Stage
    from camarilla.kernel.game import State

SHUT = ("q", "quit", "exit")
WISHES = ("again", "replay", "leave")
WATCHING = {"enter": "step", " ": "step", "right": "step", "a": "run", "q": "leave"}
USUAL_PACE = 0.5  # seconds between two moves that run on


class Pages:
    """Games on the whole screen."""

    def __init__(self) -> None:
        self.display = Display()
        self.stages: dict[int | None, Stage] = {}
        self.runs_on: bool | None = None  # does a watched game go on by itself? None: nobody has said
        self.keeps = True
        self.at_table: Stage | None = None  # who looks at the screen now

    def __enter__(self) -> Pages:
        self.display.__enter__()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.display.__exit__(kind, error, at)

    def choose(self, title: str, question: str, labels: list[str]) -> int:
        at, message = Place(), ""
        while True:
            page = Page(title, lambda columns, rows: [], say("menu-keys"), "", question, labels, message, types=True)
            at.typed = ""
            answer = self.display.ask(page, at).strip().lower()
            if answer in SHUT:
                raise Left
            if re.fullmatch("[0-9]{1,4}", answer) and 1 <= int(answer) <= len(labels):
                return int(answer) - 1
            message = say("not-understood", answer=answer[:40])

    def read(self, title: str, text: str) -> None:
        self.display.read(Page(title, lambda columns, rows: set_lines(text), say("read-keys"), from_top=True))

    def greet(self, party: Party) -> None:
        self.stages, self.at_table, self.runs_on = {}, None, None
        rulebook = book(party.game, language())

        def body(columns: int, rows: int) -> list[Line]:
            return [
                plain(""),
                *set_lines(filled(f"{rulebook.opening}\n\n{greeting(party)}", " ")),
            ]

        keys = {"enter": "", " ": "", "q": "leave"}
        if self.display.press(Page(rulebook.title, body, say("greeting-keys"), from_top=True), keys):
            raise Left

    def stage(self, party: Party, reader: int | None) -> Stage:
        from camarilla.cli.terminal.stage import Stage

        if reader not in self.stages:
            self.stages[reader] = Stage(self.display, party.story(reader))
        return self.stages[reader]

    def front(self, party: Party, seat: int) -> Front:
        self.at_table = self.stage(party, seat)
        return self.at_table

    def curtain(self, player: str) -> None:
        self.at_table = None
        self.display.wipe()

        def body(columns: int, rows: int) -> list[Line]:
            sentences = [say("pass-to", player=player), say("pass-enter", player=player)]
            return [line for text in sentences for line in [plain(""), *wrapped(text, columns, "  ", "  ", STRONG)]]

        self.display.press(Page(say("menu-title"), body, say("pass-keys"), from_top=True), {"enter": ""})

    def think(self, party: Party, state: State) -> None:
        self.display.mention(say("thinking"))

    def watch(self, party: Party, state: State, pace: float | None) -> None:
        stage = self.stage(party, None)
        stage.hear(state.events(None))
        stage.view = state.view(None)
        self.runs_on = pace is not None if self.runs_on is None else self.runs_on
        page = stage.page(keys=say("watch-keys-auto" if self.runs_on else "watch-keys"))
        pressed = self.display.press(page, WATCHING, (USUAL_PACE if pace is None else pace) if self.runs_on else None)
        if pressed == "leave":
            raise Left
        if pressed:
            self.runs_on = pressed == "run"

    def finish(self, party: Party, state: State, reader: int | None, result: str) -> str:
        self.display.wipe()  # the table of the person who answered last
        from camarilla.cli.terminal.viewer import Viewer
        from camarilla.kernel.replay import Replay

        stage = self.stage(party, reader)
        stage.hear(state.events(reader))
        stage.view = state.view(reader)
        stage.at = Place()
        while True:
            wish = self.wish(stage, result)
            if wish != "replay":
                return wish
            Viewer(Replay.of(state), party.people).run(self.display)

    def wish(self, stage: Stage, result: str) -> str:
        """What a person wants when the game is over."""
        labels = [say(f"over-{wish}") for wish in WISHES]
        while True:
            stage.at.typed = ""
            page = stage.page(question=result, labels=labels, keys=say("over-keys"), types=True)
            answer = self.display.ask(page, stage.at).strip().lower()
            if answer in SHUT:
                return "leave"
            if re.fullmatch("[1-3]", answer):
                return WISHES[int(answer) - 1]
