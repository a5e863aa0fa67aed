"""Statements to C, with definite assignment: no local is read before it has a value, no path forgets to return."""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from camarilla.dialect import intrinsics
from camarilla.dialect.calls import NOTHING, Calls
from camarilla.dialect.expressions import NOT_CONSTANT, c_int
from camarilla.dialect.kinds import SCALARS, Buf, Cells, Ref, Value, ValueKind, is_struct
from camarilla.dialect.source import RuleSource
from camarilla.dialect.struct import StructType
from camarilla.dialect.types import INT64, Sized

if TYPE_CHECKING:
    from camarilla.dialect.translate import Translation

LARGEST_LOCAL = 1 << 16  # a struct on the stack, local or copied by an entry point; larger ones are given as Buffers


class Loop:
    """A loop that is being translated: what is assigned where it is left, and how many `match` lie inside."""

    def __init__(self, label: str) -> None:
        self.label = label
        self.breaks: list[frozenset[str]] = []
        self.matches = 0
        self.jumps = False


class Statements(Calls):
    """The statements of one function."""

    def __init__(
        self,
        unit: Translation,
        rule: RuleSource,
        parameters: list[tuple[str, ValueKind]],
        result: ValueKind,
        known_rooted: frozenset[str],
    ) -> None:
        super().__init__(unit, rule, parameters, result, known_rooted)
        self.loops: list[Loop] = []
        self.own: dict[str, StructType] = {}  # the local structs by name

    def body(self, statements: Sequence[ast.stmt]) -> None:
        for statement in statements:
            if self.assigned is None:
                self.rule.refuse(statement, "this is never reached")
            handler = getattr(self, "do_" + type(statement).__name__, None)
            if handler is None:
                self.rule.refuse(statement, f"{type(statement).__name__} is outside the dialect")
            handler(statement)

    # -- assignment
    def bind(self, name: str, kind: ValueKind, rooted: bool, node: ast.AST) -> None:
        if kind == "None" or isinstance(kind, Cells | Buf):
            self.rule.refuse(node, f"{kind} cannot be given a name")
        if self.kinds.setdefault(name, kind) != kind:
            self.rule.refuse(node, f"{name} changes its type from {self.kinds[name]} to {kind}")
        if rooted:
            self.rooted.add(name)
        if self.assigned is not None:
            self.assigned |= {name}

    def store(self, target: ast.expr, value: Value, node: ast.AST) -> None:
        if isinstance(target, ast.Name):
            self.bind(target.id, value.kind, value.rooted, node)
            self.write(f"v_{target.id} = {value.text};")
        elif isinstance(target, ast.Attribute | ast.Subscript):
            text, what = self.target(target)
            self.put(text, what, value, node)
        else:
            self.rule.refuse(target, f"{type(target).__name__} cannot be assigned")

    def target(self, node: ast.Attribute | ast.Subscript) -> tuple[str, Sized]:
        if isinstance(node, ast.Attribute) and self.static(node.value) is not NOT_CONSTANT:
            self.rule.refuse(node, "a constant cannot be assigned")
        text, what, _, writable = self.place(node)
        if not writable:
            self.rule.refuse(node, "a table is constant")
        if not isinstance(what, Sized):
            self.rule.refuse(node, "whole structs and arrays are copied by assign()")
        return text, what

    def put(self, text: str, what: Sized, value: Value, node: ast.AST) -> None:
        if value.kind != what.scalar:
            self.rule.refuse(node, f"{value.kind} for a cell of type {what.name}")
        fitted = value.text
        if what.name == "f32":
            fitted = f"FIT_F({value.text}, {self.line(node)})"
        elif what.scalar == "int" and what is not INT64:
            fitted = f"FIT({value.text}, {what.low}, {what.high}, {self.line(node)})"
        self.write(f"{text} = {fitted};")

    def do_Assign(self, node: ast.Assign) -> None:
        struct = self.made(node.value)
        if struct:
            self.make(node, node.targets, struct)
        elif isinstance(node.targets[0], ast.Tuple):
            self.unpack(node)
        elif len(node.targets) == 1:
            self.store(node.targets[0], self.value(node.value), node)
        else:
            value = self.value(node.value)
            if value.kind not in SCALARS:
                self.rule.refuse(node, f"{value.kind} assigned twice")
            held = self.temporary(value.kind, value.text)
            for target in node.targets:
                self.store(target, held, node)

    def unpack(self, node: ast.Assign) -> None:
        """`a, b = b, a`: all values first, then all targets."""
        targets = node.targets[0]
        assert isinstance(targets, ast.Tuple)
        if len(node.targets) > 1 or not isinstance(node.value, ast.Tuple) or len(node.value.elts) != len(targets.elts):
            self.rule.refuse(node, "a tuple is assigned from a tuple of the same length")
        values = []
        for element in node.value.elts:
            value = self.value(element)
            if value.kind not in SCALARS:
                self.rule.refuse(element, f"{value.kind} in a tuple")
            values.append(self.temporary(value.kind, value.text))
        for target, value in zip(targets.elts, values, strict=True):
            self.store(target, value, node)

    def made(self, node: ast.expr) -> StructType | None:
        """The struct that `Bag()` makes; None if this is something else."""
        made = self.static(node.func) if isinstance(node, ast.Call) else None
        return made if is_struct(made) else None

    def make(self, node: ast.Assign | ast.AnnAssign, targets: list[ast.expr], struct: StructType) -> None:
        """`bag = Bag()`: a local struct, once for each name and outside of loops: references to it stay true."""
        assert isinstance(node.value, ast.Call)
        target = targets[0]
        if node.value.args or node.value.keywords or len(targets) > 1 or not isinstance(target, ast.Name):
            self.rule.refuse(node, "a local struct starts at zero and is given to one plain name")
        if struct.size_ > LARGEST_LOCAL:
            self.rule.refuse(node, f"{struct.__name__} is too large for a local: make it a Buffer")
        if self.loops:
            self.rule.refuse(node, "a local struct is made outside of loops; clear() it inside")
        if target.id in self.kinds:
            self.rule.refuse(node, f"{target.id} is already in use; clear() it")
        self.bind(target.id, Ref(struct), True, node)
        self.own[target.id] = struct
        self.write(f"memset(v_{target.id}, 0, sizeof *v_{target.id});")

    def do_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is None:
            self.rule.refuse(node, "a declaration without a value")
        if not isinstance(node.target, ast.Name):
            self.rule.refuse(node, "only plain names are declared")
        struct = self.made(node.value)
        value = NOTHING if struct else self.value(node.value)
        kind = struct.__name__ if struct else str(value.kind)
        if kind != ast.unparse(node.annotation):
            self.rule.refuse(node, f"{kind} for {ast.unparse(node.annotation)}")
        if struct:
            self.make(node, [node.target], struct)
        else:
            self.store(node.target, value, node)

    def do_AugAssign(self, node: ast.AugAssign) -> None:
        """The old value is read before the right side runs, and the place is found once."""
        if isinstance(node.target, ast.Name):
            old = self.value(ast.copy_location(ast.Name(node.target.id, ast.Load()), node.target))
            self.store(node.target, self.operate(type(node.op), old, self.value(node.value), node), node)
            return
        text, what = self.target(node.target)
        at = self.fresh()
        self.write(f"{what.c} *{at} = &{text};")
        old = self.temporary(what.scalar, f"*{at}")
        self.put(f"*{at}", what, self.operate(type(node.op), old, self.value(node.value), node), node)

    # -- the rest
    def do_Pass(self, node: ast.Pass) -> None:
        """Nothing."""

    def do_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            return  # a docstring
        if not isinstance(node.value, ast.Call):
            self.rule.refuse(node, "an expression that does nothing")
        self.value(node.value)

    def do_Assert(self, node: ast.Assert) -> None:
        message = "assertion" if node.msg is None else getattr(node.msg, "value", None)
        if not isinstance(message, str) or not re.fullmatch(r"[ !#-\[\]-~]*", message):
            self.rule.refuse(node, "the message of an assert is a plain string without quotes or backslashes")
        self.write(f'ASSERT({self.condition(node.test)}, "{message}", {self.line(node)});')

    def do_Return(self, node: ast.Return) -> None:
        if node.value is None and self.result != "None":
            self.rule.refuse(node, f"nothing returned where {self.result} is promised")
        value = NOTHING if node.value is None else self.argument(node.value, self.result, "the result")
        if value.rooted and isinstance(self.result, Ref):
            self.rule.refuse(node, "a reference to a local struct would outlive it")
        self.write(f"return {value.text};" if self.result != "None" else "return;")
        self.assigned = None

    # -- branches
    def branch(self, statements: Sequence[ast.stmt], start: frozenset[str] | None) -> frozenset[str] | None:
        """Translate a block from a given state; what is assigned at its end."""
        self.assigned = start
        self.body(statements)
        return self.assigned

    def do_If(self, node: ast.If) -> None:
        self.write(f"if ({self.condition(node.test)}) {{")
        start = self.assigned
        first = self.branch(node.body, start)
        self.write("} else {")
        second = self.branch(node.orelse, start)
        self.write("}")
        self.assigned = meet(first, second)

    def do_Match(self, node: ast.Match) -> None:
        subject = self.integer(node.subject)
        self.write(f"switch ({subject}) {{")
        start, ends = self.assigned, []
        seen: set[str] = set()
        if self.loops:
            self.loops[-1].matches += 1
        for case in node.cases:
            self.lines += self.labels(case, seen)
            self.write("{")
            ends.append(self.branch(case.body, start))
            self.write("} break;")
        if self.loops:
            self.loops[-1].matches -= 1
        self.write("}")
        if "default:" not in seen:
            ends.append(start)
        self.assigned = meet(*ends)

    def labels(self, case: ast.match_case, seen: set[str]) -> list[str]:
        """The C labels of a case, none of which was there before."""
        if case.guard is not None:
            self.rule.refuse(case.guard, "a case has no guard")
        labels = []
        for pattern in case.pattern.patterns if isinstance(case.pattern, ast.MatchOr) else [case.pattern]:
            label = self.label(pattern)
            if label in seen or "default:" in seen:
                self.rule.refuse(pattern, "this case is already dealt with")
            seen.add(label)
            labels.append(label)
        return labels

    def label(self, pattern: ast.pattern) -> str:
        if isinstance(pattern, ast.MatchAs) and pattern.pattern is None and pattern.name is None:
            return "default:"
        number = self.number(pattern.value) if isinstance(pattern, ast.MatchValue) else None
        if not isinstance(number, int) or isinstance(number, bool):
            self.rule.refuse(pattern, "a case is an int constant or _")
        return f"case {self.constant(number, pattern, '').text}:"

    # -- loops
    def do_While(self, node: ast.While) -> None:
        if node.orelse:
            self.rule.refuse(node.orelse[0], "a loop has no else")
        forever = isinstance(node.test, ast.Constant) and node.test.value is True
        with self.captured() as lines:
            test = self.condition(node.test)
        start = self.assigned
        if lines:
            self.lines += ["for (;;) {", *lines, f"if (!{test}) break;"]
        else:
            self.write(f"while ({test}) {{")
        self.loop(node.body, start, None if forever else start)

    def loop(self, body: list[ast.stmt], start: frozenset[str] | None, end: frozenset[str] | None) -> None:
        self.leaf = False
        loop = Loop(f"after{self.fresh()}")
        self.loops.append(loop)
        self.branch(body, start)
        self.loops.pop()
        self.write("}")
        if loop.jumps:
            self.write(f"{loop.label}:;")
        self.assigned = meet(end, *loop.breaks)

    def do_For(self, node: ast.For) -> None:
        if node.orelse:
            self.rule.refuse(node.orelse[0], "a loop has no else")
        call = node.iter
        if not isinstance(node.target, ast.Name) or not isinstance(call, ast.Call) or call.keywords:
            self.rule.refuse(node, "a for loop runs over range(...) or bits(...)")
        counter = self.fresh()
        if self.static(call.func) is intrinsics.bits:
            self.count(call, 1)
            mask = f"MEMBERS({self.integer(call.args[0])}, {self.line(call)})"
            head = f"for (uint64_t {counter} = (uint64_t){mask}; {counter}; {counter} &= {counter} - 1) {{"
            each = f"__builtin_ctzll({counter})"
        elif self.builtin(call.func, ("range",)):
            head, each = self.counted(call, counter), counter
        else:
            self.rule.refuse(node, "a for loop runs over range(...) or bits(...)")
        before = self.assigned
        self.write(head)
        self.bind(node.target.id, "int", False, node)
        self.write(f"v_{node.target.id} = {each};")
        self.loop(node.body, self.assigned, before)

    def counted(self, call: ast.Call, counter: str) -> str:
        if not 1 <= len(call.args) <= 3:
            self.rule.refuse(call, "range() takes one to three ints")
        bounds = [self.integer(argument) for argument in call.args[:2]]
        low, high = bounds if len(bounds) == 2 else ("0", bounds[0])
        step = self.step(call.args[2]) if len(call.args) == 3 else 1
        start, end = self.temporary("int", low).text, self.temporary("int", high).text
        sign = "<" if step > 0 else ">"
        if abs(step) == 1:
            return f"for (i64 {counter} = {start}; {counter} {sign} {end}; {counter} += {step}) {{"
        gap = f"(uint64_t){end} - (uint64_t){start}" if step > 0 else f"(uint64_t){start} - (uint64_t){end}"
        turns = self.fresh()  # known before the loop: the counter may run past the end of 64 bits
        self.write(f"uint64_t {turns} = {start} {sign} {end} ? ({gap} - 1) / {abs(step)}u + 1 : 0;")
        onward = f"{turns}--, {counter} = (i64)((uint64_t){counter} + (uint64_t){c_int(step)})"
        return f"for (i64 {counter} = {start}; {turns}; {onward}) {{"

    def step(self, node: ast.expr) -> int:
        step = self.number(node)
        if not isinstance(step, int) or isinstance(step, bool) or step == 0 or not INT64.low <= step <= INT64.high:
            self.rule.refuse(node, "the step of a range is a constant of 64 bits, not zero")
        return step

    def do_Break(self, node: ast.Break) -> None:
        loop = self.loops[-1]
        if self.assigned is not None:
            loop.breaks.append(self.assigned)
        loop.jumps = loop.jumps or loop.matches > 0
        self.write(f"goto {loop.label};" if loop.matches else "break;")  # a C switch would catch the break
        self.assigned = None

    def do_Continue(self, node: ast.Continue) -> None:
        self.write("continue;")
        self.assigned = None

    # -- the whole function
    def function(self) -> list[str]:
        """The lines of the function's body."""
        tree = self.rule.tree
        self.body(tree.body)
        if self.result != "None":
            if self.assigned is not None:
                self.rule.refuse(tree, f"{tree.name} can end without returning {self.result}")
            self.write("__builtin_unreachable();")
        declared = [self.declare(name, kind) for name, kind in self.kinds.items() if name not in self.parameters]
        return declared + self.lines

    def declare(self, name: str, kind: ValueKind) -> str:
        if name in self.own:
            return f"{self.unit.struct(self.own[name])} own_{name}[1], *v_{name} = own_{name};"
        return f"{self.unit.c_type(kind)} v_{name} = {'{0}' if kind == 'str' else 0};"


def meet(*ends: frozenset[str] | None) -> frozenset[str] | None:
    """What is assigned after branches come together; an end that is never reached does not count."""
    reached = [end for end in ends if end is not None]
    return frozenset.intersection(*reached) if reached else None
