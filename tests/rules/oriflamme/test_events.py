"""Oriflamme: what is told of each card, every event with the number of the rule that caused it."""

from __future__ import annotations

import random

import pytest
from rules.oriflamme.positions import Stack, start
from rules.playing import play, story

import camarilla

GAME = camarilla.game("oriflamme")

STORIES: dict[str, tuple[list[Stack], list[str], list[str]]] = {
    "lord": (
        ["0:spy", "0:lord(1)", "0:heir"], [],
        ["ORI-7 revealed 0 1 lord", "ORI-10 took 0 1 1 lord", "ORI-20 gained 0 3 lord"],
    ),
    "archer": (
        ["1:spy(2)", "0:archer", "2:heir"], ["target 0"],
        ["ORI-7 revealed 0 1 archer", "ORI-13 eliminated 0 0 spy 1 2", "ORI-12 gained 0 1 archer"],
    ),
    "heir": (
        ["1:spy", "0:heir", "2:lord"], [],
        ["ORI-7 revealed 0 1 heir", "ORI-25 gained 0 2 heir"],
    ),
    "second heir": (
        ["1:heir+", "0:heir", "2:lord"], [],
        ["ORI-7 revealed 0 1 heir", "ORI-25 no-effect 0 1 heir"],
    ),
    "soldier": (
        ["1:spy", "0:soldier", "2:heir(1)", "1:lord"], ["target 2"],
        ["ORI-7 revealed 0 1 soldier", "ORI-13 eliminated 0 2 heir 2 1", "ORI-12 gained 0 1 soldier"],
    ),
    "spy": (
        ["1:heir", "0:spy", "2:lord"], ["steal 2"],
        ["ORI-7 revealed 0 1 spy", "ORI-24 stole 0 2 1"],
    ),
    "shapeshifter as soldier": (
        ["1:soldier+", "0:shapeshifter", "2:lord"], ["target 0"],
        ["ORI-7 revealed 0 1 shapeshifter", "ORI-26 copied 0 0 soldier 1", "ORI-13 eliminated 0 0 soldier 1 0",
         "ORI-12 gained 0 1 soldier"],
    ),
    "shapeshifter as archer": (
        ["1:archer+", "0:shapeshifter", "2:lord"], ["target 0"],
        ["ORI-7 revealed 0 1 shapeshifter", "ORI-26 copied 0 0 archer 1", "ORI-13 eliminated 0 0 archer 1 0",
         "ORI-12 gained 0 1 archer"],
    ),
    "shapeshifter as lord": (
        ["1:lord+", "0:shapeshifter", "0:spy"], [],
        ["ORI-7 revealed 0 1 shapeshifter", "ORI-26 copied 0 0 lord 1", "ORI-20 gained 0 2 lord"],
    ),
    "shapeshifter as spy": (
        ["1:spy+", "0:shapeshifter", "2:lord"], ["steal 2"],
        ["ORI-7 revealed 0 1 shapeshifter", "ORI-26 copied 0 0 spy 1", "ORI-24 stole 0 2 1"],
    ),
    "shapeshifter as heir": (
        ["1:heir+", "0:shapeshifter", "2:lord"], [],
        ["ORI-7 revealed 0 1 shapeshifter", "ORI-26 copied 0 0 heir 1", "ORI-27 gained 0 2 heir"],
    ),
    "shapeshifter as shapeshifter": (
        ["1:shapeshifter+", "0:shapeshifter", "2:lord"], [],
        ["ORI-7 revealed 0 1 shapeshifter", "ORI-26 copied 0 0 shapeshifter 1", "ORI-28 no-effect 0 1 shapeshifter"],
    ),
    "conspiracy": (
        ["1:spy", "0:conspiracy(2)", "2:lord"], [],
        ["ORI-7 revealed 0 1 conspiracy", "ORI-30 gained 0 4 conspiracy", "ORI-8 discarded 0 1 conspiracy"],
    ),
    "ambush": (
        ["1:spy", "0:ambush(2)", "2:lord"], [],
        ["ORI-7 revealed 0 1 ambush", "ORI-31 lost 0 1 2 ambush", "ORI-31 gained 0 1 ambush",
         "ORI-8 discarded 0 1 ambush"],
    ),
    "ambush with the least on it": (
        ["1:spy", "0:ambush(1)", "2:lord"], [],
        ["ORI-7 revealed 0 1 ambush", "ORI-31 lost 0 1 1 ambush", "ORI-31 gained 0 1 ambush",
         "ORI-8 discarded 0 1 ambush"],
    ),
    "ambush struck by an archer": (
        ["1:ambush(1)", "0:archer", "2:lord"], ["target 0"],
        ["ORI-7 revealed 0 1 archer", "ORI-13 eliminated 0 0 ambush 1 1", "ORI-12 gained 0 1 archer",
         "ORI-32 gained 1 4 ambush", "ORI-32 discarded 0 0 archer"],
    ),
    "ambush struck by its own": (
        ["0:ambush(1)", "0:archer", "2:lord"], ["target 0"],
        ["ORI-7 revealed 0 1 archer", "ORI-13 eliminated 0 0 ambush 0 1", "ORI-12 gained 0 1 archer"],
    ),
    "ambush struck by an assassination": (
        ["1:ambush", "0:assassination", "2:lord"], ["target 0"],
        ["ORI-7 revealed 0 1 assassination", "ORI-13 eliminated 0 0 ambush 1 0", "ORI-12 gained 0 1 assassination",
         "ORI-32 gained 1 4 ambush", "ORI-32 discarded 0 0 assassination"],
    ),
    "decree": (
        ["1:spy", "0:decree(1)", "2:lord"], ["move 0 3"],
        ["ORI-7 revealed 0 1 decree", "ORI-10 took 0 1 1 decree", "ORI-35 moved 0 0 3 2 1 ?",
         "ORI-8 discarded 0 0 decree"],
    ),
    "assassination": (
        ["1:spy", "0:assassination", "2:lord(3)"], ["target 2"],
        ["ORI-7 revealed 0 1 assassination", "ORI-13 eliminated 0 2 lord 2 3", "ORI-12 gained 0 1 assassination",
         "ORI-8 discarded 0 1 assassination"],
    ),
}  # fmt: skip


def named(lines: list[str]) -> list[str]:
    """A story without the name of a moved card, which its owner alone may know."""
    return [line.rpartition(" ")[0] if " moved " in line else line for line in lines]


@pytest.mark.parametrize("name", STORIES)
def test_what_is_told_of_each_card(name: str) -> None:
    """ORI-7, ORI-8, ORI-10, ORI-12, ORI-13, ORI-20 to ORI-37: in order, the same to all seats and spectators."""
    row, moves, told = STORIES[name]
    state = play(start(row=row, current=1, round=6), "reveal", *moves)
    assert story(state)[: len(told)] == told
    assert all(named(story(state, seat)) == named(story(state)) for seat in range(3))


def test_face_up_card_acts_first_then_its_ability_is_told() -> None:
    """ORI-7: a card that was face up already is told to act, not to be revealed."""
    state = start(row=["0:lord+", "1:conspiracy"])
    assert story(state) == ["ORI-7 acts 0 0 lord", "ORI-20 gained 0 1 lord"]


def test_whole_round_is_told_in_order() -> None:
    """ORI-4, ORI-6, ORI-7, ORI-16: placements, resolution, the next round or the end."""
    state = start(seats=2, phase="placement", round=6, first=1, hand={0: ["lord"], 1: ["spy"]})
    play(state, "place spy front", "place lord back", "keep", "reveal")
    assert story(state, 0) == [
        "ORI-6 placed 1 0 front none ?", "ORI-6 placed 0 1 back none lord", "ORI-7 kept 1 0 1 ?",
        "ORI-7 revealed 0 1 lord", "ORI-20 gained 0 1 lord", "ORI-16 ended",
    ]  # fmt: skip


def test_events_hold_nothing_but_their_parts() -> None:
    """ORI-1 to ORI-37: numbers that a kind of event does not use are 0, so equal facts are equal records."""
    dice = random.Random(5)
    for seed in range(40):
        state = GAME.deal(2 + seed % 4, seed)
        while not state.over:
            state.play(dice.choice(state.legal))
        for event in state.happened():
            parts = GAME.events.forms[event.kind].parts
            unused = [name for name in ("seat", "a", "b", "c", "d", "secret") if name not in parts]
            assert [getattr(event, name) for name in unused] == [0] * len(unused), GAME.events.forms[event.kind].name
            assert event.seen in ((255,) if "secret" not in parts else (255, 1 << event.seat, 1 << event.d))


def test_influence_adds_up_from_the_events() -> None:
    """ORI-2, ORI-10, ORI-12, ORI-24: what each seat holds is 1 and what it was told to gain, take, steal and lose."""
    dice = random.Random(6)
    for seed in range(20):
        state = GAME.deal(2 + seed % 4, seed)
        while not state.over:
            state.play(dice.choice(state.legal))
        held = [1] * state.seats
        for event in state.events(None):
            if event["event"] in ("gained", "took", "stole"):
                held[event["seat"]] += event["amount"]
            if event["event"] == "stole":
                held[event["robbed"]] -= event["amount"]
        assert held == state.scores
