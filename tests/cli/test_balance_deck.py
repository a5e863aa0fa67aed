"""`camarilla balance intrigues --chapters FILE`: an owner's own deck (INT-5), with all that can be asked of it."""

from __future__ import annotations

import json
import sys
from itertools import product
from pathlib import Path
from unittest import mock

import pytest

from camarilla.cli.balance import page
from cli.program import succeed

DECK = [
    [
        {"event": "murder", "who": "spy", "where": "square"},
        {"event": "escape", "who": "barman"},
        {"event": "curfew"},
    ],
    [
        {"event": "escape", "who": "spy"},
        {"event": "murder", "who": "beggar", "where": "alley"},
        {"event": "unseen", "who": "coachman"},
    ],
]
KINDS = {"one kind": (), "several kinds": ("--players", "random", "--players", "greedy", "--players", "knight")}
CHAPTERS = {"whole": (), "one chapter": ("--chapter", "2")}
RULES = {
    "rules": (), "other rules": ("--option", "turns=4", "--against", "turns=3"), "sweep": ("--sweep", "turns=2..3"),
}  # fmt: skip
CROSS = [sum(each, ()) for each in product(KINDS.values(), CHAPTERS.values(), RULES.values())]


@pytest.fixture
def deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A deck in the folder where the program runs; what draws is stood in for."""
    drawn = {"javascript_bundle.return_value": "", "vegalite_to_svg.return_value": "<svg/>"}
    monkeypatch.setitem(sys.modules, "vl_convert", mock.Mock(**drawn))
    monkeypatch.setattr(page, "find_spec", mock.Mock())
    monkeypatch.chdir(tmp_path)
    Path("mine.json").write_text(json.dumps(DECK), encoding="utf-8")
    return "mine.json"


def small(deck: str, *words: str) -> tuple[str, ...]:
    return ("balance", "intrigues", "--games", "60", "--jobs", "1", "--chapters", deck, *words)


@pytest.mark.untraced
@pytest.mark.parametrize("words", CROSS, ids=" ".join)
def test_all_that_is_asked_of_a_deck_is_told(words: tuple[str, ...], deck: str) -> None:
    """Kinds of players, one chapter of it, other rules, every value of an option: whatever meets."""
    document = json.loads(succeed(*small(deck, *words, "--html", "b.html", "--json")))
    reports = [document]
    while reports[-1]["others"]:
        reports.append(reports[-1]["others"])
    played = [one["study"] for each in reports for one in each["findings"]]
    assert {study["players"][0] for study in played} == (
        {"random", "greedy", "knight"} if "knight" in words else {"greedy"}
    )
    kinds, rules = 3 if "knight" in words else 1, 2 if {"--sweep", "--against"} & set(words) else 1
    assert len(played) == kinds * rules
    assert all(dict(study["options"])["chapters"] == DECK for study in played)
    assert Path("b.html").exists()
