"""How a person leaves a question or the table."""

from __future__ import annotations


class LeaveTable(Exception):  # noqa: N818  # it is no error
    """The person has left the table."""


class ChooseAgain(Exception):  # noqa: N818  # it is no error
    """The person wants to choose again."""


class TakeBack(Exception):  # noqa: N818  # it is no error
    """The person takes back their last answer."""
