"""The agenda: what is still to be done, as a small stack of named steps in the state."""

from __future__ import annotations

from camarilla.dialect import Array, Struct, i8, public

MAX_STEPS = 12


class Agenda(Struct):
    """Each step has one argument; the last one planned is the first due. Empty: the game is over."""

    size: i8 = public
    step: Array[i8] = public[MAX_STEPS]
    about: Array[i8] = public[MAX_STEPS]


def plan(a: Agenda, step: int, about: int) -> None:
    """Put a step on top: from 1 on, for 0 is none."""
    a.step[a.size] = step
    a.about[a.size] = about
    a.size += 1


def due(a: Agenda) -> int:
    """The step that is due; 0 when none is."""
    return a.step[a.size - 1] if a.size > 0 else 0


def due_about(a: Agenda) -> int:
    """The argument of the step that is due."""
    return a.about[a.size - 1]


def done(a: Agenda) -> None:
    """Take the due step off; what it held is wiped, so that equal agendas are equal bytes."""
    a.size -= 1
    a.step[a.size] = 0
    a.about[a.size] = 0
