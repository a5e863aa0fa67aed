"""Values held against the types that a game declares for them, and what has occurred of those types."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from camarilla.wire.declared import DeclaredType, Fields, Keyed, Many, OneOf, Simple, Words

Found = set[tuple[str, Any]]  # a path in a type, and what was there: a word, or the type of another value
Check = Callable[[Any], None]


def checker(shape: DeclaredType, path: str, found: Found) -> Check:
    """A check that fails unless a value has this type, and notes what occurs; made once, for many values."""
    match shape:
        case Simple(kind):
            return simple(kind, path, found)
        case Words(values):
            return words(values, path, found)
        case OneOf(shapes):
            return one_of({kind_of(each): checker(each, path, found) for each in shapes}, path)
        case Many(item):
            return many(checker(item, f"{path}[]", found), path)
        case Keyed(key, value, every):
            keys = set(key.values) if every and isinstance(key, Words) else None
            return keyed(checker(key, f"{path} keys", found), checker(value, f"{path}[]", found), keys, path)
        case Fields(_, _, members):
            inside = {each.name: checker(each.shape, f"{path}.{each.name}", found) for each in members}
            return fields(inside, {each.name for each in members if each.needed}, path)


def kind_of(shape: DeclaredType) -> type:
    """What Python holds such a value in; a union is told apart by it."""
    match shape:
        case Simple(kind):
            return kind
        case Words():
            return str
        case Many():
            return list
    return dict


def simple(kind: type, path: str, found: Found) -> Check:
    def check(value: Any) -> None:
        assert type(value) is kind, (path, value)
        found.add((path, kind))

    return check


def words(values: tuple[Any, ...], path: str, found: Found) -> Check:
    def check(value: Any) -> None:
        assert value in values, (path, value)
        found.add((path, value))

    return check


def one_of(checks: dict[type, Check], path: str) -> Check:
    def check(value: Any) -> None:
        assert type(value) in checks, (path, value)
        checks[type(value)](value)

    return check


def many(item: Check, path: str) -> Check:
    def check(value: Any) -> None:
        assert type(value) is list, (path, value)
        for each in value:
            item(each)

    return check


def keyed(key: Check, inside: Check, keys: set[Any] | None, path: str) -> Check:
    def check(value: Any) -> None:
        assert type(value) is dict, (path, value)
        assert keys is None or set(value) == keys, (path, value)
        for name, each in value.items():
            key(name)
            inside(each)

    return check


def fields(inside: dict[str, Check], needed: set[str], path: str) -> Check:
    def check(value: Any) -> None:
        assert type(value) is dict, (path, value)
        assert needed <= value.keys() <= inside.keys(), (path, value)
        for name, each in value.items():
            inside[name](each)

    return check


def everything(shape: DeclaredType, path: str) -> Iterator[tuple[str, Any]]:
    """All that can occur of a type."""
    match shape:
        case Simple(kind):
            yield path, kind
        case Words(values):
            yield from ((path, value) for value in values)
        case OneOf(shapes):
            for each in shapes:
                yield from everything(each, path)
        case Many(item):
            yield from everything(item, f"{path}[]")
        case Keyed(key, value):
            yield from everything(key, f"{path} keys")
            yield from everything(value, f"{path}[]")
        case Fields(_, _, members):
            for each in members:
                yield from everything(each.shape, f"{path}.{each.name}")
