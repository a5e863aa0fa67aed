"""What a seat may know, derived from the audiences that the fields declare."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Final, NoReturn, TypeVar

from camarilla.dialect import Struct
from camarilla.dialect.source import define
from camarilla.dialect.struct import Field, StructType
from camarilla.dialect.types import Sized

HIDDEN: Final = -1  # what a hidden number holds in a redacted record
SPECTATOR: Final = 7  # the bit of a mask of seats that stands for spectators: 255 is everybody, they too
T = TypeVar("T", bound=Struct)
Visit = Callable[[str, Field, str, str, str], list[str]]  # cell, field, path of its struct, owner, index: what to do


class Poison:
    """Stands in a hidden cell in taint tests: it may be copied and asked whether it is hidden, and nothing else."""

    def _spill(self, *_: Any) -> NoReturn:
        raise PoisonTouched("a hidden cell was used")

    def __eq__(self, other: object) -> bool:
        """`cell == HIDDEN` is a question that a redacted record answers; any other comparison is a use."""
        return True if type(other) is int and other == HIDDEN else self._spill()

    def __ne__(self, other: object) -> bool:
        return not self == other

    __bool__ = __index__ = __int__ = __float__ = __neg__ = __pos__ = __invert__ = __abs__ = _spill
    __lt__ = __le__ = __gt__ = __ge__ = _spill
    __hash__ = __str__ = __repr__ = __format__ = _spill
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __pow__ = __rpow__ = _spill
    __floordiv__ = __rfloordiv__ = __mod__ = __rmod__ = __truediv__ = __rtruediv__ = __divmod__ = __rdivmod__ = _spill
    __and__ = __rand__ = __or__ = __ror__ = __xor__ = __rxor__ = _spill
    __lshift__ = __rlshift__ = __rshift__ = __rrshift__ = _spill


class PoisonTouched(AssertionError):  # noqa: N818  # it reads as a sentence
    """Code that must not know a secret has used one."""


class _Writer:
    """Writes a rule that walks over every cell of a state."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit

    def lines(self, struct: StructType, path: str, depth: int, seat: str) -> list[str]:
        result: list[str] = []
        for key, field in struct.fields_.items():
            loop, index = [f"{'    ' * depth}for i{depth} in range({field.count}):"], f"i{depth}"
            here, inner = (f"{path}.{key}", depth) if field.count is None else (f"{path}.{key}[{index}]", depth + 1)
            if isinstance(field.base, Sized):
                body = [f"{'    ' * inner}{line}" for line in self.visit(here, field, path, seat, index)]
            else:
                body = self.lines(field.base, here, inner, seat if field.count is None else index)
            result += (loop if field.count is not None and body else []) + body
        return result


def hidden_value(base: Sized) -> str:
    """What stands in a hidden cell."""
    return {"bool": "False", "float": "0.0"}.get(base.scalar, "HIDDEN" if base.low < 0 else str(base.high))


def _veil(cell: str, field: Field, path: str, seat: str, index: str) -> list[str]:
    """Hide one cell from a seat that is not of its audience."""
    assert isinstance(field.base, Sized)
    kind, mask = field.audience.kind, f"{path}.{field.audience.mask}"
    if kind == "public":
        return []
    hide = f"{cell} = {hidden_value(field.base)}"
    if kind == "nobody":
        return [hide]
    if kind == "owner":
        return [f"if seat != {seat}:", f"    {hide}"]
    return [f"if ({mask + ('' if field.count is None else f'[{index}]')} >> eye) & 1 == 0:", f"    {hide}"]


def _rule(name: str, state: type[T], visit: Visit, hidden: Any) -> Callable[[T, int], None]:
    """The rule name(s, seat) that hides what the seat may not know."""
    body = "".join(f"{line}\n" for line in _Writer(visit).lines(state, "s", 1, "0"))
    head = f"def {name}(s: {state.__name__}, seat: int) -> None:\n    eye = seat if seat >= 0 else {SPECTATOR}\n"
    scope = {**sys.modules[state.__module__].__dict__, state.__name__: state, "HIDDEN": hidden}
    return define(f"{name} of {state.__module__}.{state.__name__}", head + body, scope)


def check_masks(struct: StructType, inside: bool = False) -> None:
    """Refuse audiences that cannot be kept."""
    for key, field in struct.fields_.items():
        where = f"{struct.__name__}.{key}"
        if not isinstance(field.base, Sized):
            check_masks(field.base, inside or field.count is not None)
        elif field.audience.kind == "owner" and not inside:
            raise TypeError(f"{where}: `owner` needs an enclosing array with one struct a seat")
        elif field.audience.kind == "seen_by":
            mask = struct.fields_.get(field.audience.mask)
            if mask is None or mask.audience.kind != "public" or mask.count != field.count:
                raise TypeError(f"{where}: the mask {field.audience.mask!r} is not public or of another count")


def derive_redact(state: type[T]) -> Callable[[T, int], None]:
    """Write the rule redact(s, seat) from the declarations: hide what the seat may not know; -1 is a spectator."""
    check_masks(state)
    return _rule("redact", state, _veil, HIDDEN)


def derive_poison(state: type[T], hidden: Any) -> Callable[[T, int], None]:
    """As redact, with another value in every hidden cell: poison, or a pattern."""

    def taint(*cell: Any) -> list[str]:
        return [f"{line.partition(' = ')[0]} = HIDDEN" if " = " in line else line for line in _veil(*cell)]

    return _rule("poison", state, taint, hidden)


def derive_digest(state: type[T]) -> Callable[[T], int]:
    """Write the rule digest(s) from the declarations: a hash of every cell but the dice."""

    def fold(cell: str, field: Field, path: str, seat: str, index: str) -> list[str]:
        if field.audience.kind == "nobody":
            return []
        assert isinstance(field.base, Sized)
        return [f"h = mix(h, {'int(' + cell + ')' if field.base.scalar == 'bool' else cell})"]

    from camarilla.dialect import mix

    text = "".join(f"{line}\n" for line in _Writer(fold).lines(state, "s", 1, "0"))
    scope = {**sys.modules[state.__module__].__dict__, state.__name__: state, "mix": mix}
    head = f"def digest(s: {state.__name__}) -> int:\n    h = 0\n"
    return define(f"digest of {state.__module__}.{state.__name__}", f"{head}{text}    return h\n", scope)
