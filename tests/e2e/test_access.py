"""What a screen reader finds: axe has nothing to say against any main screen, by day or by night."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from conftest import SOAK

import camarilla
from e2e.house import answer, open_table, play_out

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"


def complaints(page: Any) -> list[str]:
    """What axe says of this screen: everything by day, of the colours by night too."""
    page.evaluate(AXE.read_text("utf-8"))
    page.evaluate("unseen.disabled = true")  # it judges colours
    found = page.evaluate("axe.run()")["violations"]
    page.emulate_media(color_scheme="dark")
    found += page.evaluate("axe.run({runOnly: ['color-contrast']})")["violations"]
    page.emulate_media(color_scheme="light")
    page.evaluate("unseen.disabled = false")
    return [f"{one['id']}: {node['html'][:120]}" for one in found for node in one["nodes"]]


def test_the_door_and_the_rules(visit: Callable[..., Any]) -> None:
    page = visit()
    page.wait_for_selector("[data-play]")
    assert complaints(page) == []
    page.click("[data-wish=throne]")
    page.wait_for_selector("dialog[open] select")
    assert complaints(page) == []
    page.keyboard.press("Escape")
    page.click("header .name")
    page.wait_for_selector("dialog[open] input")
    assert complaints(page) == []
    page.goto("/book/throne")
    page.wait_for_selector("#THR-1")
    assert complaints(page) == []


@pytest.mark.parametrize("game", camarilla.games())
def test_a_table(game: str, visit: Callable[..., Any]) -> None:
    page = visit()
    page.goto(open_table(page, game, ["me", "bot page", "bot page"]))
    answer(page)
    page.wait_for_selector(".choices button:enabled")
    assert page.evaluate("document.getAnimations().length") == 0, "nothing moves for whoever wants it still"
    assert complaints(page) == []
    if game == camarilla.games()[0] or SOAK > 1:  # the list of keys is nearly the same in all of them
        page.keyboard.press("?")
        page.wait_for_selector("dialog dt")
        assert complaints(page) == []
        page.keyboard.press("Escape")
    page.keyboard.press("h")
    page.wait_for_selector("[data-hinted]")
    assert complaints(page) == []


def test_a_table_that_gathers(visit: Callable[..., Any]) -> None:
    page = visit()
    page.goto(open_table(page, "throne", ["me", "open", "bot page"], begin=False))
    page.wait_for_selector("[data-fill]")
    assert complaints(page) == []


def test_the_end_and_the_replay(visit: Callable[..., Any]) -> None:
    page = visit()
    page.goto(open_table(page, "oriflamme", ["me", "bot page"], options={"rounds": 1}))
    play_out(page)
    assert complaints(page) == []
    page.click(".ask a[href^='/replay/']")
    page.wait_for_selector("input[type=range]")
    assert complaints(page) == []
    page.get_by_role("button", name="Analyze").click()
    page.wait_for_selector("figure")
    assert complaints(page) == []
