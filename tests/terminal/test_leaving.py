"""Leaving a game and going on with it: by Ctrl-C, by q, by the end of the input, by the loss of the terminal."""

from __future__ import annotations

import os
import signal
from itertools import cycle, product
from pathlib import Path

import pytest
from conftest import SOAK

import camarilla
from terminal.conftest import Start
from terminal.emulator import Terminal

GAME = ("--seed", "7", "--bots", "random", "--pace", "0")
LEAVING = {"ctrl-c": ("\x03", 130), "q": ("q\r", 0), "ctrl-d": ("\x04", 0)}
DEPARTURES = list(zip(camarilla.games(), cycle(LEAVING)) if SOAK == 1 else product(camarilla.games(), LEAVING))


def kept(home: Path) -> list[str]:
    folder = home / "camarilla" / "games"
    return sorted(path.name for path in folder.iterdir()) if folder.exists() else []


def table(it: Terminal) -> list[str]:
    """How the game stands, and the cards on the table; what happened is told anew to whoever comes back."""
    return [it.lines()[0], *(line for line in it.lines() if set(line) & set("│║■"))]


@pytest.mark.parametrize(("game", "way"), DEPARTURES)
def test_a_game_goes_on_where_it_was_left(game: str, way: str, start: Start, tmp_path: Path) -> None:
    keys, status = LEAVING[way]
    it = start("play", game, *GAME, rows=60)
    it.next_page(0)
    for answer in ("", "1", "1"):
        it.answer(answer)
    left = table(it)
    it.type(keys)
    assert it.end() == status
    assert "Game saved. Resume it with: camarilla play --resume" in it.flat()
    assert kept(tmp_path) == [f"{game}-1.sealed"]
    again = start("play", "--resume", rows=60)
    again.next_page(0)
    assert table(again) == left
    assert len(left) >= 2


def test_nothing_is_kept_before_the_first_answer(start: Start, tmp_path: Path) -> None:
    it = start("play", "oriflamme", *GAME)
    it.next_page(0)
    it.type("q")
    assert it.end() == 0
    assert it.text() == ""
    it = start("play", "oriflamme", *GAME)
    it.next_page(0)
    it.answer("")
    it.type("q\r")
    assert it.end() == 0
    assert it.text() == "\nYou left the game."
    assert kept(tmp_path) == []


def test_a_terminal_that_goes_away_takes_no_game_with_it(start: Start, tmp_path: Path) -> None:
    """The game was kept before each question."""
    it = start("play", "oriflamme", *GAME)
    it.next_page(0)
    for answer in ("", "1"):
        it.answer(answer)
    os.kill(it.process, signal.SIGKILL)
    it.end()
    assert kept(tmp_path) == ["oriflamme-1.sealed"]
    again = start("play", "--resume")
    assert "Keep it face down, or reveal it?" in again.next_page(0)


def test_two_games_are_kept_apart_and_the_last_goes_on(start: Start, tmp_path: Path) -> None:
    for game in ("oriflamme", "throne"):
        it = start("play", game, *GAME)
        it.next_page(0)
        for answer in ("", "2"):
            it.answer(answer)
        it.press("ctrl-c")
        assert it.end() == 130
    assert kept(tmp_path) == ["oriflamme-1.sealed", "throne-1.sealed"]
    menu = start("play")
    assert "Resume your game: Behind the Throne" in menu.next_page(0)
    assert "Behind the Throne · deck" in menu.answer("1")
    menu.type("q\r")
    assert menu.end() == 0


def test_a_home_that_cannot_be_written_does_not_stop_the_game(start: Start, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    it = start("play", "oriflamme", *GAME, home=tmp_path / "file")
    it.next_page(0)
    for answer in ("", "1"):
        it.answer(answer)
    it.type("q\r")
    assert it.end() == 0
    assert it.text() == "\nYou left the game."
