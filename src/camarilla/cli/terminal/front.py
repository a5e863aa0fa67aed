"""What one person sees on the whole screen: what happened, the table, the question."""

from __future__ import annotations

from typing import Any, Final

from camarilla.bots import Observation
from camarilla.cli.boards import board_of
from camarilla.cli.terminal.display import Display
from camarilla.cli.terminal.page import Cursor, Page
from camarilla.cli.terminal.styled import FAINT, RULE, Line, plain, set_lines, wrapped
from camarilla.cli.text.names import Named
from camarilla.cli.text.story import Story
from camarilla.cli.text.words import say, title
from camarilla.kernel.game import Document

SHORT: Final = 160  # letters of a reply that needs no page of its own
WORDS: Final = ("keep", "judge")  # legal moves are added


def draw(view: Document, story: Story, columns: int, rows: int) -> list[Line]:
    """The whole table of a game."""
    return board_of(story.game.id).screen(view, story, columns, rows)


def head(view: Document, story: Story) -> str:
    """The game, and how far it is."""
    return f"{title(story.game.id)} · {board_of(story.game.id).head(view, story)}"


def told(sentences: list[str], columns: int) -> list[Line]:
    """What happened, each sentence with its rule in a colour of its own."""
    lines: list[Line] = []
    for sentence in sentences:
        for line in wrapped(sentence, columns, "  ", "    "):
            text, bracket, rule = line[0][1].rpartition(" [")
            lines.append([("", text), (RULE, bracket + rule)] if bracket and rule.endswith("]") else line)
    return lines


class ScreenFront:
    """One person's side of the screen."""

    def __init__(self, display: Display, story: Named) -> None:
        self.display, self.story = display, story
        self.heard = 0  # events that were told
        self.news: list[str] = []
        self.first = True  # has nothing been told before?
        self.view: Any = {}  # until the first scene
        self.legal: list[str] = []
        self.offered = Page("", lambda columns, rows: [], "")
        self.at = Cursor()
        self.message = ""

    def hear(self, events: list[dict[str, Any]]) -> None:
        """What has happened since it was last told."""
        self.news = [line.text for line in self.story.log(events, self.heard)]
        self.first, self.heard = self.heard == 0, len(events)

    def scene(self, observation: Observation) -> None:
        self.hear(observation.events)
        self.view, self.legal = observation.view, observation.legal

    def body(self, columns: int, rows: int) -> list[Line]:
        """What happened, then the table."""
        since = "news-watch" if self.story.reader is None else "news-first" if self.first else "news"
        news = [plain(" " + say(since), FAINT), *told(self.news, columns)]
        return [*(news if self.news else []), *draw(self.view, self.story, columns, rows)]

    def page(self, **parts: Any) -> Page:
        """A page with the table on it."""
        corner = "" if self.story.reader is None else self.name(self.story.reader)
        return Page(head(self.view, self.story), **{"body": self.body, "corner": corner, "keys": "", **parts})

    def name(self, seat: int) -> str:
        """What the others call the reader."""
        return self.story.for_all().label(seat)

    def note(self, remarks: list[str]) -> bool:
        def body(columns: int, rows: int) -> list[Line]:
            lines = [line for text in remarks for line in [*told_remark(text, columns), plain("")]]
            return [*lines, *draw(self.view, self.story, columns, rows)]

        keys = {"enter": "", " ": "", "s": "skip"}
        page = self.page(body=body, keys=say("note-keys"), from_top=True)
        return self.display.press(page, keys) == "skip"

    def offer(self, question: str, labels: list[str], can_go_back: bool) -> None:
        keys = say("table-keys-back" if can_go_back else "table-keys")
        self.offered = self.page(question=question, labels=labels, keys=keys, types=True, words=[*WORDS, *self.legal])
        self.at, self.message = Cursor(), ""

    def answer(self) -> str:
        page = Page(**{**vars(self.offered), "message": self.message})
        self.at.typed, self.message = "", ""
        return " ".join(self.display.ask(page, self.at).lower().split())

    def mention(self, text: str) -> None:
        self.display.mention(text)

    def reply(self, text: str) -> None:
        if len(text) <= SHORT:
            self.message = " ".join(text.split())
            return
        self.display.read(self.page(body=lambda columns, rows: set_lines(text), keys=say("read-keys"), from_top=True))


def told_remark(text: str, columns: int) -> list[Line]:
    """A remark of a lesson stands out."""
    return wrapped(text, columns, " ▌ ", " ▌ ", "fg:ansigreen")
