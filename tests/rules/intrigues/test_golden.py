"""Whole games of Intrigues as text, kept beside: a change of the rules shows as a change of the text."""

from __future__ import annotations

import pytest
from rules.intrigues.golden import FOLDER, GAMES, written


@pytest.mark.parametrize("name", GAMES)
def test_golden_game(name: str) -> None:
    """INT-1 to INT-19: who was asked, what was answered, what each seat was told."""
    assert written(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_no_golden_game_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)
