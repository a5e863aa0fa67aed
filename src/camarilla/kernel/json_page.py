"""JSON onto a page, in the dialect: `write_…` writes a member of an object by its name, `add_…` an item of a list."""

from __future__ import annotations

from camarilla.dialect import Page, add_name, add_number, add_text, add_word, put


# -- items
def add_bool(page: Page, truth: bool) -> None:
    add_text(page, "true" if truth else "false")


def add_null(page: Page) -> None:
    add_text(page, "null")


def add_object(page: Page) -> None:
    """An object opens."""
    add_text(page, "{")


def add_list(page: Page) -> None:
    """A list opens."""
    add_text(page, "[")


def close_object(page: Page) -> None:
    put(page, "}")


def close_list(page: Page) -> None:
    put(page, "]")


# -- members
def write_number(page: Page, name: str, number: int) -> None:
    add_name(page, name)
    add_number(page, number)


def write_word(page: Page, name: str, word: str) -> None:
    add_name(page, name)
    add_word(page, word)


def write_bool(page: Page, name: str, truth: bool) -> None:
    add_name(page, name)
    add_text(page, "true" if truth else "false")


def write_null(page: Page, name: str) -> None:
    add_name(page, name)
    add_text(page, "null")


def write_seat(page: Page, name: str, seat: int) -> None:
    """A seat; null below 0."""
    if seat < 0:
        write_null(page, name)
    else:
        write_number(page, name, seat)


def open_object(page: Page, name: str) -> None:
    add_name(page, name)
    add_text(page, "{")


def open_list(page: Page, name: str) -> None:
    add_name(page, name)
    add_text(page, "[")


# -- questions
def open_question(page: Page, id: str) -> None:
    """A question, by its id; its details come next."""
    add_list(page)
    add_word(page, id)
    add_object(page)


def close_question(page: Page) -> None:
    close_object(page)
    close_list(page)
