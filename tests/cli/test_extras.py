"""The program as it is without its extras: what needs one says which, and everything else works."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from camarilla.cli.extras import extras, without
from camarilla.cli.text.words import refused

CORE = """
import sys
for name in {missing!r}:
    sys.modules[name] = None  # cannot be imported
from camarilla.cli import main
if __name__ == "__main__":
    sys.exit(main())
"""


def core_only(*arguments: str, cwd: Path) -> tuple[int, str, str]:
    """A run of the program in which no package of an extra is there, nor OpenSpiel."""
    code = CORE.format(missing=sorted({*extras(), "pyspiel"}))
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], cwd=cwd, input="", capture_output=True, encoding="utf-8", check=False
    )
    return done.returncode, done.stdout, done.stderr


def test_the_extras_are_known_by_the_names_that_are_imported() -> None:
    assert extras()["msgspec"] == extras()["prometheus_client"] == "server"
    assert extras()["psycopg"] == "postgres"
    assert extras()["pyarrow"] == "parquet"
    assert "tested" not in extras().values()  # it has everything, in one version
    assert "prompt_toolkit" not in extras()


NEEDY = {
    "verify game.json": "server",
    "verify missing.json": "server",
    "serve": "server",
    "backup new.db --database postgres://nowhere": "postgres",
}


@pytest.mark.parametrize(("command", "extra"), NEEDY.items())
def test_what_needs_an_extra_says_which(command: str, extra: str, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text("{}")
    (tmp_path / "new.db").touch()
    if command.startswith("backup"):
        (tmp_path / "new.db").unlink()
    status, out, err = core_only(*command.split(), cwd=tmp_path)
    assert (status, out) == (2, "")
    assert err.startswith("camarilla: this needs the package ")
    assert err.endswith(f'pip install "camarilla[{extra}]"\n')
    assert err.count("\n") == 1


FREE = {
    "games": (0, "oriflamme "),
    "rules throne 3": (0, "THR-3 "),
    "play throne --watch --bots random --seed 3": (0, "Play the same game again"),
    "perft throne --depth 1": (0, "1 "),
    "arena --levels": (0, "page "),
    "arena random flat:1 --game throne --seats 2 --deals 1 --jobs 1": (0, "No ratings: openskill is not installed"),
    "arena random random --parquet out.parquet": (2, "pyarrow is not installed"),
    "bench --against open_spiel": (2, "open_spiel is not installed"),
    "engine": (0, ""),
    "backup new.db --database none.db": (2, "cannot open the store"),
    "restore none.db": (2, "none.db"),
    "chapters check none.json": (2, "cannot be read"),
    "analyse none.txt": (2, "cannot be read"),
    "replay none.txt": (2, "cannot be read"),
}


@pytest.mark.parametrize(("command", "expected"), FREE.items())
def test_everything_else_works(command: str, expected: tuple[int, str], tmp_path: Path) -> None:
    status, out, err = core_only(*command.split(), cwd=tmp_path)
    assert status == expected[0], err
    assert "Traceback" not in err
    assert expected[1] in out + err


def test_a_module_that_no_extra_brings_is_our_own_fault() -> None:
    with pytest.raises(ModuleNotFoundError):
        without(ModuleNotFoundError("no", name="camarilla.nothing"))
    assert "camarilla[server]" in refused(without(ModuleNotFoundError("no", name="starlette.routing")))
