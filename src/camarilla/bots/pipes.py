"""One end of a pipe to another program: a thread reads or writes, and whoever waits for it may stop waiting.

Only sockets can be waited for on every system; on Windows a pipe can't.
"""

from __future__ import annotations

from collections.abc import Callable
from io import FileIO
from queue import Empty, SimpleQueue
from threading import Thread

CHUNK = 1 << 16  # bytes read at a time


class PipeEnd:
    """A pipe and the thread that works on it, one request at a time: nothing is read before somebody wants it."""

    def __init__(self, pipe: FileIO, work: Callable[[FileIO, bytes], bytes]) -> None:
        self.pipe, self.work = pipe, work
        self.requests: SimpleQueue[bytes | None] = SimpleQueue()
        self.results: SimpleQueue[bytes | OSError] = SimpleQueue()
        self.pending = False  # has a request no result yet?
        self.thread = Thread(target=self._serve, daemon=True)
        self.thread.start()

    def _serve(self) -> None:
        with self.pipe:
            while (given := self.requests.get()) is not None:
                try:
                    self.results.put(self.work(self.pipe, given))
                except OSError as error:
                    self.results.put(error)

    def call(self, given: bytes, seconds: float) -> bytes:
        """What the work came to; TimeoutError if it takes longer, and then the next call waits for it once more."""
        if not self.pending:
            self.requests.put(given)
        self.pending = True
        try:
            result = self.results.get(timeout=max(seconds, 0))
        except Empty:
            raise TimeoutError from None
        self.pending = False
        if isinstance(result, OSError):
            raise result
        return result

    def close(self, seconds: float) -> None:
        """Let go of the pipe; if its thread still waits for the other end, as soon as that lets go."""
        self.requests.put(None)
        self.thread.join(seconds)


def read(pipe: FileIO, _: bytes) -> bytes:
    """Some bytes; none at the end."""
    return pipe.read(CHUNK)


def write(pipe: FileIO, data: bytes) -> bytes:
    """Write all of it."""
    while data:
        data = data[pipe.write(data) :]
    return b""
