"""The few functions the dialect knows by itself; the translator has the same in C."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TypeVar

from camarilla.dialect.struct import Struct
from camarilla.dialect.types import Buffer, i8, i32

T = TypeVar("T", bound=Struct)
_WORD = (1 << 64) - 1


def assign(to: T, source: T) -> None:
    """Copy a whole struct onto another of its type."""
    to.assign_(source)


def clear(it: Struct) -> None:
    """Set a whole struct to zero."""
    it.assign_(type(it)())


def flatten(it: Struct, cells: Buffer[i8], at: int) -> None:
    """Copy the numbers of a struct of bytes into a buffer, from `at` on."""
    for i, number in enumerate(it.flat_()):
        cells[at + i] = int(number)


def add_scaled(sums: Buffer[i32], rows: Buffer[i8], at: int, count: int, factor: int) -> None:
    """Add `count` numbers, which begin at `at`, times a factor of 16 bits to the first sums; these wrap at 32 bits."""
    for i in range(count):
        sums[i] = ((sums[i] + factor * rows[at + i] + 0x80000000) & 0xFFFFFFFF) - 0x80000000


def mix(key: int, count: int) -> int:
    """63 random-looking bits, a function of both arguments (SplitMix64); fast, not secret-safe."""
    z = (key + (count + 1) * 0x9E3779B97F4A7C15) & _WORD
    z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & _WORD
    z = ((z ^ z >> 27) * 0x94D049BB133111EB) & _WORD
    return (z ^ z >> 31) >> 1


def sqrt(x: float) -> float:
    """The square root; of a negative number a failed check."""
    return math.sqrt(x)


def log(x: float) -> float:
    """The natural logarithm; of zero or less a failed check."""
    return math.log(x)


def popcount(mask: int) -> int:
    """How many members a set of small numbers has."""
    if mask < 0:
        raise ValueError(f"a set is not negative: {mask}")
    return mask.bit_count()


def bits(mask: int) -> Iterator[int]:
    """The members of a set of small numbers in order, as they are when the loop begins."""
    if mask < 0:
        raise ValueError(f"a set is not negative: {mask}")
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1
