"""A guided first game: each remark is made once, when it is first to the point; its rule stands behind it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from camarilla.cli.text.words import say


@dataclass(frozen=True)
class Remark:
    """A remark, when it is made (the id of a question, or the name of an event), and the rule it tells of."""

    name: str
    rule: str
    question: str = ""
    event: str = ""


@dataclass(frozen=True)
class Setting:
    """The deal of a guided game: always the same, and shorter than a whole one."""

    seats: int
    seed: int
    options: dict[str, int]
    remarks: tuple[Remark, ...]


LESSONS: Final = {
    "oriflamme": Setting(3, 5, {"rounds": 3}, (
        Remark("goal", "ORI-16", question="place"),
        Remark("place", "ORI-6", question="place"),
        Remark("reveal", "ORI-7", question="reveal"),
        Remark("kept", "ORI-10", event="kept"),
        Remark("acts", "ORI-7", event="acts"),
        Remark("eliminated", "ORI-12", event="eliminated"),
        Remark("discarded", "ORI-8", event="discarded"),
    )),
    "ablaze": Setting(3, 5, {"rounds": 3}, (
        Remark("goal", "ORI-16", question="place"),
        Remark("place", "ORI-6", question="place"),
        Remark("reveal", "ORI-7", question="reveal"),
        Remark("kept", "ORI-10", event="kept"),
        Remark("twin", "ABL-10", question="twin"),
        Remark("twin", "ABL-10", event="twin"),
        Remark("eliminated", "ORI-12", event="eliminated"),
        Remark("trapped", "ABL-24", event="trapped"),
        Remark("bribed", "ABL-2", event="bribed"),
    )),
    "throne": Setting(2, 5, {"copies": 3}, (
        Remark("goal", "THR-21", question="turn"),
        Remark("row", "THR-4", question="turn"),
        Remark("took", "THR-2", event="took"),
        Remark("bust", "THR-4", event="bust"),
        Remark("destroyed", "THR-8", event="destroyed"),
        Remark("swapped", "THR-11", event="swapped"),
        Remark("changed", "THR-5", event="changed"),
        Remark("reshuffled", "THR-19", event="reshuffled"),
    )),
    "intrigues": Setting(2, 5, {}, (
        Remark("goal", "INT-18", question="deployment"),
        Remark("deployment", "INT-6", question="deployment"),
        Remark("action", "INT-7", question="action"),
        Remark("opened", "INT-7", event="opened"),
        Remark("killed", "INT-11", event="killed"),
        Remark("left", "INT-19", event="left"),
        Remark("looked", "INT-9", event="looked"),
    )),
}  # fmt: skip


class Lesson:
    """What is left to remark on in a game; nothing where the game has no lesson."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.left = list(LESSONS[game].remarks) if game in LESSONS else []

    def remarks(self, question: str, news: list[dict[str, Any]]) -> list[str]:
        """What is to be said now; never the same twice."""
        events = {event["event"] for event in news}
        now = [remark for remark in self.left if remark.question == question or remark.event in events]
        names = {remark.name for remark in now}
        self.left = [remark for remark in self.left if remark.name not in names]
        said = {remark.name: f"{say(f'guide-{self.game}-{remark.name}')} [{remark.rule}]" for remark in now}
        return list(said.values())
