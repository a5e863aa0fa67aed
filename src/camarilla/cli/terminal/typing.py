"""The line that a person types into, and the keys of a page with choices."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from prompt_toolkit.buffer import Buffer
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.filters import Condition
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys

from camarilla.cli.terminal.page import NONE, Cursor, TerminalPage

LONG: Final = 200  # characters that can be typed
PAGE: Final = 10  # lines that Page Up scrolls


class InputLine(Completer):
    """What is typed on a page: with a history, and completed from the words of the page."""

    def __init__(self, page: Callable[[], TerminalPage], at: Callable[[], Cursor], is_blind: Condition) -> None:
        self.page, self.at = page, at
        self.buffer = Buffer(
            completer=self, history=InMemoryHistory(), multiline=False, read_only=is_blind,
            on_text_changed=lambda buffer: self.follow(),
        )  # fmt: skip

    def get_completions(self, document: Document, event: CompleteEvent) -> Iterable[Completion]:
        typed = document.text_before_cursor.lower()
        for word in dict.fromkeys(self.page().words):
            if typed and word.lower().startswith(typed):
                yield Completion(word, start_position=-len(typed))

    def follow(self) -> None:
        """A number shows which choice it is."""
        text = self.buffer.text
        if text.isascii() and text.isdigit() and 1 <= int(text[:4]) <= len(self.page().labels):
            self.at().chosen = int(text) - 1

    def go(self, number: int) -> None:
        """Choose another; beyond the last comes the first."""
        if self.page().labels:
            self.at().chosen = number % len(self.page().labels)
            self.buffer.reset()

    def step(self, by: int) -> None:
        start = len(self.page().labels) if self.at().chosen == NONE and by < 0 else self.at().chosen
        self.go(start + by)

    def scroll(self, lines: int) -> None:
        self.at().scroll = min(0, self.at().scroll + lines)

    def paste(self, event: KeyPressEvent) -> None:
        """What was pasted, as one line."""
        self.buffer.insert_text("".join(letter for letter in event.data if letter.isprintable()))

    def taken(self) -> str:
        """What is answered: what is typed, else the choice; nothing where there is none yet."""
        typed = self.buffer.text[:LONG]
        if typed:
            self.buffer.append_to_history()
        return typed or ("" if self.at().chosen == NONE else str(self.at().chosen + 1))


def choosing(line: InputLine, answer: Callable[[str], None]) -> KeyBindings:
    """Arrows choose, Enter takes, Tab completes, Ctrl-P brings back what was typed before; all else is typed."""
    bindings = KeyBindings()
    is_empty = Condition(lambda: not line.buffer.text)
    bindings.add("enter", eager=True)(lambda event: answer(line.taken()))
    bindings.add("up", eager=True)(lambda event: line.step(-1))
    bindings.add("down", eager=True)(lambda event: line.step(1))
    bindings.add("home", filter=is_empty, eager=True)(lambda event: line.go(0))
    bindings.add("end", filter=is_empty, eager=True)(lambda event: line.go(-1))
    bindings.add("tab", eager=True)(lambda event: complete(line.buffer))
    bindings.add("c-p", eager=True)(lambda event: line.buffer.history_backward())
    bindings.add("c-n", eager=True)(lambda event: line.buffer.history_forward())
    bindings.add("escape", eager=True)(lambda event: line.buffer.reset())
    bindings.add("pageup", eager=True)(lambda event: line.scroll(-PAGE))
    bindings.add("pagedown", eager=True)(lambda event: line.scroll(PAGE))
    bindings.add(Keys.BracketedPaste, eager=True)(line.paste)
    return bindings


def complete(buffer: Buffer) -> None:
    """As far as what is typed leaves no choice; then one after another."""
    if buffer.complete_state:
        buffer.complete_next()
    else:
        buffer.start_completion(insert_common_part=True)
