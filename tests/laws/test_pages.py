"""The tables in docs/games are those that the declarations give."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

import camarilla

DOCS = Path(__file__).parents[2] / "docs"
written = runpy.run_path(str(DOCS / "tables.py"))["written"]


@pytest.mark.parametrize("game", camarilla.games())
def test_the_tables_of_a_page_are_current(game: str) -> None:
    """If not: python docs/tables.py."""
    text = (DOCS / "games" / f"{game}.md").read_text(encoding="utf-8")
    assert text == written(game)
    assert "<!-- members: " in text
    assert "<!-- options: " in text
