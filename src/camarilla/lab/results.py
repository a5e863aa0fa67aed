"""Results as they come: a file of JSON lines that only grows, safe on the disk line by line."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, BinaryIO

from camarilla.kernel.document import shown
from camarilla.kernel.refusal import Refusal
from camarilla.lab.contest import GameOutcome
from camarilla.lab.schedule import Fixture, Plan, plan_of


class ResultsFile:
    """The outcomes of one contest, kept in a file (None: only in memory)."""

    def __init__(self, plan: Plan, path: Path | None) -> None:
        self.outcomes: dict[Fixture, GameOutcome] = {}
        self.file: BinaryIO | None = None
        if path is not None:
            self._open(plan, path)

    def _open(self, plan: Plan, path: Path) -> None:
        try:
            self.file = open(path, "a+b")  # noqa: SIM115  # it stays open as long as the contest lasts
        except OSError as error:
            raise Refusal("not-saved", file=shown(str(path)), reason=error.strerror) from error
        try:
            self._take_up(plan, path, self.file)
        except Refusal:
            self.file.close()
            raise

    def _take_up(self, plan: Plan, path: Path, file: BinaryIO) -> None:
        """Begin the file, or go on with what it holds."""
        hold(file, path)
        head, outcomes = read_lines(cut(file), path)
        if head is None:
            self._write(plan.head())
        elif head != plan.head():
            raise Refusal("other-contest", file=shown(str(path)))
        self.outcomes = {outcome.fixture: outcome for outcome in outcomes}

    def _write(self, document: dict[str, Any]) -> None:
        """One line, on the disk before anything else happens."""
        if self.file is not None:
            self.file.write(line(document))
            self.file.flush()
            os.fsync(self.file.fileno())

    def add(self, outcome: GameOutcome) -> None:
        self._write(outcome.document())
        self.outcomes[outcome.fixture] = outcome

    def missing(self, fixtures: Iterable[Fixture]) -> list[Fixture]:
        """What is still to be played."""
        return [fixture for fixture in fixtures if fixture not in self.outcomes]

    def close(self) -> None:
        if self.file is not None:
            self.file.close()


def line(document: dict[str, Any]) -> bytes:
    """A line of the file."""
    return json.dumps(document, ensure_ascii=False).encode() + b"\n"


def hold(file: BinaryIO, path: Path) -> None:
    """One contest at a time writes to a file."""
    try:
        import fcntl
    except ImportError:  # not on this system
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise Refusal("ledger-in-use", file=shown(str(path))) from error


def cut(file: BinaryIO) -> list[bytes]:
    """The whole lines of a file; one that a crash has broken off is cut away."""
    file.seek(0)
    text = file.read()
    whole = text.rfind(b"\n") + 1
    if whole > 0:
        file.truncate(whole)
    return text[:whole].splitlines() or ([text] if text else [])


def read_lines(lines: list[bytes], path: Path) -> tuple[dict[str, Any] | None, list[GameOutcome]]:
    """The head (None: the file is empty) and the outcomes."""
    if not lines:
        return None, []
    try:
        head, *rest = (json.loads(line) for line in lines)
        if head["arena"] != 1:
            raise ValueError(head["arena"])
        return head, [GameOutcome(**outcome) for outcome in rest]
    except (ValueError, KeyError, TypeError) as error:
        raise Refusal("no-ledger", file=shown(str(path))) from error


def read_head(path: Path) -> dict[str, Any]:
    """What contest a file belongs to."""
    return read_results(path, 1)[0]


def read_results(path: Path, most: int | None = None) -> tuple[dict[str, Any], list[GameOutcome]]:
    """The head and the outcomes of a file, or as many of its whole lines as are wanted."""
    try:
        lines = path.read_bytes().split(b"\n")[:-1]  # what comes after the last line was broken off
    except OSError as error:
        raise Refusal("file", file=shown(str(path)), reason=error.strerror) from error
    head, outcomes = read_lines(lines[:most], path)
    if head is None:
        raise Refusal("no-ledger", file=shown(str(path)))
    return head, outcomes


def merge(paths: Sequence[Path]) -> tuple[Plan, list[GameOutcome]]:
    """The contest whose parts lie in some files, in the order of its plan; what two of them hold counts once."""
    heads, outcomes = list[dict[str, Any]](), dict[Fixture, GameOutcome]()
    for path in paths:
        head, found = read_results(path)
        heads.append(head)
        if head != heads[0]:
            raise Refusal("other-contest", file=shown(str(path)))
        outcomes |= {outcome.fixture: outcome for outcome in found}
    plan = plan_of(heads[0], 1 + max((fixture.deal for fixture in outcomes), default=0))
    fixtures = list(plan.fixtures())
    if missing := sum(fixture not in outcomes for fixture in fixtures):
        raise Refusal("merge-missing", count=missing)
    return plan, [outcomes[fixture] for fixture in fixtures]


def write_results(path: Path, plan: Plan, outcomes: Iterable[GameOutcome]) -> None:
    """The file that one process would have written."""
    text = b"".join(map(line, [plan.head(), *(outcome.document() for outcome in outcomes)]))
    try:
        path.write_bytes(text)
    except OSError as error:
        raise Refusal("not-saved", file=shown(str(path)), reason=error.strerror) from error
