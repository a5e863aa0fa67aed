"""Lanes to learn from, recipes, and where torch is installed a small training."""

from __future__ import annotations

from array import array
from pathlib import Path
from typing import Any

import pytest
from bots.nets import small_network

import camarilla
from camarilla.bots import observe
from camarilla.bots.greedy import GreedyPlayer
from camarilla.bots.heuristics import heuristics
from camarilla.bots.inputs import attach_inputs, has_inputs
from camarilla.dialect import Record, numbers
from camarilla.kernel.game import Game
from camarilla.kernel.refusal import Refusal
from camarilla.kernel.rng import Luck, pick
from camarilla.lab.learning.recipe import Recipe, read_recipe, recipe_file
from camarilla.lab.lineup import lineup

GAMES = [game for game in map(camarilla.game, camarilla.games()) if has_inputs(game)]
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
LANES = 6


class Lanes:
    """Lanes without torch, answered by chance."""

    def __init__(self, game: Game, least: int, most: int, others: str = "", limit: int = 0) -> None:
        heuristics(game)
        self.game, self.inputs = game, attach_inputs(game)
        entries = ("start_lanes", "step_lanes", "count_lanes")
        self.unit = game.engine.unit("camarilla.lab.compiled.learning", entries)
        terms = self.unit.rules.LaneTerms()
        terms.least, terms.most, terms.limit = least, most, limit
        terms.others = self.unit.rules.POLICY if others else self.unit.rules.ASKED
        terms.line, self.factors = lineup(game, self.unit.rules, [others or "random"])
        self.terms, self.lanes, self.luck = Record.of(terms), Record(self.unit.rules.Lane, LANES), Luck()
        kinds = {"ended": "u8", "shares": "i8", "hero": "i8", "seat": "i8", "seats": "i8", "counts": "i16"}
        kinds |= {"codes": "i16", "weights": "i16", "seen": "i8", "truth": "i8"}
        size = self.inputs.Inputs.size_
        sizes = {"shares": 5, "codes": 1280, "weights": 1280, "seen": size, "truth": size}
        self.told: dict[str, Any] = {name: numbers(kind, LANES * sizes.get(name, 1)) for name, kind in kinds.items()}
        self.used = self.unit.call("start_lanes", self.terms, self.lanes, 5, self.factors, *self.told.values())

    def legal(self) -> list[list[int]]:
        """The legal codes of each lane."""
        found, at = [], 0
        for count in self.told["counts"]:
            found.append(list(self.told["codes"][at : at + count]))
            at += count
        assert at == self.used
        return found

    def step(self) -> None:
        chosen = numbers("i16", LANES)
        chosen[:] = [codes[pick(self.luck, len(codes))] for codes in self.legal()]
        self.used = self.unit.call("step_lanes", self.terms, self.lanes, chosen, self.factors, *self.told.values())


@every_game
def test_lanes_show_what_the_asked_seat_may_know(game: Game) -> None:
    lanes, width, seats, over = Lanes(game, *game.seats[:: len(game.seats) - 1]), 0, set(), 0
    width = lanes.inputs.Inputs.size_
    for step in range(200):
        lanes.step()
        over += sum(lanes.told["ended"])
        seats |= set(lanes.told["seats"])
        if step % 10:
            continue
        at = 0
        for number, codes in enumerate(lanes.legal()):
            state = game.restored(lanes.lanes.get(number).s.pack(), game.layout)
            seat = lanes.told["seat"][number]
            assert (state.seat, state.seats, state.codes) == (seat, lanes.told["seats"][number], codes)
            priors = GreedyPlayer(game).priors(observe(state))
            assert list(lanes.told["weights"][at : at + len(codes)]) == priors
            at += len(codes)
            out = lanes.inputs.Inputs()
            lanes.inputs.inputs(state.redacted(seat), seat, out)
            assert array("b", lanes.told["seen"][number * width : (number + 1) * width]).tobytes() == out.pack()
            lanes.inputs.inputs(state.record.copy_(), seat, out)
            assert array("b", lanes.told["truth"][number * width : (number + 1) * width]).tobytes() == out.pack()
    assert over > LANES
    assert seats == set(game.seats)


@every_game
def test_a_victory_is_shared_where_a_game_has_ended(game: Game) -> None:
    lanes = Lanes(game, 3, 3)
    for _ in range(80):
        lanes.step()
        for number, ended in enumerate(lanes.told["ended"]):
            if ended:
                shares = lanes.told["shares"][number * 5 : number * 5 + 5]
                assert sum(shares) == 60
                assert list(shares[3:]) == [0, 0]


@every_game
@pytest.mark.parametrize("others", ["greedy", "knight:bluffing"])
def test_among_others_only_the_hero_is_asked(game: Game, others: str) -> None:
    """And what it wins in the first game of each lane is counted."""
    others = others if others.partition(":")[2] in ("", *game.profile.styles) else "knight"
    lanes, games, credit = Lanes(game, 2, 2, others, limit=1), numbers("i32", LANES), numbers("i32", LANES)
    for _ in range(60):
        lanes.step()
        assert list(lanes.told["seat"]) == list(lanes.told["hero"])
        assert list(lanes.told["hero"]) == [lanes.lanes.get(number).hero for number in range(LANES)]
    lanes.unit.call("count_lanes", lanes.lanes, games, credit)
    assert list(games) == [1] * LANES
    assert set(credit) <= {0, 30, 60}


@every_game
def test_every_learnable_game_has_a_recipe(game: Game) -> None:
    assert isinstance(read_recipe(recipe_file(game)), Recipe)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("seconds = ", "cannot be read"),
        ("speed = 3", 'a setting "speed"'),
        ('lanes = "many"', 'a setting "lanes"'),
        ("lanes = 2.5", 'a setting "lanes"'),
        ("lanes = true", 'a setting "lanes"'),
    ],
)
def test_a_wrong_recipe_is_refused(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "r.toml").write_text(text)
    with pytest.raises(Refusal, match=said):
        read_recipe(tmp_path / "r.toml")


def test_a_missing_recipe_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="cannot be read"):
        read_recipe(tmp_path / "none.toml")


# -- with torch ---------------------------------------------------------------------------------------------------
TINY = Recipe(critic=16, seconds=0.2, first=16, width=16, blocks=1, lanes=32, steps=8, batch=64, evaluate_every=100.0)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Any:
    pytest.importorskip("torch")
    from camarilla.lab.learning.train import Training

    training = Training(GAMES[0], TINY, tmp_path_factory.mktemp("training"), workers=2)
    training.evaluated = 8
    training.run(lambda point: None, lambda seconds: None)
    return training


def test_a_training_writes_its_files_and_goes_on(trained: Any) -> None:
    from camarilla.lab.learning.train import Training

    assert {file.name for file in trained.folder.iterdir()} == {
        "checkpoint.pt", "curve.jsonl", "curve.svg", f"{GAMES[0].id}.network",
    }  # fmt: skip
    later = Training(GAMES[0], TINY, trained.folder, workers=1)
    later.resume()
    assert (later.decisions, later.learner.updates) == (trained.decisions, trained.learner.updates)
    assert later.decisions > 0
    assert later.weights() == trained.weights()


def test_whole_numbers_say_what_floats_say(trained: Any) -> None:
    """The logits of the file are those of the network, to a few hundredths."""
    import torch

    from camarilla.bots.inputs import outputs
    from camarilla.bots.network import NetworkPlayer
    from camarilla.lab.learning.quantize import quantized

    game = GAMES[0]
    for layer in trained.learner.average.layers:
        torch.nn.init.normal_(layer.weight, std=0.3)
    player = NetworkPlayer(game, 1, 1.0, quantized(trained.learner.average, game, {}))
    observation = observe(game.deal(3, 1))
    view = attach_inputs(game).Inputs()
    attach_inputs(game).inputs(observation.record, observation.seat, view)
    logits = trained.learner.average(torch.frombuffer(bytearray(view.pack()), dtype=torch.int8)[None])[0][0].detach()
    first = outputs(game, 3, observation.seat)[0]
    floats = [float(logits[first[game.moves.codes[move]]]) for move in observation.legal]
    spread = max(floats) - min(floats)
    assert player.weigh(observation) == pytest.approx(floats, abs=0.05 * spread)


def test_floats_that_are_read_from_a_file_write_it_again(trained: Any) -> None:
    """A file, as floats and quantized once more, is the same but for its scales, to a few parts of a thousand."""
    import torch

    from camarilla.lab.learning.quantize import quantized, restored

    game = GAMES[0]
    first = quantized(trained.learner.average, game, {})
    again = quantized(restored(first, game, torch.device("cpu")), game, {})
    assert (again.shape, again.rows) == (first.shape, first.rows)
    assert list(again.scales) == pytest.approx(list(first.scales), rel=0.003, abs=1)


def test_a_best_response_may_begin_as_a_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the sizes that the file has, whatever the recipe says; then it learns as ever."""
    torch = pytest.importorskip("torch")
    from camarilla.lab.learning.exploit import Exploit
    from camarilla.lab.learning.quantize import quantized, restored

    game = camarilla.game("throne")
    weights = small_network(game, prior=50)
    (tmp_path / "throne.network").write_bytes(weights.pack())
    monkeypatch.setenv("CAMARILLA_NETWORKS", str(tmp_path))
    training = Exploit(game, "network", 2, TINY, tmp_path / "exploit", workers=1, begin=weights)
    copy = quantized(restored(weights, game, torch.device("cpu")), game, {})
    assert (copy.shape, copy.prior) == (weights.shape, weights.prior)
    for network in (training.acting, training.learner.network, training.learner.slow, training.learner.average):
        assert quantized(network, game, {}) == copy
    training.evaluated = 40
    training.run(lambda point: None, lambda seconds: None)
    assert training.decisions > 0
    assert (training.recipe.prior, training.recipe.first) == (50, 8)
    assert quantized(training.learner.network, game, {}).rows != copy.rows


@pytest.mark.parametrize("player", ["random", "network"])
def test_a_best_response_comes_to_win_more(player: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Against random players, or against a network that knows nothing: only the hero's answers are learned from."""
    pytest.importorskip("torch")
    from camarilla.lab.learning.exploit import Exploit

    game = camarilla.game("throne")
    (tmp_path / "throne.network").write_bytes(small_network(game).pack())
    monkeypatch.setenv("CAMARILLA_NETWORKS", str(tmp_path))
    recipe = Recipe(seconds=2.0, first=32, width=32, blocks=1, lanes=128, steps=32, batch=512, prior=100)
    training = Exploit(game, player, 2, recipe, tmp_path / "exploit", workers=1)
    training.evaluated = 200
    share, half = training.run(lambda point: None, lambda seconds: None).shares[2]
    assert share - half > 0.6
    experience = training.roll_out(training.players())
    assert set(training.points[-1].shares) == {2}
    if player == "network":
        assert 0.2 < experience.asked.learns.float().mean() < 0.8
        assert not experience.usable[~experience.asked.learns].any()
