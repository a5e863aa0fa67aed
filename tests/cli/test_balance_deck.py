"""`camarilla balance intrigues --chapters FILE`: an owner's own deck (INT-5), with all that can be asked of it."""

from __future__ import annotations

import json
import re
import shlex
import sys
from html import unescape
from itertools import product
from pathlib import Path
from unittest import mock

import pytest

from camarilla.cli.balance import page
from camarilla.lab.balance.study import Bench
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


@pytest.mark.parametrize("words", [(), KINDS["several kinds"], RULES["other rules"], RULES["sweep"]], ids=" ".join)
def test_the_deck_is_named_as_it_was_typed(words: tuple[str, ...], deck: str) -> None:
    """In the commands that make the report again and ask others; a fingerprint tells it from another deck."""
    text = succeed(*small(deck, *words, "--html", "b.html"))
    (mark,) = re.findall(r"Changed rules: chapters=mine\.json \(fingerprint ([0-9a-f]{8})\)\.", " ".join(text.split()))
    html = Path("b.html").read_text(encoding="utf-8")
    assert f"chapters=mine.json (fingerprint {mark})" in html
    again = shlex.split(unescape(re.findall(r"<code>(camarilla balance .*)</code></p></footer>", html)[0]))
    assert again[again.index("--chapters") + 1] == deck
    assert "FILE" not in text + html
    Path("b.html").unlink()
    assert succeed(*again[1:]) == text
    assert Path("b.html").read_text(encoding="utf-8") == html
    Path(deck).write_text(json.dumps(DECK, indent=2), encoding="utf-8")
    assert mark in succeed(*small(deck, *words))
    Path(deck).write_text(json.dumps(DECK[:1]), encoding="utf-8")
    assert mark not in succeed(*small(deck, *words))


def test_rules_that_are_compared_are_called_by_what_differs(deck: str) -> None:
    words = ("--option", "turns=4", "--against")
    assert "This: turns=4. That: turns=3." in succeed(*small(deck, *words, "turns=3"))
    assert "This: actions=1. That: actions=2." in succeed(*small(deck, *words, "actions=2"))


def test_a_deck_is_judged_chapter_by_chapter_on_demand(deck: str) -> None:
    """Over all chapters a plot may be fine that is too strong in one of them: how to look at one is told."""
    told = "Verdicts are over every chapter together; in one they may differ: --chapter N looks at that one."
    games = ("--games", "400", "--players", "random")
    assert told in " ".join(succeed(*small(deck, *games)).split())
    for words in (("--chapter", "2"), ("--sweep", "chapter=1..2")):
        assert "every chapter" not in succeed(*small(deck, *games, *words))


def test_results_of_a_deck_go_on_whatever_its_file_is_called(deck: str) -> None:
    """And parts of one study may have been played with files of other names."""
    Path("yours.json").write_text(Path(deck).read_text(encoding="utf-8"), encoding="utf-8")
    report = succeed(*small(deck))
    for name, shard in (("yours.json", "1/2"), (deck, "2/2")):
        succeed(*small(name, "--shard", shard, "--results", f"{shard[0]}.jsonl"))
    assert succeed("merge", "2.jsonl", "1.jsonl") == report
    assert succeed(*small(deck, "--results", "all.jsonl")) == report
    with mock.patch.object(Bench, "play", side_effect=AssertionError):
        assert succeed(*small("yours.json", "--results", "all.jsonl")) == report.replace(deck, "yours.json")
    assert succeed(*small("yours.json", "--games", "90", "--results", "all.jsonl")) == succeed(
        *small("yours.json", "--games", "90")
    )
