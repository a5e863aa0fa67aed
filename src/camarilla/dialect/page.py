"""Page: JSON that rules write, piece by piece. A text is a constant: rules pass it on and put it down."""

from __future__ import annotations

from functools import cache
from typing import Final

from camarilla.dialect.struct import Struct
from camarilla.dialect.types import Array, i32, nobody, u8

ROOM: Final = 16384
OPENING: Final = b"{[:"  # after these no comma follows


class Page(Struct):
    """What has been written: the first `size` bytes. Who may know it, its writer has seen to."""

    size: i32 = nobody
    at: Array[u8] = nobody[ROOM]


def put(page: Page, text: str) -> None:
    """Write a text as it is."""
    data = _bytes(text)[0]
    _add(page, (data, data))


def add_text(page: Page, text: str) -> None:
    """Write a text as it is, after a comma where one is due."""
    _add(page, _bytes(text))


def add_name(page: Page, name: str) -> None:
    """Write the name of a member, in which nothing needs to be escaped; its value comes next."""
    _add(page, _bytes(name, '"', '":'))


def add_word(page: Page, word: str) -> None:
    """Write a string in which nothing needs to be escaped: a name, an id."""
    _add(page, _bytes(word, '"', '"'))


def add_number(page: Page, number: int) -> None:
    """Write a whole number."""
    _add(page, (b"%d" % number, b",%d" % number))


@cache
def _bytes(text: str, before: str = "", after: str = "") -> tuple[bytes, bytes]:
    """A text as bytes, without a comma and with one."""
    data = f"{before}{text}{after}".encode()
    return data, b"," + data


def _add(page: Page, ways: tuple[bytes, bytes]) -> None:
    size, at = page.size, page.at
    data = ways[size > 0 and at[size - 1] not in OPENING]
    end = size + len(data)
    if end > ROOM:
        raise IndexError(f"the page is full: {size}")
    at[size:end] = data
    page.size = end
