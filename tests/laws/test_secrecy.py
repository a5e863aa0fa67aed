"""A seat is shown what it may know, and nothing it is shown depends on more."""

from __future__ import annotations

import json
import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from worlds import in_world

from camarilla.kernel.game import Game, State
from laws.invariants import invariants, veiled
from laws.tables import ENGINES, choose, every_game, every_table, examples, number, viewers, walks, world


def shown(value: Any) -> str:
    """A document as it would be sent."""
    return json.dumps(value, ensure_ascii=False)


def redacted(game: Game, record: Any, seat: int | None) -> bytes:
    """The bytes of a record as a seat may know it."""
    mine = record.copy_()
    game.rules.redact(mine, number(seat))
    packed: bytes = mine.pack()
    return packed


@every_table
@examples(4)
@given(data=st.data())
def test_a_view_hides_what_the_game_says_and_no_more(game: Game, seats: int, data: st.DataObject) -> None:
    """Null stands exactly where the rules keep a secret; all else is the truth."""
    for state in data.draw(walks(game, seats, length=400)).states():
        for seat in viewers(state):
            paths = invariants(game.id).hidden(state.position(), seat)
            assert state.view(seat) == veiled(state.position(), paths)


@every_table
@examples(25)
@given(data=st.data())
def test_a_world_looks_like_the_state_it_was_made_from(game: Game, seats: int, data: st.DataObject) -> None:
    """redact(determinize(redact(s))) is redact(s), for every seat and the spectator."""
    state, key = data.draw(walks(game, seats)).end(), data.draw(st.integers(0, 2**62))
    for seat in viewers(state):
        before = state.redacted(seat)
        assert redacted(game, before, seat) == before.pack()
        assert redacted(game, ENGINES[game.id].world(before, seat, key), seat) == before.pack()


@every_table
@examples(15)
@given(data=st.data())
def test_a_world_is_a_position(game: Game, seats: int, data: st.DataObject) -> None:
    """Nothing is hidden in it, it can be loaded, and the asked seat has the same answers there."""
    state, key = data.draw(walks(game, seats)).end(), data.draw(st.integers(0, 2**62))
    for seat in viewers(state):
        document = game.document(world(state, seat, key))
        loaded = game.position(document, seed=1)
        assert loaded.position() == document
        assert loaded.seat == state.seat
        if seat is not None and seat == state.seat:
            assert loaded.legal == state.legal
            assert shown(loaded.view(seat)) == shown(state.view(seat))


@every_table
@examples(25)
@given(data=st.data())
def test_what_looks_equal_is_shown_equal(game: Game, seats: int, data: st.DataObject) -> None:
    """In another world that the seat cannot tell apart: the same view, answers and observation, byte for byte."""
    state, key = data.draw(walks(game, seats)).end(), data.draw(st.integers(0, 2**62))
    for seat in viewers(state):
        other = in_world(state, world(state, seat, key))
        assert shown(other.view(seat)) == shown(state.view(seat))
        assert other.observation(seat) == state.observation(seat)
        assert (other.seat, other.question) == (state.seat, state.question)
        if seat == state.seat:
            assert other.legal == state.legal


@every_table
@examples(8)
@given(data=st.data())
def test_what_still_looks_equal_has_been_told_equal(game: Game, seats: int, data: st.DataObject) -> None:
    """After the same answer in both worlds, if the seat still cannot tell them apart, it has heard the same."""
    walk, key = data.draw(walks(game, seats)), data.draw(st.integers(0, 2**62))
    luck = random.Random(key)
    for state in walk.states():
        seat = luck.choice(viewers(state))
        follow(state, in_world(state, world(state, seat, luck.getrandbits(60))), seat, luck)


def follow(state: State, other: State, seat: int | None, luck: random.Random) -> None:
    """One answer in both worlds, if there is one that both allow."""
    both = [code for code in state.codes if code in other.codes]
    if both:
        state, code = state.copy(), luck.choice(both)
        state.play_code(code)
        other.play_code(code)
        if state.redacted(seat) == other.redacted(seat):
            assert shown(other.events(seat)) == shown(state.events(seat))
            assert shown(other.view(seat)) == shown(state.view(seat))


@every_table
@examples(4)
@given(data=st.data())
def test_a_hidden_choice_is_not_told(game: Game, seats: int, data: st.DataObject) -> None:
    """Two answers that differ in the name of a card alone, and look equal to a seat afterwards, are told equal."""
    walk, luck = data.draw(walks(game, seats)), random.Random(data.draw(st.integers(0, 2**62)))
    for state in walk.states():
        if not state.over:
            one, other, code = state.copy(), state.copy(), choose(state, luck)
            one.play_code(code)
            other.play_code(luck.choice([twin for twin in state.codes if unnamed(game, twin) == unnamed(game, code)]))
            for seat in viewers(state):
                if one.redacted(seat) == other.redacted(seat):
                    assert shown(one.events(seat)) == shown(other.events(seat))


@every_table
@examples(25)
@given(data=st.data())
def test_hidden_chance_is_not_told(game: Game, seats: int, data: st.DataObject) -> None:
    """Two deals that differ in one outcome of chance, and look equal to a seat, are told equal."""
    luck = random.Random(data.draw(st.integers(0, 2**62)))
    fates: list[tuple[int, int]] = []  # outcome, of how many

    def chance(count: int) -> int:
        fates.append((luck.randrange(count), count))
        return fates[-1][0]

    one = game.deal(seats, chance=chance)
    changed = luck.randrange(len(fates))
    other = iter([luck.randrange(count) if i == changed else fate for i, (fate, count) in enumerate(fates)])
    another = game.deal(seats, chance=lambda count: next(other, 0))
    for seat in viewers(one):
        if one.redacted(seat) == another.redacted(seat):
            assert shown(one.events(seat)) == shown(another.events(seat))


def unnamed(game: Game, code: int) -> tuple[Any, ...]:
    """A move without its names: `place … front`."""
    said = game.moves.typed(code)
    return said.kind, *(value for value in said.parts.values() if not isinstance(value, str))


@every_table
@examples(5)
@given(data=st.data())
def test_the_asked_seat_tells_worlds_apart_only_by_what_it_is_told(game: Game, seats: int, data: st.DataObject) -> None:
    """Whoever answers alike and is told alike knows alike: no secret slips into a view without an event."""
    walk, key = data.draw(walks(game, seats)), data.draw(st.integers(0, 2**62))
    for state in walk.states():
        if state.seat is not None:
            seat, mine = state.seat, state.copy()
            other = in_world(state, world(state, seat, key))
            code = choose(state, random.Random(key))
            mine.play_code(code)
            other.play_code(code)
            if mine.events(seat) == other.events(seat) and mine.seat == other.seat:
                assert shown(other.view(seat)) == shown(mine.view(seat))


@every_table
@examples(6)
@given(data=st.data())
def test_a_spectator_knows_no_more_than_any_seat(game: Game, seats: int, data: st.DataObject) -> None:
    state = data.draw(walks(game, seats)).end()
    for seat in range(seats):
        assert less(state.view(None), state.view(seat))
        assert less(state.events(None), state.events(seat))
        assert less(state.view(seat), state.position())


def less(some: Any, more: Any) -> bool:
    """Are two documents equal but for members that are null in the first?"""
    if isinstance(some, dict) and isinstance(more, dict):
        return some.keys() == more.keys() and all(less(some[key], more[key]) for key in some)
    if isinstance(some, list) and isinstance(more, list):
        return len(some) == len(more) and all(map(less, some, more))
    return some is None or some == more


@every_game
def test_the_game_has_said_what_it_hides(game: Game) -> None:
    assert invariants(game.id).hidden, f"tests/rules/{game.id}/invariants.py says nothing"
