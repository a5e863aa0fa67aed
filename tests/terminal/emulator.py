"""A program at a pseudo-terminal, and what a person sees there: pyte plays the screen."""

from __future__ import annotations

import codecs
import fcntl
import json
import os
import pty
import select
import socket
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pyte

from camarilla.cli.terminal.display import PROMPT

PATIENCE = 60  # seconds after which a program that says nothing is given up
KEYS = {
    "up": "\x1b[A", "down": "\x1b[B", "right": "\x1b[C", "left": "\x1b[D", "home": "\x1b[H", "end": "\x1b[F",
    "pageup": "\x1b[5~", "pagedown": "\x1b[6~", "enter": "\r", "ctrl-c": "\x03", "ctrl-d": "\x04", "escape": "\x1b",
    "backspace": "\x7f",
}  # fmt: skip


@cache
def nursery() -> str:
    """The socket of a process that has everything imported."""
    folder = tempfile.mkdtemp(prefix="camarilla-")
    path = os.path.join(folder, "nursery")
    program = subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("nursery.py")), path], stdout=subprocess.PIPE
    )
    assert program.stdout is not None
    assert program.stdout.readline() == b"ready\n"
    import atexit
    import shutil

    def end() -> None:
        program.kill()
        program.wait()
        program.stdout.close()  # type: ignore[union-attr]
        shutil.rmtree(folder, ignore_errors=True)

    atexit.register(end)
    return path


class Terminal:
    """One program at a terminal of so many columns and rows."""

    def __init__(
        self,
        *arguments: str,
        columns: int = 80,
        rows: int = 24,
        home: Path,
        encoding: str = "utf-8",
        **environment: str,
    ) -> None:
        self.ours, theirs = pty.openpty()
        termios.tcsetwinsize(theirs, (rows, columns))
        self.name = os.ttyname(theirs)
        self.screen = pyte.HistoryScreen(columns, rows, history=10_000)
        self.stream = pyte.Stream(self.screen)
        self.written = ""  # all of it
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.status: int | None = None
        usual = {"XDG_DATA_HOME": str(home), "TERM": "xterm-256color", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
        self.link = socket.socket(socket.AF_UNIX)
        self.link.connect(nursery())
        wanted = {"arguments": list(arguments), "environment": usual | environment, "encoding": encoding}
        socket.send_fds(self.link, [json.dumps(wanted).encode()], [theirs])
        os.close(theirs)
        self.replies = self.link.makefile()
        self.process = int(self.replies.readline())

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        if self.status is None:
            os.kill(self.process, 9)
        os.close(self.ours)
        self.replies.close()
        self.link.close()

    # -- what is seen
    def lines(self) -> list[str]:
        return [line.rstrip() for line in self.screen.display]

    def text(self) -> str:
        return "\n".join(self.lines()).rstrip("\n")

    def flat(self) -> str:
        """The screen as one line: how it is filled does not matter."""
        return " ".join(self.text().split())

    def read(self) -> bool:
        """Take in what the program has written; False when it has ended."""
        ready, _, _ = select.select([self.ours], [], [], PATIENCE)
        assert ready, f"nothing happens:\n{self.text()}"
        try:
            raw = os.read(self.ours, 65536)
        except OSError:  # the other side is closed
            raw = b""
        if not raw:
            self.status = int(self.replies.readline()) if self.status is None else self.status
            return False
        piece = self.decoder.decode(raw)
        self.written += piece
        self.stream.feed(piece)
        return True

    def wait(self, seen: Callable[[], bool] | str) -> str:
        """Read on until something is seen; the screen then."""
        is_seen = (lambda: seen in self.flat()) if isinstance(seen, str) else seen
        limit = time.monotonic() + PATIENCE
        while not is_seen():
            assert self.read(), f"it has ended, status {self.status}:\n{self.text()}"
            assert time.monotonic() < limit, self.text()
        return self.text()

    def asked(self, text: str) -> str:
        """Read on until a page with this text can be answered."""
        return self.wait(lambda: text in self.flat() and self.written.endswith(PROMPT))

    def end(self) -> int:
        """Read to the end; the exit status."""
        while self.read():
            pass
        assert self.status is not None
        return self.status

    # -- what is done
    def type(self, text: str) -> None:
        os.write(self.ours, text.encode())

    def wait_until_heard(self) -> None:
        """Until the program has taken in every key that was pressed."""
        theirs = os.open(self.name, os.O_RDONLY | os.O_NOCTTY | os.O_NONBLOCK)
        limit = time.monotonic() + PATIENCE
        while any(fcntl.ioctl(theirs, termios.FIONREAD, bytes(4))):
            assert time.monotonic() < limit, f"no key is heard:\n{self.text()}"
            select.select([self.ours], [], [], 0.01)
        os.close(theirs)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.type(KEYS.get(key, key))

    def drawn(self) -> int:
        """How many pages have asked for an answer so far."""
        return self.written.count(PROMPT)

    def answer(self, text: str) -> str:
        """Type a line; the page that follows."""
        before = self.drawn()
        self.type(text + "\r")
        return self.next_page(before)

    def next_page(self, before: int) -> str:
        """Wait until another page stands on the screen and can be answered."""
        return self.wait(lambda: self.drawn() > before)

    def resize(self, columns: int, rows: int) -> None:
        """Pull at the corner of the window."""
        self.screen.resize(rows, columns)
        termios.tcsetwinsize(self.ours, (rows, columns))
