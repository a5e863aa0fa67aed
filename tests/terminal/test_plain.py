"""Plain lines at a real terminal: for screen readers, with nothing drawn, coloured or overwritten."""

from __future__ import annotations

import os
import signal

from terminal.conftest import Start

GAME = ("play", "oriflamme", "--seed", "7", "--bots", "random", "--plain")


def test_a_whole_game(start: Start) -> None:
    it = start(*GAME, "--seats", "4", rows=2000)
    questions = 0
    while it.status is None and (it.written.endswith("or q: ") or it.read()):
        if it.written.endswith("or q: "):
            it.type("1\n")
            it.read()
            questions += 1
    assert it.end() == 0
    assert questions > 12
    assert "\x1b" not in it.written
    assert not set("┌│└═░▒▓◆▸") & set(it.written)
    assert "Round 6 of 6: the game is over" in it.text()
    assert max(map(len, (line for line in it.written.split("\r\n") if "camarilla " not in line))) <= 80


def test_an_interrupt_keeps_the_game(start: Start) -> None:
    it = start(*GAME)
    it.wait("? or q:")
    it.type("1\n")
    it.wait("Keep it face down, or reveal it?")
    os.kill(it.process, signal.SIGINT)
    assert it.end() == 130
    assert "Game saved. Resume it with: camarilla play --resume" in it.flat()
    assert it.text().endswith("camarilla: stopped")


def test_the_end_of_the_input(start: Start) -> None:
    it = start(*GAME)
    it.wait("? or q:")
    it.press("ctrl-d")
    assert it.end() == 0
    assert "There is no more input" in it.flat()


def test_the_menu(start: Start) -> None:
    it = start("play", "--plain", rows=100)
    it.wait("Enter for 1, or q:")
    it.type("nonsense\n")
    it.wait("“nonsense” is not a choice")
    it.type("3\n")
    it.wait("How do you want to play?")
    it.type("\n")
    it.wait("Behind the Throne You pull the strings")
    it.wait("? or q:")
    it.type("q\n")
    assert it.end() == 0


def test_people_wipe_the_screen(start: Start) -> None:
    """The one thing that plain lines clear: what somebody else was shown."""
    it = start(*GAME, "--people", "Anna,Bo")
    it.wait("Anna: press Enter")
    it.type("\n")
    it.wait("? or q:")
    assert "Your hand" in it.flat()
    it.type("2\n")
    it.wait("Bo: press Enter")
    assert "Your hand" not in it.flat()
    assert it.screen.history.top == it.screen.history.bottom or not it.screen.history.top
