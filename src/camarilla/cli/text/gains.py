"""Who gained what in a round, as everybody has seen it happen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from camarilla.kernel.telling import ToldEvent, ToldEvents

ENDS: Final = ("round", "ended")  # the events before which a round is over

Gains = dict[int, int]  # by seat


def rounds(events: ToldEvents, signs: Mapping[str, int]) -> Iterator[tuple[int, Gains]]:
    """Each round that is over: before which event it ended, and what each seat gained or lost in it."""
    purse: Counter[int] = Counter()
    for number, event in enumerate(events):
        if event["event"] in ENDS:
            yield number, {seat: amount for seat, amount in sorted(purse.items()) if amount}
            purse.clear()
        count(event, signs.get(event["event"], 0), purse)


def count(event: ToldEvent, sign: int, purse: Counter[int]) -> None:
    """What an event puts into purses and takes from them; where it names no amount, it is 1."""
    if sign:
        amount = event.get("amount", 1)
        purse[event["seat"]] += sign * amount
        if "robbed" in event:
            purse[event["robbed"]] -= amount
