"""Oriflamme: what a seat may know, and the worlds that this leaves open (ORI-1, ORI-13)."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from rules.oriflamme.positions import start
from rules.playing import play, story

import camarilla
from camarilla.games.row.secrecy import fill_hand
from camarilla.games.row.state import Seat, Step
from camarilla.kernel.game import State
from camarilla.kernel.moves import Answers
from camarilla.kernel.rng import Luck
from camarilla.kernel.sampling import Sample

GAME = camarilla.game("oriflamme")
NAMES = list(GAME.words["card"])
TOLD_ABOUT = (Step.DEAL, Step.PLACE, Step.ABILITY)  # the steps that have an argument


def world(state: State, seat: int | None, key: int) -> Any:
    """A record that the seat could be looking at."""
    record, luck = state.redacted(seat), Luck()
    luck.key = key
    GAME.rules.determinize(record, -1 if seat is None else seat, luck)
    return record


def seen(record: Any, seat: int | None) -> Any:
    """What the seat sees of a record."""
    mine = record.copy_()
    GAME.rules.redact(mine, -1 if seat is None else seat)
    return mine


def questions(seats: int, seed: int) -> Any:
    """The states of a random game, one after the other; it ends with the finished one."""
    dice, state = random.Random(seed), GAME.deal(seats, seed, first=seed % seats)
    while not state.over:
        yield state.copy()
        state.play(dice.choice(state.legal))
    yield state


# -- what is seen -----------------------------------------------------------------------------------------------
def test_spectator_sees_what_lies_face_up() -> None:
    """ORI-7: a revealed card is turned up for all, those who only watch included, and stays known when covered."""
    state = start(row=[["0:spy+", "0:lord"], "1:heir+", "2:soldier"], round=3, current=2)
    names = [[card["card"] for card in place] for place in state.view(None)["row"]]
    assert names == [["spy", None], ["heir"], [None]]


def test_everybody_sees_what_lies_face_up() -> None:
    """ORI-7: the same for every seat, which knows its own cards besides."""
    state = start(row=[["0:spy+", "0:lord"], "1:heir+", "2:soldier"], round=3, current=2)
    names = [[[card["card"] for card in place] for place in state.view(seat)["row"]] for seat in range(3)]
    assert names[0] == [["spy", "lord"], ["heir"], [None]]
    assert names[1] == [["spy", None], ["heir"], [None]]
    assert names[2] == [["spy", None], ["heir"], ["soldier"]]


def test_card_turned_up_is_seen_by_all_from_then_on() -> None:
    """ORI-7: not before."""
    state = start(row=["0:lord", "1:heir"])
    assert state.view(2)["row"][0][0]["card"] is None
    play(state, "reveal")
    assert state.view(2)["row"][0][0]["card"] == "lord"


def test_moved_face_down_card_stays_secret() -> None:
    """ORI-35: a Decree moves a card with its face, so nobody learns it."""
    state = play(start(row=["1:spy", "0:decree", "2:lord"], current=1), "reveal", "move 0 3")
    assert [place[0]["card"] for place in state.view(0)["row"]] == [None, None]
    assert story(state, 0) == story(state, None)


def test_events_tell_a_seat_no_more_than_it_sees() -> None:
    """ORI-6: of a placement its owner hears the card, the others the place."""
    state = start(phase="placement", hand={0: ["lord"]})
    play(state, "place lord front")
    assert [story(state, seat)[0][-4:] for seat in (0, 1, 2, None)] == ["lord", "ne ?", "ne ?", "ne ?"]


def test_legal_moves_are_told_by_what_the_seat_sees() -> None:
    """ORI-6, ORI-15: computed from the redacted record they are the same."""
    for seats in (2, 5):
        for state in questions(seats, 3):
            if state.over:
                continue
            out = Answers()
            GAME.engine.play.settle(state.redacted(state.seat), out, None)
            assert out.code[: out.size] == state.codes


# -- worlds -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.untraced
def test_a_world_looks_the_same_to_the_seat(seats: int) -> None:
    """ORI-1: whatever is filled in, the seat sees what it saw, at every question and from every chair."""
    for number, state in enumerate(questions(seats, 11 + seats)):
        for seat in (*range(seats), None):
            assert seen(world(state, seat, number), seat) == state.redacted(seat)


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.untraced
def test_a_world_is_a_whole_position(seats: int) -> None:
    """ORI-1: every card of every family lies in it once; its document is accepted and its record as clean as a real
    one."""
    for number, state in enumerate(questions(seats, 20 + seats)):
        for seat in (number % seats, None):
            record = world(state, seat, number)
            document = GAME.document(record)
            assert GAME.position(document).position() == document
            assert_clean(record)


def assert_clean(record: Any) -> None:
    """Cells that mean nothing hold 0; hands and asides lie in the order of the kinds."""
    in_row = set()
    for number in record.row[: record.row_size]:
        while number >= 0:
            in_row.add(number)
            number = record.cards[number].below
    assert not any(record.row[record.row_size :])
    assert not any(any(card.flat_()) for number, card in enumerate(record.cards) if number not in in_row)
    for one in record.table:
        assert not any(one.hand[one.hand_size :])
        assert not any(one.aside[one.aside_size :])
        assert one.hand[: one.hand_size] == sorted(set(one.hand[: one.hand_size]))
        assert one.aside[: one.aside_size] == sorted(set(one.aside[: one.aside_size]))
    agenda = record.agenda
    assert not any(agenda.step[agenda.size :])
    assert not any(about for step, about in zip(agenda.step, agenda.about, strict=True) if step not in TOLD_ABOUT)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_records_are_clean_at_every_question(seats: int) -> None:
    """ORI-9, ORI-13: what has left the row leaves nothing behind, so that equal positions are equal records."""
    for state in questions(seats, 30 + seats):
        record = state.record
        assert_clean(record)
        assert not any(any(one.flat_()) for one in record.table[seats:])
        if state.question is None or state.question.id == "place":
            assert (record.current, record.acting, record.actor) == (0, 0, 0)
        elif state.question.id == "reveal":
            assert record.actor == 0
        else:
            assert record.actor == record.row[record.current]


def test_own_cards_are_the_real_ones() -> None:
    """ORI-1: a seat knows its hand, its aside cards, its cards in the row."""
    for number, state in enumerate(questions(3, 41)):
        truth, filled = state.position(), GAME.document(world(state, 1, number))
        assert (filled["hand"][1], filled["aside"][1]) == (truth["hand"][1], truth["aside"][1])
        own = [[card["card"] for card in place if card["family"] == 1] for place in truth["row"]]
        assert [[card["card"] for card in place if card["family"] == 1] for place in filled["row"]] == own


@pytest.mark.untraced
def test_every_world_comes_up_equally_often() -> None:
    """ORI-1: round 6, three cards of the other family unknown besides what it shows: each arrangement of the five
    hidden cards over row, hand and aside, and no other."""
    shown = ["1:lord+", "1:heir+", "1:spy+", "1:soldier+"]
    state = start(seats=2, row=[*shown, "1:decree", "0:lord"], round=6, current=4, discard={1: ["archer"]})
    hidden = [name for name in NAMES if name not in ("lord", "heir", "spy", "soldier", "archer")]
    worlds = {(a[0], a[1], frozenset(a[2:])) for a in permutations(hidden)}
    counts: Counter[Any] = Counter()
    for key in range(4000):
        document = GAME.document(world(state, 0, key))
        assert [place[0]["card"] for place in document["row"][:4]] == ["lord", "heir", "spy", "soldier"]
        counts[document["row"][4][0]["card"], document["hand"][1][0], frozenset(document["aside"][1])] += 1
    assert (set(counts), len(worlds)) == (worlds, 20)
    assert all(130 < count < 270 for count in counts.values())  # 200 each; six standard deviations are 83


def test_covered_cards_are_filled_in_too() -> None:
    """ORI-5: hidden cards lie in stacks as well, each with its own identity."""
    state = start(
        seats=2, row=[["1:lord", "1:spy+", "1:heir"], ["0:spy", "0:lord"], ["1:decree", "1:soldier"]], round=5
    )
    places = set()
    for key in range(60):
        document = GAME.document(world(state, 0, key))
        cards = [card["card"] for place in (document["row"][0], document["row"][2]) for card in place]
        assert cards[1] == "spy"
        assert len(set(cards)) == 5
        places.add(tuple(cards))
        assert [card["card"] for card in document["row"][1]] == ["spy", "lord"]
    assert len(places) > 40


def test_spectators_worlds_fill_every_family() -> None:
    """ORI-1: who only watches knows no hand at all."""
    state = start(row=["0:spy", "1:heir"], round=2)
    hands = [{tuple(GAME.document(world(state, None, key))["hand"][seat]) for key in range(20)} for seat in range(3)]
    assert all(len(found) > 10 for found in hands)


def test_families_are_filled_independently() -> None:
    """ORI-1: the worlds of two families do not hang together."""
    state = GAME.deal(3, 1)
    pairs = {tuple(tuple(aside) for aside in GAME.document(world(state, 0, key))["aside"][1:]) for key in range(60)}
    assert len(pairs) > 50
    assert any(one != other for one, other in pairs)


def test_hand_and_aside_that_have_shrunk_leave_nothing_behind() -> None:
    """ORI-1: a seat gets as many cards as it has, in order; the cells beyond them hold 0, whatever they held."""
    seat, sample = Seat(), Sample()
    seat.hand_size, seat.aside_size = 3, 2
    seat.hand[:], seat.aside[:] = [-1] * len(seat.hand), [-1] * len(seat.aside)
    sample.card[:7] = [9, 8, 4, 0, 6, 5, 1]
    fill_hand(seat, sample, 2)
    assert seat.hand == [0, 4, 6, *[0] * (len(seat.hand) - 3)]
    assert seat.aside == [1, 5, 0]


def test_worlds_have_dice_of_their_own() -> None:
    """ORI-1: the game's dice are nobody's to know; a world's come from luck alone and have not been rolled."""
    one, other = GAME.deal(3, 1), GAME.position(GAME.deal(3, 1).position(), seed=2)
    for key in (1, 2):
        assert world(one, 0, key).dice == world(other, 0, key).dice
    dice = world(one, 0, 1).dice
    assert dice.key != world(one, 0, 2).dice.key
    assert (dice.count, dice.left) == (0, 0)
    assert dice.key != one.record.dice.key
