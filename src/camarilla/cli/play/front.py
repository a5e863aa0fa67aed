"""What one person sees and types into: here as plain lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from camarilla.bots import Observation
from camarilla.cli.boards import board_of
from camarilla.cli.play.choices import Choices
from camarilla.cli.text.layout import filled, item, read
from camarilla.cli.text.story import Story
from camarilla.cli.text.words import say
from camarilla.kernel.game import Document
from camarilla.kernel.telling import ToldEvents

if TYPE_CHECKING:
    from camarilla.cli.terminal.page import Mark


class Front(Protocol):
    """What a person sees and types into: plain lines, or the whole screen."""

    @property
    def story(self) -> Story:
        """The game in words, told to this person."""

    def scene(self, observation: Observation, spot: Mark | None = None) -> None:
        """What has happened, and the table; a lesson points at something on it."""

    def note(self, remarks: list[str], keys: str = "", waits: bool = True) -> str:
        """What a lesson or a coach remarks; the person wants the `next` step, the one before, or to `skip` the rest.

        Where a question follows that belongs to it, it does not wait for a key.
        """

    def offer(self, question: str, choices: Choices, can_go_back: bool, can_undo: bool) -> None:
        """A question and its choices."""

    def answer(self) -> str:
        """What is answered, in lower case and with single blanks; a choice by its number."""

    def show_log(self, events: ToldEvents) -> None:
        """All that has happened."""

    def mention(self, text: str) -> None:
        """Something that will take a moment."""

    def reply(self, text: str) -> None:
        """Something in between: help, a hint, a complaint."""


class PlainFront:
    """Plain lines: what happened, and the table, both as one reader may know them."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.heard = 0  # events that were told
        self.prompt = ""

    def tell(self, events: ToldEvents) -> None:
        """What has happened since it was last told; a new round begins after a blank line."""
        lines = self.story.log(events, min(self.heard, len(events)))
        for number, line in enumerate(lines):
            if number > 0 and line.event == "round":
                print()
            print(item(line.text, "  ", "    "))
        self.heard = len(events)

    def show(self, view: Document) -> None:
        """The table."""
        print("\n" + board_of(self.story.game.id).lines(view, self.story) + "\n")

    def scene(self, observation: Observation, spot: Mark | None = None) -> None:
        print()
        self.tell(observation.events)
        self.show(observation.board)

    def note(self, remarks: list[str], keys: str = "", waits: bool = True) -> str:
        for remark in remarks:
            print(filled(remark, "  | ") + "\n")
        return ""

    def offer(self, question: str, choices: Choices, can_go_back: bool, can_undo: bool) -> None:
        print(filled(question))
        for number, label in enumerate(choices, 1):
            print(item(label, f"  {number:>2}  ", "      "))
        self.prompt = say("prompt-back" if can_go_back else "prompt", count=len(choices))

    def answer(self) -> str:
        return read(self.prompt)

    def show_log(self, events: ToldEvents) -> None:
        self.heard = 0
        self.tell(events)

    def mention(self, text: str) -> None:
        print(text)

    def reply(self, text: str) -> None:
        print(text + "\n")
