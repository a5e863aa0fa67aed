"""Behind the Throne, deck and end: rules THR-19 to THR-21."""

from __future__ import annotations

from collections import Counter

import pytest
from rules.playing import play, story
from rules.throne.positions import VALUES, start

from camarilla.games.throne.game import game
from camarilla.kernel.moves import Result


def test_an_empty_deck_is_made_anew_when_a_card_is_needed() -> None:
    """THR-19: not before; the discard pile with the end of the game becomes the deck; the row stays."""
    state = start([{}, {"general": 1}], row="king queen", deck="judge", discard="", whole=True)
    before = state.position()
    play(state, "draw")
    assert (state.position()["deck"], state.position()["discard"]) == ([], before["discard"])
    assert not any("reshuffled" in line for line in story(state))
    play(state, "draw")
    assert f"THR-19 reshuffled 0 {len(before['discard'])}" in story(state)
    revealed = [line.split()[-1] for line in story(state) if "revealed" in line][1:]
    deck = Counter(state.position()["deck"] + revealed)
    assert deck == Counter(before["discard"])


def test_a_new_deck_at_the_start_of_a_turn() -> None:
    """THR-19: the first card of a turn is needed too."""
    state = start([{"king": 1}, {}], whole=True)
    assert story(state)[0].startswith("THR-19 reshuffled 0")
    assert state.position()["row"][:1] == [story(state)[1].split()[-1]]


def test_the_rows_cards_are_not_shuffled_in() -> None:
    """THR-19: what lies in the row and before the seats stays there."""
    state = start([{"general": 2}, {"queen": 1}], row="king", whole=True)
    play(state, "draw")
    deck = Counter(state.position()["deck"] + state.position()["row"][1:])
    assert (deck["general"], deck["queen"], deck["king"], deck["end"]) == (3, 4, 4, 1)
    assert sum(deck.values()) == 46 - 4


def test_a_reshuffle_of_one_card() -> None:
    """THR-19, THR-20: if only the end of the game was discarded, it comes next."""
    options = {"copies": 2, "columns": 9}
    full = dict.fromkeys(VALUES, 2) | {"king": 1}
    state = play(start([full, {}], row="king", whole=True, options=options), "draw")
    assert state.over
    assert story(state) == [
        "THR-19 reshuffled 0 1", "THR-3 revealed 0 end", "THR-20 ended 0", "THR-21 scored 0 36", "THR-21 scored 1 0",
    ]  # fmt: skip


def test_the_end_of_the_game_ends_it_at_once() -> None:
    """THR-20: the row is lost, though it lies there still; nobody acts any more."""
    state = start([{"general": 2}, {"jester": 2, "prophet": 1}], row="king queen", deck="end judge")
    play(state, "draw")
    assert (state.over, state.seat, state.legal, state.question) == (True, None, [], None)
    document = state.position()
    assert (document["row"], document["value"], document["seat"]) == (["king", "queen", "end"], None, None)
    assert (state.scores, state.winners) == ([1, 3], [1])
    assert document["tableau"] == [{"general": 2}, {"prophet": 1, "jester": 2}]


def test_the_end_as_the_first_card_of_a_turn() -> None:
    """THR-20."""
    state = play(start([{"general": 1}, {}], row="general", deck="end"), "take")
    assert (state.over, state.scores, state.winners) == (True, [1, 0], [0])


@pytest.mark.parametrize("name", VALUES)
@pytest.mark.parametrize("height", [1, 2, 5])
def test_a_column_of_two_scores_its_value_once(name: str, height: int) -> None:
    """THR-21: one card scores nothing, five no more than two."""
    assert start([{name: height}, {}], row="end").scores == [VALUES[name] if height >= 2 else 0, 0]


def test_columns_of_others_do_not_matter() -> None:
    """THR-21: the same column scores for everybody."""
    state = start([{"king": 2}, {"king": 3}, {}], row="end")
    assert (state.scores, state.winners) == ([9, 9, 0], [0, 1])


def test_ties_share_the_victory() -> None:
    """THR-21."""
    state = start([{"general": 2, "prophet": 2}, {"jester": 2}, {"prophet": 2}, {}], row="end")
    assert (state.scores, state.winners) == ([3, 3, 2, 0], [0, 1])
    assert start([{}, {}], row="end").winners == [0, 1]


def test_points_before_the_end_have_no_winner() -> None:
    """THR-21."""
    state = start([{"king": 2}, {}], row="king")
    assert (state.scores, state.winners) == ([9, 0], [])


def test_points_are_counted_anew() -> None:
    """THR-21: what an earlier game came to does not linger where simulations count, not even if nobody scores."""
    four, two = start([{}, {"king": 2}, {}, {"king": 2}], row="king"), start([{}, {"king": 1}], row="king")
    result = Result()
    for state, points, winners in ((four, [0, 9, 0, 9], 0b1010), (two, [0, 0], 0b11)):
        game.rules.score(state.record, result)
        assert (result.points[: state.seats], result.winners) == (points, winners)


def test_a_whole_game_has_one_reshuffle() -> None:
    """THR-19, THR-20: the end of the game is in the second deck, so there is no third."""
    state = game.deal(2, seed=4)
    while not state.over:
        state.play(state.legal[0])
    assert sum("reshuffled" in line for line in story(state)) == 1
    assert state.position()["row"][-1] == "end"
