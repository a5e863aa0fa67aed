"""A whole report: one set of rules, two on the same deals, or every value of an option."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from camarilla.lab.balance.compare import Contrast, compare
from camarilla.lab.balance.findings import Findings, find
from camarilla.lab.balance.job import StudyJob
from camarilla.lab.balance.study import Sums


@dataclass(frozen=True)
class Report:
    """What was found for each set of rules; of two, how they differ."""

    findings: list[Findings]
    contrasts: list[Contrast]
    swept: str  # the option whose values were tried, or nothing

    @property
    def game(self) -> str:
        return self.findings[0].study.game

    def document(self) -> dict[str, Any]:
        """The report for programs."""
        findings = [asdict(one) | {"fair": one.fair} for one in self.findings]
        return {"findings": findings, "contrasts": [asdict(one) for one in self.contrasts], "swept": self.swept}


def report(job: StudyJob, played: Sequence[Sequence[Sums]]) -> Report:
    """What the blocks of studies come to."""
    findings = [find(study, blocks) for study, blocks in zip(job.studies, played, strict=True)]
    contrasts = compare(job.studies[0], *played) if len(played) == 2 and not job.swept else []
    return Report(findings, contrasts, job.swept)
