"""Whole games of every title, each in another language (when soaking in all), on screens of both sizes."""

from __future__ import annotations

from itertools import cycle, product
from pathlib import Path

import pytest
from conftest import SOAK
from laws.invariants import invariants

import camarilla
from camarilla.kernel.transcript import read, replay
from camarilla.locales import LANGUAGES, say
from terminal.conftest import Start
from terminal.emulator import Terminal

EVENINGS = list(zip(camarilla.games(), cycle(LANGUAGES)) if SOAK == 1 else product(camarilla.games(), LANGUAGES))
WAYS = ("1\r", "2\r", "\x1b[B\r", "\x1b[F\r")  # by number, by arrow, by End


def options(game: str, language: str = "en") -> list[str]:
    short = [part for name, value in invariants(game).short.items() for part in ("--option", f"{name}={value}")]
    return ["play", game, "--seed", "4", "--bots", "random", "--pace", "0", "--lang", language, *short]


def play(it: Terminal, language: str, most: int = 400) -> int:
    """Answer until the game is over; how many answers that took."""
    over = say(language, None, "over-keys")
    for answers in range(most):
        if it.lines()[-1].strip() == over:
            return answers
        before = it.drawn()
        it.type(WAYS[answers % len(WAYS)] if answers else "\r")
        it.next_page(before)
        it.wait(lambda: bool(it.lines()[0].strip() and it.lines()[-1].strip()))  # a window pulled at is drawn anew
        assert "{" not in it.text()
    raise AssertionError(f"it does not end:\n{it.text()}")


@pytest.mark.parametrize(("game", "language"), EVENINGS)
def test_at_80_by_24(game: str, language: str, start: Start, tmp_path: Path) -> None:
    it = start(*options(game, language))
    it.next_page(0)
    assert play(it, language) > 3
    assert it.type("3\r") is None
    assert it.end() == 0
    assert_recorded(game, tmp_path)
    assert say(language, None, "again", command="").strip() in it.flat()


@pytest.mark.parametrize("game", camarilla.games())
def test_at_120_by_40_with_a_hand_at_the_corner(game: str, start: Start, tmp_path: Path) -> None:
    it = start(*options(game), columns=120, rows=40)
    it.next_page(0)
    it.answer("")
    for columns, rows in ((80, 24), (100, 30), (120, 40)):
        it.resize(columns, rows)
        it.wait(lambda: "Player 1" in it.lines()[0] and it.lines()[-1].startswith(" ↑ ↓ Enter: choose"))
    if SOAK == 1:  # each game was played to its end on the smaller screen
        it.answer("1")
        return
    assert play(it, "en") > 3
    it.type("3\r")
    assert it.end() == 0
    assert_recorded(game, tmp_path)


def assert_recorded(game: str, home: Path) -> None:
    """The game is kept as an open transcript, and no sealed one is left."""
    (record,) = (home / "camarilla" / "games").iterdir()
    assert record.name == f"{game}-1.txt"
    assert replay(read(record.read_text()), camarilla.game(game)).over
