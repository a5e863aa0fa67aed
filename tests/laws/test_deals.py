"""What cannot be dealt or looked at is refused, and the refusal says what can."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

import camarilla
from camarilla.kernel.game import Game
from camarilla.kernel.options import declared
from camarilla.kernel.refusal import Refusal
from laws.invariants import invariants
from laws.tables import every_game, every_table

ODD: list[Any] = [-1, 99, 10**5000, 0.0, 2.0, "2", b"2", True, False, [], (0,), {}, object()]


def refused(id: str, act: Callable[[], object]) -> None:
    """The act is refused for this reason, in words."""
    with pytest.raises(Refusal) as caught:
        act()
    assert caught.value.id == id
    assert str(caught.value)


@every_table
def test_a_seat_that_is_none(game: Game, seats: int) -> None:
    state = game.deal(seats, 3)
    for seat in [*ODD, seats]:
        for look in (state.view, state.events, state.redacted):
            refused("seat", lambda look=look, seat=seat: look(seat))  # type: ignore[misc]


@every_game
def test_seats_that_cannot_play(game: Game) -> None:
    for seats in [*ODD, game.seats[0] - 1, game.seats[-1] + 1]:
        refused("seats", lambda seats=seats: game.deal(seats, 1))  # type: ignore[misc]


@every_table
def test_a_first_player_who_does_not_play(game: Game, seats: int) -> None:
    for first in [*ODD, seats, None]:
        refused("first", lambda first=first: game.deal(seats, 1, first))  # type: ignore[misc]


@every_game
def test_seeds_that_are_none(game: Game) -> None:
    document = game.deal(seed=1).position()
    for seed in (1.5, "7", True, False, [], bytearray(b"7"), object()):
        refused("seed", lambda seed=seed: game.deal(seed=seed))  # type: ignore[misc]
        refused("seed", lambda seed=seed: game.position(document, seed=seed))  # type: ignore[misc]


@every_game
def test_seeds(game: Game) -> None:
    """Any whole number and any bytes; a large one counts in full."""
    seeds = [0, -1, 2**64, 10**1000, 10**5000, 10**5000 + 1, -(10**5000), b"", b"\0", b"x" * 1000]
    assert len({str(game.deal(seed=seed).log) for seed in seeds}) == len(seeds)


@every_game
def test_options_that_are_none(game: Game) -> None:
    for options in (5, "rounds", ["rounds"], [("rounds", 1)], 0, True):
        refused("options", lambda options=options: game.deal(seed=1, options=options))  # type: ignore[misc]
    for name in ("no such option", "", "seats", "__class__", "ROUNDS", 0, None):
        refused("option", lambda name=name: game.deal(seed=1, options={name: 1}))  # type: ignore[misc]


@every_game
def test_option_values_that_are_none(game: Game) -> None:
    for name in {name for options in invariants(game.id).options for name in options}:
        for value in (-1, 10**6, 10**5000, 1.0, "1", None, True, [], {}):
            refused("option-value", lambda n=name, v=value: game.deal(seed=1, options={n: v}))  # type: ignore[misc]


@every_game
def test_chance_that_answers_nonsense(game: Game) -> None:
    for outcome in (-1, 10**6, 10**5000, 0.5, 0.0, "0", None, True, []):
        refused("chance", lambda outcome=outcome: game.deal(chance=lambda count: outcome))  # type: ignore[misc]


@every_game
def test_the_usual_deal(game: Game) -> None:
    """Without a number the largest table is dealt; without a seed no two deals are alike."""
    state = game.deal()
    assert state.seats == game.seats[-1]
    assert any(game.deal().log != state.log for _ in range(5))
    assert game.deal(seed=4) == game.deal(seed=4, options={}) == game.deal(game.seats[-1], 4, 0, None)


@every_table
def test_any_seat_can_begin(game: Game, seats: int) -> None:
    asked = {game.deal(seats, 5, first).seat for first in range(seats)}
    assert asked == set(range(seats))


@every_table
def test_a_state_does_not_show_its_secrets(game: Game, seats: int) -> None:
    """What a log or a traceback prints is the same for every world that looks equal to a spectator."""
    states = [game.deal(seats, seed) for seed in range(20)]
    shown: dict[str, set[str]] = {}
    for state in states:
        shown.setdefault(str(state.view(None)), set()).add(repr(state))
    assert all(len(texts) == 1 for texts in shown.values())


def test_a_game_that_is_none() -> None:
    for id in ("", "Oriflamme", "chess", "row", "../row", 5, None, [], {}):
        refused("game", lambda id=id: camarilla.game(id))  # type: ignore[misc]
    assert [camarilla.game(id).id for id in camarilla.games()] == camarilla.games()
    assert repr(camarilla.game("oriflamme")) == "camarilla.game('oriflamme')"


@every_game
def test_the_options_that_a_state_declares_are_those_of_the_game(game: Game) -> None:
    """`rules.py` hands them on; forgotten there, an option could be dealt with but would be listed nowhere."""
    struct = game.rules.State.fields_["options"].base
    assert set(game.options) <= set(declared(struct))
    assert bool(game.options) == bool(declared(struct))


@every_game
def test_no_step_of_a_game_is_0(game: Game) -> None:
    """On the agenda that stands for none, and the game would be over."""
    state = import_module(game.rules.State.__module__)
    steps = [number for name, number in vars(state.Step).items() if name.isupper()]
    assert 0 not in steps
    assert len(set(steps)) == len(steps) > 1
