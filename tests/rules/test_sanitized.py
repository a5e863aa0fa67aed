"""Random games of every title under the address and undefined-behaviour sanitizers: CAMARILLA_SOAK=250 for 50,000."""

from __future__ import annotations

import os
from pathlib import Path

from dialect.sanitized import run_sanitized

import camarilla

GAMES = 50 * int(os.environ.get("CAMARILLA_SOAK", "1"))  # for each number of seats

CODE = f"""
import camarilla
from camarilla.dialect import Library
from dialect.sanitized import FLAGS
for id in camarilla.games():
    game = camarilla.game(id)
    library = Library(id, {{"playouts": game.engine.play.playouts}}, flags=FLAGS, words=["gcc"])
    for seats in game.seats:
        tally = game.engine.play.Tally()
        library("playouts", seats, {GAMES}, 1, tally)
        print(id, seats, tally.games)
"""


def test_no_sanitizer_finds_anything(tmp_path: Path) -> None:
    done = run_sanitized(CODE, tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    every = [(id, seats) for id in camarilla.games() for seats in camarilla.game(id).seats]
    assert done.stdout.splitlines() == [f"{id} {seats} {GAMES}" for id, seats in every]
