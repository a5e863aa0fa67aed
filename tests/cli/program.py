"""The program as a person starts it: in a process of its own, or inside the test."""

from __future__ import annotations

import contextlib
import io
import os
import subprocess
import sys
from dataclasses import dataclass
from unittest import mock

from camarilla.cli import main
from cli.readme import PROGRESS

PROGRAM = [sys.executable, "-m", "camarilla.cli"]


@dataclass
class Ended:
    """What a run came to."""

    status: int
    out: str
    err: str


def start(*arguments: str, given: str = "", **environment: str) -> Ended:
    """Run the real program."""
    done = subprocess.run(
        [*PROGRAM, *arguments], input=given, capture_output=True, text=True, encoding="utf-8", check=False,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
    )  # fmt: skip
    return Ended(done.returncode, done.stdout, done.stderr)


def run(*arguments: str, given: str = "") -> Ended:
    """Run it inside the test; how far long work was is dropped, since only a slow machine says so."""
    out, err = io.StringIO(), io.StringIO()
    typed = mock.patch("sys.stdin", io.TextIOWrapper(io.BytesIO(given.encode()), encoding="utf-8"))
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err), typed:
        try:
            status = main(arguments)
        except SystemExit as end:  # argparse ends so after its help
            status = int(end.code or 0)
    return Ended(status, out.getvalue(), PROGRESS.sub("", err.getvalue()))


def succeed(*arguments: str, given: str = "") -> str:
    """What a run that must succeed writes."""
    ended = run(*arguments, given=given)
    assert (ended.status, ended.err) == (0, ""), ended
    return ended.out


def refuse(*arguments: str, given: str = "") -> str:
    """The one line on stderr of a run that must be refused."""
    ended = run(*arguments, given=given)
    assert (ended.status, ended.out) == (2, ""), ended
    assert ended.err.startswith("camarilla: ")
    assert ended.err.endswith("\n")
    assert ended.err.count("\n") == 1
    return ended.err.removeprefix("camarilla: ").rstrip("\n")
