"""Hints: the best moves by what the seat may know, and the reason."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from positions import last_round
from rules.throne.positions import start
from worlds import another_world

import camarilla
from camarilla.bots import hint as module
from camarilla.bots import observe
from camarilla.bots.hint import EVEN, MOST, SAFE, Outlook, hint, outlook, rank, reason
from camarilla.kernel.game import State


def some_way_in(id: str, moves: int, seats: int = 3) -> State:
    state, luck = camarilla.game(id).deal(seats, seed=2), random.Random(4)
    for _ in range(moves):
        state.play(luck.choice(state.legal))
    return state


@pytest.mark.parametrize("id", camarilla.games())
def test_a_hint_is_the_same_in_worlds_that_look_alike(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "WEIGHT", 30)
    for moves in range(4, 16, 3):
        state = some_way_in(id, moves)
        assert hint(observe(state)) == hint(observe(another_world(state, 5)))


def test_a_hint_names_the_best_moves_and_the_one_that_was_thought_of() -> None:
    seen = observe(some_way_in("throne", 10))
    best = hint(seen)
    assert len(best) == MOST < len(seen.legal)
    thought = next(move for move in seen.legal if move not in [one.move for one in best])
    with_it = hint(seen, thought)
    assert {one.move for one in with_it} == {thought, *(one.move for one in best)}
    assert max(one.told for one in with_it) - with_it[0].told < EVEN
    assert hint(seen, best[0].move) == best, "a move that is there already is not weighed twice"


def test_an_outlook_is_of_the_seat_that_is_asked() -> None:
    """Where nothing hidden can change the last move of a game, what it promises is what it brings."""
    certain = [found for seed in range(6) for found in certain_ends(seed)]
    assert {ended.winners == [seat] for _, _, ended, seat in certain} == {True, False}
    for last, move, ended, seat in certain:
        found = outlook(observe(last), move, 10)
        assert found.chance == (1 / len(ended.winners) if seat in ended.winners else 0)
        assert (found.points, found.others) == (ended.scores[seat], ended.scores[1 - seat])


def certain_ends(seed: int) -> Iterator[tuple[State, str, State, int]]:
    """The last question of a random game, each move that ends it alike in all worlds, its end, and who is asked."""
    state, luck = camarilla.game("oriflamme").deal(2, seed), random.Random(seed)
    last = state
    while not state.over:
        last = state.copy()
        state.play(luck.choice(state.legal))
    assert last.seat is not None
    for move in last.legal:
        ends = [played(another_world(last, key), move) for key in range(12)]
        if all(end.over and end.scores == ends[0].scores for end in ends):
            yield last, move, ends[0], last.seat


def played(state: State, move: str) -> State:
    state.play(move)
    return state


def test_the_reason_is_what_the_best_move_does_better() -> None:
    first = Outlook("a", 0.6, 8.0, 6.0)
    assert reason([first, replace(first, chance=0.55)]) == "even", "chances are good to 3 points"
    assert reason([first, replace(first, chance=0.5, points=6.0, others=6.5)]) == "gain"
    assert reason([first, replace(first, chance=0.5, points=7.0, others=8.0)]) == "deny"
    assert reason([first, replace(first, chance=0.5)]) == "odds"
    assert reason([first, replace(first, chance=0.5, points=17.0, others=8.0)]) == "odds", "nine of one's own for two"
    assert reason([first, replace(first, chance=0.5, points=6.0, others=2.0)]) == "odds", "two for four of another's"


def test_where_the_win_is_safe_points_tell_moves_apart() -> None:
    safe, more = Outlook("a", 1.0, 8.0, 2.0), Outlook("b", 0.98, 12.0, 2.0)
    assert (safe.told, replace(safe, chance=0.5).told, replace(safe, chance=0.0).told) == (SAFE, 0.5, 1 - SAFE)
    assert reason([more, safe]) == "safe"
    assert reason([safe, replace(safe, chance=0.98)]) == "even"
    assert reason([replace(more, chance=0.0), replace(safe, chance=0.02)]) == "lost"
    assert reason([safe, replace(safe, chance=0.9)]) == "odds"


def test_a_safe_win_is_ranked_by_points() -> None:
    """ORI-30: whatever is done, the other has nothing left; the Conspiracy doubles what lies on it if it is shown."""
    found = hint(observe(last_round(influence=15)))
    assert [(one.move, one.chance) for one in found] == [("reveal", 1), ("keep", 1)]
    assert reason(found) == "safe"


def test_of_moves_about_as_good_the_one_that_brings_most_points_at_once_comes_first() -> None:
    even, best = Outlook("even", 0.46, 8, 8), Outlook("best", 0.5, 8, 8)
    gives, gains = Outlook("gives", 0.5, 8, 8, given=9), Outlook("gains", 0.45, 8, 8, gain=9)
    costs, worse = Outlook("costs", 0.5, 8, 8, gain=-8), Outlook("worse", 0.3, 8, 8, gain=20)
    ranked = rank([gives, costs, worse, even, best, gains])
    assert [one.move for one in ranked] == ["gains", "best", "even", "gives", "worse", "costs"]
    assert reason(ranked) == "even"
    assert [one.move for one in rank([costs, worse])] == ["costs", "worse"], "nothing as good costs less"
    sure, more = replace(costs, move="sure", chance=1.0, points=9), replace(gains, move="more", chance=1.0)
    assert [one.move for one in rank([more, sure])] == ["sure", "more"], "where the win is safe, points at the end"


def test_the_row_is_always_among_the_moves_of_a_hint() -> None:
    """THR-11, THR-18: nine points for oneself are no worse than an ability for which a rival gets them."""
    rich = {"general": 1, "prophet": 1, "alchemist": 1}
    pair = hint(observe(start([{"minstrel": 1}, {}, rich], row="king king jester", discard="queen judge")))
    assert (pair[0].move, pair[0].gain, pair[0].given) == ("take", 9, 0)
    assert {one.given for one in pair if one.move.startswith("swap")} <= {9}
    first = hint(observe(start([{}, {"prophet": 1}, {"minstrel": 1}], row="general", discard="queen")))
    assert "take" in [one.move for one in first]


def test_a_column_that_scores_is_not_dropped_as_gladly_as_another() -> None:
    """THR-17."""
    mine = {"general": 1, "assassin": 1, "judge": 1, "queen": 2, "king": 3}
    state = start([mine, {"minstrel": 1}, {"alchemist": 2}], row="alchemist", discard="judge")
    state.play("take")
    assert all(one.gain == 0 for one in hint(observe(state)))
    named = hint(observe(state), "drop queen")
    assert (named[-1].move, named[-1].gain) == ("drop queen", -8)
