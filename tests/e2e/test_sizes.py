"""Every table at every size: nothing scrolls, is cut off, covered, too small, or beyond the edge."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle, product
from pathlib import Path
from typing import Any

import pytest
from conftest import SOAK

import camarilla
from camarilla.locales import LANGUAGES
from e2e.positions import Easel, moments

TABLES = list(zip(camarilla.games(), cycle(LANGUAGES)) if SOAK == 1 else product(camarilla.games(), LANGUAGES))
SIZES = [(1440, 900), (1280, 720), (390, 844), (844, 390), (360, 640)]
FAULTS = Path(__file__).with_name("faults.js").read_text("utf-8").split("\n", 1)[1].strip().rstrip(";")
LOOK = f"() => {{ unseen.disabled = true; const found = ({FAULTS})(); unseen.disabled = false; return found; }}"


@pytest.mark.parametrize(("game", "language"), TABLES)
def test_a_table_fits(game: str, language: str, visit: Callable[..., Any]) -> None:
    """At the beginning, in the middle and where it is fullest; with the fewest seats and the most."""
    for seats in (min(camarilla.game(game).seats), max(camarilla.game(game).seats)):
        page = visit(language=language)
        easel = Easel(page, game, seats)
        for state in moments(game, seats):
            easel.draw(state)
            assert {size: found for size in SIZES if (found := faults(page, *size))} == {}


def faults(page: Any, width: int, height: int) -> list[str]:
    """What is wrong with the table at this size."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("document.fonts.ready")
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    return list(page.evaluate(LOOK))
