"""The stage: whole games by pointer and by touch on the table itself, and nothing on it moves by layout."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import camarilla
from e2e.house import PATIENCE, open_table, over

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
SHORT = {"throne": {"copies": 3}, "oriflamme": {"rounds": 3}, "ablaze": {"rounds": 3}}
# everything that moves without a transform, whoever caused it
WATCH = """() => {
    window.moved = [];
    const named = (node) => (node?.nodeType === 3 ? node.parentElement : node)?.outerHTML?.slice(0, 160) ?? "gone";
    const kept = (entry) => ({value: entry.value, what: entry.sources.map((one) => named(one.node))});
    const onStage = () => document.querySelector(".inside .board") !== null; // the end of a game is another page
    const watch = (list) => onStage() && window.moved.push(...list.getEntries().map(kept));
    new PerformanceObserver(watch).observe({type: "layout-shift"});
}"""
SEAL = ".ask [data-seal]:enabled"
GAP = ".board button.gap"
OBJECT = ".board :is(.card.can:not([data-hand]), .card.selectable:is(button):not([data-hand]), .ground, .hub button)"
HELD = ".board [data-hand].can"
ASKED = f":is({SEAL}, {GAP}, {OBJECT}, {HELD}, .strip .selectable), .ask a[href^='/replay/']"


def press(page: Any, found: Any) -> None:
    """Touch or click what a finger or a pointer would hit there."""
    (found.tap if page.evaluate("matchMedia('(hover: none)').matches") else found.click)()


def step(page: Any, nth: int) -> None:
    """Choose something on the table; a card of the hand first, then where it goes."""
    if page.locator(".wheel:popover-open").count():
        seals = page.locator(".wheel .seal")
        return press(page, seals.nth(nth % seals.count()))
    held = page.locator(HELD)
    if held.count() and not page.locator("[data-hand].selected").count():
        return press(page, held.nth(nth % held.count()))
    found = page.locator(f"{SEAL}, {OBJECT}, {GAP}")
    if not found.count():  # out of the lens: the strip brings it there
        return press(page, page.locator(".strip button:has(.selectable)").first)
    press(page, found.nth(nth % found.count()))


def play(page: Any, most: int = 400) -> int:
    """Play to the end on the table; how many steps it took. The page never scrolls."""
    for nth in range(most):
        page.wait_for_selector(ASKED, timeout=PATIENCE)
        if over(page):
            return nth
        assert page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]") == [
            page.viewport_size["height"],
            page.viewport_size["width"],
        ]
        assert page.locator(".ask.mine h2").inner_text(), "whoever may choose is asked"
        step(page, nth)
    raise AssertionError("the game has no end")


@pytest.mark.parametrize("where", ["desk", "phone"])
@pytest.mark.parametrize("game", camarilla.games())
def test_a_whole_game_on_the_table_moves_nothing_by_layout(game: str, where: str, visit: Callable[..., Any]) -> None:
    page = visit(**(DESK if where == "desk" else PHONE))
    page.goto(open_table(page, game, ["me", "bot page"], first=0, options=SHORT.get(game, {})))
    page.wait_for_selector(ASKED)
    page.evaluate("document.fonts.ready")
    page.evaluate(WATCH)
    assert play(page) > 3
    assert page.evaluate("window.moved") == []
