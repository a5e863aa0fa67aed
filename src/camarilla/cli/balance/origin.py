"""What a report is about and where it comes from: its title, the command that makes it again, version, day and seed."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from datetime import date
from typing import Final

from camarilla import __version__
from camarilla.bots.players import RANDOM
from camarilla.cli.balance.words import all_rules, rules
from camarilla.cli.text.words import say, title
from camarilla.lab.balance.report import PLAYERS, BalanceReport
from camarilla.lab.balance.study import Study

SEARCH: Final = "ismcts:100"  # searches a little before each choice: another voice than heuristics and chance
ENOUGH: Final = 1_500  # games of those who search: some minutes, and figures to about three points


def page_title(report: BalanceReport) -> str:
    """The game, for how many, and what was asked of it."""
    study = report.findings[0].study
    about = {"title": title(study.game), "seats": study.seats}
    if report.contrasts:
        this, that = rules(report, study), rules(report, report.other_rules)
        return say("report-contrast", this=this, that=that, **about)
    if report.swept == PLAYERS:
        return say("report-players", **about)
    if report.swept:
        return say("report-sweep", option=report.swept, **about)
    changed = all_rules(study, study.options)
    return say("report-rules", rules=changed, **about) if changed else say("report-whole", **about)


def made(report: BalanceReport) -> str:
    """By which version, when, from which seed, and how it can be made again, or the whole of it."""
    day, seed = date.today().isoformat(), str(report.findings[0].study.seed)
    again = say("report-again" if report.games == report.whole else "report-all")
    return f"{say('report-made', version=__version__, date=day, seed=seed)} {again}"


def command(report: BalanceReport, page: str) -> str:
    """What makes the same page again, wherever its games were played."""
    study = report.findings[0].study
    asked = report.findings if report.swept == PLAYERS else [one.findings[0] for one in report.sweeps or [report]]
    kinds = [one.study for one in asked]
    return shlex.join([
        *asking(report, [named(one) for one in kinds], study.games), "--seed", str(study.seed), *changed(report),
        "--html", page,
    ])  # fmt: skip


def next_command(report: BalanceReport) -> str:
    """What asks players of other kinds, too."""
    voices = list(dict.fromkeys([named(report.findings[0].study), RANDOM, SEARCH]))
    return shlex.join([*asking(report, voices, ENOUGH), *changed(report)])


def asking(report: BalanceReport, kinds: Sequence[str], games: int) -> list[str]:
    """The command for so many games of these kinds of players."""
    study = report.findings[0].study
    players = [word for kind in kinds for word in ("--players", kind)]
    return ["camarilla", "balance", study.game, "--seats", str(study.seats), "--games", str(games), *players]


def named(study: Study) -> str:
    """The players of a study as `--players` takes them."""
    return study.players[0] if study.alike else ",".join(study.players)


def changed(report: BalanceReport) -> list[str]:
    """The rules, and those that they are compared with."""
    return [*options_of(report.findings[0].study, report.swept), *others_of(report)]


def options_of(study: Study, swept: str) -> list[str]:
    """The rules that were changed, but for the one that is swept."""
    files = dict(study.files)
    pairs = [
        ("--option", f"{name}={value}") if isinstance(value, int) else (f"--{name}", files.get(name, "FILE"))
        for name, value in study.options if name != swept
    ]  # fmt: skip
    return [word for pair in pairs for word in pair]


def others_of(report: BalanceReport) -> list[str]:
    """The rules that they are compared with."""
    first, last = report.findings[0].study, report.other_rules
    if not report.contrasts and report.swept in ("", PLAYERS):
        return []
    if not report.contrasts:
        return ["--sweep", f"{report.swept}={report.tried(report.findings[0])}..{report.tried(report.findings[-1])}"]
    changed = [pair for pair in last.options if pair not in first.options] or list(last.options)
    return [word for name, value in changed for word in ("--against", f"{name}={value}")]
