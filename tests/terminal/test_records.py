"""Games that are watched, and games that are over: step by step, forwards and backwards, through anybody's eyes."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from cli.program import refuse, succeed

import camarilla
from camarilla.kernel.game import State
from camarilla.kernel.transcript import write
from terminal.conftest import Start
from terminal.emulator import Terminal


def played(game: str) -> State:
    state, luck = camarilla.game(game).deal(3, 7), random.Random(7)
    while not state.over:
        state.play(luck.choice(state.legal))
    return state


@pytest.fixture(params=camarilla.games())
def record(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[State, Path]:
    state, path = played(request.param), tmp_path / "game.txt"
    path.write_text(write(state))
    return state, path


def press(it: Terminal, key: str) -> str:
    before = it.drawn()
    it.press(key)
    return it.next_page(before)


def test_steps_forwards_and_backwards(record: tuple[State, Path], start: Start) -> None:
    state, path = record
    it, last = start("replay", str(path)), len(state.answered_by)
    first = it.next_page(0)
    assert f"step 0 of {last}" in first
    one, two = press(it, "right"), press(it, " ")
    assert f"step 2 of {last}" in two
    assert press(it, "left") == one
    assert press(it, "left") == first
    assert press(it, "left") == first
    end = press(it, "end")
    assert f"step {last} of {last}" in end
    assert press(it, "enter") == end
    assert press(it, "home") == first
    it.type("q")
    assert it.end() == 0


def test_other_eyes_see_what_they_saw(record: tuple[State, Path], start: Start) -> None:
    """All open, seat 0, 1, 2, a spectator, and all open again."""
    _, path = record
    it = start("replay", str(path), rows=60)
    open_first = it.next_page(0)
    seen = [press(it, "s") for _ in range(5)]
    assert "all cards face up" in open_first
    assert [f"seen by Player {seat + 1}" in seen[seat] for seat in range(3)] == [True] * 3
    assert "seen by a spectator" in seen[3]
    assert seen[4] == open_first
    assert len({*seen}) == 5


def test_a_seat_does_not_see_the_cards_of_others(start: Start, tmp_path: Path) -> None:
    state, path = played("oriflamme"), tmp_path / "game.txt"
    path.write_text(write(state))
    it = start("replay", str(path), "--seat", "1", rows=60)
    it.next_page(0)
    for _ in range(8):
        text = press(it, "right")
        for line in text.splitlines():
            if line.startswith("▌Player ") and " placed " in line:
                assert "placed a card face down" in line
            if line.startswith(" Player ") and ":" in line:
                raise AssertionError(line)


def test_exports(record: tuple[State, Path], tmp_path: Path) -> None:
    state, path = record
    for form in ("json", "text"):
        out = tmp_path / f"out.{form}"
        assert succeed("replay", str(path), "--export", form, str(out)) == f"Saved as {out}.\n"
        assert "already exists" in refuse("replay", str(path), "--export", form, str(out))
    assert (tmp_path / "out.text").read_text() == succeed("replay", str(path))
    steps = json.loads((tmp_path / "out.json").read_text())
    assert len(steps) == len(state.answered_by) + 1
    assert steps[-1]["view"] == state.position()
    assert "cannot export to" in refuse("replay", str(path), "--export", "html", str(tmp_path / "x"))
    assert "folder is missing" in refuse("replay", str(path), "--export", "json", str(tmp_path / "no" / "x"))


@pytest.mark.parametrize("game", camarilla.games())
def test_watching_step_by_step_and_on(game: str, start: Start) -> None:
    it = start("play", game, "--watch", "--seed", "7", "--bots", "random")
    it.next_page(0)
    one = it.answer("")
    two = press(it, " ")
    assert one != two
    it.type("q")
    assert it.end() == 0
    assert it.text() == "\nYou left the game."


def test_a_key_stops_a_game_that_runs_on(start: Start) -> None:
    it = start("play", "oriflamme", "--watch", "--seed", "7", "--bots", "random", "--pace", "50")
    it.next_page(0)
    assert it.answer("").splitlines()[-1].startswith(" Space or Enter: pause")
    assert press(it, " ").splitlines()[-1].startswith(" Space or Enter: next move")
    assert press(it, "right").splitlines()[-1].startswith(" Space or Enter: next move")
    assert press(it, "a").splitlines()[-1].startswith(" Space or Enter: pause")


def test_watching_at_a_pace_to_the_end(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    it = start("play", "intrigues", "--watch", "--seed", "7", "--bots", "random", "--pace", "0", "--save", str(path))
    it.next_page(0)
    it.type("\r")
    it.asked("Play again")
    assert "step 0 of" in it.answer("2")
    it.type("q")
    it.asked("Play again")
    it.type("3\r")
    assert it.end() == 0
    assert succeed("replay", str(path)).endswith(("wins!\n", "victory!\n"))
