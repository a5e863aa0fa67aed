"""`camarilla replay`: a saved game, as each seat saw it."""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from typing import Any

import pytest

import camarilla
from camarilla.cli.commands.replay import as_text, document
from camarilla.kernel.game import State
from camarilla.kernel.replay import Replay
from camarilla.kernel.transcript import write
from cli.program import run, succeed


@pytest.fixture(scope="module")
def states() -> list[State]:
    """A random game of three, at every question and at its end."""
    state, luck = camarilla.game("oriflamme").deal(3, 7), random.Random(7)
    states = [state.copy()]
    while not state.over:
        state.play(luck.choice(state.legal))
        states.append(state.copy())
    return states


@pytest.fixture(scope="module")
def file(states: list[State], tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("saved") / "game.txt"
    path.write_text(write(states[-1]))
    return str(path)


def steps(*arguments: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(succeed("replay", *arguments, "--json"))
    return found


def test_every_step_and_what_every_seat_saw(file: str, states: list[State]) -> None:
    found = steps(file)
    assert [step["step"] for step in found] == list(range(len(states)))
    assert [step["seat"] for step in found] == [None, *(state.seat for state in states[:-1])]
    for reader in ("0", "1", "2", "spectator"):
        told = [event for step in found for event in step["events"][reader]]
        assert told == states[-1].events(None if reader == "spectator" else int(reader))
    assert [step["view"] for step in found] == [state.position() for state in states]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_one_seat_sees_what_it_saw_and_nothing_else(file: str, states: list[State], seat: int) -> None:
    found = steps(file, "--seat", str(seat))
    assert [step["view"] for step in found] == [state.view(seat) for state in states]
    assert [event for step in found for event in step["events"][str(seat)]] == states[-1].events(seat)
    assert all(set(step["events"]) == {str(seat)} for step in found)
    assert all((step["move"] is None) == (step["seat"] != seat) for step in found)


def test_as_text_it_says_who_saw_what(file: str) -> None:
    text = succeed("replay", file)
    assert text == succeed("replay", file, "--all")
    assert text.startswith("The deal\n    seen by Player 1: Player 1's Lord was set aside at random; it")
    assert "seen by Player 2, Player 3, a spectator: One of Player 1's cards was set aside" in " ".join(text.split())
    assert text.endswith(" wins!\n")
    assert "only you know" not in text


def test_as_text_for_one_seat(file: str) -> None:
    text = succeed("replay", file, "--seat", "1")
    assert "    Your Lord was set aside at random; it stays out of play. [ORI-1]\n" in text
    assert "    One of Player 1's cards was set aside at random, face down. [ORI-1] ×3\n" in text
    assert "seen by" not in text
    assert "Round 6 of 6: the game is over\n" in text


def test_one_step_with_its_table(file: str, states: list[State]) -> None:
    text = succeed("replay", file, "--step", "2")
    assert text.startswith("2  Player 2: place ")
    assert "The row, front to back:\n" in text
    assert len(steps(file, "--step", "2")) == 1
    last = succeed("replay", file, "--step", str(len(states) - 1), "--seat", "0")
    assert "the game is over" in last
    assert " won!" not in last


def test_from_standard_input(file: str) -> None:
    assert run("replay", "-", given=Path(file).read_text()).out == succeed("replay", file)


def test_a_game_that_is_not_over(states: list[State], tmp_path: Path) -> None:
    (tmp_path / "open.txt").write_text(write(states[5]))
    assert " won!" not in succeed("replay", str(tmp_path / "open.txt"))
    assert len(steps(str(tmp_path / "open.txt"))) == 6


@pytest.mark.parametrize("id", camarilla.games())
def test_every_game_is_drawn_at_every_step_through_all_eyes(id: str) -> None:
    state, luck = camarilla.game(id).deal(seed=3), random.Random(3)
    while not state.over:
        state.play(luck.choice(state.legal))
    replay = Replay.of(state)
    for number in range(replay.last + 1):
        for seat in (None, *range(state.seats)):
            shown = argparse.Namespace(seat=seat, step=number)
            step = document(replay, number, "all" if seat is None else seat)
            assert len(as_text([step], replay, shown)) > 2
    whole = argparse.Namespace(seat=state.seats - 1, step=None)
    assert as_text([document(replay, replay.last, state.seats - 1)], replay, whole)
