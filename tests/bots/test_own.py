"""Bots of one's own: a Python class plays wherever a level does; players and what they see go through pickles."""

from __future__ import annotations

import copy
import os
import pickle
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import camarilla
from camarilla import bots
from camarilla.bots import Budget, Decision, Observation, observe, seat_bot
from camarilla.bots.options import split_names
from camarilla.bots.own import find_class
from camarilla.bots.players import check_name, is_foreign
from camarilla.cli.play.setup import Setup
from camarilla.kernel.refusal import Refusal

SOURCE = '''
import os
from camarilla.bots import Decision

class Counting:
    """Counts its own answers."""
    def __init__(self, seed=0):
        self.seed, self.count = seed, 0
    def choose(self, observation):
        self.count += 1
        return observation.legal[self.count % len(observation.legal)]

class Whole:
    def __init__(self, game):
        self.game, self.closed = game, False
    def choose(self, observation, budget=None):
        return Decision(observation.legal[0], {observation.legal[0]: 1.0}, {}, [str(budget)])
    def close(self):
        self.closed = True

class Idle:
    pass

class Deep:
    games = ("throne",)
    def __init__(self, game, depth=2, bold=False):
        self.depth, self.bold = depth, bold
    def choose(self, observation):
        return observation.legal[self.depth % len(observation.legal)]

class Shy:
    def choose(self):
        return "keep"

class Cheat:
    def choose(self, observation):
        return "fly"

class Crash:
    def choose(self, observation):
        print("about to fail")
        return observation.nothing

class Quitter:
    def choose(self, observation):
        raise SystemExit("I give up")

class Killer:
    def choose(self, observation):
        os._exit(3)

class Eraser:
    def choose(self, observation):
        observation.legal.clear()
        return "fly"

class Needy:
    def __init__(self, game, depth):
        self.depth = depth
    def choose(self, observation):
        return observation.legal[0]

class Stillborn:
    def __init__(self):
        1 / 0
    def choose(self, observation):
        return observation.legal[0]
'''


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with bots in it, in which the program runs."""
    (tmp_path / "mybot.py").write_text(SOURCE)
    (tmp_path / "broken.py").write_text("import nothing")
    (tmp_path / "script.py").write_text("import sys\n\nsys.exit('done')")
    (tmp_path / "courtier-js").write_text("#!/bin/sh\n")
    (tmp_path / "courtier-js").chmod(0o700)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    yield tmp_path
    sys.modules.pop("mybot", None)


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "camarilla.cli", *words], capture_output=True, text=True, check=False)


def test_a_class_takes_a_seat(folder: Path) -> None:
    game = camarilla.game("throne")
    player: Any = seat_bot(game, "mybot:Counting", 7)
    assert player.own.seed == 7
    observation = observe(game.deal(2, 1))
    assert player.choose(observation) == Decision(observation.legal[1])
    whole: Any = seat_bot(game, "mybot:Whole")
    assert whole.own.game is game
    assert whole.choose(observation, Budget(simulations=3)).line == ["Budget(simulations=3, milliseconds=None)"]
    whole.close()
    assert whole.own.closed
    player.close()


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nobot:Counting", "“nobot:Counting” cannot be loaded: there is no module nobot; write module:Class for a"),
        (
            "engin:foo",
            "“engin:foo” cannot be loaded: there is no module engin; write module:Class for a Python class, "
            "engine:COMMAND for a program",
        ),
        ("broken:Bot", "“broken:Bot” cannot be loaded: No module named 'nothing'"),
        ("script:Bot", "“script:Bot” cannot be loaded: SystemExit: done (script.py:3)"),
        ("mybot:Missing", "“mybot:Missing” cannot be loaded: module 'mybot' has no attribute 'Missing'"),
        ("mybot:Idle", "“mybot:Idle” has no method `choose`"),
        ("mybot:Shy", "“mybot:Shy”: `choose` takes an observation, or an observation and a budget"),
        ("mybot:", "no player, level or engine named"),
        ("my bot:Counting", "no player, level or engine named"),
        ("knight:Counting", "no player, level or engine named"),
        ("kight", "no player, level or engine named kight; did you mean knight?"),
        ("mybot.Counting", "no player, level or engine named mybot.Counting; did you mean mybot:Counting?"),
        ("bots.mine.Counting", "no player, level or engine named bots.mine.Counting; did you mean bots.mine:Counting?"),
        ("mybot", "no player, level or engine named mybot; did you mean mybot:Class?"),
        ("nobot", "no player, level or engine named nobot; there are random"),
        ("mybot.py", "no player, level or engine named mybot.py; did you mean mybot:Class?"),
        ("./mybot.py", "no player, level or engine named ./mybot.py; did you mean mybot:Class?"),
        ("bots/mine.py[n=3]", "no player, level or engine named bots/mine.py[n=3]; did you mean bots.mine:Class[n=3]?"),
        ("../mybot.py", "no player, level or engine named ../mybot.py; there are random"),
        ("./courtier-js", "no player, level or engine named ./courtier-js; did you mean engine:./courtier-js?"),
        ("courtier-js", "no player, level or engine named courtier-js; did you mean engine:courtier-js?"),
        ("node bot.js", "no player, level or engine named node bot.js; did you mean engine:node bot.js?"),
        ("mybot:Deep[depth=3", "mybot:Deep[depth=3 opens a bracket and does not close it"),
        ("engine:node bot.js [depth=3, style=bold", "engine:node bot.js [depth=3, style=bold opens a bracket"),
    ],
)
def test_what_is_no_bot_is_refused(folder: Path, name: str, sentence: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_name(name)
    assert str(refused.value).replace('"', "").startswith(sentence.replace("“", "").replace("”", ""))


def test_foreign_code_is_known_by_its_name() -> None:
    names = ["mybot:Counting", "a.b:C", "engine:node bot.js", "knight:bluffing", "ismcts:40", "random", "greedy"]
    assert [is_foreign(name) for name in names] == [True] * 3 + [False] * 4


def test_a_class_plays_in_the_arena_in_this_process_and_in_others(folder: Path) -> None:
    contest = ["arena", "random", "mybot:Counting", "--game", "intrigues", "--seats", "2", "--deals", "1", "--json"]
    alone, together = run(*contest, "--jobs", "1"), run(*contest, "--jobs", "2")
    assert (alone.returncode, alone.stderr) == (0, "")
    assert alone.stdout == together.stdout
    assert '"mybot:Counting"' in alone.stdout


def test_a_class_and_a_program_play_at_the_terminal(folder: Path) -> None:
    example = Path(__file__).parents[2] / "examples" / "bot.py"
    table = ["play", "intrigues", "--seats", "2", "--watch", "--plain", "--pace", "0", "--seed", "1"]
    for name in ("mybot:Counting", f"engine:{sys.executable} {example}"):
        played = run(*table, "--bots", name)
        assert (played.returncode, played.stderr) == (0, "")
        assert name in played.stdout
    refused = run(*table, "--bots", "mybot:Idle")
    assert refused.returncode == 2
    assert "has no method `choose`" in refused.stderr


def test_each_bot_may_be_another(folder: Path) -> None:
    table = ["play", "intrigues", "--seats", "3", "--watch", "--plain", "--pace", "0", "--seed", "1"]
    apart = run(*table, "--bots", "mybot:Whole", "--bots", "random", "--bots", "mybot:Counting")
    joined = run(*table, "--bots", "mybot:Whole,random,mybot:Counting")
    assert (apart.returncode, apart.stderr) == (0, "")
    assert apart.stdout == joined.stdout
    assert "(mybot:Whole, Random, mybot:Counting)" in " ".join(apart.stdout.split())
    assert "--bots mybot:Whole --bots random --bots mybot:Counting" in apart.stdout, "how to deal it again"
    assert run(*table, "--bots", "mybot:Whole").stdout != apart.stdout
    refused = run(*table, "--bots", "random,greedy")
    assert refused.stderr == "camarilla: 2 bots were named, but 3 seats are free for bots\n"
    setup = Setup("intrigues", 3, 1, 0, people={1: ""}, level="mybot:Whole", more=["random"])
    assert {seat: bot.level for seat, bot in setup.bots().items()} == {0: "mybot:Whole", 2: "random"}
    assert Setup.of(setup.document()) == setup


def test_names_of_bots_are_told_apart_by_commas() -> None:
    assert split_names("mybot:A[x=1, y=2], knight") == ["mybot:A[x=1, y=2]", "knight"]
    assert split_names("knight,engine:node bot.js a,b [x=1,y=2]") == ["knight", "engine:node bot.js a,b [x=1,y=2]"]


def test_time_reaches_a_bot_at_the_terminal(folder: Path) -> None:
    (folder / "timed.py").write_text(
        "class Timed:\n    def choose(self, observation, budget):\n"
        "        assert budget.milliseconds == 1500, budget\n        return observation.legal[0]\n"
    )
    table = ["play", "intrigues", "--seats", "2", "--watch", "--plain", "--pace", "0", "--bots", "timed:Timed"]
    played = run(*table, "--time", "1.5s")
    assert (played.returncode, played.stderr) == (0, "")
    assert "milliseconds=500" in run(*table, "--time", "500ms").stderr
    assert "is not a time" in run(*table, "--time", "0s").stderr


def test_a_game_is_kept_when_a_class_fails(folder: Path) -> None:
    late = "return observation.legal[0] if len(observation.events) < 40 else 1 / 0"
    (folder / "mybot.py").write_text(SOURCE.replace("return observation.nothing", late))
    table = ["play", "throne", "--seats", "2", "--watch", "--plain", "--pace", "0", "--seed", "1", "--save", "kept"]
    failed = run(*table, "--bots", "mybot:Crash")
    assert failed.returncode == 2
    assert "camarilla play --resume kept" in failed.stdout
    assert re.search(r'\(camarilla\.game\("throne"\)\.deal\(2, 1\), seat=[01]\)$', failed.stderr.strip())
    (folder / "mybot.py").write_text(SOURCE.replace("return observation.nothing", "return observation.legal[0]"))
    resumed = run("play", "--resume", "kept", "--plain", "--pace", "0", "--bots", "mybot:Crash")
    assert (resumed.returncode, resumed.stderr) == (0, "")


def test_a_kept_game_runs_foreign_code_only_if_it_is_named_again(folder: Path) -> None:
    """A file can come from anywhere."""
    table = ["play", "intrigues", "--seats", "2", "--plain", "--seed", "1", "--save", "kept"]
    subprocess.run([sys.executable, "-m", "camarilla.cli", *table, "--bots", "mybot:Counting"], input="q\n", text=True,
                   capture_output=True, check=True)  # fmt: skip
    refused = run("play", "--plain", "--resume", "kept")
    assert refused.returncode == 2
    assert "--bots mybot:Counting" in refused.stderr
    resumed = subprocess.run([sys.executable, "-m", "camarilla.cli", "play", "--plain", "--resume", "kept", "--bots",
                              "mybot:Counting"], input="q\n", text=True, capture_output=True, check=False)  # fmt: skip
    assert resumed.returncode == 0


def test_options_of_a_class_are_the_parameters_of_its_init(folder: Path) -> None:
    game = camarilla.game("throne")
    player: Any = seat_bot(game, "mybot:Deep[depth=5, bold=on]")
    assert (player.own.depth, player.own.bold) == (5, True)
    assert seat_bot(game, "mybot:Deep").own.depth == 2  # type: ignore[attr-defined]
    for name, sentence in (
        ("mybot:Deep[width=1]", 'has no option "width"; it has depth, bold'),
        ("mybot:Deep[depth=deep]", "expected a whole number"),
        ("mybot:Counting[seed=1]", "has no options"),
        ("mybot:Needy[depth=1]", '"depth" in its __init__ needs a default value'),
        ("knight[depth=1]", "no player, level or engine named"),
    ):
        with pytest.raises(Refusal, match=sentence):
            check_name(name)


def test_a_class_plays_the_games_that_it_says(folder: Path) -> None:
    said = '"mybot:Deep" plays throne, not oriflamme (it says so in "games")'
    with pytest.raises(Refusal, match=re.escape(said)):
        camarilla.play_game(["mybot:Deep", "random"], "oriflamme", seed=1)
    assert camarilla.play_game(["mybot:Deep", "random"], "throne", seed=1).over
    refused = run("arena", "random", "mybot:Deep", "--deals", "1")
    assert (refused.returncode, refused.stderr) == (2, f"camarilla: {said}; add --game throne\n")
    for words in (["play", "oriflamme", "--watch", "--plain", "--bots"], ["balance", "oriflamme", "--players"]):
        refused = run(*words, "mybot:Deep")
        assert (refused.returncode, refused.stderr) == (2, f"camarilla: {said}\n")
    (folder / "elsewhere.py").write_text(SOURCE.replace('("throne",)', '"chess"'))
    with pytest.raises(Refusal, match='"elsewhere:Deep" plays none of our games'):
        camarilla.play_game(["elsewhere:Deep", "random"], "throne", seed=1)


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("Crash", "\"mybot:Crash\" failed: AttributeError: 'Observation' object has no attribute 'nothing' in line"),
        ("Quitter", '"mybot:Quitter" failed: SystemExit: I give up in line'),
        ("Stillborn", '"mybot:Stillborn" failed: ZeroDivisionError: division by zero in line'),
    ],
)
def test_a_class_that_raises_ends_a_contest_with_one_line_that_says_where(
    folder: Path, bot: str, sentence: str, jobs: str
) -> None:
    contest = ["arena", "random", f"mybot:{bot}", "--game", "throne", "--seats", "2", "--deals", "1", "--jobs", jobs]
    found = run(*contest)
    assert (found.returncode, found.stderr.count("\n")) == (2, 1)
    assert found.stderr.startswith(f"camarilla: {sentence}")
    seat = "" if bot == "Stillborn" else ", seat=[01]"
    assert re.search(rf'\(camarilla\.game\("throne"\)\.deal\(2, \d+\){seat}\)$', found.stderr.strip())
    study = run("balance", "throne", "--players", f"mybot:{bot}", "--games", "8", "--jobs", jobs)
    assert (study.returncode, study.stderr.count("\n")) == (2, 1)
    table = ["play", "throne", "--seats", "2", "--watch", "--plain", "--pace", "0", "--seed", "1"]
    played = run(*table, "--bots", f"mybot:{bot}")
    assert (played.returncode, played.stderr.count("\n")) == (2, 1)
    assert sentence in played.stderr


def test_an_object_that_raises_does_so_in_the_program_that_made_it(folder: Path) -> None:
    with pytest.raises(AttributeError):
        camarilla.play_game([find_class("mybot:Crash")(), "random"], "throne", seed=1)


def test_a_class_in_place_of_an_object_is_refused_with_what_would_be_right(folder: Path) -> None:
    with pytest.raises(Refusal, match=r"Crash is a class; give an object, Crash\(…\), or the name \"mybot:Crash\""):
        camarilla.play_game([find_class("mybot:Crash"), "random"], "throne", seed=1)
    with pytest.raises(Refusal, match="7 is no player: it has no method `choose`"):
        camarilla.play_game([7, "random"], "throne", seed=1)  # type: ignore[list-item]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_illegal_move_of_a_class_is_told_with_its_name(folder: Path, jobs: str) -> None:
    contest = ["arena", "random", "mybot:Cheat", "--game", "throne", "--seats", "2", "--deals", "1", "--jobs", jobs]
    found = run(*contest)
    assert found.returncode == 2
    assert found.stderr.startswith('camarilla: "mybot:Cheat" chose "fly" when asked “turn”: that is not legal; “')


def test_a_class_that_ends_its_process_is_named_with_the_deal(folder: Path) -> None:
    contest = ["arena", "random", "mybot:Killer", "--game", "throne", "--seats", "2", "--deals", "1", "--jobs", "2"]
    found = run(*contest)
    assert found.returncode == 2
    assert re.match(
        r'camarilla: the process in which "mybot:Killer" played ended 4 times over the same work '
        r'\(camarilla\.game\("throne"\)\.deal\(2, \d+\)\): did a bot end it \(os\._exit\)',
        found.stderr,
    )


def test_a_class_may_change_its_own_list_of_legal_moves(folder: Path) -> None:
    observation = observe(camarilla.game("throne").deal(2, 1))
    legal = observation.legal[0]
    with pytest.raises(
        Refusal, match=f'"mybot:Eraser" chose "fly" when asked “turn”: that is not legal; “{legal}” would'
    ):
        seat_bot(observation.game, "mybot:Eraser").choose(observation)


def test_a_class_speaks_the_engine_protocol(folder: Path) -> None:
    """Options and games are declared; what it prints is no message; where it fails is said, and it goes on."""
    engine = f"{sys.executable} -m camarilla.cli engine --level mybot:"
    good = run("engine", "check", f"{engine}Deep [depth=1]")
    assert (good.returncode, good.stderr) == (0, "")
    assert good.stdout.splitlines()[:2] == ["Speaks version 2 of the protocol.", "Options: depth=2, bold=false."]
    bad = run("engine", "check", f"{engine}Crash")
    assert bad.returncode == 1
    assert 'error        "mybot:Crash" failed: AttributeError in line 42 of mybot.py' in bad.stdout


def test_a_program_that_is_dead_or_mistyped_is_refused_at_once(folder: Path) -> None:
    table = ["play", "throne", "--seats", "2", "--watch", "--plain", "--pace", "0", "--bots"]
    refused = run(*table, "engine:nodee bot.js")
    assert refused.returncode == 2
    assert "cannot be started" in refused.stderr


def test_what_a_program_says_and_does_wrong_is_shown_at_the_terminal(folder: Path) -> None:
    (folder / "talker.py").write_text(TALKER)
    table = ["play", "intrigues", "--seats", "2", "--watch", "--plain", "--pace", "0", "--seed", "1", "--bots"]
    bot = f"engine:{sys.executable} talker.py"
    quiet, loud = run(*table, bot), run(*table, bot, "--info")
    assert "pondering" not in quiet.stdout
    assert "  Player 1: pondering\n" in loud.stdout
    assert "  Player 2: pondering\n" in loud.stdout
    assert "failed to play" in loud.stdout
    assert '  illegal      "fly"' in loud.stdout
    contest = ["arena", "random", bot, "--game", "intrigues", "--seats", "2", "--deals", "1"]
    assert "talker.py: pondering" in run(*contest, "--info").stderr
    assert "pondering" not in run(*contest).stderr


TALKER = """
import json, sys
for line in sys.stdin:
    m = json.loads(line)
    if m["type"] == "hello": print('{"type": "hello", "protocol": 2}', flush=True)
    if m["type"] == "new": print('{"type": "ready"}', flush=True)
    if m["type"] == "choose":
        print('{"type": "info", "text": "pondering"}', flush=True)
        print(json.dumps({"type": "move", "number": m["number"], "move": "fly"}), flush=True)
"""


# -- whole games
def test_play_game(folder: Path) -> None:
    class First:
        def choose(self, observation: Observation, budget: Budget | None = None) -> Decision:
            return Decision(observation.legal[0])

    players = [First(), "mybot:Whole", "greedy"]
    state = camarilla.play_game(players, "throne", seed=3, options={"row": 3})
    assert state.over
    assert (state.seats, state.options) == (3, {"row": 3})
    again = camarilla.play_game(
        [First(), "mybot:Whole", "greedy"], camarilla.game("throne"), seed=3, options={"row": 3}
    )
    assert again.log == state.log
    with pytest.raises(AttributeError, match="has no attribute 'play_games'"):
        camarilla.play_games


def test_the_players_are_exported() -> None:
    assert {name for name in bots.__all__ if name.endswith("Player")} == {*bots.PLAYERS, "Player", "SeatedPlayer"}
    for name in bots.PLAYERS:
        assert getattr(bots, name).__name__ == name
    with pytest.raises(AttributeError, match="has no attribute 'Nobody'"):
        bots.Nobody


# -- pickles
NAMES = ["random", "greedy", "flat:20", "ismcts:50", "page", "knight:cautious"]
SPAWNED = """
import pickle, sys
observation, players = pickle.load(sys.stdin.buffer)
sys.stdout.buffer.write(pickle.dumps([player.choose(observation, None).move for player in players]))
"""


def test_players_and_what_they_see_go_through_pickles_and_copies() -> None:
    """Into another process, too, which has loaded nothing yet."""
    game = camarilla.game("throne")
    observation = observe(game.deal(2, 4))
    players = [seat_bot(game, name, 5) for name in NAMES]
    for player in players:
        player.choose(observation)
    assert pickle.loads(pickle.dumps(observation)) == copy.deepcopy(observation) == observation
    spawned = subprocess.run([sys.executable, "-c", SPAWNED], input=pickle.dumps((observation, players)), check=True,
                             capture_output=True)  # fmt: skip
    copied = [copy.deepcopy(player).choose(observation).move for player in players]
    expected = [player.choose(observation).move for player in players]
    assert pickle.loads(spawned.stdout) == copied == expected


def test_a_player_need_take_no_budget() -> None:
    class Last:
        def choose(self, observation: Observation) -> str:
            return observation.legal[-1]

    assert camarilla.play_game([Last(), Last()], "throne", seed=3).over
