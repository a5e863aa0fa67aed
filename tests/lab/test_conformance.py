"""`camarilla engine check`: a good program passes, a bad one is told what was wrong; contests refuse dead commands."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
HELLO = 'input(); print(\'{"type": "hello", "protocol": 2}\', flush=True)'
READY = 'print(\'{"type": "ready"}\', flush=True)'
WRONG = EXAMPLE.read_text().replace('random.choice(liked or message["legal"])', '"nothing"')


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "camarilla.cli", *words], capture_output=True, text=True, check=False)


def test_the_page_of_the_protocol_has_the_example_whole() -> None:
    page = EXAMPLE.parents[1] / "docs" / "engine-protocol.md"
    assert f"```python\n{EXAMPLE.read_text()}```\n" in page.read_text("utf-8")


def test_the_example_conforms() -> None:
    done = run("engine", "check", f"{sys.executable} {EXAMPLE}")
    assert (done.returncode, done.stderr) == (0, "")
    first, *games = done.stdout.splitlines()
    assert first == "Speaks version 2 of the protocol."
    assert len(games) == 4
    assert all(line.endswith("no faults.") for line in games)


def test_a_program_may_be_named_as_contests_name_it() -> None:
    assert run("engine", "check", f"engine:{sys.executable} {EXAMPLE}").returncode == 0


def test_a_bad_program_is_told_what_was_wrong(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(WRONG)
    done = run("engine", "check", f"{sys.executable} {tmp_path}/bot.py")
    assert done.returncode == 1
    assert '\n  illegal      "nothing" when asked place; legal: ' in done.stdout


def test_what_a_dying_program_says_is_told_once_and_with_the_fault(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(EXAMPLE.read_text().replace("random.choice(liked", "random.choise(liked"))
    done = run("engine", "check", f"{sys.executable} {tmp_path}/bot.py")
    assert (done.returncode, done.stderr.count("Traceback")) == (1, 1)
    last = done.stderr.splitlines()[-1]
    assert last.startswith("AttributeError: module 'random' has no attribute 'choise'")
    assert f"  ended        status 1: {last}\n" in done.stdout


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ('"number": str(message["number"])', '"number" is "0" instead of 0'),
        ('"number": 7', '"number" is 7 instead of 0'),
        ('"type": "pass"', '"type" is "pass" instead of "move"'),
    ],
)
def test_what_is_wrong_with_a_message_is_said_before_what_followed_from_it(
    tmp_path: Path, answer: str, told: str
) -> None:
    member = answer.partition(":")[0]
    given = '"number": message["number"]' if member == '"number"' else '"type": "move"'
    (tmp_path / "bot.py").write_text(EXAMPLE.read_text().replace(given, answer))
    done = run("engine", "check", f"{sys.executable} {tmp_path}/bot.py", "--timeout", "20")
    assert done.returncode == 1
    assert f"\n  nonsense     {told}\n  not-started  started 4 times in one game\n" in done.stdout


def test_the_check_waits_as_long_as_it_is_told(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(EXAMPLE.read_text().replace("    liked =", "    sys.stdin.read()\n    liked ="))
    done = run("engine", "check", f"{sys.executable} {tmp_path}/bot.py", "--timeout", "0.1")
    assert done.returncode == 1
    assert "\n  silent       0.1 s\n" in done.stdout


def test_a_program_that_hangs_is_not_tried_in_every_game(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(EXAMPLE.read_text().replace("    liked =", "    sys.stdin.read()\n    liked ="))
    done = run("engine", "check", "--timeout", "0.1", f"{sys.executable} {tmp_path}/bot.py")
    assert done.stdout.count("faults.") == 1
    assert done.stdout.endswith("\nIt gave no answer in time; the rest was not tried. --timeout 30 waits longer.\n")


def test_only_games_that_it_plays_are_tried(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(EXAMPLE.read_text().replace('"name":', '"games": ["throne"], "name":'))
    command = f"{sys.executable} {tmp_path}/bot.py"
    done = run("engine", "check", command)
    assert done.returncode == 0
    assert "Plays throne only, as it says; the other games were not tried.\nBehind the Throne: " in done.stdout
    assert len(done.stdout.splitlines()) == 3
    refused = run("arena", "random", f"engine:{command}")
    assert refused.returncode == 2
    assert ' plays throne, not oriflamme (it says so in "games"); add --game throne\n' in refused.stderr
    refused = run("play", "oriflamme", "--watch", "--plain", "--bots", f"engine:{command}")
    assert refused.returncode == 2
    assert ' plays throne, not oriflamme (it says so in "games")\n' in refused.stderr


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["engine", "check", f"{sys.executable} -c 0"], "failed at the greeting: it ended with status 0"),
        (["engine", "check", "/no/such/program"], "cannot be started: No such file"),
        (["engine", "check"], "is not understood; write engine check COMMAND"),
        (["engine", "check", "node", "bot.js"], 'put the command in quotes: camarilla engine check "node bot.js"'),
        (["engine", "try", "this"], "is not understood; write engine check COMMAND"),
        (["arena", "random", f"engine:{sys.executable} /no/such/bot.py"], "at the greeting: it ended with status 2"),
        (["arena", "random", "greedy", "--time", "soon"], "is not a time; write it like 500ms or 2s"),
    ],
)
def test_what_cannot_be_tried_is_refused_at_once(words: list[str], reason: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert reason in done.stderr


def test_faults_are_listed_by_kind_with_an_example_and_time_reaches_the_bot(tmp_path: Path) -> None:
    source = WRONG.replace("    liked =", '    assert message["budget"] == {"milliseconds": 2000}\n    liked =')
    (tmp_path / "bot.py").write_text(source)
    name = f"engine:{sys.executable} {tmp_path}/bot.py"
    contest = ["arena", "random", name, "--game", "intrigues", "--seats", "2", "--deals", "1", "--time", "2s"]
    done = run(*contest, "--jobs", "1", "--json")
    (kinds,) = json.loads(done.stdout)["faults"].values()
    assert list(kinds) == ["illegal"]
    example, count = kinds["illegal"]["example"], kinds["illegal"]["count"]
    assert re.fullmatch(
        r'"nothing" when asked \w+; legal: .* \(camarilla\.game\("intrigues"\)\.deal\(2, \d+\), seat=[01]\)', example
    )
    written = run(*contest, "--jobs", "2").stdout
    assert f"\n  illegal      {count:6}  {example}" in written
    assert f" ({count} moves lost)\n" in written, "the verdict says so"


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("", "the greeting: it ended with status 0"),
        ("input(); print('hello', flush=True)", 'the greeting: not JSON: "hello" (print to standard error instead)'),
        ("input(); print('7', flush=True)", "the greeting: not an object: 7"),
        (HELLO.replace("2}", '"2"}'), 'the greeting: "protocol" is "2" instead of 1, 2'),
        (f"{HELLO}; input()", "the start of throne: it ended with status 0"),
        ("import sys\nfor line in sys.stdin: print(line, end='', flush=True)", 'the start of throne: "type" is "new"'),
        (f"{HELLO}; input(); {READY}; input(); print('no', flush=True)", 'first question of throne: not JSON: "no"'),
        (f"{HELLO}; input(); {READY}; input(); raise SystemExit(3)", "question of throne: it ended with status 3"),
    ],
)  # fmt: skip
def test_a_program_that_cannot_play_at_all_ends_the_contest_before_it_begins(
    tmp_path: Path, body: str, reason: str
) -> None:
    """Dead at once, at the greeting, at the first game, or at the first question."""
    (tmp_path / "bot.py").write_text(body)
    contest = ["arena", "random", f"engine:{sys.executable} {tmp_path / 'bot.py'}", "--game", "throne", "--seats", "2"]
    found = run(*contest)
    assert (found.returncode, found.stdout) == (2, "")
    assert reason in found.stderr
