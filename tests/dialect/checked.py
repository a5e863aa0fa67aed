"""Debug mode: the same rules as plain Python, with the same checks as the compiled ones.

Each rule is rewritten, operator by operator, into calls of the checks; structs stay the same.
"""

from __future__ import annotations

import ast
import copy
import functools
from collections.abc import Callable
from typing import Any

from camarilla.dialect import intrinsics
from camarilla.dialect.calls import INTRINSICS
from camarilla.dialect.codes import Family
from camarilla.dialect.kinds import Buf, Ref, ValueKind
from camarilla.dialect.source import RuleSource, is_rule
from camarilla.dialect.struct import Struct
from camarilla.dialect.translate import Translation
from camarilla.dialect.types import Sized
from dialect.checks import Checks

OPERATORS: dict[type[ast.operator], str] = {
    ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul", ast.FloorDiv: "div", ast.Mod: "mod",
    ast.LShift: "shl", ast.RShift: "shr", ast.Div: "true_div",
}  # fmt: skip


class Checked:
    """Rules in debug mode: `Checked("game")(rule)` is the rule with its checks on, as an entry point."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.unit = Translation()  # the translator refuses here what it refuses there
        self.entries: dict[Callable[..., Any], Callable[..., Any]] = {}
        self.rules: dict[Callable[..., Any], Callable[..., Any]] = {}

    def __call__(self, function: Callable[..., Any]) -> Callable[..., Any]:
        if function not in self.entries:
            self.unit.require(function)
            self.entries[function] = _entry(function, self.rule(function))
        return self.entries[function]

    def rule(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """The rewritten rule, as other rules call it."""
        if function not in self.rules:
            rule = RuleSource(function)
            rewriter = Rewriter(rule, self.unit)
            module = ast.fix_missing_locations(ast.Module([rewriter.function()], []))
            scope = {**rule.env, ".checks": Checks(self.game, rule.file)}
            scope |= {name: self.rule(called) for name, called in rewriter.called.items()}
            exec(compile(module, rule.path, "exec"), scope)
            self.rules[function] = scope[rule.name]
        return self.rules[function]


def _entry(function: Callable[..., Any], rule: Callable[..., Any]) -> Callable[..., Any]:
    """An entry point: if it fails, the caller's structs are as they were."""

    @functools.wraps(function)
    def enter(*arguments: Any) -> Any:
        before = [(it, it.copy_()) for it in arguments if isinstance(it, Struct)]
        try:
            return rule(*arguments)
        except BaseException:
            for it, old in before:
                it.assign_(old)
            raise

    return enter


class Rewriter(ast.NodeTransformer):
    """One function that the translator accepts, every operator made a check.

    Names that begin with a dot are no names in Python, so they meet no other.
    """

    def __init__(self, rule: RuleSource, unit: Translation) -> None:
        self.rule, self.unit = rule, unit
        signature = unit.require(rule.function)
        self.result = signature.result
        self.local = rule.stored | {name for name, _ in signature.parameters}
        self.buffers = {
            name: kind.base.name
            for name, kind in signature.parameters
            if isinstance(kind, Buf) and isinstance(kind.base, Sized)
        }
        self.called: dict[str, Callable[..., Any]] = {}  # the rules it calls, by the names they have here
        self.held = 0

    def function(self) -> ast.FunctionDef:
        """The whole function, without its annotations."""
        tree = copy.deepcopy(self.rule.tree)
        tree.body, tree.returns = self.block(tree.body), None
        for argument in tree.args.args:
            argument.annotation = None
        return tree

    def block(self, statements: list[ast.stmt]) -> list[ast.stmt]:
        made = [self.visit(statement) for statement in statements]
        return [s for one in made for s in (one if isinstance(one, list) else [one])]

    def check(self, name: str, node: ast.AST, *arguments: ast.expr) -> ast.Call:
        method = ast.Attribute(ast.Name(".checks", ast.Load()), name, ast.Load())
        return ast.Call(method, [*arguments, ast.Constant(getattr(node, "lineno", 0))], [])

    def static(self, node: ast.expr) -> Any:
        """The Python object that a global name or dotted name stands for, or None."""
        if isinstance(node, ast.Name):
            return None if node.id in self.local else self.rule.env.get(node.id)
        return getattr(self.static(node.value), node.attr, None) if isinstance(node, ast.Attribute) else None

    # -- expressions
    def expression(self, node: ast.expr) -> ast.expr:
        result: ast.expr = self.visit(node)
        return result

    def reference(self, node: ast.expr) -> ast.expr:
        """A struct that must be there."""
        return self.check("some", node, self.expression(node))

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        return self.operate(node, self.expression(node.left), self.expression(node.right))

    def operate(self, node: ast.BinOp | ast.AugAssign, left: ast.expr, right: ast.expr) -> ast.expr:
        name = OPERATORS.get(type(node.op))
        return self.check(name, node, left, right) if name else ast.BinOp(left, node.op, right)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        operand = self.expression(node.operand)
        negative = isinstance(node.op, ast.USub) and not isinstance(node.operand, ast.Constant)
        return self.check("negative", node, operand) if negative else ast.UnaryOp(node.op, operand)

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        if self.static(node) is not None:
            return node
        return ast.Attribute(self.reference(node.value), node.attr, ast.Load())

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        return self.check("at", node, self.expression(node.value), self.expression(node.slice))

    def visit_Call(self, node: ast.Call) -> ast.expr:
        function = self.static(node.func)
        if isinstance(node.func, ast.Attribute) and isinstance(self.static(node.func.value), Family):
            return self.call_family(node, node.func)
        if is_rule(function) and function not in INTRINSICS:
            return self.call_rule(function, node)
        if INTRINSICS.get(function) == "on_page":
            return self.check("on_page", node, node.func, self.reference(node.args[0]), self.expression(node.args[1]))
        if function in (intrinsics.assign, intrinsics.clear):
            return ast.Call(node.func, [self.reference(a) for a in node.args], [])
        if function is intrinsics.flatten:
            it, *rest = node.args
            return self.check("flatten", node, self.reference(it), *(self.expression(a) for a in rest))
        arguments = [self.expression(a) for a in node.args]
        if function is intrinsics.add_scaled:
            return self.check("add_scaled", node, *arguments)
        if function in (intrinsics.sqrt, intrinsics.log):
            return self.check(function.__name__, node, *arguments)
        if function in (intrinsics.popcount, intrinsics.bits):
            return ast.Call(node.func, [self.check("members", node, *arguments)], [])
        own = {"int": "to_int", "abs": "absolute"}.get(ast.unparse(node.func))
        return self.check(own, node, *arguments) if own else ast.Call(node.func, arguments, [])

    def call_family(self, node: ast.Call, method: ast.Attribute) -> ast.expr:
        arguments = [self.expression(a) for a in node.args]
        if method.attr == "holds":
            return ast.Call(method, arguments, [])
        return self.check(method.attr, node, method.value, *arguments)

    def call_rule(self, function: Callable[..., Any], node: ast.Call) -> ast.expr:
        kinds = [kind for _, kind in self.unit.require(function).parameters]
        name = f".rule{len(self.called)}"
        self.called[name] = function
        arguments = [self.given(a, kind) for a, kind in zip(node.args, kinds, strict=True)]
        return ast.Call(ast.Name(name, ast.Load()), arguments, [])

    def given(self, node: ast.expr, kind: ValueKind) -> ast.expr:
        """A value for a parameter, or for the result."""
        return self.reference(node) if isinstance(kind, Ref) and not kind.nullable else self.expression(node)

    # -- statements
    def visit_Return(self, node: ast.Return) -> ast.stmt:
        return ast.Return(None if node.value is None else self.given(node.value, self.result))

    def visit_Assert(self, node: ast.Assert) -> ast.stmt:
        message = node.msg if node.msg is not None else ast.Constant("assertion")
        return ast.Expr(self.check("holds", node, self.expression(node.test), message))

    def visit_match_case(self, node: ast.match_case) -> ast.match_case:
        node.body = self.block(node.body)  # the pattern stays as it is
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt:
        assert node.value is not None
        return ast.Assign([node.target], self.expression(node.value))

    def visit_Assign(self, node: ast.Assign) -> list[ast.stmt]:
        if isinstance(node.targets[0], ast.Tuple):
            assert isinstance(node.value, ast.Tuple)
            held = [self.hold(self.expression(value)) for value in node.value.elts]
            stores = [self.store(t, name, node) for t, (_, name) in zip(node.targets[0].elts, held, strict=True)]
            return [statement for statement, _ in held] + stores
        if len(node.targets) == 1:
            return [self.store(node.targets[0], self.expression(node.value), node)]
        statement, name = self.hold(self.expression(node.value))
        return [statement, *(self.store(target, name, node) for target in node.targets)]

    def hold(self, value: ast.expr) -> tuple[ast.stmt, ast.expr]:
        self.held += 1
        name = f".held{self.held}"
        return ast.Assign([ast.Name(name, ast.Store())], value), ast.Name(name, ast.Load())

    def store(self, target: ast.expr, value: ast.expr, node: ast.stmt) -> ast.stmt:
        if isinstance(target, ast.Attribute):
            return self.set(target, self.reference(target.value), value, node)
        if isinstance(target, ast.Subscript):
            cells = target.value
            home = self.reference(cells.value) if isinstance(cells, ast.Attribute) else None
            return self.put(target, home, self.expression(target.slice), value, node)
        return ast.Assign([target], value)

    def set(self, target: ast.Attribute, home: ast.expr, value: ast.expr, node: ast.stmt) -> ast.stmt:
        return ast.Expr(self.check("set", node, value, home, ast.Constant(target.attr)))

    def put(
        self, target: ast.Subscript, home: ast.expr | None, index: ast.expr, value: ast.expr, node: ast.stmt
    ) -> ast.stmt:
        """Store into an array of the struct `home`, or into a buffer."""
        cells, at = target.value, ast.Constant(target.lineno)
        if isinstance(cells, ast.Attribute):
            assert home is not None
            return ast.Expr(self.check("put", node, value, home, ast.Constant(cells.attr), index, at))
        assert isinstance(cells, ast.Name)
        base = ast.Constant(self.buffers[cells.id])
        return ast.Expr(self.check("put_buffer", node, value, cells, base, index, at))

    def visit_AugAssign(self, node: ast.AugAssign) -> list[ast.stmt]:
        """The place is found once, the old value read before the right side runs."""
        target = node.target
        if isinstance(target, ast.Name):
            value = self.operate(node, ast.Name(target.id, ast.Load()), self.expression(node.value))
            return [ast.Assign([target], value)]
        if isinstance(target, ast.Attribute):
            first, home = self.hold(self.reference(target.value))
            old = ast.Attribute(home, target.attr, ast.Load())
            return [first, self.set(target, home, self.operate(node, old, self.expression(node.value)), node)]
        return self.augment_cell(node, target)

    def augment_cell(self, node: ast.AugAssign, target: ast.Subscript) -> list[ast.stmt]:
        before, home, cells = [], None, target.value
        if isinstance(cells, ast.Attribute):
            first, home = self.hold(self.reference(cells.value))
            before.append(first)
            cells = ast.Attribute(home, cells.attr, ast.Load())
        second, index = self.hold(self.expression(target.slice))
        old = self.check("at", target, cells, index)
        value = self.operate(node, old, self.expression(node.value))
        return [*before, second, self.put(target, home, index, value, node)]
