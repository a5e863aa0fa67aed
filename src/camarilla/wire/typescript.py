"""TypeScript types of every message and body, written from the same declarations."""

from __future__ import annotations

import inspect
from typing import Any

from msgspec import NODEFAULT
from msgspec import inspect as types

from camarilla.games import game, games
from camarilla.wire import PROTOCOL, commands, messages
from camarilla.wire.declared import MEMBERS, forecast, prefix
from camarilla.wire.parts import FORECAST, VIEW, Part
from camarilla.wire.schema import OF_GAMES, bodies
from camarilla.wire.tables import EnginePart

SIMPLE = {
    types.IntType: "number", types.FloatType: "number", types.StrType: "string", types.BoolType: "boolean",
    types.NoneType: "null", types.AnyType: "unknown",
}  # fmt: skip


HEAD = "// Written by `python -m camarilla.wire` from camarilla/wire; do not edit.\n"


def written() -> str:
    """The types of messages and bodies."""
    told = forecasts()
    imports = [
        f'import type {{ {", ".join(sorted(named))} }} from "../../../client/src/games/{id}/types";'
        for id, named in types_of_games().items()
    ]
    structs = [*_of(Part), *bodies(), *_of(commands._Command), *_of(messages._Message)]
    view = f"/** A game as its reader may know it. */\nexport type View = {' | '.join(views().values())};"
    forecast = f"/** What an answer would do. */\nexport type Forecast = {' | '.join(told.values())};"
    protocol = f"/** What a page and its server both speak. */\nexport const PROTOCOL = {PROTOCOL};"
    blocks = ["\n".join(imports), protocol, view, forecast, declared_types()] + [
        interface(struct) for struct in structs
    ]
    blocks += [union("Command", commands._Command), union("Message", messages._Message)]
    return "\n\n".join([HEAD, *blocks]) + "\n"


def tables_written() -> str:
    """The types of the tables beside a game's module."""
    return "\n\n".join([HEAD, *map(interface, _of(EnginePart))]) + "\n"


def views() -> dict[str, str]:
    """The type of each game's view."""
    return {id: prefix(game(id)) + "View" for id in games()}


def forecasts() -> dict[str, str]:
    """The type of what each game tells of an answer, where it does."""
    found = {id: forecast(game(id)) for id in games()}
    return {id: told.name for id, told in found.items() if told}


def declared_types() -> str:
    """The types of each game, by its id."""
    kinds = ("View", *MEMBERS)
    members = {id: "; ".join(f"{kind.lower()}: {prefix(game(id))}{kind}" for kind in kinds) for id in games()}
    lines = [f"  {id}: {{ {each} }};" for id, each in members.items()]
    return "\n".join(["/** What each game declares. */", "export interface Declared {", *lines, "}"])


def types_of_games() -> dict[str, list[str]]:
    """What messages name of the types of each game."""
    tagged = {id: [prefix(game(id)) + name for name in MEMBERS] for id in games()}
    return {id: [views()[id], *([told] if (told := forecasts().get(id)) else []), *tagged[id]] for id in games()}


def _of(base: type[Any]) -> list[type[Any]]:
    return list(base.__subclasses__())


def interface(struct: type[Any]) -> str:
    """One struct as an interface; what games declare as a union over them."""
    if struct.__name__ in OF_GAMES:
        return of_any_game(struct, OF_GAMES[struct.__name__])
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    lines = [f"/** {inspect.getdoc(struct)} */", f"export interface {struct.__name__} {{"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    lines += [f"  {field.encode_name}{_mark(field)}: {typed(field.type)};" for field in info.fields]
    return "\n".join([*lines, "}"])


def of_any_game(struct: type[Any], kind: str) -> str:
    """A question, a move or an event of some game, and what the struct has besides."""
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    own = [f"{field.name}: {typed(field.type)}" for field in info.fields if field.name not in MEMBERS[kind]]
    union = " | ".join(prefix(game(id)) + kind for id in games())
    text = f"{{ {'; '.join(own)} }} & ({union})" if own else union
    return f"/** {inspect.getdoc(struct)} */\nexport type {struct.__name__} = {text};"


def _mark(field: types.Field) -> str:
    """A part that may be left out: by the page always, by the server only in messages."""
    has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
    return "?" if has_default else ""


def typed(kind: types.Type) -> str:
    """A type in TypeScript."""
    if isinstance(kind, types.Metadata):
        named = [name for name, ref in (("View", VIEW), ("Forecast", FORECAST)) if kind.extra_json_schema == ref]
        return named[0] if named else typed(kind.type)
    if isinstance(kind, types.UnionType):
        return " | ".join(typed(one) for one in kind.types)
    if isinstance(kind, types.LiteralType):
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in kind.values)
    if isinstance(kind, types.ListType):
        item = typed(kind.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(kind, types.DictType):
        return f"Record<string, {typed(kind.value_type)}>"
    if isinstance(kind, types.StructType):
        return str(kind.cls.__name__)
    return SIMPLE[type(kind)]  # the kinds that messages use; another one is an error here


def union(name: str, base: type[Any]) -> str:
    """All commands, or all messages."""
    return f"export type {name} =\n" + "\n".join(f"  | {struct.__name__}" for struct in _of(base)) + ";"
