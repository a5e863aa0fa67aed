"""Documents; and how they are read: a refusal names the member, what it holds and what would do."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, Final, Generic, NamedTuple, NotRequired, Protocol, TypedDict, TypeVar, cast

from camarilla.kernel.declared_types import Details, Id
from camarilla.kernel.refusal import Refusal

LONGEST = 60
EVERY_KEY: Final = "every key"  # marks an object of a document that has all the keys of its type
T = TypeVar("T")


class Document(TypedDict):
    """What the documents of all games have; the whole of one is declared in its `documents.py`."""

    game: Annotated[str, "the id of the game"]
    players: Annotated[int, "how many seats play"]
    seat: Annotated[int | None, "the seat to act; null when the game is over"]
    options: NotRequired[Annotated[dict[str, int], "the options that differ from the rulebook's, by name"]]


class Question(NamedTuple, Generic[Id, Details]):
    """What a seat is asked: an id, whose words are in the locales, and its details."""

    id: Id
    details: Details


class Loader(Protocol):
    """How a game reads its documents and options, with every refusal."""

    def load(self, document: Any) -> Any: ...
    def set_options(self, s: Any, options: Mapping[str, Any]) -> None: ...


@cache
def decoder() -> Callable[[bytes], Any]:
    """What reads our own JSON fastest."""
    try:
        from msgspec.json import Decoder
    except ImportError:
        return json.loads
    return Decoder().decode


def decoded(data: bytes, kind: type[T] | None = None) -> T:
    """What a writer wrote, as Python has it: a `kind`, or for type checkers what is wanted of it where it is called."""
    return cast(T, decoder()(data))


def shown(value: Any) -> str:
    """A value for an error text, cut short; what cannot be written out is named by its type."""
    try:
        text = json.dumps(value, ensure_ascii=False, default=repr)
    except (TypeError, ValueError, RecursionError):  # odd keys, a number too long to write, endless or deep nesting
        text = type(value).__name__
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def in_python(value: Any) -> str:
    """A value for an error text, as a Python program has given it: None and not null."""
    return repr(value) if value is None or isinstance(value, bool) else shown(value)


def listed(names: Iterable[Any]) -> str:
    return ", ".join(str(name) for name in names)


def refuse(member: str, id: str, **details: Any) -> Refusal:
    """A refusal about one member of a document; raise it."""
    return Refusal("document-" + id, member=member, **details)


class Member:
    """One value of a document and the path to it: `row[2][0].card`."""

    def __init__(self, path: str, value: Any) -> None:
        self.path, self.value = path, value

    def refuse(self, id: str, **details: Any) -> Refusal:
        return refuse(self.path or "document", id, value=shown(self.value), **details)

    def members(self, needed: Iterable[str], optional: Iterable[str] = ()) -> dict[str, Member]:
        """An object with just these members; absent optional ones are left out."""
        if not isinstance(self.value, dict):
            raise self.refuse("not-object")
        prefix = f"{self.path}." if self.path else ""
        allowed = [*needed, *optional]
        for key in self.value:
            if key not in allowed:
                named = key if isinstance(key, str) else shown(key)
                raise refuse(f"{prefix}{named}", "unknown", expected=listed(allowed))
        for key in needed:
            if key not in self.value:
                raise refuse(f"{prefix}{key}", "missing")
        return {key: Member(f"{prefix}{key}", value) for key, value in self.value.items()}

    def integer(self, low: int, high: int) -> int:
        if not isinstance(self.value, int) or isinstance(self.value, bool) or not low <= self.value <= high:
            raise self.refuse("not-integer", low=str(low), high=str(high))
        return self.value

    def boolean(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.refuse("not-boolean")
        return self.value

    def name(self, names: Sequence[str]) -> int:
        """The number of a name."""
        if not isinstance(self.value, str) or self.value not in names:
            raise self.refuse("not-name", expected=listed(names))
        return names.index(self.value)

    def items(self, count: int | None = None) -> list[Member]:
        """A list, of `count` items if that is given."""
        if not isinstance(self.value, list):
            raise self.refuse("not-list")
        if count is not None and len(self.value) != count:
            raise self.refuse("wrong-count", count=count, have=len(self.value))
        return [Member(f"{self.path}[{i}]", value) for i, value in enumerate(self.value)]
