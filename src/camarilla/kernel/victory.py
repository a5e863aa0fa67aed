"""The winners of a game share one victory."""

from __future__ import annotations

from camarilla.dialect import popcount
from camarilla.kernel.moves import VICTORY, Result


def credit_of(result: Result, seat: int) -> int:
    """A seat's part of VICTORY."""
    return (result.winners >> seat & 1) * (VICTORY // popcount(result.winners))


def share_of(result: Result, seat: int) -> float:
    """A seat's part of the victory, 0 to 1."""
    return 1.0 / float(popcount(result.winners)) if (result.winners >> seat) & 1 == 1 else 0.0
