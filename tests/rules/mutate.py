"""Mutation: break the rules one spot at a time and see that the tests notice.

    python tests/rules/mutate.py                                   the frame of the row, Oriflamme's cards, its secrets
    python tests/rules/mutate.py src/camarilla/games/row/view.py   other files
    python tests/rules/mutate.py --lines 40-90 FILE                mutants of these lines only

Each mutant lives in the memory of a process that works on a copy of the package, never in a file. Survivors are
printed with file, line and change; `docs/mutation.md` says of the known ones why no test can tell them apart.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import resource
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "camarilla"
TESTS = ROOT / "tests" / "rules" / "oriflamme"
DEFAULT = ("games/row/rules.py", "games/oriflamme/rules.py", "games/row/secrecy.py")
QUICK = ("test_characters.py", "test_intrigues.py", "test_round.py")  # these run first
SLOW = ("test_documents.py", "test_secrecy.py", "test_features.py", "test_oracle.py")  # these run last
PYTEST = ("-xqq", "--tb=no", "--noconftest", "-p", "no:cacheprovider")
LONGEST = 30  # seconds of computing, more than twice what the tests need; a mutant that does not end is killed

FLIPS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.Lt: (ast.LtE, ast.GtE), ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE), ast.GtE: (ast.Gt, ast.Lt), ast.In: (ast.NotIn,), ast.NotIn: (ast.In,),
}  # fmt: skip
SWAPS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift,
    ast.RShift: ast.LShift, ast.Mult: ast.Add, ast.Mod: ast.Sub, ast.BitXor: ast.BitOr,
}  # fmt: skip


@dataclass
class Mutant:
    """One change to one file."""

    file: Path  # within the package
    line: int
    change: str
    text: str  # the whole file, changed

    def __str__(self) -> str:
        return f"src/camarilla/{self.file}:{self.line}: {self.change}"


# -- changes ----------------------------------------------------------------------------------------------------
def replacements(node: ast.AST) -> Iterator[Callable[[], ast.AST]]:
    """What could stand in a node's place; each is made when it is called."""
    if isinstance(node, ast.Compare):
        yield from flipped(node)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield lambda: ast.Constant(node.value + 1)
        yield lambda: ast.Constant(node.value - 1)
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield lambda: ast.Constant(not node.value)
    elif isinstance(node, ast.BoolOp):
        yield lambda: ast.BoolOp(ast.And() if isinstance(node.op, ast.Or) else ast.Or(), node.values)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield lambda: node.operand
    elif isinstance(node, ast.BinOp) and type(node.op) in SWAPS:
        yield lambda: ast.BinOp(node.left, SWAPS[type(node.op)](), node.right)
    elif isinstance(node, ast.IfExp):
        yield lambda: ast.IfExp(node.test, node.orelse, node.body)
    elif isinstance(node, ast.stmt):
        yield from changed_statement(node)


def flipped(node: ast.Compare) -> Iterator[Callable[[], ast.AST]]:
    for i, operator in enumerate(node.ops):
        for other in FLIPS.get(type(operator), ()):
            ops = [*node.ops[:i], other(), *node.ops[i + 1 :]]
            yield lambda ops=ops: ast.Compare(node.left, ops, node.comparators)  # type: ignore[misc]


def changed_statement(node: ast.stmt) -> Iterator[Callable[[], ast.AST]]:
    """A statement removed, its branches swapped, its condition turned round."""
    if isinstance(node, ast.AugAssign):
        yield ast.Pass
        if type(node.op) in SWAPS:
            yield lambda: ast.AugAssign(node.target, SWAPS[type(node.op)](), node.value)
    elif is_plain(node):
        yield ast.Pass
    elif isinstance(node, ast.If):
        yield lambda: ast.If(ast.UnaryOp(ast.Not(), node.test), node.body, node.orelse)
        if node.orelse:
            yield lambda: ast.If(node.test, node.body, [])
    elif isinstance(node, ast.Match):
        for i in range(len(node.cases) - 1):
            yield lambda i=i: ast.Match(node.subject, swapped(node.cases, i))  # type: ignore[misc]


def is_plain(node: ast.stmt) -> bool:
    """An assignment, a call, a bare return: what can be left out."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    return isinstance(node, ast.Assign) or (isinstance(node, ast.Return) and node.value is None)


def swapped(cases: list[ast.match_case], i: int) -> list[ast.match_case]:
    """The cases of a match with two bodies exchanged."""
    cases = [ast.match_case(case.pattern, case.guard, case.body) for case in cases]
    cases[i].body, cases[i + 1].body = cases[i + 1].body, cases[i].body
    return cases


# -- where ------------------------------------------------------------------------------------------------------
def spots(tree: ast.Module) -> Iterator[tuple[ast.AST, str, int | None]]:
    """Every node that code runs through: its parent, the field it stands in, its number there."""
    for parent in ast.walk(tree):
        for field, value in ast.iter_fields(parent):
            if field in ("annotation", "returns", "type_params", "decorator_list", "pattern"):
                continue
            for number, node in enumerate(value if isinstance(value, list) else [value]):
                if isinstance(node, ast.AST):
                    yield parent, field, number if isinstance(value, list) else None


def is_name_list(node: ast.AST) -> bool:
    """`__all__` and the like: no behaviour."""
    return isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "__all__"


def mutants(file: Path, text: str, lines: range) -> Iterator[Mutant]:
    """All mutants of a file whose change lies in these lines."""
    tree = ast.parse(text)
    for parent, field, number in list(spots(tree)):
        node = getattr(parent, field) if number is None else getattr(parent, field)[number]
        if getattr(node, "lineno", None) not in lines or is_name_list(node):
            continue
        for make in list(replacements(node)):
            new = make()
            change = f"{first_line(node)}  ->  {first_line(new)}"
            put(parent, field, number, new)
            broken = ast.unparse(ast.fix_missing_locations(copy.deepcopy(tree)))
            put(parent, field, number, node)
            yield Mutant(file, node.lineno, change, broken)


def put(parent: ast.AST, field: str, number: int | None, node: ast.AST) -> None:
    if number is None:
        setattr(parent, field, node)
    else:
        getattr(parent, field)[number] = node


def first_line(node: ast.AST) -> str:
    """A node for the report: the change of an `if` or `match` shows in its first lines."""
    text = ast.unparse(ast.fix_missing_locations(copy.deepcopy(node)))
    return " | ".join(line.strip() for line in text.splitlines()[: 6 if isinstance(node, ast.Match) else 2])


# -- the run ----------------------------------------------------------------------------------------------------
class Overlay:
    """Finds one module of the package not in its file but in a mutant."""

    def __init__(self, mutant: Mutant, package: Path) -> None:
        self.path, self.text = package / mutant.file, mutant.text
        self.name = ".".join([package.name, *mutant.file.with_suffix("").parts])

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        return spec_from_file_location(name, self.path, loader=self) if name == self.name else None  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.text, self.path, "exec"), module.__dict__)


class Bench:
    """A copy of the package, loaded but for its games; a forked process tries each mutant on it."""

    def __init__(self, folder: Path) -> None:
        self.package = folder / PACKAGE.name
        shutil.copytree(PACKAGE, self.package, ignore=shutil.ignore_patterns("__pycache__"))
        sys.path.insert(0, str(folder))
        sys.dont_write_bytecode, sys.pycache_prefix = False, str(folder / "compiled")
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        import pytest

        import camarilla.kernel.game

        assert camarilla.kernel.game.__file__.startswith(str(folder))
        self.pytest = pytest.main

    def start(self, mutant: Mutant | None) -> int:
        """Begin to test a mutant, or the package as it is; the number of the process."""
        process = os.fork()
        if process == 0:
            code = 1
            try:
                code = self.test(mutant)
            finally:
                os._exit(code)
        return process

    def test(self, mutant: Mutant | None) -> int:
        """0 if the tests pass: first the quick ones and those named after the mutated module, then all others."""
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        if mutant:
            resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST))
            sys.meta_path.insert(0, Overlay(mutant, self.package))  # type: ignore[arg-type]
        quick = {*QUICK, f"test_{mutant.file.stem}.py" if mutant else ""}
        files = sorted(TESTS.glob("test_*.py"), key=lambda file: (file.name in SLOW, file.name))
        stages = [file for file in files if file.name in quick], [file for file in files if file.name not in quick]
        return int(
            any(self.pytest([*PYTEST, "-c", str(ROOT / "pyproject.toml"), *map(str, stage)]) for stage in stages)
        )


def run(made: list[Mutant], jobs: int) -> list[Mutant]:
    """Try all mutants; those that no test killed."""
    survivors: list[Mutant] = []
    running: dict[int, Mutant] = {}
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(Path(folder))
        if os.waitpid(bench.start(None), 0)[1] != 0:
            sys.exit("the tests fail without any mutant")
        todo = made[::-1]
        while todo or running:
            while todo and len(running) < jobs:
                mutant = todo.pop()
                running[bench.start(mutant)] = mutant
            process, status = os.wait()
            mutant = running.pop(process)
            if status == 0:
                survivors.append(mutant)
                print(f"SURVIVED {mutant}", flush=True)
            if len(todo) % 50 == 0:
                print(f"… {len(todo)} to go", flush=True)
    return survivors


def main() -> None:
    parser = argparse.ArgumentParser(description="Mutation of the rules of Oriflamme.")
    parser.add_argument("files", nargs="*", type=Path, default=[PACKAGE / name for name in DEFAULT])
    parser.add_argument("--lines", default="1-100000", help="mutants of these lines only, as 40-90")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    low, high = (int(number) for number in given.lines.split("-"))
    made = []
    for file in given.files:
        path = file.resolve()
        made += list(mutants(path.relative_to(PACKAGE), path.read_text("utf-8"), range(low, high + 1)))
    print(f"{len(made)} mutants", flush=True)
    survivors = run(made, given.jobs)
    print(f"made {len(made)}, killed {len(made) - len(survivors)}, survived {len(survivors)}")
    for mutant in sorted(survivors, key=lambda m: (m.file, m.line)):
        print(f"  {mutant}")


if __name__ == "__main__":
    main()
