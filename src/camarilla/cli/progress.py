"""How far long work is: a bar with the time left at a terminal, a line now and then elsewhere; on stderr."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterable, Iterator, Sized
from threading import Event, Thread
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, TextIO, TypeVar

from camarilla.cli.text.words import say

if TYPE_CHECKING:
    from camarilla.lab.jobs.job import Job

T = TypeVar("T", bound=Sized)
WIDTH: Final = 30
REST: Final = 46  # columns for the figures
ERASE: Final = "\r\x1b[K"
SOON: Final = 1.0  # seconds before the first picture: what is done by then needs none
OFTEN: Final = 0.2  # between two pictures
SELDOM: Final = 15.0  # between two lines where nobody watches


class Progress:
    """Steps done of how many; `done` of them were done before. A thread draws, so that time is seen to pass."""

    def __init__(
        self, total: float, done: float = 0, quiet: bool = False, stream: TextIO | None = None, unit: str = ""
    ) -> None:
        self.total, self.done, self.before, self.unit = total, done, done, unit and f" {unit}"
        self.stream = sys.stderr if stream is None else stream
        self.terminal = self.stream.isatty()
        self.start = self.last = monotonic()
        self.ended, self.drawn = Event(), False
        self.words = say("progress-left", time="{time}")  # here, since a thread speaks no language
        self.thread = None if quiet else Thread(target=self._draw_on, daemon=True)

    def __enter__(self) -> Progress:
        if self.thread is not None:
            self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.ended.set()
        if self.thread is not None:
            self.thread.join()
        if self.drawn and self.terminal:  # what comes next, even a complaint, begins a line
            self.draw("\n")

    def advance(self, steps: float = 1) -> None:
        """So many steps more are done."""
        self.reach(self.done + steps)

    def reach(self, done: float, total: float | None = None) -> None:
        """So many steps are done, of as many as before or of others."""
        self.done, self.last = done, monotonic()
        self.total = self.total if total is None else total

    def clear(self) -> None:
        """Make room for a line of the program's own."""
        if self.drawn and self.terminal:
            self.stream.write(ERASE)
            self.stream.flush()

    def left(self, now: float) -> float | None:
        """Seconds that the rest will take; None where nobody can tell yet."""
        steps = self.done - self.before
        if steps <= 0:
            return None
        return max(0.0, (self.last - self.start) / steps * (self.total - self.done) - (now - self.last))

    def _draw_on(self) -> None:
        wait = SOON if self.terminal else SELDOM
        while not self.ended.wait(wait):
            self.draw("" if self.terminal else "\n")
            wait = OFTEN if self.terminal else SELDOM

    def draw(self, end: str) -> None:
        """The picture of now; a terminal's is drawn over the one before."""
        self.drawn = True
        left, clean = self.left(monotonic()), ERASE if self.terminal else ""
        width = max(8, min(WIDTH, shutil.get_terminal_size().columns - REST)) if self.terminal else 0
        self.stream.write(clean + self.picture(left, width) + end)
        self.stream.flush()

    def picture(self, left: float | None, width: int) -> str:
        """`[######----] 12/40 games  0:31 left`."""
        share = self.done / self.total if self.total else 0.0
        full = int(width * min(share, 1.0))
        bar = f"[{'#' * full}{'-' * (width - full)}] " if width else ""
        clock = "" if left is None or self.done >= self.total else "  " + self.words.replace("{time}", timed(left))
        return f"{bar}{round(self.done)}/{round(self.total)}{self.unit}{clock}"


def timed(seconds: float) -> str:
    """`0:31`, `2:05:00`."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


class Watching:
    """Shows how far batches are, unless that is not wanted."""

    def __init__(
        self, quiet: bool, stream: TextIO | None = None, job: Job[Any, Any] | None = None, unit: str = ""
    ) -> None:
        self.quiet, self.stream, self.job, self.unit = quiet, stream, job, unit

    def __call__(self, batches: Iterable[T], done: int, total: int) -> Iterator[T]:
        """The batches; `done` of the `total` steps were done before."""
        with Progress(total, done, self.quiet, self.stream, self.unit) as progress:
            for batch in batches:
                yield batch
                progress.advance(self.steps(batch))

    def steps(self, batch: Any) -> int:
        """How far a batch leads: so many units, or as far as the job says."""
        return len(batch) if self.job is None else self.job.weight([unit for unit, _ in batch])
