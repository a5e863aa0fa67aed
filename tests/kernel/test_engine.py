"""The engine of a game: one place that chooses between compiled and plain rules, which come to the same."""

from __future__ import annotations

import copy
import pickle
from threading import Event

import pytest

import camarilla
from camarilla.bots import observe
from camarilla.dialect.build import NoCompiler
from camarilla.kernel.engine import Engine
from camarilla.kernel.refusal import Refusal
from camarilla.kernel.rng import Luck
from kernel import toy

TEMPLATE = "camarilla.kernel.play"


@pytest.fixture(params=["compiled", "plain"])
def engine(request: pytest.FixtureRequest) -> Engine:
    found = toy.game().engine
    return found if request.param == "compiled" else found.plain


@pytest.mark.untraced
def test_a_unit_is_bound_once_and_runs_either_way(engine: Engine) -> None:
    unit = engine.unit(TEMPLATE, ("playouts",))
    assert engine.unit(TEMPLATE, ["playouts"]) is unit
    tally = unit.rules.Tally()
    unit.call("playouts", 3, 10, 4, tally)
    assert tally == engine.playouts(3, 10, 4)


def test_a_unit_makes_buffers_and_reads_them(engine: Engine) -> None:
    core, root = engine.core, toy.game().deal(2, 1).record
    ring = core.new(toy.State, 3)
    core.call("copies", root, ring, 3)
    assert [core.read(ring, index) for index in range(3)] == [root] * 3


def test_an_unknown_entry_point_is_an_error(engine: Engine) -> None:
    with pytest.raises(KeyError, match="nonsense"):
        engine.core.call("nonsense")


def test_plain_stays_plain() -> None:
    plain = toy.game().engine.plain
    assert not plain.compiled
    assert not plain.unit(TEMPLATE, ("playouts",)).compiled
    assert isinstance(plain.core.new(Luck, 2), list)


def test_without_a_compiler_everything_runs_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAMARILLA_COMPILER", "none")
    engine = toy.game().engine
    assert not engine.compiled
    assert engine.playouts(2, 5, 1) == engine.plain.playouts(2, 5, 1)
    with pytest.raises(NoCompiler):
        engine.library()


def test_a_library_of_some_entry_points() -> None:
    engine = toy.game().engine
    if engine.compiled:
        assert set(engine.library(checks=False, only=("playouts", "perft")).entries) == {"playouts", "perft"}


def test_the_search_is_found_by_name_and_chooses_the_same_either_way() -> None:
    game = camarilla.game("oriflamme")
    observation = observe(game.deal(2, 1))
    decision = game.engine.search(observation, simulations=20, seed=3)
    assert decision.move in observation.legal
    assert decision == game.engine.plain.search(observation, simulations=20, seed=3)


def test_a_state_is_searched_as_its_seat_knows_it() -> None:
    game = camarilla.game("throne")
    state = game.deal(2, 1)
    assert game.engine.search(state, 20, 3) == game.engine.search(observe(state), 20, 3)
    while not state.over:
        state.play_code(state.codes[0])
    with pytest.raises(Refusal, match="the game is over"):
        game.engine.search(state)


# -- single moves
def test_single_moves_are_compiled_after_some_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits: they are plain until that is ready."""
    game, ready = toy.game(), Event()
    monkeypatch.setattr("camarilla.kernel.engine.WARM", 3)
    monkeypatch.setattr(Engine, "warm", lambda engine: ready.set())
    for seed in range(2):
        state = game.deal(2, seed)
        while not state.over:
            assert seed or not ready.is_set()
            state.play_code(state.codes[0])
    assert ready.wait(60)
    assert game.engine.entry_points.form is toy.State


@pytest.mark.untraced
def test_a_state_goes_on_when_its_moves_become_compiled() -> None:
    game = toy.game()
    state, other = game.deal(3, 4), toy.game().deal(3, 4)
    game.engine.warm()
    for one in (state, other):
        one.play("high")
        one.play("bet 1")
    assert (state.position(), state.events(0), state.log) == (other.position(), other.events(0), other.log)
    assert game.engine.entry_points.form is (bytes if game.engine.compiled else toy.State)


def test_without_a_compiler_single_moves_stay_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAMARILLA_COMPILER", "none")
    game = toy.game()
    game.engine.warm()
    assert game.engine.entry_points.form is toy.State
    assert game.deal(2, 1).over is False


def test_engines_and_units_are_themselves_in_every_copy() -> None:
    engine = camarilla.game("throne").engine
    assert copy.deepcopy([engine, engine.plain, engine.core]) == [engine, engine.plain, engine.core]
    unit = engine.unit("camarilla.kernel.perft", ("perft",))
    assert pickle.loads(pickle.dumps(unit)) is unit
