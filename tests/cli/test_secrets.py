"""What the screen shows is what the seat may know, and no more."""

from __future__ import annotations

import contextlib
import io
import random
import re
from collections.abc import Iterator
from unittest import mock

import pytest
from worlds import another_world

import camarilla
from camarilla.bots import observe
from camarilla.cli.play.coach import Coach
from camarilla.cli.play.exits import LeaveTable
from camarilla.cli.play.front import PlainFront
from camarilla.cli.play.person import Person
from camarilla.cli.play.setup import Setup
from camarilla.cli.text.story import Story
from camarilla.kernel.game import State
from camarilla.kernel.secrecy import HIDDEN
from camarilla.locales import say

GAME = camarilla.game("oriflamme")
SEATS = [(2, 0), (3, 1), (4, 3), (5, 2)]
every_seat = pytest.mark.parametrize(("seats", "seat"), SEATS)


def questions(seats: int, seat: int) -> Iterator[State]:
    """Random games, at the questions to one seat."""
    for seed in range(2):
        state, luck = GAME.deal(seats, seed), random.Random(seed)
        while not state.over:
            if state.seat == seat:
                yield state
            state.play(luck.choice(state.legal))


def screen(state: State, *, answers: str = "?\nq\n") -> str:
    """All that a person is shown at this question, of the whole game so far."""
    coach = Coach(Setup(GAME.id, state.seats, 0, 0))
    out, person = io.StringIO(), Person(PlainFront(Story(GAME, state.seat)), coach)
    typed = mock.patch("sys.stdin", io.StringIO(answers))
    with contextlib.redirect_stdout(out), typed, contextlib.suppress(LeaveTable):
        person.choose(observe(state))
    return out.getvalue()


@every_seat
def test_worlds_that_look_the_same_show_the_same_screen(seats: int, seat: int) -> None:
    differed = False
    for number, state in enumerate(questions(seats, seat)):
        other = another_world(state, number)
        differed = differed or other.position() != state.position()
        assert screen(other) == screen(state)
    assert differed


@every_seat
def test_no_hidden_card_is_named_where_its_seat_is_told_of(seats: int, seat: int) -> None:
    """Before its reveal the name of a card stands on no line that tells of its place or of its placing."""
    for state in questions(seats, seat):
        text = screen(state, answers="q\n")
        for other in range(seats):
            if other != seat:
                placed = re.findall(
                    rf"^  (?:Player {other + 1} placed|One of Player {other + 1}\'s cards) .*$", text, re.MULTILINE
                )
                placed = [line.partition(" on top of their")[0] for line in placed]  # that one lies face up
                lying = re.findall(rf"^(?:[> ] +\d+  |  )Player {other + 1}: .*$", text, re.MULTILINE)
                assert placed
                assert lying
                assert [line for line in placed if named(line, GAME.words["card"])] == []
                assert [line for line in lying if named(line, hidden_cards(state, seat, other))] == []


def hidden_cards(state: State, seat: int, other: int) -> list[str]:
    """The cards of another seat whose place this seat may not know."""
    truth, view = state.position(), state.view(seat)
    shown = {card["card"] for stack in view["row"] for card in stack if card["family"] == other}
    lying = {card["card"] for stack in truth["row"] for card in stack if card["family"] == other}
    return sorted((lying - shown) | set(truth["hand"][other]) | set(truth["aside"][other]))


def named(line: str, cards: list[str] | tuple[str, ...]) -> list[str]:
    return [card for card in cards if say("en", GAME.id, f"card-{card}") in line]


@every_seat
def test_the_row_on_the_screen_is_the_row_of_the_view(seats: int, seat: int) -> None:
    """Place by place: whose card is on top, and its name if and only if the view has it."""
    for state in questions(seats, seat):
        lines = re.findall(r"^[> ] +\d+  (You|Player \d): +(.*)$", screen(state, answers="q\n"), re.MULTILINE)
        view = state.view(seat)
        assert len(lines) == len(view["row"])
        for (player, text), stack in zip(lines, view["row"], strict=True):
            top, name = stack[-1], stack[-1]["card"]
            assert player == ("You" if top["family"] == seat else f"Player {top['family'] + 1}")
            assert text.startswith(say("en", GAME.id, f"card-{name}") if name else "face down")


def test_a_hidden_card_is_hidden_in_the_record_too() -> None:
    """What the tests above rely on."""
    state = GAME.deal(3, 1)
    assert set(state.redacted(0).table[1].hand) == {HIDDEN}
