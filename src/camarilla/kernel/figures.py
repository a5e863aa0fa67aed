"""What follows from a view, for boards. Bound to the games whose writer has `write_figures` (see subject.py)."""

from __future__ import annotations

from camarilla.dialect import Page, assign
from camarilla.kernel.entry_points import ALL
from camarilla.kernel.json_page import add_object, close_object
from camarilla.kernel.subject import State, redact
from camarilla.kernel.writer import write_figures


def figures(s: State, seat: int, page: Page) -> None:
    """As an object, from what a seat may know, or from all there is."""
    shown = State()
    assign(shown, s)
    if seat != ALL:
        redact(shown, seat)
    add_object(page)
    write_figures(shown, page)
    close_object(page)
