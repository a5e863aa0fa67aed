"""The agenda: a stack of named steps; what is off it leaves no trace."""

from __future__ import annotations

import pytest
from dialect.checked import Checked

from camarilla.dialect import RuleError
from camarilla.kernel.agenda import MAX_STEPS, Agenda, done, due, due_about, plan


def test_the_last_one_planned_is_the_first_due() -> None:
    agenda = Agenda()
    plan(agenda, 3, 10)
    plan(agenda, 4, -1)
    assert (due(agenda), due_about(agenda), agenda.size) == (4, -1, 2)
    done(agenda)
    assert (due(agenda), due_about(agenda), agenda.size) == (3, 10, 1)


def test_an_empty_agenda_has_nothing_due() -> None:
    assert due(Agenda()) == 0


def test_what_is_done_is_wiped() -> None:
    agenda = Agenda()
    plan(agenda, 5, 6)
    done(agenda)
    assert agenda.pack() == Agenda().pack()


def test_it_has_an_end() -> None:
    agenda, put = Agenda(), Checked("test")(plan)
    for step in range(MAX_STEPS):
        put(agenda, step + 1, 0)
    with pytest.raises(RuleError, match="index out of range"):
        put(agenda, 1, 0)
    assert agenda.size == MAX_STEPS
