"""`camarilla bench`: what is measured and how it is reported; never how fast this machine is."""

from __future__ import annotations

import json
import sys
from types import SimpleNamespace
from typing import Any

import pytest

import camarilla
from camarilla.cli.commands import bench
from camarilla.cli.commands.bench import BenchRow, benchmark, judged, number, stopwatch, verdict
from camarilla.cli.commands.bench.search import second_thread
from camarilla.cli.commands.bench.stopwatch import Measurement, measure
from camarilla.games import profiles
from cli.program import refuse, succeed

BRIEF = ("--seconds", "0.01")


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two runs of each figure, too short to be worth anything."""
    monkeypatch.setattr(stopwatch, "LEAST", 1e-6)
    monkeypatch.setattr(stopwatch, "ROUNDS", 2)
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(benchmark, "LANES", 8)
    monkeypatch.setattr(bench, "cores", lambda: 2)
    monkeypatch.setattr(bench, "second_thread", lambda game, seats: second_thread(game, seats, 1000))


def measured(*arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(succeed("bench", "oriflamme", "--json", *BRIEF, *arguments))
    return found


def test_every_figure_of_every_number_of_seats() -> None:
    found = measured()
    assert set(found) == {"machine", "figures", "against"}
    assert set(found["machine"]) == {"camarilla", "python", "system", "compiler", "cores", "load"}
    figures = {(row["seats"], row["figure"]): row for row in found["figures"]}
    names = {name for _, name in figures if name not in ("start-up s", "ISMCTS two threads / one")}
    assert len(figures) == 4 * len(names) + (2 if found["machine"]["compiler"] else 1)
    assert all(row["value"] > 0 for row in found["figures"])
    if found["machine"]["compiler"]:
        assert len(names) == 15
        with_targets = {key for key, row in figures.items() if row["target"] is not None}
        ours = {(seats, name) for seats in (3, 5) for name in profiles()["oriflamme"].targets[seats]}
        assert with_targets == ours | {(None, "start-up s")}


def test_without_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    game = camarilla.game("oriflamme")
    monkeypatch.setitem(game.__dict__, "engine", game.engine.plain)
    monkeypatch.setattr(bench, "compiler", lambda: None)
    moves = {f"public API {how}decisions/s" for how in ("", "by text ", "with views ")}
    assert {row["figure"] for row in measured()["figures"]} == {"plain games/s", "start-up s"} | moves
    assert "No C compiler was found" in succeed("bench", "oriflamme", *BRIEF)


@pytest.mark.parametrize(("load", "busy"), [(0.0, False), (9999.0, True)])
def test_a_busy_machine_is_named(load: float, busy: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.getloadavg", lambda: (load, load, load))
    assert any(line.startswith("This machine is busy") for line in bench.table([])) == busy


def test_one_core_has_no_second_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "cores", lambda: 1)
    assert "ISMCTS two threads / one" not in {row["figure"] for row in measured()["figures"]}


def test_as_text() -> None:
    text = succeed("bench", "oriflamme", *BRIEF)
    assert text.startswith("One core, CPU time, best of ")
    assert "  oriflamme 5    plain games/s " in text


# -- targets ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("figure", "value", "said"),
    [
        ("plain games/s", 2000.0, "≥ 2,000 met"),
        ("plain games/s", 1999.0, "≥ 2,000 MISSED"),
        ("copy ns", 20.0, "≤ 20 met"),
        ("copy ns", 20.1, "≤ 20 MISSED"),
        ("checks on / off", 0.79, "≥ 0.8 MISSED"),
        ("public API decisions/s", 1.0, ""),
    ],
)
def test_a_figure_beside_its_target(figure: str, value: float, said: str) -> None:
    assert verdict(judged(BenchRow("oriflamme", 5, figure, value))) == said


@pytest.mark.parametrize(
    ("value", "text"), [(1234567.8, "1,234,568"), (999.9, "1e+03"), (18.94, "18.9"), (0.0604, "0.0604")]
)
def test_numbers(value: float, text: str) -> None:
    assert number(value) == text


# -- the stopwatch ----------------------------------------------------------------------------------------------
def test_the_best_of_several_runs_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that the test moves: the same work takes 2, 1 and 4 seconds; the first call, 90, does not count."""
    now, pace = [0.0], iter([90.0, 1.0, 2.0, 1.0, 4.0])

    def work(times: int) -> float:
        now[0] += next(pace)
        return 10

    monkeypatch.setattr(stopwatch, "process_time", lambda: now[0])
    monkeypatch.setattr(stopwatch, "ROUNDS", 3)
    figure = Measurement("it", work)
    measure([figure], 3.0, lambda *_: None)
    assert figure.best == 10.0


def test_runs_alternate(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    now = [0.0]

    def worker(name: str) -> Any:
        def work(times: int) -> float:
            order.append(name)
            now[0] += times
            return times

        return work

    monkeypatch.setattr(stopwatch, "process_time", lambda: now[0])
    measure([Measurement("a", worker("a")), Measurement("b", worker("b"))], 4.0, lambda *_: None)
    assert order == ["a", "a", "b", "b", "a", "b", "a", "b"], "warmed up and tried out, then in turn"


# -- against OpenSpiel ------------------------------------------------------------------------------------------
class Coin:
    """A game of OpenSpiel's kind: one toss, then two answers."""

    def __init__(self) -> None:
        self.at = 0

    def is_terminal(self) -> bool:
        return self.at == 3

    def is_chance_node(self) -> bool:
        return self.at == 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 0.5), (1, 0.5)]

    def legal_actions(self) -> list[int]:
        return [0, 1]

    def apply_action(self, action: int) -> None:
        assert action in (0, 1)
        self.at += 1


def spiel() -> SimpleNamespace:
    """What stands for pyspiel."""

    def evaluate_bots(state: Coin, bots: list[int], seed: int) -> None:
        assert (state.at, bots) == (0, [0, 1])

    class Bot:
        def __init__(self, seed: int, evaluator: str, explore: float, simulations: int) -> None:
            assert (evaluator, simulations % 100) == ("one play-out", 0)

        def step(self, state: Coin) -> None:
            assert state.at == 1

    return SimpleNamespace(
        ISMCTSBot=Bot,
        RandomRolloutEvaluator=lambda playouts, seed: "one play-out",
        registered_names=lambda: ["chess", "hearts"],
        load_game=lambda id: SimpleNamespace(num_players=lambda: 2, new_initial_state=Coin),
        make_uniform_random_bot=lambda seat, seed: seat,
        evaluate_bots=evaluate_bots,
    )


def test_against_open_spiel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", spiel())
    found = measured("--against", "open_spiel")
    (row,) = found["against"]
    theirs = [(one["seats"], one["figure"]) for one in found["figures"] if one["game"] == "hearts"]
    ratio = [(2, "ISMCTS of oriflamme / OpenSpiel's")] if found["machine"]["compiler"] else []
    assert theirs == [(2, "OpenSpiel ISMCTS simulations/s"), *ratio]
    assert (row["system"], row["game"], row["our_game"]) == ("open_spiel", "hearts", "oriflamme 5")
    assert row["python_decisions_per_second"] > 0
    assert row["cpp_decisions_per_second"] > 0
    assert row["our_api_ratio"] > 0
    assert row["our_text_ratio"] > 0
    text = succeed("bench", "oriflamme", *BRIEF, "--against", "open_spiel")
    assert "OpenSpiel, random legal play: decisions a second, and how many times that oriflamme 5 reaches:" in text
    assert "\n  hearts " in text


def test_against_open_spiel_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert "pip install open_spiel" in refuse("bench", "--against", "open_spiel")
