"""The one list of players: every name is seated or refused, in games with heuristics and without."""

from __future__ import annotations

import subprocess
import sys

import pytest
from kernel import toy

import camarilla
from camarilla.bots import Player, observe, seat_bot
from camarilla.bots.external import ExternalPlayer
from camarilla.bots.heuristics import has_heuristics
from camarilla.bots.players import check_name, command, level_names
from camarilla.kernel.game import Game, State
from camarilla.kernel.refusal import Refusal

NAMES = ["random", "greedy", "flat:30", "ismcts:60", "page", "squire:cautious", "chancellor"]


@pytest.mark.parametrize(
    "name",
    [
        "random",
        "greedy",
        "flat:100",
        "ismcts:4000",
        "knight",
        "page:bluffing",
        "squire:plain",
        "engine:python3 'my bot.py'",
    ],
)
def test_names_that_there_are(name: str) -> None:
    check_name(name)


@pytest.mark.parametrize(
    "name", ["", "Random", "flat", "flat:0", "flat:-1", "flat:x", "ismcts:123456789", "duke", "knight:rude", "knight:"]
)
def test_names_that_nobody_has(name: str) -> None:
    with pytest.raises(Refusal, match="no player, level or engine named"):
        check_name(name)


@pytest.mark.parametrize("name", ["engine:", "engine:  ", "engine:'open"])
def test_commands_that_are_none(name: str) -> None:
    with pytest.raises(Refusal, match="names no command"):
        check_name(name)
    assert command("engine:python3 'my bot.py'") == ["python3", "my bot.py"]


@pytest.mark.parametrize("name", NAMES)
def test_without_a_compiler_every_player_plays_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = camarilla.game("oriflamme")
    observation = observe(game.deal(2, 1))
    compiled = seat_bot(game, name, 5).choose(observation)
    monkeypatch.setitem(game.__dict__, "engine", game.engine.plain)
    assert seat_bot(game, name, 5).choose(observation) == compiled


def test_a_program_is_seated_too() -> None:
    player = seat_bot(camarilla.game("throne"), "engine:mybot --fast", 3, timeout=2.0)
    assert isinstance(player, ExternalPlayer)
    assert (player.command, player.seed, player.timeout) == (["mybot", "--fast"], 3, 2.0)


def test_a_list_of_names_loads_no_game_and_no_compiler() -> None:
    check = "import sys, camarilla.bots.players; print([name for name in sys.modules if 'dialect' in name])"
    assert subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True).stdout == "[]\n"
    assert "knight:bluffing" in level_names("oriflamme")


# -- a game without heuristics ------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", [*[name for name in NAMES if ":c" not in name], "regent"])
def test_every_player_plays_a_game_without_heuristics(name: str) -> None:
    game = toy.game()
    assert not has_heuristics(game)
    state = play(game.deal(2, 3), [seat_bot(game, name, seat) for seat in range(2)])
    assert state.over


def test_there_the_levels_search_and_the_higher_choose_better() -> None:
    """Of the toy's five answers one or two are worth most."""
    game = toy.game()
    assert best_choices(game, "chancellor") == best_choices(game, "regent") == 40
    assert best_choices(game, "chancellor") > best_choices(game, "knight") > best_choices(game, "page") > 8


def best_choices(game: Game, name: str) -> int:
    """How often a level gains 2 points, of 40 times: by a bet, or by `high` where it has seen a two."""
    found = 0
    for seed in range(40):
        state = game.deal(2, seed)
        move, side = seat_bot(game, name, seed).choose(observe(state)).move, state.view(state.seat)["sides"][0]
        found += move == "bet 2" or (move == "high" and side == 2)
    return found


def play(state: State, players: list[Player]) -> State:
    """To the end of the game."""
    while state.seat is not None:
        state.play(players[state.seat].choose(observe(state)).move)
    return state
