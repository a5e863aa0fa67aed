"""Whole games of Behind the Throne as text, kept in tests/golden: a change of the rules changes the text."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from golden import playthrough

SCRIPTS = playthrough.scripts("throne")


@pytest.mark.parametrize("script", SCRIPTS, ids=[script.stem for script in SCRIPTS])
def test_the_playthrough_is_as_written(script: Path) -> None:
    """THR-1 to THR-21: who was asked, what was answered, what each seat was told."""
    assert playthrough.text(json.loads(script.read_text("utf-8"))) == script.with_suffix(".txt").read_text("utf-8")


def test_every_text_has_its_script() -> None:
    assert {path.stem for path in (playthrough.FOLDER / "throne").glob("*.txt")} == {path.stem for path in SCRIPTS}
