"""The user's own folder of games, and what may be written where."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path

from camarilla.kernel.document import shown
from camarilla.kernel.refusal import Refusal


def folder() -> Path:
    """The user's own folder of games."""
    return user_data_path("camarilla", appauthor=False) / "games"


def fresh(game: str) -> Path:
    """A name that no kept game has yet."""
    number = 1
    while any((folder() / f"{game}-{number}{ending}").exists() for ending in (".sealed", ".txt")):
        number += 1
    return folder() / f"{game}-{number}.sealed"


def kept() -> list[Path]:
    """The unfinished games, the one that was played last first."""
    return sorted(folder().glob("*.sealed"), key=lambda path: -path.stat().st_mtime_ns)


def last() -> Path | None:
    """The unfinished game that was played last."""
    return next(iter(kept()), None)


def is_own(path: Path) -> bool:
    """Does a file lie in the user's own folder of games, however it is named?"""
    return path.resolve().parent == folder().resolve()


def put(path: Path, text: str) -> None:
    """Write a file whole or not at all, for the user alone."""
    if is_own(path):
        folder().mkdir(parents=True, exist_ok=True, mode=0o700)
    half = path.with_name(f".{path.name}.{os.getpid()}")
    with open(half, "w", encoding="utf-8", opener=private) as file:
        file.write(text)
    os.replace(half, path)


def private(name: str, flags: int) -> int:
    """Open a file that only the user may read."""
    return os.open(name, flags, 0o600)


def check_free(path: Path | None) -> None:
    """Refuse at once a file that could not be saved at the end; one that exists is never overwritten."""
    if path is None:
        return
    if path.exists():
        raise Refusal("exists", file=shown(str(path)))
    if not os.access(path.parent, os.W_OK):
        raise Refusal("no-folder", file=shown(str(path)))
