"""How a game writes its documents and questions as JSON: `writer.py` in its folder. Here it is only declared."""

from __future__ import annotations

from camarilla.dialect import NotBound, Page
from camarilla.kernel.subject import State


def write_document(s: State, page: Page) -> None:
    """The record as a document; what is hidden in it is null."""
    raise NotBound


def write_question(s: State, page: Page) -> None:
    """What is asked: a list of the question's id and its details."""
    raise NotBound
