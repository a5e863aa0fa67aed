"""The windows of the screen: the bar, the table, the log, the question, the line to type in, the keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from prompt_toolkit.application import get_app
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.filters import Condition
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.layout import (
    BufferControl,
    ConditionalContainer,
    FormattedTextControl,
    HSplit,
    Layout,
    VSplit,
    Window,
)

from camarilla.cli.terminal.page import SIDE, Areas
from camarilla.cli.terminal.styled import FAINT, STRONG, Line

NOTHING: Final = Areas([], [], [], [], [], [], [])


class Windows:
    """One window for each area of a page, as high as the area has lines."""

    def __init__(self, arranged: Callable[[], Areas], types: Callable[[], bool], buffer: Buffer) -> None:
        self.arranged, self.drawn, self.counted = arranged, NOTHING, -1
        self.quiet = FormattedTextControl("", focusable=True)  # has the focus while nothing can be typed
        self.typing = BufferControl(buffer)
        has_side = Condition(lambda: bool(self.areas().side))
        main = HSplit([self.area("table"), self.area("log"), self.area("asking")])
        side = VSplit([Window(width=1, char="│", style=FAINT), self.area("side", SIDE)])
        prompt = VSplit([Window(FormattedTextControl([(STRONG, " > ")]), width=3), Window(self.typing)], height=1)
        self.layout = Layout(
            HSplit(
                [
                    self.area("bar"),
                    VSplit([main, ConditionalContainer(side, has_side)]),
                    self.area("message"),
                    ConditionalContainer(prompt, Condition(types)),
                    self.area("keys"),
                    Window(self.quiet, height=0),
                ]
            ),
            focused_element=self.quiet,
        )

    def areas(self) -> Areas:
        """The areas as they are drawn now, cut once for each time that the screen is drawn."""
        if self.counted != get_app().render_counter:
            self.drawn, self.counted = self.arranged(), get_app().render_counter
        return self.drawn

    def area(self, name: str, columns: int | None = None) -> Window:
        def lines() -> list[Line]:
            found: list[Line] = getattr(self.areas(), name)
            return found

        def pieces() -> StyleAndTextTuples:
            found: StyleAndTextTuples = [piece for line in lines() for piece in [*line, ("", "\n")]]
            return found[:-1]

        control = FormattedTextControl(pieces, show_cursor=False)
        return Window(control, width=columns, height=lambda: len(lines()), wrap_lines=False)

    def listen(self, types: bool) -> None:
        """Can something be typed?"""
        self.layout.focus(self.typing if types else self.quiet)
