"""Thinking time: a bank for each seat, and what each answer adds to it. Times are milliseconds."""

from __future__ import annotations

from camarilla.wire.parts import LONGEST, Bank, TimeControl


class Clock:
    """The banks of a table; the one who is asked is running down since `since`."""

    def __init__(self, terms: TimeControl | None, seats: int) -> None:
        self.terms = terms
        self.banks = [terms.bank] * seats if terms else []
        self.since = 0
        self.counted = 0  # until when it is known which time did not count

    @property
    def unattended(self) -> bool:
        """Does it run also while nobody is here?"""
        return self.terms is not None and self.terms.unattended

    def left(self, seat: int, now: int) -> int:
        """What a seat that is asked has left."""
        return max(0, self.banks[seat] - (now - self.since))

    def runs_out(self, seat: int) -> int | None:
        """When the bank of the seat that is asked will be empty; None without a clock."""
        return self.since + self.banks[seat] if self.banks else None

    def stop(self, seat: int, now: int) -> None:
        """Time stands still: what the seat that is asked has used is gone."""
        if self.banks:
            self.banks[seat] = self.left(seat, now)
        self.since = now

    def rest(self, silence: int, now: int) -> None:
        """Nobody could answer for so long: it does not count."""
        self.since += min(silence, max(0, now - self.since))

    def spent(self, seat: int, now: int) -> list[int]:
        """The banks without what this seat has used."""
        return [self.left(seat, now) if number == seat else bank for number, bank in enumerate(self.banks)]

    def after(self, seat: int, now: int) -> list[int]:
        """The banks once this seat has answered."""
        if self.terms is None:
            return []
        banks = self.spent(seat, now)
        banks[seat] = max(banks[seat], min(banks[seat] + self.terms.increment, LONGEST))
        return banks

    def unearned(self, seat: int, banks: list[int], now: int) -> list[int]:
        """The banks after an answer of this seat, without what it earned: less than usual where the bank was full."""
        if self.terms is None:
            return []
        earned = min(self.terms.increment, banks[seat] - self.left(seat, now))
        return [bank - earned * (number == seat) for number, bank in enumerate(banks)]

    def shown(self, asked: int | None, now: int) -> list[Bank]:
        """The banks as they are now."""
        return [
            Bank(seat, self.left(seat, now) if seat == asked else bank) for seat, bank in enumerate(self.banks)
        ]  # fmt: skip
