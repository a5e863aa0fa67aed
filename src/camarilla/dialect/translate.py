"""The rules dialect to C11: what a root rule needs is translated, nothing else."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable
from typing import Any

from camarilla.dialect.kinds import Base, Buf, Cells, Ref, Signature, ValueKind, head
from camarilla.dialect.prelude import PRELUDE
from camarilla.dialect.source import RuleSource
from camarilla.dialect.statements import LARGEST_LOCAL, Statements
from camarilla.dialect.struct import StructType
from camarilla.dialect.types import Sized


class Translation:
    """One C file under way."""

    def __init__(self, roots: Iterable[Callable[..., Any]] = ()) -> None:
        self.roots = set(roots)  # kept out of line: inlined into each other they run slower
        self.files: dict[str, int] = {}
        self.structs: dict[StructType, str] = {}
        self.buffers: dict[Base, str] = {}
        self.tables: dict[tuple[str, ...], str] = {}
        self.done: dict[Callable[..., Any], Signature] = {}
        self.under_way: list[Callable[..., Any]] = []
        self.declared: list[str] = []
        self.functions: list[str] = []
        self.entries: dict[str, Signature] = {}

    # -- names in C
    def file_number(self, rule: RuleSource) -> int:
        return self.files.setdefault(rule.path, len(self.files))

    def c_type(self, kind: ValueKind) -> str:
        if isinstance(kind, Ref):
            return f"{self.struct(kind.struct)} *"
        if isinstance(kind, Buf):
            return self.buffer(kind.base)
        assert not isinstance(kind, Cells)
        return {"int": "i64", "bool": "i64", "float": "double", "str": "Text", "None": "void"}[kind]

    def struct(self, struct: StructType) -> str:
        if struct not in self.structs:
            rows = "".join(f"    {row};\n" for row in self.rows(struct))
            name = self.structs[struct] = f"S{len(self.structs)}_{struct.__name__}"
            self.declared.append(
                f"typedef struct {{\n{rows}}} {name};\n"
                f'_Static_assert(sizeof({name}) == {struct.size_}, "layout of {struct.__name__}");\n'
            )
        return self.structs[struct]

    def rows(self, struct: StructType) -> list[str]:
        """The members of a struct; gaps are members too, so that a copy takes them along and bytes stay equal."""
        rows, at = [], 0
        for key, field in struct.fields_.items():
            rows += [f"uint8_t gap{at}[{field.offset - at}]"] if field.offset > at else []
            rows.append(f"{self.base(field.base)} f_{key}{'' if field.count is None else f'[{field.count}]'}")
            at = field.offset + field.size
        return rows + ([f"uint8_t gap{at}[{struct.size_ - at}]"] if struct.size_ > at else [])

    def base(self, base: Base) -> str:
        return base.c if isinstance(base, Sized) else self.struct(base)

    def buffer(self, base: Base) -> str:
        if base not in self.buffers:
            name = self.buffers[base] = f"B{len(self.buffers)}"
            self.declared.append(f"typedef struct {{ {self.base(base)} *at; i64 count; }} {name};\n")
        return self.buffers[base]

    def table(self, name: str, cells: tuple[str, ...], c: str) -> str:
        """A table of C numbers or texts, written once however many rules name it."""
        if cells not in self.tables:
            c_name = self.tables[cells] = f"table{len(self.tables)}"
            listed = ", ".join(cells)
            self.declared.append(f"static const {c} {c_name}[{len(cells)}] = {{{listed}}};  /* {name} */\n")
        return self.tables[cells]

    # -- functions
    def require(
        self, function: Callable[..., Any], caller: RuleSource | None = None, node: ast.AST | None = None
    ) -> Signature:
        """Translate a rule once, after the rules it calls."""
        if caller and node and function in self.under_way:
            way = " → ".join(f.__name__ for f in [*self.under_way, function])
            caller.refuse(node, f"{function.__name__} calls itself: {way}")
        if function not in self.done:
            self.under_way.append(function)
            try:
                self.done[function] = self.translate(RuleSource(function))
            finally:
                self.under_way.pop()
        return self.done[function]

    def translate(self, rule: RuleSource) -> Signature:
        parameters, result = head(rule)
        lines, leaf = self.body(rule, parameters, result)
        signature = Signature(f"r{len(self.done)}_{rule.name}", parameters, result)
        given = ", ".join(
            f"{self.c_type(kind)}{' restrict' if alone(name, parameters, rule) else ''} v_{name}"
            for name, kind in parameters
        )
        place = "static OUT_OF_LINE" if rule.function in self.roots else "static LEAF" if leaf else "static"
        where = f"{rule.file}:{rule.tree.lineno}".replace("*", "")
        opening = f"{place} {self.c_type(result)} {signature.c_name}({given or 'void'}) {{  /* {where} */"
        self.functions.append("\n".join([opening, *(f"    {line}" for line in lines), "}\n"]))
        return signature

    def body(
        self, rule: RuleSource, parameters: list[tuple[str, ValueKind]], result: ValueKind
    ) -> tuple[list[str], bool]:
        """The lines, and is it a leaf? Until no further reference points into a local struct: a loop may carry one."""
        work = Statements(self, rule, parameters, result, frozenset())
        lines = work.function()
        while work.rooted != work.known_rooted:
            work = Statements(self, rule, parameters, result, frozenset(work.rooted))
            lines = work.function()
        return lines, work.leaf

    # -- entry points
    def export(self, name: str, function: Callable[..., Any]) -> None:
        """An entry point: works on copies of its structs, gives them back only if no check failed."""
        if not name.isidentifier():
            raise ValueError(f"{name!r} is no name for an entry point")
        signature = self.entries[name] = self.require(function)
        self.refuse_entry(RuleSource(function), signature)
        given, before, arguments, after = ["Report *report"], [], [], []
        for i, (_, kind) in enumerate(signature.parameters):
            if isinstance(kind, Buf):
                given.append(f"{self.base(kind.base)} *a{i}, i64 n{i}")
                arguments.append(f"({self.c_type(kind)}){{a{i}, n{i}}}")
            elif isinstance(kind, Ref):
                struct = self.struct(kind.struct)
                given.append(f"{struct} *a{i}")
                before.append(f"{struct} c{i}; if (a{i}) c{i} = *a{i};")
                arguments.append(f"a{i} ? &c{i} : NULL" if kind.nullable else f"&c{i}")
                after.append(f"if (a{i}) *a{i} = c{i};")
            else:
                given.append(f"{self.c_type(kind)} a{i}")
                arguments.append(f"a{i}")
        into = {"None": "", "float": "report->real = "}.get(str(signature.result), "report->result = ")
        self.functions.append(
            f"int ENTRY(enter_{name})({', '.join(given)}) {{\n    {' '.join(before)}\n"
            f"    Trap trap, *outer = trap_; trap.report = report; trap_ = &trap;\n"
            f"    if (_setjmp(trap.back)) {{ trap_ = outer; return 1; }}\n"
            f"    {into}{signature.c_name}({', '.join(arguments)});\n"
            f"    trap_ = outer; {' '.join(after)}\n    return 0;\n}}\n"
        )

    def refuse_entry(self, rule: RuleSource, signature: Signature) -> None:
        if isinstance(signature.result, Ref) or signature.result == "str":
            rule.refuse(rule.tree, "an entry point returns a number or nothing")
        for name, kind in signature.parameters:
            if kind == "str":
                rule.refuse(rule.tree, f"{name} is a text: only rules give them to rules")
            if isinstance(kind, Ref) and kind.struct.size_ > LARGEST_LOCAL:
                rule.refuse(rule.tree, f"{name} is too large to copy: make it a Buffer")

    def text(self) -> str:
        return "\n".join([PRELUDE, *self.declared, *self.functions])


def alone(name: str, parameters: list[tuple[str, ValueKind]], rule: RuleSource) -> bool:
    """Does only this parameter reach what it points at, all the time? Then C may be told so (`restrict`).

    A cell of one type lies inside another only where the declarations say so; there are no other pointers in records,
    and no globals. A parameter that is given another value may come to point where a local does, so it is left out.
    """
    kind = dict(parameters)[name]
    if not isinstance(kind, Ref) or name in rule.stored:
        return False
    others = [
        k.base if isinstance(k, Buf) else k.struct for n, k in parameters if n != name and isinstance(k, Ref | Buf)
    ]
    return not any(within(kind.struct, other) or within(other, kind.struct) for other in others)


def within(inner: Base, outer: Base) -> bool:
    """Can a cell of type `inner` lie inside a struct of type `outer`?"""
    if inner is outer:
        return True
    return isinstance(outer, StructType) and any(within(inner, field.base) for field in outer.fields_.values())


def translate(roots: dict[str, Callable[..., Any]]) -> Translation:
    """The C of these rules, each exported under its name."""
    unit = Translation(roots.values())
    for name, function in roots.items():
        unit.export(name, function)
    return unit
