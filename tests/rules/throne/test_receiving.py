"""Behind the Throne, receiving cards: rules THR-17 and THR-18."""

from __future__ import annotations

from rules.playing import play, story
from rules.throne.positions import start

FIVE = {"general": 1, "prophet": 2, "jester": 1, "assassin": 1, "judge": 1}


def test_all_received_cards_are_laid_out() -> None:
    """THR-17: with five characters or fewer nothing may be dropped."""
    state = play(start([{"general": 1}, {"queen": 1}], row="king queen minstrel judge", deck="king"), "take")
    assert state.position()["tableau"][0] == {"general": 1, "judge": 1, "minstrel": 1, "queen": 1, "king": 1}
    assert state.seat == 1


def test_the_sixth_card_of_a_column_is_discarded() -> None:
    """THR-17: at once, whoever receives it."""
    state = play(start([{"king": 4}, {"general": 1}, {}], row="king king king", deck="judge"), "take")
    assert state.position()["tableau"][0] == {"king": 5}
    assert state.position()["discard"] == ["king", "king", "end"]
    assert story(state)[:3] == ["THR-11 took 0 3", "THR-17 overfull 0 king", "THR-17 overfull 0 king"]


def test_a_card_taken_in_exchange_may_be_the_sixth() -> None:
    """THR-17, THR-18: it leaves the opponent, and is discarded."""
    state = play(start([{"general": 5}, {"general": 2}, {}], row="judge", deck="king"), "swap 1 general")
    assert state.position()["tableau"] == [{"general": 5}, {"general": 1, "judge": 1}, {}]
    assert state.position()["discard"] == ["general", "end"]


def test_a_full_column_of_the_receiver_of_a_row() -> None:
    """THR-17, THR-18."""
    state = play(start([{}, {"judge": 5, "general": 1}, {}], row="judge", deck="king"), "swap 1 general")
    assert state.position()["tableau"] == [{"general": 1}, {"judge": 5}, {}]
    assert state.position()["discard"] == ["judge", "end"]


def test_more_than_five_characters_are_dropped_whole() -> None:
    """THR-17: received or owned, in any order, until five are left."""
    state = play(start([FIVE, {"general": 1}], row="queen minstrel general", deck="king"), "take")
    assert (state.seat, state.question.id) == (0, "drop")  # type: ignore[union-attr]
    assert state.legal == [
        f"drop {name}" for name in ("general", "prophet", "jester", "assassin", "judge", "minstrel", "queen")
    ]
    assert state.position()["tableau"][0] == FIVE | {"general": 2, "minstrel": 1, "queen": 1}
    play(state, "drop prophet")
    assert state.seat == 0
    play(state, "drop queen")
    assert state.position()["tableau"][0] == {"general": 2, "jester": 1, "assassin": 1, "judge": 1, "minstrel": 1}
    assert state.position()["discard"] == ["prophet", "prophet", "queen", "end"]
    assert story(state)[1:3] == ["THR-17 dropped 0 prophet 2", "THR-17 dropped 0 queen 1"]
    assert state.seat == 1


def test_one_may_drop_what_one_had_and_keep_what_came() -> None:
    """THR-17."""
    state = play(start([FIVE, {"general": 1}], row="queen", deck="king"), "take", "drop general")
    assert state.position()["tableau"][0] == {"prophet": 2, "jester": 1, "assassin": 1, "judge": 1, "queen": 1}


def test_first_the_card_then_the_row() -> None:
    """THR-18: the seat that exchanged makes room before the row is handed over, then its receiver, out of turn."""
    other = {"king": 2, "alchemist": 1, "jester": 1, "assassin": 1, "judge": 1}
    state = start([FIVE, other, {}], row="queen general", deck="king")
    play(state, "swap 1 king")
    assert (state.seat, state.position()["turn"]) == (0, 0)
    assert state.position()["row"] == ["queen", "general"]
    assert state.position()["pending"] == {"drop": 0, "row_to": 1}
    assert state.position()["tableau"][1] == other | {"king": 1}
    play(state, "drop prophet")
    assert (state.seat, state.position()["turn"]) == (1, 0)
    assert (state.position()["row"], state.position()["value"]) == ([], None)
    assert state.position()["pending"] == {"drop": 1}
    assert state.legal[:2] == ["drop general", "drop jester"]
    play(state, "drop king", "drop general")
    assert state.seat == state.position()["turn"] == 1
    assert story(state)[:6] == [
        "THR-11 swapped 0 1 king", "THR-17 dropped 0 prophet 2", "THR-18 given 1 2", "THR-17 dropped 1 king 1",
        "THR-17 dropped 1 general 1", "THR-13 turn 1",
    ]  # fmt: skip


def test_a_column_given_away_makes_room() -> None:
    """THR-18, THR-17: the opponent's last King left before the row came, so one new character fits."""
    other = {"king": 1, "alchemist": 1, "jester": 1, "assassin": 1, "judge": 1}
    state = play(start([{}, other, {}], row="queen", deck="king"), "swap 1 king")
    assert state.position()["tableau"][1] == {"jester": 1, "assassin": 1, "judge": 1, "alchemist": 1, "queen": 1}
    assert state.seat == 1


def test_the_receiver_may_have_to_drop_the_character_it_gave() -> None:
    """THR-18: the card is chosen from what the opponent had before; the row may bring the same character back."""
    state = play(start([{}, {"king": 1}, {}], row="king", deck="king"), "swap 1 king")
    assert state.position()["tableau"] == [{"king": 1}, {"king": 1}, {}]
