"""Behind the Throne, the turn: rules THR-3 to THR-13."""

from __future__ import annotations

from typing import Any

import pytest
from rules.playing import play, story
from rules.throne.positions import offered, start

LOWERING = {"general": -3, "assassin": -2, "jester -1": -1}


# -- revealing --------------------------------------------------------------------------------------------------
def test_there_is_no_passing() -> None:
    """THR-3: with an empty row the first card comes by itself."""
    state = start([{"prophet": 1}, {"general": 1}], deck="queen king")
    assert state.position()["row"] == ["queen"]
    assert story(state) == ["THR-3 revealed 0 queen"]


def test_cards_are_revealed_one_by_one_at_most_five() -> None:
    """THR-3: the top card joins the row; after the fifth no more."""
    state = start([{}, {"general": 1}], row="king queen", deck="alchemist minstrel judge assassin")
    play(state, "draw")
    assert state.position()["row"] == ["king", "queen", "alchemist"]
    play(state, "draw")
    assert "draw" in state.legal
    play(state, "draw")
    assert state.position()["row"] == ["king", "queen", "alchemist", "minstrel", "judge"]
    assert state.position()["value"] == 5
    assert state.legal == ["take", "swap 1 general"]


def test_one_may_stop_after_any_card() -> None:
    """THR-3, THR-11: also after the first."""
    state = start([{}, {"general": 1}], row="king")
    assert {"take", "draw"} <= set(state.legal)


# -- going bust -------------------------------------------------------------------------------------------------
def test_a_higher_card_busts() -> None:
    """THR-4: without help the whole row is discarded and the turn is over."""
    state = start([{"king": 1}, {}], row="judge jester", deck="assassin queen")
    play(state, "draw")
    assert story(state) == [
        "THR-3 revealed 0 assassin", "THR-4 bust 0 3", "THR-13 turn 1", "THR-3 revealed 1 queen",
    ]  # fmt: skip
    document = state.position()
    assert document["discard"] == ["jester", "assassin", "judge", "end"]
    assert (document["turn"], document["row"], document["value"]) == (1, ["queen"], 8)
    assert document["tableau"] == [{"king": 1}, {}]


@pytest.mark.parametrize("card", ["minstrel", "judge"])
def test_an_equal_or_lower_card_does_not_bust(card: str) -> None:
    """THR-4."""
    state = play(start([{}, {"general": 1}], row="minstrel", deck=card), "draw")
    assert state.position()["row"] == ["minstrel", card]
    assert "take" in state.legal


def test_the_printed_value_of_the_card_before_counts() -> None:
    """THR-4: an Alchemist that was lowered to 5 is still a 7 for the next card."""
    tableau = [{"assassin": 1}, {"general": 1}]
    lowered: dict[str, Any] = {"row": "judge alchemist", "value": 5, "used": "assassin"}
    state = play(start(tableau, deck="minstrel", **lowered), "draw")
    assert (state.seat, state.position()["row"]) == (0, ["judge", "alchemist", "minstrel"])
    state = play(start(tableau, deck="queen", **lowered), "draw")
    assert state.position()["turn"] == 1  # 8 is above 7


def test_destroyed_cards_stay_destroyed_after_a_bust() -> None:
    """THR-4."""
    state = play(
        start([{}, {"general": 1, "queen": 1}], row="judge judge", deck="king queen"), "destroy 1 general", "draw"
    )
    assert state.position()["tableau"] == [{}, {"queen": 1}]
    assert sorted(state.position()["discard"]) == ["end", "general", "judge", "judge", "king"]


# -- influencing abilities --------------------------------------------------------------------------------------
@pytest.mark.parametrize("move", LOWERING)
def test_lowering(move: str) -> None:
    """THR-5: the General lowers by 3, the Assassin by 2, the Jester by 1; the column is spent."""
    column = move.split()[0]
    state = play(start([{"general": 1, "assassin": 1, "jester": 1}, {}], row="general minstrel"), move)
    assert state.position()["value"] == 6 + LOWERING[move]
    assert state.position()["used"] == [column]
    assert story(state) == [f"THR-5 changed 0 {column} {LOWERING[move]} {6 + LOWERING[move]}"]


def test_raising() -> None:
    """THR-5: the Jester can raise by 1 too."""
    state = play(start([{"jester": 1}, {"general": 1}], row="minstrel judge"), "jester +1")
    assert (state.position()["value"], state.position()["used"]) == (6, ["jester"])
    assert story(state) == ["THR-5 changed 0 jester 1 6"]


def test_any_number_on_one_card() -> None:
    """THR-5: three abilities, one after the other, on the last card."""
    state = start([{"general": 1, "assassin": 1, "jester": 1}, {"king": 1}], row="general alchemist")
    play(state, "assassin", "jester -1", "general")
    assert state.position()["value"] == 1
    assert state.position()["used"] == ["general", "jester", "assassin"]
    assert "take" in state.legal


def test_each_column_once_a_turn_however_tall() -> None:
    """THR-5: a General column of three serves once."""
    state = start([{"general": 3, "assassin": 1}, {"judge": 1}], row="general queen")
    assert state.position()["turn"] == 1  # 3 + 2 is not enough: bust
    state = play(start([{"general": 3, "assassin": 2}, {}], row="general minstrel"), "general")
    assert set(state.legal) == {"assassin", "bust"}


def test_a_column_spent_on_one_card_is_spent_for_the_next() -> None:
    """THR-5: once per turn, not per card."""
    state = play(start([{"general": 1}, {}], row="jester minstrel", deck="king queen"), "general", "draw")
    assert state.position()["turn"] == 1


def test_the_change_is_forgotten_at_the_next_reveal() -> None:
    """THR-5: the new last card has its printed value."""
    state = play(start([{"assassin": 1}, {"king": 1}], row="judge alchemist", deck="jester"), "assassin", "draw")
    assert state.position()["value"] == 3
    assert state.position()["row"] == ["judge", "alchemist", "jester"]


def test_values_may_fall_below_1() -> None:
    """THR-5: a Prophet after a General, lowered by 3."""
    state = play(start([{"general": 1}, {"king": 1}], row="general prophet"), "general")
    assert state.position()["value"] == -1
    assert "take" in state.legal


def test_no_change_of_the_first_card() -> None:
    """THR-5: there is nothing to compare it with."""
    state = start([{"general": 1, "assassin": 1, "jester": 1, "judge": 1}, {"king": 1}], row="queen")
    assert set(state.legal) == {"take", "draw", "swap 1 king"}


def test_no_lowering_of_a_card_that_is_not_above() -> None:
    """THR-5: it could change nothing."""
    for row in ("queen queen", "queen judge"):
        state = start([{"general": 1, "assassin": 1, "jester": 1}, {}], row=row)
        assert not {"general", "assassin", "jester -1"} & set(state.legal)


# -- giving up --------------------------------------------------------------------------------------------------
def test_a_seat_may_give_up() -> None:
    """THR-6: abilities are voluntary."""
    state = start([{"general": 1}, {}], row="jester minstrel", deck="king")
    assert state.legal == ["general", "bust"]
    play(state, "bust")
    assert story(state)[0] == "THR-6 bust 0 2"
    assert state.position()["turn"] == 1


@pytest.mark.parametrize(
    ("columns", "row", "saved"),
    [
        ({"general": 1}, "general assassin", True),
        ({"general": 1}, "general judge", False),
        ({"general": 1, "assassin": 1, "jester": 1}, "general alchemist", True),
        ({"general": 1, "assassin": 1, "jester": 1}, "general queen", False),
        ({"general": 1, "judge": 1}, "general alchemist", True),  # once itself, once through the Judge
        ({"general": 1, "judge": 1}, "general queen", False),
        ({"general": 1, "assassin": 1, "jester": 1, "judge": 1}, "general king", True),
        ({"assassin": 1, "jester": 1, "judge": 1}, "general minstrel", True),
        ({"assassin": 1, "jester": 1, "judge": 1}, "general alchemist", False),
        ({"jester": 1, "judge": 1}, "general jester", True),
        ({"jester": 1, "judge": 1}, "general assassin", False),
        ({"judge": 1}, "general prophet", False),
        ({"prophet": 1, "judge": 1}, "general prophet", False),
    ],
)
def test_who_can_be_saved(columns: dict[str, int], row: str, saved: bool) -> None:
    """THR-6: if no combination of abilities brings the card down, the row busts by itself."""
    state = start([columns, {}], row=row, deck="king")
    assert ("bust" in state.legal) == saved
    assert (story(state)[:1] == ["THR-4 bust 0 2"]) == (not saved)


def test_while_above_nothing_else_is_offered() -> None:
    """THR-6: lowering, looking, giving up."""
    columns = {"general": 1, "assassin": 1, "jester": 1, "prophet": 1}
    state = start([columns, {"king": 1}], row="jester judge")
    assert set(state.legal) == {"general", "assassin", "jester -1", "peek", "bust"}


# -- the Jester -------------------------------------------------------------------------------------------------
def test_never_raised_above_the_card_before() -> None:
    """THR-7: a card that is equal is not raised."""
    state = start([{"jester": 1, "judge": 1}, {"king": 1}], row="minstrel assassin")
    play(state, "jester +1")
    assert "judge jester +1" in state.legal
    play(state, "judge jester +1")
    assert state.position()["value"] == 6
    assert offered(state, "jester") | offered(state, "judge") == set()


def test_raising_is_offered_even_where_nothing_could_be_destroyed() -> None:
    """THR-7: five Queens forbid all destroying, yet the Jester may raise."""
    state = start([{"jester": 1, "queen": 5}, {"king": 1}, {}], row="minstrel judge")
    assert "jester +1" in state.legal


# -- destroying -------------------------------------------------------------------------------------------------
def test_equal_values_may_destroy_any_card() -> None:
    """THR-8: of any player, oneself included; taking or going on is open too."""
    state = start([{"general": 2}, {"king": 1, "jester": 3}, {}], row="judge judge")
    assert offered(state, "destroy") == {"destroy 0 general", "destroy 1 king", "destroy 1 jester"}
    assert {"take", "draw"} <= set(state.legal)
    play(state, "destroy 1 jester")
    assert state.position()["tableau"] == [{"general": 2}, {"jester": 2, "king": 1}, {}]
    assert state.position()["discard"] == ["jester", "end"]
    assert story(state) == ["THR-8 destroyed 0 1 jester"]


@pytest.mark.parametrize(
    ("row", "moves"),
    [("judge alchemist", ["assassin"]), ("minstrel judge", ["jester +1"]), ("jester judge", ["general", "jester +1"])],
)
def test_equality_may_be_reached_by_abilities(row: str, moves: list[str]) -> None:
    """THR-8: by lowering, by raising, by both."""
    state = start([{"general": 1, "assassin": 1, "jester": 1}, {"king": 1}], row=row)
    assert offered(state, "destroy") == set()
    assert offered(play(state, *moves), "destroy") == {
        "destroy 0 general", "destroy 0 assassin", "destroy 0 jester", "destroy 1 king",
    }  # fmt: skip


@pytest.mark.parametrize("row", ["judge assassin", "judge"])
def test_no_destroying_without_equality(row: str) -> None:
    """THR-8: not when below, not with the first card."""
    assert offered(start([{"king": 1}, {"king": 1}], row=row), "destroy") == set()


def test_one_destruction_for_each_revealed_card() -> None:
    """THR-8: a second one needs another equal card."""
    state = start([{"king": 1}, {"king": 1}, {"king": 1}], row="judge judge", deck="judge assassin")
    play(state, "destroy 1 king")
    assert offered(state, "destroy") == set()
    play(state, "draw")
    assert offered(state, "destroy") == {"destroy 0 king", "destroy 2 king"}
    play(state, "draw")
    assert offered(state, "destroy") == set()


def test_one_card_from_each_player_in_a_turn() -> None:
    """THR-8: over the turn at most one from each, oneself too; the next turn begins anew."""
    columns = {"jester": 2, "king": 1}
    state = start([columns, columns], row="judge judge", deck="judge judge queen queen")
    play(state, "destroy 0 jester", "draw")
    assert offered(state, "destroy") == {"destroy 1 jester", "destroy 1 king"}
    play(state, "destroy 1 jester", "draw")
    assert offered(state, "destroy") == set()
    play(state, "take", "draw")
    assert state.seat == 1
    assert {"destroy 0 judge", "destroy 1 jester"} <= offered(state, "destroy")


def test_the_last_card_of_a_column_takes_the_column_along() -> None:
    """THR-8."""
    state = play(start([{}, {"king": 1, "jester": 1}], row="judge judge", deck="judge"), "destroy 1 king")
    assert state.position()["tableau"][1] == {"jester": 1}
    assert offered(state, "swap") == {"swap 1 jester"}


def test_alchemist_protects_from_others() -> None:
    """THR-9: only an Alchemist can be destroyed; on one's own turn one's own cards are free."""
    both = {"alchemist": 1, "king": 1}
    state = start([both, both, {"general": 1}], row="judge judge")
    assert offered(state, "destroy") == {
        "destroy 0 alchemist",
        "destroy 0 king",
        "destroy 1 alchemist",
        "destroy 2 general",
    }


def test_outnumbered_alchemist_protects_nothing() -> None:
    """THR-9, THR-14: another column is taller."""
    state = start([{"alchemist": 2}, {"alchemist": 1, "king": 1}], row="judge judge")
    assert {"destroy 1 alchemist", "destroy 1 king"} <= offered(state, "destroy")


def test_minstrel_does_not_protect_from_destroying() -> None:
    """THR-9, THR-12: each protection has its own case."""
    state = start([{}, {"minstrel": 1, "king": 1}], row="judge judge")
    assert offered(state, "destroy") == {"destroy 1 minstrel", "destroy 1 king"}
    state = start([{}, {"alchemist": 1, "king": 1}], row="judge judge")
    assert offered(state, "swap") == {"swap 1 alchemist", "swap 1 king"}


@pytest.mark.parametrize(
    ("queens", "cards", "free"),
    [(0, 2, True), (1, 2, True), (2, 2, False), (2, 3, True), (4, 4, False), (4, 5, True), (5, 5, False)],
)
def test_queens_forbid_destroying(queens: int, cards: int, free: bool) -> None:
    """THR-10: the row must be longer than the number of Queens; one does not matter, five forbid it for good."""
    columns = {"general": 1} | ({"queen": queens} if queens else {})
    state = start([columns, {"general": 1}, {}], row=" ".join(["judge"] * cards))
    assert offered(state, "destroy") == ({f"destroy {s} {c}" for s, c in destroyable(columns)} if free else set())


def destroyable(columns: dict[str, int]) -> list[tuple[int, str]]:
    return [*((0, name) for name in columns), (1, "general")]


def test_queens_of_others_do_not_matter() -> None:
    """THR-10: neither their number nor who has more."""
    state = start([{"queen": 1}, {"queen": 5}, {}], row="judge judge")
    assert offered(state, "destroy") == {"destroy 0 queen", "destroy 1 queen"}
    assert offered(start([{"queen": 2}, {"queen": 5}, {}], row="judge judge"), "destroy") == set()


# -- stopping ---------------------------------------------------------------------------------------------------
def test_taking_the_row() -> None:
    """THR-11: all its cards come before the seat, and the turn is over."""
    state = play(start([{"king": 1}, {"general": 1}], row="king queen queen", deck="judge"), "take")
    assert state.position()["tableau"] == [{"queen": 2, "king": 2}, {"general": 1}]
    assert story(state) == ["THR-11 took 0 3", "THR-13 turn 1", "THR-3 revealed 1 judge"]


def test_exchanging_the_row() -> None:
    """THR-11, THR-18: the whole row for one card, not a column."""
    state = play(start([{"king": 1}, {"general": 2}], row="queen judge", deck="judge"), "swap 1 general")
    assert state.position()["tableau"] == [{"general": 1, "king": 1}, {"general": 1, "judge": 1, "queen": 1}]
    assert story(state) == [
        "THR-11 swapped 0 1 general", "THR-18 given 1 2", "THR-13 turn 1", "THR-3 revealed 1 judge",
    ]  # fmt: skip


def test_after_the_fifth_card_both_are_open() -> None:
    """THR-11."""
    state = start([{}, {"general": 1}], row="king queen queen queen judge")
    assert state.legal == ["take", "swap 1 general"]


@pytest.mark.parametrize(
    ("kings", "cards", "free"), [(0, 1, True), (1, 1, True), (2, 1, False), (2, 2, True), (5, 4, False), (5, 5, True)]
)
def test_kings_forbid_exchanging(kings: int, cards: int, free: bool) -> None:
    """THR-12: the row must have at least as many cards as the seat has Kings; others' Kings do not matter."""
    columns = {"king": kings} if kings else {}
    state = start([columns, {"general": 1}, {"king": 2}], row=" ".join(["judge"] * cards))
    assert offered(state, "swap") == ({"swap 1 general", "swap 2 king"} if free else set())


def test_an_opponent_without_cards_cannot_be_chosen() -> None:
    """THR-12: and nobody exchanges with oneself."""
    state = start([{"king": 1}, {}, {"general": 1, "jester": 2}], row="judge")
    assert offered(state, "swap") == {"swap 2 general", "swap 2 jester"}


def test_minstrel_protects_in_an_exchange() -> None:
    """THR-12: an available Minstrel is all that can be taken; an outnumbered one protects nothing."""
    tableau = [{}, {"minstrel": 2, "king": 1}, {"minstrel": 1, "queen": 1}]
    assert offered(start(tableau, row="judge"), "swap") == {"swap 1 minstrel", "swap 2 minstrel", "swap 2 queen"}


def test_the_card_is_one_the_opponent_had_before() -> None:
    """THR-12: not one of the row that is handed over."""
    state = start([{}, {"general": 1}], row="queen judge")
    assert offered(state, "swap") == {"swap 1 general"}


# -- the next turn ----------------------------------------------------------------------------------------------
def test_spent_columns_are_fresh_after_the_turn() -> None:
    """THR-13: also after a bust; nothing of the turn remains."""
    deck = "king queen general prophet"
    state = start([{"general": 1}, {}], row="jester minstrel", deck=deck, used="general", value=3)
    play(state, "draw")  # busts
    assert (state.position()["turn"], state.position()["used"]) == (1, [])
    play(state, "take")
    assert state.seat == 0
    play(state, "draw")
    assert state.legal == ["general", "bust"]


def test_nothing_of_the_turn_remains() -> None:
    """THR-13: used, destroyed and looked at are all forgotten."""
    columns = {"jester": 1, "prophet": 1}
    state = start([columns, {"king": 1}], row="minstrel judge", deck="judge king")
    play(state, "jester +1", "destroy 1 king", "peek", "take")
    document = state.position()
    assert (document["turn"], document["used"], document["destroyed_from"]) == (1, [], [])
    assert (document["destroyed_here"], document["peeked"]) == (False, False)


@pytest.mark.parametrize(("turn", "then"), [(0, 1), (1, 2), (2, 0)])
def test_next_seat_clockwise(turn: int, then: int) -> None:
    """THR-13."""
    state = play(start([{}, {}, {}], row="king", deck="king", turn=turn), "take")
    assert state.position()["turn"] == then
