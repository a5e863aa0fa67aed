"""Single moves come to the same compiled and plain: bytes, answers, events, views, refusals; and states are values."""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import camarilla
from camarilla.dialect import RuleError
from camarilla.kernel.entry_points import EntryPoints
from camarilla.kernel.game import Game, State
from camarilla.kernel.refusal import Refusal
from laws.tables import Walk, choose, every_game, every_table, examples, number, viewers, walks


def both(game: Game, name: str, record: Any, *arguments: Any) -> list[Any]:
    """What an entry point comes to, compiled and plain, each on a record of its own."""
    return [plain_form(getattr(turn, name)(turn.take(record), *arguments)) for turn in ways(game)]


def ways(game: Game) -> list[EntryPoints]:
    return [game.engine.entry_points, game.engine.plain.entry_points]


def plain_form(found: Any) -> Any:
    """With every record as bytes."""
    if isinstance(found, tuple):
        return tuple(map(plain_form, found))
    return found if isinstance(found, bytes | int | list) else found.pack()


@contextmanager
def played_by(game: Game, turn: EntryPoints) -> Iterator[None]:
    """Let the states of a game run by one way."""
    before, game.engine.entry_points = game.engine.entry_points, turn
    try:
        yield
    finally:
        game.engine.entry_points = before


# -- two ways ---------------------------------------------------------------------------------------------------
@every_table
@examples(2)
@given(data=st.data())
def test_moves_and_what_is_seen_are_the_same_both_ways(game: Game, seats: int, data: st.DataObject) -> None:
    for state in islice(data.draw(walks(game, seats, length=400)).states(), data.draw(st.integers(0, 3)), None, 4):
        looks = [both(game, "view", state.record, number(seat)) for seat in viewers(state)]
        looks += [both(game, "hide", state.record, number(seat)) for seat in viewers(state)]
        looks += [both(game, name, state.record) for name in ("position", "standing")]
        if not state.over:
            looks += [both(game, name, state.record) for name in ("question", "seat_asked")]
            looks += [both(game, "give_answer", state.record, code, own) for code in state.codes[:4] for own in (0, 1)]
        for compiled, plain in looks:
            assert compiled == plain
        assert state.position() == json.loads(state.position_json())
        assert [state.view(seat) for seat in viewers(state)] == [json.loads(look) for look, _ in looks[: seats + 1]]


@every_table
@examples(2)
@given(data=st.data())
def test_whole_games_are_the_same_both_ways(game: Game, seats: int, data: st.DataObject) -> None:
    """Dealt or loaded, with the game's own dice or the caller's."""
    walk = data.draw(walks(game, seats, length=60))
    for begin in (lambda: dealt(walk), lambda: loaded(walk)):
        ends = []
        for turn in ways(game):
            with played_by(game, turn):
                ends.append([everything(state) for state in going_on(begin(), walk.seed)])
        assert ends[0] == ends[1]


def dealt(walk: Walk) -> State:
    """The deal of a walk, with the caller's chance."""
    luck = random.Random(walk.seed)
    return camarilla.game(walk.game).deal(walk.seats, walk.seed, walk.first, walk.options, luck.randrange)


def loaded(walk: Walk) -> State:
    """The end of a walk, as a document, loaded."""
    end = walk.end()
    return end.game.position(end.position(), seed=walk.seed)


def going_on(state: State, seed: int) -> Iterator[State]:
    luck = random.Random(seed)
    yield state
    for _ in range(15):
        if not state.over:
            state.play_code(choose(state, luck))
            yield state


def everything(state: State) -> Any:
    known = [(state.view_json(seat), state.events(seat)) for seat in viewers(state)]
    said = (
        state.seat,
        state.question,
        state.legal,
        state.codes,
        state.scores,
        state.winners,
        state.log,
        state.answered_by,
    )
    return state.record.pack(), known, said


@every_game
def test_refusals_are_the_same_both_ways(game: Game) -> None:
    tries: list[Callable[[State], object]] = [
        lambda state: state.play("nonsense"),
        lambda state: state.play(game.moves.texts[illegal(state)]),
        lambda state: state.play_code(illegal(state)),
        lambda state: state.play_code(True),
        lambda state: state.view(9),
        lambda state: game.position({**state.position(), "players": 99}),
        lambda state: game.deal(chance=lambda chances: chances),
    ]
    refusals = []
    for turn in ways(game):
        with played_by(game, turn):
            state = game.deal(seed=1)
            before = everything(state)
            for one in tries:
                with pytest.raises(Refusal) as caught:
                    one(state)
                refusals.append((caught.value.args, str(caught.value)))
            assert everything(state) == before
    assert refusals[: len(tries)] == refusals[len(tries) :]


def illegal(state: State) -> int:
    return next(code for code in range(len(state.game.moves.texts)) if code not in state.codes)


@every_game
def test_compiled_moves_refuse_what_is_no_record(game: Game) -> None:
    turn = game.engine.entry_points
    if turn.form is not bytes:
        pytest.skip("there is no compiler")
    record = turn.take(game.deal(seed=1).record)
    with pytest.raises(TypeError):
        turn.position("text")
    with pytest.raises(RuleError, match="bytes of another record"):
        turn.position(record[1:])
    with pytest.raises(RuleError, match="other arguments"):
        turn.view(record)  # type: ignore[call-arg]
    with pytest.raises(OverflowError):
        turn.view(record, 1 << 70)


# -- states are values --------------------------------------------------------------------------------------------
@every_table
@examples(6)
@given(data=st.data())
def test_a_pickle_is_the_same_state_and_goes_on_alike(game: Game, seats: int, data: st.DataObject) -> None:
    walk = data.draw(walks(game, seats))
    state = walk.end()
    again = pickle.loads(pickle.dumps(state))
    assert everything(again) == everything(state)
    assert (again, hash(again)) == (state, hash(state))
    assert [everything(one) for one in going_on(again, 1)] == [everything(one) for one in going_on(state, 1)]


@every_game
def test_what_lies_behind_a_state_is_shared_with_its_copies(game: Game) -> None:
    """A move adds to it; nothing of it is copied."""
    state = game.deal(seed=3)
    other = state.copy()
    state.play_code(state.codes[0])
    *behind, _ = state.links
    assert all(mine is theirs for mine, theirs in zip(sum(behind, ()), sum(other.links, ()), strict=True))
    assert len(other.log) < len(state.log)
    assert other == game.deal(seed=3)


@every_game
def test_threads_play_side_by_side(game: Game) -> None:
    def play(seed: int) -> Any:
        *_, end = Walk(game.id, game.seats[-1], seed, 400).states()
        return everything(end)

    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(play, [*range(6)] * 2))
    assert together == [play(seed) for seed in range(6)] * 2


@every_game
def test_the_functions_are_compiled_where_they_can_be(game: Game) -> None:
    """A law that compares two ways is worth something only if there are two."""
    assert (game.engine.entry_points.form is bytes) == game.engine.compiled
    assert game.engine.plain.entry_points.form is game.rules.State
