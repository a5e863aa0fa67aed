"""`python -m camarilla.wire [FOLDER]` writes schema.json and wire.ts; by default beside the declarations."""

from __future__ import annotations

import sys
from pathlib import Path

from camarilla.wire import schema, typescript

FOLDER = Path(__file__).parent
FILES = {"schema.json": schema.written, "wire.ts": typescript.written}


def write(folder: Path) -> None:
    """Write both files."""
    for name, text in FILES.items():
        (folder / name).write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
