"""Figures of a study of balance as text: with the decimal mark of the language, and with their intervals."""

from __future__ import annotations

from camarilla.cli.text.words import say
from camarilla.lab.balance.estimates import Estimate


def interval(one: Estimate) -> str:
    """A share in percent, with its interval."""
    return with_interval(one, ".1f", 100)


def points(one: Estimate | None) -> str:
    """A difference of shares in percentage points, with its interval."""
    return "" if one is None else with_interval(one, "+.1f", 100)


def with_error(one: Estimate, sign: str = "", form: str = ".1f", scale: float = 100) -> str:
    """A share in percent, a difference of shares, or another number, and how far its interval reaches."""
    return f"{decimal(scale * one.mean, sign + form)} ±{decimal(scale * (one.high - one.low) / 2, form)}"


def difference(one: Estimate) -> str:
    """A difference of numbers, with its interval."""
    return with_interval(one, "+.2f")


def range_of(one: Estimate) -> str:
    """A number with its interval."""
    return with_interval(one, ".2f")


def number(one: Estimate | None) -> str:
    return "" if one is None else decimal(one.mean, ".2f")


def with_interval(one: Estimate, form: str, scale: float = 1) -> str:
    """A mean with its interval, if it has one."""
    if one.never_varied:
        return decimal(scale * one.mean, form)
    return f"{decimal(scale * one.mean, form)} {between(scale * one.low, scale * one.high, form)}"


def between(low: float, high: float, form: str) -> str:
    """An interval; where a comma marks decimals, a semicolon parts the ends."""
    return say("decimal-interval", low=decimal(low, form), high=decimal(high, form))


def decimal(value: float, form: str) -> str:
    """A number with the decimal mark of the language; what rounds to zero has no sign."""
    text = format(value, form)
    return (text if float(text) else text.lstrip("+-")).replace(".", say("decimal-mark"))


def percent(share: float) -> str:
    return decimal(100 * share, ".1f")
