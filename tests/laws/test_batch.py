"""Games side by side: each lane is the game that `deal` deals, plain and compiled."""

from __future__ import annotations

import random

import pytest

from camarilla.dialect import Record
from camarilla.kernel.batch import Batch
from camarilla.kernel.game import Game, State
from camarilla.kernel.refusal import Refusal
from laws.invariants import invariants
from laws.tables import SOAK, every_game, every_table

LANES = 5


def seen(batch: Batch, lane: int) -> bytes:
    """What was written for the seat that a lane asks."""
    written = batch.seen
    return written.bytes(lane) if isinstance(written, Record) else written[lane].pack()


def agree(batch: Batch, lane: int, state: State) -> None:
    """A lane says what a state says."""
    assert batch.state(lane) == state
    assert batch.codes(lane) == state.codes
    assert batch.asked[lane] == (-1 if state.seat is None else state.seat)
    assert seen(batch, lane) == state.observation(state.seat).tobytes()
    size = len(batch.game.moves.texts)
    row = batch.mask[lane * size : (lane + 1) * size]
    assert [code for code in range(size) if row[code]] == sorted(state.codes)


@every_table
def test_a_lane_is_a_game_of_its_own(game: Game, seats: int) -> None:
    """Dealt, asked and answered like one, left alone by -1, followed by the next; its end is told once."""
    options = invariants(game.id).options[0] if seats == game.seats[0] else {}
    terms = {"first": seats - 1, "options": options, "redeals": True, "observes": True, "masks": True}
    batch, luck = game.engine.batch(seats, LANES, 9, **terms), random.Random(5)
    states = [game.deal(seats, 9 + lane, seats - 1, options) for lane in range(LANES)]
    turn, redealt = 0, 0
    while turn < 50 * SOAK or not redealt:
        for lane, state in enumerate(states):
            if turn % 3 == lane % 3 or batch.ended[lane]:
                agree(batch, lane, state)
        turn += 1
        chosen = [luck.choice(state.codes) for state in states]
        chosen[luck.randrange(LANES)] = -1
        batch.chosen[:] = chosen
        batch.step()
        for lane, code in enumerate(chosen):
            if code >= 0:
                states[lane].play_code(code)
            ended = states[lane].over
            points, shares = (list(cells[lane * seats : (lane + 1) * seats]) for cells in (batch.points, batch.shares))
            assert (batch.ended[lane], sum(shares) > 0) == (ended, ended)
            if ended:
                redealt += 1
                assert points == states[lane].scores
                assert [seat for seat, share in enumerate(shares) if share] == states[lane].winners
                assert sum(shares) == pytest.approx(1)
                states[lane] = game.deal(seats, batch.seeds[lane], seats - 1, options)
    assert sum(batch.seeds) == sum(range(9, 9 + LANES)) + redealt * LANES


@every_game
def test_plain_batches_agree_with_compiled_ones(game: Game) -> None:
    terms = {"redeals": True, "observes": True, "masks": True}
    batches = [engine.batch(game.seats[0], 3, 9, **terms) for engine in (game.engine.plain, game.engine)]
    for turn in range(12):
        told = [[list(b.legal), list(b.mask), list(b.asked), list(b.ended), b.seeds] for b in batches]
        assert told[0] == told[1]
        for lane in range(3):
            assert batches[0].state(lane) == batches[1].state(lane)
            assert seen(batches[0], lane) == seen(batches[1], lane)
        for batch in batches:
            batch.chosen[:] = [codes[turn % len(codes)] for codes in map(batch.codes, range(3))]
            batch.step()


@every_game
def test_an_illegal_answer_is_refused_and_changes_nothing(game: Game) -> None:
    batch = game.engine.batch(game.seats[0], LANES, 9)
    before = [batch.state(lane) for lane in range(LANES)]
    batch.chosen[:] = [batch.codes(lane)[0] for lane in range(LANES)]
    for wrong in (-2, len(game.moves.texts), 32767, *set(range(len(game.moves.texts))) - set(batch.codes(3))):
        batch.chosen[3] = wrong
        with pytest.raises(Refusal, match=rf"^lane 3, seat \d: the code {wrong}\b.* is not legal now; legal: \d+ \("):
            batch.step()
    assert [batch.state(lane) for lane in range(LANES)] == before


@every_game
def test_without_redealing_a_lane_stays_over(game: Game) -> None:
    batch, luck = game.engine.batch(game.seats[0], 2, 3), random.Random(1)
    while max(batch.asked) >= 0:
        batch.chosen[:] = [luck.choice(codes) if codes else -1 for codes in map(batch.codes, range(2))]
        batch.step()
    assert (list(batch.counts), batch.seeds) == ([0, 0], [3, 4])
    assert all(batch.state(lane).over for lane in range(2))
    batch.deal(3)
    assert min(batch.asked) >= 0
    assert not any(batch.ended)
    assert not any(batch.shares)
