"""The sanitizers find nothing in translated rules, and would find something if it were there."""

from __future__ import annotations

from pathlib import Path

import pytest

from dialect.sanitized import FLAGS, run_sanitized

RANDOM = """
import sys, tempfile
from pathlib import Path
from dialect import ways
ways.COMPILERS[:] = ["gcc"]
from dialect.programs import Batch
batch = Batch({seed}, {count}, Path(tempfile.mkdtemp()), {flags!r})
sys.exit(1 if batch.divergences() else 0)
"""
SAMPLES = """
from dialect import constructs, faulty, test_checks, test_constructs, ways
ways.COMPILERS[:] = ["gcc"]
good, bad = ways.Ways("sample", test_constructs.ENTRIES, {flags!r}), ways.Ways("sample", test_checks.RULES, {flags!r})
for name, cases in test_constructs.CASES.items():
    for given in cases:
        good.agreed(name, *given)
for name, given, *_ in test_checks.FAILS:
    bad.agreed(name, faulty.State(), *given, plain=False)
"""
WRONG = """
from camarilla.dialect.build import open_library
text = "int f(int n) {{ int cells[4] = {{0}}; return {wrong}; }}"
open_library("wrong", text, {flags!r}, ["gcc"]).f(5)
"""


@pytest.mark.untraced
def test_samples(cache: Path) -> None:
    """Every construct and every failing check."""
    run = run_sanitized(SAMPLES.format(flags=FLAGS), cache)
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")


@pytest.mark.untraced
def test_random_programs(cache: Path) -> None:
    run = run_sanitized(RANDOM.format(seed=3030, count=25, flags=FLAGS), cache)
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")


def test_they_would_find_a_bad_index(cache: Path) -> None:
    run = run_sanitized(WRONG.format(wrong="cells[n]", flags=FLAGS), cache)
    assert run.returncode != 0
    assert "stack-buffer-overflow" in run.stderr or "out of bounds" in run.stderr


def test_they_would_find_a_bad_shift(cache: Path) -> None:
    run = run_sanitized(WRONG.format(wrong="cells[0] + (n << 30)", flags=FLAGS), cache)
    assert run.returncode != 0
    assert "left shift of 5 by 30 places" in run.stderr
