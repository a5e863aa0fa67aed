"""Code that must not know a secret runs on records whose hidden cells are poison: a use of one raises.

Compiled code cannot be poisoned; there two patterns in the hidden cells must lead to the same bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from poison import Poison, PoisonTouched

from camarilla.dialect.struct import StructType
from camarilla.dialect.types import Sized
from camarilla.kernel.document import decoded
from camarilla.kernel.entry_points import EntryPoints
from camarilla.kernel.game import Game, Question, State
from camarilla.kernel.moves import Answers, Result
from camarilla.kernel.rng import Luck
from camarilla.kernel.secrecy import derive_redact
from laws.tables import ENGINES, GAMES, every_game, every_table, examples, number, viewers, walks

POISON = Poison()
PATTERNS = (3, 99)  # both fit every cell; the second is no card of any game


POISONS = {
    (game.id, hidden): derive_redact(game.rules.State, POISON if hidden == "poison" else hidden)
    for game in GAMES
    for hidden in ("poison", *PATTERNS)
}  # fmt: skip


def tainted(state: State, seat: int | None, hidden: int | str = "poison") -> Any:
    """The record with poison or a pattern in every cell that the seat may not know."""
    record = state.record.copy_()
    POISONS[state.game.id, hidden](record, number(seat))
    return record


def plain(game: Game) -> EntryPoints:
    """What shows a record, in plain Python."""
    return game.engine.plain.entry_points


def questions(game: Game, seats: int, data: st.DataObject) -> Iterator[State]:
    """Every question of a whole random game, the end too."""
    return data.draw(walks(game, seats, length=400)).states()


# -- plain rules ------------------------------------------------------------------------------------------------
@every_table
@examples(2)
@given(data=st.data())
def test_answers_touch_no_secret(game: Game, seats: int, data: st.DataObject) -> None:
    for state in questions(game, seats, data):
        if state.seat is not None:
            record, out = tainted(state, state.seat), Answers()
            assert game.rules.asked(record) == state.seat
            assert Question(*decoded(plain(game).question(record))) == state.question
            game.engine.play.settle(record, out, None)
            assert out.code[: out.size] == state.codes
            if game.foresees:
                assert plain(game).forecasts(tainted(state, state.seat)) == state.forecasts_json()


@every_table
@examples(2)
@given(data=st.data())
def test_views_and_points_touch_no_secret(game: Game, seats: int, data: st.DataObject) -> None:
    for state in questions(game, seats, data):
        for seat in viewers(state):
            record, result = tainted(state, seat), Result()
            assert plain(game).position(record) == state.view_json(seat)
            game.rules.score(record, result)
            assert result.points[:seats] == state.scores


@every_table
@examples(2)
@given(data=st.data())
def test_features_touch_no_secret(game: Game, seats: int, data: st.DataObject) -> None:
    for state in questions(game, seats, data):
        for seat in viewers(state):
            plain, clean = game.rules.Features(), game.rules.Features()
            game.rules.features(tainted(state, seat), number(seat), plain)
            game.rules.features(state.redacted(seat), number(seat), clean)
            assert plain == clean


@every_table
@examples(2)
@given(data=st.data())
def test_worlds_touch_no_secret(game: Game, seats: int, data: st.DataObject) -> None:
    """A world is made without a look at what was hidden, and nothing hidden is left in it."""
    for state in questions(game, seats, data):
        for seat in viewers(state):
            record, clean = tainted(state, seat), state.redacted(seat)
            game.rules.determinize(record, number(seat), made(seat))
            game.rules.determinize(clean, number(seat), made(seat))
            cells = record.flat_()
            assert not any(isinstance(cell, Poison) for cell in cells)
            assert cells == clean.flat_()


def made(seat: int | None) -> Luck:
    """The luck that a world is made with."""
    luck = Luck()
    luck.key = 7 + number(seat)
    return luck


# -- compiled rules ---------------------------------------------------------------------------------------------
@every_table
@examples(4)
@given(data=st.data())
def test_compiled_answers_depend_on_no_secret(game: Game, seats: int, data: st.DataObject) -> None:
    for state in questions(game, seats, data):
        if state.seat is not None:
            records = [tainted(state, state.seat, pattern) for pattern in PATTERNS]
            assert [ENGINES[game.id].answers(record) for record in records] == [state.codes] * 2


@every_table
@examples(2)
@given(data=st.data())
def test_compiled_features_and_worlds_depend_on_no_secret(game: Game, seats: int, data: st.DataObject) -> None:
    engine = ENGINES[game.id]
    for state in islice(questions(game, seats, data), data.draw(st.integers(0, 4)), None, 5):
        marked = [kind == "seen_by" for kind in audiences(state.record)]
        for seat in viewers(state):
            clean = state.redacted(seat)
            for record in [patterned(clean, marked, tainted(state, seat, pattern)) for pattern in PATTERNS]:
                assert engine.features(record, seat) == engine.features(clean, seat)
                assert engine.world(record, seat, 5).pack() == engine.world(clean, seat, 5).pack()


@every_table
@examples(4)
@given(data=st.data())
def test_what_is_written_depends_on_no_secret(game: Game, seats: int, data: st.DataObject) -> None:
    """Views and the question, as JSON and compiled, with anything in the cells that the seat may not know."""
    turn = game.engine.entry_points
    for state in questions(game, seats, data):
        for seat in viewers(state):
            records = [turn.take(tainted(state, seat, pattern)) for pattern in PATTERNS]
            assert [turn.view(record, number(seat)) for record in records] == [state.view_json(seat)] * 2
            if game.has_figures:
                follows = [turn.figures(record, number(seat)) for record in records]
                assert follows[0] == follows[1]
                assert state.board_json(seat).endswith(follows[0][1:])
            if seat is not None and seat == state.seat:
                assert [Question(*decoded(turn.question(record))) for record in records] == [state.question] * 2
                if game.foresees:
                    assert [turn.forecasts(record) for record in records] == [state.forecasts_json()] * 2


def patterned(clean: Any, marked: list[bool], pattern: Any) -> Any:
    """A redacted record with a pattern in the hidden cells.

    A cell that is `seen_by` a mask says by HIDDEN that it is hidden, and that may be asked; it keeps its mark.
    """
    cells = zip(clean.flat_(), pattern.flat_(), marked, strict=True)
    record = clean.copy_()
    record.fill_(mark if keep else cell for mark, cell, keep in cells)
    return record


def audiences(record: Any) -> list[str]:
    """The kind of audience of each cell, in the order of the cells."""
    return list(audiences_of(type(record)))


def audiences_of(struct: StructType) -> Iterator[str]:
    for field in struct.fields_.values():
        for _ in range(field.count or 1):
            if isinstance(field.base, Sized):
                yield field.audience.kind
            else:
                yield from audiences_of(field.base)


# -- the poison itself ------------------------------------------------------------------------------------------
@every_game
def test_poison_lies_in_every_hidden_cell(game: Game) -> None:
    """A law that runs on poison is worth something only if the poison is there."""
    state = game.deal(seed=3)
    for seat in viewers(state):
        cells = tainted(state, seat).flat_()
        differ = [x is not y for x, y in zip(cells, state.record.flat_(), strict=True)]
        assert differ == [isinstance(cell, Poison) for cell in cells]
        assert sum(differ) > 25  # the dice alone are more


@every_table
def test_the_truth_touches_poison(game: Game, seats: int) -> None:
    """The rules that do know secrets cannot run on a spectator's record: the poison works."""
    state = game.deal(seats, 3)
    record = tainted(state, None)
    uses: list[Callable[[], object]] = [record.pack, lambda: hash(record.dice.key[0]), lambda: record.dice.key[0] + 1]
    for use in uses:
        with pytest.raises(PoisonTouched):
            use()
