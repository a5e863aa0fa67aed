"""How far long work is: a bar for whoever watches, a line now and then elsewhere, nothing where that is wished."""

from __future__ import annotations

import io
import threading
from unittest import mock

import pytest

from camarilla.cli import progress as module
from camarilla.cli.progress import Progress, Watching, timed


class Terminal(io.StringIO):
    """A stream that somebody watches."""

    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for the first picture."""
    for name in ("SOON", "OFTEN", "SELDOM"):
        monkeypatch.setattr(module, name, 0.001)


def watch(stream: io.StringIO, quiet: bool = False) -> str:
    """What is written while some batches are done, and until they are seen to be."""

    def batches() -> list[str]:
        yield from ("ab", "c")  # type: ignore[misc]
        for _ in range(10_000):
            if quiet or "5/5" in stream.getvalue():
                return
            threading.Event().wait(0.001)

    assert list(Watching(quiet, stream)(batches(), 2, 5)) == ["ab", "c"]
    return stream.getvalue()


def test_at_a_terminal_the_last_picture_is_full() -> None:
    first, *pictures = watch(Terminal()).split(module.ERASE)
    assert first == ""
    assert pictures[-1] == f"[{'#' * 30}] 5/5\n"
    assert all(picture.startswith("[") and "\n" not in picture for picture in pictures[:-1])


def test_elsewhere_there_are_plain_lines() -> None:
    lines = watch(io.StringIO()).splitlines()
    assert lines
    assert lines[-1] == "5/5"


def test_quiet_says_nothing_and_starts_nothing() -> None:
    threads = threading.active_count()
    assert watch(Terminal(), quiet=True) == ""
    assert threading.active_count() == threads


def test_what_is_done_at_once_needs_no_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SOON", 60.0)
    stream = Terminal()
    assert list(Watching(False, stream)(["a"], 0, 1)) == ["a"]
    assert stream.getvalue() == ""


@pytest.mark.parametrize(
    ("done", "left", "text"),
    [
        (0, None, "[----------] 0/4"),
        (1, 75.0, "[##--------] 1/4  1:15 left"),
        (3, 4000.4, "[#######---] 3/4  1:06:40 left"),
        (4, 0.0, "[##########] 4/4"),
    ],
)
def test_a_bar_shows_how_far_it_is_and_how_long_it_takes(done: int, left: float | None, text: str) -> None:
    progress = Progress(4, quiet=True)
    progress.reach(done)
    assert progress.picture(left, 10) == text
    assert Progress(0, quiet=True).picture(None, 10).startswith("[-")


def test_the_time_left_is_that_of_the_steps_so_far() -> None:
    progress = Progress(10, 2, quiet=True)
    assert progress.left(0.0) is None
    progress.start, progress.done, progress.last = 100.0, 4, 106.0
    assert progress.left(106.0) == 18.0
    assert progress.left(110.0) == 14.0
    assert progress.left(999.0) == 0.0
    assert timed(59.7) == "1:00"


def test_a_line_of_the_program_comes_between_pictures() -> None:
    stream = Terminal()
    progress = Progress(4, quiet=True, stream=stream)
    progress.clear()
    assert stream.getvalue() == ""
    progress.draw("")
    progress.clear()
    assert stream.getvalue().endswith("0/4" + module.ERASE)


def test_a_unit_is_told_and_a_job_says_how_far_a_batch_leads() -> None:
    job = mock.Mock(**{"weight.side_effect": sum})
    stream = Terminal()
    assert list(Watching(True, stream, job, "games")([[(300, None), (100, None)]], 0, 400))
    with Progress(400, 0, True, stream, "games") as progress:
        progress.advance(job.weight([300, 100]))
        assert progress.picture(None, 0) == "400/400 games"
    job.weight.assert_any_call([300, 100])
