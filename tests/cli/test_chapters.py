"""`camarilla chapters check FILE`, and playing an owner's own deck (INT-5)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from camarilla.cli import main

SOUND = [
    [
        {"event": "murder", "who": "spy", "where": "square"},
        {"event": "escape", "who": "barman"},
        {"event": "curfew"},
    ]
]


def written(folder: Path, deck: object) -> str:
    path = folder / "mine.json"
    path.write_text(deck if isinstance(deck, str) else json.dumps(deck), encoding="utf-8")
    return str(path)


def test_a_sound_deck(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chapters", "check", written(tmp_path, SOUND)]) == 0
    assert "one chapter" in capsys.readouterr().out
    assert main(["chapters", "check", "--json", written(tmp_path, SOUND)]) == 0
    assert json.loads(capsys.readouterr().out) == SOUND


BAD = {
    "an arrested Governor": ([[{"event": "arrest", "who": "governor", "where": "alley"}, *SOUND[0][1:]]], "governor"),
    "a murdered Killer": ([[{"event": "murder", "who": "killer", "where": "alley"}, *SOUND[0][1:]]], "killer"),
    "two events": ([SOUND[0][:2]], "chapters[0]"),
    "four events": ([[*SOUND[0], {"event": "unseen", "who": "spy"}]], "chapters[0]"),
    "an unknown place": ([[{"event": "murder", "who": "spy", "where": "moon"}, *SOUND[0][1:]]], "moon"),
    "a repeated event": ([[SOUND[0][1], SOUND[0][1], SOUND[0][2]]], "chapters[0][1]"),
    "an empty deck": ([], "chapters"),
    "not JSON": ("[[", "line 1"),
}


@pytest.mark.parametrize("name", BAD)
def test_what_cannot_be_played_is_refused(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck, reason = BAD[name]
    for command in (["chapters", "check"], ["play", "intrigues", "--watch", "--chapters"]):
        assert main([*command, written(tmp_path, deck)]) == 2
        error = capsys.readouterr().err
        assert error.startswith("camarilla: line 1")
        assert reason in error
        assert error.count("\n") == 1


def test_an_own_deck_and_a_chosen_chapter_are_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, SOUND)
    assert main(["play", "intrigues", "--watch", "--seed", "3", "--chapters", file, "--chapter", "1"]) == 0
    assert f"--option chapter=1 --chapters {file}" in capsys.readouterr().out
    assert main(["play", "intrigues", "--watch", "--seed", "3", "--chapter", "21"]) == 0
    for number in ("0", "22"):
        assert main(["play", "intrigues", "--watch", "--chapter", number]) == 2
    assert main(["play", "oriflamme", "--watch", "--chapter", "1"]) == 2
    assert "chapter" in capsys.readouterr().err
