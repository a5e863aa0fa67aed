"""The page draws a game that has no folder in the client: its document, cards as cards, seats by name."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fifth.tree import GAME, Tree

from e2e.house import House, open_table, play_out


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server that knows the fifth game."""
    monkeypatch.setenv("PYTHONPATH", Tree(tmp_path / "fifth").environment["PYTHONPATH"])
    made = House(tmp_path)
    yield made
    made.stop()


def test_a_fifth_game_is_listed_drawn_and_played_to_its_end(visit: Callable[..., Any], house: House) -> None:
    page = visit()
    page.wait_for_selector(f"[data-play={GAME}]")
    page.goto(open_table(page, GAME, ["me", "bot page"]))
    page.wait_for_selector("[data-member=hand]")
    hands = page.locator("[data-member=hand] li")
    assert hands.count() == 2
    assert "King" in hands.nth(0).inner_text() or "Knave" in hands.nth(0).inner_text()
    assert "King" not in hands.nth(1).inner_text()  # a stranger's cards show their backs
    assert "Knave" not in hands.nth(1).inner_text()
    assert play_out(page) == 4  # two pledges and two replies
    assert re.search("You win|wins|share", page.locator(".ask h2").inner_text())
