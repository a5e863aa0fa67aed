"""JSON Schema of what games declare: their views and forecasts, their questions, moves and events."""

from __future__ import annotations

from types import NoneType
from typing import Any

from camarilla.games import game, games
from camarilla.kernel.game import Game
from camarilla.wire import declared
from camarilla.wire.declared import DeclaredType, Fields, Keyed, Many, OneOf, Simple, Tagged, Words

SIMPLE = {int: "integer", bool: "boolean", str: "string", NoneType: "null"}
Schema = dict[str, Any]


def definitions() -> Schema:
    """The views and forecasts of all games, their unions; and the questions, moves and events of each."""
    found: Schema = {}
    for id in games():
        found |= GameSchema(game(id)).definitions()
    found["View"] = {"title": "View", "description": "A game as its reader may know it.", "oneOf": of_all("View")}
    told = [reference(each.name) for each in map(declared.forecast, map(game, games())) if each]
    found["Forecast"] = {"title": "Forecast", "description": "What an answer would do.", "oneOf": told}
    return found


def of_any_game(part: Schema, kind: str) -> Schema:
    """A part of messages that is a question, a move or an event of some game, and what it has besides."""
    own = {name: each for name, each in part["properties"].items() if name not in declared.MEMBERS[kind]}
    return {
        "title": part["title"],
        "description": part["description"],
        "type": "object",
        "properties": own,
        "required": list(own),
        "anyOf": of_all(kind),
        "unevaluatedProperties": False,
    }


def of_all(kind: str) -> list[Schema]:
    """The definitions of a kind, of all games."""
    return [reference(declared.prefix(game(id)) + kind) for id in games()]


def reference(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


class GameSchema:
    """Writes the schema of what one game declares; what has a name is a definition of its own."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.view, self.prefix, self.named = declared.board(game), declared.prefix(game), declared.named(game)
        self.told = declared.forecast(game)

    def definitions(self) -> Schema:
        inner = {self.prefix + each.name: self.object(each) for each in declared.inner(self.view)}
        words = {self.prefix + name: {"enum": list(values)} for values, name in self.named.items()}
        told = {self.told.name: self.object(self.told)} if self.told else {}
        tagged = {self.prefix + each.name: self.union(each) for each in declared.tagged(self.game)}
        return words | inner | {self.view.name: self.object(self.view)} | told | tagged

    def union(self, one: Tagged) -> Schema:
        """Objects told apart by their tag."""
        return {"description": one.note, "anyOf": [self.kind(one.members, id, fields) for id, fields in one.kinds]}

    def kind(self, names: tuple[str, ...], id: str, fields: Fields) -> Schema:
        """One of them; whoever has more members says so."""
        tag, *beside, rest = names
        members = {tag: {"const": id}, **{name: {"type": "string"} for name in beside}, rest: self.members(fields)}
        return {"type": "object", "properties": members, "required": list(names)}

    def object(self, fields: Fields) -> Schema:
        return {
            "title": fields.name,
            "description": fields.note,
            **self.members(fields),
        }

    def members(self, fields: Fields) -> Schema:
        return {
            "type": "object",
            "properties": {each.name: self.typed(each.shape) | noted(each.note) for each in fields.members},
            "required": [each.name for each in fields.members if each.needed],
            "additionalProperties": False,
        }

    def typed(self, shape: DeclaredType) -> Schema:
        """A type as a schema."""
        match shape:
            case Simple(kind):
                return {"type": SIMPLE[kind]}
            case Words(values) if values in self.named:
                return reference(self.prefix + self.named[values])
            case Words(values):
                return {"enum": list(values)}
            case OneOf(shapes):
                return {"anyOf": [self.typed(each) for each in shapes]}
            case Many(item):
                return {"type": "array", "items": self.typed(item)}
            case Keyed(key, value, every):
                found = {"type": "object", "propertyNames": self.typed(key), "additionalProperties": self.typed(value)}
                return found | ({"required": list(key.values)} if every and isinstance(key, Words) else {})
            case Fields(name):
                return reference(self.prefix + name)


def noted(note: str) -> Schema:
    return {"description": note} if note else {}
