"""Every numbered rule is cited in the code and in a test, every citation has its rule, and the checker notices both."""

from __future__ import annotations

from pathlib import Path

import pytest
from rules.citations import Citations, in_code, in_tests, orphans

import camarilla
from camarilla.rulebooks import book


@pytest.mark.parametrize("game", camarilla.games())
@pytest.mark.untraced
def test_every_rule_has_code_and_test(game: str) -> None:
    assert orphans([game], in_code(), in_tests()) == []


@pytest.mark.parametrize("game", camarilla.games())
@pytest.mark.untraced
def test_events_cite_rules_that_exist(game: str) -> None:
    """Random games tell of no rule that the rulebooks do not have."""
    rules = {id for name in camarilla.games() for id in book(name).rules} | set(book("oriflamme").rules)
    for seed in range(10):
        state = camarilla.game(game).deal(None, seed)
        while not state.over:
            state.play(state.legal[seed % len(state.legal)])
        assert {event["rule"] for event in state.events(None)} <= rules


def cited(*ids: str) -> Citations:
    return Citations({id: ["somewhere.py:1"] for id in ids})


def test_orphans_are_named() -> None:
    """A rule without code, one without a test, and ids of no rule, each by name and reason."""
    rules = set(book("oriflamme").rules)
    lines = orphans(["oriflamme"], cited(*(rules - {"ORI-14"}), "ORI-99"), cited(*(rules - {"ORI-20"}), "ORX-1"))
    titles = {id: book("oriflamme").rules[id].title for id in ("ORI-14", "ORI-20")}
    assert lines == [
        f"ORI-14 ({titles['ORI-14']}) is cited in no code of oriflamme",
        f"ORI-20 ({titles['ORI-20']}) is cited in no test of oriflamme",
        "ORI-99 does not exist, cited in somewhere.py:1",
        "ORX-1 does not exist, cited in somewhere.py:1",
    ]
    assert orphans(["oriflamme"], cited(*rules), cited(*rules)) == []


def test_what_counts_as_a_citation(tmp_path: Path) -> None:
    """In code a docstring or a comment inside, not the opening of the file; in tests the docstring of a test."""
    (tmp_path / "rules.py").write_text('"""Rules ORI-1 to ORI-3."""\n\n\ndef act():\n    """ORI-4."""  # ORI-5\n')
    (tmp_path / "plain.py").write_text("X = 1  # ORI-6\n")
    (tmp_path / "empty.py").write_text("")
    assert in_code(tmp_path).found == {
        "ORI-4": ["rules.py:5"], "ORI-5": ["rules.py:5"], "ORI-6": ["plain.py:1"],
    }  # fmt: skip
    (tmp_path / "test_it.py").write_text(
        '"""ORI-1."""\ndef test_act():\n    """ORI-7, ORI-8."""  # ORI-9\n\ndef helper():\n    """ORI-10."""\n'
    )
    assert in_tests(tmp_path).found == {"ORI-7": ["test_it.py::test_act"], "ORI-8": ["test_it.py::test_act"]}
