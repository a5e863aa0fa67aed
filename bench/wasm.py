"""The modules of the page beside the compiled rules, in one run: `python bench/wasm.py`, after `make wasm`."""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import camarilla
from camarilla.bots.ismcts import SearchTree, search_settings, usual_settings
from camarilla.bots.unit import players_unit
from camarilla.kernel.game import Game

BUILT: Final = Path(__file__).parents[1] / "build/wasm"
PLAYOUTS: Final = 6_000
SIMULATIONS: Final = 3_000
TRIES: Final = 15


def best(work: Callable[[], Any]) -> float:
    """The least seconds of processor time that one try takes."""
    spent = []
    for _ in range(TRIES):
        begun = time.process_time()
        work()
        spent.append(time.process_time() - begun)
    return min(spent)


def native(game: Game, seats: int, record: Any) -> dict[str, float]:
    """Games and simulations a second, as the compiler of this machine makes the rules."""
    unit = players_unit(game)
    settings, tree = search_settings(unit, usual_settings(game)), SearchTree(unit, 16 * SIMULATIONS + 4096)

    def search() -> None:
        tree.plant(record.copy_(), 7)
        tree.grow(SIMULATIONS, settings.copy_())

    playouts = best(lambda: game.engine.playouts(seats, PLAYOUTS, 1))
    return {"playouts": PLAYOUTS / playouts, "search": SIMULATIONS / best(search)}


def module(game: Game, seats: int, record: Any) -> dict[str, Any]:
    """The same in Node; and the seconds that each tree of a regent's search takes."""
    given = [BUILT, game.id, seats, record.pack().hex(), PLAYOUTS, SIMULATIONS, TRIES]
    words = ["node", Path(__file__).with_suffix(".mjs"), *given]
    run = subprocess.run(list(map(str, words)), capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(run.stdout)
    return found


def main() -> None:
    for game in map(camarilla.game, camarilla.games()):
        seats = game.seats[-1]
        record = game.deal(seats, 1).record
        here, there = native(game, seats, record), module(game, seats, record)
        ratios = (f"{name} {there[name]:,.0f} of {here[name]:,.0f} = {there[name] / here[name]:.2f}" for name in here)
        print(f"{game.id}, {seats} seats, a second: {'; '.join(ratios)}", flush=True)
        trees = ", ".join(f"{seconds:.2f}" for seconds in there["trees"])
        print(f"  the trees of a regent, one by one: {trees} s", flush=True)


if __name__ == "__main__":
    main()
