"""Poison for hidden cells: code that must not know a secret may not touch it."""

from __future__ import annotations

from typing import Any, NoReturn

from camarilla.kernel.secrecy import HIDDEN


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
