"""`camarilla engine check`: a good program passes, a bad one is told what was wrong; contests refuse dead commands."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import camarilla
from camarilla.bots import seated
from camarilla.bots.complaints import gist
from camarilla.cli.commands import arena
from camarilla.cli.commands.engine import written
from camarilla.lab.arena import ContestJob, report
from camarilla.lab.conformance import Trial, trial
from camarilla.lab.jobs.job import written as through_a_file
from camarilla.lab.schedule import Plan

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


def test_a_default_that_is_none_of_its_values_is_a_fault(tmp_path: Path) -> None:
    options = (
        '{"deep": {"default": 9, "low": 1, "high": 5}, "calm": {"default": "no", "choices": ["a", "b"]}, "free": null}'
    )
    hello = '"type": "hello", "protocol": 2'
    source = EXAMPLE.read_text()
    assert source.count(hello) == 1
    (tmp_path / "bot.py").write_text(source.replace(hello, f"{hello}, \"options\": json.loads('{options}')"))
    done = run("engine", "check", f"{sys.executable} {tmp_path}/bot.py")
    assert done.returncode == 1
    assert done.stdout.splitlines()[2:4] == [
        'Its option "deep" has a default, 9, that is none of its values: (1…5).',
        'Its option "calm" has a default, "no", that is none of its values: a, b.',
    ]


def test_a_program_that_takes_no_notice_of_its_time_is_told() -> None:
    slow, quick = Trial("throne", 12, [], 0.7), Trial("throne", 12, [], 0.34)
    assert written(slow).endswith(
        "12 moves, no faults.\n  late         its longest answer took 0.7 s instead of 0.2 s; in version 2 “stop” says "
        "that time is up"
    )
    assert "\n" not in written(quick)


class Slow:
    """A clock by which every answer takes two seconds."""

    now = 0.0

    def __call__(self) -> float:
        self.now += 2.0
        return self.now


def test_the_longest_answer_is_known_and_told_where_time_was_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seated, "monotonic", Slow())
    program = f"engine:{sys.executable} {EXAMPLE}"
    assert trial(camarilla.game("intrigues"), [sys.executable, str(EXAMPLE)]).longest == 2.0
    plan = Plan(("random", program), (("intrigues", 2),), "robin", 1, 0, 10.0, 500)
    job = ContestJob(plan)
    outcomes = [job.do(unit) for unit in job.units()]
    assert [outcome.longest for outcome in outcomes] == [[2.0, 0.0], [0.0, 2.0]]
    assert job.read(through_a_file(job.line(job.units()[0], outcomes[0])))[1] == outcomes[0]
    told = report(plan, outcomes)
    assert told.document()["late"] == {program: 2.0}
    assert arena.written(told).splitlines()[-1] == f"{program} took up to 2.0 s for a move; --time gave it 0.5 s."
    leisurely = replace(plan, time=1400)
    assert report(leisurely, outcomes).late == {}
    timeless = ContestJob(replace(plan, time=None))
    outcome = timeless.do(timeless.units()[0])
    assert outcome.longest == []
    assert "longest" not in outcome.document()


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ('b.js:3\n throw new Error("oops");\n ^\n\nError: oops\n    at run\n\nNode.js v20.20.2\n', "Error: oops"),
        ("/bot.js:3\nError: no file {\n  code: 'ENOENT'\n}\n\nNode.js v20.20.2\n", "Error: no file {"),
        ('Traceback (most recent call last):\n  File "bot.py"\nOops: no\n', "Oops: no"),
        ("panic: oops\n\ngoroutine 1 [running]:\nmain.main()\n\t/bot.go:4 +0x1\nexit status 2\n", "panic: oops"),
        ("thread 'main' panicked at bot.rs:2:5:\noops\nnote: run with `RUST_BACKTRACE=1`\n", "oops"),
        ('Exception in thread "main" Oops: no\n\tat Bot.main\n', 'Exception in thread "main" Oops: no'),
        ("Node.js v20\n", "Node.js v20"),
        ("", ""),
    ],
)  # fmt: skip
def test_what_went_wrong_is_found_above_the_trace(said: str, line: str) -> None:
    assert gist(said) == line


def test_the_arena_says_with_what_words_a_program_ended(tmp_path: Path) -> None:
    bot, oops = tmp_path / "bot.py", "AttributeError: module 'random' has no attribute 'choise'"
    wrong = EXAMPLE.read_text().replace("random.choice(liked", "random.choise(liked")
    contest = [
        "arena",
        "random",
        f"engine:{sys.executable} {bot}",
        "--game",
        "intrigues",
        "--seats",
        "2",
        "--deals",
        "1",
    ]
    bot.write_text(wrong)
    done = run(*contest)
    assert "Traceback" in done.stderr, "it is passed on, too"
    assert f"ended with status 1: {oops}" in done.stderr
    bot.write_text(
        wrong.replace(
            "    liked =", '    random.choise = random.choice\n    if message["number"]: del random.choise\n    liked ='
        )
    )
    for jobs in ("1", "2"):
        done = run(*contest, "--jobs", jobs)
        assert "Traceback" in done.stderr
        assert re.search(rf"\n  ended +\d+  status 1: {oops}", done.stdout)


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
