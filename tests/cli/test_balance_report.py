"""What a report of `camarilla balance` says: how much was played, on what its verdicts rest, and how to read it."""

from __future__ import annotations

import json
import re
import shlex
import sys
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from lab import biased

import camarilla
from camarilla.cli.balance import page
from camarilla.cli.balance.numbers import decimal
from camarilla.cli.balance.plots import LABEL, plots
from camarilla.cli.balance.summary import summary
from camarilla.cli.balance.tables import written
from camarilla.games.oriflamme import writer
from camarilla.games.oriflamme.events import EventKind
from camarilla.games.oriflamme.game import WORDS
from camarilla.games.oriflamme.loader import Loader
from camarilla.games.oriflamme.moves import Move
from camarilla.kernel.game import Game
from camarilla.lab.balance.job import StudyJob
from camarilla.lab.balance.report import BalanceReport, report
from camarilla.lab.balance.study import Bench, Study
from cli.program import run, succeed

ORIFLAMME = camarilla.game("oriflamme")
SMALL = ("balance", "oriflamme", "--seats", "2", "--games", "400", "--jobs", "1")
LARGE = ("balance", "oriflamme", "--seats", "3", "--games", "20000", "--jobs", "1")
KINDS = ("--players", "random", "--players", "greedy", "--players", "chancellor")


@cache
def said(*words: str) -> str:
    """A report in one line."""
    return " ".join(succeed(*words).split())


@pytest.fixture
def drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    """What draws is stood in for: bundling it takes seconds."""
    drawn = {"javascript_bundle.return_value": "", "vegalite_to_svg.return_value": "<svg/>"}
    monkeypatch.setitem(sys.modules, "vl_convert", mock.Mock(**drawn))
    monkeypatch.setattr(page, "find_spec", mock.Mock())


def stop_after(blocks: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C when so many blocks are played."""
    play, played = Bench.play, []

    def impatient(bench: Bench, block: range) -> Any:
        if len(played) == blocks:
            raise KeyboardInterrupt
        played.append(block)
        return play(bench, block)

    monkeypatch.setattr(Bench, "play", impatient)


# -- how much was played ----------------------------------------------------------------------------------------
@pytest.mark.usefixtures("drawing")
def test_a_page_of_a_study_that_was_stopped_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stop_after(30, monkeypatch)
    assert run(*SMALL, "--html", str(tmp_path / "b.html")).status == 0
    text = (tmp_path / "b.html").read_text(encoding="utf-8")
    assert text.index("Stopped early: 60 of 400 games.") < text.index("Turn order")
    assert "The whole study is made by:" in text
    assert "makes the same report" not in text
    assert re.search(r"<code>camarilla balance .* --games 400 .* --html b.html</code>", text)


@pytest.mark.usefixtures("drawing")
def test_a_page_of_a_part_says_so(tmp_path: Path) -> None:
    text = succeed(*SMALL, "--shard", "1/4", "--html", str(tmp_path / "b.html"))
    assert "One part of a study: 100 of 400 games." in text
    assert "The whole study is made by:" in (tmp_path / "b.html").read_text(encoding="utf-8")


@pytest.mark.usefixtures("drawing")
def test_a_page_of_all_games_has_the_command_that_makes_it(tmp_path: Path) -> None:
    succeed(*SMALL, "--html", str(tmp_path / "b.html"))
    text = (tmp_path / "b.html").read_text(encoding="utf-8")
    assert "This command makes the same report:" in text
    assert "Stopped early" not in text


def test_stopped_too_early_there_is_nothing_to_show(monkeypatch: pytest.MonkeyPatch) -> None:
    stop_after(1, monkeypatch)
    assert "No figures yet: two blocks of games have to be finished first." in run(*SMALL).err


def test_games_are_rounded_up_aloud() -> None:
    assert "You asked for 20,000 games; with 20,001 everybody starts equally often." in said(*LARGE)
    assert "You asked for" not in said(*SMALL)


def test_more_games_go_on_with_the_results_of_fewer(tmp_path: Path) -> None:
    """The last block of the smaller study may have been cut short: it is played again."""
    file, whole = tmp_path / "study.jsonl", tmp_path / "whole.jsonl"
    both = ("--against", "heir=1", "--json")
    for games in ("998", "999", "1500"):
        grown = succeed(*SMALL, *both, "--games", games, "--results", str(file))
    with mock.patch.object(Bench, "play", side_effect=AssertionError):
        assert succeed(*SMALL, *both, "--games", "1500", "--results", str(file)) == grown
    assert succeed(*SMALL, *both, "--games", "1500", "--results", str(whole)) == grown
    assert file.read_bytes() == whole.read_bytes()
    ended = run(*SMALL, *both, "--games", "400", "--results", str(file))
    assert (ended.status, file.read_bytes()) == (2, whole.read_bytes())
    assert "another run" in ended.err
    assert "another run" in run(*SMALL, "--games", "3000", "--results", str(file)).err


def test_more_games_play_only_what_is_missing(tmp_path: Path) -> None:
    file, played = str(tmp_path / "study.jsonl"), list[range]()
    succeed(*SMALL, "--results", file)
    play = Bench.play

    def noted(bench: Bench, block: range) -> Any:
        played.append(block)
        return play(bench, block)

    with mock.patch.object(Bench, "play", noted):
        succeed(*SMALL, "--games", "600", "--results", file)
    assert min(block.start for block in played) == 400


def test_as_few_play_as_the_rulebook_has() -> None:
    text = said("balance", "ablaze", "--games", "60", "--jobs", "1")
    assert "3 players (greedy)" in text
    assert "not in the rulebook" not in text
    assert "2 players: not in the rulebook, which has 3 to 5." in said(*SMALL)


def test_too_few_games_say_nothing_about_cards() -> None:
    text = said("balance", "oriflamme", "--seats", "3", "--games", "24", "--jobs", "1")
    assert "Too few games to say anything about cards: 24." in text
    assert "Nobody is dealt these cards" not in text
    assert "would tell" not in text
    assert "Royal Decree" not in text


def test_a_handful_of_games_has_no_impossible_interval() -> None:
    text = succeed("balance", "oriflamme", "--seats", "3", "--games", "6", "--jobs", "1")
    games = text.partition("\nGames\n")[2]
    assert re.search(r"lead changes +[\d.]+ \[0\.00, ", games)
    assert re.search(r"rounds +6\.00\n", games), "what never varied has no interval"
    assert "-" not in games


# -- kinds of players -------------------------------------------------------------------------------------------
def test_where_players_disagree_their_figures_are_told() -> None:
    """Spy and Assassination: no verdict of either is sure, but they are six points apart."""
    text = said(*LARGE, *KINDS)
    depends = re.search(r"It depends on who plays: (.*?)\. ", text)
    assert depends is not None
    assert re.search(r"Spy \(from -[\d.]+ greedy to \+[\d.]+ random\)", depends[1])
    assert re.search(r"Assassination \(from -[\d.]+ random to \+[\d.]+ greedy\)", depends[1])
    assert re.search(
        r"turn order depends on who plays \(wins, %\): .*place 2 \(from [\d.]+ random to [\d.]+ greedy\)", text
    )


def test_players_that_are_one_are_told() -> None:
    text = said(*LARGE, *KINDS)
    assert "greedy, chancellor made the same choices in every game" in text
    assert "same heuristics" not in text, "said already"
    assert "greedy, chancellor, squire follow the same heuristics" in said(*SMALL, *KINDS, "--players", "squire")
    assert text.count("greedy, chancellor: Turn order") == 1
    assert "made the same choices" not in said(*SMALL, *KINDS[:4])
    assert "same heuristics" not in said(*SMALL, *KINDS[:4])


def test_kinds_of_players_keep_what_only_this_game_has() -> None:
    kinds = ("--players", "knight:cautious", "--players", "knight:aggressive")
    text = said("balance", "throne", "--games", "400", "--jobs", "1", *kinds)
    assert re.search(
        r"Busts by length .* length knight:cautious knight:aggressive one card 0.0 ±[\d.]+ 0.0 ±[\d.]+", text
    )


def test_kinds_of_players_meet_two_sets_of_rules() -> None:
    words = (*LARGE, *KINDS[:4], "--option", "heir=3", "--against", "heir=2")
    text = said(*words)
    first = r"\* With heir=3 rather than heir=2: Worth more for all kinds of players: Heir \(from \+[^*]*"
    second = r"\* heir=3: Too strong for all kinds of players: Heir\. [^*]*\* heir=2: "
    assert re.search(rf"equally often\. {first}{second}", text)
    sides = re.findall(r"\* heir=[23]: [^*]*", text)
    assert not re.search(r"from [-+]?\d|would tell", " ".join(sides)), "figures are in the tables"
    document = json.loads(succeed(*words, "--json"))
    heir = [each for each in document["contrasts"] if each["quantity"] == ["effect", "heir"]]
    assert [(each["by"], each["verdict"]) for each in heir] == [(0, "more"), (1, "more")]
    assert [dict(each["study"]["options"]) for each in document["others"]["findings"]] == [{"heir": 2}] * 2


def test_a_report_begins_with_the_command_that_asks_others() -> None:
    first = re.search(r"\A.*\n.*\n  \* These figures [^*]*\n      (camarilla .*)\n  \* ", succeed(*SMALL))
    assert first is not None
    words = shlex.split(first[1])
    assert words[-6:] == ["--players", "greedy", "--players", "random", "--players", "ismcts:100"]
    assert "--games 1500" in first[1]
    asked = "--players greedy --players random --players ismcts:100 --sweep heir=1..2\n"
    assert asked in succeed(*SMALL, "--sweep", "heir=1..2")
    assert "ismcts:100 --option heir=3 --against heir=2\n" in succeed(
        *SMALL, "--option", "heir=3", "--against", "heir=2"
    )


def test_a_sweep_asks_several_kinds_of_players() -> None:
    """Each finds its values; then which may be best whoever plays."""
    words = (*LARGE[:5], "3000", *LARGE[6:], *KINDS[:4], "--sweep", "heir=1..3")
    text = said(*words)
    assert (
        "* By the worth of cards, values of heir that may be best for all kinds of players: 1, 2. "
        "* random: Best value by the worth of cards: these cannot be told " in text
    )
    assert "* greedy: Best value by the worth of cards: these cannot be told apart: heir=1, 2, 3" in text
    assert "These figures" not in text, "others were asked"
    assert "random: Every value of heir" in text
    assert "greedy: Every value of heir" in text
    document = json.loads(succeed(*words, "--json"))
    for kind, each in (("random", document), ("greedy", document["others"])):
        found = [(one["study"]["players"], dict(one["study"]["options"])) for one in each["findings"]]
        assert found == [([kind] * 3, {"heir": value}) for value in (1, 2, 3)]


def test_where_no_card_changes_that_is_told() -> None:
    words = (
        *SMALL,
        "--players",
        "random",
        "--players",
        "greedy",
        "--option",
        "influence=2",
        "--against",
        "influence=1",
    )
    assert "With influence=2 rather than influence=1: No card is clearly worth more or less." in said(*words)


@pytest.mark.usefixtures("drawing")
def test_a_page_has_its_notes_below_its_findings_and_no_mark_alone_in_a_line(tmp_path: Path) -> None:
    words = (*SMALL, *KINDS[:4], "--option", "heir=5", "--against", "heir=1", "--html", str(tmp_path / "b.html"))
    succeed(*words)
    text = (tmp_path / "b.html").read_text(encoding="utf-8")
    findings = re.search(r"<ul>(.*?)</ul>\n<p class=\"note\">Others to ask: .*beyond ±5.0 points", text)
    assert findings is not None
    assert findings.end() < text.index("<h2>")
    assert [line[:8] for line in re.findall(r"<li>(.*?)</li>", findings[1])] == ["With hei", "heir=5: ", "heir=1: "]
    assert re.search(r"±\d+\.\d\N{NO-BREAK SPACE}[▲▼]</td>", text)
    assert not re.search(r"±\d+\.\d [▲▼?]</td>", text)


def test_a_sweep_says_what_changes_beside_the_worth_of_cards() -> None:
    """Behind the Throne, all columns of four: every other game of two random players is a tie."""
    words = ("balance", "throne", "--seats", "2", "--games", "2000", "--jobs", "1", "--players", "random")
    changed = re.search(
        r"But scoring clearly changes more than cards: (.*?)\. \*", said(*words, "--sweep", "scoring=2..4")
    )
    assert changed is not None
    assert re.fullmatch(r"ties, % \(from 4\.\d with 2 to 49\.\d with 4\)", changed[1])
    assert "clearly changes" not in said(*words, "--sweep", "scoring=1..2")
    turns = said("balance", "oriflamme", "--seats", "3", "--games", "2001", "--jobs", "1", "--sweep", "rounds=1..2")
    assert re.search(
        r"more than cards: .*wins, place 3 in turn order, % \(from [\d.]+ with 2 to [\d.]+ with 1\)", turns
    )


def test_the_best_value_may_depend_on_who_plays() -> None:
    studies = [Study("oriflamme", (kind,) * 2, 400) for kind in ("greedy", "random")]
    found = played(*(one.with_options({"heir": value}) for one in studies for value in (1, 2)), swept="heir")
    assert found.ranking is not None
    assert found.others is not None
    first, other = (replace(found.ranking, best=best, tied=[best]) for best in (0, 1))
    told = summary(replace(found, ranking=first, others=replace(found.others, ranking=other)))
    assert told[0] == "Which value of heir is best by the worth of cards depends on who plays."


def test_voices_that_are_missing_are_named() -> None:
    kinds = ("--players", "greedy", "--players", "knight")
    assert "Others to ask: --players random --players ismcts:100; --games 1500 takes" in said(*SMALL, *kinds)
    assert "Others to ask: --players ismcts:100; --games 1500 takes" in said(*SMALL, *KINDS)


# -- on what verdicts rest --------------------------------------------------------------------------------------
def test_cards_that_are_hardly_played_are_told() -> None:
    text = succeed(*LARGE)
    assert re.search(r"Rarely played by those who are dealt it, .*: Royal Decree \(8\.\d% of hands\)\.", said(*LARGE))
    (row,) = re.findall(r"^  Royal Decree  .*\[.*$", text, re.MULTILINE)
    assert re.search(r"  8\.\d  ", row)


def test_the_rule_of_the_verdicts_is_told() -> None:
    assert "Too strong or too weak: beyond ±3.3 points, a tenth of a fair share." in said(*LARGE)
    assert "beyond ±5.0 points" in said(*SMALL)


def test_what_is_unclear_says_how_many_games_would_tell() -> None:
    assert re.search(r"Unclear: .*\((about [\d,]+ games would tell|lies on the line)\)", said(*LARGE))


def test_the_turn_order_is_told_with_its_interval() -> None:
    assert re.search(r"place 2 wins 8\.\d points more than fair \[\d\.\d, \d\.\d\], place 1 wins", said(*LARGE))


def test_an_unfair_seat_is_told_with_its_interval_and_how_to_make_sure() -> None:
    """Player 1 begins with one more; played in plain Python, so with few and short games."""
    game = Game("oriflamme", ORIFLAMME.profile, biased, writer, Loader(), Move, EventKind, WORDS)
    study = Study("oriflamme", ("random",) * 2, 600, options=(("rounds", 2),))
    bench, job = Bench(study, game, game.engine.plain), StudyJob((study,))
    text = " ".join(written(report(job, [[bench.play(block) for block in study.blocks()]])).split())
    said = re.search(
        r"Player 2 wins ([\d.]+)% \[([\d.]+), [\d.]+\] no matter who starts; a fair share is 50\.0%\.", text
    )
    assert said is not None
    assert "Chance does this in one run of a hundred: run it again with another --seed." in text
    assert float(said[1]) > float(said[2]) > 50
    assert re.search(rf"Wins by player, no matter who starts, .* 2 {said[1]} .* above", text)


def test_every_place_that_is_above_or_below_is_told() -> None:
    (order,) = re.findall(r"Turn order: (.*?) A fair share", said(*LARGE))
    assert re.findall(r"place (\d) wins [\d.]+ points (more|less)", order) == [
        ("2", "more"),
        ("1", "less"),
        ("3", "less"),
    ]


def test_a_precise_zero_is_no_real_change() -> None:
    text = succeed(*LARGE, "--option", "keep=2", "--against", "keep=1")
    (third,) = re.findall(r"^  wins, place 3 .*$", text, re.MULTILINE)
    assert re.search(r"  no real change  [-+]0\.\d \[-[01]\.\d, \+[01]\.\d\] ", third)


def test_a_note_explains_the_columns_that_are_there() -> None:
    text = said("balance", "intrigues", "--games", "400", "--jobs", "1")
    assert "If played: wins of those who played it, %. If revealed: of those who revealed it. These" in text
    assert "Played, %" not in text


def test_what_is_unclear_is_marked_in_tables() -> None:
    text = said(*LARGE, *KINDS)
    assert "▲ too strong, ▼ too weak, ? unclear; no mark: fine." in text
    assert re.search(r"Assassination .* \+3\.\d ±\d\.\d \?", text)


# -- how to read it ---------------------------------------------------------------------------------------------
def test_every_table_names_its_columns() -> None:
    text = said("balance", "throne", "--games", "400", "--jobs", "1")
    for top in (
        "place wins, % points verdict", "figure mean", "length % rows",
        "card worth verdict if played if revealed if left", "destroyed, % destroyed when this was revealed",
    ):  # fmt: skip
        assert f" {top} " in text
    assert re.search(r"Of all rows [\d.]+% go bust: [\d.]+ for each player and game\.", text)


def test_the_terminal_says_what_it_leaves_out() -> None:
    words = (*SMALL, "--option", "heir=5", "--against", "heir=1")
    left = re.search(r"left out here: (\d+)\. --html", said(*words))
    assert left is not None
    shown = re.findall(r"^  \S.*  (?:more|less|unclear|no real change)  .*\d$", succeed(*words), re.MULTILINE)
    assert len(shown) + int(left[1]) == len(json.loads(succeed(*words, "--json"))["contrasts"])


def test_what_rounds_to_zero_has_no_sign() -> None:
    assert [decimal(value, "+.1f") for value in (-0.04, 0.04, -0.06)] == ["0.0", "0.0", "-0.1"]


def test_names_beside_a_plot_are_whole() -> None:
    found = played(Study("intrigues", ("random",) * 2, 4000))
    spec = next(plot for plot in plots(found) if plot.name == "true").spec
    labels = [row["label"] for row in spec["data"]["values"]]
    assert max(len(line) for label in labels for line in label.split("\n")) <= LABEL
    assert [" ".join(label.split("\n")) for label in labels] == [row["name"] for row in spec["data"]["values"]]
    assert spec["layer"][-1]["encoding"]["y"]["axis"]["labelLimit"] == 0


def played(*studies: Study, swept: str = "") -> BalanceReport:
    job = StudyJob(studies, swept)
    return report(job, [[bench.play(block) for block in job.blocks] for bench in job.benches])


def test_many_events_are_grouped_under_a_scale_on_top() -> None:
    found = played(Study("intrigues", ("random",) * 2, 4000))
    spec = next(plot for plot in plots(found) if plot.name == "true").spec
    assert spec["layer"][-1]["mark"]["type"] == "text"
    assert all(layer["encoding"]["x"]["axis"] == {"orient": "top"} for layer in spec["layer"])
    dead = ["lies dead" in row["name"] for row in spec["data"]["values"]]
    assert sum(one != other for one, other in pairwise(dead)) == 1, "all of one kind stand together"


def test_how_plots_end_is_told_plot_by_plot() -> None:
    """In one table, and where kinds of players are compared, row by row."""
    words = ("balance", "intrigues", "--games", "400", "--jobs", "1")
    text = succeed(*words)
    (row,) = re.findall(r"^  the plot “no, no, no”  +(.*±.*±.*±.*±.*)$", text, re.MULTILINE)
    shares = [float(cell) for cell in re.findall(r"([\d.]+) ±", row)]
    assert len(shares) == 4
    assert sum(shares) == pytest.approx(100, abs=0.2)
    assert re.search(r"  Of all plots [\d.]+% have all three\.\n", text)
    assert "the plot “no, no, no”: 3 of 3 " in succeed(*words, "--players", "random", "--players", "greedy")
    spec = next(plot for plot in plots(played(Study("intrigues", ("random",) * 2, 400))) if plot.name == "plots").spec
    assert (len(spec["data"]["values"]), spec["mark"]) == (32, "bar")


def test_kinds_of_players_are_not_joined_by_lines() -> None:
    random, greedy = (Study("oriflamme", (name,) * 3, 600) for name in ("random", "greedy"))
    for found, mark in (
        (played(random, greedy, swept="players"), "point"),
        (played(*(greedy.with_options({"heir": value}) for value in (1, 2)), swept="heir"), "line"),
    ):
        specs = [plot.spec for plot in plots(found)]
        assert [spec["layer"][-1]["mark"]["type"] for spec in specs] == [mark, mark]
        assert all(("xOffset" in spec["layer"][-1]["encoding"]) == (mark == "point") for spec in specs)


def test_all_sides_of_a_comparison_are_drawn_on_one_scale() -> None:
    """Each kind of players that sweeps, each set of rules; with a line and a band for what is fair."""
    random, greedy = (Study("oriflamme", (name,) * 3, 600) for name in ("random", "greedy"))
    swept = [one.with_options({"heir": value}) for one in (random, greedy) for value in (1, 2)]
    compared = [one.with_options({"heir": value}) for value in (1, 2) for one in (random, greedy)]
    for found, names, about in (
        (played(*swept, swept="heir"), [], ("random: ", "greedy: ")),
        (played(*compared, swept="players"), ["difference"], ("heir=1: ", "heir=2: ")),
    ):
        drawn = {plot.name: plot for plot in plots(found)}
        assert list(drawn) == [*names, "cards", "cards2", "order", "order2"]
        for name, fair in (("cards", 0), ("order", 100 / 3)):
            sides = [drawn[name], drawn[f"{name}2"]]
            assert [plot.title.startswith(one) for plot, one in zip(sides, about, strict=True)] == [True, True]
            scales = [plot.spec["layer"][-1]["encoding"]["y"]["scale"]["domain"] for plot in sides]
            figures = [row for plot in sides for row in plot.spec["data"]["values"]]
            assert scales[0] == scales[1]
            assert scales[0][0] <= min(row["low"] for row in figures)
            assert scales[0][1] >= max(row["high"] for row in figures)
            for plot in sides:
                band, line, *_ = (layer["encoding"] for layer in plot.spec["layer"])
                assert line["y"]["datum"] == pytest.approx(fair)
                assert (band["y"]["datum"], band["y2"]["datum"]) == pytest.approx((fair - 10 / 3, fair + 10 / 3))


@pytest.mark.usefixtures("drawing")
def test_a_page_has_narrow_cells_and_the_verdict_beside_the_name(tmp_path: Path) -> None:
    succeed(*SMALL, "--html", str(tmp_path / "b.html"))
    text = (tmp_path / "b.html").read_text(encoding="utf-8")
    assert re.search(r"<ul><li>These figures .*<code>camarilla balance .*</code></li><li>", text)
    assert "Decisive round: from this one on the winners led." in text
    cells = re.findall(
        r"<td[^>]*>([^<]*)</td>", text.partition("what being dealt one is worth")[2].partition("What cards do")[0]
    )
    assert max(map(len, cells)) <= len("+10.2 [-10.1, +10.3]")
    succeed(*SMALL, "--option", "heir=3", "--against", "heir=2", "--html", str(tmp_path / "b.html"))
    assert "<th>figure</th><th>verdict</th><th>difference</th>" in (tmp_path / "b.html").read_text(encoding="utf-8")


@pytest.mark.usefixtures("drawing")
def test_tables_of_a_page_can_be_scrolled_without_a_mouse(tmp_path: Path) -> None:
    succeed(*SMALL, "--html", str(tmp_path / "b.html"))
    text = (tmp_path / "b.html").read_text(encoding="utf-8")
    tables = re.findall(r'<div class="wide(?: many)?" tabindex="0" role="region" aria-label="[^"]+">\n<table>', text)
    assert len(tables) == text.count("<table>") > 2
    assert "td:first-child{position:sticky;left:0" in text
