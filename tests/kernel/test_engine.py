"""The engine of a game: one place that chooses between compiled and plain rules, which come to the same."""

from __future__ import annotations

import pytest

import camarilla
from camarilla.bots import observe
from camarilla.dialect.build import NoCompiler
from camarilla.kernel.engine import Engine
from camarilla.kernel.rng import Luck
from kernel import toy

TEMPLATE = "camarilla.kernel.play"


@pytest.fixture(params=["compiled", "plain"])
def engine(request: pytest.FixtureRequest) -> Engine:
    found = toy.game().engine
    return found if request.param == "compiled" else found.plain


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
