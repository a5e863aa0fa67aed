"""Oriflamme as numbers for learning: what stands where, from a seat's own view."""

from __future__ import annotations

import random
from typing import Any

import pytest
from rules.oriflamme.positions import start
from rules.playing import play

import camarilla
from camarilla.games.oriflamme.cards import Kind
from camarilla.games.row.features import STEPS, Features, PlaceFeatures, PlayerFeatures
from camarilla.games.row.state import KINDS, MAX_SEATS, PLACES, Step

ORIFLAMME = camarilla.game("oriflamme")
GAME, PER_PLAYER, PER_PLACE, FEATURES = 28, 14, 22, 998  # what has learnt on them relies on them
OWN, PLAYERS, ROW = GAME, GAME + 2 * KINDS, GAME + 2 * KINDS + MAX_SEATS * PER_PLAYER


def features(state: Any, seat: int | None) -> dict[int, int]:
    """The numbers that are not 0, by index."""
    return {i: number for i, number in enumerate(state.observation(seat)) if number}


def within(found: dict[int, int], start: int, size: int) -> dict[int, int]:
    """Those of one block, counted from its start."""
    return {i - start: number for i, number in found.items() if start <= i < start + size}


def test_layout() -> None:
    """ORI-1, ORI-5: a fixed number of blocks: the game, one's own cards, each seat, each place."""
    assert ORIFLAMME.rules.Features.size_ == FEATURES == ROW + PLACES * PER_PLACE
    assert (GAME, PER_PLAYER, PER_PLACE) == (4 + STEPS + KINDS + 2, 4 + KINDS, 5 + MAX_SEATS + KINDS + 2)
    assert (Features.fields_["hand"].offset, PlayerFeatures.size_, PlaceFeatures.size_) == (GAME, PER_PLAYER, PER_PLACE)


def test_game_block() -> None:
    """ORI-4, ORI-9: round, seats, size of the row, pointer, and what is asked."""
    state = start(seats=4, row=["1:spy", "0:soldier", "2:spy"], current=1, round=3)
    asked = within(features(state, 2), 0, GAME)
    assert asked == {0: 3, 1: 4, 2: 3, 3: 1, 4 + Step.RESOLVE: 1}
    asked = within(features(play(state, "reveal"), 2), 0, GAME)
    assert {i: asked[i] for i in asked if i > 3} == {4 + Step.ABILITY: 1, 4 + STEPS + Kind.SOLDIER: 1}
    placing = within(features(start(phase="placement"), 0), 0, GAME)
    assert placing == {0: 1, 1: 3, 4 + Step.PLACE: 1}
    assert within(features(start(phase="over"), 0), 0, GAME) == {0: 6, 1: 3}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_own_block(seat: int) -> None:
    """ORI-1: the viewer's hand and aside cards, by kind; a spectator has none."""
    state = start(row=["0:spy", "1:heir"], round=3)
    document = state.position()
    hand = {Kind.__dict__[card.upper()]: 1 for card in document["hand"][seat]}
    aside = {KINDS + Kind.__dict__[card.upper()]: 1 for card in document["aside"][seat]}
    assert within(features(state, seat), OWN, 2 * KINDS) == hand | aside
    assert within(features(state, None), OWN, 2 * KINDS) == {}


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_player_blocks(viewer: int | None) -> None:
    """ORI-2, ORI-3, ORI-13: influence, hand size, first, acting, discard; seats count from the viewer on."""
    state = start(row=["2:spy", "1:heir"], round=2, first=1, influence=[3, 4, 5], discard={0: ["lord", "decree"]})
    found = features(state, viewer)
    expected = [
        {0: 3, 1: 5, 4 + Kind.LORD: 1, 4 + Kind.DECREE: 1},
        {0: 4, 1: 5, 2: 1, 4 + Kind.LORD: 1},
        {0: 5, 1: 5, 3: 1, 4 + Kind.LORD: 1},
    ]
    for seat in range(3):
        at = PLAYERS + (seat - (viewer or 0)) % 3 * PER_PLAYER
        assert within(found, at, PER_PLAYER) == expected[seat]
    for empty in (3, 4):
        assert within(found, PLAYERS + empty * PER_PLAYER, PER_PLAYER) == {}


def test_nobody_is_asked_when_the_game_is_over() -> None:
    """ORI-16."""
    found = features(start(phase="over"), 0)
    assert [within(found, PLAYERS + i * PER_PLAYER, PER_PLAYER).get(3, 0) for i in range(3)] == [0] * 3


def test_place_blocks() -> None:
    """ORI-5: top card's face, influence, family and kind if the viewer knows it, height of the stack, the pointer."""
    state = start(row=[["0:lord", "0:heir+", "0:spy(2)"], "1:heir(1)", "2:soldier+"], current=1, round=3)
    kind, unknown = 5 + MAX_SEATS, 5 + MAX_SEATS + KINDS + 1
    places = [
        {0: 1, 2: 2, 3: 3, 5 + 2: 1, unknown: 1},
        {0: 1, 2: 1, 3: 1, 4: 1, 5 + 0: 1, kind + Kind.HEIR: 1},
        {0: 1, 1: 1, 3: 1, 5 + 1: 1, kind + Kind.SOLDIER: 1},
    ]
    found = features(state, 1)
    assert [within(found, ROW + i * PER_PLACE, PER_PLACE) for i in range(3)] == places
    assert within(found, ROW + 3 * PER_PLACE, FEATURES) == {}


def test_features_know_no_more_than_the_view() -> None:
    """ORI-1: states that look alike to a seat give the same numbers."""
    state = start(row=["0:spy", "1:heir", "2:lord"], round=2)
    other = start(row=["0:soldier", "1:heir", "2:lord"], round=2, discard={0: state.position()["discard"][0]})
    assert state.view(1) == other.view(1)
    assert features(state, 1) == features(other, 1)
    assert features(state, 0) != features(other, 0)


@pytest.mark.untraced
def test_features_fit_at_every_question() -> None:
    """ORI-4: in whole games, from every seat and a spectator's chair, all numbers lie where they should."""
    dice = random.Random(3)
    state = ORIFLAMME.deal(5, 3)
    while not state.over:
        for seat in (*range(5), None):
            found = features(state, seat)
            places = [i for i in range(PLACES) if ROW + i * PER_PLACE in found]
            assert places == list(range(len(state.position()["row"])))
            assert len(within(found, OWN, 2 * KINDS)) == (
                0 if seat is None else len(state.position()["hand"][seat]) + 3
            )
        state.play(dice.choice(state.legal))
