"""What a job is: units that can be done anywhere, in any order and more than once, and always come to the same."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Final, Generic, NamedTuple, Protocol, TypeVar

U = TypeVar("U", bound=Hashable)  # a unit: what tells it from the others
R = TypeVar("R")  # what it comes to
FinishedUnits = list[tuple[U, R]]
Watch = Callable[[Iterable[Any], int, int], Iterator[Any]]  # batches, how much work was done before, how much in all
JsonObject = dict[str, Any]


class Suspects(NamedTuple):
    """Who can be to blame where work never ends, or ends the process that does it."""

    bots: Sequence[str] = ()  # classes: they run in that process, for as long as they like
    where: str = ""  # how to deal the game again


@dataclass(frozen=True)
class Job(ABC, Generic[U, R]):
    """Some work, described so that any process can do a unit of it. Everything random comes from its seed."""

    kind: ClassVar[str]

    @abstractmethod
    def head(self) -> JsonObject:
        """What is done: whoever goes on with it, or joins parts of it, must agree."""

    @abstractmethod
    def units(self) -> Sequence[U]:
        """The units of this part, in their order."""

    @abstractmethod
    def do(self, unit: U) -> R:
        """What a unit comes to."""

    def networks(self) -> Sequence[tuple[str, str]]:
        """The players that use networks on this machine, and which: workers must have the same."""
        return ()

    def suspects(self, unit: U) -> Suspects:
        """Whose code runs in the process that does a unit."""
        return Suspects()

    def weight(self, units: Sequence[U]) -> int:
        """How much work some units are, beside others."""
        return len(units)

    @property
    def compiled(self) -> bool:
        """Do units run without the interpreter's lock, so that threads are enough?"""
        return False

    def __getstate__(self) -> JsonObject:
        """For other processes: what it is, without what was made of it here."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


class ResultStore(Protocol[U, R]):
    """Where results are kept as they come."""

    def __contains__(self, unit: U) -> bool: ...

    def add(self, batch: FinishedUnits[U, R]) -> None: ...

    def close(self) -> None: ...


FILES: Final = "files"  # of a head: where options were read from, which is only told


def same_work(one: JsonObject, other: JsonObject) -> bool:
    """Do two heads speak of the same job, whatever its files were called?"""
    return one | {FILES: {}} == other | {FILES: {}}


def written(document: JsonObject) -> JsonObject:
    """A document as it comes back from a file."""
    found: JsonObject = json.loads(json.dumps(document))
    return found


def part(units: Sequence[U], shard: tuple[int, int]) -> Sequence[U]:
    """The units of one of several equal parts, `(3, 16)`: each sixteenth, from the third on."""
    number, parts = shard
    return units[number - 1 :: parts]
