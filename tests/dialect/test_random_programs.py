"""Random programs agree plain, in debug mode and compiled; `python tests/dialect/programs.py` runs many more."""

from __future__ import annotations

from pathlib import Path

import pytest

from dialect.generator import write_program
from dialect.programs import Batch


@pytest.mark.parametrize("seed", [2026, 2027])
def test_random_programs_agree(seed: int, tmp_path: Path) -> None:
    batch = Batch(seed, count=60, folder=tmp_path, flags=("-O1",))
    assert batch.divergences() == []
    assert batch.outcomes["no check failed"] > 60  # it is no test if all of them fail
    assert len(batch.outcomes) > 5  # nor if only one check does


def test_a_seed_gives_the_same_program() -> None:
    assert write_program(7, 5, "f32") == write_program(7, 5, "f32") != write_program(8, 5, "f32")
