"""Refusals: every id in the source has a sentence that its details fill, and no sentence is idle."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import camarilla
from camarilla.kernel.refusal import Refusal
from camarilla.locales import say
from camarilla.server.live.socket import CODES

SOURCE = Path(camarilla.__file__).parent
WORDS = [file for file in (SOURCE / "locales" / "en").glob("*.ftl") if file.stem not in camarilla.games()]
PAGE = Path(__file__).parents[2] / "client" / "src"  # which refuses where there is no server
PHASES = ("gathering", "playing", "over")
HEARD = {  # who refuses: which argument is the id, what is put before it, what is always told
    "Refusal": (0, "", ()),
    "error": (0, "", ()),
    "refuse": (1, "document-", ("member",)),
    ".refuse": (0, "document-", ("member", "value")),
    "fail": (1, "transcript-", ("line",)),
    ".match": (1, "transcript-", ("line", "text")),
}


def messages() -> set[str]:
    return {id for file in WORDS for id in re.findall(r"^refused-([\w-]+) =", file.read_text("utf-8"), re.MULTILINE)}


def refusals() -> Iterator[tuple[str, str, frozenset[str]]]:
    """Where, which id, and the names of the details: each place in the source that refuses."""
    for file in sorted(SOURCE.rglob("*.py")):
        if "dialect" not in file.parts:  # it refuses code, not input
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Call):
                    yield from refusals_of(node, f"{file.relative_to(SOURCE)}:{node.lineno}")


def refusals_of(node: ast.Call, where: str) -> Iterator[tuple[str, str, frozenset[str]]]:
    name = node.func.id if isinstance(node.func, ast.Name) else f".{getattr(node.func, 'attr', '')}"
    if name not in HEARD:
        return
    at, prefix, told = HEARD[name]
    details = frozenset({*told, *(keyword.arg or "" for keyword in node.keywords)})
    if len(node.args) > at:
        for id in literals(node.args[at]):
            yield where, prefix + id, details


def literals(node: ast.expr) -> list[str]:
    """The texts that an expression can be; a choice of two is two, and what is put behind a text is a table's phase."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    if isinstance(node, ast.BinOp) and isinstance(node.left, ast.Constant) and node.left.value == "phase-":
        return [f"{node.left.value}{phase}" for phase in PHASES]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


REFUSALS = list(refusals())


def test_the_search_finds_them() -> None:
    found = {id for _, id, _ in REFUSALS}
    assert {"seats", "document-missing", "document-mixed-stack", "transcript-truncated", "transcript-no-game"} <= found
    assert len(found) > 50


@pytest.mark.parametrize(("id", "details"), sorted({(id, tuple(sorted(d))) for _, id, d in REFUSALS}))
def test_each_can_be_said(id: str, details: tuple[str, ...]) -> None:
    assert id in messages(), [where for where, other, _ in REFUSALS if other == id]
    for value in (1, 2, "seven"):
        text = str(Refusal(id, **dict.fromkeys(details, value)))
        assert text
        assert "{" not in text


def test_no_sentence_is_idle() -> None:
    """What closes a socket is said by the page, too."""
    idle = messages() - {id for _, id, _ in REFUSALS} - CODES.keys()
    page = "".join(file.read_text("utf-8") for file in PAGE.rglob("*.ts"))
    assert {id for id in idle if f'"{id}"' not in page} == set()


def test_no_sentence_stands_twice() -> None:
    ids = [id for file in WORDS for id in re.findall(r"^([\w-]+) =", file.read_text("utf-8"), re.MULTILINE)]
    assert len(ids) == len(set(ids))


def test_a_refusal_is_a_value_error() -> None:
    refusal = Refusal("illegal-code", code="7")
    assert isinstance(refusal, ValueError)
    assert (refusal.id, refusal.details) == ("illegal-code", {"code": "7"})
    assert str(refusal) == "the code 7 is not legal now"


def test_one_legal_move_and_many() -> None:
    """The sentence counts."""
    assert "the only legal move is keep" in str(Refusal("illegal", move="x", legal="keep", count=1))
    assert "there are 3 legal moves" in str(Refusal("illegal", move="x", legal="a, b, c", count=3))


def test_a_detail_that_is_missing_is_an_error() -> None:
    with pytest.raises(LookupError, match="illegal-code"):
        str(Refusal("illegal-code"))
    with pytest.raises(LookupError):
        say("en", None, "refused-nothing-of-the-kind")


def test_a_refusal_goes_from_one_process_to_another() -> None:
    """As one of a bot does in a contest of several processes."""
    refusal = Refusal("seats", seats=9, low=2, high=5)
    copy = pickle.loads(pickle.dumps(refusal))
    assert (copy.id, copy.details, str(copy)) == (refusal.id, refusal.details, str(refusal))
