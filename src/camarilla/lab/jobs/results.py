"""Results as they come: a file of JSON lines that only grows, safe on the disk batch by batch."""

from __future__ import annotations

import json
import os
from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO, Generic

from camarilla.kernel.document import shown
from camarilla.kernel.refusal import Refusal
from camarilla.lab.jobs.job import FinishedUnits, Job, JsonObject, R, U, same_work, written
from camarilla.lab.jobs.sources import other_run
from camarilla.lab.jobs.whole_file import write_whole


class ResultsJob(Job[U, R]):
    """A job whose results are small enough to be lines."""

    @abstractmethod
    def line(self, unit: U, result: R) -> JsonObject:
        """What the file says of a unit."""

    @abstractmethod
    def read(self, line: JsonObject) -> tuple[U, R]:
        """What a line says."""

    def carried_over(self, head: JsonObject, lines: Sequence[JsonObject]) -> list[JsonObject]:
        """The lines of another job that this one can go on with; ValueError: none."""
        raise ValueError(head)


class Results(Generic[U, R]):
    """The results of a job, kept in a file (None: only in memory)."""

    def __init__(self, job: ResultsJob[U, R], path: Path | None) -> None:
        self.job, self.path = job, path
        self.found: dict[U, R] = {}
        self.file: BinaryIO | None = None
        if path is not None:
            self._open(path)

    def _open(self, path: Path) -> None:
        try:
            self.file = open(path, "a+b")  # noqa: SIM115  # it stays open as long as the job lasts
        except OSError as error:
            raise Refusal("not-saved", file=shown(str(path)), reason=error.strerror) from error
        try:
            self._take_up(path, self.file)
        except Refusal:
            self.file.close()
            raise

    def _take_up(self, path: Path, file: BinaryIO) -> None:
        """Begin the file, or go on with what it holds."""
        hold(file, path)
        head, lines = parse(cut(file), self.job.kind, path)
        if head is None:
            self._write([self.job.head()])
        elif not same_work(head, written(self.job.head())):
            self._go_on(path, head, lines)
        else:
            self.found = read_all(self.job, lines, path)

    def _go_on(self, path: Path, head: JsonObject, lines: Sequence[JsonObject]) -> None:
        """Take over what another job has done, in a file of this one's."""
        try:
            shared = self.job.carried_over(head, lines)
        except (ValueError, KeyError, TypeError) as error:
            raise other_run(path, head, written(self.job.head())) from error
        results = read_all(self.job, shared, path)
        self.close()
        write_results(path, self.job, results)
        self._open(path)

    def _write(self, documents: Iterable[JsonObject]) -> None:
        """Some lines, on the disk before anything else happens."""
        if self.file is not None:
            self.file.write(b"".join(map(encode, documents)))
            self.file.flush()
            os.fsync(self.file.fileno())

    def __contains__(self, unit: U) -> bool:
        return unit in self.found

    def add(self, batch: FinishedUnits[U, R]) -> None:
        self._write(self.job.line(*one) for one in batch)
        self.found.update(batch)

    def close(self) -> None:
        if self.file is not None:
            self.file.close()

    def in_order(self, units: Sequence[U]) -> list[R]:
        """The results of these units; the file then has them in this order, too, whoever did them and when."""
        if self.path is not None and list(self.found)[: len(units)] != list(units):
            self.found = {unit: self.found[unit] for unit in units} | self.found
            write_results(self.path, self.job, self.found)
        return [self.found[unit] for unit in units]


def encode(document: JsonObject) -> bytes:
    """A line of the file."""
    return json.dumps(document, ensure_ascii=False).encode() + b"\n"


def hold(file: BinaryIO, path: Path) -> None:
    """One process at a time writes to a file."""
    try:
        import fcntl
    except ImportError:  # not on this system
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise Refusal("results-in-use", file=shown(str(path))) from error


def cut(file: BinaryIO) -> list[bytes]:
    """The whole lines of a file; one that a crash has broken off is cut away."""
    file.seek(0)
    text = file.read()
    whole = text.rfind(b"\n") + 1
    if whole > 0:
        file.truncate(whole)
    return text[:whole].splitlines() or ([text] if text else [])


def parse(lines: list[bytes], kind: str, path: Path) -> tuple[JsonObject | None, list[JsonObject]]:
    """The head (None: the file is empty) and the lines of a file of this kind."""
    if not lines:
        return None, []
    try:
        head, *rest = (json.loads(line) for line in lines)
        if head[kind] != 1:
            raise ValueError(head[kind])
        return head, rest
    except (ValueError, KeyError, TypeError) as error:
        raise Refusal("no-results", file=shown(str(path))) from error


def read_all(job: ResultsJob[U, R], lines: Iterable[JsonObject], path: Path) -> dict[U, R]:
    """The results by their units."""
    try:
        return dict(map(job.read, lines))
    except (ValueError, KeyError, TypeError, IndexError) as error:
        raise Refusal("no-results", file=shown(str(path))) from error


def read_lines(path: Path) -> list[bytes]:
    """The whole lines of a file that nobody goes on with."""
    try:
        return path.read_bytes().split(b"\n")[:-1]  # what comes after the last line was broken off
    except OSError as error:
        raise Refusal("file", file=shown(str(path)), reason=error.strerror) from error


def read_head(path: Path, kinds: Iterable[str]) -> tuple[str, JsonObject]:
    """What job a file belongs to: its kind, and how it was begun."""
    lines = read_lines(path)[:1]
    for kind in kinds:
        with suppress(Refusal):
            head, _ = parse(lines, kind, path)
            if head is not None:
                return kind, head
    raise Refusal("no-results", file=shown(str(path)))


ReadJob = Callable[[JsonObject, list[JsonObject]], ResultsJob[Any, Any]]  # the job of a head and of its lines


def merge(paths: Sequence[Path], kinds: Mapping[str, ReadJob]) -> tuple[ResultsJob[Any, Any], list[Any]]:
    """The job whose parts lie in some files, and its results in order; what two of them hold counts once."""
    kind, head = read_head(paths[0], kinds)
    lines = list[JsonObject]()
    for path in paths:
        found, rest = parse(read_lines(path), kind, path)
        if found is None or not same_work(found, head):
            raise other_run(path, found or {}, head)
        lines += rest
    try:
        job = kinds[kind](head, lines)
    except (ValueError, KeyError, TypeError) as error:
        raise Refusal("no-results", file=shown(str(paths[0]))) from error
    results = read_all(job, lines, paths[0])
    units = job.units()
    if missing := sum(unit not in results for unit in units):
        raise Refusal("merge-missing", count=missing)
    return job, [results[unit] for unit in units]


def write_results(path: Path, job: ResultsJob[U, R], results: dict[U, R]) -> None:
    """The file that one process would have written."""
    write_whole(path, b"".join(map(encode, [job.head(), *(job.line(*one) for one in results.items())])))
