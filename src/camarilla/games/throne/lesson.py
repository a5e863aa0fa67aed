"""The lesson of Behind the Throne: a row taken, a bust, an ability, an exchange, a card destroyed."""

from __future__ import annotations

from typing import Final

from camarilla.kernel.lesson import Lesson, Remark, ask, plays, tell

POSITION: Final = {
    "game": "throne", "players": 2, "seat": 0, "turn": 0,
    "deck": [
        "minstrel", "assassin", "jester", "queen", "minstrel", "alchemist", "king", "judge",
        "jester", "jester", "general", "judge", "judge", "minstrel", "end", "general", "general",
        "prophet", "prophet", "prophet", "assassin", "assassin", "alchemist", "alchemist", "queen",
        "queen", "king",
    ],
    "discard": [], "tableau": [{}, {}], "row": ["king"], "value": 9, "used": [], "destroyed_from": [],
    "destroyed_here": False, "peeked": False, "options": {"copies": 3},
}  # fmt: skip

lesson = Lesson(
    POSITION,
    (
        ask("goal", "deck", "draw"),
        ask("more", "revealed/1", "draw"),
        ask("take", "seal/take", "take"),
        plays("draw"),
        tell("bust", "discard"),
        ask("second", "deck", "draw"),
        ask("high", "column/0/assassin", "assassin"),
        ask("saved", "seal/take", "take"),
        plays("draw"), plays("draw"), plays("take"),
        ask("swap", "column/1/king", "swap 1 king"),
        plays("take"),
        ask("equal", "deck", "draw"),
        ask("destroy", "column/1/jester", "destroy 1 jester"),
        ask("keep", "seal/take", "take"),
        plays("draw"),
        tell("end", "seat/0"),
    ),
    (
        Remark("row", "THR-4", question="turn"),
        Remark("took", "THR-2", event="took"),
        Remark("bust", "THR-4", event="bust"),
        Remark("destroyed", "THR-8", event="destroyed"),
        Remark("swapped", "THR-11", event="swapped"),
        Remark("changed", "THR-5", event="changed"),
        Remark("reshuffled", "THR-19", event="reshuffled"),
    ),
    {"took": 1, "bust": 1, "destroyed": 2, "swapped": 3},
)  # fmt: skip
