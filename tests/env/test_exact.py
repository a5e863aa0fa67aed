"""Small variants, solved exactly: their trees, best responses, players as policies, and an equilibrium."""

from __future__ import annotations

import random
import sys
from collections import Counter
from functools import cache
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import camarilla
from camarilla.bots.observation import observe
from camarilla.bots.players import seat_bot
from camarilla.env.policies import chances, policy
from camarilla.env.solving import SEATS, Solver
from camarilla.env.tree import NOBODY, Forgotten, Tree
from camarilla.env.variants import variant, variants
from camarilla.env.victory import share
from camarilla.kernel.game import State

BENCH = str(Path(__file__).parents[2] / "bench")
SMALL = ("oriflamme_4", "ablaze_5")


@cache
def solver(id: str) -> Solver:
    return Solver(Tree(variant(id).roots))


@pytest.mark.parametrize("id", SMALL)
def test_a_tree_is_all_that_can_happen(id: str) -> None:
    """As many ends as lines of play, each with the share that the game says, at the right depth."""
    tree, ends = solver(id).tree, list[float]()

    def count(state: State) -> None:
        if state.over:
            ends.append(share(state, 0))
        for code in state.codes:
            after = state.copy()
            after.play_code(code)
            count(after)

    for root in variant(id).roots:
        count(root)
    assert sorted(tree.won[tree.over]) == sorted(ends)
    assert (tree.parent[1:] < np.arange(1, len(tree.parent))).all()
    assert sum(layer.stop - layer.start for layer in tree.layers) == len(tree.parent)
    assert (tree.owner[tree.cell[tree.cell != NOBODY]] >= 0).all()


@pytest.mark.parametrize("id", SMALL)
def test_values_are_those_of_games_that_are_played(id: str) -> None:
    """Random games come to what the tree says of random players."""
    one, luck, won = solver(id), random.Random(1), 0.0
    deals = variant(id)
    for _ in range(2000):
        state = deals.deal(luck.randrange(len(deals.deals)))
        while not state.over:
            state.play_code(luck.choice(state.codes))
        won += share(state, 0)
    assert won / 2000 == pytest.approx(one.expected(one.uniform()), abs=0.05)
    assert one.expected(one.uniform(), 1) == pytest.approx(1 - one.expected(one.uniform()))


@pytest.mark.parametrize("id", SMALL)
def test_no_other_answer_is_better_than_a_best_response(id: str) -> None:
    one, luck = solver(id), np.random.default_rng(1)
    for seat in SEATS:
        best = one.best_response(one.uniform(), seat)
        won = one.expected(best, seat)
        own = np.isin(one.tree.owner, np.concatenate(one.levels[seat]))
        for _ in range(200):
            other = one.normal(np.where(own, luck.random(len(best)) ** 9, best))
            assert one.expected(other, seat) <= won + 1e-12
        assert (best[~own] == one.uniform()[~own]).all()


def test_openspiel_comes_to_the_same() -> None:
    """Its own best response, over the game that is registered there; and its regret minimization comes near 0."""
    pyspiel = pytest.importorskip("pyspiel")
    pytest.importorskip("camarilla.env.spiel")
    theirs, algorithms = import_module("open_spiel.python.policy"), "open_spiel.python.algorithms"
    nash_conv = import_module(f"{algorithms}.exploitability").nash_conv
    game, one = pyspiel.load_game("camarilla_oriflamme(variant=oriflamme_4)"), solver("oriflamme_4")
    uniform = nash_conv(game, theirs.UniformRandomPolicy(game)) / 2
    assert uniform == pytest.approx(one.exploitability(one.uniform()))
    np.random.seed(1)
    learner = import_module(f"{algorithms}.external_sampling_mccfr").ExternalSamplingSolver(game)
    for _ in range(100):
        learner.iteration()
    learned = policy_of(one, learner.average_policy(), game)
    assert one.exploitability(learned) == pytest.approx(nash_conv(game, learner.average_policy()) / 2)
    assert one.exploitability(learned) < uniform / 3


def policy_of(one: Solver, theirs: Any, game: Any) -> Any:
    """A policy of OpenSpiel's as cells of the tree; what it has never seen is random."""
    found = []
    for info in one.tree.infos:
        seen = theirs._infostates.get(info.state.information_state(info.seat))
        legal = sorted(info.state.codes)
        weights = dict(zip(legal, seen[1] if seen else [1.0] * len(legal), strict=True))
        found += [weights[code] / sum(weights.values()) for code in info.state.codes]
    return np.array(found)


@pytest.mark.parametrize("id", SMALL)
def test_an_equilibrium_is_found(id: str) -> None:
    one = solver(id)
    steps = [one.exploitability(found) for found in islice(one.equilibrium(), 100)]
    assert 0 <= steps[-1] < 2e-4 < 0.01 < steps[0]
    last = next(islice(one.equilibrium(), 99, None))
    assert np.bincount(one.tree.owner, last) == pytest.approx(1)


@pytest.mark.parametrize("name", ["random", "greedy", "squire", "knight", "chancellor"])
def test_a_policy_is_how_the_player_plays(name: str) -> None:
    """As often as it is said, over many seeds of its luck."""
    infos = solver("oriflamme_4").tree.infos
    for info in random.Random(name).sample(infos, 4):
        seen = observe(info.state)
        likely, tries = chances(seen, name), 800
        counted = Counter(seat_bot(seen.game, name, seed).choose(seen).move for seed in range(tries))
        for move, chance in zip(seen.legal, likely, strict=True):
            assert counted[move] / tries == pytest.approx(chance, abs=4.5 * (chance * (1 - chance) / tries) ** 0.5)


def test_a_player_that_searches_is_tried() -> None:
    tree = solver("oriflamme_4").tree
    found = policy(tree, "ismcts:50", 4)
    assert set(np.unique(found * 4) % 1) <= {0.0, *np.unique(4 / np.bincount(tree.owner) % 1)}
    assert np.bincount(tree.owner, found) == pytest.approx(1)
    assert solver("oriflamme_4").exploitability(found) < 0.1


def test_whoever_forgets_has_no_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    """Information states without the past: after different answers a seat would know the same."""
    monkeypatch.setattr(State, "information_state", lambda state, seat: str(state.legal))
    with pytest.raises(Forgotten):
        Tree(variant("oriflamme_4").roots)


def test_variants_have_names() -> None:
    assert set(SMALL) < set(variants())
    for id in variants():
        deals = variant(id)
        assert deals.deal(0).game is deals.game
        assert sum(likely for _, likely in deals.chance_outcomes()) == pytest.approx(1)
    with pytest.raises(ValueError, match="no small variant 'throne_9', only oriflamme_4, oriflamme_5, ablaze_5"):
        variant("throne_9")
    with pytest.raises(ValueError, match="no small variant 'ablaze_5' of oriflamme, only oriflamme_4, oriflamme_5"):
        variant("ablaze_5", variant("oriflamme_4").game)
    with pytest.raises(ValueError, match="throne has no small variants"):
        variant("oriflamme_4", camarilla.game("throne"))


def test_the_figures_of_the_arena(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """What the script prints for players that do not search stands in docs/arena.md."""
    monkeypatch.syspath_prepend(BENCH)
    script = import_module("exploitability")
    text = (Path(BENCH).parent / "docs" / "arena.md").read_text("utf-8")
    rows = {row.split("|")[1].strip(): row.split("|") for row in text.splitlines() if row.startswith("|")}
    names = ["random", "page", "squire", "knight", "chancellor"]
    for column, id in ((2, "oriflamme_4"), (4, "ablaze_5")):
        script.main([id, "--players", *names])
        printed = capsys.readouterr().out.splitlines()[1:]
        for name, line in zip(names, printed, strict=False):
            assert f"{float(line.split()[1].rstrip(',')) * 100:.1f}" == rows[name][column].strip()
    sys.modules.pop("exploitability")
