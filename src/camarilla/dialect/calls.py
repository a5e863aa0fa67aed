"""Calls to C: Python's own few functions, the dialect's, families of codes, and other rules."""

from __future__ import annotations

import ast
from typing import Any

from camarilla.dialect import intrinsics, page
from camarilla.dialect.codes import Family
from camarilla.dialect.expressions import Expressions, c_int
from camarilla.dialect.kinds import Buf, Cells, Ref, Value, ValueKind, is_bytes
from camarilla.dialect.page import ROOM, Page
from camarilla.dialect.source import is_rule
from camarilla.dialect.types import SIZED

BUILTINS = ("int", "bool", "float", "min", "max", "abs", "len")
INTRINSICS = {getattr(intrinsics, name): name for name in (
    "assign", "clear", "flatten", "add_scaled", "mix", "popcount", "sqrt", "log", "bits",
)}  # fmt: skip
ON_PAGES = {page.put: "PUT", page.add_text: "ADD_TEXT", page.add_name: "ADD_NAME", page.add_word: "ADD_WORD"}
INTRINSICS |= dict.fromkeys([*ON_PAGES, page.add_number], "on_page")
NOTHING = Value("NULL", "None")  # what a call that returns nothing is worth


class Calls(Expressions):
    """The calls of one function: `call_name` for each function that the dialect knows by itself."""

    def of_Call(self, node: ast.Call) -> Value:
        if node.keywords or any(isinstance(a, ast.Starred) for a in node.args):
            self.rule.refuse(node, "arguments are given by position")
        function = self.static(node.func)
        name = INTRINSICS.get(function) if is_rule(function) else self.builtin(node.func)
        if name is not None:
            result: Value = getattr(self, "call_" + name)(node)
            return result
        if isinstance(node.func, ast.Attribute):
            family = self.static(node.func.value)
            if isinstance(family, Family):
                return self.call_family(family, node.func.attr, node)
        if not is_rule(function):
            self.rule.refuse(node, f"{ast.unparse(node.func)} is no rule of the dialect")
        return self.call_rule(function, node)

    def builtin(self, node: ast.expr, names: tuple[str, ...] = BUILTINS) -> str | None:
        """The name of Python's own function that is meant, if it is one of these."""
        if isinstance(node, ast.Name) and node.id in names and node.id not in self.locals | self.rule.env.keys():
            return node.id
        return None

    def count(self, node: ast.Call, count: int) -> None:
        if len(node.args) != count:
            self.rule.refuse(node, f"{ast.unparse(node.func)}() takes {count} arguments, not {len(node.args)}")

    # -- Python's own
    def call_int(self, node: ast.Call) -> Value:
        self.count(node, 1)
        value = self.value(node.args[0])
        if value.kind == "float":
            return self.temporary("int", f"WHOLE({value.text}, {self.line(node)})")
        if value.kind not in ("int", "bool"):
            self.rule.refuse(node, f"int() of {value.kind}")
        return Value(value.text, "int")

    def call_bool(self, node: ast.Call) -> Value:
        self.count(node, 1)
        return Value(f"({self.condition(node.args[0])} != 0)", "bool")

    def call_float(self, node: ast.Call) -> Value:
        self.count(node, 1)
        return Value(f"((double){self.integer(node.args[0])})", "float")

    def call_min(self, node: ast.Call) -> Value:
        return self.extreme(node, "<")

    def call_max(self, node: ast.Call) -> Value:
        return self.extreme(node, ">")

    def extreme(self, node: ast.Call, sign: str) -> Value:
        self.count(node, 2)
        first, second = self.atom(self.value(node.args[0])), self.atom(self.value(node.args[1]))
        if first.kind != second.kind or first.kind not in ("int", "float"):
            self.rule.refuse(node, f"{first.kind} and {second.kind} are not compared")
        return Value(f"({second.text} {sign} {first.text} ? {second.text} : {first.text})", first.kind)

    def call_abs(self, node: ast.Call) -> Value:
        self.count(node, 1)
        value = self.atom(self.value(node.args[0]))
        if value.kind == "float":
            return Value(f"fabs({value.text})", "float")
        if value.kind != "int":
            self.rule.refuse(node, f"abs() of {value.kind}")
        return self.temporary("int", f"{value.text} < 0 ? SUB(0, {value.text}, {self.line(node)}) : {value.text}")

    def call_len(self, node: ast.Call) -> Value:
        self.count(node, 1)
        text, cells, _ = self.cells(node.args[0])
        return Value(f"{text}.count" if isinstance(cells, Buf) else c_int(cells.count), "int")

    # -- the dialect's own
    def call_assign(self, node: ast.Call) -> Value:
        self.count(node, 2)
        to, source = self.reference(node.args[0]), self.reference(node.args[1])
        if to.kind != source.kind:
            self.rule.refuse(node, f"{source.kind} copied onto {to.kind}")
        self.write(f"*{to.text} = *{source.text};")
        return NOTHING

    def call_clear(self, node: ast.Call) -> Value:
        self.count(node, 1)
        it = self.reference(node.args[0])
        self.write(f"memset({it.text}, 0, sizeof *{it.text});")
        return NOTHING

    def call_flatten(self, node: ast.Call) -> Value:
        self.count(node, 3)
        it = self.reference(node.args[0])
        if not (isinstance(it.kind, Ref) and is_bytes(it.kind.struct)):
            self.rule.refuse(node, f"flatten() of {it.kind}, which has cells of more than one byte")
        cells = self.argument(node.args[1], Buf(SIZED["i8"]), "flatten(cells)").text
        at = self.run(self.integer(node.args[2]), f"sizeof *{it.text}", cells, node)
        self.write(f"memcpy(({cells}).at + {at}, {it.text}, sizeof *{it.text});")
        return NOTHING

    def call_add_scaled(self, node: ast.Call) -> Value:
        self.count(node, 5)
        sums = self.argument(node.args[0], Buf(SIZED["i32"]), "add_scaled(sums)").text
        rows = self.argument(node.args[1], Buf(SIZED["i8"]), "add_scaled(rows)").text
        at, count = self.integer(node.args[2]), self.integer(node.args[3])
        factor = self.integer(node.args[4])
        self.run("0", count, sums, node)
        start = self.run(at, count, rows, node)
        scaled = self.temporary("int", f"FIT({factor}, -32768, 32767, {self.line(node)})").text
        self.write(f"ADD_SCALED(({sums}).at, ({rows}).at + {start}, {count}, {scaled});")
        return NOTHING

    def run(self, at: str, count: str, cells: str, node: ast.Call) -> str:
        """Where a run of cells begins, all of which are there."""
        return self.temporary("int", f"RUN({at}, {count}, ({cells}).count, {self.line(node)})").text

    def call_mix(self, node: ast.Call) -> Value:
        self.count(node, 2)
        key, count = self.integer(node.args[0]), self.integer(node.args[1])
        return self.temporary("int", f"MIX({key}, {count})")

    def call_popcount(self, node: ast.Call) -> Value:
        self.count(node, 1)
        return self.temporary("int", f"POPCOUNT(MEMBERS({self.integer(node.args[0])}, {self.line(node)}))")

    def call_sqrt(self, node: ast.Call) -> Value:
        return self.real(node, "ROOT")

    def call_log(self, node: ast.Call) -> Value:
        return self.real(node, "LOG")

    def real(self, node: ast.Call, name: str) -> Value:
        self.count(node, 1)
        return self.temporary("float", f"{name}({self.wanted(node.args[0], 'float')}, {self.line(node)})")

    def call_on_page(self, node: ast.Call) -> Value:
        name = ON_PAGES.get(self.static(node.func))
        self.count(node, 2)
        it = self.reference(node.args[0])
        if it.kind != Ref(Page):
            self.rule.refuse(node, f"{it.kind} where Page is needed")
        what = self.wanted(node.args[1], "str" if name else "int")
        self.write(f"{name or 'ADD_NUMBER'}({it.text}->f_at, &{it.text}->f_size, {ROOM}, {what}, {self.line(node)});")
        return NOTHING

    def call_bits(self, node: ast.Call) -> Value:
        self.rule.refuse(node, "bits() stands only in a for loop")

    # -- families of codes
    def call_family(self, family: Family, method: str, node: ast.Call) -> Value:
        if method == "code":
            return self.call_code(family, node)
        if method == "holds":
            self.count(node, 1)
            offset = f"(uint64_t)({self.integer(node.args[0])}) - (uint64_t){c_int(family.first)}"
            return Value(f"({offset} < (uint64_t){c_int(family.count)})", "bool")
        if method != "part":
            self.rule.refuse(node, f"a family of codes has code, holds and part, not {method}")
        self.count(node, 2)
        which = self.number(node.args[1])
        if type(which) is not int or not 0 <= which < len(family.sizes):
            self.rule.refuse(node, f"the part is a constant below {len(family.sizes)}")
        inside = f"{self.integer(node.args[0])}, {c_int(family.first)}, {c_int(family.count)}, {self.line(node)}"
        value = self.temporary("int", f"INSIDE({inside})")
        return Value(f"({value.text} / {c_int(family.strides[which])} % {c_int(family.sizes[which])})", "int")

    def call_code(self, family: Family, node: ast.Call) -> Value:
        self.count(node, len(family.sizes))
        parts = [self.integer(argument) for argument in node.args]
        text = c_int(family.first)
        for part, size, stride in zip(parts, family.sizes, family.strides, strict=True):
            checked = self.temporary("int", f"AT({part}, {c_int(size)}, {self.line(node)})")
            text += f" + {checked.text} * {c_int(stride)}"
        return Value(f"({text})", "int")

    # -- other rules
    def call_rule(self, function: Any, node: ast.Call) -> Value:
        self.leaf = False
        signature = self.unit.require(function, self.rule, node)
        self.count(node, len(signature.parameters))
        values = [
            self.argument(argument, kind, f"{function.__name__}({name})")
            for argument, (name, kind) in zip(node.args, signature.parameters, strict=True)
        ]
        call = f"{signature.c_name}({', '.join(value.text for value in values)})"
        if signature.result == "None":
            self.write(call + ";")
            return NOTHING
        rooted = isinstance(signature.result, Ref) and any(value.rooted for value in values)
        return self.temporary(signature.result, call, rooted)

    def argument(self, node: ast.expr, kind: ValueKind, where: str) -> Value:
        """A value for a parameter, or for the result."""
        if isinstance(kind, Buf):
            text, cells, rooted = self.cells(node)
            if cells.base is not kind.base or (isinstance(cells, Cells) and cells.table):
                self.rule.refuse(node, f"{cells} given to {where} where {kind} is needed")
            whole = text if isinstance(cells, Buf) else f"({self.unit.c_type(kind)}){{{text}, {cells.count}}}"
            return Value(whole, kind, rooted)
        value = self.value(node)
        if isinstance(kind, Ref) and isinstance(value.kind, Ref) and value.kind.struct is kind.struct:
            if value.kind.nullable and not kind.nullable:
                self.write(f"SOME({value.text}, {self.line(node)});")
        elif not (value.kind == kind or (value.kind == "None" and isinstance(kind, Ref) and kind.nullable)):
            self.rule.refuse(node, f"{value.kind} given to {where} where {kind} is needed")
        return value
