"""The lesson of Ablaze: three rounds in which the Twin arrives, a Queen is bribed and a Trap goes off."""

from __future__ import annotations

from typing import Final

from camarilla.kernel.lesson import Lesson, Remark, ask, plays, tell

POSITION: Final = {
    "game": "ablaze", "players": 3, "round": 1, "first": 0, "phase": "placement", "seat": 0,
    "influence": [1, 1, 1],
    "hand": [
        ["bribery", "cutthroat", "felon", "plan", "prince", "schemer", "trap"],
        ["apothecary", "bribery", "cutthroat", "felon", "plan", "queen", "substitution"],
        ["apothecary", "felon", "plan", "prince", "queen", "schemer", "trap"],
    ],
    "aside": [
        ["apothecary", "queen", "substitution"], ["prince", "schemer", "trap"],
        ["bribery", "cutthroat", "substitution"],
    ],
    "discard": [[], [], []], "row": [], "twin": [True, True, True], "options": {"rounds": 3},
}  # fmt: skip

lesson = Lesson(
    POSITION,
    (
        tell("goal", "seat/0"),
        ask("place", "hand/prince", "place prince front"),
        plays("place queen back"), plays("place trap back"),
        ask("reveal", "place/0", "reveal"),
        ask("twin", "place/0", "twin back"),
        plays("reveal"), plays("keep"),
        tell("queen", "place/1"),
        plays("place apothecary back"), plays("place schemer back"),
        ask("bribery", "hand/bribery", "place bribery front"),
        ask("offer", "place/0", "reveal"),
        ask("bribe", "place/2", "bribe 2"),
        plays("keep"), plays("keep"), plays("reveal"),
        tell("bribed", "place/1"),
        plays("place felon back"),
        ask("trap", "hand/trap", "place trap back"),
        plays("place cutthroat back"),
        plays("keep"), plays("keep"), plays("keep"),
        ask("wait", "place/7", "keep"),
        plays("reveal"),
        tell("end", "seat/0"),
    ),
    (
        Remark("place", "ORI-6", question="place"),
        Remark("reveal", "ORI-7", question="reveal"),
        Remark("kept", "ORI-10", event="kept"),
        Remark("twin", "ABL-10", event="twin"),
        Remark("eliminated", "ORI-12", event="eliminated"),
        Remark("trapped", "ABL-24", event="trapped"),
        Remark("bribed", "ABL-25", event="bribed"),
    ),
    {"gained": 1, "took": 1, "eliminated": 2, "taken": 1, "forfeited": 1, "trapped": 2, "bribed": 2},
)  # fmt: skip
