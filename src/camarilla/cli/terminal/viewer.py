"""A game that is over, step by step on the whole screen: forwards, backwards, through anybody's eyes."""

from __future__ import annotations

from camarilla.cli.names import Named
from camarilla.cli.steps import Eyes, Film
from camarilla.cli.terminal.display import Display
from camarilla.cli.terminal.page import Page
from camarilla.cli.terminal.stage import draw, head, told
from camarilla.cli.terminal.text import STRONG, Line, plain
from camarilla.cli.words import say

KEYS = {
    "right": "next", " ": "next", "enter": "next", "l": "next", "down": "next", "j": "next",
    "left": "back", "backspace": "back", "h": "back", "up": "back", "k": "back",
    "home": "first", "end": "last", "s": "eyes", "q": "leave", "escape": "leave",
}  # fmt: skip


class Viewer:
    """Where somebody is in a film."""

    def __init__(self, film: Film, names: dict[int, str], eyes: Eyes = "all") -> None:
        self.film, self.names, self.eyes, self.step = film, names, eyes, 0

    def run(self, display: Display) -> None:
        """Until the person has seen enough."""
        while True:
            pressed = display.press(self.page(), KEYS)
            if pressed == "leave":
                return
            self.act(pressed)

    def act(self, pressed: str) -> None:
        """Another step, or other eyes."""
        last = len(self.film.states) - 1
        steps = {"next": self.step + 1, "back": self.step - 1, "first": 0, "last": last}
        self.step = min(max(steps.get(pressed, self.step), 0), last)
        if pressed == "eyes":
            every = self.film.every_eyes()
            self.eyes = every[(every.index(self.eyes) + 1) % len(every)]

    def story(self) -> Named:
        reader = self.eyes if isinstance(self.eyes, int) else None
        return Named(self.film.game, reader, self.names)

    def page(self) -> Page:
        view, story = self.film.view(self.step, self.eyes), self.story()
        corner = say("replay-step", step=self.step, last=len(self.film.states) - 1)
        return Page(head(view, story), self.body, say("replay-keys"), corner)

    def body(self, columns: int, rows: int) -> list[Line]:
        """Whose eyes, what was answered, what was seen, the table."""
        story = self.story()
        lines = [plain(f" {self.seen_by()}", STRONG), plain(f" {self.film.head(self.step, self.eyes, story)}", STRONG)]
        lines += told(story.events(self.film.news(self.step, self.eyes)), columns)
        return [*lines, plain(""), *draw(self.film.view(self.step, self.eyes), story, columns, rows)]

    def seen_by(self) -> str:
        """Through whose eyes this is."""
        if isinstance(self.eyes, int):
            return say("replay-seat", player=self.story().for_all().label(self.eyes))
        return say(f"replay-{self.eyes}")
