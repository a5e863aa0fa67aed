"""Outcomes as a Parquet file: one row a seat of a game, for notebooks."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from camarilla.kernel.document import shown
from camarilla.kernel.refusal import Refusal
from camarilla.lab.contest import GameOutcome


def rows(outcomes: Iterable[GameOutcome]) -> list[dict[str, Any]]:
    """One row for each seat of each game."""
    found = []
    for number, outcome in enumerate(outcomes):
        seating = outcome.scheduled.seating
        for seat, entrant in enumerate(seating):
            found.append({
                "number": number, "game": outcome.game, "seats": len(seating), "measured": outcome.lineup[0],
                "deal": outcome.deal, "turn": outcome.turn, "seat": seat, "entrant": entrant,
                "score": outcome.scores[seat], "share": outcome.share(seat), "moves": outcome.moves,
                "faults": sum(fault["seat"] == seat for fault in outcome.faults),
            })  # fmt: skip
    return found


def check_parquet() -> None:
    """Refuse at once where pyarrow is missing."""
    from importlib.util import find_spec

    if find_spec("pyarrow") is None:
        raise Refusal("no-pyarrow")


def write_parquet(outcomes: Iterable[GameOutcome], path: Path) -> None:
    """Write the rows."""
    import pyarrow  # type: ignore[import-untyped]
    import pyarrow.parquet  # type: ignore[import-untyped]

    try:
        pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows(outcomes)), path)
    except OSError as error:
        raise Refusal("not-saved", file=shown(str(path)), reason=error.strerror or str(error)) from error
