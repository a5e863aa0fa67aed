"""Contests as a person holds them: the same however they are played, interrupted, killed and taken up again."""

from __future__ import annotations

import gc
import json
import os
import re
import select
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from cli.program import PROGRAM, refuse, run, succeed

import camarilla
from camarilla.cli.commands.arena import shortened
from camarilla.kernel.telling import as_known_by, worded
from camarilla.lab.arena import ContestJob
from camarilla.lab.contest import contest
from camarilla.lab.jobs.results import Results
from camarilla.lab.jobs.sources import difference
from camarilla.lab.schedule import Plan, ScheduledGame, alone

SMALL = ["random", "flat:20", "--game", "intrigues", "--seats", "2", "--seats", "3", "--deals", "3"]


def arena(*arguments: str) -> str:
    """What a contest that must succeed writes; beside it only how many games were taken from a file."""
    ended = run("arena", *arguments)
    assert ended.status == 0, ended
    assert re.fullmatch(r"(\d+ of \d+ games were already in .*\n)?", ended.err), ended
    return ended.out


def test_the_same_seed_gives_the_same_results_with_any_number_of_processes() -> None:
    one = arena(*SMALL, "--jobs", "1", "--json")
    assert one == arena(*SMALL, "--jobs", "2", "--json")
    assert one != arena(*SMALL, "--jobs", "1", "--seed", "1", "--json")


def test_the_report_for_programs() -> None:
    document = json.loads(arena(*SMALL, "--jobs", "1", "--json"))
    assert document["games"] == 3 * (2 + 3 + 3)
    assert [(row["seats"], row["entrant"]) for row in document["shares"]] == [
        (2, "flat:20"),
        (3, "flat:20"),
        (3, "random"),
    ]
    for row in document["shares"]:
        assert 0 <= row["low"] <= row["share"] <= row["high"] <= 1
        assert row["fair"] == 1 / row["seats"]
        assert (row["deals"], row["games"]) == (3, 3 * row["seats"])
    assert {row["entrant"] for row in document["ratings"]} == {"random", "flat:20"}
    assert document["faults"] == {}


def test_parts_of_a_contest_come_to_the_same_as_one_run(tmp_path: Path) -> None:
    """To the byte: the file and what is said of it; what lies in two files counts once."""
    whole, joined = tmp_path / "whole.jsonl", tmp_path / "joined.jsonl"
    parts = [tmp_path / f"{part}.jsonl" for part in (1, 2)]
    told = arena(*SMALL, "--jobs", "1", "--results", str(whole))
    for part, path in enumerate(parts, 1):
        arena(*SMALL, "--jobs", "1", "--shard", f"{part}/2", "--results", str(path))
    given = [str(path) for path in (*reversed(parts), parts[0])]
    assert succeed("merge", *given, "--results", str(joined)) == told
    assert joined.read_bytes() == whole.read_bytes()
    assert succeed("merge", *given, "--json") == arena(*SMALL, "--json", "--results", str(whole))


def test_a_part_is_a_contest_of_its_own_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "part.jsonl"
    plan = json.loads(arena(*SMALL, "--jobs", "1", "--shard", "1/2", "--results", str(path), "--json"))["plan"]
    assert plan["deals"] == 2  # the first and the third
    arena("--resume", str(path), "--shard", "1/2", "--deals", "5", "--jobs", "1")
    deals = {json.loads(line)["deal"] for line in path.read_text("utf-8").splitlines()[1:]}
    assert deals == {0, 2, 4}


def test_parts_that_do_not_belong_together_are_refused(tmp_path: Path) -> None:
    one, other = str(tmp_path / "one.jsonl"), str(tmp_path / "other.jsonl")
    arena(*SMALL, "--jobs", "1", "--shard", "2/2", "--results", one)
    arena(*SMALL, "--jobs", "1", "--seed", "1", "--results", other)
    assert "8 results are missing" in refuse("merge", one)
    assert "another run" in refuse("merge", one, other)
    assert "part 3 has no deals" in refuse("arena", *SMALL[:-1], "2", "--shard", "3/3")
    for text in ("0/2", "3/2", "half"):
        assert "write it like 3/16" in refuse("arena", *SMALL, "--shard", text)


def test_the_report_for_people() -> None:
    text = arena(*SMALL, "--jobs", "1")
    assert text.startswith("24 games, 3 deals for each match")
    rows = [line.split() for line in text.splitlines() if line.startswith("intrigues")]
    assert [row[1:4] for row in rows[:3]] == [
        ["2", "flat:20", "random"],
        ["3", "flat:20", "random"],
        ["3", "random", "flat:20"],
    ]
    assert len(rows) == 3 + 4 + 2
    assert [(row[1], " ".join(row).count("[")) for row in rows[-2:]] == [("2", 2), ("3", 3)]  # what each seat is worth


def test_without_entrants_all_levels_meet(monkeypatch: pytest.MonkeyPatch) -> None:
    from camarilla.cli.commands import arena as command
    from camarilla.kernel.profile import LEVELS

    seen: list[Plan] = []

    def stop(plan: Plan, *_: object) -> None:
        seen.append(plan)
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "hold_contest", stop)
    assert run("arena", "--form", "ladder").status == 130
    assert seen[0].entrants == LEVELS
    assert len(seen[0].tables) == 14


def test_the_levels_and_styles_are_listed() -> None:
    from camarilla.kernel.profile import LEVELS, STYLES

    lines = arena("--levels").splitlines()
    assert [line.split()[0] for line in lines if line[:1].strip()] == [*LEVELS, *[f":{style}" for style in STYLES]]


# -- files ------------------------------------------------------------------------------------------------------
def test_the_same_command_goes_on_and_more_deals_are_added(tmp_path: Path) -> None:
    file = str(tmp_path / "results.jsonl")
    whole = arena(*SMALL, "--jobs", "1", "--json")
    arena(*SMALL[:-1], "1", "--jobs", "1", "--results", file)
    first = Path(file).read_bytes()
    assert arena(*SMALL, "--jobs", "1", "--results", file, "--json") == whole
    assert Path(file).read_bytes().startswith(first)
    before = Path(file).read_bytes()
    assert arena("--resume", file, "--deals", "3", "--jobs", "1", "--json") == whole
    assert Path(file).read_bytes() == before
    less = json.loads(arena("--resume", file, "--deals", "2", "--jobs", "1", "--json"))
    assert less["games"] == 16


def test_a_line_that_a_crash_broke_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    whole = arena(*SMALL, "--jobs", "1", "--json", "--results", str(file))
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:9]) + lines[9][:20])
    assert arena(*SMALL, "--jobs", "1", "--json", "--results", str(file)) == whole
    assert sorted(file.read_bytes().splitlines()) == sorted(line.strip() for line in lines)


def test_killed_in_the_middle_it_goes_on(tmp_path: Path) -> None:
    """A real process, killed by the system as soon as it has written some results; nothing that was written is lost."""
    file = tmp_path / "results.jsonl"
    words = ["random", "flat:50", "--game", "oriflamme", "--seats", "3", "--deals", "4", "--jobs", "2"]
    command = [*PROGRAM, "arena", *words, "--results", str(file)]
    with subprocess.Popen(command, start_new_session=True, stdout=subprocess.DEVNULL) as process:
        while process.poll() is None and not (file.exists() and file.read_bytes().count(b"\n") >= 4):
            process_wait(process)
        os.killpg(process.pid, signal.SIGKILL)
    kept = file.read_bytes()
    assert 3 <= kept.count(b"\n") - 1 < 24, "it was to be killed in the middle"
    again = arena(*words, "--results", str(file), "--json")
    assert again == arena(*words, "--json")
    assert set(kept[: kept.rfind(b"\n")].splitlines()) <= set(file.read_bytes().splitlines())
    whole = tmp_path / "whole.jsonl"
    arena(*words[:-1], "1", "--results", str(whole))
    assert file.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize(
    "greeting", ["", 'input()\nprint(\'{"type": "hello", "protocol": 2}\', flush=True)\ninput()\n']
)
def test_stopped_it_leaves_no_process_and_no_program_behind(tmp_path: Path, greeting: str) -> None:
    """Ctrl-C while programs hang, when they are greeted or later in several processes: all end at once; each holds a
    pipe open as long as it lives."""
    pipe, bot = tmp_path / "pipe", tmp_path / "bot.py"
    os.mkfifo(pipe)
    bot.write_text(f"import os, time\n{greeting}os.write(os.open({str(pipe)!r}, os.O_WRONLY), b'on')\ntime.sleep(600)")
    words = ["arena", "random", f"engine:{sys.executable} {bot}", "--game", "intrigues", "--seats", "2", "--jobs", "2"]
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    with subprocess.Popen([*PROGRAM, *words, "--timeout", "500"], stderr=subprocess.PIPE) as process:
        assert select.select([reader], [], [], 120)[0], "no program has begun"
        process.send_signal(signal.SIGINT)
        assert process.wait(120) == 130
    while select.select([reader], [], [], 60)[0] and os.read(reader, 99):
        continue
    assert os.read(reader, 99) == b"", "a program still runs"
    os.close(reader)


def process_wait(process: subprocess.Popen[bytes]) -> None:
    """A moment, or until the process ends."""
    try:
        process.wait(0.01)
    except subprocess.TimeoutExpired:
        return


def test_an_interrupt_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, played = tmp_path / "results.jsonl", 0

    def interrupted(*arguments: object) -> object:
        nonlocal played
        played += 1
        if played == 5:
            raise KeyboardInterrupt
        return contest(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr("camarilla.lab.arena.contest", interrupted)
    ended = run("arena", *SMALL, "--jobs", "1", "--results", str(file))
    assert ended.status == 130
    assert f"Everything so far is in {file}; run the same command again to continue." in ended.err
    assert len(file.read_bytes().splitlines()) == 1 + 4


def test_one_contest_at_a_time_writes_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    plan = Plan(("random", "greedy"), (("throne", 2),), "robin", 1, 0, 10.0)
    results = Results(ContestJob(plan), file)
    assert "still running" in refuse("arena", "--resume", str(file), "--jobs", "1")
    results.close()


@pytest.mark.parametrize("text", ["{}\n", "nonsense\n", "[1]\n", "my thesis", '{"arena": 2}\n'])
def test_other_files_are_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "other.txt"
    file.write_text(text)
    assert "has no results" in refuse("arena", "--resume", str(file))
    assert "has no results" in refuse("arena", *SMALL, "--results", str(file))
    assert file.read_text() == text


def test_an_empty_file_can_be_begun_but_not_resumed(tmp_path: Path) -> None:
    file = tmp_path / "new.jsonl"
    file.touch()
    assert "has no results" in refuse("arena", "--resume", str(file))
    arena(*SMALL[:-1], "1", "--jobs", "1", "--results", str(file))


def test_results_of_another_contest_are_refused(tmp_path: Path) -> None:
    file = str(tmp_path / "results.jsonl")
    arena(*SMALL[:-1], "1", "--jobs", "1", "--results", file)
    other = refuse("arena", *SMALL, "--seed", "5", "--jobs", "1", "--results", file)
    assert 'has results of another run: "seed" is 0 there and 5 here' in other
    more = refuse("arena", "squire", *SMALL, "--jobs", "1", "--results", file)
    assert re.search(r': "entrants" is \["\w.*"\] there and \["squire", ".*"\] here', more)


def test_within_studies_the_member_that_differs_is_named() -> None:
    study = {"game": "throne", "players": ["greedy", "greedy"], "seed": 0}
    assert difference({"studies": [study, study]}, {"studies": [study, study | {"seed": 1}]}) == ("seed", 0, 1)
    assert difference({"studies": [study]}, {"studies": [study, study]})[0] == "studies"
    assert difference({"seed": 1}, {"seed": 1, "time": 500}) == ("time", None, 500)
    assert difference({"files": {"a": 1}, "seed": 1}, {"seed": 2})[0] == "seed", "what files were called is only told"


def test_a_name_is_cut_in_the_middle() -> None:
    assert shortened("engine:node courtier.js") == "engine:node courtier.js"
    assert shortened("engine:python3 bots/courtier.py") == "engine:py…ts/courtier.py"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("random", "at least two different entrants"),
        ("random random", "at least two different entrants"),
        ("random duke", 'no player, level or engine named "duke"'),
        ("random greedy --game chess", 'there is no game "chess"'),
        ("random greedy --seats 9", "players, not 9"),
        ("random greedy --deals 0", "0"),
        ("random greedy --form cup", "cup"),
        ("random greedy --results /nowhere/at/all", "cannot be written"),
        ("--resume /nowhere/at/all", "cannot be read"),
        ("random knight:bluffing --game throne --seats 2 --jobs 1", 'there is no style "bluffing" here'),
    ],
)
def test_bad_input(words: str, reason: str) -> None:
    assert reason in refuse("arena", *words.split())


def test_a_picture_and_a_table_for_notebooks(tmp_path: Path) -> None:
    from pyarrow import parquet  # type: ignore[import-untyped]

    picture, table = tmp_path / "ratings.svg", tmp_path / "games.parquet"
    arena(*SMALL, "--jobs", "1", "--picture", str(picture), "--parquet", str(table))
    assert picture.read_text().startswith("<svg ")
    rows = parquet.read_table(table).to_pylist()
    assert len(rows) == 3 * (2 * 2 + 2 * 3 * 3)
    shares = {}
    for row in rows:
        shares[row["number"]] = shares.get(row["number"], 0) + row["share"]
    assert all(total == pytest.approx(1) for total in shares.values())


# -- long runs --------------------------------------------------------------------------------------------------
def test_hundreds_of_games_leave_nothing_behind() -> None:
    """Memory and threads stay as they were."""

    def play(deals: range) -> int:
        for deal in deals:
            contest(ScheduledGame(alone("intrigues", "greedy", "random", 2), deal, deal % 2), 1, 1.0)
        worded.cache_clear()  # they hold so many and no more
        as_known_by.cache_clear()
        gc.collect()
        return sys.getallocatedblocks()

    play(range(50))  # caches fill
    threads, before = threading.active_count(), play(range(50, 100))
    assert play(range(100, 400)) - before < 170
    assert threading.active_count() == threads


@pytest.mark.parametrize("game", camarilla.games())
def test_every_game_can_be_contested(game: str) -> None:
    found = contest(ScheduledGame(alone(game, "greedy", "random", camarilla.game(game).seats[-1]), 0, 1), 0, 1.0)
    assert found.winners
    assert found.moves > 3
    assert len(found.scores) == camarilla.game(game).seats[-1]
