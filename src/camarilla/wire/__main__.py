"""`python -m camarilla.wire [FOLDER]` writes schema.json, wire.ts and the types of each game for page and Python."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from camarilla.games import game, games
from camarilla.wire import schema, typescript
from camarilla.wire.game_stubs import GameStub
from camarilla.wire.game_types import GameTypes

FOLDER = Path(__file__).parents[3]
FILES: dict[str, Callable[[], str]] = {
    "src/camarilla/wire/schema.json": schema.written,
    "src/camarilla/wire/wire.ts": typescript.written,
    "client/src/engine/tables.ts": typescript.tables_written,
    **{f"client/src/games/{id}/types.ts": GameTypes(game(id)).written for id in games()},
    **{f"src/camarilla/games/{id}/types.pyi": GameStub(game(id)).written for id in games()},
}


def write(folder: Path) -> None:
    """Write all files."""
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
