"""A whole report: one set of rules, two on the same deals, or every value of an option."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from camarilla.lab.balance.compare import Contrast, compare
from camarilla.lab.balance.findings import Findings, find
from camarilla.lab.balance.study import Study, Watch, play_studies


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


def report(studies: Sequence[Study], swept: str, jobs: int, watch: Watch) -> Report:
    """Play, and say what it comes to."""
    played = play_studies(list(studies), jobs, watch)
    findings = [find(study, blocks) for study, blocks in zip(studies, played, strict=True)]
    contrasts = compare(studies[0], *played) if len(played) == 2 and not swept else []
    return Report(findings, contrasts, swept)
