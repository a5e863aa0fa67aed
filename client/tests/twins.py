"""Twins: two games that one seat cannot tell apart from beginning to end, though cards lie otherwise in them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from worlds import known

from camarilla.kernel.game import Game, State

TRIES = 200  # places where the second game may begin to differ


class Twin(NamedTuple):
    """The second game, to a question or its end, and after how many decisions its cards lay otherwise."""

    state: State
    differs: int


def twins(game: Game, seats: int, seat: int) -> Iterator[dict[str, Any]]:
    """Of all that were tried the pair that differs longest, for the first seat also one that comes to an end; for the
    others one in which answers led to other secrets, if there is any."""
    luck = random.Random(100 * seats + seat)
    nodes = list(decided(game, seats, luck))
    found = [twin for at in luck.choices(range(len(nodes) - 1), k=TRIES) if (twin := diverted(nodes, at, seat, luck))]
    told = [twin for twin in found if secrets(twin.state) != secrets(nodes[len(twin.state.log)])]
    groups = [told or found] if seat else [found, [twin for twin in found if twin.state.over]]
    longest = [max(group, key=lambda twin: twin.differs) for group in groups if group]
    for state in dict.fromkeys(twin.state for twin in longest):
        one, other = written(nodes[len(state.log)]), written(state)
        told_otherwise = secrets(state) != secrets(nodes[len(state.log)])
        dealt = {"seat": seat, "seats": seats, "first": state.first, "options": state.options}
        yield dealt | {"worlds": [one, other], "told": told_otherwise}


def secrets(state: State) -> bytes:
    """What happened from the first answer on, secrets included."""
    dealt = next((i for i, (by_chance, _) in enumerate(state.log) if not by_chance), len(state.log))
    return b"".join(tape for tape, _ in state.links[1 + dealt :])


def decided(game: Game, seats: int, luck: random.Random) -> Iterator[State]:
    """A game at random, before and after each decision: chance's, too."""
    state = game.deal(seats, 0, luck.randrange(seats), chance="ask")
    while True:
        yield state.copy()
        if state.over:
            return
        decide(state, luck.choice(numbers(state)))


def numbers(state: State) -> list[int]:
    """What can be decided now."""
    return state.codes or [outcome for outcome, _ in state.chance_outcomes()]


def decide(state: State, number: int) -> None:
    if state.codes:
        state.play_code(number)
    else:
        state.apply_chance(number)


def diverted(nodes: list[State], at: int, seat: int, luck: random.Random) -> Twin | None:
    """The game with another decision at one place, and from there on what keeps the seat from noticing."""
    usual = [number for _, number in nodes[-1].log]
    state = differing(nodes[at], nodes[at + 1], seat, [n for n in shuffled(nodes[at], luck) if n != usual[at]])
    twin = None
    for i in range(at + 1, len(nodes)):
        if state is None or state.position_json() == nodes[i].position_json():
            break
        if state.codes or state.over:
            twin = Twin(state, i - at)
        if i + 1 < len(nodes):
            state = differing(state, nodes[i + 1], seat, [usual[i], *shuffled(state, luck)])
    return twin


def shuffled(state: State, luck: random.Random) -> list[int]:
    return luck.sample(found := numbers(state), len(found))


def differing(state: State, wanted: State, seat: int, tried: list[int]) -> State | None:
    """The state after the first decision after which the seat knows what it knows at another; it decides for itself."""
    if state.seat == seat:
        tried = tried[:1] if tried and tried[0] == wanted.log[-1][1] else []
    for number in tried:
        if number in numbers(state):
            after = state.copy()
            decide(after, number)
            if known(after, seat) == known(wanted, seat):
                return after
    return None


def written(state: State) -> dict[str, Any]:
    """The answers, and what chance said after the deal and after each of them."""
    codes: list[int] = []
    outcomes: list[list[int]] = [[]]
    for by_chance, number in state.log:
        if by_chance:
            outcomes[-1].append(number)
        else:
            codes.append(number)
            outcomes.append([])
    return {"codes": codes, "outcomes": outcomes, "over": state.over}
