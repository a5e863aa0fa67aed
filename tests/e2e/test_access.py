"""What a screen reader finds: axe has nothing to say against any main screen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import camarilla
from e2e.house import open_table

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"


def complaints(page: Any) -> list[str]:
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run()")
    return [f"{one['id']}: {node['html'][:120]}" for one in found["violations"] for node in one["nodes"]]


def test_the_door_and_the_rules(visit: Callable[..., Any]) -> None:
    page = visit()
    page.wait_for_selector("[data-play]")
    assert complaints(page) == []
    page.goto("/book/throne")
    page.wait_for_selector("#THR-1")
    assert complaints(page) == []


@pytest.mark.parametrize(("game", "dark"), [*((game, False) for game in camarilla.games()), ("oriflamme", True)])
def test_a_table(game: str, dark: bool, visit: Callable[..., Any]) -> None:
    page = visit(color_scheme="dark" if dark else "light", reduced_motion="reduce")
    page.goto(open_table(page, game, ["me", "bot page", "bot page"]))
    page.wait_for_selector(".choices button:enabled")
    assert complaints(page) == []
    page.keyboard.press("?")
    page.wait_for_selector("dialog dt")
    assert complaints(page) == []


def test_a_table_that_gathers(visit: Callable[..., Any]) -> None:
    page = visit()
    page.goto(open_table(page, "throne", ["me", "open", "bot page"], begin=False))
    page.wait_for_selector("[data-fill]")
    assert complaints(page) == []
