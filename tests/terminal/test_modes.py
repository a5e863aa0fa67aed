"""The terminal is left as it was found, whichever way the program ends."""

from __future__ import annotations

import os
import re
import signal
import termios

import pytest

from terminal.conftest import Start
from terminal.emulator import Terminal

GAME = ("play", "oriflamme", "--seed", "7", "--bots", "random", "--pace", "0")
USUAL = {"7": True, "25": True}  # line wrapping and the cursor are on in a terminal that nobody has touched
WAYS = {"q": "q\r", "ctrl-c": "\x03", "ctrl-d": "\x04", "sigterm": signal.SIGTERM}


def modes(written: str) -> dict[str, bool]:
    """The private modes that a program has set, as it left them."""
    found = dict(USUAL)
    for numbers, letter in re.findall(r"\x1b\[\?([0-9;]+)([hl])", written):
        found.update(dict.fromkeys(numbers.split(";"), letter == "h"))
    return {mode: is_set for mode, is_set in found.items() if is_set}


def leave(it: Terminal, way: str) -> int:
    end = WAYS[way]
    if isinstance(end, str):
        it.type(end)
    else:
        os.kill(it.process, end)
    return it.end()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("answers", [("",), ("", "1"), ("", "rules")], ids=["question", "later", "reading"])
def test_the_terminal_is_as_it_was(way: str, answers: tuple[str, ...], start: Start) -> None:
    it = start(*GAME)
    line = termios.tcgetattr(it.ours)
    it.next_page(0)
    for answer in answers:
        it.answer(answer)
    if answers[-1] == "rules" and way == "q":
        it.answer("")  # a text is closed first
    status = leave(it, way)
    assert status == {"q": 0, "ctrl-c": 130, "ctrl-d": 0, "sigterm": 143}[way]
    assert modes(it.written) == USUAL
    assert termios.tcgetattr(it.ours) == line


def test_a_game_that_was_terminated_goes_on(start: Start) -> None:
    it = start(*GAME)
    it.next_page(0)
    for answer in ("", "1"):
        it.answer(answer)
    assert leave(it, "sigterm") == 143
    again = start("play", "--resume")
    assert "Keep it face down, or reveal it?" in again.next_page(0)


def test_ctrl_c_ends_a_bot_that_thinks(start: Start) -> None:
    it = start("play", "oriflamme", "--seed", "7", "--bots", "regent", "--pace", "0")
    it.next_page(0)
    it.answer("")
    it.type("1\r")
    it.wait("The bots are thinking")
    assert leave(it, "ctrl-c") == 130
    assert modes(it.written) == USUAL
