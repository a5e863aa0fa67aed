"""The coach of a first real game: each remark is made once, when it is first to the point, and names its rule."""

from __future__ import annotations

from typing import Any

from camarilla.cli.text.words import say_of
from camarilla.games import lesson
from camarilla.kernel.lesson import Remark


class Coach:
    """What is left to remark on in a game; nothing where nobody is coached."""

    def __init__(self, game: str = "") -> None:
        self.game = game
        found = lesson(game) if game else None
        self.left: list[Remark] = list(found.coach) if found else []

    def remarks(self, question: str, news: list[dict[str, Any]]) -> list[str]:
        """What is to be said now; never the same twice."""
        events = {event["event"] for event in news}
        now = [remark for remark in self.left if remark.question == question or remark.event in events]
        self.left = [remark for remark in self.left if remark not in now]
        return [f"{say_of(self.game, f'coach-{remark.name}')} [{remark.rule}]" for remark in now]
