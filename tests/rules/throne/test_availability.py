"""Behind the Throne, availability, Judge and Prophet: rules THR-14 to THR-16."""

from __future__ import annotations

import pytest
from rules.playing import play, story
from rules.throne.positions import offered, start

ABILITIES = {
    "general": ("jester judge", "general"), "assassin": ("jester judge", "assassin"),
    "jester": ("minstrel judge", "jester +1"), "prophet": ("king", "peek"),
}  # fmt: skip


# -- availability -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ABILITIES)
@pytest.mark.parametrize(
    ("mine", "others", "free"),
    [(1, (0, 0), True), (1, (1, 0), True), (2, (1, 2), True), (1, (0, 2), False), (2, (3, 0), False)],
)
def test_at_least_as_tall_as_every_other(name: str, mine: int, others: tuple[int, int], free: bool) -> None:
    """THR-14: ties count for both; one taller column elsewhere is enough to lose the ability."""
    row, move = ABILITIES[name]
    support = {"assassin": 5} if name == "general" else {"general": 5} if name == "assassin" else {}
    state = start([{name: mine, **support}, *({name: n} if n else {} for n in others)], row=row)
    assert (move in state.legal) == free


@pytest.mark.parametrize("name", ABILITIES)
def test_without_a_column_no_ability(name: str) -> None:
    """THR-14: nobody having one does not make it available."""
    row, move = ABILITIES[name]
    support = {"assassin": 1} if name == "general" else {"general": 1}
    assert move not in start([support, {"king": 1}], row=row).legal


def test_cards_in_the_row_give_nothing() -> None:
    """THR-14: three Generals in the row lower nothing."""
    state = start([{}, {}], row="general general general", deck="prophet king")
    assert play(state, "draw").position()["turn"] == 1


def test_destroying_takes_an_ability_away_at_once() -> None:
    """THR-14: two Prophets against two; one of one's own destroyed, and the look is gone."""
    state = start([{"prophet": 2}, {"prophet": 2}], row="judge judge")
    assert "peek" in state.legal
    assert "peek" not in play(state.copy(), "destroy 0 prophet").legal
    assert "peek" in play(state, "destroy 1 prophet").legal


def test_destroying_gives_an_ability_at_once() -> None:
    """THR-14: the opponent's taller column is cut down to a tie."""
    state = start([{"prophet": 1}, {"prophet": 2}], row="judge judge")
    assert "peek" not in state.legal
    assert "peek" in play(state, "destroy 1 prophet").legal


def test_destroying_lifts_a_protection_at_once() -> None:
    """THR-14, THR-12: the Minstrel falls behind, and everything can be taken."""
    state = start([{"minstrel": 1}, {"minstrel": 1, "king": 1}], row="judge judge")
    assert offered(state, "swap") == {"swap 1 minstrel"}
    assert offered(play(state, "destroy 1 minstrel"), "swap") == {"swap 1 king"}
    state = start([{"minstrel": 1}, {"minstrel": 2, "king": 1}, {"minstrel": 2}], row="judge judge")
    assert offered(play(state, "destroy 1 minstrel"), "swap") == {"swap 1 minstrel", "swap 1 king", "swap 2 minstrel"}


def test_protections_do_not_serve_on_ones_own_turn() -> None:
    """THR-14, THR-9: one's own Alchemist leaves one's own cards open to oneself."""
    state = start([{"alchemist": 2, "king": 1}, {}], row="judge judge")
    assert offered(state, "destroy") == {"destroy 0 alchemist", "destroy 0 king"}


# -- the Judge --------------------------------------------------------------------------------------------------
def test_judge_uses_a_spent_column_again() -> None:
    """THR-15: the Judge is spent, the column once more."""
    state = start([{"general": 1, "judge": 1}, {}], row="general alchemist", deck="king")
    assert state.legal == ["general", "bust"]
    play(state, "general")
    assert state.legal == ["judge general", "bust"]
    play(state, "judge general")
    assert (state.position()["value"], state.position()["used"]) == (1, ["general", "judge"])
    assert story(state)[1:] == ["THR-15 judged 0 general", "THR-5 changed 0 general -3 1"]


def test_judge_uses_an_outnumbered_column() -> None:
    """THR-15: it spends the Judge, not the other column."""
    state = play(start([{"assassin": 1, "judge": 1}, {"assassin": 2}], row="jester judge"), "judge assassin")
    assert (state.position()["value"], state.position()["used"]) == (3, ["judge"])


@pytest.mark.parametrize("move", ["general", "assassin", "jester -1"])
def test_judge_lowers_as_the_column_does(move: str) -> None:
    """THR-15, THR-5."""
    name = move.split()[0]
    state = start([{name: 1, "judge": 1, "general": 1}, {name: 2}], row="minstrel alchemist")
    before = state.position()["value"]
    play(state, f"judge {move}")
    assert before - state.position()["value"] == {"general": 3, "assassin": 2, "jester": 1}[name]


def test_judge_raises() -> None:
    """THR-15, THR-7."""
    state = start([{"jester": 1, "judge": 1}, {"jester": 2}], row="minstrel judge")
    assert "judge jester +1" in state.legal
    assert play(state, "judge jester +1").position()["value"] == 6


def test_plain_ability_where_it_can_be_used() -> None:
    """THR-15: through the Judge only where the column is spent or outnumbered."""
    state = start([{"general": 1, "judge": 1}, {"general": 1}], row="jester judge")
    assert offered(state, "judge") == set()


def test_judge_once_a_turn() -> None:
    """THR-15: and not of a Judge."""
    state = start(
        [{"general": 1, "assassin": 1, "judge": 3}, {"general": 2, "assassin": 2}],
        row="general prophet",
        deck="jester king",
    )
    assert set(state.legal) == {"judge general", "judge assassin", "bust"}
    play(state, "judge general", "draw")  # the Jester is above the Prophet, and the Judge is spent: bust
    assert state.position()["turn"] == 1


def test_outnumbered_judge_judges_nothing() -> None:
    """THR-15, THR-14."""
    state = start([{"general": 1, "assassin": 1, "judge": 1}, {"general": 2, "judge": 2}], row="jester judge")
    assert state.legal == ["assassin", "bust"]


def test_judge_needs_a_column() -> None:
    """THR-15: what the seat does not have cannot be judged."""
    state = start([{"judge": 1, "jester": 1}, {"general": 2}], row="assassin judge")
    assert state.legal == ["jester -1", "bust"]


# -- the Prophet ------------------------------------------------------------------------------------------------
def test_a_look_is_private() -> None:
    """THR-16: the seat sees the top card, the others see that it looked."""
    state = play(start([{"prophet": 1}, {"king": 1}, {}], row="judge", deck="jester"), "peek")
    assert story(state, 0) == ["THR-16 looked 0 jester"]
    assert story(state, 1) == story(state, 2) == story(state) == ["THR-16 looked 0 ?"]
    assert [state.view(seat)["deck"][0] for seat in (0, 1, 2, None)] == ["jester", None, None, None]
    assert set(state.view(0)["deck"][1:]) == {None}
    assert state.position()["peeked"] is True
    assert state.position()["used"] == ["prophet"]


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_whoever_looked_knows_the_card(turn: int) -> None:
    """THR-16: the seat whose turn it is, wherever it sits, and nobody else."""
    state = start([{"prophet": 1}] * 4, row="judge", deck="jester", turn=turn)
    play(state, "peek")
    assert [seat for seat in (0, 1, 2, 3, None) if state.view(seat)["deck"][0] == "jester"] == [turn]


def test_no_second_look_at_the_last_card_of_the_deck() -> None:
    """THR-16: not through the Judge either, though a card may still be drawn."""
    state = start([{"prophet": 1, "judge": 1}, {"king": 1}], row="judge", deck="jester", whole=True)
    assert "peek" in state.legal
    assert set(play(state, "peek").legal) == {"take", "draw", "swap 1 king"}


def test_no_duty_to_reveal() -> None:
    """THR-16: one may stop after the look; and there is no second look at the same card."""
    state = play(start([{"prophet": 1, "judge": 1}, {"king": 1}], row="judge", deck="jester"), "peek")
    assert set(state.legal) == {"take", "draw", "swap 1 king"}


@pytest.mark.parametrize(("cards", "free"), [(1, True), (4, True), (5, False)])
def test_looks_only_before_a_reveal_that_is_possible(cards: int, free: bool) -> None:
    """THR-16: with one to four cards in the row."""
    state = start([{"prophet": 1}, {"king": 1}], row=" ".join(["judge"] * cards))
    assert ("peek" in state.legal) == free


def test_no_look_before_the_first_card() -> None:
    """THR-16, THR-3: the first card comes by itself."""
    state = start([{"prophet": 1}, {"king": 1}], deck="jester")
    assert state.position()["row"] == ["jester"]
    assert "peek" in state.legal


@pytest.mark.parametrize(("cards", "free"), [(2, True), (5, False)])
def test_a_look_while_the_card_is_above(cards: int, free: bool) -> None:
    """THR-16: to choose what to spend; not after the fifth card."""
    state = start(
        [{"prophet": 1, "general": 1}, {}],
        row="king queen minstrel jester minstrel" if cards == 5 else "jester minstrel",
    )
    assert set(state.legal) == {"general", "bust"} | ({"peek"} if free else set())


def test_a_look_through_the_judge() -> None:
    """THR-15, THR-16: once itself, once the card is drawn through the Judge."""
    state = play(start([{"prophet": 1, "judge": 1}, {"king": 1}], row="judge", deck="jester general"), "peek", "draw")
    assert "judge peek" in state.legal
    play(state, "judge peek")
    assert story(state, 0)[-2:] == ["THR-15 judged 0 prophet", "THR-16 looked 0 general"]
    assert state.position()["used"] == ["prophet", "judge"]


def test_a_look_may_spend_the_only_rescue() -> None:
    """THR-16: then the row busts by itself."""
    tableau = [{"prophet": 1, "general": 1, "judge": 1}, {"prophet": 2, "general": 2}]
    state = start(tableau, row="jester judge", deck="king queen")
    assert set(state.legal) == {"judge general", "judge peek", "bust"}
    play(state, "judge peek")
    assert story(state)[2] == "THR-4 bust 0 2"
    assert state.position()["peeked"] is False


def test_a_look_is_known_until_the_card_is_drawn() -> None:
    """THR-16: what lies below it is unknown."""
    state = play(start([{"prophet": 1}, {"king": 1}], row="judge", deck="jester general"), "peek", "draw")
    assert state.position()["peeked"] is False
    assert set(state.view(0)["deck"]) == {None}


def test_a_look_is_known_until_the_turn_ends() -> None:
    """THR-16, THR-13: also while the seat drops characters; then it no longer counts."""
    columns = {"prophet": 1, "general": 1, "assassin": 1, "minstrel": 1, "queen": 1}
    state = play(start([columns, {}], row="king judge", deck="jester general"), "peek", "take")
    assert state.seat == 0
    assert state.view(0)["deck"][0] == "jester"
    play(state, "drop general", "drop queen")
    assert state.position()["turn"] == 1
    assert set(state.view(0)["deck"]) == {None}


def test_a_look_into_a_new_deck() -> None:
    """THR-16, THR-19: if the deck is empty it is made anew first; the row stays."""
    state = start([{"prophet": 1}, {"king": 1}], row="judge", whole=True, discard="jester")
    assert state.position()["deck"] == []
    play(state, "peek")
    assert [line.split()[:2] for line in story(state, 0)] == [["THR-19", "reshuffled"], ["THR-16", "looked"]]
    document = state.position()
    assert (document["discard"], document["row"], document["used"]) == ([], ["judge"], ["prophet"])
    assert story(state, 0)[1].split()[-1] == document["deck"][0] == state.view(0)["deck"][0]
