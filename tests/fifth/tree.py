"""The product with a fifth game in it, The Pledge, added by nothing but its folders (`tests/fifth/src`)."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDERS = Path(__file__).parent / "src"
GAME = "fealty"


class Tree:
    """A copy of the package with the folders of the game laid over it; everything beside it is the project's own."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.source = folder, folder / "src"
        package = self.source / "camarilla"
        shutil.copytree(ROOT / "src" / "camarilla", package, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copytree(FOLDERS, package, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
        for name in ("docs", "tests", "client"):
            (folder / name).symlink_to(ROOT / name)

    @property
    def environment(self) -> dict[str, str]:
        """Programs that are started with it know the fifth game."""
        return {**os.environ, "PYTHONPATH": str(self.source), "PYTHONIOENCODING": "utf-8", "CAMARILLA_LANG": "en"}

    def python(self, *arguments: str, given: str = "") -> str:
        """What a Python program writes that must succeed."""
        done = subprocess.run(
            [sys.executable, *arguments], input=given, capture_output=True, text=True, encoding="utf-8", check=False,
            env=self.environment, cwd=self.folder,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def camarilla(self, *arguments: str, given: str = "") -> str:
        """What `camarilla …` writes."""
        return self.python("-m", "camarilla.cli", *arguments, given=given)
