"""What one person sees on the whole screen: the table, what happened, the question."""

from __future__ import annotations

from typing import Any, Final

from camarilla.bots import Observation
from camarilla.cli.boards import board_of
from camarilla.cli.play.choices import Choices, mark
from camarilla.cli.play.commands import every_word
from camarilla.cli.terminal.cards import COLOURS
from camarilla.cli.terminal.display import Display
from camarilla.cli.terminal.page import NONE, Cursor, Mark, TerminalPage
from camarilla.cli.terminal.styled import FAINT, RULE, STRONG, Line, plain, set_lines, wrapped
from camarilla.cli.text.names import Named
from camarilla.cli.text.story import CLOSING, LogLine, Story
from camarilla.cli.text.words import say, title
from camarilla.kernel.game import Document
from camarilla.kernel.telling import ToldEvent, ToldEvents

SHORT: Final = 160  # letters of a reply that needs no page of its own
HEADINGS: Final = ("round", "turn", CLOSING)  # lines of the log that stand out


def head(view: Document, story: Story) -> str:
    """The game, and how far it is."""
    return f"{title(story.game.id)} · {board_of(story.game.id).head(view, story)}"


def told(lines: list[LogLine], columns: int, old: int = 0) -> list[Line]:
    """What happened, in the colour of whoever did it; what is old is faint, its rule stands behind each sentence."""
    found: list[Line] = []
    for number, line in enumerate(lines):
        sign = [(COLOURS[line.seat] if line.seat is not None else FAINT, "▌")]
        style = FAINT if number < old else STRONG if line.event in HEADINGS else ""
        for (_, piece), *_ in wrapped(line.text, columns - 2, "", "  "):
            text, bracket, rule = piece.rpartition(" [")
            is_rule = bool(bracket) and rule.endswith("]")
            found.append([*sign, (style, text if is_rule else piece), (RULE, bracket + rule if is_rule else "")])
    return found


class ScreenFront:
    """One person's side of the screen."""

    def __init__(self, display: Display, story: Named) -> None:
        self.display, self.story = display, story
        self.heard = 0  # events that were told
        self.lines: list[LogLine] = []  # of the log
        self.asked = self.old = 0  # those that were there at the last question, and those that are drawn as old
        self.view: Any = {}  # until the first scene
        self.mark: Mark = {}  # what happened last
        self.spot: Mark = {}  # what a lesson points at
        self.noted: list[str] = []  # what it says, which stays in sight while it asks
        self.legal: list[str] = []
        self.offered = TerminalPage("", "")
        self.at = Cursor()
        self.message = ""

    def hear(self, events: ToldEvents) -> None:
        """What has happened since it was last told; after an undo the log is shorter."""
        if len(events) < self.heard:
            self.lines, self.heard = [], 0
        self.old = self.asked = min(self.asked, len(self.lines))
        self.lines += self.story.log(events, self.heard)
        news = [event for event in events[self.heard :] if "place" in event or "robbed" in event]
        self.mark = aimed(news[-1]) if news else {}
        self.heard = len(events)

    def scene(self, observation: Observation, spot: Mark | None = None) -> None:
        self.hear(observation.events)
        self.spot, self.noted = spot or {}, []
        self.mark = self.spot or self.mark
        self.settle()
        self.view, self.legal = observation.board, observation.legal

    def table(self, columns: int, rows: int, mark: Mark) -> list[Line]:
        return board_of(self.story.game.id).screen(self.view, self.story, columns, rows, mark)

    def log(self, columns: int) -> list[Line]:
        return told(self.lines, columns, self.old)

    def page(self, **parts: Any) -> TerminalPage:
        """A page with the table on it."""
        corner = "" if self.story.reader is None else self.story.for_all().label(self.story.reader)
        usual = {"keys": "", "table": self.table, "log": self.log, "mark": self.mark, "corner": corner}
        return TerminalPage(head(self.view, self.story), **{**usual, **parts})

    def note(self, remarks: list[str], keys: str = "", waits: bool = True) -> str:
        self.noted = remarks
        if not waits:
            return ""
        pressed = {"enter": "next", " ": "next", "s": "skip", **({"b": "back"} if self.spot else {})}
        wish = self.display.press(self.page(**self.remarked(), keys=keys or say("note-keys")), pressed)
        self.noted = []
        return wish

    def remarked(self) -> dict[str, Any]:
        """The table below a remark, in place of the log."""
        noted = self.noted

        def remarks(columns: int) -> list[Line]:
            return [line for text in noted for line in [*told_remark(text, columns), plain("")]]

        return {"table": over(remarks, self.table), "log": lambda columns: []} if noted else {}

    def offer(self, question: str, choices: Choices, can_go_back: bool, can_undo: bool) -> None:
        keys = say("table-keys", back=str(can_go_back).lower(), undo=str(can_undo).lower())
        self.offered = self.page(
            **self.remarked(), question=question, labels=list(choices), types=True,
            keys=say("menu-keys") if self.spot else keys, words=[*self.legal, *every_word()],
            marks=[mark(moves, self.story) or self.spot for moves in choices.values()],
        )  # fmt: skip
        self.at, self.message = Cursor(0 if self.spot or len(choices) == 1 else NONE), ""

    def answer(self) -> str:
        page = TerminalPage(**{**vars(self.offered), "message": self.message})
        self.message = ""
        return " ".join(self.display.ask(page, self.at).lower().split())

    def settle(self) -> None:
        """What the log holds now is old when more has happened."""
        self.asked = len(self.lines)

    def show_log(self, events: ToldEvents) -> None:
        page = self.page(text=lambda columns: told(self.lines, columns), keys=say("read-keys"))
        self.display.read(page, len(self.lines) * 4)

    def mention(self, text: str) -> None:
        self.display.mention(text)

    def reply(self, text: str) -> None:
        if len(text) <= SHORT:
            self.message = " ".join(text.split())
            return
        self.display.read(self.page(text=lambda columns: set_lines(text), keys=say("read-keys")))


def aimed(event: ToldEvent) -> Mark:
    """Where an event happened: a card that moved lies elsewhere now."""
    where = {part: event[part] for part in ("place", "card", "robbed", "now") if event.get(part) is not None}
    return {**where, "i": event["index"]} if "index" in event and "to" not in event else where


def over(log: Any, table: Any) -> Any:
    """A table with something to read above it."""
    return lambda columns, rows, mark: [*log(columns), *table(columns, rows - len(log(columns)), mark)]


def told_remark(text: str, columns: int) -> list[Line]:
    """A remark of a lesson stands out."""
    return wrapped(text, columns, " ▌ ", " ▌ ", "fg:ansigreen")
