"""Limits on how often: a bucket that fills slowly and is emptied by use."""

from __future__ import annotations

from collections import OrderedDict


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("at", "full", "level", "rate")

    def __init__(self, rate: float, full: float, now: int) -> None:
        self.rate, self.full, self.level, self.at = rate, full, float(full), now

    def holds(self, now: int, times: int = 1) -> bool:
        """Could it be once more, or so many times?"""
        self.level = min(self.full, self.level + (now - self.at) / 1000 * self.rate)
        self.at = now
        return self.level >= times

    def take(self, now: int, times: int = 1) -> bool:
        """May it be once more, or so many times?"""
        held = self.holds(now, times)
        self.level -= held * times
        return held

    def spend(self, now: int, times: int) -> None:
        """It was, so many times, whether it might or not."""
        self.holds(now)
        self.level -= times


class Buckets:
    """One bucket for each key; those that were not used for longest are forgotten."""

    def __init__(self, rate: float, full: float, most: int = 10_000) -> None:
        self.rate, self.full, self.most = rate, full, most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def holds(self, key: str, now: int, times: int = 1) -> bool:
        """Could this one once more, or so many times?"""
        return self.buckets[key].holds(now, times) if key in self.buckets else times <= self.full

    def take(self, key: str, now: int, times: int = 1) -> bool:
        """May this one once more, or so many times?"""
        return self._of(key, now).take(now, times)

    def spend(self, key: str, now: int, times: int) -> None:
        """This one did, so many times."""
        self._of(key, now).spend(now, times)

    def _of(self, key: str, now: int) -> Bucket:
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.rate, self.full, now)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(key)
        return bucket
