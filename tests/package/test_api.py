"""The API pages: every public name has a docstring and stands in an example, and every example runs."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path
from typing import Any

import pytest
from cli.readme import python_examples, run_python

import camarilla
from camarilla import bots
from camarilla.env.aec import GameEnv
from camarilla.env.seat import SeatEnv
from camarilla.env.vector import VectorEnv
from camarilla.kernel.game import Game, State

FOLDER = Path(__file__).parents[2] / "docs" / "api"
TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.md"))}


def members(kind: type[Any]) -> list[str]:
    """The public names of a class."""
    return [name for name in dir(kind) if not name.startswith("_")]


GIVEN = (bots.Observation, bots.Decision, bots.Budget)
PUBLIC = [
    *(("README", name) for name in camarilla.__all__),
    *(("game", name) for name in members(Game)),
    *(("state", name) for name in members(State)),
    *(("bots", name) for name in bots.__all__),
    *(("bots", name) for kind in GIVEN for name in inspect.signature(kind).parameters),
    *(("env", name) for kind in (VectorEnv, GameEnv, SeatEnv) for name in vars(kind) if name[0] != "_"),
]  # fmt: skip


def used(page: str) -> set[str]:
    """The names in the examples of a page."""
    trees = [ast.parse(example.source) for example in python_examples(TEXTS[page], page).examples]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    names = {node.id for node in nodes if isinstance(node, ast.Name)}
    given = {node.arg for node in nodes if isinstance(node, ast.keyword) and node.arg}
    return names | given | {node.attr for node in nodes if isinstance(node, ast.Attribute)}


@pytest.mark.parametrize("page", TEXTS)
def test_examples(page: str) -> None:
    failed, examples = run_python(TEXTS[page], page)
    assert (failed, examples > 0) == (0, True)


@pytest.mark.parametrize("page", TEXTS)
def test_every_public_name_has_an_example(page: str) -> None:
    assert {name for where, name in PUBLIC if where == page} - used(page) == set()


def test_every_class_is_shown() -> None:
    text = TEXTS["env"]
    assert all(f"{kind.__module__}.{kind.__name__}" in text for kind in (VectorEnv, GameEnv, SeatEnv))
    assert all(f" {name}" in TEXTS["bots"] or f".{name}" in TEXTS["bots"] for name in bots.__all__)


@pytest.mark.parametrize("kind", [Game, State])
def test_every_member_says_what_it_is(kind: type[Any]) -> None:
    named = [(name, getattr(kind, name)) for name in members(kind)]
    slots = set(State.__slots__)
    assert [name for name, what in named if name not in slots and not inspect.getdoc(what)] == []
