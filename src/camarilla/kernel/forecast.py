"""What each answer to a question would do. Bound to the games whose writer has `write_forecast` (see subject.py)."""

from __future__ import annotations

from camarilla.dialect import Page, assign
from camarilla.kernel.json_page import add_list, close_list
from camarilla.kernel.moves import Answers
from camarilla.kernel.play import settle
from camarilla.kernel.subject import State, asked, redact
from camarilla.kernel.writer import write_forecast


def forecasts(s: State, page: Page) -> None:
    """For each answer, in the order in which they are offered: what the seat that is asked can tell of it."""
    out = Answers()
    shown = State()
    assign(shown, s)
    settle(shown, out, None)
    assign(shown, s)
    redact(shown, asked(s))
    add_list(page)
    for i in range(out.size):
        write_forecast(shown, out.code[i], page)
    close_list(page)
