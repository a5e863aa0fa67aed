"""What a program says on stderr: passed on as it comes or held back at first; the end of it is kept for reports."""

from __future__ import annotations

import os
import re
from io import FileIO
from threading import Thread
from typing import Final

from camarilla.bots.pipes import CHUNK

STDERR: Final = 2
KEPT: Final = 1 << 14  # bytes at the end that are kept
TRAILERS: Final = re.compile(
    r"Node\.js v|note: |exit status \d|goroutine \d|main\.|\)|\}|\]"
)  # beneath what went wrong


class Echo:
    """A pipe from a program, and the thread that passes on what comes."""

    def __init__(self, pipe: FileIO, held: bool = False) -> None:
        self.pipe, self.said, self.held = pipe, b"", held
        self.thread = Thread(target=self._listen, daemon=True)
        self.thread.start()

    def _listen(self) -> None:
        with self.pipe:
            while data := self.pipe.read(CHUNK):
                self.said = (self.said + data)[-KEPT:]
                if not self.held:
                    os.write(STDERR, data)

    def release(self) -> None:
        """Pass on what was held back, and from now on all."""
        self.held = False
        os.write(STDERR, self.said)

    def end(self, seconds: float) -> bytes:
        """The last that was said; a program that has ended says no more, but another may have its pipe."""
        self.thread.join(seconds)
        return self.said


def gist(complaint: str) -> str:
    """The line that says what went wrong: the last above the trace (Python: below it)."""
    lines = [line for line in complaint.splitlines() if line.strip()]
    found = [line for line in lines if not line[0].isspace() and not TRAILERS.match(line)]
    return (found or lines or [""])[-1].strip()
