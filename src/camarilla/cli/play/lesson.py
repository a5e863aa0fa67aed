"""A guided first game: each remark is made once, when it is first to the point; its rule stands behind it."""

from __future__ import annotations

from typing import Any

from camarilla.cli.text.words import say_of
from camarilla.games import profiles
from camarilla.kernel.profile import Remark


class Lesson:
    """What is left to remark on in a game; nothing where the game has no guide."""

    def __init__(self, game: str = "") -> None:
        self.game = game
        guide = profiles()[game].guide if game else None
        self.left: list[Remark] = list(guide.remarks) if guide else []

    def remarks(self, question: str, news: list[dict[str, Any]]) -> list[str]:
        """What is to be said now; never the same twice."""
        events = {event["event"] for event in news}
        now = [remark for remark in self.left if remark.question == question or remark.event in events]
        names = {remark.name for remark in now}
        self.left = [remark for remark in self.left if remark.name not in names]
        said = {remark.name: f"{say_of(self.game, f'guide-{remark.name}')} [{remark.rule}]" for remark in now}
        return list(said.values())
