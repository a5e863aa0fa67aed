"""The strongest level is led by the network that is installed, and plays as without where none can be used."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from cli.program import refuse, run
from dialect.checked import Checked
from server.live import PATIENCE, live
from worlds import another_world

import camarilla
from bots.nets import small_network
from camarilla.bots import Budget, Observation, observe, seat_bot
from camarilla.bots.ismcts import IsmctsPlayer
from camarilla.bots.leading import network_faults, networks_of
from camarilla.bots.led import LedPlayer
from camarilla.bots.levels import LevelPlayer
from camarilla.bots.network import FOLDER, installed_network, shipped_weights
from camarilla.bots.players import every_table, is_led, uses_network
from camarilla.bots.random import RandomPlayer
from camarilla.games import profiles
from camarilla.kernel.engine import Unit
from camarilla.kernel.game import Game
from camarilla.kernel.profile import LEVELS, Level
from camarilla.lab.arena import ContestJob
from camarilla.lab.jobs.sources import sources
from camarilla.lab.jobs.work import pack, unpack, work
from camarilla.lab.schedule import Plan

GAME = camarilla.game("oriflamme")
LED = [id for id in camarilla.games() if any(level.led for level in profiles()[id].levels)]
LEVEL = Level("regent", simulations=60, led={3: 200})
QUICK = ["--game", "oriflamme", "--seats", "2", "--deals", "1", "--jobs", "1"]
Install = Callable[..., Path]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs a small network of a game, or whatever bytes are given."""

    def forget() -> None:
        shipped_weights.cache_clear()
        installed_network.cache_clear()

    def installed(game: Game, data: bytes | None = None, seed: int = 1) -> Path:
        forget()
        monkeypatch.setenv(FOLDER, str(tmp_path))
        file = tmp_path / f"{game.id}.network"
        file.write_bytes(small_network(game, seed).pack() if data is None else data)
        return file

    forget()
    yield installed
    forget()


def asked(seats: int, seed: int = 1) -> Observation:
    return observe(GAME.deal(seats, seed))


# -- the level ----------------------------------------------------------------------------------------------------
def test_profiles_say_where_a_network_leads() -> None:
    """Only levels that search, only at tables that there are; and somewhere it does."""
    led = [(profile, level) for profile in profiles().values() for level in profile.levels if level.led]
    assert led
    for profile, level in led:
        assert level.simulations
        assert set(level.led) <= set(profile.seats)
        assert min(level.led.values()) > 0
    assert is_led("regent:cautious", "oriflamme", 3)
    assert not is_led("chancellor", "oriflamme", 3)
    assert uses_network("network:20", "ablaze", 5)


def test_a_level_is_led_where_its_profile_says(install: Install) -> None:
    install(GAME)
    weights = small_network(GAME)
    led = LedPlayer(GAME, 200, 7, early_stop=True, weights=weights).choose(asked(3))
    alone = IsmctsPlayer(GAME, 60, 7, early_stop=True)
    assert LevelPlayer(GAME, LEVEL, seed=7).choose(asked(3)) == led
    assert LevelPlayer(GAME, LEVEL, seed=7).choose(asked(4)) == alone.choose(asked(4))
    assert led.visits != IsmctsPlayer(GAME, 200, 7, early_stop=True).choose(asked(3)).visits


def test_whoever_gives_a_budget_is_obeyed(install: Install) -> None:
    install(GAME)
    led = LedPlayer(GAME, 30, 7, early_stop=True, weights=small_network(GAME))
    assert LevelPlayer(GAME, LEVEL, seed=7).choose(asked(3), Budget(simulations=30)) == led.choose(asked(3))


def test_a_style_chooses_among_what_a_led_search_finds(install: Install) -> None:
    install(GAME, seed=8)
    plain, styled = (LevelPlayer(GAME, LEVEL, style, 7) for style in ({}, {"place archer": 100.0}))
    budget = Budget(simulations=2000)
    assert plain.choose(asked(3), budget).move == "place lord front"
    assert styled.choose(asked(3), budget).move == "place archer front"


def test_a_led_level_chooses_the_same_each_time_and_on_one_thread(install: Install) -> None:
    install(GAME)
    many = Level("regent", simulations=60, led={2: 1100})
    players = [LevelPlayer(GAME, many, seed=3) for _ in range(2)]
    assert players[0].led is not None
    players[0].led.threads = 1
    assert players[0].choose(asked(2)) == players[1].choose(asked(2))


@pytest.mark.parametrize("id", LED)
def test_a_led_level_peeks_at_nothing(install: Install, id: str) -> None:
    """Another world that looks the same to the seat gets the same answer, with the same visits."""
    game, luck = camarilla.game(id), random.Random(3)
    install(game)
    state = game.deal(3, 3)
    for _ in range(6):
        state.play(luck.choice(state.legal))
    first, second = (LevelPlayer(game, LEVEL, seed=7).choose(observe(one)) for one in (state, another_world(state, 99)))
    assert first == second


def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The level plays as it does without any network."""
    player = LevelPlayer(GAME, LEVEL, seed=7)
    assert player.led is None
    budget = Budget(simulations=60)  # in plain Python it would be given time
    assert player.choose(asked(3), budget) == IsmctsPlayer(GAME, 60, 7, early_stop=True).choose(asked(3), budget)


def test_without_a_network_it_plays_as_ever(install: Install, monkeypatch: pytest.MonkeyPatch) -> None:
    alone(monkeypatch)
    assert list(network_faults(LEVELS, every_table())) == []
    assert networks_of("regent", every_table()) == ""


def test_without_a_compiler_it_plays_as_ever(install: Install, monkeypatch: pytest.MonkeyPatch) -> None:
    """Led by a network, plain Python would think for minutes."""
    install(GAME)
    monkeypatch.setitem(GAME.__dict__, "engine", GAME.engine.plain)
    alone(monkeypatch)
    assert networks_of("regent", every_table()) == ""
    assert networks_of("network", [("oriflamme", 3)])


WRONG: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "damaged": (lambda data: data[:-1] + bytes([data[-1] ^ 1]), "network-damaged"),
    "foreign": (lambda data: b"hello", "network-foreign"),
    "outdated": (lambda data: data.replace(b'"version": 2', b'"version": 1'), "network-version"),
    "of another game": (lambda data: small_network(camarilla.game("throne")).pack(), "network-game"),
}


@pytest.mark.parametrize("name", WRONG)
def test_with_a_file_that_cannot_be_used_it_plays_as_ever(
    install: Install, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    break_it, id = WRONG[name]
    install(GAME, break_it(small_network(GAME).pack()))
    alone(monkeypatch)
    assert [(game, fault.id) for game, fault in network_faults(LEVELS, every_table())] == [("oriflamme", id)]
    assert list(network_faults(LEVELS[:4], every_table())) == []
    assert list(network_faults(LEVELS, [("oriflamme", 5)])) == []


@pytest.mark.parametrize("id", LED)
def test_debug_mode_grows_the_same_tree(id: str) -> None:
    """Every operator of a led search checked."""
    game = camarilla.game(id)
    plain, checked = (LedPlayer(game, 5, 3, engine=game.engine.plain, weights=small_network(game)) for _ in range(2))
    grow = Checked(id)(plain.unit.entries["grow"])
    checked.unit = Unit(id, plain.unit.rules, {**plain.unit.entries, "grow": grow}, False)
    seen = observe(game.deal(2, 1))
    assert checked.choose(seen) == plain.choose(seen)


# -- what is said of it -------------------------------------------------------------------------------------------
def test_results_name_the_networks_that_players_used(install: Install) -> None:
    install(GAME)
    mark = small_network(GAME).fingerprint
    tables = [("oriflamme", 2), ("oriflamme", 3), ("oriflamme", 5), ("ablaze", 3)]
    assert networks_of("regent:cautious", tables) == f"oriflamme 2, 3: {mark}"
    assert networks_of("network", tables) == f"oriflamme 2, 3, 5: {mark}"
    assert sources(["page", "regent", "regent"], tables) == (("regent", f"oriflamme 2, 3: {mark}"),)
    assert small_network(GAME, 2).fingerprint != mark


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Contests of players who do not think: what is said of them is tried here."""
    monkeypatch.setattr("camarilla.lab.contest.seat_bot", lambda game, name, seed, timeout: RandomPlayer(seed))


@pytest.mark.usefixtures("quick")
def test_results_with_a_network_are_not_continued_without(install: Install, tmp_path: Path) -> None:
    file = str(tmp_path / "r.jsonl")
    contest = ["arena", "random", "regent", *QUICK, "--results", file]
    before = run(*contest)
    assert (before.status, before.err) == (0, "")
    assert "regent plays with networks" not in before.out
    install(GAME)
    assert "has results of regent with another network, or without one" in refuse(*contest)
    Path(file).unlink()
    found = run(*contest)
    mark = small_network(GAME).fingerprint
    assert f"regent plays with networks (game, seats: weights): oriflamme 2: {mark}\n" in found.out
    assert run(*contest).err == f"2 of 2 games were already in {file}.\n"
    install(GAME, seed=2)
    resumed = ["arena", "--resume", file, "--deals", "1", "--jobs", "1"]
    assert "with another network" in refuse(*resumed)
    install(GAME).unlink()
    assert "with another network" in refuse(*resumed)


def test_a_worker_with_other_networks_is_refused(install: Install) -> None:
    """On another machine of a cluster, say, where the package is missing."""
    job = ContestJob(Plan(("page", "regent"), (("oriflamme", 2),), "robin", 1, 1, 1.0))
    packed = pack(job)
    assert work(packed, []).refusal is None
    install(GAME)
    unpack.cache_clear()
    refusal = work(packed, []).refusal
    assert refusal is not None
    assert refusal.id == "cluster-networks"
    assert work(pack(job), []).refusal is None


@pytest.mark.usefixtures("quick")
def test_a_contest_says_once_that_a_network_cannot_be_used(install: Install) -> None:
    install(GAME, b"hello")
    told = " ".join(run("arena", "random", "regent", *QUICK).err.split())
    assert told.endswith(" is not a network of Camarilla. In Oriflamme, the regent plays without a network.")
    assert told.count("without a network") == 1
    assert run("arena", "random", "page", *QUICK).err == ""


def test_the_terminal_says_so_before_the_game(install: Install) -> None:
    install(GAME, b"hello")
    ended = run("play", "oriflamme", "--seats", "3", "--bots", "regent", "--plain", given="quit\n")
    assert ended.err.count("the regent plays without a network") == 1
    assert run("play", "oriflamme", "--seats", "3", "--bots", "knight", "--plain", given="quit\n").err == ""
    assert seat_bot(GAME, "regent", 1)


def test_a_server_logs_it(install: Install, tmp_path: Path) -> None:
    install(GAME, b"hello")

    async def serve() -> None:
        told = ("warning", "network not used")
        async with live(tmp_path / "db") as server, asyncio.timeout(PATIENCE):
            while told not in [line[:2] for line in server.server.log.lines]:
                await asyncio.sleep(0)
            (line,) = [parts for *kind, parts in server.server.log.lines if tuple(kind) == told]
            assert (line["game"], line["error"]) == ("oriflamme", "network-foreign")
            assert "is not a network of Camarilla" in line["text"]

    asyncio.run(serve())


def test_other_commands_that_seat_levels_say_so(
    install: Install, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(GAME, b"hello")
    monkeypatch.setattr("camarilla.cli.commands.dataset.carry_out", lambda *_: None)
    dataset = ["dataset", "oriflamme", "--players", "regent,page", "--games", "2", "--out", str(tmp_path / "out")]
    balance = ["balance", "oriflamme", "--players", "regent", "--seats", "2", "--games", "40", "--shard", "39/40"]
    for command in (["engine", "--level", "regent"], dataset, balance):
        assert run(*command).err.count("the regent plays without a network") == 1, command
