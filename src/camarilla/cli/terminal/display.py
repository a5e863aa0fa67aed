"""The screen and the keys of a real terminal, through prompt_toolkit; one page is shown at a time."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from types import TracebackType
from typing import Any

from prompt_toolkit.application import Application
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.input import create_input
from prompt_toolkit.input.typeahead import clear_typeahead
from prompt_toolkit.key_binding import DynamicKeyBindings, KeyBindings, KeyPressEvent, merge_key_bindings
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import FormattedTextControl, Layout, Window
from prompt_toolkit.output import ColorDepth, Output
from prompt_toolkit.output.defaults import create_output

from camarilla.cli.terminal.page import Cursor, Page, compose
from camarilla.cli.terminal.styled import fit
from camarilla.cli.text.layout import WIPE, forget_keys

STEPS = {"up": -1, "down": 1, "k": -1, "j": 1}
LONG = 200  # characters that can be typed


class Screenful(Application[Any]):
    """A page that stays on the screen when it is done, until the next one is drawn over it."""

    def _redraw(self, render_as_done: bool = False) -> None:
        if not render_as_done:  # it would scroll the screen by a line, to leave the cursor below
            super()._redraw()


class Display:
    """The whole screen, from `with` on; afterwards the terminal is as it was."""

    def __init__(self) -> None:
        self.output: Output = create_output(sys.stdout)
        self.input = create_input(sys.stdin)
        self.held = ExitStack()
        self.page, self.at, self.bindings = Page("", lambda columns, rows: [], ""), Cursor(), KeyBindings()
        self.control = FormattedTextControl(self.pieces, focusable=True)
        self.application = Screenful(  # one for all pages: to make one takes longer than to draw one
            Layout(Window(self.control, wrap_lines=False)),
            key_bindings=merge_key_bindings([DynamicKeyBindings(lambda: self.bindings), leaving()]),
            full_screen=True,
            color_depth=ColorDepth.DEPTH_1_BIT if os.environ.get("NO_COLOR") else None,
            input=self.input,
            output=self.output,
            include_default_pygments_style=False,
        )
        self.application.ttimeoutlen = 0.05  # Escape alone is a key

    def __enter__(self) -> Display:
        self.held.enter_context(silent())
        self.output.enter_alternate_screen()
        self.quit = self.output.quit_alternate_screen  # the pages must not do it, each for itself
        vars(self.output).update(enter_alternate_screen=lambda: None, quit_alternate_screen=lambda: None)
        self.wipe()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.output.write_raw("\x1b[H\x1b[2J")
        self.quit()
        self.output.show_cursor()
        self.output.flush()
        self.held.close()

    def wipe(self) -> None:
        """Nothing of what was shown stays, neither on the screen nor above it, and no key that was pressed before."""
        self.output.write_raw(WIPE)
        self.output.flush()
        clear_typeahead(self.input)
        forget_keys()

    def size(self) -> tuple[int, int]:
        """Columns and rows."""
        size = self.output.get_size()
        return max(size.columns, 20), max(size.rows, 6)

    # -- what a person can do on a page
    def ask(self, page: Page, at: Cursor) -> str:
        """What was typed, or the number of the choice that Enter took."""
        return str(self.run(page, at, Asking(page, at).bindings()))

    def read(self, page: Page) -> None:
        """A page to read; Enter goes on."""
        at = Cursor()
        bindings = scrolling(at)
        for key in ("up", "k"):
            bindings.add(key)(lambda event: move(at, -1))
        for key in ("down", "j"):
            bindings.add(key)(lambda event: move(at, 1))
        for key in ("enter", "q", "escape", " "):
            bindings.add(key)(lambda event: event.app.exit(result=""))
        self.run(page, at, bindings)

    def press(self, page: Page, keys: dict[str, str], seconds: float | None = None) -> str:
        """The meaning of the key that was pressed; `` when nobody did for so many seconds."""
        at = Cursor()
        bindings = scrolling(at)
        for key, meaning in keys.items():
            bindings.add(key)(lambda event, meaning=meaning: event.app.exit(result=meaning))
        return str(self.run(page, at, bindings, seconds))

    def mention(self, text: str) -> None:
        """Say something where the last answer was typed; the page stays, and no key is taken."""
        columns, rows = self.size()
        self.output.cursor_goto(rows - 1, 1)
        self.output.write(fit(f" {text}", columns - 1))
        self.output.flush()

    def run(self, page: Page, at: Cursor, bindings: KeyBindings, seconds: float | None = None) -> Any:
        """Show a page until a key ends it."""
        self.page, self.at, self.bindings = page, at, bindings
        self.control.show_cursor = page.types
        self.output.cursor_goto(0, 0)  # the page before has left it elsewhere
        before = None if seconds is None else lambda: alarm(self.application, seconds)
        return self.application.run(pre_run=before)

    def pieces(self) -> StyleAndTextTuples:
        """The page as it is drawn now."""
        columns, rows = self.size()
        found: StyleAndTextTuples = []
        for line in compose(self.page, self.at, columns, rows):
            found += [*line, ("", "\n")]
        return found[:-1]


def leaving() -> KeyBindings:
    """The keys that end everything."""
    bindings = KeyBindings()
    for key, error in {"c-c": KeyboardInterrupt, "<sigint>": KeyboardInterrupt, "c-d": EOFError}.items():
        bindings.add(key)(lambda event, error=error: event.app.exit(exception=error()))
    return bindings


def alarm(application: Application[Any], seconds: float) -> None:
    """End a page that nobody answers."""

    def end() -> None:
        if application.is_running and not application.is_done:
            application.exit(result="")

    assert application.loop is not None
    application.loop.call_later(seconds, end)


def move(at: Cursor, lines: int) -> None:
    """Scroll a page that is read from its top."""
    at.scroll = max(0, at.scroll + lines)


def scrolling(at: Cursor, up: int = -1, page: int = 10) -> KeyBindings:
    """The keys that scroll the body of a page."""
    bindings = KeyBindings()
    bindings.add("pageup")(lambda event: move(at, up * page))
    bindings.add("pagedown")(lambda event: move(at, -up * page))
    return bindings


@contextmanager
def silent() -> Iterator[None]:
    """What is typed while a bot thinks is not echoed, and waits for the next page; Ctrl-C stops the bot."""
    try:
        import termios
    except ImportError:  # no terminal of this kind
        yield
        return
    usual = termios.tcgetattr(0)
    quiet = termios.tcgetattr(0)
    quiet[3] &= ~(termios.ECHO | termios.ICANON)
    termios.tcsetattr(0, termios.TCSADRAIN, quiet)
    try:
        yield
    finally:
        termios.tcsetattr(0, termios.TCSADRAIN, usual)


class Asking:
    """The keys of a page with choices: arrows choose, Enter takes, anything else is typed."""

    def __init__(self, page: Page, at: Cursor) -> None:
        self.page, self.at = page, at
        self.vi = ""  # j or k, as long as it may yet be the beginning of a word

    def bindings(self) -> KeyBindings:
        bindings = scrolling(self.at, up=1)  # a table shows its end first
        keys: dict[str, Callable[[KeyPressEvent], None]] = {
            "enter": self.enter,
            "home": lambda event: self.go(0),
            "end": lambda event: self.go(len(self.page.labels) - 1),
            "backspace": lambda event: self.write(self.at.typed[:-1]),
            "c-u": lambda event: self.write(""),
            "escape": lambda event: self.write(""),
            Keys.Any: self.type,
            Keys.BracketedPaste: self.type,
        }
        for key, act in keys.items():
            bindings.add(key)(act)
        for key in ("up", "down"):
            bindings.add(key)(lambda event, step=STEPS[key]: self.go(self.at.chosen + step))
        return bindings

    def go(self, number: int) -> None:
        """Choose another; beyond the last comes the first."""
        self.vi = ""
        if self.page.labels:
            self.at.chosen = number % len(self.page.labels)

    def type(self, event: KeyPressEvent) -> None:
        """A letter; j and k choose, unless they turn out to begin a word."""
        text = "".join(letter for letter in event.data if letter.isprintable())
        if not self.at.typed and text in STEPS:
            self.go(self.at.chosen + STEPS[text])
            self.vi = text
            return
        begun = self.vi
        if begun and any(word.startswith(begun + text) for word in self.page.words):
            self.go(self.at.chosen - STEPS[begun])
            text = begun + text
        self.write(self.at.typed + text)

    def write(self, text: str) -> None:
        """What is typed now; a number shows which choice it is."""
        self.vi, self.at.typed = "", text[:LONG]
        if text.isascii() and text.isdigit() and 1 <= int(text) <= len(self.page.labels):
            self.at.chosen = int(text) - 1

    def enter(self, event: KeyPressEvent) -> None:
        """Give the answer: what is typed, else the choice."""
        event.app.exit(result=self.at.typed or str(self.at.chosen + 1))
