"""Where rules come from: files as they are now, and generated text."""

from __future__ import annotations

import importlib
import os
import sys
from pathlib import Path

import pytest

from camarilla.dialect import Library, Refused, RuleError, Struct, i8, public
from camarilla.dialect.source import RuleSource, define, is_rule, short
from camarilla.dialect.translate import translate
from dialect.checked import Checked
from dialect.ways import COMPILERS, Ways, load


class Card(Struct):
    who: i8 = public


def test_short_names() -> None:
    assert short("/home/someone/games/row/rules.py") == "row/rules.py"
    assert short("rules.py") == "rules.py"
    assert short("<redact>") == "<redact>"


# -- what is no rule of a file
def test_a_lambda_is_no_rule() -> None:
    with pytest.raises(Refused, match=r"dialect/test_source.py:\d+:1: <lambda> is no top-level function of the file"):
        RuleSource(lambda: 1)


def test_an_inner_function_is_no_rule() -> None:
    def inner(n: int) -> int:
        return n

    assert is_rule(inner)
    with pytest.raises(Refused, match="inner is no top-level function"):
        translate({"inner": inner})


def test_a_method_is_no_rule(tmp_path: Path) -> None:
    module = load("class A:\n    def f(n: int) -> int:\n        return n\n", "methods", tmp_path)
    with pytest.raises(Refused, match=r"methods.py:2:1: f is no top-level function"):
        translate({"f": module.A.f})


def test_text_that_python_was_not_told(tmp_path: Path) -> None:
    space: dict[str, object] = {}
    exec(compile("def f(n: int) -> int:\n    return n\n", "nowhere.py", "exec"), space)
    with pytest.raises(Refused, match=r"nowhere.py:1:1: f is no top-level function of the file as it is now"):
        RuleSource(space["f"])


# -- files that change
def test_a_file_edited_and_reloaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    path = tmp_path / "edited.py"
    path.write_text("def f(n: int) -> int:\n    return n + 1\n")
    module = importlib.import_module("edited")
    assert Library("edited", {"f": module.f})("f", 1) == 2
    path.write_text("def f(n: int) -> int:\n    return n + 2222\n")
    os.utime(path, (1, 1))
    module = importlib.reload(module)
    assert Library("edited", {"f": module.f})("f", 1) == Checked("edited")(module.f)(1) == 2223
    del sys.modules["edited"]


@pytest.mark.parametrize(
    "now", ["def g(n: int) -> int:\n    return 1\n", "def f(m: int) -> int:\n    return 1\n", "\n\n"]
)
def test_a_file_edited_behind_the_back_of_python(tmp_path: Path, now: str) -> None:
    """Another function stands in its line: it is not translated instead."""
    f = load("def f(n: int) -> int:\n    return n\n", "moved", tmp_path).f
    (tmp_path / "moved.py").write_text(now)
    os.utime(tmp_path / "moved.py", (1, 1))
    with pytest.raises(Refused, match=r"moved.py:1:1: f is no top-level function of the file as it is now"):
        translate({"f": f})


# -- generated rules
def test_a_generated_rule_runs_every_way() -> None:
    rule = define("twice", "def twice(c: Card) -> int:\n    c.who += c.who\n    return c.who\n", {"Card": Card})
    card = Card()
    card.who = 21
    assert Ways("sample", {"twice": rule}).agreed("twice", card)[0] == "42"


def test_a_generated_rule_is_named_in_errors() -> None:
    rule = define("a generated one", "def f(n: int) -> int:\n    return 1 // n\n", {})
    for call in (Checked("sample")(rule), lambda n: Library("sample", {"f": rule})("f", n)):
        with pytest.raises(RuleError, match="sample: division by zero: 0 at <a generated one>:2"):
            call(0)
    rule = define("a refused one", "def f(n: int) -> int:\n    return n / n\n", {})
    with pytest.raises(Refused, match="<a refused one>:2:12: Div of ints"):
        translate({"f": rule})


def test_generated_rules_of_one_name_stay_apart() -> None:
    """Two games may derive a rule of the same name; neither becomes the other."""
    texts = [f"def f(n: int) -> int:\n    return n + {i}\n" for i in (1, 2, 1)]
    rules = [define("the same", text, {}) for text in texts]
    assert [rule(10) for rule in rules] == [11, 12, 11]
    assert [Checked("sample")(rule)(10) for rule in rules] == [11, 12, 11]
    assert [RuleSource(rule).file for rule in rules] == ["<the same>", "<the same 2>", "<the same>"]


def test_a_generated_rule_is_shown_by_tracebacks() -> None:
    rule = define("traced", "def f(n: int) -> int:\n    return 1 // n\n", {})
    with pytest.raises(ZeroDivisionError) as caught:
        rule(0)
    assert str(caught.traceback[-1].statement).strip() == "return 1 // n"


def test_a_rule_may_follow_a_comment() -> None:
    assert define("commented", "# why\n\ndef f(n: int) -> int:\n    return n\n", {})(3) == 3


# -- names that C might stumble over
def test_names_of_any_language_and_any_file(tmp_path: Path) -> None:
    folder = tmp_path / "a *"
    folder.mkdir()
    text = "def змінна(число: int, int32_t: int) -> int:\n    double = число + int32_t\n    return double // 0\n"
    rule = load(text, "файл", folder).змінна
    for name in COMPILERS:
        with pytest.raises(RuleError, match=r"a [*]/файл.py:3"):
            Library("sample", {"змінна": rule}, words=[name])("змінна", 1, 2)
