"""A game that is over, step by step on the whole screen: forwards, backwards, through anybody's eyes."""

from __future__ import annotations

from camarilla.cli.terminal.display import Display
from camarilla.cli.terminal.front import draw, head, told
from camarilla.cli.terminal.page import Page
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

    def page(self) -> Page:
        view, story = self.replay.view(self.step, self.eyes), self.story()
        corner = say("replay-step", step=self.step, last=self.replay.last)
        return Page(head(view, story), self.body, say("replay-keys"), corner)

    def body(self, columns: int, rows: int) -> list[Line]:
        """Whose eyes, what was answered, what was seen, the table."""
        story = self.story()
        lines = [plain(f" {self.seen_by()}", STRONG), plain(f" {self.head(story)}", STRONG)]
        lines += told(story.events(self.replay.news(self.step, self.eyes)), columns)
        return [*lines, plain(""), *draw(self.replay.view(self.step, self.eyes), story, columns, rows)]

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
