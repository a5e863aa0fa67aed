"""Digest perft from files: how many lines of play lead on from a position, and a hash of where they lead.

`GAME.json` beside this file lists positions: `name`, `position`, and `counts`, for each depth the lines and their hash.
`python tests/perft/counting.py --write [GAME …]` counts anew; without `--write` it names what would change.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import camarilla
from camarilla.kernel.game import Game, State

FOLDER = Path(__file__).parent
Count = tuple[int, int]  # lines, hash


def count(state: State, depth: int, plain: bool = False) -> Count:
    """The lines of so many answers, and the sum of the hashes of their ends; compiled if that can be."""
    engine = state.game.engine.plain if plain else state.game.engine
    total = engine.perft(state.record, depth)
    return total.leaves, total.digest


def split(state: State, depth: int) -> dict[str, Count]:
    """The count below each move: where two counts differ, this shows the move to follow."""
    below = {}
    for move in state.legal:
        after = state.copy()
        after.play(move)
        below[move] = count(after, depth - 1)
    return below


def load(game: Game, entry: dict[str, Any]) -> State:
    return game.position(entry["position"], seed=1)


def explain(state: State, depth: int, found: Count, expected: Count) -> str:
    """What a failed count says: both counts, and the split."""
    lines = [f"depth {depth}: {found[0]} lines, hash {found[1]}; expected {expected[0]} lines, hash {expected[1]}"]
    lines += [f"  {move}: {lines_} {hash_}" for move, (lines_, hash_) in split(state, depth).items()]
    return "\n".join(lines)


def counted(game: Game, entry: dict[str, Any]) -> dict[str, Any]:
    """The entry with its counts made anew."""
    counts = {depth: list(count(load(game, entry), int(depth))) for depth in entry["counts"]}
    return {**entry, "counts": counts}


def written(entries: list[dict[str, Any]]) -> str:
    """A list of entries, one member a line."""
    texts = []
    for entry in entries:
        members = (f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in entry.items())
        texts.append("{\n" + ",\n".join(members) + "\n}")
    return "[\n" + ",\n".join(texts) + "\n]\n"


def main(arguments: list[str]) -> int:
    games = [argument for argument in arguments if argument != "--write"] or [p.stem for p in FOLDER.glob("*.json")]
    stale = 0
    for id in games:
        file = FOLDER / f"{id}.json"
        entries = json.loads(file.read_text("utf-8"))
        new = written([counted(camarilla.game(id), entry) for entry in entries])
        if new != file.read_text("utf-8"):
            stale += 1
            print(file.name)
            if "--write" in arguments:
                file.write_text(new, "utf-8")
    return 1 if stale and "--write" not in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
