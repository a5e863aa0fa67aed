"""Perfect recall: an information state stands for all that a seat has seen and done, and for nothing else.

From positions of random games, in several worlds that a seat cannot tell apart, answers are played side by side. What
the seat has seen and done is noted without its information states; then the two are compared, in both directions.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import camarilla
from camarilla.kernel.game import Game, State
from camarilla.kernel.information import compact_json
from camarilla.kernel.telling import told
from camarilla.kernel.worlds import resampled
from laws.tables import Walk, every_game, every_table, examples, walks

WORLDS, DEPTH, WIDTH = 4, 3, 4  # of what is played side by side: so many worlds, answers on end, answers to a question
SHIPPED = {path.parent.name for path in Path(camarilla.__file__).parent.glob("games/*/lesson.py")}
History = tuple[Any, ...]
Text = Callable[[State, int], str]


def lines(state: State, seat: int, seen: History, depth: int, luck: random.Random) -> Iterator[tuple[State, History]]:
    """States that follow, each with what the seat has seen and done since the first."""
    yield state, seen
    if depth == 0:
        return
    for code in luck.sample(state.codes, min(WIDTH, len(state.codes))):
        after = state.copy()
        after.play_code(code)
        done = code if state.seat == seat else None
        asked = after.legal if after.seat == seat else []
        heard = told(state.game, after.links[-1][0], seat)
        step = (done, compact_json(heard), after.view_json(seat), tuple(asked))
        yield from lines(after, seat, (*seen, step), depth - 1, luck)


def side_by_side(state: State, seat: int, luck: random.Random) -> list[tuple[State, History]]:
    """What can follow, in worlds that the seat cannot tell apart."""
    worlds = [state, *(resampled(state, seat, luck.getrandbits(53)) for _ in range(WORLDS - 1))]
    return [found for world in worlds for found in lines(world, seat, (), DEPTH, luck)]


def confused(found: list[tuple[State, History]], seat: int, text: Text) -> set[str]:
    """`forgets`: two histories share a text; `leaks`: one history has two."""
    texts: dict[str, set[History]] = {}
    histories: dict[History, set[str]] = {}
    for state, seen in found:
        said = text(state, seat)
        texts.setdefault(said, set()).add(seen)
        histories.setdefault(seen, set()).add(said)
    forgets = any(len(seen) > 1 for seen in texts.values())
    leaks = any(len(said) > 1 for said in histories.values())
    return {name for name, holds in (("forgets", forgets), ("leaks", leaks)) if holds}


@every_table
@examples(4)
@given(data=st.data())
def test_one_text_for_each_history(game: Game, seats: int, data: st.DataObject) -> None:
    state = data.draw(walks(game, seats, data.draw(st.integers(0, 60)))).end()
    luck = random.Random(data.draw(st.integers(0, 2**32)))
    seat = luck.randrange(seats)
    assert not confused(side_by_side(state, seat, luck), seat, State.information_state)


def without_past(state: State, seat: int) -> str:
    """What a seat may know now, and not how it came about."""
    return state.view_json(seat).decode() + compact_json(state.legal if state.seat == seat else [])


def with_everything(state: State, seat: int) -> str:
    """The truth, whoever may know it."""
    return state.information_state(seat) + state.position_json().decode()


@pytest.mark.parametrize(("text", "fault"), [(without_past, "forgets"), (with_everything, "leaks")])
@every_game
def test_the_law_finds_texts_that_break_it(game: Game, text: Text, fault: str) -> None:
    """In every game that ships, within a few positions: a law that nothing breaks would say nothing."""
    if game.id not in SHIPPED and fault == "forgets":
        pytest.skip("a game may be so small that its views tell all its past")
    luck = random.Random(1)
    for seed in range(30):
        state = Walk(game.id, game.seats[0], seed, 4 + seed).end()
        if not state.over and fault in confused(side_by_side(state, seed % 2, luck), seed % 2, text):
            return
    pytest.fail(f"no position of 30 shows that the text {fault}")
