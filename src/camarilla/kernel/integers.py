"""Whole numbers, whoever made them (Python, NumPy, torch), and which of them are seats or outcomes."""

from __future__ import annotations

from operator import index

from camarilla.kernel.document import in_python
from camarilla.kernel.refusal import Refusal


def whole(number: object) -> int | None:
    """A whole number as Python has it; None if it is none, as a truth value."""
    if type(number) is int:
        return number
    try:
        return None if isinstance(number, bool) else index(number)  # type: ignore[arg-type]
    except TypeError:
        return None


def within(number: object, low: int, high: int) -> int | None:
    """A whole number between these, both included; None if it is none."""
    found = whole(number)
    return found if found is not None and low <= found <= high else None


def check_outcome(given: object, chances: int) -> int:
    """One of the outcomes of chance; refused if it is none."""
    if (outcome := within(given, 0, chances - 1)) is None:
        raise Refusal("chance", outcome=in_python(given), high=chances - 1)
    return outcome


def check_reader(given: object, seats: int) -> int:
    """A seat, or -1 for None, a spectator; refused if it is neither."""
    if given is None:
        return -1
    if (seat := within(given, 0, seats - 1)) is None:
        raise Refusal("seat", seat=in_python(given), high=seats - 1)
    return seat
