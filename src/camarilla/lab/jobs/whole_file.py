"""Files that are there whole or not at all, whoever is killed while they are written."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from camarilla.kernel.document import shown
from camarilla.kernel.refusal import Refusal

UNFINISHED: Final = ".*.new"  # what a process that was killed may leave


def write_whole(path: Path, data: bytes) -> None:
    """Write a file; the old one stays until the new one is on the disk."""
    fresh = path.with_name(f".{path.name}.new")
    try:
        with fresh.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as error:
        raise Refusal("not-saved", file=shown(str(path)), reason=error.strerror) from error
