"""The screen and the keys of a real terminal: one prompt_toolkit application, in a thread of its own.

It draws the page it was given last and reads keys all the time, so the table stands while bots think. The game asks
from the main thread: `ask`, `read` and `press` put a page on the screen and wait for what the person does there.
However the program ends, the application leaves the terminal as it found it.
"""

from __future__ import annotations

import os
import signal
import sys
from _thread import interrupt_main
from collections.abc import Callable
from contextvars import copy_context
from functools import partial
from queue import Empty, SimpleQueue
from threading import Event, Thread, current_thread, main_thread
from types import FrameType, TracebackType
from typing import Any, Final

from prompt_toolkit.application import Application
from prompt_toolkit.filters import Condition
from prompt_toolkit.input import create_input
from prompt_toolkit.key_binding import ConditionalKeyBindings, DynamicKeyBindings, KeyBindings, merge_key_bindings
from prompt_toolkit.output import ColorDepth
from prompt_toolkit.output.defaults import create_output

from camarilla.cli.play.commands import CYRILLIC
from camarilla.cli.terminal.page import Areas, Cursor, TerminalPage, arrange, is_small
from camarilla.cli.terminal.typing import InputLine, choosing
from camarilla.cli.terminal.windows import Windows
from camarilla.cli.text.layout import WINDOWS, WIPE, forget_keys

PROMPT: Final = "\x1b]133;B\x07"  # tells the terminal that an answer may be typed, as shells do (OSC 133)
TERMINATED: Final = 128 + signal.SIGTERM
BLANK: Final = TerminalPage("", "")


class Display:
    """The whole screen, from `with` on; afterwards the terminal is as it was."""

    def __init__(self) -> None:
        self.page, self.at, self.bindings = BLANK, Cursor(), KeyBindings()
        self.answers: SimpleQueue[str | BaseException] = SimpleQueue()
        self.is_asking, self.is_new = False, False
        is_blind = Condition(self.is_blind)
        self.line = InputLine(lambda: self.page, lambda: self.at, is_blind)
        self.windows = Windows(self.arranged, lambda: self.page.types and not self.is_blind(), self.line.buffer)
        answering = ConditionalKeyBindings(DynamicKeyBindings(lambda: self.bindings), ~is_blind)
        self.application: Application[None] = Application(
            self.windows.layout,
            key_bindings=merge_key_bindings([answering, self.exit_keys()]),
            full_screen=True,
            erase_when_done=True,
            color_depth=ColorDepth.DEPTH_1_BIT if os.environ.get("NO_COLOR") else None,
            input=create_input(sys.stdin),
            output=create_output(sys.stdout),
            include_default_pygments_style=False,
            after_render=self.rendered,
        )
        self.application.ttimeoutlen = 0.05  # Escape alone is a key
        self.handlers: dict[signal.Signals, Any] = {}  # as they were before
        self.started = Event()
        self.thread = Thread(target=copy_context().run, args=(self.live,), daemon=True)

    # -- the application
    def __enter__(self) -> Display:
        if current_thread() is main_thread():
            self.handlers[signal.SIGTERM] = signal.signal(signal.SIGTERM, end_by_signal)
            if hasattr(signal, "SIGWINCH"):  # not on every system; there the application looks now and then
                self.handlers[signal.SIGWINCH] = signal.signal(signal.SIGWINCH, lambda *_: self.do(self.resize))
        self.thread.start()
        self.started.wait()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.do(self.application.exit)
        self.thread.join()
        for number, handler in self.handlers.items():
            signal.signal(number, handler)

    def live(self) -> None:
        """In its thread: until the game is left, or the terminal goes away."""
        try:
            self.application.run(pre_run=self.started.set, handle_sigint=False)
        except BaseException as error:  # whoever asks next is told
            self.answers.put(error)
        finally:
            self.started.set()

    def do(self, act: Callable[[], object]) -> None:
        """Let the application do something, in its thread."""
        loop = self.application.loop
        if loop is not None and self.application.is_running:
            loop.call_soon_threadsafe(act)

    def resize(self) -> None:
        """The window has another size: everything is drawn anew."""
        self.application.renderer.clear()
        self.application.invalidate()

    def rendered(self, application: Application[None]) -> None:
        """The first time that a page stands on the screen, the terminal is told that it may be answered."""
        if self.is_new and self.is_asking:
            self.is_new = False
            application.output.write_raw(PROMPT)
            application.output.flush()

    def arranged(self) -> Areas:
        size = self.application.output.get_size()
        return arrange(self.page, self.at, max(size.columns, 20), max(size.rows, 6))

    def is_blind(self) -> bool:
        """Is the window too small for what is asked? Then no key answers it."""
        size = self.application.output.get_size()
        return is_small(size.columns, size.rows)

    def exit_keys(self) -> KeyBindings:
        """The keys that end everything: whoever waits for an answer gets an exception, a bot that thinks a signal."""
        bindings = KeyBindings()
        for key, error in {"c-c": KeyboardInterrupt, "c-d": EOFError}.items():
            bindings.add(key, eager=True)(lambda event, error=error: self.interrupt(error()))
        return bindings

    def interrupt(self, error: BaseException) -> None:
        if self.is_asking:
            self.answer(error)
        elif isinstance(error, KeyboardInterrupt):
            interrupt_main() if WINDOWS else os.kill(os.getpid(), signal.SIGINT)  # there `kill` ends it at once

    def answer(self, answer: str | BaseException) -> None:
        """What the person wants; until the next page no key is heard."""
        if self.is_asking:
            self.is_asking, self.bindings = False, KeyBindings()
            self.windows.listen(False)
            self.answers.put(answer)

    # -- what a person can do on a page
    def show(self, page: TerminalPage, at: Cursor | None = None) -> None:
        """A page that asks nothing."""
        self.do(lambda: self.put(page, at or Cursor(), KeyBindings(), False))

    def ask(self, page: TerminalPage, at: Cursor) -> str:
        """What was typed, or the number of the choice that Enter took."""
        return self.run(page, at, choosing(self.line, self.answer))

    def read(self, page: TerminalPage, scroll_to: int = 0) -> None:
        """A page to read, from this line on; Enter goes on."""
        at = Cursor(scroll=scroll_to)
        bindings = scrolling(at)
        for keys, step in ((("up", "k"), -1), (("down", "j"), 1)):
            for key in keys:
                bind(bindings, key, partial(scroll, at, step))
        for key in ("enter", "q", "b", "escape", " "):
            bind(bindings, key, lambda: self.answer(""))
        self.run(page, at, bindings)

    def press(self, page: TerminalPage, keys: dict[str, str], seconds: float | None = None) -> str:
        """The meaning of the key that was pressed; `` when nobody did for so many seconds."""
        at = Cursor()
        bindings = scrolling(at)
        for key, meaning in keys.items():
            bind(bindings, key, partial(self.answer, meaning))
        return self.run(page, at, bindings, seconds)

    def mention(self, text: str) -> None:
        """Say something where the last answer was typed; the page stays, and no key is taken."""
        self.show(TerminalPage(**{**vars(self.page), "message": text}), self.at)

    def wipe(self) -> None:
        """Nothing of what was shown stays, neither on the screen nor above it, and no key that was pressed before."""
        done = Event()

        def clean() -> None:
            self.page = BLANK
            self.application.output.write_raw(WIPE)
            self.application.renderer.clear()
            forget_keys()
            done.set()

        self.do(clean)
        if self.application.is_running:
            done.wait()

    def run(self, page: TerminalPage, at: Cursor, bindings: KeyBindings, seconds: float | None = None) -> str:
        """Show a page until a key ends it."""
        if not self.thread.is_alive() and self.answers.empty():
            raise EOFError
        self.do(lambda: self.put(page, at, bindings, True))
        try:
            found = self.answers.get(timeout=seconds)
        except Empty:
            self.do(lambda: self.answer(""))
            found = self.answers.get()
        if isinstance(found, BaseException):
            raise found
        return found

    def put(self, page: TerminalPage, at: Cursor, bindings: KeyBindings, is_asking: bool) -> None:
        """In the thread of the application: the page that it draws from now on."""
        self.page, self.at, self.bindings = page, at, bindings
        self.is_asking, self.is_new = is_asking, True
        self.line.buffer.reset()
        self.windows.listen(is_asking and page.types)
        self.application.invalidate()


def end_by_signal(number: int, frame: FrameType | None) -> None:
    """SIGTERM ends the program as any other way out does."""
    raise SystemExit(TERMINATED)


def bind(bindings: KeyBindings, key: str, act: Callable[[], Any]) -> None:
    """A key, and the Cyrillic one in its place; the page is drawn anew afterwards."""
    for name in (key, CYRILLIC.get(key)):
        if name is not None:
            bindings.add(name, eager=True)(lambda event: act())


def scroll(at: Cursor, lines: int) -> None:
    at.scroll += lines


def scrolling(at: Cursor, page: int = 10) -> KeyBindings:
    """The keys that scroll a text, or the log."""
    bindings = KeyBindings()
    bind(bindings, "pageup", lambda: scroll(at, -page))
    bind(bindings, "pagedown", lambda: scroll(at, page))
    return bindings
