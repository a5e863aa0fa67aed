"""The mutants of a file: copies of its code with one spot changed."""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path
from types import CodeType
from typing import NamedTuple

FLIPS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.Lt: (ast.LtE, ast.GtE), ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE), ast.GtE: (ast.Gt, ast.Lt), ast.In: (ast.NotIn,), ast.NotIn: (ast.In,),
}  # fmt: skip
SWAPS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift,
    ast.RShift: ast.LShift, ast.Mult: ast.Add, ast.Mod: ast.Sub, ast.BitXor: ast.BitOr,
}  # fmt: skip
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
TELLING = ("tell", "whisper")  # their arguments are numbers without names
Make = Callable[[], ast.AST]


@dataclass
class Mutant:
    """One change to one file."""

    file: str  # within the package
    line: int
    change: str
    occurrence: int  # among the same changes of the same line
    lines: range  # the statement it changes
    in_function: bool  # else it changes what is made when the module is loaded
    make_code: Callable[[], CodeType]  # the whole module, changed

    def __str__(self) -> str:
        again = f" (occurrence {self.occurrence})" if self.occurrence > 1 else ""
        return f"{self.file}:{self.line}: {self.change}{again}"


class Spot(NamedTuple):
    """Where a node stands: its parent, the field, its number there, the statement around it."""

    parent: ast.AST
    field: str
    number: int | None
    statement: ast.stmt
    in_function: bool

    @property
    def node(self) -> ast.AST:
        found = getattr(self.parent, self.field)
        return found if self.number is None else found[self.number]  # type: ignore[no-any-return]

    def put(self, node: ast.AST) -> None:
        if self.number is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.number] = node


def mutants(path: Path, package: Path) -> Iterator[Mutant]:
    """All mutants of a file, in the order of its lines."""
    tree, made = ast.parse(path.read_text("utf-8")), Counter[tuple[int, str]]()
    file = path.relative_to(package).as_posix()
    found = [spot for spot in spots(tree, None, False) if not is_name_list(spot.statement)]
    for spot in sorted(found, key=lambda spot: getattr(spot.node, "lineno", 0)):
        node, whole = spot.node, spot.statement
        for make in list(replacements(node)):
            new = ast.fix_missing_locations(ast.copy_location(make(), node))
            change = f"{shown(node)}  ->  {shown(new)}"
            line = node.lineno  # type: ignore[attr-defined]
            made[line, change] += 1
            lines = range(whole.lineno, (whole.end_lineno or whole.lineno) + 1)
            code = partial(changed, tree, path, spot, new)
            yield Mutant(file, line, change, made[line, change], lines, spot.in_function, code)


def changed(tree: ast.Module, path: Path, spot: Spot, new: ast.AST) -> CodeType:
    """A module with another node in one spot."""
    old = spot.node
    spot.put(new)
    code = compile(tree, path, "exec", dont_inherit=True)
    spot.put(old)
    return code


def spots(parent: ast.AST, statement: ast.stmt | None, in_function: bool) -> Iterator[Spot]:
    """Every node below that code runs through."""
    for field, value in ast.iter_fields(parent):
        if field in ("annotation", "returns", "type_params", "decorator_list", "pattern"):
            continue
        inside = in_function or (isinstance(parent, ast.FunctionDef) and field == "body")
        for number, node in enumerate(value if isinstance(value, list) else [value]):
            if isinstance(node, ast.AST):
                around = node if isinstance(node, ast.stmt) else statement
                if around is not None:
                    yield Spot(parent, field, number if isinstance(value, list) else None, around, inside)
                yield from spots(node, around, inside)


def is_name_list(node: ast.stmt) -> bool:
    """`__all__`: no behaviour."""
    return isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "__all__"


def shown(node: ast.AST) -> str:
    """A node for the report: the change of an `if` or `match` shows in its first lines."""
    text = ast.unparse(ast.fix_missing_locations(copy.deepcopy(node)))
    return " | ".join(line.strip() for line in text.splitlines()[: 6 if isinstance(node, ast.Match) else 2])


# -- changes ----------------------------------------------------------------------------------------------------
def replacements(node: ast.AST) -> Iterator[Make]:
    """What could stand in a node's place; each is made when it is called."""
    if isinstance(node, ast.Compare):
        yield from flipped(node)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield lambda: ast.Constant(node.value + 1)
        yield lambda: ast.Constant(node.value - 1)
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield lambda: ast.Constant(not node.value)
    elif isinstance(node, ast.BoolOp):
        yield from loosened(node)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield lambda: node.operand
    elif isinstance(node, ast.BinOp) and type(node.op) in SWAPS:
        yield lambda: ast.BinOp(node.left, SWAPS[type(node.op)](), node.right)
    elif isinstance(node, ast.IfExp):
        yield lambda: ast.IfExp(node.test, node.orelse, node.body)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
        yield lambda: ast.Call(ast.Name(CALLS[node.func.id], ast.Load()), node.args, node.keywords)  # type: ignore[attr-defined]
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TELLING:
        yield from exchanged(node)
    elif isinstance(node, ast.stmt):
        yield from changed_statement(node)


def flipped(node: ast.Compare) -> Iterator[Make]:
    for i, operator in enumerate(node.ops):
        for other in FLIPS.get(type(operator), ()):
            ops = [*node.ops[:i], other(), *node.ops[i + 1 :]]
            yield lambda ops=ops: ast.Compare(node.left, ops, node.comparators)  # type: ignore[misc]


def exchanged(node: ast.Call) -> Iterator[Make]:
    """A call with two neighbouring arguments exchanged."""
    for i, (one, next) in enumerate(pairwise(node.args)):
        if ast.dump(one) != ast.dump(next):
            arguments = [*node.args[:i], next, one, *node.args[i + 2 :]]
            yield lambda arguments=arguments: ast.Call(node.func, arguments, node.keywords)  # type: ignore[misc]


def loosened(node: ast.BoolOp) -> Iterator[Make]:
    """`and` for `or`, and each condition left out."""
    yield lambda: ast.BoolOp(ast.And() if isinstance(node.op, ast.Or) else ast.Or(), node.values)
    for i in range(len(node.values)):
        left = [*node.values[:i], *node.values[i + 1 :]]
        yield lambda left=left: left[0] if len(left) == 1 else ast.BoolOp(node.op, left)  # type: ignore[misc]


def changed_statement(node: ast.stmt) -> Iterator[Make]:
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
    """An assignment, a call, a bare return, a jump: what can be left out."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    if isinstance(node, ast.Return):
        return node.value is None
    return isinstance(node, ast.Assign | ast.Break | ast.Continue)


def swapped(cases: list[ast.match_case], i: int) -> list[ast.match_case]:
    """The cases of a match with two bodies exchanged."""
    cases = [ast.match_case(case.pattern, case.guard, case.body) for case in cases]
    cases[i].body, cases[i + 1].body = cases[i + 1].body, cases[i].body
    return cases
