"""Values held against the types that a game declares for them, and what has occurred of those types."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from camarilla.wire.declared import Fields, Keyed, Many, OneOf, Shape, Simple, Words

Found = set[tuple[str, Any]]  # a path in the type, and what was there: a word, a kind of value, a member that is there


def check(shape: Shape, value: Any, path: str, found: Found) -> None:
    """Fail unless the value has this type; note what occurs."""
    match shape:
        case Simple(kind):
            assert type(value) is kind, (path, value)
            found.add((path, kind))
        case Words(values):
            assert value in values, (path, value)
            found.add((path, value))
        case OneOf(shapes):
            check(next(each for each in shapes if fits(each, value)), value, path, found)
        case Many(item):
            assert type(value) is list, (path, value)
            for each in value:
                check(item, each, f"{path}[]", found)
        case Keyed(key, each, every):
            assert type(value) is dict, (path, value)
            assert not every or not isinstance(key, Words) or set(value) == set(key.values), (path, value)
            for name in value:
                check(key, name, f"{path} keys", found)
                check(each, value[name], f"{path}[]", found)
        case Fields():
            check_members(shape, value, path, found)


def check_members(shape: Fields, value: Any, path: str, found: Found) -> None:
    assert type(value) is dict, (path, value)
    for field in shape.members:
        if field.name in value:
            check(field.shape, value[field.name], f"{path}.{field.name}", found)
        else:
            assert not field.needed, f"{path}.{field.name} is missing"
    unknown = set(value) - {field.name for field in shape.members}
    assert not unknown, (path, unknown)


def fits(shape: Shape, value: Any) -> bool:
    """Could the value be meant by this part of a union?"""
    match shape:
        case Simple(kind):
            return type(value) is kind
        case Words(values):
            return value in values
    return type(value) is (list if isinstance(shape, Many) else dict)


def everything(shape: Shape, path: str) -> Iterator[tuple[str, Any]]:
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
        case Fields():
            for field in shape.members:
                yield from everything(field.shape, f"{path}.{field.name}")
