"""A game that is over, step by step on the whole screen: forwards, backwards, through anybody's eyes."""

from __future__ import annotations

from camarilla.cli.boards import board_of
from camarilla.cli.terminal.display import Display
from camarilla.cli.terminal.front import aimed, head, told
from camarilla.cli.terminal.page import Mark, TerminalPage
from camarilla.cli.terminal.styled import STRONG, Line, plain
from camarilla.cli.text.names import Named
from camarilla.cli.text.words import say
from camarilla.kernel.replay import Eyes, Replay

KEYS = {
    "right": "next", " ": "next", "enter": "next", "l": "next", "down": "next", "j": "next",
    "left": "back", "backspace": "back", "h": "back", "up": "back", "k": "back",
    "home": "first", "end": "last", "s": "eyes", "q": "leave", "escape": "leave",
}  # fmt: skip


class Viewer:
    """Where somebody is in a replay."""

    def __init__(self, replay: Replay, names: dict[int, str], eyes: Eyes = "all") -> None:
        self.replay, self.names, self.eyes, self.step = replay, names, eyes, 0

    def run(self, display: Display) -> None:
        """Until the person has seen enough."""
        while True:
            pressed = display.press(self.page(), KEYS)
            if pressed == "leave":
                return
            self.act(pressed)

    def act(self, pressed: str) -> None:
        """Another step, or other eyes."""
        last = self.replay.last
        steps = {"next": self.step + 1, "back": self.step - 1, "first": 0, "last": last}
        self.step = min(max(steps.get(pressed, self.step), 0), last)
        if pressed == "eyes":
            every = self.replay.every_eyes
            self.eyes = every[(every.index(self.eyes) + 1) % len(every)]

    def story(self) -> Named:
        reader = self.eyes if isinstance(self.eyes, int) else None
        return Named(self.replay.game, reader, self.names, self.replay.end.options)

    def page(self) -> TerminalPage:
        view, story = self.replay.board(self.step, self.eyes), self.story()
        corner = say("replay-step", step=self.step, last=self.replay.last)
        news = self.replay.news(self.step, self.eyes)
        where = [event for event in news if "place" in event or "robbed" in event]
        lines = story.lines(news)
        return TerminalPage(
            head(view, story), say("replay-keys"), self.table, lambda columns: told(lines, columns), corner=corner,
            mark=aimed(where[-1]) if where else {},
        )  # fmt: skip

    def table(self, columns: int, rows: int, mark: Mark) -> list[Line]:
        """Whose eyes, what was answered, the table."""
        story, view = self.story(), self.replay.board(self.step, self.eyes)
        board = board_of(story.game.id).screen(view, story, columns, rows - 2, mark)
        return [plain(f" {self.seen_by()}", STRONG), plain(f" {self.head(story)}", STRONG), *board]

    def head(self, story: Named) -> str:
        """Who was asked, and what was answered, where these eyes may know it."""
        seat, move = self.replay.frames[self.step].seat, self.replay.move(self.step, self.eyes)
        if seat is None:
            return say("step-deal")
        return f"{story.label(seat)}: {move}" if move else story.label(seat)

    def seen_by(self) -> str:
        """Through whose eyes this is."""
        if isinstance(self.eyes, int):
            return say("replay-seat", player=self.story().for_all().label(self.eyes))
        return say(f"replay-{self.eyes}")
