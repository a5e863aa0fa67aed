"""The analysis of one finished game, in a process of its own: a transcript comes in, lines of JSON go out."""

from __future__ import annotations

import json
import os
import sys
from typing import Any

SIMULATIONS = 400


def tell(**line: Any) -> None:
    print(json.dumps(line), flush=True)


def main() -> None:
    """Progress as {"done", "total"}, then {"result"}."""
    from camarilla.kernel.transcript import read
    from camarilla.lab.analyse import analyse

    os.nice(10)  # people who play come first
    found = analyse(read(sys.stdin.read()), SIMULATIONS, 0, lambda done, total: tell(done=done, total=total))
    tell(result=found.document())


if __name__ == "__main__":
    main()
