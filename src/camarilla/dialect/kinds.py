"""The types of the dialect, as the translator keeps them."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import NamedTuple, TypeGuard

from camarilla.dialect.source import RuleSource
from camarilla.dialect.struct import Struct, StructType
from camarilla.dialect.types import SIZED, Sized

Base = Sized | StructType
SCALARS = ("int", "bool", "float")


@dataclass(frozen=True)
class Ref:
    """A reference to a struct; a nullable one is checked wherever it is used."""

    struct: StructType
    nullable: bool = False

    def __str__(self) -> str:
        return self.struct.__name__ + (" | None" if self.nullable else "")


@dataclass(frozen=True)
class Cells:
    """An array inside a struct, or a constant table."""

    base: Base
    count: int
    table: bool = False

    def __str__(self) -> str:
        return "table" if self.table else f"Array[{base_name(self.base)}]"


@dataclass(frozen=True)
class Buf:
    """Memory of the caller with a run-time length."""

    base: Base

    def __str__(self) -> str:
        return f"Buffer[{base_name(self.base)}]"


ValueKind = str | Ref | Cells | Buf


class Value(NamedTuple):
    """A translated expression: C text without side effects, its type, and whether it points into a local struct."""

    text: str
    kind: ValueKind
    rooted: bool = False


def base_name(base: Base) -> str:
    return base.name if isinstance(base, Sized) else base.__name__


def is_struct(thing: object) -> TypeGuard[StructType]:
    """Is this a Struct with fields of its own, not Struct itself?"""
    return isinstance(thing, StructType) and thing is not Struct


def is_bytes(struct: StructType) -> bool:
    """Has the struct cells of one byte alone?"""
    bases = (field.base for field in struct.fields_.values())
    return all(base.name in ("i8", "bool") if isinstance(base, Sized) else is_bytes(base) for base in bases)


def annotated(rule: RuleSource, node: ast.expr | None, at: ast.AST) -> ValueKind:
    """The type that an annotation names."""
    if node is None:
        rule.refuse(at, "a parameter or result has no type")
    text = ast.unparse(node)
    if text in ("int", "bool", "float", "str", "None"):
        return text
    nullable = text.endswith(" | None")
    name = text.removesuffix(" | None")
    if name.startswith("Buffer[") and name.endswith("]") and not nullable:
        base = SIZED.get(name[7:-1]) or rule.env.get(name[7:-1])
        if isinstance(base, Sized) or is_struct(base):
            return Buf(base)
    struct = rule.env.get(name)
    if is_struct(struct):
        return Ref(struct, nullable)
    rule.refuse(at, f"type {text} is outside the dialect")


class Signature(NamedTuple):
    c_name: str
    parameters: list[tuple[str, ValueKind]]
    result: ValueKind


def head(rule: RuleSource) -> tuple[list[tuple[str, ValueKind]], ValueKind]:
    """The parameters and the result of a rule."""
    tree, rest = rule.tree, rule.tree.args
    if rest.vararg or rest.kwarg or rest.kwonlyargs or rest.defaults or rest.posonlyargs or tree.decorator_list:
        rule.refuse(tree, "a rule has plain parameters, no defaults and no decorators")
    parameters = [(a.arg, annotated(rule, a.annotation, a)) for a in rest.args]
    for argument, (name, kind) in zip(rest.args, parameters, strict=True):
        if kind == "None":
            rule.refuse(argument, f"{name} can only be None")
    result = annotated(rule, tree.returns, tree)
    if isinstance(result, Buf):
        rule.refuse(tree, "a rule returns a number, a reference or nothing")
    return parameters, result
