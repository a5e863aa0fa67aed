"""What a seat may know as numbers, and chance that the caller decides, on the toy game."""

from __future__ import annotations

import copy
import json
import pickle
import re

import numpy
import pytest

import camarilla
from camarilla.bots import observe
from camarilla.dialect import Array, Struct, i8, i16, of, public
from camarilla.kernel.features import Slice, between, slices
from camarilla.kernel.refusal import Refusal
from kernel import toy

GAME = toy.game()


def test_slices_have_names_and_ranges() -> None:
    assert GAME.observed == [Slice("side", 0, 1, -1, 2), Slice("points", 1, 3, -9, 9)]


def test_an_observation_holds_what_the_seat_may_know() -> None:
    outcomes = iter([2, 1])
    state = GAME.deal(2, chance=lambda count: next(outcomes))
    assert [list(state.observation(seat)) for seat in (0, 1, None)] == [[2, 0, 0, 0], [0, 0, 0, 0], [-1, 0, 0, 0]]
    assert numpy.asarray(state.observation(0)).dtype == numpy.int8


class Card(Struct):
    up: bool = public
    kind: i8 = between(0, 3)


class Table(Struct):
    trump: Card
    hand: Array[Card] = of[2]


def test_names_lead_into_what_lies_inside() -> None:
    assert list(slices(Table)) == [
        Slice("trump.up", 0, 1, 0, 1), Slice("trump.kind", 1, 1, 0, 3),
        Slice("hand[0].up", 2, 1, 0, 1), Slice("hand[0].kind", 3, 1, 0, 3),
        Slice("hand[1].up", 4, 1, 0, 1), Slice("hand[1].kind", 5, 1, 0, 3),
    ]  # fmt: skip


class Wide(Struct):
    number: i16 = between(0, 9)


class Unlimited(Struct):
    number: i8 = public


@pytest.mark.parametrize("struct", [Wide, Unlimited])
def test_features_are_bytes_with_a_range(struct: type[Struct]) -> None:
    with pytest.raises(TypeError, match=rf"{struct.__name__}.number: features are bools, or i8 with a range"):
        list(slices(struct))


# -- chance
def test_chance_waits_for_the_caller() -> None:
    state = GAME.deal(2, chance="ask")
    assert state.chance_outcomes() == [(side, 1 / 3) for side in range(3)]
    assert (state.over, state.seat, state.legal) == (False, None, [])
    assert repr(state) == "<toy, 2 seats, chance, 3 outcomes>"
    state.apply_chance(2)
    assert (state.seat, state.chance_outcomes(), state.log) == (0, [], [(True, 2)])


def test_nobody_answers_for_chance_and_chance_for_nobody() -> None:
    state = GAME.deal(2, chance="ask")
    for wrong in (lambda: state.play("low"), lambda: observe(state)):
        with pytest.raises(Refusal) as refused:
            wrong()
        assert (refused.value.id, refused.value.details) == ("chance-due", {"count": 3})
    with pytest.raises(Refusal) as refused:
        state.apply_chance(3)
    assert refused.value.id == "chance"
    state.apply_chance(0)
    with pytest.raises(Refusal) as refused:
        state.apply_chance(0)
    assert refused.value.id == "no-chance"


# -- whole numbers
def test_whole_numbers_may_be_anybodys() -> None:
    eight = numpy.int64(8)
    one, other = GAME.deal(numpy.int8(2), eight, numpy.int16(1)), GAME.deal(2, 8, 1)
    code = numpy.uint8(other.codes[0])
    one.play_code(code)
    other.play_code(int(code))
    assert (one, one.view(numpy.int32(1))) == (other, other.view(1))
    oriflamme = camarilla.game("oriflamme")
    assert oriflamme.deal(2, 1, 0, {"heir": numpy.int8(3)}) == oriflamme.deal(2, 1, 0, {"heir": 3})


@pytest.mark.parametrize("number", [True, 2.0, "2", None, numpy.float32(2), numpy.bool_(True)])
def test_nothing_else_is_a_whole_number(number: object) -> None:
    with pytest.raises(Refusal) as refused:
        GAME.deal(2, 8).play_code(number)  # type: ignore[arg-type]
    assert refused.value.id == "illegal-code"


def test_what_a_seat_can_foretell_follows_from_what_it_may_know() -> None:
    state = GAME.deal(2, 8)
    assert GAME.forecasts(state.redacted(state.seat)) == state.forecasts
    oriflamme = camarilla.game("oriflamme")
    assert oriflamme.forecasts(oriflamme.deal(2, 1).redacted(0)) == []


def test_an_illegal_code_is_told_with_its_move_and_with_the_legal_ones() -> None:
    state = GAME.deal(2, 8)
    code = next(code for code in range(len(GAME.moves.texts)) if code not in state.codes)
    with pytest.raises(Refusal) as refused:
        state.play_code(numpy.int64(code))
    legal = ", ".join(f"{code} ({GAME.moves.texts[code]})" for code in state.codes)
    assert str(refused.value) == f"the code {code} ({GAME.moves.texts[code]}) is not legal now; legal: {legal}"
    with pytest.raises(Refusal, match=re.escape(f"the code 9999 is not legal now; legal: {legal}")):
        state.play_code(9999)
    for wrong in (None, True):
        with pytest.raises(Refusal, match=f"the code {wrong} is not legal now"):
            state.play_code(wrong)  # type: ignore[arg-type]
    with pytest.raises(Refusal, match="None is not a move in this game"):
        state.play(None)  # type: ignore[arg-type]


@pytest.mark.parametrize("chance", ["aks", 5, b"ask"])
def test_who_speaks_for_chance(chance: object) -> None:
    told = "chance must be a function, `ask` or None, not "
    for begin in (GAME.deal, lambda **given: GAME.position(GAME.deal(2, 1).position(), **given)):
        with pytest.raises(Refusal, match=told):
            begin(chance=chance)


def test_a_spectator_has_no_information_state() -> None:
    with pytest.raises(Refusal, match="a spectator has no information state; give a seat from 0 to 1"):
        GAME.deal(2, 1).information_state(None)  # type: ignore[arg-type]


# -- as values
def test_a_state_is_copied_as_a_whole() -> None:
    state = GAME.deal(2, 8)
    other = copy.deepcopy(state)
    other.play("low")
    assert (len(state.log), len(other.log)) == (1, 3)


def test_a_game_is_itself_in_every_copy() -> None:
    game = camarilla.game("throne")
    assert copy.deepcopy(game) is pickle.loads(pickle.dumps(game)) is game


def test_information_states_begin_with_what_was_known_of_a_loaded_position() -> None:
    game = camarilla.game("oriflamme")
    dealt = game.deal(2, 1, options={"heir": numpy.int8(3)})
    assert dealt.information_state(0).startswith('["oriflamme",2,0,0,{"heir":3},null]\n')
    loaded = game.position(dealt.position(), seed=1)
    for seat in range(2):
        first = json.loads(loaded.information_state(seat).splitlines()[0])
        assert first == ["oriflamme", 2, seat, 0, {}, dealt.view(seat)]
    move = dealt.legal[0]
    dealt.play(move)
    assert f"\n> {move}\n" in dealt.information_state(0)
    assert f"> {move}" not in dealt.information_state(1)
