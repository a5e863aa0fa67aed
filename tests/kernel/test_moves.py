"""Moves: code, typed form and text, each from each."""

from __future__ import annotations

import pytest
from dialect.checked import Checked
from laws.tables import every_game

from camarilla.dialect import RuleError
from camarilla.kernel.moves import MAX_ANSWERS, MAX_CODES, Answers, Moves, TypedMove, offer, offer_run, says


class Base(Moves):
    PASS = says("pass")
    GIVE = says("give {card} to {seat}", card=3, seat=2)


class Move(Base, card=("lord", "spy"), way=("left", "right")):
    GO = says("go {way}", way=2)
    SWAP = says("swap {first} {second}", second=2, first=3)


def test_codes_follow_one_another() -> None:
    assert (Base.PASS.first, Base.GIVE.first, Move.GO.first, Move.SWAP.first) == (0, 1, 7, 9)
    assert len(Move.texts) == len(Move.codes) == 15
    assert [Move.codes[text] for text in Move.texts] == list(range(15))


def test_words_stand_for_numbers_where_there_are_any() -> None:
    """The third card has no name, so its number is written."""
    assert Move.texts[1:9] == [
        "give lord to 0", "give lord to 1", "give spy to 0", "give spy to 1", "give 2 to 0", "give 2 to 1",
        "go left", "go right",
    ]  # fmt: skip
    assert Base.texts[1] == "give 0 to 0"


def test_the_last_part_changes_fastest_whatever_the_text_says() -> None:
    assert Move.texts[9:] == ["swap 0 0", "swap 1 0", "swap 2 0", "swap 0 1", "swap 1 1", "swap 2 1"]
    assert Move.SWAP.code(1, 2) == 14


def test_typed_forms() -> None:
    assert Move.typed(0) == TypedMove("pass", {})
    assert Move.typed(4) == TypedMove("give", {"card": "spy", "seat": 1})
    assert Move.typed(7) == TypedMove("go", {"way": "left"})


@pytest.mark.parametrize("code", [-1, 15, 10**6])
def test_a_code_that_is_none(code: int) -> None:
    with pytest.raises(IndexError, match=str(code)):
        Move.typed(code)


@pytest.mark.parametrize("said", [TypedMove("give", {"card": "king", "seat": 0}), TypedMove("go", {"way": "up"})])
def test_a_word_that_is_none(said: TypedMove) -> None:
    with pytest.raises(ValueError, match="not in list"):
        Move.code_of(said)


@every_game
def test_code_typed_form_and_text_lead_to_each_other(game) -> None:
    moves = game.moves
    assert len(set(moves.texts)) == len(moves.texts) == sum(family.count for family in moves.families.values())
    for code, text in enumerate(moves.texts):
        assert moves.codes[text] == code
        if code % 7 == 0:
            assert moves.code_of(moves.typed(code)) == code


@every_game
def test_families_take_their_codes_apart(game) -> None:
    for family in game.moves.families.values():
        for code in (family.first, family.first + family.count - 1):
            assert family.holds(code)
            assert family.code(*(family.part(code, i) for i in range(len(family.sizes)))) == code
        assert not family.holds(family.first - 1)
        assert not family.holds(family.first + family.count)


def test_text_and_parts_must_agree() -> None:
    with pytest.raises(TypeError, match="differ"):
        says("give {card}", seat=2)


def test_a_game_has_no_more_moves_than_searches_have_room_for() -> None:
    with pytest.raises(TypeError, match="Many has 4097 moves, more than 4096"):
        type(Moves)("Many", (Moves,), {"ASK": says("ask {one}", one=MAX_CODES), "PASS": says("pass")})


def test_a_run_of_answers() -> None:
    answers = Answers()
    offer(answers, 7)
    offer_run(answers, 40, 3)
    offer_run(answers, 50, 0)
    offer_run(answers, 60, -1)
    assert answers.code[: answers.size] == [7, 40, 41, 42]


def test_answers_have_an_end() -> None:
    answers, put = Answers(), Checked("test")(offer)
    for code in range(MAX_ANSWERS):
        put(answers, code)
    assert answers.code == list(range(MAX_ANSWERS))
    with pytest.raises(RuleError, match="index out of range"):
        put(answers, 0)
