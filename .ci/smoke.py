"""The installed package, seen from outside a checkout: it is complete, its rules run compiled, and it plays."""

import subprocess
import sys

import camarilla
from camarilla.bots.unit import players_unit
from camarilla.kernel.game import Game


def run(*arguments: str) -> str:
    done = subprocess.run(["camarilla", *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, (arguments, done.stderr)
    return done.stdout


def check(game: Game) -> int:
    """Compiled and plain play-outs of a game agree; how many games were played."""
    game.engine.warm()
    units = game.engine.core, players_unit(game)
    assert all(unit.compiled for unit in units), "there is a compiler or a library, but the rules run plain"
    assert game.engine.entry_points.form is bytes, "single moves run plain"
    for seats in game.seats:
        assert game.engine.playouts(seats, 50, 7) == game.engine.plain.playouts(seats, 50, 7), (game.id, seats)
    return 50 * len(game.seats)


assert "site-packages" in camarilla.__file__, camarilla.__file__
first = camarilla.games()[0]
for command in ("games", "doctor", f"rules {first}", f"perft {first} --depth 2", f"play {first} --watch --seed 1"):
    assert run(*command.split()), command
played = sum(check(camarilla.game(id)) for id in camarilla.games())
print(f"the installed package works: {played} compiled games equal plain ones on Python {sys.version.split()[0]}")
