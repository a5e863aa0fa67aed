"""The analysis of one finished game, in a process of its own: a transcript comes in, lines of JSON go out."""

from __future__ import annotations

import json
import os
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from camarilla.lab.analyse import GameAnalysis

SIMULATIONS = 400
TOLD = ("game", "seats", "steps", "turns")  # what the page shows
PARTS = 10  # as often it is told what was found so far


def tell(**line: Any) -> None:
    print(json.dumps(line), flush=True)


def main() -> None:
    """Progress as {"done", "total"}, now and then with a "part", what was found so far without the seats; then
    {"result"}: the analysis, and for each better move what it is made of."""
    from camarilla.kernel.transcript import read
    from camarilla.lab.analyse import GameAnalysis, MoveAnalysis, analyse, turning_points

    def report(total: int, steps: list[MoveAnalysis]) -> None:
        done = len(steps)
        if done * PARTS // total == (done - 1) * PARTS // total:
            tell(done=done, total=total)
        else:
            tell(
                done=done,
                total=total,
                part=worded(GameAnalysis(played.game, [], steps, turning_points(steps), 0, 0.0, [])),
            )

    os.nice(10)  # people who play come first
    played = read(sys.stdin.read())
    tell(result=worded(analyse(played, SIMULATIONS, 0, report)))


def worded(found: GameAnalysis) -> dict[str, Any]:
    """An analysis with what its better moves are made of."""
    from camarilla.games import game

    moves = game(found.game).moves
    better = {verdict.best for step in found.steps for verdict in (step.knowable, step.true)}
    said = {text: moves.typed(moves.codes[text]) for text in sorted(better)}
    told = {name: value for name, value in found.document().items() if name in TOLD}
    return told | {"moves": {text: {"kind": it.kind, "parts": it.parts} for text, it in said.items()}}


if __name__ == "__main__":
    main()
