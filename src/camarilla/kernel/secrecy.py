"""What a seat may know, derived from the audiences that the fields declare.

One walk over the declarations (`write`) makes every form, and one condition (`known`) says who may know what: `redact`
hides in place, `digest` hashes what is there; both are rules of the dialect.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from camarilla.dialect import Struct, mix
from camarilla.dialect.source import define
from camarilla.dialect.struct import Field, StructType
from camarilla.dialect.types import Sized

HIDDEN: Final = -1  # what a hidden number holds in a redacted record
SPECTATOR: Final = 7  # the bit of a mask of seats that stands for spectators
EVERYBODY: Final = 255  # the mask of every seat, and spectators
EYE: Final = f"seat if seat >= 0 else {SPECTATOR}"  # the bit of a mask that stands for a reader
T = TypeVar("T", bound=Struct)
WriteField = Callable[[str, Field], list[str]]  # what is written of a field, by its name


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


def named(struct: StructType) -> str:
    return f"{struct.__module__}.{struct.__qualname__}".replace(".", "_").replace("<locals>", "local")


def write(
    form: str, head: str, lines: WriteField, tail: str, state: StructType, scope: dict[str, Any]
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
    """Write the rule digest(s) from the declarations: a hash of every cell that somebody may know."""

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
