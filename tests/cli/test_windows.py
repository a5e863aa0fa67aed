"""What Windows does differently, imitated: no TERM, no load average, no Unix sockets, no groups of processes."""

from __future__ import annotations

import io
import os
import socket
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from camarilla.bots import program
from camarilla.cli.commands import admin, bench
from camarilla.cli.play import storage, ui
from camarilla.cli.terminal import display
from camarilla.kernel.refusal import Refusal


class Console(io.StringIO):
    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def test_a_console_needs_no_term(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TERM", raising=False)
    monkeypatch.setattr("sys.stdin", Console())
    monkeypatch.setattr("sys.stdout", Console())
    assert not ui.is_screen()
    monkeypatch.setattr(ui, "WINDOWS", True)
    assert ui.is_screen()
    monkeypatch.setenv("TERM", "dumb")
    assert not ui.is_screen()


def test_ctrl_c_while_a_bot_thinks_does_not_end_the_program_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(display, "WINDOWS", True)
    monkeypatch.setattr(display, "interrupt_main", lambda: done.append("interrupted"))
    monkeypatch.setattr("os.kill", lambda *_: done.append("killed"))
    shown: Any = SimpleNamespace(is_asking=False)
    display.Display.interrupt(shown, KeyboardInterrupt())
    assert done == ["interrupted"]


def test_measuring_without_a_load_average_or_the_cpu_time_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("os.getloadavg")
    assert bench.load() is None
    assert bench.machine()["load"] is None
    monkeypatch.setattr("sys.platform", "win32")
    assert bench.children_seconds() <= bench.children_seconds()


def test_the_operator_is_told_that_there_is_no_socket(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delattr(socket, "AF_UNIX")
    with pytest.raises(Refusal) as refused:
        admin.ask(tmp_path / "admin", {})
    assert refused.value.id == "no-admin"


def test_a_program_ends_with_all_that_it_has_started(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.delattr("os.killpg")
    monkeypatch.setattr(subprocess, "run", lambda words, **_: asked.append(words))
    program.kill_group(17)
    assert asked == [["taskkill", "/F", "/T", "/PID", "17"]]


def test_kept_games_lie_where_the_system_keeps_data(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert storage.folder() == Path("/data/camarilla/games")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/ann")
    assert storage.folder() == Path("/home/ann/.local/share/camarilla/games")


def test_nothing_here_needs_modules_that_windows_lacks() -> None:
    """All that a player's program loads, with those modules gone."""
    code = """import sys
for name in ("fcntl", "termios", "tty", "pty", "resource", "grp", "pwd"):
    sys.modules[name] = None
import camarilla, camarilla.bots.external, camarilla.cli.commands.doctor, camarilla.cli.play.ui, camarilla.lab.arena
camarilla.game(camarilla.games()[0]).deal(seed=1)"""
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, "CAMARILLA_COMPILER": "none"})
