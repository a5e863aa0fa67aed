"""How a game writes what is read of it as JSON: `writer.py` in its folder. Here it is only declared."""

from __future__ import annotations

from camarilla.dialect import NotBound, Page
from camarilla.kernel.subject import State


def write_document(s: State, page: Page) -> None:
    """The record as a document; what is hidden in it is null."""
    raise NotBound


def write_question(s: State, page: Page) -> None:
    """What is asked: a list of the question's id and its details."""
    raise NotBound


def write_figures(s: State, page: Page) -> None:
    """What follows from a document, member by member, for boards: points, say. A game need not have it."""
    raise NotBound


def write_forecast(s: State, code: int, page: Page) -> None:
    """What an answer would do, from what its seat may know; null where that cannot be told. A game need not have it."""
    raise NotBound
