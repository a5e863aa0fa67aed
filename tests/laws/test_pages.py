"""The tables in docs/games are those that the declarations give."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

import camarilla

TYPED = Path(__file__).with_name("typed_games.py")  # which the type checker reads
DOCS = Path(__file__).parents[2] / "docs"
written = runpy.run_path(str(DOCS / "tables.py"))["written"]


@pytest.mark.parametrize("game", camarilla.games())
def test_the_tables_of_a_page_are_current(game: str) -> None:
    """If not: python docs/tables.py."""
    text = (DOCS / "games" / f"{game}.md").read_text(encoding="utf-8")
    assert text == written(game)
    assert "<!-- details: " in text
    assert ("<!-- forecasts: " in text) == camarilla.game(game).foresees
    assert "<!-- members: " in text
    assert "<!-- options: " in text


def test_the_typed_bot_of_the_page_is_the_one_that_is_checked(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(from __future__.*?)```", (DOCS / "api" / "bots.md").read_text(), re.DOTALL)
    (bot,) = re.findall(r"class Careful:.*?\n(?=\n\n)", example, re.DOTALL)
    assert bot in TYPED.read_text(encoding="utf-8")
    exec(compile(example, "bots.md", "exec"), {})
    assert capsys.readouterr().out.startswith("[{")
