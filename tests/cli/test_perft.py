"""`camarilla perft`."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import camarilla
from camarilla.cli.commands import perft
from cli.program import run, succeed


def rows(*arguments: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(succeed("perft", "oriflamme", "--json", *arguments))["rows"]
    return found


def test_the_counts_to_every_depth() -> None:
    """Two seats: seven cards, then seven in two ways, then keep or reveal."""
    found = rows("--depth", "3")
    assert [(row["depth"], row["leaves"]) for row in found] == [(1, 7), (2, 98), (3, 196)]
    assert len({row["digest"] for row in found}) == 3


def test_the_split_adds_up() -> None:
    whole, split = rows("--depth", "4", "--seed", "3")[-1], rows("--depth", "4", "--seed", "3", "--split")
    assert sum(row["leaves"] for row in split) == whole["leaves"]
    assert sum(int(row["digest"], 16) for row in split) == int(whole["digest"], 16)
    assert [row["move"] for row in split] == camarilla.game("oriflamme").deal(2, 3).legal


def test_another_deal_is_another_digest() -> None:
    assert rows("--depth", "2", "--seed", "1")[0]["digest"] != rows("--depth", "2", "--seed", "2")[0]["digest"]


def test_plain_rules_count_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = rows("--depth", "3", "--seats", "3")
    monkeypatch.setitem(camarilla.game("oriflamme").__dict__, "native", None)
    assert rows("--depth", "3", "--seats", "3") == compiled


def test_from_a_position(tmp_path: Path) -> None:
    state = camarilla.game("oriflamme").deal(3, 1)
    for _ in range(4):
        state.play(state.legal[-1])
    (tmp_path / "position.json").write_text(json.dumps(state.position()))
    first, *_ = rows("--position", str(tmp_path / "position.json"), "--depth", "2")
    assert first["leaves"] == len(state.legal)
    given = run("perft", "oriflamme", "--position", "-", "--depth", "1", given=json.dumps(state.position()))
    assert f"{len(state.legal)}  {first['digest']}\n" in given.out


def test_as_text() -> None:
    assert succeed("perft", "oriflamme", "--depth", "2").splitlines()[1].split()[:2] == ["2", "98"]
    assert "place lord front  " in succeed("perft", "oriflamme", "--depth", "2", "--split", "--seed", "0")


def test_a_failure_in_compiled_work_is_seen() -> None:
    def fail() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        perft.wait_for(fail)


def test_an_interrupt_is_heard_in_the_middle_of_compiled_work() -> None:
    code = "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); "
    code += "from camarilla.cli import main; sys.exit(main())"
    command = [sys.executable, "-u", "-c", code, "perft", "oriflamme", "--depth", "60"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        program.stdout.readline()
        program.send_signal(signal.SIGINT)
        _, err = program.communicate()
    assert (program.returncode, err) == (130, "\ncamarilla: stopped\n")
