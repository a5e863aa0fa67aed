"""Expressions to C, evaluated as Python evaluates them: left to right, each operand once.

Whatever reads memory, may fail a check or calls a rule becomes a temporary of its own, in order. What is left as C
text is free of effects over temporaries, constants and locals, so it may stand anywhere and be written twice.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import isfinite
from typing import TYPE_CHECKING, Any

from camarilla.dialect.kinds import SCALARS, Base, Buf, Cells, Ref, Value, ValueKind
from camarilla.dialect.source import RuleSource
from camarilla.dialect.struct import Struct, StructType
from camarilla.dialect.types import INT64, SIZED, TEXT, Sized

if TYPE_CHECKING:
    from camarilla.dialect.translate import Translation

CHECKED = {
    ast.Add: "ADD", ast.Sub: "SUB", ast.Mult: "MUL", ast.FloorDiv: "DIV", ast.Mod: "MOD",
    ast.LShift: "SHL", ast.RShift: "SHR",
}  # fmt: skip
BITWISE = {ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^"}
FLOATING = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*"}
COMPARE = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
NOT_CONSTANT = object()


def c_int(number: int) -> str:
    """A number of 64 bits as C writes it."""
    text = int.__repr__(number)  # a member of an Enum has a repr of its own
    return "INT64_MIN" if number == INT64.low else f"{text}LL" if number >= 0 else f"({text}LL)"


def c_text(text: str) -> str:
    """A text as C holds it: its bytes, and how many."""
    data = text.encode()
    plain = "".join(chr(byte) if 32 <= byte < 127 and byte not in b'"?\\' else f"\\{byte:03o}" for byte in data)
    return f'{{"{plain}", {len(data)}}}'


class Expressions:
    """The expressions of one function."""

    def __init__(
        self,
        unit: Translation,
        rule: RuleSource,
        parameters: list[tuple[str, ValueKind]],
        result: ValueKind,
        known_rooted: frozenset[str],
    ) -> None:
        self.unit, self.rule, self.result = unit, rule, result
        self.parameters = frozenset(name for name, _ in parameters)
        self.locals = self.parameters | rule.stored
        self.kinds: dict[str, ValueKind] = dict(parameters)
        self.known_rooted = known_rooted  # from the pass before
        self.rooted: set[str] = set(known_rooted)  # references that may point into a local struct
        self.assigned: frozenset[str] | None = self.parameters  # None: this point is never reached
        self.lines: list[str] = []
        self.temporaries = 0
        self.leaf = True  # it has no loop, and calls no other rule

    # -- writing
    def write(self, text: str) -> None:
        self.lines.append(text)

    @contextmanager
    def captured(self) -> Iterator[list[str]]:
        """Collect what is written meanwhile."""
        outer, self.lines = self.lines, []
        yield self.lines
        self.lines = outer

    def line(self, node: ast.AST) -> str:
        return f"{self.unit.file_number(self.rule) * 1_000_000 + getattr(node, 'lineno', 0)}"

    def fresh(self) -> str:
        self.temporaries += 1
        return f"t{self.temporaries}"

    def temporary(self, kind: ValueKind, text: str, rooted: bool = False) -> Value:
        name = self.fresh()
        self.write(f"{self.unit.c_type(kind)} {name} = {text};")
        return Value(name, kind, rooted)

    def atom(self, value: Value) -> Value:
        """The value as a name or number, cheap to write twice."""
        return value if re.fullmatch(r"\w+", value.text) else self.temporary(value.kind, value.text, value.rooted)

    # -- what is wanted where
    def value(self, node: ast.expr) -> Value:
        handler = getattr(self, "of_" + type(node).__name__, None)
        if handler is None:
            self.rule.refuse(node, f"{type(node).__name__} is outside the dialect")
        result: Value = handler(node)
        return result

    def wanted(self, node: ast.expr, kind: str) -> str:
        value = self.value(node)
        if value.kind != kind:
            self.rule.refuse(node, f"{value.kind} where {kind} is needed")
        return value.text

    def integer(self, node: ast.expr) -> str:
        return self.wanted(node, "int")

    def condition(self, node: ast.expr) -> str:
        """A bool, or an int that counts as true when it is not zero."""
        value = self.value(node)
        if value.kind not in ("int", "bool"):
            self.rule.refuse(node, f"a condition is a bool or an int, not {value.kind}")
        return value.text

    # -- names and constants
    def static(self, node: ast.expr) -> Any:
        """The Python object that a global name or dotted name stands for, or NOT_CONSTANT."""
        if isinstance(node, ast.Name):
            return NOT_CONSTANT if node.id in self.locals else self.rule.env.get(node.id, NOT_CONSTANT)
        if isinstance(node, ast.Attribute):
            home = self.static(node.value)
            if isinstance(home, Struct):
                self.rule.refuse(node, "a struct is given as a parameter, it is no constant")
            return NOT_CONSTANT if home is NOT_CONSTANT else getattr(home, node.attr, NOT_CONSTANT)
        return NOT_CONSTANT

    def number(self, node: ast.expr) -> Any:
        """The constant that is written here, a literal or a global name, perhaps with a minus; or NOT_CONSTANT."""
        if isinstance(node, ast.Constant):
            return node.value
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            number = self.number(node.operand)
            return -number if type(number) in (int, float) else NOT_CONSTANT
        return self.static(node)

    def constant(self, thing: Any, node: ast.AST, name: str) -> Value:
        if isinstance(thing, bool):
            return Value(str(int(thing)), "bool")
        if isinstance(thing, int):
            if not INT64.low <= thing <= INT64.high:
                self.rule.refuse(node, f"{int(thing)} does not fit 64 bits")
            return Value(c_int(thing), "int")
        if isinstance(thing, float) and isfinite(thing):
            return Value(f"({thing.hex()})", "float")
        if isinstance(thing, str):
            return Value(f"(Text){c_text(thing)}", "str")
        if isinstance(thing, tuple) and thing and all(isinstance(x, str) for x in thing):
            return Value(self.unit.table(name, tuple(map(c_text, thing)), "Text"), Cells(TEXT, len(thing), table=True))
        if isinstance(thing, tuple) and thing and all(isinstance(x, int) for x in thing):
            base = SIZED["bool"] if all(isinstance(x, bool) for x in thing) else INT64
            if base is INT64 and any(isinstance(x, bool) for x in thing):
                self.rule.refuse(node, f"{name} mixes ints and bools")
            cells = tuple(self.constant(x, node, name).text for x in thing)
            return Value(self.unit.table(name, cells, "i64"), Cells(base, len(thing), table=True))
        self.rule.refuse(node, f"{name} is outside the dialect")

    def of_Constant(self, node: ast.Constant) -> Value:
        if node.value is None:
            return Value("NULL", "None")
        return self.constant(node.value, node, ast.unparse(node))

    def of_Name(self, node: ast.Name) -> Value:
        if node.id in self.locals:
            if self.assigned is None or node.id not in self.assigned:
                self.rule.refuse(node, f"{node.id} may be read before it is assigned")
            return Value(f"v_{node.id}", self.kinds[node.id], node.id in self.rooted)
        if node.id not in self.rule.env:
            self.rule.refuse(node, f"unknown name {node.id}")
        return self.constant(self.rule.env[node.id], node, node.id)

    # -- cells
    def reference(self, node: ast.expr) -> Value:
        """A struct that is there: a nullable one is checked."""
        value = self.value(node)
        if not isinstance(value.kind, Ref):
            self.rule.refuse(node, f"{value.kind} has no fields")
        if value.kind.nullable:
            self.write(f"SOME({value.text}, {self.line(node)});")
        return Value(value.text, Ref(value.kind.struct), value.rooted)

    def place(self, node: ast.Attribute | ast.Subscript) -> tuple[str, Base | Cells, bool, bool]:
        """A C place, what lies there, whether in a local struct, and whether it may be written."""
        if isinstance(node, ast.Attribute):
            home = self.reference(node.value)
            assert isinstance(home.kind, Ref)
            field = home.kind.struct.fields_.get(node.attr)
            if field is None:
                self.rule.refuse(node, f"no field {node.attr} in {home.kind}")
            what = field.base if field.count is None else Cells(field.base, field.count)
            return f"{home.text}->f_{node.attr}", what, home.rooted, True
        text, cells, rooted = self.cells(node.value)
        index = self.integer(node.slice)
        count = f"{text}.count" if isinstance(cells, Buf) else str(cells.count)
        cell = f"{text}.at" if isinstance(cells, Buf) else text
        checked = self.temporary("int", f"AT({index}, {count}, {self.line(node)})")
        return f"{cell}[{checked.text}]", cells.base, rooted, not (isinstance(cells, Cells) and cells.table)

    def cells(self, node: ast.expr) -> tuple[str, Cells | Buf, bool]:
        """An array, a buffer or a table."""
        if isinstance(node, ast.Attribute) and self.static(node) is NOT_CONSTANT:
            text, what, rooted, _ = self.place(node)
            if isinstance(what, Cells):
                return text, what, rooted
        else:
            value = self.value(node)
            if isinstance(value.kind, Cells | Buf):
                return value.text, value.kind, value.rooted
        self.rule.refuse(node, "only arrays, buffers and tables have indexes")

    def load(self, node: ast.Attribute | ast.Subscript) -> Value:
        text, what, rooted, _ = self.place(node)
        if isinstance(what, Sized):
            return self.temporary(what.scalar, f"({text} != 0)" if what.scalar == "bool" else text)
        if isinstance(what, StructType):
            return self.temporary(Ref(what), f"&{text}", rooted)
        self.rule.refuse(node, "an array is used by its cells, or given to a Buffer parameter")

    def of_Attribute(self, node: ast.Attribute) -> Value:
        thing = self.static(node)
        if thing is not NOT_CONSTANT:
            return self.constant(thing, node, ast.unparse(node))
        if isinstance(node.value, ast.Name) and node.value.id not in self.locals:
            self.rule.refuse(node, f"unknown name {ast.unparse(node)}")
        return self.load(node)

    def of_Subscript(self, node: ast.Subscript) -> Value:
        return self.load(node)

    # -- operators
    def of_BinOp(self, node: ast.BinOp) -> Value:
        left, right = self.value(node.left), self.value(node.right)
        return self.operate(type(node.op), left, right, node)

    def operate(self, op: type[ast.operator], left: Value, right: Value, node: ast.AST) -> Value:
        if left.kind != right.kind or left.kind not in ("int", "float"):
            self.rule.refuse(node, f"{left.kind} and {right.kind} do not mix here: say int() or float()")
        if left.kind == "float":
            if op is ast.Div:
                return self.temporary("float", f"{left.text} / NONZERO_F({right.text}, {self.line(node)})")
            if op in FLOATING:
                return Value(f"({left.text} {FLOATING[op]} {right.text})", "float")
        elif op in CHECKED:
            return self.temporary("int", f"{CHECKED[op]}({left.text}, {right.text}, {self.line(node)})")
        elif op in BITWISE:
            return Value(f"({left.text} {BITWISE[op]} {right.text})", "int")
        self.rule.refuse(node, f"{op.__name__} of {left.kind}s is outside the dialect")

    def of_UnaryOp(self, node: ast.UnaryOp) -> Value:
        if isinstance(node.op, ast.Not):
            return Value(f"(!{self.condition(node.operand)})", "bool")
        if isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
            number = self.number(node)
            if number is not NOT_CONSTANT:
                return self.constant(number, node, ast.unparse(node))
        value = self.value(node.operand)
        if isinstance(node.op, ast.USub) and value.kind == "float":
            return Value(f"(-{value.text})", "float")
        if value.kind != "int" or isinstance(node.op, ast.UAdd):
            self.rule.refuse(node, f"{type(node.op).__name__} of {value.kind} is outside the dialect")
        if isinstance(node.op, ast.USub):
            return self.temporary("int", f"SUB(0, {value.text}, {self.line(node)})")
        return Value(f"(~{value.text})", "int")

    def of_BoolOp(self, node: ast.BoolOp) -> Value:
        """`and`, `or` of bools; the right side runs only if it decides."""
        result = Value(self.wanted(node.values[0], "bool"), "bool")
        word = "&&" if isinstance(node.op, ast.And) else "||"
        for operand in node.values[1:]:
            result = self.unless_decided(result, word, lambda right=operand: self.wanted(right, "bool"))  # type: ignore[misc]
        return result

    def unless_decided(self, left: Value, word: str, right: Callable[[], str]) -> Value:
        with self.captured() as lines:
            text = right()
        if not lines:
            return Value(f"({left.text} {word} {text})", "bool")
        name = self.fresh()
        self.write(f"i64 {name} = {left.text};")
        self.write(f"if ({name if word == '&&' else '!' + name}) {{")
        self.lines += [*lines, f"{name} = {text};", "}"]
        return Value(name, "bool")

    def of_Compare(self, node: ast.Compare) -> Value:
        if isinstance(node.ops[0], ast.Is | ast.IsNot):
            return self.is_none(node)
        pairs = list(zip(node.ops, node.comparators, strict=True))
        return Value(self.chain(self.atom(self.value(node.left)), pairs, node), "bool")

    def chain(self, left: Value, pairs: list[tuple[ast.cmpop, ast.expr]], node: ast.AST) -> str:
        """`a < b < c`: each operand once, and only while everything before held."""
        (op, operand), *rest = pairs
        right = self.atom(self.value(operand))
        first = Value(self.comparison(op, left, right, node), "bool")
        return self.unless_decided(first, "&&", lambda: self.chain(right, rest, node)).text if rest else first.text

    def comparison(self, op: ast.cmpop, left: Value, right: Value, node: ast.AST) -> str:
        if type(op) not in COMPARE:
            self.rule.refuse(node, f"{type(op).__name__} is outside the dialect")
        if left.kind != right.kind or left.kind not in SCALARS:
            self.rule.refuse(node, f"{left.kind} and {right.kind} are not compared")
        return f"({left.text} {COMPARE[type(op)]} {right.text})"

    def is_none(self, node: ast.Compare) -> Value:
        value = self.value(node.left)
        absent = isinstance(node.comparators[0], ast.Constant) and node.comparators[0].value is None
        if len(node.ops) > 1 or not absent or not isinstance(value.kind, Ref) or not value.kind.nullable:
            self.rule.refuse(node, "`is` asks only whether a nullable reference is None")
        return Value(f"({value.text} {'==' if isinstance(node.ops[0], ast.Is) else '!='} NULL)", "bool")

    def of_IfExp(self, node: ast.IfExp) -> Value:
        test = self.condition(node.test)
        with self.captured() as first:
            body = self.value(node.body)
        with self.captured() as second:
            other = self.value(node.orelse)
        if body.kind != other.kind or body.kind == "None" or isinstance(body.kind, Cells | Buf):
            self.rule.refuse(
                node, f"one side is {body.kind}, the other {other.kind}: they must be the same number or struct"
            )
        rooted = body.rooted or other.rooted
        if not first and not second:
            return Value(f"({test} ? {body.text} : {other.text})", body.kind, rooted)
        name = self.fresh()
        self.write(f"{self.unit.c_type(body.kind)} {name};")
        self.lines += [f"if ({test}) {{", *first, f"{name} = {body.text};", "} else {"]
        self.lines += [*second, f"{name} = {other.text};", "}"]
        return Value(name, body.kind, rooted)
