"""What a seat may know as small whole numbers, for learning: a struct whose fields have names and ranges."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from camarilla.dialect.struct import StructType
from camarilla.dialect.types import Audience, Sized


class Ranged(Audience):
    """A number of a range; whoever the features are made for may know it."""

    def __init__(self, low: int, high: int, count: int | None = None) -> None:
        super().__init__("public", count=count)
        self.low, self.high = low, high

    def __getitem__(self, count: int) -> Any:
        return Ranged(self.low, self.high, count)


def between(low: int, high: int) -> Any:
    """Declare a number as a field of `Features`, `deck: i8 = between(0, 82)`; a truth value needs no range."""
    return Ranged(low, high)


class Slice(NamedTuple):
    """Some numbers of an observation: `player[1].influence`, where they lie, and the least and the most they can be."""

    name: str
    start: int
    size: int
    low: int
    high: int


def slices(struct: StructType, prefix: str = "", start: int = 0) -> Iterator[Slice]:
    """The numbers of a struct of bytes, by name and in their order."""
    for name, field in struct.fields_.items():
        at = start + field.offset
        if isinstance(field.base, Sized):
            yield Slice(prefix + name, at, field.size, *limits(f"{struct.__name__}.{name}", field.base, field.audience))
        elif field.count is None:
            yield from slices(field.base, f"{prefix}{name}.", at)
        else:
            for i in range(field.count):
                yield from slices(field.base, f"{prefix}{name}[{i}].", at + i * field.base.size_)


def limits(where: str, base: Sized, audience: Audience) -> tuple[int, int]:
    """The least and the most that a field can hold."""
    if base.name == "bool":
        return 0, 1
    if base.name != "i8" or not isinstance(audience, Ranged):
        raise TypeError(f"{where}: features are bools, or i8 with a range (`between`)")
    return audience.low, audience.high
