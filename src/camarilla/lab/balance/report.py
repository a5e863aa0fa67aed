"""A whole report: one set of rules, two on the same deals, or every value of an option; by one or several players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from camarilla.lab.balance.agreement import Agreement, agreements, alike, shifts
from camarilla.lab.balance.compare import Contrast, compare
from camarilla.lab.balance.findings import Findings, find
from camarilla.lab.balance.job import StudyJob
from camarilla.lab.balance.study import OptionPairs, Study, Sums
from camarilla.lab.balance.sweep import Ranking, rank

PLAYERS: Final = "players"  # is swept where several kinds of players are asked; no option is called so


def seated(study: Study) -> str:
    """One name for all, or the name in each seat."""
    return ", ".join(study.players if len(set(study.players)) > 1 else study.players[:1])


@dataclass(frozen=True)
class BalanceReport:
    """What was found for each set of rules; of two, how they differ."""

    findings: list[Findings]
    contrasts: list[Contrast]
    swept: str  # the option whose values were tried, `players`, or nothing
    agreements: list[Agreement]  # of several kinds of players; of the values of an option, on ties and turn order
    alike: list[list[int]]  # kinds of players that made the same choices throughout
    planned: int  # games of each study that were to be played here
    whole: int  # games of each study, here and elsewhere
    ranking: Ranking | None = None  # of the values of an option
    others: BalanceReport | None = None  # of several kinds of players: the other rules, the next kind's sweep

    @property
    def game(self) -> str:
        return self.findings[0].study.game

    @property
    def other_rules(self) -> Study:
        """The last study: of the rules that these are compared with."""
        return (self.others or self).findings[-1].study

    @property
    def shared(self) -> OptionPairs:
        """The changed rules that all of it was played with: those that are compared, or swept, are not among them."""
        last = self.other_rules.options
        return tuple(pair for pair in self.findings[0].study.options if pair in last)

    @property
    def sweeps(self) -> list[BalanceReport]:
        """Of the values of an option: the report of each kind of players."""
        if self.swept in ("", PLAYERS):
            return []
        return [self, *(self.others.sweeps if self.others else [])]

    @property
    def games(self) -> int:
        """How many were played."""
        return self.findings[0].games

    def tried(self, found: Findings) -> int | str:
        """The value of what is swept."""
        study = found.study
        return seated(study) if self.swept == PLAYERS else int(dict(study.options)[self.swept])

    def document(self) -> dict[str, Any]:
        """The report for programs."""
        findings = [asdict(one) | {"fair": one.fair} for one in self.findings]
        several = {name: [asdict(one) for one in getattr(self, name)] for name in ("contrasts", "agreements")}
        rest = {
            "ranking": self.ranking and asdict(self.ranking),
            "swept": self.swept,
            "alike": self.alike,
            "planned": self.planned,
            "whole": self.whole,
        }
        return {"findings": findings, **several, **rest, "others": self.others and self.others.document()}


def report(job: StudyJob, played: Sequence[Sequence[Sums]]) -> BalanceReport:
    """What the blocks of studies come to; where kinds of players meet two sets of rules, all kinds under each."""
    if job.swept not in ("", PLAYERS):
        return sweep_report(job, played)
    half = len(job.studies) // 2
    if job.swept != PLAYERS or len(rule_sets(job.studies)) == 1:
        contrasts = compare(job.studies[0], played[0], played[1]) if half == 1 and not job.swept else []
        return one_report(job, job.studies, played, contrasts, None)
    contrasts = [
        each for by in range(half)
        for each in compare(job.studies[by], played[by], played[half + by], by, half)
    ]  # fmt: skip
    others = one_report(job, job.studies[half:], played[half:], [], None)
    return one_report(job, job.studies[:half], played[:half], contrasts, others)


def rule_sets(studies: Sequence[Study]) -> list[OptionPairs]:
    """The different rules that some studies play; a deck among them cannot be hashed."""
    found = list[OptionPairs]()
    for study in studies:
        if study.options not in found:
            found.append(study.options)
    return found


def sweep_report(job: StudyJob, played: Sequence[Sequence[Sums]]) -> BalanceReport:
    """Every value with each kind of players, whose studies stand together."""
    own = len(rule_sets(job.studies))
    found: BalanceReport | None = None
    for first in reversed(range(0, len(job.studies), own)):
        found = one_report(job, job.studies[first : first + own], played[first : first + own], [], found)
    assert found is not None
    return found


def one_report(
    job: StudyJob,
    studies: Sequence[Study],
    played: Sequence[Sequence[Sums]],
    contrasts: list[Contrast],
    others: BalanceReport | None,
) -> BalanceReport:
    findings, kinds = [find(*pair) for pair in zip(studies, played, strict=True)], job.swept == PLAYERS
    agreed = agreements(findings, played) if kinds else shifts(findings, played) if job.swept else []
    return BalanceReport(
        findings, contrasts, job.swept, agreed, alike(played) if kinds else [],
        sum(len(job.blocks[number]) for number in job.numbers), job.blocks[-1].stop,
        rank(findings, played) if job.swept and not kinds else None, others,
    )  # fmt: skip
