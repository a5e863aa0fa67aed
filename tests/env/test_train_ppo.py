"""examples/train_ppo.py: short, the same from the same seed, and in the soak stronger than a knight."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_ppo.py"
SOAK = int(os.environ.get("CAMARILLA_SOAK", "1"))
LAST = re.compile(r"([\d.]+)% ± [\d.]+% of (\d+) games against knight, (\d+) s")


def test_it_is_short() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 120


def trained(*arguments: str) -> tuple[float, int, int]:
    """The share it won in the end, of how many games, and after how many seconds of a processor."""
    pytest.importorskip("torch", reason="needs torch, in a build for processors alone: pip install torch")
    command = [sys.executable, str(EXAMPLE), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    share, games, seconds = LAST.findall(done.stdout)[0]
    return float(share), int(games), int(seconds)


def test_the_same_seed_gives_the_same_player() -> None:
    brief = ("--rounds", "1", "--games", "20")
    assert trained(*brief)[:2] == trained(*brief)[:2]
    assert trained(*brief)[:2] != trained(*brief, "--seed", "2")[:2]


@pytest.mark.skipif(SOAK == 1, reason="takes four minutes: part of the soak")
def test_it_beats_the_knight_within_five_minutes() -> None:
    share, games, seconds = trained()
    assert (share > 65, games, seconds <= 300) == (True, 1000, True)
