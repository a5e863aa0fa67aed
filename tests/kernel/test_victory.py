"""ORI-17 and its like: seats that share a victory have equal parts of it, and the others nothing."""

from __future__ import annotations

from itertools import combinations

from camarilla.kernel.moves import VICTORY, Result
from camarilla.kernel.victory import credit_of, share_of


def test_winners_share_one_victory() -> None:
    for size in range(1, 6):
        for winners in combinations(range(5), size):
            result = Result()
            result.winners = sum(1 << seat for seat in winners)
            credits = [credit_of(result, seat) for seat in range(5)]
            assert credits == [VICTORY // size if seat in winners else 0 for seat in range(5)]
            assert sum(credits) == VICTORY
            assert [share_of(result, seat) for seat in range(5)] == [credit / VICTORY for credit in credits]
