"""Every game at every number of seats, random games there, and its rules as they run fastest."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any
from zlib import crc32

import pytest
from hypothesis import settings
from hypothesis import strategies as st

import camarilla
from camarilla.dialect import Struct
from camarilla.kernel.game import Game, State
from camarilla.kernel.moves import Answers
from camarilla.kernel.rng import Luck
from laws.invariants import invariants

SOAK = int(os.environ.get("CAMARILLA_SOAK", "1"))
LONGEST = 150  # answers of a walk; most games end before

GAMES = [camarilla.game(id) for id in camarilla.games()]

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


def every_table(law: Callable[..., None]) -> Any:
    """A law of every game, with the most seats and with one other number of them; when soaking, with all of them."""
    tables = [(game, seats) for game in GAMES for seats in (game.seats if SOAK > 1 else some(game, law.__name__))]
    ids = [f"{game.id}-{seats}" for game, seats in tables]
    return pytest.mark.parametrize(("game", "seats"), tables, ids=ids)(law)


def some(game: Game, law: str) -> Sequence[int]:
    """Two numbers of seats; laws take those below the most by turns."""
    *fewer, most = game.seats
    return [*fewer[crc32(law.encode()) % max(1, len(fewer)) :][:1], most]


def examples(count: int) -> Callable[[Any], Any]:
    """How many examples a law tries; more when soaking."""
    return settings(max_examples=count * SOAK)


# -- random games -----------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Walk:
    """A random game as far as `length` answers; its text is all that is needed to have it again."""

    game: str
    seats: int
    seed: int
    length: int
    first: int = 0
    options: dict[str, int] = field(default_factory=dict)

    def states(self) -> Iterator[State]:
        """The state at each question, the last one too: one object that moves on."""
        luck = random.Random(self.seed)
        state = camarilla.game(self.game).deal(self.seats, self.seed, self.first, self.options)
        yield state
        for _ in range(self.length):
            if state.over:
                return
            state.play_code(choose(state, luck))
            yield state

    def end(self) -> State:
        """The state at the end of the walk."""
        *_, state = self.states()
        return state


def choose(state: State, luck: random.Random) -> int:
    """Half of the time any legal answer; else first a kind of answer, so that rare ones come up."""
    if luck.random() < 0.5:
        return luck.choice(state.codes)
    kinds: dict[str, list[int]] = {}
    for code in state.codes:
        kinds.setdefault(state.game.moves.texts[code].partition(" ")[0], []).append(code)
    return luck.choice(kinds[luck.choice(sorted(kinds))])


def walks(game: Game, seats: int, length: int | None = None) -> st.SearchStrategy[Walk]:
    """Random games of any length, or of a given one; some with options."""
    lengths = st.integers(0, LONGEST) if length is None else st.just(length)
    options = st.sampled_from([{}, *invariants(game.id).options])
    seeds, firsts = st.integers(0, 2**32 - 1), st.integers(0, seats - 1)
    return st.builds(Walk, st.just(game.id), st.just(seats), seeds, lengths, firsts, options)


def viewers(state: State) -> list[int | None]:
    """Every seat, and the spectator."""
    return [*range(state.seats), None]


def number(seat: int | None) -> int:
    """A viewer as the rules count them."""
    return -1 if seat is None else seat


# -- the rules --------------------------------------------------------------------------------------------------
class Rules:
    """The rules by name, compiled where that can be."""

    def __init__(self, game: Game) -> None:
        self.game, self.core = game, game.engine.core

    def __call__(self, name: str, *arguments: Any) -> Any:
        return self.core.call(name, *arguments)

    def answers(self, record: Any) -> list[int]:
        """What can be answered at a record, which stays as it is."""
        out = Answers()
        self("settle", record.copy_(), out, None)
        return out.code[: out.size]

    def features(self, record: Any, seat: int | None) -> bytes:
        """The numbers of a redacted record."""
        out: Struct = self.game.rules.Features()
        self("features", record, number(seat), out)
        return out.pack()

    def world(self, record: Any, seat: int | None, key: int) -> Any:
        """One world that a redacted record leaves open to a seat."""
        world, luck = record.copy_(), Luck()
        luck.key = key
        self("determinize", world, number(seat), luck)
        return world


ENGINES = {game.id: Rules(game) for game in GAMES}


def world(state: State, seat: int | None, key: int) -> Any:
    """A world that looks to the seat as the state does, by the plain rules; the dice are those of the state."""
    record, luck = state.redacted(seat), Luck()
    luck.key = key
    state.game.rules.determinize(record, number(seat), luck)
    record.dice.assign_(state.record.dice)
    return record
