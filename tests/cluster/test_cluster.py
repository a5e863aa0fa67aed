"""Jobs on a real Ray cluster of two nodes: workers and a whole node are killed in the middle, and nothing is lost or
counted twice. `make cluster` installs Ray and runs this; its start takes too long for `make test`."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import psutil
import pytest
import ray
from cli.program import PROGRAM, refuse, run, succeed
from ray.cluster_utils import Cluster

ARENA = ("random", "flat:300", "--game", "oriflamme", "--seats", "4", "--deals", "6", "--json")
RULES = ("--option", "heir=3", "--against", "heir=2")
BALANCE = ("oriflamme", "--seats", "3", "--players", "flat:100", "--games", "90", *RULES, "--json")
DATASET = ("throne", "--seats", "3", "--games", "60000", "--part", "500", "--json")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two nodes with two workers each, as two machines."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    found = Cluster(initialize_head=True, connect=False, head_node_args={"num_cpus": 2, "include_dashboard": False})
    found.add_node(num_cpus=2)
    yield found
    found.shutdown()


def working(node: Any) -> list[psutil.Process]:
    """The workers of a node that are at work on a batch."""
    raylet = psutil.Process(node.all_processes["raylet"][0].process.pid)
    return [one for one in raylet.children() if "work_as_guest" in " ".join(one.cmdline())]


def interfere(words: list[str], done: Callable[[], int], few: int, harm: Callable[[], None]) -> str:
    """Run a command on the cluster, and do harm when a few units are done; what it writes."""
    with subprocess.Popen([*PROGRAM, *words], stdout=subprocess.PIPE, text=True) as process:
        wait_until(lambda: done() >= few, process)
        before = done()
        harm()
        out, _ = process.communicate(timeout=300)
    assert process.returncode == 0
    assert done() > before >= few, "it was to be disturbed in the middle"
    return out


def wait_until(true: Callable[[], bool], process: subprocess.Popen[str]) -> None:
    end = monotonic() + 120
    while not true():
        assert process.poll() is None, "it ended too early"
        assert monotonic() < end
        sleep(0.01)


def lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def kill_a_worker(cluster: Any) -> None:
    """One that is in the middle of a batch, at once."""
    end = monotonic() + 60
    while not (found := [one for node in cluster.list_all_nodes() for one in working(node)]):
        assert monotonic() < end, "nobody works"
    found[0].send_signal(signal.SIGKILL)


@pytest.mark.parametrize(("command", "words"), [("arena", ARENA), ("balance", BALANCE)])
def test_a_worker_is_killed_in_the_middle(cluster: Any, tmp_path: Path, command: str, words: tuple[str, ...]) -> None:
    """The file and the report are those of one process, byte for byte."""
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    given = [command, *words, "--results"]
    out = interfere(
        [*given, str(there), "--cluster", cluster.address], lambda: lines(there), 5, lambda: kill_a_worker(cluster)
    )
    assert out == succeed(*given, str(here), "--jobs", "1")
    assert there.read_bytes() == here.read_bytes()


def test_a_node_is_lost_in_the_middle(cluster: Any, tmp_path: Path) -> None:
    """Every file is that of one process, byte for byte."""
    here, there = tmp_path / "here.parquet", tmp_path / "there.parquet"
    node = cluster.add_node(num_cpus=2)

    def lose() -> None:
        cluster.remove_node(node, allow_graceful=False)

    given = ["dataset", *DATASET, "--out"]
    interfere([*given, str(there), "--cluster", cluster.address], lambda: len(list(there.glob("part-*"))), 8, lose)
    succeed(*given, str(here), "--quiet")
    assert {path.name: path.read_bytes() for path in there.iterdir()} == {
        path.name: path.read_bytes() for path in here.iterdir()
    }


def test_stopped_it_leaves_nobody_at_work_and_goes_on_here(cluster: Any, tmp_path: Path) -> None:
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    given = ["arena", *ARENA, "--results"]
    words = [*PROGRAM, *given, str(there), "--cluster", cluster.address]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        wait_until(lambda: lines(there) >= 5, process)
        process.send_signal(signal.SIGINT)
        out, said = process.communicate(timeout=120)
    assert (process.returncode, out) == (130, "")
    assert f"Everything so far is in {there}; run the same command again to continue." in said
    end = monotonic() + 60
    while any(working(node) for node in cluster.list_all_nodes()):
        assert monotonic() < end, "somebody works on"
        sleep(0.1)
    assert 5 <= lines(there) < 49
    gone_on = run(*given, str(there), "--jobs", "1")
    assert gone_on.out == succeed(*given, str(here), "--jobs", "1")
    assert "of 48 games were already in" in gone_on.err
    assert there.read_bytes() == here.read_bytes()


def test_what_cannot_be_done_is_refused_as_here(cluster: Any) -> None:
    words = ("arena", "random", "knight:bluffing", "--game", "throne", "--seats", "2", "--deals", "2")
    assert refuse(*words, "--cluster", cluster.address) == refuse(*words, "--jobs", "1")
    assert not ray.is_initialized()


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "nowhere.invalid:6379", "127.0.0.1:99999"])
def test_a_cluster_that_is_not_there(address: str) -> None:
    said = refuse("arena", "random", "greedy", "--deals", "1", "--cluster", address)
    assert said.startswith(f'no Ray cluster can be reached at "{address}": ')


def test_no_cluster_runs_here(monkeypatch: pytest.MonkeyPatch) -> None:
    def not_found(*_: object, **__: object) -> None:
        raise ConnectionError("Could not find any running Ray instance.\nPlease start one.")

    monkeypatch.setattr(ray, "init", not_found)
    said = refuse("arena", "random", "greedy", "--deals", "1", "--cluster", "auto")
    assert said == 'no Ray cluster can be reached at "auto": Could not find any running Ray instance.'
