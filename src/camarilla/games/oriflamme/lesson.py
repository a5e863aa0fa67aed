"""The lesson of Oriflamme: three rounds in which a Lord waits, an Archer shoots and an Ambush goes off."""

from __future__ import annotations

from typing import Final

from camarilla.kernel.lesson import Lesson, Remark, ask, plays, tell

POSITION: Final = {
    "game": "oriflamme", "players": 3, "round": 1, "first": 0, "phase": "placement", "seat": 0,
    "influence": [1, 1, 1],
    "hand": [
        ["ambush", "archer", "conspiracy", "heir", "lord", "soldier", "spy"],
        ["archer", "decree", "heir", "lord", "shapeshifter", "soldier", "spy"],
        ["ambush", "archer", "assassination", "conspiracy", "lord", "shapeshifter", "soldier"],
    ],
    "aside": [
        ["assassination", "decree", "shapeshifter"], ["ambush", "assassination", "conspiracy"],
        ["decree", "heir", "spy"],
    ],
    "discard": [[], [], []], "row": [], "options": {"rounds": 3},
}  # fmt: skip

FINAL: Final = {
    "game": "oriflamme", "players": 3, "round": 6, "first": 2, "phase": "over", "seat": None, "influence": [12, 9, 4],
    "hand": [["spy"], ["shapeshifter"], ["soldier"]],
    "aside": [
        ["assassination", "decree", "heir"], ["ambush", "archer", "conspiracy"],
        ["assassination", "heir", "shapeshifter"],
    ],
    "discard": [
        ["ambush", "archer", "conspiracy", "shapeshifter", "soldier"], ["assassination", "heir", "lord"],
        ["ambush", "conspiracy", "decree", "lord"],
    ],
    "row": [
        [{"family": 0, "card": "lord", "up": True, "tokens": 0}],
        [
            {"family": 2, "card": "archer", "up": True, "tokens": 0},
            {"family": 2, "card": "spy", "up": True, "tokens": 0},
        ],
        [{"family": 1, "card": "spy", "up": True, "tokens": 0}],
        [
            {"family": 1, "card": "decree", "up": False, "tokens": 1},
            {"family": 1, "card": "soldier", "up": True, "tokens": 0},
        ],
    ],
}  # fmt: skip

lesson = Lesson(
    POSITION,
    (
        tell("goal", "seat/0"),
        ask("place", "hand/lord", "place lord front"),
        plays("place heir back"), plays("place conspiracy back"),
        ask("keep", "place/0", "keep"),
        plays("reveal"), plays("keep"),
        tell("revealed", "place/1"),
        plays("place spy back"), plays("place assassination back"),
        ask("archer", "hand/archer", "place archer front"),
        ask("reveal", "place/0", "reveal"),
        ask("shoot", "place/5", "target 5"),
        ask("lord", "place/1", "reveal"),
        plays("keep"), plays("reveal"),
        tell("acts", "place/2"),
        plays("place lord back"),
        ask("ambush", "hand/ambush", "place ambush on 0"),
        plays("place soldier front"), plays("reveal"),
        ask("sprung", "place/5", "target 5"),
        plays("reveal"),
        tell("end", "seat/0"),
    ),
    (
        Remark("place", "ORI-6", question="place"),
        Remark("reveal", "ORI-7", question="reveal"),
        Remark("kept", "ORI-10", event="kept"),
        Remark("acts", "ORI-7", event="acts"),
        Remark("eliminated", "ORI-12", event="eliminated"),
        Remark("discarded", "ORI-8", event="discarded"),
    ),
    {"gained": 1, "took": 1, "eliminated": 2, "stole": 2},
    FINAL,
)  # fmt: skip
