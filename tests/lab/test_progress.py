"""The bar: there for whoever watches, and for nobody else."""

from __future__ import annotations

import io

import pytest

from camarilla.lab.progress import bar, watched


class Terminal(io.StringIO):
    """A stream that somebody watches."""

    def isatty(self) -> bool:
        return True


def test_on_a_terminal_the_last_picture_is_full() -> None:
    stream = Terminal()
    assert list(watched("abc", 2, 5, stream)) == ["a", "b", "c"]
    pictures = stream.getvalue().split("\r")
    assert pictures[-1].startswith("[" + "#" * 30 + "] 5/5")
    assert pictures[-1].endswith("\n")


def test_in_a_pipe_there_is_none() -> None:
    stream = io.StringIO()
    assert list(watched("abc", 0, 3, stream)) == ["a", "b", "c"]
    assert stream.getvalue() == ""


@pytest.mark.parametrize(
    ("done", "left", "text"),
    [
        (0, 75.0, "[------------------------------] 0/4  1:15 "),
        (1, 9.4, "[#######-----------------------] 1/4  0:09 "),
        (4, None, "[##############################] 4/4"),
    ],
)
def test_a_bar_shows_how_far_it_is_and_how_long_it_takes(done: int, left: float | None, text: str) -> None:
    assert bar(done, 4, left) == text
    assert bar(0, 0).startswith("[-")
