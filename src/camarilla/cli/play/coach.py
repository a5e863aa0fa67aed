"""The coach of a first real game: explains each thing once, when it first happens, and each round what mattered."""

from __future__ import annotations

from typing import Final

from camarilla.cli.play.setup import Setup
from camarilla.cli.text.story import Story
from camarilla.cli.text.words import say, say_of
from camarilla.games import lesson
from camarilla.kernel.lesson import Remark
from camarilla.kernel.telling import ToldEvent, ToldEvents

OWN: Final = 100  # what happens to others matters less


class Coach:
    """What is left to remark on in a game, kept in its setup; nothing where nobody is coached."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        found = lesson(setup.game) if setup.coach else None
        self.all: tuple[Remark, ...] = found.coach if found else ()
        self.matters = dict(found.matters) if found else {}
        self.rounds = 0  # that have been spoken of

    @property
    def speaks(self) -> bool:
        return self.setup.coach

    def stop(self) -> None:
        """Nothing more in this game, not even after it was left."""
        self.setup.coach, self.all, self.matters = False, (), {}

    def resume(self, events: ToldEvents, reader: int) -> None:
        """The rounds before a game was left have been spoken of."""
        self.rounds = max(0, len(beginnings(events, reader)) - 1)

    def closing(self, events: ToldEvents, story: Story) -> list[str]:
        """What mattered most in the round before this one, once."""
        begun = beginnings(events, story.reader)
        if len(begun) - 1 <= self.rounds:
            return []
        self.rounds = len(begun) - 1
        found = mattered(events[begun[-2] : begun[-1]], self.matters, story.reader)
        return [f"{say('coach-round', event=story.told(found))} [{found['rule']}]"] if found else []

    def remarks(self, question: str, news: ToldEvents) -> list[str]:
        """What is to be said now; never the same twice."""
        events = {event["event"] for event in news}
        left = [remark for remark in self.all if remark.name not in self.setup.explained]
        now = [remark for remark in left if remark.question == question or remark.event in events]
        self.setup.explained += [remark.name for remark in now]
        return [f"{say_of(self.setup.game, f'coach-{remark.name}')} [{remark.rule}]" for remark in now]


def beginnings(events: ToldEvents, reader: int | None) -> list[int]:
    """Where rounds begin."""
    return [at for at, event in enumerate(events) if begins(event, reader)]


def begins(event: ToldEvent, reader: int | None) -> bool:
    """Does a round begin with it: everybody's, or the reader's next turn?"""
    return event["event"] == "round" or (event["event"], event.get("seat")) == ("turn", reader)


def mattered(events: ToldEvents, matters: dict[str, int], reader: int | None) -> ToldEvent | None:
    """The event that mattered most, to the reader before all; the first of equal ones, none where nothing did."""
    own = [OWN if concerns(event, reader) else 1 for event in events]
    weights = [matters.get(event["event"], 0) * size(event) * many for event, many in zip(events, own, strict=True)]
    most = max(weights, default=0)
    return events[weights.index(most)] if most > 0 else None


def concerns(event: ToldEvent, reader: int | None) -> bool:
    """Does the reader do it, or is it done to them?"""
    return reader is not None and reader in (event.get("seat"), event.get("robbed"), event.get("family"))


def size(event: ToldEvent) -> int:
    """The influence or the cards that an event names; without any, 1."""
    return int(event.get("amount", event.get("cards", 1)))
