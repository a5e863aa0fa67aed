"""The analysis of one finished game, in a process of its own: a transcript comes in, lines of JSON go out."""

from __future__ import annotations

import json
import os
import sys
from typing import Any

SIMULATIONS = 400
TOLD = ("game", "seats", "steps", "turns")  # what the page shows


def tell(**line: Any) -> None:
    print(json.dumps(line), flush=True)


def main() -> None:
    """Progress as {"done", "total"}, then {"result"}: the analysis, and for each better move what it is made of."""
    from camarilla.games import game
    from camarilla.kernel.transcript import read
    from camarilla.lab.analyse import analyse

    os.nice(10)  # people who play come first
    played = read(sys.stdin.read())
    found = analyse(played, SIMULATIONS, 0, lambda done, total: tell(done=done, total=total))
    moves = game(played.game).moves
    better = {verdict.best for step in found.steps for verdict in (step.knowable, step.true)}
    said = {text: moves.typed(moves.codes[text]) for text in sorted(better)}
    told = {name: value for name, value in found.document().items() if name in TOLD}
    tell(result=told | {"moves": {text: {"kind": it.kind, "parts": it.parts} for text, it in said.items()}})


if __name__ == "__main__":
    main()
