"""Games side by side, and what else is made of a state for learning, on the toy game in plain Python."""

from __future__ import annotations

from typing import Any

import pytest

from camarilla.kernel.batch import Batch
from camarilla.kernel.information import history
from camarilla.kernel.refusal import Refusal
from camarilla.kernel.worlds import resampled
from kernel import toy

GAME = toy.game()
BET = GAME.moves.codes["bet 2"]


def plain(**terms: bool) -> Batch:
    """Three games of two in plain Python."""
    return Batch(GAME.engine.plain, 2, 3, 6, **terms)


def test_lanes_are_dealt_with_seeds_of_their_own() -> None:
    batch = plain(observes=True, masks=True)
    for lane in range(3):
        state = GAME.deal(2, 6 + lane)
        assert batch.state(lane) == state
        assert batch.seen[lane].pack() == state.observation(0).tobytes()
    assert list(batch.mask) == [1, 1, 1, 1, 1, 0] * 3


def test_a_game_that_has_ended_is_followed_by_the_next() -> None:
    batch = plain(redeals=True, observes=True, masks=True)
    states = [GAME.deal(2, seed) for seed in (6, 7, 8)]
    for turn in range(2):
        batch.chosen[:] = [BET, 0, -1 if turn else 1]
        for state, code in zip(states, batch.chosen, strict=True):
            if code >= 0:
                state.play_code(code)
        batch.step()
    assert (list(batch.ended), batch.seeds) == ([1, 1, 0], [9, 10, 8])
    assert list(batch.points[:4]) == states[0].scores + states[1].scores
    assert [[seat for seat in range(2) if batch.shares[2 * lane + seat]] for lane in range(2)] == [
        state.winners for state in states[:2]
    ]
    assert [batch.state(lane) for lane in range(3)] == [GAME.deal(2, 9), GAME.deal(2, 10), states[2]]
    batch.chosen[:] = [0, 0, 0]
    batch.step()
    assert (list(batch.ended), list(batch.shares[:4])) == ([0, 0, 1], [0.0] * 4)


@pytest.mark.parametrize("lanes", [0, -1, True, "3", 2.0])
def test_a_batch_has_at_least_one_lane(lanes: Any) -> None:
    with pytest.raises(Refusal) as refused:
        Batch(GAME.engine.plain, 2, lanes)
    assert refused.value.id == "lanes"


def test_an_illegal_answer_names_its_lane() -> None:
    batch = plain()
    before = batch.state(0)
    batch.chosen[:] = [0, 5, 0]
    with pytest.raises(Refusal) as refused:
        batch.step()
    legal = ", ".join(f"{code} ({GAME.moves.texts[code]})" for code in batch.codes(1))
    assert (
        str(refused.value)
        == f"lane 1, seat {batch.asked[1]}: the code {GAME.moves.named(5)} is not legal now; legal: {legal}"
    )
    assert batch.state(0) == before


def test_lanes_count_from_0() -> None:
    with pytest.raises(Refusal, match="there is no lane 3; lanes are 0 to 2"):
        plain().state(3)


def test_a_lane_whose_game_is_over_is_left_alone() -> None:
    batch = plain()
    while any(counts := [len(batch.codes(lane)) for lane in range(3)]):
        batch.chosen[:] = [batch.codes(lane)[0] if counts[lane] else -1 for lane in range(3)]
        batch.step()
    batch.chosen[:] = [-1, 0, -1]
    with pytest.raises(Refusal, match="lane 1: its game is over; -1 leaves it alone"):
        batch.step()


def test_a_seat_recalls_what_it_was_told_and_answered() -> None:
    state = GAME.deal(2, 6)
    before = history(state, 0)
    state.play("low")
    assert history(state, 0).startswith(before)
    assert "\n> low\n" in history(state, 0)
    assert "> low" not in history(state, 1)
    assert state.information_state(1).endswith('["low","high","bet 0","bet 1","bet 2"]')


def test_another_world_is_told_what_the_seat_was_told() -> None:
    state = GAME.deal(2, 6)
    mine, others = resampled(state, 0, 3), resampled(state, 1, 3)
    assert mine.information_state(0) == state.information_state(0)
    assert [world.events(0)[0]["side"] for world in (mine, others)] == [state.events(0)[0]["side"], None]
