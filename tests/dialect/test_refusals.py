"""What is outside the dialect is refused with line, column and reason; every refusal of the translator is here."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from camarilla.dialect import Refused
from camarilla.dialect.translate import translate
from dialect.checked import Checked
from dialect.refused import BODIES, HEADER, PARAMETERS, RULES
from dialect.ways import load

ONLY_ENTRIES = [name for name in RULES if "entry point" in name]  # debug mode takes and gives anything


def refusal(act: Callable[[], Any], before: int) -> str:
    """The refusal without its file, the line counted from the rule."""
    with pytest.raises(Refused) as caught:
        act()
    file, line, rest = str(caught.value).split(":", 2)
    assert file.endswith("/outside.py")
    return f"{int(line) - before}:{rest}"


@pytest.mark.parametrize("name", BODIES)
def test_refused_statement(name: str, tmp_path: Path) -> None:
    body, reason = BODIES[name]
    rule = f"def f({PARAMETERS}) -> None:\n" + "".join(f"    {line}\n" for line in body.split("\n"))
    f = load(HEADER + rule, "outside", tmp_path).f
    before = HEADER.count("\n") + 1
    assert refusal(lambda: translate({"f": f}), before) == reason
    assert refusal(lambda: Checked("sample")(f), before) == reason


@pytest.mark.parametrize("name", RULES)
def test_refused_rule(name: str, tmp_path: Path) -> None:
    rule, reason = RULES[name]
    f = load(HEADER + rule + "\n", "outside", tmp_path).f
    before = HEADER.count("\n")
    assert refusal(lambda: translate({"f": f}), before) == reason
    if name not in ONLY_ENTRIES:
        assert refusal(lambda: Checked("sample")(f), before) == reason


def test_recursion_names_the_way(tmp_path: Path) -> None:
    module = load(HEADER, "outside", tmp_path)
    with pytest.raises(Refused, match="ping calls itself: ping → pong → ping"):
        translate({"ping": module.ping})


def test_a_refused_rule_stays_refused(tmp_path: Path) -> None:
    """The second time for the same reason, not for calling itself."""
    f = load("def f(n) -> None:\n    pass\n", "outside", tmp_path).f
    checked = Checked("sample")
    assert refusal(lambda: checked(f), 0) == refusal(lambda: checked(f), 0) == "1:7: a parameter or result has no type"


def test_an_entry_point_has_a_name(tmp_path: Path) -> None:
    f = load("def f(n: int) -> None:\n    pass\n", "outside", tmp_path).f
    with pytest.raises(ValueError, match="'two words' is no name for an entry point"):
        translate({"two words": f})
