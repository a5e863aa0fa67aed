"""Redacted records that are only to be read: what is public they share with the truth, so they cost little to make.

`darken` hides every secret of a record from everybody; `lift` takes back, for one reader, what that reader may know.
Each secret cell comes from the truth or from the dark, as its audience says; whoever wants to change a record redacts a
copy (`State.redacted`), which holds the same numbers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

from camarilla.dialect import Struct
from camarilla.dialect.source import define
from camarilla.dialect.struct import Field, StructType
from camarilla.dialect.types import Sized
from camarilla.kernel.secrecy import HIDDEN, SPECTATOR, check_masks, hidden_value

T = TypeVar("T", bound=Struct)


class Veil(Generic[T]):
    """The two functions for one kind of record."""

    darken: Callable[[T], T]  # every secret hidden
    lift: Callable[[T, T, int], T]  # the truth, its dark, a seat (-1: a spectator): what that reader may know
    masks: Callable[[T], set[int]]  # all audiences that a record names

    def __init__(self, state: type[T]) -> None:
        check_masks(state)
        structs = [one for one in _inside(state) if _secret(one)]
        scope: dict[str, Any] = {f"of_{_name(one)}": one for one in structs} | {"HIDDEN": HIDDEN, "pick": _pick}
        for one in structs:
            scope[f"dark_{_name(one)}"] = define(f"dark of {_name(one)}", _dark(one), scope)
            scope[f"lift_{_name(one)}"] = define(f"lift of {_name(one)}", _lift(one), scope)
        secret = _secret(state)
        self.darken = scope[f"dark_{_name(state)}"] if secret else lambda s: s
        lift = scope[f"lift_{_name(state)}"] if secret else lambda s, *_: s
        self.owned = any(field.audience.kind == "owner" for one in structs for field in one.fields_.values())
        lines = ["def masks(s):", "    found = set()", *_masks(state, "s", 1), "    return found", ""]
        self.masks = define(f"masks of {_name(state)}", "\n".join(lines), scope)
        self.lift = lambda s, dark, seat: lift(s, dark, seat, seat if seat >= 0 else SPECTATOR, 0)

    def company(self, masks: set[int], seat: int) -> Hashable:
        """Readers of one position with the same company know the same: it is all masks of the position that they are
        in, or themselves where seats own something."""
        eye = seat if seat >= 0 else SPECTATOR
        return seat if self.owned else frozenset(mask for mask in masks if mask >> eye & 1)


def _pick(cells: list[Any], dark: list[Any], masks: list[int], eye: int) -> list[Any]:
    """The cells whose mask has the bit of this eye, the others dark; often there are none, and few masks."""
    if not any(mask >> eye & 1 for mask in set(masks)):
        return dark
    return [cell if mask >> eye & 1 else hidden for cell, hidden, mask in zip(cells, dark, masks, strict=True)]


def _name(struct: StructType) -> str:
    return f"{struct.__module__}.{struct.__qualname__}".replace(".", "_").replace("<locals>", "local")


def _inside(struct: StructType) -> list[StructType]:
    """A struct and all that lie in it, each once, the innermost first."""
    found: dict[StructType, None] = {}
    for field in struct.fields_.values():
        if not isinstance(field.base, Sized):
            found |= dict.fromkeys(_inside(field.base))
    return [*found, struct]


def _secret(struct: StructType) -> bool:
    """Is there anything in it that not everybody knows?"""
    return any(_hides(field) for field in struct.fields_.values())


def _hides(field: Field) -> bool:
    return field.audience.kind != "public" if isinstance(field.base, Sized) else _secret(field.base)


def _masks(struct: StructType, it: str, depth: int) -> list[str]:
    """Statements that put into a set all masks of a struct and of those in it."""
    secret = [field for field in struct.fields_.values() if field.audience.kind == "seen_by"]
    puts = {f"found.{'add' if one.count is None else 'update'}({it}.{one.audience.mask})": None for one in secret}
    lines = ["    " * depth + put for put in puts]
    for key, field in struct.fields_.items():
        if isinstance(field.base, Sized):
            continue
        if field.count is None:
            lines += _masks(field.base, f"{it}.{key}", depth)
        elif inner := _masks(field.base, f"x{depth}", depth + 1):
            lines += [f"{'    ' * depth}for x{depth} in {it}.{key}:", *inner]
    return lines


def _one_condition(struct: StructType, it: str, owner: str) -> str | None:
    """When somebody knows all of a struct, or else no secret of it; None: there are several conditions."""
    conditions = {_condition(field, it, owner) for field in struct.fields_.values() if _hides(field)}
    return conditions.pop() if len(conditions) == 1 else None


def _condition(field: Field, it: str, owner: str) -> str | None:
    if field.audience.kind == "owner":
        return f"seat == {owner}"
    alone = isinstance(field.base, Sized) and field.count is None and field.audience.kind == "seen_by"
    return f"{it}.{field.audience.mask} >> eye & 1" if alone else None


def _written(name: str, struct: StructType, parts: str, line: Callable[[str, Field], str]) -> str:
    """A function that makes a new record, field by field; public ones are shared."""
    lines = [
        f"new.{key} = {line(key, field) if _hides(field) else f's.{key}'}" for key, field in struct.fields_.items()
    ]  # fmt: skip
    own = f"of_{_name(struct)}"
    body = [f"new = {own}.__new__({own})", *lines, "return new"]
    return f"def {name}_{_name(struct)}({parts}):\n" + "".join(f"    {one}\n" for one in body)


def _dark(struct: StructType) -> str:
    return _written("dark", struct, "s", _dark_field)


def _dark_field(key: str, field: Field) -> str:
    if isinstance(field.base, Sized):
        hidden = hidden_value(field.base)
        return hidden if field.count is None else f"[{hidden}] * {field.count}"
    dark = f"dark_{_name(field.base)}"
    return f"{dark}(s.{key})" if field.count is None else f"[{dark}(x) for x in s.{key}]"


def _lift(struct: StructType) -> str:
    return _written("lift", struct, "s, dark, seat, eye, owner", _lift_field)


def _lift_field(key: str, field: Field) -> str:
    if not isinstance(field.base, Sized):
        return _lift_struct(key, field.base, field.count is not None)
    if field.audience.kind == "nobody":
        return f"dark.{key}"
    condition = _condition(field, "s", "owner")
    if condition:
        return f"s.{key} if {condition} else dark.{key}"
    return f"pick(s.{key}, dark.{key}, s.{field.audience.mask}, eye)"


def _lift_struct(key: str, base: StructType, several: bool) -> str:
    """Structs in which everything hangs on one condition are taken as they are; others are made anew."""
    it, other, owner = ("x", "y", "i") if several else (f"s.{key}", f"dark.{key}", "owner")
    condition = _one_condition(base, it, owner)
    if _nobodys(base):
        return f"dark.{key}"
    one = f"{it} if {condition} else {other}" if condition else f"lift_{_name(base)}({it}, {other}, seat, eye, {owner})"
    pairs = f"zip(s.{key}, dark.{key})"
    each = f"i, (x, y) in enumerate({pairs})" if re.search(r"\bi\b", one) else f"x, y in {pairs}"
    return f"[{one} for {each}]" if several else one


def _nobodys(struct: StructType) -> bool:
    """Does nobody know any secret of it?"""
    return all(_nobodys_field(field) for field in struct.fields_.values() if _hides(field))


def _nobodys_field(field: Field) -> bool:
    return field.audience.kind == "nobody" if isinstance(field.base, Sized) else _nobodys(field.base)
