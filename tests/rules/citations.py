"""Which numbered rules are cited where: every rule in the code and in a test, and no citation without its rule.

    python tests/rules/citations.py        prints the orphans of all games, and fails if there are any

A rule is cited in the code by its id in a function, a class or a comment, in a test by its id in the docstring of a
test function. What the docstring of a whole file says (`rules ORI-1 to ORI-17`) does not count.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import camarilla
from camarilla.rulebooks import book, books

ROOT = Path(__file__).parents[2]
CODE = ROOT / "src" / "camarilla" / "games"
TESTS = ROOT / "tests" / "rules"
ID = re.compile(r"\b[A-Z]{3}-\d+\b")


@dataclass
class Citations:
    """Where each id is cited."""

    found: dict[str, list[str]] = field(default_factory=dict)

    def add(self, text: str, where: str) -> None:
        for id in ID.findall(text):
            self.found.setdefault(id, []).append(where)


def in_code(folder: Path = CODE) -> Citations:
    """What the rules' code cites: everything in its files but their opening docstrings."""
    cited = Citations()
    for path in sorted(folder.rglob("*.py")):
        lines = path.read_text("utf-8").splitlines()
        opening = ast.parse("\n".join(lines)).body[0] if lines else None
        start = (opening.end_lineno or 0) if isinstance(opening, ast.Expr) else 0
        for number, line in enumerate(lines[start:], start + 1):
            cited.add(line, f"{path.relative_to(folder)}:{number}")
    return cited


def in_tests(folder: Path = TESTS) -> Citations:
    """What the tests cite: the docstrings of test functions."""
    cited = Citations()
    for path in sorted(folder.rglob("test_*.py")):
        for test in tests_of(path):
            cited.add(ast.get_docstring(test) or "", f"{path.relative_to(folder)}::{test.name}")
    return cited


def tests_of(path: Path) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node


def orphans(games: list[str], code: Citations, tests: Citations) -> list[str]:
    """What is wrong, one line each: rules without code or test, citations of rules that do not exist."""
    lines = []
    for game in games:
        for id, rule in book(game).rules.items():
            lines += [f"{id} ({rule.title}) is cited in no code of {game}"] if id not in code.found else []
            lines += [f"{id} ({rule.title}) is cited in no test of {game}"] if id not in tests.found else []
    rules = {id for name in books() for id in book(name).rules}
    for cited in (code, tests):
        lines += [f"{id} does not exist, cited in {where[0]}" for id, where in cited.found.items() if id not in rules]
    return lines


def main() -> int:
    lines = orphans(camarilla.games(), in_code(), in_tests())
    for line in lines:
        print(line)
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
