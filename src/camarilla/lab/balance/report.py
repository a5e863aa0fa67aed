"""A whole report: one set of rules, two on the same deals, every value of an option, or several kinds of players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from camarilla.lab.balance.compare import Contrast, compare
from camarilla.lab.balance.findings import Findings, find
from camarilla.lab.balance.job import StudyJob
from camarilla.lab.balance.study import Study, Sums

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

    @property
    def game(self) -> str:
        return self.findings[0].study.game

    def tried(self, found: Findings) -> int | str:
        """The value of what is swept."""
        study = found.study
        return seated(study) if self.swept == PLAYERS else int(dict(study.options)[self.swept])

    def document(self) -> dict[str, Any]:
        """The report for programs."""
        findings = [asdict(one) | {"fair": one.fair} for one in self.findings]
        return {"findings": findings, "contrasts": [asdict(one) for one in self.contrasts], "swept": self.swept}


def report(job: StudyJob, played: Sequence[Sequence[Sums]]) -> BalanceReport:
    """What the blocks of studies come to."""
    findings = [find(study, blocks) for study, blocks in zip(job.studies, played, strict=True)]
    contrasts = compare(job.studies[0], *played) if len(played) == 2 and not job.swept else []
    return BalanceReport(findings, contrasts, job.swept)
