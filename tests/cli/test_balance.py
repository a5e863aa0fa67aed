"""`camarilla balance`: tables, JSON, and a page that needs nothing else."""

from __future__ import annotations

import contextlib
import json
import re
import shlex
import signal
import subprocess
import sys
from datetime import date
from itertools import cycle
from pathlib import Path
from subprocess import PIPE
from typing import Any
from unittest import mock

import pytest

from camarilla import __version__
from camarilla.cli.balance import page
from camarilla.cli.balance.origin import command
from camarilla.cli.commands import balance
from camarilla.cli.parser import Parser
from camarilla.lab.balance.job import play_studies
from camarilla.lab.jobs.run import Workers
from camarilla.locales import LANGUAGES
from cli.program import PROGRAM, refuse, run, succeed

BALANCE = ("balance", "oriflamme", "--seats", "2", "--games", "400", "--jobs", "1")
RULES = {
    "whole": (), "against": ("--option", "heir=5", "--against", "heir=1"), "sweep": ("--sweep", "heir=1..3"),
    "players": ("--players", "random", "--players", "greedy,random"),
    "both": ("--players", "random", "--players", "greedy", "--option", "heir=5", "--against", "heir=1"),
    "sweeps": ("--players", "random", "--players", "greedy", "--sweep", "heir=1..2"),
}  # fmt: skip
TITLES = {
    "whole": "Oriflamme for 2: what seats and cards are worth",
    "against": "Oriflamme for 2: heir=5 compared with heir=1",
    "sweep": "Oriflamme for 2: which value of heir?",
    "players": "Oriflamme for 2: do different players agree?",
    "both": "Oriflamme for 2: heir=5 compared with heir=1",
    "sweeps": "Oriflamme for 2: which value of heir?",
}


def found(*arguments: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(succeed(*BALANCE, "--json", *arguments))
    return document


def test_every_figure_has_an_interval_and_a_sample() -> None:
    (one,) = found()["findings"]
    shares = [place["share"] for place in one["order"]]
    assert sum(share["mean"] for share in shares) == pytest.approx(1)
    effects = {card["card"]: card["effect"] for card in one["cards"]}
    assert len(effects) == 10
    for each in (*shares, *effects.values()):
        assert each["low"] <= each["mean"] <= each["high"]
        assert each["count"] > 0


def test_the_same_seed_gives_the_same_report_whatever_the_threads() -> None:
    assert succeed(*BALANCE, "--jobs", "3", "--json") == succeed(*BALANCE, "--json")
    assert found("--seed", "1") != found()


def test_against_says_what_differs() -> None:
    contrasts = {tuple(each["quantity"]): each for each in found(*RULES["against"])["contrasts"]}
    assert contrasts["earned", "heir"]["verdict"] == "more"
    assert contrasts["rounds", ""]["difference"]["mean"] == 0


def test_what_may_be_chance_is_not_told() -> None:
    text = succeed(*BALANCE, "--players", "random", "--games", "4000")
    near = r"Turn order: no difference found; every place wins within ([\d.]+) points of a fair share"
    places = text.partition("Wins by player")[0]
    assert re.findall(near, " ".join(text.split())) == [max(re.findall(r"  within ([\d.]+) points of fair\n", places))]


def test_a_handful_of_games_leaves_the_turn_order_unclear() -> None:
    text = succeed("balance", "oriflamme", "--seats", "2", "--games", "60", "--jobs", "1", "--players", "random")
    assert len(re.findall(r"^  [12] .* unclear$", text, re.MULTILINE)) == 4, "places in the turn order, and players"
    assert re.search(r"Turn order: unclear, play more games \([\d.]+ \[[\d.]+, [\d.]+\] for place [12]\)\.", text)


def test_both_sets_of_rules_are_judged_in_words() -> None:
    text = " ".join(succeed(*BALANCE, *RULES["against"]).split())
    assert "* heir=5: Too strong: Archer +" in text
    assert re.search(r"\* heir=1: (Too|Fine|Unclear)", text)


def test_kinds_of_players_are_compared_in_one_run() -> None:
    kinds = found(*RULES["players"])["findings"]
    assert [one["study"]["players"] for one in kinds] == [["random", "random"], ["greedy", "random"]]
    alone = found("--players", "greedy,random")["findings"]
    assert kinds[1:] == alone
    text = succeed(*BALANCE, "--players", "random", "--players", "greedy", "--games", "20000")
    said = " ".join(text.split())
    assert re.search(r"It depends on who plays: .*Heir \(from -?[+\d.]+ greedy to \+[\d.]+ random\)", said)
    assert re.search(r"(Too weak|Fine|Too strong) for all kinds of players", said)
    assert "\n  players " in text


def test_what_a_card_earns_is_told_also_where_it_is_nothing() -> None:
    ablaze = ("balance", "ablaze", "--seats", "2", "--games", "400", "--jobs", "1", "--json")
    rules = ("--option", "prince=0", "--option", "eliminate=0", "--option", "keep=0")
    (one,) = json.loads(succeed(*ablaze, *rules))["findings"]
    prince = next(card for card in one["cards"] if card["card"] == "prince")
    assert prince["figures"]["earned"]["mean"] == 0
    compared = json.loads(succeed(*ablaze, *rules, "--against", "prince=1"))["contrasts"]
    earned = {tuple(each["quantity"]): each for each in compared}["earned", "prince"]
    assert (earned["this"], earned["verdict"]) == (0, "less")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_numbers_are_written_as_the_language_writes_them(language: str) -> None:
    text = succeed(*BALANCE, "--lang", language)
    assert re.search(r"\d,\d \[\d+,\d; \d+,\d\]", text)
    assert not re.search(r"\d\.\d", text)


def test_players_that_differ_are_told_apart() -> None:
    text = succeed(*BALANCE, "--players", "greedy,random")
    assert re.search(r"Wins by player.*\n  player .*\n  greedy .* above\n  random .* below\n", text)
    assert "does not treat all players alike" not in text


def test_a_sweep_has_every_value() -> None:
    options = [dict(each["study"]["options"]) for each in found(*RULES["sweep"])["findings"]]
    assert options == [{"heir": 1}, {"heir": 2}, {"heir": 3}]


@pytest.mark.parametrize(
    ("rules", "language"), [*((rules, LANGUAGES[0]) for rules in RULES), *zip(RULES, cycle(LANGUAGES[1:]))]
)
def test_a_page_shows_every_plot_and_asks_nobody(
    rules: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What draws is stood in for: bundling it takes seconds."""
    drawn = {"javascript_bundle.return_value": "draw('</script>')", "vegalite_to_svg.return_value": "<svg/>"}
    monkeypatch.setitem(sys.modules, "vl_convert", mock.Mock(**drawn))
    monkeypatch.setattr(page, "find_spec", mock.Mock())
    succeed(*BALANCE, *RULES[rules], "--html", str(tmp_path / "b.html"), "--lang", language)
    text = (tmp_path / "b.html").read_text(encoding="utf-8")
    places = re.findall(r'<div class="plot" id="plot-(\w+)"', text)
    assert "order" in places or "difference" in places
    assert {f"b-{name}.svg" for name in places} == {path.name for path in tmp_path.glob("*.svg")}
    assert (tmp_path / "b.parquet").exists()
    assert text.count("</script>") == 2
    assert "http" not in text
    assert f"Camarilla {__version__}, {date.today().isoformat()}, " in text
    if language == LANGUAGES[0]:
        assert f"<title>{TITLES[rules]}</title>" in text
        assert f"<h1>{TITLES[rules]}</h1>" in text
    assert f'lang="{language}"' in text


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--games", "2"), "too few games: 2; play at least 4"),
        (("--players", "greedy,greedy,random"), "3 players were named for 2 seats"),
        (("--players", "nobody"), "no player, level or engine named"),
        (("--sweep", "heir"), "such as heir=0..5"),
        (("--sweep", "heir=3..3"), "such as heir=0..5"),
        (("--sweep", "heir=5..0"), "the smaller value comes first: heir=0..5"),
        (("--sweep", "heir=0..30"), "the option heir goes from 0 to 9; 0..30 goes beyond that"),
        (("--option", "heir=3", "--against", "heir=3"), "both sides have the same rules"),
        (("--against", "heir=2"), "both sides have the same rules"),
        (("--option", "heir=99"), "heir"),
        (("--option", "heir=3", "--sweep", "heir=0..2"), "--sweep tries every value of heir, so do not set it, too"),
        (("--seats", "9"), "9"),
        (("--players", "random", "--players", "greedy,greedy,random"), "3 players were named for 2 seats"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: tuple[str, ...], complaint: str) -> None:
    ended = run(*BALANCE, *arguments)
    assert ended.status == 2
    assert complaint in ended.err


@pytest.mark.parametrize("rules", RULES)
def test_the_command_in_a_page_makes_the_same_report(rules: str) -> None:
    whole = Parser("balance")
    balance.arguments(whole)
    options = whole.parse_args([*BALANCE[1:], *RULES[rules], "--option", "keep=2", "--seed", "3"])
    job = balance.StudyJob(balance.variants(options), balance.swept(options))
    report = balance.report(job, play_studies(job, None, Workers(), lambda items, done, total: iter(items)))
    again = whole.parse_args(shlex.split(command(report, "b c.html"))[2:])
    assert (balance.variants(again), balance.swept(again)) == (job.studies, job.swept)
    assert again.html == Path("b c.html")


def test_without_what_draws_a_page_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with mock.patch.object(page, "find_spec", return_value=None):
        ended = run(*BALANCE, "--html", str(tmp_path / "b.html"))
    assert ended.status == 2
    assert "camarilla[lab]" in ended.err


def test_a_page_that_cannot_be_written_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with mock.patch.object(page, "find_spec"), mock.patch("camarilla.lab.balance.study.Bench.play") as play:
        ended = run(*BALANCE, "--html", str(tmp_path / "no" / "b.html"))
    assert (ended.status, play.called) == (2, False)
    assert "cannot be written: No such file or directory" in ended.err


# -- parts ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("rules", RULES)
def test_parts_of_a_study_come_to_the_same_as_one_run(
    rules: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To the byte: the results, what is said of them, the page and its files."""
    drawn = {"javascript_bundle.return_value": "", "vegalite_to_svg.side_effect": lambda spec: json.dumps(spec)}
    monkeypatch.setitem(sys.modules, "vl_convert", mock.Mock(**drawn))
    monkeypatch.setattr(page, "find_spec", mock.Mock())
    parts = [tmp_path / f"{part}.jsonl" for part in (1, 2, 3)]
    for part, path in enumerate(parts, 1):
        succeed(*BALANCE, *RULES[rules], "--jobs", "2", "--shard", f"{part}/3", "--results", str(path))
    said = []
    given = [*BALANCE, *RULES[rules]], ["merge", *(str(path) for path in (*reversed(parts), parts[0]))]
    for name, words in zip(("one", "joined"), given, strict=True):
        folder = tmp_path / name
        folder.mkdir()
        out = ["--results", str(folder / "r.jsonl"), "--html", str(folder / "b.html"), "--json"]
        said.append(succeed(*words, *out))
    assert said[0] == said[1]
    one, joined = ({path.name: path.read_bytes() for path in (tmp_path / name).iterdir()} for name in ("one", "joined"))
    assert one == joined
    assert {"r.jsonl", "b.html", "b.parquet"} < set(one)


def test_a_study_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    file, whole = tmp_path / "study.jsonl", tmp_path / "whole.jsonl"
    report = succeed(*BALANCE, "--json", "--results", str(whole))
    lines = whole.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 200
    file.write_bytes(b"".join([lines[0], *lines[50:90], lines[90][:20]]))
    assert succeed(*BALANCE, "--json", "--results", str(file)) == report
    assert file.read_bytes() == whole.read_bytes()


def test_killed_in_the_middle_it_goes_on(tmp_path: Path) -> None:
    """A real process, killed by the system as soon as it has written some blocks."""
    file, whole = tmp_path / "study.jsonl", tmp_path / "whole.jsonl"
    words = ["balance", "oriflamme", "--players", "flat:6,random", "--games", "200", "--jobs", "1", "--json"]
    with subprocess.Popen([*PROGRAM, *words, "--results", str(file)], stdout=subprocess.DEVNULL) as process:
        while process.poll() is None and not (file.exists() and file.read_bytes().count(b"\n") >= 4):
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(0.005)
        process.kill()
    kept = file.read_bytes()
    assert 4 <= kept.count(b"\n") < 100, "it was to be killed in the middle"
    assert succeed(*words, "--results", str(file)) == succeed(*words, "--results", str(whole))
    assert file.read_bytes() == whole.read_bytes()
    assert whole.read_bytes().startswith(kept[: kept.rfind(b"\n")])


def test_what_is_stopped_is_told_and_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from camarilla.lab.balance.study import Bench

    play, played = Bench.play, []

    def impatient(bench: Bench, block: range) -> Any:
        if len(played) == 30:
            raise KeyboardInterrupt
        played.append(block)
        return play(bench, block)

    monkeypatch.setattr(Bench, "play", impatient)
    file = tmp_path / "study.jsonl"
    ended = run(*BALANCE, "--json", "--results", str(file))
    assert ended.status == 0
    document = json.loads(ended.out)
    assert (document["findings"][0]["games"], document["planned"], document["whole"]) == (60, 400, 400)
    assert f"Everything so far is in {file}; run the same command again to continue." in ended.err
    assert file.read_bytes().count(b"\n") == 1 + 30
    played.clear()
    assert "give it --results" in run(*BALANCE).err


def test_players_that_search_have_something_to_tell_after_two_laps(tmp_path: Path) -> None:
    """However many games were asked for: a real process, interrupted as somebody would."""
    words = ["balance", "oriflamme", "--seats", "3", "--players", "flat:20", "--games", "20000", "--jobs", "1"]
    file = tmp_path / "study.jsonl"
    with subprocess.Popen([*PROGRAM, *words, "--results", str(file)], stdout=PIPE, stderr=PIPE, text=True) as process:
        while process.poll() is None and not (file.exists() and file.read_bytes().count(b"\n") >= 4):
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(0.005)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    assert process.returncode == 0
    games = re.match(r"Oriflamme: (\d+) games.*\nStopped early: (\d+) of 20,001 games\.\n", out)
    assert games is not None
    assert games[1] == games[2]
    assert "run the same command again to continue" in err


def test_results_that_are_of_no_use_are_refused(tmp_path: Path) -> None:
    file, arena = str(tmp_path / "study.jsonl"), str(tmp_path / "arena.jsonl")
    succeed(*BALANCE, "--shard", "1/2", "--results", file)
    contest = ("arena", "random", "greedy", "--game", "throne", "--seats", "2", "--deals", "1", "--jobs", "1")
    succeed(*contest, "--results", arena)
    for words, reason in {
        (*BALANCE, "--seed", "1", "--results", file): "another run",
        (*BALANCE, "--results", arena): "has no results",
        (*BALANCE, "--shard", "150/150"): "too few games",
        ("merge", file): "100 results are missing",
        ("merge", file, arena): "has no results",
        ("merge", arena, "--html", str(tmp_path / "b.html")): "--html is not for results of this kind",
    }.items():
        ended = run(*words)
        assert ended.status == 2
        assert reason in ended.err


def test_results_with_other_figures_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "study.jsonl"
    succeed(*BALANCE, "--results", str(file))
    head, *lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join([re.sub(r'"figures": ?\d+', '"figures": 7', head), *lines]))
    assert "another run" in run(*BALANCE, "--results", str(file)).err
    assert "has no results" in run("merge", str(file)).err


def test_one_sweep_at_a_time() -> None:
    assert "one --sweep at a time" in refuse("balance", "oriflamme", "--sweep", "heir=0..2", "--sweep", "lord=0..2")
