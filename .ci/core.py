"""The installed package without any extra: every command explains itself, and runs or names the extra that it needs."""

import importlib.util
import subprocess
import sys
import tempfile

import camarilla
from camarilla.cli import every_command

SAVED = "game.txt"
GAME = camarilla.games()[0]
RUNS = (
    "games", f"learn {GAME}", f"play {GAME} --watch --bots random --seed 3 --save {SAVED}", f"play {GAME} --seed 1",
    f"replay {SAVED}", f"analyse {SAVED} --simulations 20", f"rules {GAME}", f"perft {GAME} --depth 2", "doctor",
    f"arena random greedy --game {GAME} --seats 2 --deals 1 --jobs 1 --results all.results", "merge all.results",
    f"balance {GAME} --games 200", f"bench {GAME} --seconds 0.001", "engine", "guide", "guide bot-writer",
)  # fmt: skip
NEED = {  # a status of 2, and what is said
    "serve": "camarilla[server]", f"verify {SAVED}": "camarilla[server]",
    "backup new.db --database postgres://nowhere": "camarilla[postgres]",
    f"restore {SAVED} --database copy.db": SAVED,
    "prune --finished 90 --database none.db": "camarilla[server]", "admin tables": "camarilla.db.sock",
    "chapters check none.json": "none.json", f"train {GAME}": "camarilla[learn]",
    f"exploit {GAME} chancellor": "camarilla[learn]",
    f"balance {GAME} --games 200 --html b.html": "camarilla[lab]",
    f"dataset {GAME} --out data": "camarilla[parquet]",
    "arena random greedy --deals 1 --cluster auto": "camarilla[cluster]", "guide --open": "camarilla[docs]",
}  # fmt: skip


def run(command: str, folder: str) -> tuple[int, str]:
    """The status of a command, and all that it says."""
    words = ["camarilla", *command.split()]
    done = subprocess.run(words, capture_output=True, encoding="utf-8", check=False, cwd=folder, input="")
    assert "Traceback" not in done.stderr, (command, done.stderr)
    return done.returncode, done.stdout + done.stderr


assert not any(map(importlib.util.find_spec, ("starlette", "msgspec", "openskill", "numpy"))), "an extra is installed"
assert {command.split()[0] for command in [*RUNS, *NEED]} == set(every_command()), "a command that is not tried"
with tempfile.TemporaryDirectory() as folder:
    for name in every_command():
        assert run(f"{name} --help", folder)[0] == 0, name
    for command in RUNS:
        status, said = run(command, folder)
        assert status == 0, (command, said)
    for command, reason in NEED.items():
        status, said = run(command, folder)
        assert status == 2, (command, status, said)
        assert reason in said, (command, said)
print(f"the core alone works: {len(every_command())} commands on Python {sys.version.split()[0]}")
