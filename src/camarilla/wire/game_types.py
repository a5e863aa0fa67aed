"""TypeScript types of a game: its view, questions, moves and events, for the page's folder of that game."""

from __future__ import annotations

import json
from types import NoneType
from typing import Any

from camarilla.kernel.game import Game
from camarilla.wire import declared
from camarilla.wire.declared import DeclaredField, DeclaredType, Fields, Keyed, Many, OneOf, Simple, Tagged, Words

SIMPLE = {int: "number", bool: "boolean", str: "string", NoneType: "null"}
WIDTH = 110


class GameTypes:
    """Writes the types of one game."""

    def __init__(self, game: Game) -> None:
        self.game, self.prefix, self.named = game, declared.prefix(game), declared.named(game)

    def written(self) -> str:
        """The whole file."""
        head = f"// Written by `python -m camarilla.wire` from the declarations of {self.game.id}; do not edit."
        view = declared.board(self.game)
        blocks = [self.alias(values, name) for values, name in self.named.items()]
        told = declared.forecast(self.game)
        blocks += [self.interface(each) for each in [*declared.inner(view), view, *([told] if told else [])]]
        return "\n\n".join([head, *blocks, *map(self.union, declared.tagged(self.game))]) + "\n"

    def alias(self, values: tuple[Any, ...], name: str) -> str:
        return f"export type {name} ={broken([json.dumps(value) for value in values])};"

    def interface(self, fields: Fields) -> str:
        """An object with its notes."""
        lines = [f"/** {fields.note} */", f"export interface {fields.name} {{"]
        for field in fields.members:
            lines += [f"  /** {field.note} */"] if field.note else []
            lines.append(f"  {self.member(field)};")
        return "\n".join([*lines, "}"])

    def member(self, field: DeclaredField) -> str:
        return f"{field.name}{'' if field.needed else '?'}: {self.typed(field.shape)}"

    def union(self, one: Tagged) -> str:
        """Objects told apart by their tag."""
        tag, *beside, rest = one.members
        texts = "".join(f"; {name}: string" for name in beside)
        rows = [f'  | {{ {tag}: "{id}"{texts}; {rest}: {self.object(fields)} }}' for id, fields in one.kinds]
        return f"/** {one.note} */\nexport type {self.prefix}{one.name} =\n" + "\n".join(rows) + ";"

    def object(self, fields: Fields) -> str:
        """An object, written out; `Record<string, never>` for an empty one."""
        members = "; ".join(self.member(field) for field in fields.members)
        return f"{{ {members} }}" if members else "Record<string, never>"

    def typed(self, shape: DeclaredType) -> str:
        """A type in TypeScript."""
        match shape:
            case Words(values):
                return self.named.get(values) or " | ".join(json.dumps(value) for value in values)
            case OneOf(shapes):
                return " | ".join(self.typed(each) for each in shapes)
            case Many(item):
                text = self.typed(item)
                return f"({text})[]" if isinstance(item, OneOf) else f"{text}[]"
            case Keyed(key, value, every):
                record = f"Record<{self.typed(key)}, {self.typed(value)}>"
                return record if every or key == Simple(str) else f"Partial<{record}>"
            case Fields(name):
                return name
            case Simple(kind):
                return SIMPLE[kind]


def broken(values: list[str]) -> str:
    """A union, on lines of its own if it is long."""
    line = " " + " | ".join(values)
    return line if len(line) < WIDTH else "".join(f"\n  | {value}" for value in values)
