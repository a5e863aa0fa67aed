"""Hints: the best moves by what the seat may know, and the reason."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from positions import last_round
from worlds import another_world

import camarilla
from camarilla.bots import hint as module
from camarilla.bots import observe
from camarilla.bots.hint import MOST, SAFE, Outlook, hint, outlook, reason
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
    assert [one.told for one in with_it] == sorted((one.told for one in with_it), reverse=True)
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
