"""The network player: the same on every way of running, its weights as a file, and what is wrong with others."""

from __future__ import annotations

import hashlib
import json
import random
from collections import Counter
from collections.abc import Iterator
from math import exp, log
from pathlib import Path
from typing import Any

import pytest
from dialect.checked import Checked

import camarilla
from bots.nets import small_network
from camarilla.bots import Observation, observe, seat_bot
from camarilla.bots.compiled.led import exponential, sigmoid
from camarilla.bots.compiled.network import draw_answer
from camarilla.bots.greedy import GreedyPlayer
from camarilla.bots.inputs import has_inputs, signature
from camarilla.bots.ismcts import GUIDED, IsmctsPlayer
from camarilla.bots.led import LedPlayer, led_unit
from camarilla.bots.network import FOLDER, NetworkPlayer, code_outputs, find_weights, network_unit, shipped_weights
from camarilla.bots.weights import HASH, Weights, read_weights
from camarilla.dialect import numbers
from camarilla.kernel.game import Game
from camarilla.kernel.moves import MAX_ANSWERS
from camarilla.kernel.refusal import Refusal
from camarilla.kernel.rng import Luck

ROOT = Path(__file__).parents[2]
GAMES = [game for game in map(camarilla.game, camarilla.games()) if has_inputs(game)]
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
SHIPPED = ROOT / "networks" / "src" / "camarilla_networks"


def questions(game: Game, seats: int, every: int) -> Iterator[Observation]:
    """Some questions of a random game."""
    state, luck, number = game.deal(seats, 4), random.Random(4), 0
    while not state.over:
        if number % every == 0:
            yield observe(state)
        state.play(luck.choice(state.legal))
        number += 1


@every_game
@pytest.mark.parametrize("prior", [0, 150])
def test_plain_and_compiled_choose_the_same(game: Game, prior: int) -> None:
    weights, seats = small_network(game, prior=prior), game.seats[-1] if prior else game.seats[0]
    plain, fast = (NetworkPlayer(game, 3, 1.0, weights, engine) for engine in (game.engine.plain, game.engine))
    different = 0
    for observation in questions(game, seats, 5):
        assert plain.choose(observation) == fast.choose(observation)
        assert plain.weigh(observation) == fast.weigh(observation)
        different += len(set(fast.weigh(observation))) > 1
    assert different > 2


@every_game
def test_debug_mode_chooses_the_same(game: Game) -> None:
    """Every operator checked: no sum leaves its cells."""
    player = NetworkPlayer(game, 3, 1.0, small_network(game), game.engine.plain)
    checked = Checked(game.id)(network_unit(game).entries["choose"])
    for observation in questions(game, 3, 15):
        turned, logits = code_outputs(game, 3), numbers("i32", MAX_ANSWERS)
        code = checked(observation.record.copy_(), *player.network, *turned, 1.0, 9, logits)
        assert game.moves.texts[code] in observation.legal
        assert [logit / 1024 for logit in logits[: len(observation.legal)]] == player.weigh(observation)


@every_game
def test_a_search_that_a_network_leads_is_the_same_everywhere(game: Game) -> None:
    """Plain and compiled, on one thread and on two."""
    weights, seen = small_network(game, prior=100), next(questions(game, game.seats[-1], 1))
    plain = LedPlayer(game, 6, 3, engine=game.engine.plain, weights=weights).choose(seen)
    assert plain == LedPlayer(game, 6, 3, weights=weights).choose(seen)
    one, two = (LedPlayer(game, 1000, 3, threads=threads, weights=weights).choose(seen) for threads in (1, 2))
    assert one == two
    assert sum(one.visits.values()) == 1000


def test_a_network_leads_where_its_search_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it holds for likely is tried more often than by heuristics, however little it judges by itself."""
    game = camarilla.game("oriflamme")
    seen, network = next(questions(game, 3, 1)), small_network(game)
    logits = NetworkPlayer(game, 1, 1.0, network).weigh(seen)
    best = seen.legal[logits.index(max(logits))]
    led = LedPlayer(game, 1000, 3, {**GUIDED, "prior": 4.0}, weights=network).choose(seen)
    guided = IsmctsPlayer(game, 1000, 3, {**GUIDED, "prior": 4.0}).choose(seen)
    assert led.visits[best] > 1.5 * guided.visits[best]


def test_what_a_network_judges_is_credited_so_far_as_it_is_trusted() -> None:
    """The first of three seats won the roll-out; the network gives the second 60 %, so that the others share 40."""
    rules = led_unit(camarilla.game("throne")).rules
    search, led, nodes = rules.Search(), rules.Led(), [rules.Node(), rules.Node()]
    search.world.seats, search.result.winners, search.depth = 3, 0b001, 2
    for seat in range(2):
        nodes[seat].seat = search.path[seat] = seat
    led.judge, led.judged = 1, 0.6
    rules.credit_judged(search, nodes, 0.5, led)
    assert [node.wins for node in nodes] == pytest.approx([0.6, 0.3])
    assert [node.visits for node in nodes] == [1, 1]


@pytest.mark.parametrize("x", [0.0, -0.01, -1.0, -5.0, -40.0])
def test_exponentials_are_good_to_a_few_parts_of_a_hundred(x: float) -> None:
    assert exponential(x) == pytest.approx(exp(x), rel=0.03, abs=1e-6)
    assert sigmoid(x) == pytest.approx(1 / (1 + exp(-x)), rel=0.03, abs=1e-6)
    assert sigmoid(-x) == pytest.approx(1 / (1 + exp(x)), rel=0.03)


@every_game
def test_at_temperature_zero_the_likeliest_is_played(game: Game) -> None:
    player = NetworkPlayer(game, 3, 0.0, small_network(game))
    for observation in questions(game, 3, 10):
        logits = player.weigh(observation)
        assert observation.legal.index(player.choose(observation).move) == logits.index(max(logits))


@every_game
def test_the_heuristics_count_beside_it(game: Game) -> None:
    """The logarithm of each prior is added, so much of it as the file says."""
    alone, leaning = (NetworkPlayer(game, 3, 1.0, small_network(game, prior=prior)) for prior in (0, 150))
    for observation in questions(game, 3, 10):
        priors = GreedyPlayer(game, 1).priors(observation)
        wanted = [a + 1.5 * log(p) for a, p in zip(alone.weigh(observation), priors, strict=True)]
        assert leaning.weigh(observation) == pytest.approx(wanted, abs=0.002)


def test_answers_are_drawn_as_likely_as_they_are() -> None:
    """By their logits: e to the power of 2 times likelier, and twice that at half the temperature."""
    for temperature, ratio in ((2.0, 2.718), (1.0, 7.389)):
        luck, logits = Luck(), [0, 2048]
        drawn = Counter(draw_answer(logits, 2, temperature, luck) for _ in range(20_000))
        assert drawn[1] / drawn[0] == pytest.approx(ratio, rel=0.1)


def test_the_whole_numbers_are_those_of_the_layers() -> None:
    """The pass, computed once more from the file alone."""
    game = GAMES[0]
    weights = small_network(game)
    observation = list(questions(game, 3, 7))[3]
    player = NetworkPlayer(game, 1, 1.0, weights)
    assert player.weigh(observation) == [n / 1024 for n in again(game, weights, observation)]


def again(game: Game, weights: Weights, observation: Observation) -> list[int]:
    from camarilla.bots.inputs import attach_inputs, outputs, units
    from camarilla.bots.weights import layers

    found = attach_inputs(game)
    out = found.Inputs()
    found.inputs(observation.record, observation.seat, out)
    x = [int(n) * unit for n, unit in zip(out.flat_(), units(game), strict=True)]
    rows, scales, row, scale = memoryview(weights.rows).cast("b"), weights.scales, 0, 0
    sizes = layers(weights.shape)
    for number, (inputs, count) in enumerate(sizes):
        sums = [sum(x[i] * rows[row + i * count + j] for i in range(inputs)) for j in range(count)]
        y = [(sums[j] * scales[scale + j] >> 24) + scales[scale + count + j] for j in range(count)]
        if number < len(sizes) - 1:
            before = x if number > 1 else [0] * count
            y = [min(old + max(new, 0), 32767) for old, new in zip(before, y, strict=True)]
        x, row, scale = y, row + inputs * count, scale + 2 * count
    first, second, _ = outputs(game, observation.record.seats, observation.seat)
    codes = [game.moves.codes[move] for move in observation.legal]
    return [x[first[code]] + (x[second[code]] if second[code] >= 0 else 0) for code in codes]


# -- the file -----------------------------------------------------------------------------------------------------
def test_a_file_gives_back_what_was_packed() -> None:
    weights = small_network(GAMES[0])
    assert read_weights(weights.pack(), "f", weights.game, weights.signature) == weights


def signed(body: bytes) -> bytes:
    return body + hashlib.sha256(body).digest()


def with_head(data: bytes, **members: Any) -> bytes:
    """The file with another first line, and the hash that belongs to it."""
    line, _, rest = data[:-HASH].partition(b"\n")
    return signed(json.dumps({**json.loads(line), **members}).encode() + b"\n" + rest)


WHOLE = small_network(GAMES[0])
DATA = WHOLE.pack()
WRONG = {
    "empty": (b"", "network-foreign"),
    "no JSON": (b"hello\n" + DATA, "network-foreign"),
    "JSON of something else": (b'{"version": 1}\n', "network-foreign"),
    "a list": (b"[1]\n", "network-foreign"),
    "the line alone": (DATA.partition(b"\n")[0], "network-foreign"),
    "a later version": (with_head(DATA, version=3), "network-version"),
    "a prior that is none": (with_head(DATA, prior=-1), "network-damaged"),
    "a byte changed": (DATA[:5000] + bytes([DATA[5000] ^ 1]) + DATA[5001:], "network-damaged"),
    "cut off": (DATA[:-1], "network-damaged"),
    "too short for its sizes": (signed(DATA[: -HASH - 1]), "network-damaged"),
    "no sizes": (with_head(DATA, shape=None), "network-damaged"),
    "too wide": (with_head(DATA, shape={**WHOLE.shape, "width": 513}), "network-damaged"),
    "another size": (with_head(DATA, shape={**WHOLE.shape, "deep": 1}), "network-damaged"),
    "no card": (with_head(DATA, card=3), "network-damaged"),
    "another game": (with_head(DATA, game="chess"), "network-game"),
    "other inputs": (with_head(DATA, signature="0" * 16), "network-inputs"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_file_is_refused(name: str) -> None:
    data, id = WRONG[name]
    with pytest.raises(Refusal) as refusal:
        read_weights(data, "here.network", WHOLE.game, WHOLE.signature)
    assert refusal.value.id == id


def test_weights_are_found_in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    (tmp_path / f"{GAMES[0].id}.network").write_bytes(DATA)
    assert find_weights(GAMES[0]) == WHOLE
    with pytest.raises(Refusal, match="there is no network for"):
        find_weights(GAMES[1])
    monkeypatch.setattr("camarilla.bots.network.has_inputs", lambda game: False)
    with pytest.raises(Refusal, match=f"no network can learn {GAMES[0].id} yet"):
        find_weights(GAMES[0])


def test_without_the_package_there_is_no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FOLDER, raising=False)
    monkeypatch.setattr("camarilla.bots.network.PACKAGE", "no_such_package")
    with pytest.raises(Refusal, match="there is no network for"):
        find_weights(GAMES[0])


@pytest.mark.parametrize("file", sorted(SHIPPED.glob("*.network")), ids=lambda file: file.stem)
def test_shipped_weights_play(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They fit the inputs of today, are small, and beat random players."""
    game = camarilla.game(file.stem)
    monkeypatch.setenv(FOLDER, str(SHIPPED))
    shipped_weights.cache_clear()
    assert find_weights(game).signature == signature(game)
    assert file.stat().st_size <= 1 << 20
    results = [camarilla.play_game(["network", "random"], game, seed).winners for seed in range(60)]
    assert sum((0 in winners) / len(winners) for winners in results) > 36
    assert isinstance(seat_bot(game, "network", 1), NetworkPlayer)
    assert isinstance(seat_bot(game, "network:50", 1), LedPlayer)
    shipped_weights.cache_clear()
