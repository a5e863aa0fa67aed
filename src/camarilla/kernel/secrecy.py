"""What a seat may know, derived from the audiences that the fields declare.

One walk over the declarations (`write`) makes every form, and one condition (`known`) says who may know what: `redact`
hides in place, in the dialect; `Reading` shows a record to its readers without a copy; `digest` hashes what is there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable
from typing import Any, Final, Generic, TypeVar

from camarilla.dialect import Struct, mix
from camarilla.dialect.source import define
from camarilla.dialect.struct import Field, StructType
from camarilla.dialect.types import Sized

HIDDEN: Final = -1  # what a hidden number holds in a redacted record
SPECTATOR: Final = 7  # the bit of a mask of seats that stands for spectators: 255 is everybody, they too
EYE: Final = f"seat if seat >= 0 else {SPECTATOR}"  # the bit of a mask that stands for a reader
T = TypeVar("T", bound=Struct)
Lines = Callable[[str, Field], list[str]]  # what is written of a field, by its name


# -- the declarations -------------------------------------------------------------------------------------------
def known(field: Field, it: str, owner: str, index: str = "") -> str:
    """The condition for a reader, its `seat` and its `eye`, to know a number of the struct `it` at place `owner`."""
    kind = field.audience.kind
    if kind == "seen_by":
        return f"{it}.{field.audience.mask}{index} >> eye & 1"
    return {"public": "True", "nobody": "False", "owner": f"seat == {owner}"}[kind]


def hides(field: Field) -> bool:
    """Is there anything in it that not everybody may know?"""
    return field.audience.kind != "public" if isinstance(field.base, Sized) else has_secrets(field.base)


def has_secrets(struct: StructType) -> bool:
    return any(hides(field) for field in struct.fields_.values())


def check_audiences(struct: StructType, inside: bool = False) -> None:
    """Refuse audiences that cannot be kept."""
    for key, field in struct.fields_.items():
        where = f"{struct.__name__}.{key}"
        if not isinstance(field.base, Sized):
            check_audiences(field.base, inside or field.count is not None)
        elif field.audience.kind == "owner" and not inside:
            raise TypeError(f"{where}: `owner` needs an enclosing array with one struct a seat")
        elif field.audience.kind == "seen_by":
            mask = struct.fields_.get(field.audience.mask)
            if mask is None or mask.audience.kind != "public" or mask.count != field.count:
                raise TypeError(f"{where}: the mask {field.audience.mask!r} is not public or of another count")


def hidden_value(base: Sized) -> str:
    """What stands in a hidden cell."""
    return {"bool": "False", "float": "0.0"}.get(base.scalar, "HIDDEN" if base.low < 0 else str(base.high))


# -- the walk ---------------------------------------------------------------------------------------------------
def inside(struct: StructType) -> list[StructType]:
    """A struct and all that lie in it, each once, the innermost first."""
    found: dict[StructType, None] = {}
    for field in struct.fields_.values():
        if not isinstance(field.base, Sized):
            found |= dict.fromkeys(inside(field.base))
    return [*found, struct]


def audiences(struct: StructType) -> set[str]:
    """The kinds of audience in a struct and in those that lie in it."""
    return {field.audience.kind for one in inside(struct) for field in one.fields_.values()}


def named(struct: StructType) -> str:
    return f"{struct.__module__}.{struct.__qualname__}".replace(".", "_").replace("<locals>", "local")


def write(
    form: str, head: str, lines: Lines, tail: str, state: StructType, scope: dict[str, Any]
) -> Callable[..., Any]:
    """Write a function for every struct of a state, field by field; that of the state itself is returned."""
    for struct in inside(state):
        name = named(struct)
        body = [line for key, field in struct.fields_.items() for line in lines(key, field)] + [tail]
        text = f"def {form}_{name}{head.format(name)}\n" + "".join(f"    {line}\n" for line in body)
        scope |= {name: struct, f"{form}_{name}": define(f"{form} {name}", text, scope)}
    made: Callable[..., Any] = scope[f"{form}_{named(state)}"]
    return made


def looped(field: Field, line: Callable[[str], list[str]]) -> list[str]:
    """The lines for one cell, `line(its index)`, said of every cell of an array."""
    if field.count is None:
        return line("")
    return [f"for i in range({field.count}):", *(f"    {one}" for one in line("[i]"))]


# -- redaction in place, in the dialect -------------------------------------------------------------------------
def derive_redact(state: type[T], hidden: Any = None) -> Callable[[T, int], None]:
    """Write the rule redact(s, seat) from the declarations: hide what the seat may not know; -1 is a spectator.

    Another `hidden` value, such as poison, goes into hidden cells of every type.
    """
    check_audiences(state)
    value = hidden_value if hidden is None else lambda base: "HIDDEN"

    def lines(key: str, field: Field) -> list[str]:
        def line(index: str) -> list[str]:
            if not isinstance(field.base, Sized):
                return [f"hide_{named(field.base)}(s.{key}{index}, seat, eye, {'i' if index else 'owner'})"]
            hide = f"s.{key}{index} = {value(field.base)}"
            condition = known(field, "s", "owner", index)
            return [hide] if condition == "False" else [f"if not {condition}:", f"    {hide}"]

        return looped(field, line) if hides(field) else []

    scope: dict[str, Any] = {"HIDDEN": HIDDEN if hidden is None else hidden}
    write("hide", "(s: {}, seat: int, eye: int, owner: int) -> None:", lines, "return", state, scope)
    text = f"def redact(s: {named(state)}, seat: int) -> None:\n    hide_{named(state)}(s, seat, {EYE}, 0)\n"
    return define(f"redact {named(state)}", text, scope)


def derive_digest(state: type[T]) -> Callable[[T], int]:
    """Write the rule digest(s) from the declarations: a hash of every cell but the dice."""

    def lines(key: str, field: Field) -> list[str]:
        def line(index: str) -> list[str]:
            cell = f"s.{key}{index}"
            if not isinstance(field.base, Sized):
                return [f"h = fold_{named(field.base)}({cell}, h)"]
            return [f"h = mix(h, {f'int({cell})' if field.base.scalar == 'bool' else cell})"]

        return looped(field, line) if field.audience.kind != "nobody" else []

    scope: dict[str, Any] = {"mix": mix}
    write("fold", "(s: {}, h: int) -> int:", lines, "return h", state, scope)
    text = f"def digest(s: {named(state)}) -> int:\n    return fold_{named(state)}(s, 0)\n"
    return define(f"digest {named(state)}", text, scope)


# -- redacted records to be read, in plain Python ---------------------------------------------------------------
class Reading(Generic[T]):
    """Redacted records of one kind that are only to be read: what is public they share with the truth.

    `darken` hides every secret from everybody, once; `lift` takes back, for one reader, what that reader may know.
    Whoever wants to change a record redacts a copy, which holds the same numbers.
    """

    darken: Callable[[T], T]  # every secret hidden
    lift: Callable[[T, T, int, int, int], T]  # the truth, its dark, a reader's seat and eye, 0
    masks: Callable[[list[T], set[int]], set[int]]  # puts all audiences that records name into a set

    def __init__(self, state: type[T]) -> None:
        check_audiences(state)
        scope: dict[str, Any] = {"HIDDEN": HIDDEN, "pick": pick}
        new = "\n    new = {0}.__new__({0})"
        self.darken = write("dark", f"(s):{new}", dark_line, "return new", state, scope)
        self.lift = write("lift", f"(s, dark, seat, eye, owner):{new}", lift_line, "return new", state, scope)
        self.masks = write(
            "masks", "(several, found):\n    for s in several:\n        pass", mask_line, "return found", state, scope
        )
        self.owned = "owner" in audiences(state)


def pick(cells: list[Any], dark: list[Any], masks: list[int], eye: int) -> list[Any]:
    """The cells whose mask has the bit of this eye, the others dark; often there are none, and few masks."""
    mine = {mask for mask in set(masks) if mask >> eye & 1}
    if not mine:
        return dark
    return [cell if mask in mine else hidden for cell, hidden, mask in zip(cells, dark, masks, strict=True)]


def dark_line(key: str, field: Field) -> list[str]:
    """A field with every secret hidden."""
    if not hides(field):
        return [f"new.{key} = s.{key}"]
    if isinstance(field.base, Sized):
        hidden = hidden_value(field.base)
        return [f"new.{key} = {hidden if field.count is None else f'[{hidden}] * {field.count}'}"]
    dark = f"dark_{named(field.base)}"
    return [f"new.{key} = {f'{dark}(s.{key})' if field.count is None else f'[{dark}(x) for x in s.{key}]'}"]


def lift_line(key: str, field: Field) -> list[str]:
    """A field from the truth or from the dark, as one reader may know it."""
    if not hides(field):
        return [f"new.{key} = s.{key}"]
    if not isinstance(field.base, Sized):
        return [f"new.{key} = {lifted(key, field)}"]
    if field.count is not None and field.audience.kind == "seen_by":
        return [f"new.{key} = pick(s.{key}, dark.{key}, s.{field.audience.mask}, eye)"]
    return [f"new.{key} = s.{key} if {known(field, 's', 'owner')} else dark.{key}"]


def lifted(key: str, field: Field) -> str:
    """Structs in which everything hangs on one condition are taken as they are; others are made anew."""
    assert isinstance(field.base, StructType)
    it, other, owner = (f"s.{key}", f"dark.{key}", "owner") if field.count is None else ("x", "y", "i")
    condition = sole_condition(field.base, it, owner)
    if condition == "False":
        return f"dark.{key}"
    made = f"lift_{named(field.base)}({it}, {other}, seat, eye, {owner})"
    one = f"{it} if {condition} else {other}" if condition else made
    pairs = f"zip(s.{key}, dark.{key})"
    each = f"i, (x, y) in enumerate({pairs})" if re.search(r"\bi\b", one) else f"x, y in {pairs}"
    return one if field.count is None else f"[{one} for {each}]"


def sole_condition(struct: StructType, it: str, owner: str) -> str | None:
    """The condition for a reader to know all of a struct, or else no secret of it; None: there are several."""
    found = {condition(field, it, owner) for field in struct.fields_.values() if hides(field)}
    return found.pop() if len(found) == 1 else None


def condition(field: Field, it: str, owner: str) -> str | None:
    if not isinstance(field.base, Sized):
        return "False" if sole_condition(field.base, it, owner) == "False" else None
    several = field.audience.kind == "seen_by" and field.count is not None
    return None if several else known(field, it, owner)


def mask_line(key: str, field: Field) -> list[str]:
    """The masks that a field of one of `several` structs is seen by."""
    if isinstance(field.base, Sized):
        put = f"    found.{'add' if field.count is None else 'update'}(s.{field.audience.mask})"
        return [put] if field.audience.kind == "seen_by" else []
    structs = f"[s.{key}]" if field.count is None else f"s.{key}"
    return [f"    masks_{named(field.base)}({structs}, found)"] if "seen_by" in audiences(field.base) else []


class Glimpses(Generic[T]):
    """One record through the eyes of all its readers; what they share is made once."""

    __slots__ = ("dark", "masks", "reading", "record")

    def __init__(self, reading: Reading[T], record: T) -> None:
        self.reading, self.record, self.dark = reading, record, reading.darken(record)
        self.masks: set[int] = set()  # all sets of seats that know something, as bits; empty until they are asked for

    def by(self, seat: int) -> T:
        """The record as a seat (-1: a spectator) may know it, only to be read."""
        return self.reading.lift(self.record, self.dark, seat, seat if seat >= 0 else SPECTATOR, 0)

    def company(self, seat: int) -> Hashable:
        """Readers with the same company know the same: it is all masks that they are in, or themselves where seats
        own something."""
        if self.reading.owned:
            return seat
        masks, eye = self.masks or self.reading.masks([self.record], self.masks), seat if seat >= 0 else SPECTATOR
        return frozenset([mask for mask in masks if mask >> eye & 1])
