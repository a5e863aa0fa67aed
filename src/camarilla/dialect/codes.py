"""A family of codes: one dense range of ints that stands for all ways to fill the parts of a move."""

from __future__ import annotations

from math import prod

from camarilla.dialect.types import INT64


class Family:
    """`first`, then one code for each choice of parts; the last part changes fastest.

    `code`, `holds` and `part` are part of the dialect: the translator writes them as arithmetic.
    """

    def __init__(self, first: int, sizes: tuple[int, ...]) -> None:
        self.first, self.sizes = first, sizes
        self.count = prod(sizes)
        self.strides = tuple(prod(sizes[i + 1 :]) for i in range(len(sizes)))
        if min(sizes, default=1) < 1 or first < INT64.low or first + self.count - 1 > INT64.high:
            raise ValueError(f"no family of codes from {first} with parts of {sizes}")

    def code(self, *parts: int) -> int:
        """The code for these parts."""
        if len(parts) != len(self.sizes):
            raise TypeError(f"{len(self.sizes)} parts make a code, not {len(parts)}")
        code = self.first
        for part, size, stride in zip(parts, self.sizes, self.strides, strict=True):
            if not 0 <= part < size:
                raise IndexError(f"{part} of {size}")
            code += part * stride
        return code

    def holds(self, code: int) -> bool:
        """Does the code belong to this family?"""
        return self.first <= code < self.first + self.count

    def part(self, code: int, which: int) -> int:
        """One part of a code of this family."""
        rest = code - self.first
        if not 0 <= rest < self.count:
            raise IndexError(f"{code} is none of {self.count} from {self.first}")
        return rest // self.strides[which] % self.sizes[which]
