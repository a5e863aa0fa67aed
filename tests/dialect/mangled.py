"""Random programs with parts of them exchanged: still Python, mostly outside the dialect."""

from __future__ import annotations

import ast
import copy
import random
from typing import Any

STRANGERS = [  # what a program may not expect where an expression stands
    ast.parse(text, mode="eval").body
    for text in (
        "None", "True", "1.5", "'x'", "[1]", "(1, 2)", "TABLE", "TRUTHS", "PLACE", "Suit", "Leaf", "Leaf()", "touch",
        "s", "t", "d", "m", "s.row", "s.leaves", "s.leaves[0]", "s.branch.pair", "s.nowhere", "nowhere", "-True",
        "not 3", "missing(s, 1)", "lambda: 1", "(x := 3)", "range(3)", "bits(3)", "print(1)", "1 << 70", "min(n, x)",
    )
]  # fmt: skip
Place = tuple[Any, str, int | None]  # a node, one of its fields, and an index if that is a list


def places(tree: ast.AST, kind: type[ast.AST]) -> list[Place]:
    """Where the nodes of a kind stand inside of a function's body."""
    found: list[Place] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.arguments | ast.arg):
            continue
        for field, value in ast.iter_fields(node):
            cells = enumerate(value) if isinstance(value, list) else [(None, value)]
            if field not in ("returns", "decorator_list"):
                found += [(node, field, i) for i, it in cells if isinstance(it, kind)]
    return found


def read(place: Place) -> Any:
    value = getattr(place[0], place[1])
    return value if place[2] is None else value[place[2]]


def write(place: Place, new: ast.AST) -> None:
    node, field, index = place
    old = read(place)
    if isinstance(getattr(old, "ctx", None), ast.Store) and hasattr(new, "ctx"):
        new.ctx = ast.Store()
    if index is None:
        setattr(node, field, new)
    else:
        getattr(node, field)[index] = new


def mangle(text: str, chance: random.Random) -> str:
    """Exchange a few expressions or statements of the last functions for others."""
    tree = ast.parse(text)
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    expressions = [read(place) for f in functions for place in places(f, ast.expr)] + STRANGERS * 5
    statements = [read(place) for f in functions for place in places(f, ast.stmt)]
    for _ in range(chance.choice([1, 1, 2, 3])):
        function = chance.choice(functions[-3:])
        kind, others = chance.choice([(ast.expr, expressions), (ast.expr, expressions), (ast.stmt, statements)])
        write(chance.choice(places(function, kind)), copy.deepcopy(chance.choice(others)))
    return ast.unparse(ast.fix_missing_locations(tree))
