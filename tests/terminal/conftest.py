"""Terminals for the tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from terminal.emulator import Terminal

Start = Callable[..., Terminal]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts programs at terminals; their games are kept in a folder of the test."""
    with ExitStack() as open_ones:

        def begin(*arguments: str, **more: Any) -> Terminal:
            return open_ones.enter_context(Terminal(*arguments, **{"home": tmp_path, **more}))

        yield begin
