"""Bots in other languages: a good one plays, a bad one loses its moves to chance, and nothing of it is left over."""

from __future__ import annotations

import json
import os
import re
import select
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import camarilla
from camarilla.bots import Budget, Observation, observe
from camarilla.bots import program as programs
from camarilla.bots.external import STARTS, ExternalPlayer, first_of_each_kind
from camarilla.bots.options import split_options
from camarilla.bots.players import ENGINE, greeting, try_bot
from camarilla.bots.program import SECRET_VARIABLES, Program, hearing, kept, start
from camarilla.bots.random import RandomPlayer
from camarilla.bots.seated import Fault
from camarilla.kernel.document import shown
from camarilla.kernel.game import State
from camarilla.kernel.refusal import Refusal

GAME = camarilla.game("oriflamme")
HEAD = """
import json, os, sys, time
def say(**message):
    print(json.dumps(message), flush=True)
def hear():
    line = sys.stdin.readline()
    message = json.loads(line) if line else {"type": "bye"}
    return message if message["type"] != "bye" else sys.exit()
def greet():
    hear(); say(type="hello", protocol=1); hear(); say(type="ready")
"""
FIRST = "m = hear()\n    say(type='move', number=m['number'], move=m['legal'][0])"
GOOD = f"greet()\nwhile True:\n    {FIRST}"


def program(tmp_path: Path, body: str) -> list[str]:
    """A command that runs a small program."""
    file = tmp_path / "bot.py"
    file.write_text(HEAD + body)
    return [sys.executable, str(file)]


def play(player: ExternalPlayer, seats: int = 2, most: int = 1000) -> State:
    """A game of the program in seat 0 against random players, or its first moves."""
    state, others = GAME.deal(seats, seed=4), RandomPlayer(5)
    with player:
        while state.seat is not None and player.choices < most:
            mover = player if state.seat == 0 else others
            state.play(mover.choose(observe(state)).move)
    return state


def faults(command: list[str], timeout: float = 5.0, most: int = 1000) -> list[Fault]:
    player = ExternalPlayer(command, GAME, 1, timeout)
    assert play(player, most=most).over or player.choices == most
    assert player.program is None
    return player.faults


def test_a_good_program_plays(tmp_path: Path) -> None:
    player = ExternalPlayer(program(tmp_path, GOOD), GAME)
    state = play(player)
    assert state.over
    assert player.faults == []
    assert player.started == 1


def test_it_is_told_what_its_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    """Every message, word for word: from the observation of its seat, and events once each."""
    heard = tmp_path / "heard"
    log = f"log = open({str(heard)!r}, 'w')\n"
    body = log + "greet()\nwhile True:\n    m = hear(); print(json.dumps(m), file=log, flush=True)\n    "
    body += "say(type='move', number=m['number'], move=m['legal'][-1])"
    state, others, observations = GAME.deal(3, seed=9), RandomPlayer(1), []
    with ExternalPlayer(program(tmp_path, body), GAME) as player:
        while state.seat is not None:
            observation = observe(state)
            if observation.seat == 1:
                observations.append(observation)
            state.play((player if observation.seat == 1 else others).choose(observation).move)
    messages = [json.loads(line) for line in heard.read_text().splitlines()]
    assert len(messages) == len(observations)
    events: list[object] = []
    for number, (message, observation) in enumerate(zip(messages, observations, strict=True)):
        assert set(message) == {"type", "number", "view", "question", "legal", "seen", "events", "budget"}
        assert (message["type"], message["number"], message["seen"]) == ("choose", number, len(events))
        events += message["events"]
        told = json.loads(
            json.dumps([observation.view, observation.legal, observation.events, observation.question._asdict()])
        )
        assert [message["view"], message["legal"], events, message["question"]] == told


def test_a_budget_is_passed_on_and_reasons_come_back(tmp_path: Path) -> None:
    values = "{m['legal'][0]: 0.5, 'x': 1, m['legal'][1]: 'much'}"
    reasons = f"{{'values': {values}, 'visits': {{m['legal'][0]: 7}}, 'line': ['a', 3]}}"
    body = "greet()\nm = hear()\nassert m['budget'] == {'simulations': 9}\nsay(type='move', number=0, "
    body += f"move=m['legal'][1], thought={reasons})\nhear()"
    observation = observe(GAME.deal(2, 1))
    with ExternalPlayer(program(tmp_path, body), GAME) as player:
        decision = player.choose(observation, Budget(simulations=9))
    assert decision.move == observation.legal[1]
    assert decision.values == {observation.legal[0]: 0.5}
    assert decision.visits == {observation.legal[0]: 7}
    assert list(decision.line) == ["a"]


@pytest.mark.parametrize(
    "decision", ["3", "[]", "{'values': [1], 'visits': 2, 'line': 'x'}", "{'values': {m['legal'][0]: True}}"]
)
def test_useless_reasons_do_no_harm(tmp_path: Path, decision: str) -> None:
    body = f"greet()\nm = hear()\nsay(type='move', number=0, move=m['legal'][0], decision={decision})\nhear()"
    observation = observe(GAME.deal(2, 1))
    with ExternalPlayer(program(tmp_path, body), GAME) as player:
        thought_of = player.choose(observation)
    assert (thought_of.move, dict(thought_of.values), player.faults) == (observation.legal[0], {}, [])


# -- bad ones ---------------------------------------------------------------------------------------------------
def test_one_that_hangs(tmp_path: Path) -> None:
    body = "greet()\nhear()\nwhile True: time.sleep(60)"
    assert [fault.kind for fault in faults(program(tmp_path, body), timeout=0.05, most=2)] == ["silent"] * 2


def test_one_that_may_not_be_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It runs as another user: its faults count all the same, and it hears that we have gone."""
    left = forbid_killing(monkeypatch)
    body = "greet()\nhear()\ntime.sleep(0.3)\nhear()"
    assert [fault.kind for fault in faults(program(tmp_path, body), timeout=0.05, most=2)] == ["silent"] * 2
    assert not Program.running
    assert [process.wait(30) for process in left] == [0, 0], "they end by themselves"


def forbid_killing(monkeypatch: pytest.MonkeyPatch) -> list[subprocess.Popen[bytes]]:
    """As if every program ran as another user: the processes that would have been ended."""
    left: list[subprocess.Popen[bytes]] = []

    def refuse(process: subprocess.Popen[bytes] | int) -> None:
        if isinstance(process, subprocess.Popen):
            left.append(process)
        raise PermissionError

    monkeypatch.setattr(programs, "kill_group", refuse)
    monkeypatch.setattr(subprocess.Popen, "kill", refuse)
    return left


def test_one_that_never_reads(tmp_path: Path) -> None:
    body = "greet()\nwhile True: time.sleep(60)"
    player = ExternalPlayer(program(tmp_path, body), GAME, 1, 0.05)
    observation = observe(GAME.deal(2, 1))
    long = Observation(
        observation.game,
        observation.seat,
        observation.record,
        observation.question,
        observation.legal,
        [{"event": "x" * 1_000_000}],
    )
    with player:
        assert player.choose(long).move in observation.legal
    assert [fault.kind for fault in player.faults] == ["silent"]


def test_one_that_crashes_is_started_again_but_not_for_ever(tmp_path: Path) -> None:
    found = faults(program(tmp_path, "greet()\nhear()\nos._exit(7)"))
    assert [fault.kind for fault in found[:STARTS]] == ["ended"] * STARTS
    assert found[0].detail == "status 7"
    assert {fault.kind for fault in found[STARTS:]} == {"not-started"}
    assert list(first_of_each_kind(found)) == [found[0], found[STARTS]]
    assert [fault.choice for fault in found] == list(range(len(found)))


def test_one_that_crashes_once_plays_on(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    once = f"greet()\nif not os.path.exists({str(mark)!r}):\n    open({str(mark)!r}, 'w'); os._exit(1)\n"
    found = faults(program(tmp_path, once + f"while True:\n    {FIRST}"))
    assert [(fault.kind, fault.choice) for fault in found] == [("ended", 0)]


def test_after_a_new_start_it_is_told_everything_again(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    body = f"greet()\nfor i in range(2):\n    {FIRST}\nm = hear()\n"
    body += f"if not os.path.exists({str(mark)!r}):\n    open({str(mark)!r}, 'w'); os._exit(1)\n"
    body += "say(type='move', number=m['number'], move=m['legal'][0])\nhear()"
    observation = observe(GAME.deal(2, 1))
    with ExternalPlayer(program(tmp_path, body), GAME) as player:
        told = []
        for _ in range(4):
            player.choose(observation)
            told.append(player.told)
    assert (
        told == [len(observation.events), len(observation.events), 0, len(observation.events)]
        or player.faults[0].choice == 2
    )


@pytest.mark.parametrize("move", ["'place lord nowhere'", "None", "7", "['keep']", "{'a': 1}"])
def test_one_that_answers_illegal_moves_keeps_running(tmp_path: Path, move: str) -> None:
    body = f"greet()\nwhile True:\n    m = hear(); say(type='move', number=m['number'], move={move})"
    player = ExternalPlayer(program(tmp_path, body), GAME)
    assert play(player).over
    assert {fault.kind for fault in player.faults} == {"illegal"}
    assert len(player.faults) == player.choices
    assert player.started == 1


NONSENSE = {
    "words": "print('I think...', flush=True)",
    "a number": "print(7, flush=True)",
    "bytes": "os.write(1, bytes(range(128, 255)) + b'\\n')",
    "deep": "print('[' * 100000, flush=True)",
    "another type": "say(type='pass')",
    "an old number": "say(type='move', number=-1, move='keep')",
    "endless": "os.write(1, b'x' * 3000000)",
}


@pytest.mark.parametrize("kind", NONSENSE)
def test_one_that_prints_nonsense(tmp_path: Path, kind: str) -> None:
    body = f"greet()\nwhile True:\n    hear()\n    {NONSENSE[kind]}"
    found = faults(program(tmp_path, body), most=3)
    assert [fault.kind for fault in found] == ["nonsense"] * 3
    assert all(len(fault.detail) < 130 for fault in found)


@pytest.mark.parametrize(
    "body",
    [
        "hear(); say(type='hello', protocol=3)",
        "hear(); say(type='hi')",
        "hear(); say(type='hello', protocol=1); hear(); say()",
    ],
)
def test_one_that_does_not_get_ready(tmp_path: Path, body: str) -> None:
    assert [fault.kind for fault in faults(program(tmp_path, body + "\nhear()"), most=2)] == ["unready"] * 2


@pytest.mark.parametrize("command", [["/no/such/program"], [str(Path(__file__).parent)], ["a\0b"]])
def test_one_that_cannot_be_started(command: list[str]) -> None:
    assert {fault.kind for fault in faults(command, most=STARTS + 2)} == {"not-started"}


def test_the_moves_it_loses_are_the_same_every_time() -> None:
    players = [ExternalPlayer(["/no/such/program"], GAME, seed) for seed in (3, 3, 4)]
    logs = [play(player, 3).log for player in players]
    assert logs[0] == logs[1] != logs[2]


# -- nothing is left over ---------------------------------------------------------------------------------------
def children() -> set[int]:
    """The processes whose parent is this one, those that ended but were not asked for included."""
    found = set()
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                after = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(after[1]) == os.getpid():
                found.add(int(entry.name))
    return found


STUBBORN = "import signal\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\ngreet()\nhear()\nwhile True: time.sleep(60)"


@pytest.mark.parametrize("body", [GOOD, STUBBORN, "greet()\nhear()\nos._exit(1)", "pass"])
def test_no_process_and_no_file_stays_open(tmp_path: Path, body: str) -> None:
    before, files = children(), len(os.listdir("/proc/self/fd"))
    play(ExternalPlayer(program(tmp_path, body), GAME, 1, 0.05), most=3)
    assert children() == before
    assert len(os.listdir("/proc/self/fd")) == files


def test_what_it_has_started_ends_with_it(tmp_path: Path) -> None:
    """Whatever it starts holds a pipe open; the pipe ends when the last of them has."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    start = f"fd = os.open({str(pipe)!r}, os.O_WRONLY)\nimport subprocess\n"
    start += "subprocess.Popen(['sleep', '600'], pass_fds=[fd])\nos.write(fd, b'on')\n"
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    play(ExternalPlayer(program(tmp_path, start + GOOD), GAME), most=1)
    assert os.read(reader, 9) == b"on"
    assert select.select([reader], [], [], 60)[0], "something still runs"
    assert os.read(reader, 9) == b""
    os.close(reader)


# -- version 2 --------------------------------------------------------------------------------------------------
LATER = """
hear(); say(type='hello', protocol=2)
games = 0
while True:
    m = hear()
    if m['type'] == 'new':
        games += 1; say(type='ready')
    elif m['type'] == 'choose':
        say(type='info', text='thinking')
        say(type='move', number=m['number'], move=m['legal'][0], thought={'line': [str(games)]})
"""


def test_one_process_plays_many_games(tmp_path: Path) -> None:
    """Where programs are kept, and only those that speak version 2; nothing is left over afterwards."""
    command, before, observation = program(tmp_path, LATER), children(), observe(GAME.deal(2, 1))
    lines = []
    with kept():
        for _ in range(3):
            with ExternalPlayer(command, GAME) as player:
                lines.append(list(player.choose(observation).line))
        assert len(children() - before) == 1
    assert lines == [["1"], ["2"], ["3"]]
    assert children() == before
    with kept(), ExternalPlayer(program(tmp_path, GOOD), GAME) as player:
        player.choose(observation)
        player.close()
        assert children() == before


def test_two_seats_have_a_process_each(tmp_path: Path) -> None:
    command, before, observation = program(tmp_path, LATER), children(), observe(GAME.deal(2, 1))
    with kept(), ExternalPlayer(command, GAME) as one, ExternalPlayer(command, GAME) as other:
        assert [list(player.choose(observation).line) for player in (one, other, one)] == [["1"]] * 3
        assert len(children() - before) == 2


def test_it_is_told_to_stop_when_its_time_is_over(tmp_path: Path) -> None:
    body = "hear(); say(type='hello', protocol=2); hear(); say(type='ready')\nm = hear()\n"
    body += "assert m['budget'] == {'milliseconds': 1}\nassert hear() == {'type': 'stop'}\n"
    body += "say(type='move', number=0, move=m['legal'][1])\nhear()"
    observation = observe(GAME.deal(2, 1))
    with ExternalPlayer(program(tmp_path, body), GAME) as player:
        assert player.choose(observation, Budget(milliseconds=1)).move == observation.legal[1]
    assert player.faults == []


def test_one_that_ends_before_it_is_told_to_stop(tmp_path: Path) -> None:
    body = "hear(); say(type='hello', protocol=2); hear(); say(type='ready')\nhear()"
    with ExternalPlayer(program(tmp_path, body), GAME) as player:
        player.choose(observe(GAME.deal(2, 1)), Budget(milliseconds=4000))
    assert [fault.kind for fault in player.faults] == ["ended"]


# -- what it says, and what it is told --------------------------------------------------------------------------
SAYING = """
depth, style = {'default': 3, 'low': 1, 'high': 9}, {'default': 'calm', 'choices': ['calm', 'bold']}
hear(); say(type='hello', protocol=2, options={'depth': depth, 'style': style, 'loud': False, 'share': 0.5})
while True:
    m = hear()
    if m['type'] == 'new':
        options = m.get('options'); say(type='ready')
    elif m['type'] == 'choose':
        say(type='info', text='depth 1\\x1b[2J\\n'); say(type='info', value=0.5)
        say(type='move', number=m['number'], move=m['legal'][0], thought={'line': [json.dumps(options)]})
"""


def test_what_it_says_while_it_thinks_is_heard(tmp_path: Path) -> None:
    """Live, as one line, without anything that could harm a terminal."""
    heard: list[tuple[str, str]] = []
    command, observation = program(tmp_path, SAYING), observe(GAME.deal(2, 1))
    with hearing(lambda command, text: heard.append((command, text))), ExternalPlayer(command, GAME) as player:
        player.choose(observation)
    assert heard == [(" ".join(command), "depth 1 [2J "), (" ".join(command), '{"value": 0.5}')]
    with ExternalPlayer(command, GAME) as player:
        player.choose(observation)
    assert len(heard) == 2


def told_options(tmp_path: Path, **options: str) -> tuple[object, list[Fault]]:
    """The options that the program was told, and its faults."""
    with ExternalPlayer(program(tmp_path, SAYING), GAME, options=options) as player:
        decision = player.choose(observe(GAME.deal(2, 1)))
    return [json.loads(line) for line in decision.line], player.faults


def test_it_is_told_the_options_that_were_set(tmp_path: Path) -> None:
    assert told_options(tmp_path) == ([None], [])
    set = told_options(tmp_path, depth="7", style="bold", loud="yes", share="0.25")
    assert set == ([{"depth": 7, "style": "bold", "loud": True, "share": 0.25}], [])


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ("deep=3", 'has no option "deep"; it has depth, style, loud, share'),
        ("depth=10", '"10" does not fit the option "depth" of BOT; expected a whole number (1…9)'),
        ("depth=few", '"few" does not fit the option "depth" of BOT; expected a whole number (1…9)'),
        ("style=wild", '"wild" does not fit the option "style" of BOT; expected one of calm, bold'),
        ("loud=perhaps", '"perhaps" does not fit the option "loud" of BOT; expected true or false'),
        ("share=half", '"half" does not fit the option "share" of BOT; expected a number'),
    ],
)
def test_an_option_that_it_lacks_is_refused(tmp_path: Path, wish: str, sentence: str) -> None:
    """Before anything is played; whoever seats it without that check sees a fault."""
    name = f"{ENGINE}{shlex.join(program(tmp_path, SAYING))} [{wish}]"
    with pytest.raises(Refusal) as refused:
        greeting(name)
    assert sentence.replace("BOT", shown(name)) in str(refused.value)
    _, found = told_options(tmp_path, **dict([wish.split("=")]))
    assert [fault.kind for fault in found] == ["unready"]


def test_a_program_without_options_has_none(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match='has no options, so "depth" cannot be set'):
        greeting(f"{ENGINE}{shlex.join(program(tmp_path, GOOD))} [depth=1]")


def test_options_stand_in_brackets_behind_a_name() -> None:
    assert split_options("engine:node bot.js [depth=3, style=very bold]") == (
        "engine:node bot.js", {"depth": "3", "style": "very bold"},
    )  # fmt: skip
    for other in ("engine:node bot.js [x]", "engine:test[1] a", "knight:bluffing", "engine:a [] "):
        assert split_options(other) == (other, {})


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("mvoe='keep'", '"move" is missing; it should be "place '),
        ("move='TAKE'", '"TAKE" when asked place; legal: place '),
        ("move=0", '"move" is 0; expected a text such as "place '),
        ("move=None", '"move" is null; expected a text such as "place '),
        ("move=['keep']", '"move" is ["keep"]; expected a text such as "place '),
    ],
)
def test_what_was_wrong_with_a_move_is_told(tmp_path: Path, move: str, told: str) -> None:
    body = f"greet()\nwhile True:\n    m = hear(); say(type='move', number=m['number'], {move})"
    (found,) = faults(program(tmp_path, body), most=1)
    assert found.kind == "illegal"
    assert found.detail.startswith(told)
    assert found.detail.count(", ") <= 6
    assert found.detail.endswith(", …") == found.detail.startswith('"TAKE"'), "one place of many"


# -- in a game of one's own -------------------------------------------------------------------------------------
def test_a_whole_game_warns_of_the_moves_that_a_program_lost(tmp_path: Path) -> None:
    body = "greet()\nwhile True:\n    m = hear(); say(type='move', number=m['number'], move='fly')"
    words = shlex.join(program(tmp_path, body))
    with pytest.warns(RuntimeWarning) as told:
        camarilla.play_game([f"{ENGINE}{words}", "random"], "oriflamme", seed=1)
    (warning,) = told
    lost = r' \(seat 0\) failed to play (\d+) moves; random moves were played instead. \1 × illegal: "fly" when asked'
    assert re.search(lost, str(warning.message))
    with pytest.warns(RuntimeWarning, match="failed to play"), ExternalPlayer(shlex.split(words), GAME) as player:
        camarilla.play_game([player, "random"], "oriflamme", seed=1)


def test_a_program_that_cannot_play_is_refused_before_a_game_of_ones_own(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="cannot be started: No such file"):
        camarilla.play_game(["random", "engine:nosuchprogram"], "oriflamme", seed=1)
    picky = GOOD.replace(
        "greet()", "hear(); say(type='hello', protocol=2, games=['throne']); hear(); say(type='ready')"
    )
    name = ENGINE + shlex.join(program(tmp_path, picky))
    with pytest.raises(Refusal, match=r'plays throne, not oriflamme \(it says so in "games"\)$'):
        camarilla.play_game([name, "random"], "oriflamme", seed=1)
    assert not Program.running
    assert camarilla.play_game([name, "random"], "throne", seed=1).over
    try_bot(name, ["throne"])
    with pytest.raises(Refusal, match=r"add --game throne$"):
        try_bot(name, ["throne", "intrigues"], option="--game")


def test_one_that_says_that_it_cannot(tmp_path: Path) -> None:
    body = "greet()\nwhile True:\n    hear(); say(type='error', reason='lost', text='I am\\nlost')"
    found = faults(program(tmp_path, body), most=2)
    assert [(fault.kind, fault.detail) for fault in found] == [("error", "I am lost")] * 2


def test_no_secret_of_the_server_is_in_its_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in SECRET_VARIABLES:
        monkeypatch.setenv(name, "secret")
    body = "hear(); say(type='hello', protocol=2, names=sorted(os.environ))\nhear()"
    started = Program.ready(program(tmp_path, body), 10)
    started.end(politely=False)
    assert "PATH" in started.hello["names"]
    assert not set(SECRET_VARIABLES) & set(started.hello["names"])


def test_one_that_ended_while_it_waited_is_not_asked(tmp_path: Path) -> None:
    observation = observe(GAME.deal(2, 1))
    with kept():
        with ExternalPlayer(program(tmp_path, LATER), GAME) as player:
            player.choose(observation)
            waiting = player.program
        assert waiting is not None
        waiting.process.kill()
        waiting.process.wait()
        with ExternalPlayer(program(tmp_path, LATER), GAME) as player:
            player.choose(observation)
    assert player.faults == []


def test_ctrl_c_in_the_middle_of_a_start_leaves_no_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits until the process is known, and then ends it."""
    before, started = children(), list[int]()

    def interrupted(*given: Any) -> object:
        process = start(*given)
        started.append(process.pid)
        os.kill(os.getpid(), signal.SIGINT)
        return process

    monkeypatch.setattr(programs, "start", interrupted)
    with pytest.raises(KeyboardInterrupt):
        Program.ready(program(tmp_path, GOOD), 10)
    assert len(started) == 1
    assert children() == before
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
