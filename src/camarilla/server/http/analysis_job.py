"""The analysis of a finished game, in its own process: a transcript as JSON comes in, lines of JSON go out."""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from camarilla.lab.analyse import GameAnalysis, GameReview

TOLD = ("game", "seats", "steps", "turns", "samples", "error", "curve")  # what the page shows
PARTS = 10  # as often it is told what was found so far, while moves are judged,
PAUSE = 1.0  # and while figures become surer: not more often than this, in seconds


def tell(**line: Any) -> None:
    print(json.dumps(line), flush=True)


class Report:
    """What is told on the way: after the first round of play-outs, while moves are judged, and after later rounds."""

    def __init__(self, seconds: float) -> None:
        self.seconds, self.began, self.last = seconds, time.monotonic(), 0.0

    def __call__(self, review: GameReview) -> None:
        done, total, rounds = len(review.verdicts), len(review.decided), review.rounds.count
        if rounds > 1:
            self.improve(review)
        elif done * PARTS // total == (done - 1) * PARTS // total:
            tell(done=done, total=total, round=1)
        else:
            tell(done=done, total=total, round=1, part=worded(review.result()))

    def improve(self, review: GameReview) -> None:
        """The same moves, surer figures; done is how many seconds it has gone on."""
        taken = time.monotonic() - self.began
        if taken - self.last >= PAUSE:
            self.last = taken
            part = worded(review.result())
            tell(done=int(taken), total=int(self.seconds), round=review.rounds.count, part=part)


def main() -> None:
    """Progress as {"done", "total", "round"}, now and then with a "part", what was found so far; then {"result"}: the
    analysis, and for each better move what it is made of. When nothing more can come in, the rounds end."""
    from camarilla.kernel.transcript import read
    from camarilla.lab.analyse import analyse

    os.nice(10)  # people who play come first
    played, seconds = read(json.loads(sys.stdin.readline())), float(sys.argv[1])
    hurry = threading.Event()

    def wait() -> None:
        sys.stdin.read()
        hurry.set()

    threading.Thread(target=wait, daemon=True).start()
    tell(result=worded(analyse(played, progress=Report(seconds), seconds=seconds, enough=hurry.is_set)))


def worded(found: GameAnalysis) -> dict[str, Any]:
    """An analysis with what its better moves are made of."""
    from camarilla.games import game

    moves = game(found.game).moves
    better = {verdict.best for step in found.steps for verdict in (step.knowable, step.true)}
    said = {text: moves.typed(moves.codes[text]) for text in sorted(better)}
    told = {name: value for name, value in found.document().items() if name in TOLD}
    for step in told["steps"]:
        del step["judged"]  # they all are
    return told | {"moves": {text: {"kind": it.kind, "parts": it.parts} for text, it in said.items()}}


if __name__ == "__main__":
    main()
