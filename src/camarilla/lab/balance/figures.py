"""Every figure of a report as a row, for notebooks: Parquet where pyarrow is installed."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from camarilla.kernel.document import shown
from camarilla.kernel.refusal import Refusal
from camarilla.lab.balance.estimates import Estimate
from camarilla.lab.balance.findings import Findings
from camarilla.lab.balance.report import BalanceReport

FigureRow = dict[str, Any]


def figures(report: BalanceReport) -> Iterator[FigureRow]:
    """One row for each figure of each set of rules."""
    for number, found in enumerate(all_findings(report)):
        options = ",".join(f"{name}={value}" for name, value in found.study.options if isinstance(value, int))
        players = ",".join(found.study.players)
        for kind, item, one, verdict in estimates(found):
            yield {
                "rules": number, "options": options, "players": players, "figure": kind, "item": item,
                "mean": one.mean, "low": one.low, "high": one.high, "count": one.count, "verdict": verdict,
            }  # fmt: skip


def all_findings(report: BalanceReport) -> list[Findings]:
    return [*report.findings, *(all_findings(report.others) if report.others else [])]


def estimates(found: Findings) -> Iterator[tuple[str, str, Estimate, str]]:
    """What kind, of what, how much, and the verdict."""
    for place, seat in enumerate(found.order, 1):
        yield "order", str(place), seat.share, seat.verdict
        if seat.points:
            yield "points", str(place), seat.points, ""
    for number, seat in enumerate(found.seats, 1):
        yield "seat", str(number), seat.share, seat.verdict
    yield from ((name, "", one, "") for name, one in found.general.items())
    yield from (("score", str(score), one, "") for score, one in found.scores.items())
    for card in found.cards:
        if card.effect:
            yield "worth", card.card, card.effect, card.verdict
        yield from ((name, card.card, one, "") for name, one in card.figures.items())
        yield from (("killed by", f"{card.card} by {by}", one, "") for by, one in card.killers.items())
    for name, items in found.topics.items():
        yield from ((name, str(i), one, "") for i, one in enumerate(items, 1) if one)


def write_figures(report: BalanceReport, path: Path) -> None:
    """Write the rows, where that can be."""
    if find_spec("pyarrow") is None:
        return
    import pyarrow  # type: ignore[import-untyped]
    import pyarrow.parquet  # type: ignore[import-untyped]

    try:
        pyarrow.parquet.write_table(pyarrow.Table.from_pylist(list(figures(report))), path)
    except OSError as error:
        raise Refusal("not-saved", file=shown(str(path)), reason=error.strerror or str(error)) from error
