"""Random programs agree plain, in debug mode and compiled; `python tests/dialect/programs.py` runs many more."""

from __future__ import annotations

import random
import re
import warnings
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from camarilla.dialect import Refused
from camarilla.dialect.translate import translate
from dialect.checked import Checked
from dialect.generator import write_program
from dialect.mangled import mangle
from dialect.programs import Batch
from dialect.ways import load


@pytest.mark.parametrize("seed", [2026])
@pytest.mark.untraced
def test_random_programs_agree(seed: int, tmp_path: Path) -> None:
    batch = Batch(seed, count=40, folder=tmp_path, flags=("-O1",))
    assert batch.divergences() == []
    assert batch.outcomes["no check failed"] > 40  # it is no test if all of them fail
    assert len(batch.outcomes) > 5  # nor if only one check does


def test_a_seed_gives_the_same_program() -> None:
    assert write_program(7, 5, "f32") == write_program(7, 5, "f32") != write_program(8, 5, "f32")


def fate(rule: Callable[..., Any]) -> str:
    """Is the rule taken, or where is it refused?"""
    try:
        translate({"rule": rule})
        Checked("random")(rule)
    except Refused as refusal:
        return re.sub(r".*/(mangled)_\d+\.py:\d+:\d+: .*", r"refused in \1", str(refusal))
    return "taken"


@pytest.mark.untraced
def test_a_mangled_program_is_refused_or_taken(tmp_path: Path) -> None:
    """Whatever Python takes is either translated or refused with its place; the translator never stumbles."""
    chance, fates = random.Random(2026), Counter[str]()
    for i in range(40):
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", SyntaxWarning)
                module = load(mangle(write_program(i, 3, "f32"), chance), f"mangled_{i}", tmp_path)
        except SyntaxError:
            continue  # no longer Python
        fates.update(fate(rule) for rule in (module.e0, module.e1, module.e2))
    assert set(fates) == {"taken", "refused in mangled"}
    assert min(fates.values()) > 20
