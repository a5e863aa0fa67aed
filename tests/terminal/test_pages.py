"""Pages fit every screen: as many lines as it has, none wider, with the choice that Enter takes among them."""

from __future__ import annotations

import random

import pytest

import camarilla
from camarilla.bots import observe
from camarilla.cli.play.choices import asked, sentences
from camarilla.cli.terminal.front import ScreenFront
from camarilla.cli.terminal.page import Cursor, TerminalPage, compose
from camarilla.cli.terminal.styled import clip, fit, side_by_side, width
from camarilla.cli.text.names import Named

SIZES = [(80, 24), (120, 40), (20, 6), (40, 10), (200, 12), (79, 23), (81, 100)]


@pytest.mark.parametrize("game", camarilla.games())
def test_every_page_fits_every_screen(game: str) -> None:
    state, luck = camarilla.game(game).deal(camarilla.game(game).seats[-1], 3), random.Random(3)
    stage = ScreenFront(None, Named(state.game, 0, {1: "Ἀλέξανδρος the Great", 2: "漢字漢字漢字"}))  # type: ignore[arg-type]
    questions = 0
    for _ in range(60):
        if state.seat == 0:
            questions += 1
            observation = observe(state)
            stage.scene(observation)
            labels = list(sentences(observation, observation.legal, stage.story))
            page = stage.page(question=asked(observation, stage.story), labels=labels, keys="?" * 90, types=True)
            for columns, rows in SIZES:
                assert_fits(page, Cursor(luck.randrange(len(labels)), -luck.randrange(9)), columns, rows)
        if state.over:
            break
        state.play(luck.choice(state.legal))
    assert questions > 4


def assert_fits(page: TerminalPage, at: Cursor, columns: int, rows: int) -> None:
    lines = compose(page, at, columns, rows)
    assert len(lines) == rows
    assert max(map(width, lines)) <= columns
    if rows >= 23:
        assert [line for line in lines if any(f"▸{at.chosen + 1:>3}" in text for _, text in line)]


def test_wide_letters_are_counted() -> None:
    assert clip("漢字漢字", 5) == "漢字…"
    assert fit("漢字", 6) == "漢字  "
    assert fit("abcdef", 3) == "ab…"
    assert clip("abc", 0) == ""
    assert side_by_side([], 80) == []
