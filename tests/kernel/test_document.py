"""Reading documents: each refusal names the member, shows what it holds and says what would do."""

from __future__ import annotations

from typing import Any

import pytest

from camarilla.kernel.document import LONGEST, Member, listed, refuse, shown
from camarilla.kernel.refusal import Refusal

HUGE = pytest.param(10**5000, id="huge")
ENDLESS: list[Any] = []
ENDLESS.append(ENDLESS)
DEEP: list[Any] = []
for _ in range(100_000):
    DEEP = [DEEP]


def said(member: Member, method: str, *arguments: Any) -> str:
    """The refusal in words."""
    with pytest.raises(Refusal) as refused:
        getattr(member, method)(*arguments)
    assert refused.value.details["member"]
    return str(refused.value)


@pytest.mark.parametrize("value", [None, 5, "x", [], True, 1.5])
def test_an_object_is_needed(value: Any) -> None:
    assert said(Member("row", value), "members", ()).startswith("row: expected an object, not ")
    assert said(Member("", value), "members", ()).startswith("document: ")


def test_members() -> None:
    parts = Member("", {"a": 1, "b": [2]}).members(("a",), ("b", "c"))
    assert {name: (part.path, part.value) for name, part in parts.items()} == {"a": ("a", 1), "b": ("b", [2])}
    inner = Member("row[2]", {"card": "spy"}).members(("card",))
    assert inner["card"].path == "row[2].card"


def test_unknown_and_missing_members() -> None:
    assert said(Member("", {"a": 1, "z": 2}), "members", ("a",), ("b",)) == (
        "z: there is no such member; expected a, b"
    )
    assert said(Member("row[0]", {"a": 1}), "members", ("a", "b")) == "row[0].b: this member is missing"


@pytest.mark.parametrize("key", [5, None, (1, 2), True, HUGE, frozenset()])
def test_a_name_that_is_no_text(key: Any) -> None:
    assert "there is no such member" in said(Member("row", {key: 1}), "members", ("a",))


@pytest.mark.parametrize("value", [-1, 10, HUGE, 1.0, float("nan"), "1", True, False, None, [], {}])
def test_whole_numbers(value: Any) -> None:
    text = said(Member("round", value), "integer", 0, 9)
    assert text.startswith("round: expected a whole number from 0 to 9, not ")


def test_good_values() -> None:
    assert [Member("x", n).integer(-1, 2) for n in (-1, 0, 2)] == [-1, 0, 2]
    assert [Member("x", b).boolean() for b in (True, False)] == [True, False]
    assert Member("x", "spy").name(("lord", "spy")) == 1
    assert [(m.path, m.value) for m in Member("x", [7, 8]).items(2)] == [("x[0]", 7), ("x[1]", 8)]
    assert Member("x", []).items() == []


@pytest.mark.parametrize("value", [0, 1, "true", None, []])
def test_truth_values(value: Any) -> None:
    assert said(Member("up", value), "boolean").startswith("up: expected true or false, not ")


@pytest.mark.parametrize("value", ["Lord", "", "king", 0, None, ["lord"], True, HUGE])
def test_names(value: Any) -> None:
    text = said(Member("card", value), "name", ("lord", "spy"))
    assert text.startswith("card: ")
    assert text.endswith(" is not one of lord, spy")


@pytest.mark.parametrize("value", [None, 0, "ab", {}, (1, 2)])
def test_lists(value: Any) -> None:
    assert said(Member("hand", value), "items").startswith("hand: expected a list, not ")


def test_counts() -> None:
    assert said(Member("hand", [1]), "items", 3) == "hand: expected 3, not 1"


def test_a_refusal_about_another_member() -> None:
    refusal = refuse("hand[1]", "card-missing", card="spy", family=1)
    assert (refusal.id, refusal.details) == ("document-card-missing", {"member": "hand[1]", "card": "spy", "family": 1})


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (5, "5"),
        ("é", '"é"'),
        (None, "null"),
        ([1, {"a": True}], '[1, {"a": true}]'),
        ({1}, '"{1}"'),
        (10**5000, "int"),
        ({(1, 2): 3}, "dict"),
        (ENDLESS, "list"),
        (DEEP, "list"),
        ("x" * 100, '"' + "x" * (LONGEST - 2) + "…"),
    ],
    ids=range(10),
)
def test_values_in_texts(value: Any, text: str) -> None:
    assert shown(value) == text


def test_lists_in_texts() -> None:
    assert listed(["a", 2]) == "a, 2"
