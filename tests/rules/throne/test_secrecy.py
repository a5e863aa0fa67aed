"""Behind the Throne, knowledge: only the seat that looked knows the top card; worlds keep it and mix the rest."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from rules.playing import play, story
from rules.throne.positions import VALUES, start, walk

from camarilla.games.throne.cards import NAMES
from camarilla.games.throne.game import game
from camarilla.games.throne.state import State as Record
from camarilla.kernel.game import State
from camarilla.kernel.rng import Luck

COLUMNS = dict.fromkeys(VALUES, 2) | {"general": 1, "jester": 1, "king": 1}
SMALL: dict[str, Any] = {"options": {"copies": 2, "columns": 9}, "deck": "general jester judge"}


def small(**more: Any) -> State:
    """All cards lie open but three different ones in the deck."""
    tableau = [COLUMNS | {"judge": 1}, {}]
    return start(tableau, row="king", **(SMALL | more))


def worlds(state: State, seat: int | None, count: int) -> Counter[tuple[str, ...]]:
    """The decks of so many worlds that a seat cannot tell apart."""
    found: Counter[tuple[str, ...]] = Counter()
    for key in range(count):
        record, luck = state.redacted(seat), Luck()
        luck.key = key
        game.rules.determinize(record, -1 if seat is None else seat, luck)
        found[tuple(game.document(record)["deck"])] += 1
    return found


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.untraced
def test_every_order_of_the_deck_is_equally_likely(seat: int | None) -> None:
    """THR-1: as long as nobody has looked, a seat knows which cards are in the deck and nothing of their order."""
    found = worlds(small(), seat, 3000)
    assert set(found) == set(permutations(["general", "jester", "judge"]))
    assert all(400 < count < 600 for count in found.values())


def test_the_known_card_stays_and_the_rest_is_mixed() -> None:
    """THR-16: for the seat that looked; the others know nothing."""
    state = play(small(), "peek")
    assert state.view(0)["deck"] == ["general", None, None]
    found = worlds(state, 0, 1000)
    assert set(found) == {("general", "jester", "judge"), ("general", "judge", "jester")}
    assert all(400 < count < 600 for count in found.values())
    for seat in (1, None):
        assert set(worlds(state, seat, 200)) == set(permutations(["general", "jester", "judge"]))


def test_a_known_end_of_the_game_stays() -> None:
    """THR-16, THR-20: the card that was seen may be the last of all."""
    state = play(small(deck="end general jester judge"), "peek")
    assert {deck[0] for deck in worlds(state, 0, 50)} == {"end"}
    assert {deck[0] for deck in worlds(state, 1, 50)} == {"end", "general", "jester", "judge"}


def test_an_empty_deck_is_a_world() -> None:
    """THR-19: then nothing is hidden."""
    state = small(deck="", discard="general jester judge")
    assert worlds(state, 0, 3) == {(): 3}


@pytest.mark.untraced
def test_two_of_a_kind_are_one_order() -> None:
    """Cards of a kind are not told apart: each order as likely as it has ways to come about."""
    columns = {name: height for name, height in COLUMNS.items() if name != "general"}
    state = start([columns, {}], row="king", **(SMALL | {"deck": "general general jester"}))
    found = worlds(state, 1, 3000)
    assert set(found) == set(permutations(["general", "general", "jester"]))
    assert all(900 < count < 1100 for count in found.values())


def test_a_reshuffle_leaks_nothing_but_its_composition() -> None:
    """THR-19: whatever order chance chooses, all seats see and hear the same."""
    shown = set()
    for outcomes in ((0, 0, 0), (3, 2, 1), (1, 0, 1)):
        answers = iter(outcomes)
        document = small(deck="", discard="general jester judge").position()
        state = game.position(document, chance=lambda count, answers=answers: next(answers))  # type: ignore[misc]
        play(state, "peek")
        shown.add(str([(state.view(seat), story(state, seat)) for seat in (1, None)]))
    assert len(shown) == 1


@pytest.mark.untraced
def test_worlds_of_whole_games_look_the_same() -> None:
    """What is filled in is what was hidden: nothing else changes, and every card is there."""

    def look(state: State) -> None:
        for seat in (*range(state.seats), None):
            record, luck = state.redacted(seat), Luck()
            luck.key = len(state.log)
            game.rules.determinize(record, -1 if seat is None else seat, luck)
            document = game.document(record)
            assert sorted(document["deck"]) == sorted(state.position()["deck"])
            assert document | {"deck": 0} == state.position() | {"deck": 0}
            again = record.copy_()
            game.rules.redact(again, -1 if seat is None else seat)
            assert game.document(again) == state.view(seat)

    for seats in (2, 3, 4):
        walk(seats, 5, look)


def test_a_world_is_a_whole_record() -> None:
    """THR-1, THR-19: no card lies below an empty deck, and a later reshuffle is the world's own, not the game's."""
    state, keys = small(), set()
    for key in range(5):
        record, luck = state.redacted(1), Luck()
        luck.key = key
        game.rules.determinize(record, 1, luck)
        assert not any(record.deck[record.deck_size :])
        keys.add(record.dice.pack())
    assert len(keys) == 5
    assert not keys & {state.record.dice.pack(), state.redacted(1).dice.pack()}


def test_a_record_says_nothing_of_the_deck() -> None:
    """A record in a log or a traceback tells no secret."""
    record = small().record
    assert isinstance(record, Record)
    assert "deck=…" in repr(record)
    assert NAMES.index("judge") in record.deck[:3]
