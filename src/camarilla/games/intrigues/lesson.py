"""The lesson of Intrigues: a whole game for two in which a murder comes true."""

from __future__ import annotations

from typing import Final

from camarilla.kernel.lesson import Lesson, Remark, ask, plays, tell

POSITION: Final = {
    "game": "intrigues", "players": 2, "seat": 1, "round": 1, "first": 1, "actions": 1, "drawn": "governor",
    "chapter": [
        {"event": "murder", "who": "spy", "where": "square"},
        {"event": "presence", "who": "killer", "where": "police"},
        {"event": "presence", "who": "governor", "where": "factory"},
    ],
    "plots": [[True, False, False], [False, True, False]],
    "deck": ["spy", "beggar", "killer", "barman", "coachman", "detective"],
    "board": {"alley": [], "square": [], "police": [], "factory": []},
    "dead": {"alley": [], "square": [], "police": [], "factory": []},
    "escaped": [],
}  # fmt: skip

lesson = Lesson(
    POSITION,
    (
        tell("chapter", "chapter"),
        tell("plot", "chapter"),
        plays("deploy factory"), plays("pass"),
        ask("deploy", "drawn", "deploy square"),
        ask("look", "person/factory/0", "look factory/0"),
        tell("known", "person/factory/0"),
        plays("deploy alley"), plays("look square/0"),
        ask("killer", "drawn", "deploy square"),
        ask("open", "person/square/0", "open square/0"),
        ask("expose", "person/square/1", "expose square/1"),
        tell("murder", "dead/square"),
        plays("deploy alley"), plays("move square/0"),
        ask("last", "drawn", "deploy alley"),
        ask("hide", "person/police/0", "close police/0"),
        tell("end", "chapter"),
    ),
    (
        Remark("deployment", "INT-6", question="deployment"),
        Remark("action", "INT-7", question="action"),
        Remark("opened", "INT-7", event="opened"),
        Remark("killed", "INT-11", event="killed"),
        Remark("left", "INT-8", event="left"),
        Remark("looked", "INT-9", event="looked"),
    ),
    {"opened": 1, "drove": 2, "swapped": 2, "arrested": 3, "killed": 4, "left": 4},
)  # fmt: skip
