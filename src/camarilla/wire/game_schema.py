"""JSON Schema of the games' views and forecasts."""

from __future__ import annotations

from types import NoneType
from typing import Any

from camarilla.games import game, games
from camarilla.kernel.game import Game
from camarilla.wire import declared
from camarilla.wire.declared import Fields, Keyed, Many, OneOf, Shape, Simple, Words

SIMPLE = {int: "integer", bool: "boolean", str: "string", NoneType: "null"}
Schema = dict[str, Any]


def definitions() -> Schema:
    """The views and forecasts of all games, and their unions."""
    found: Schema = {}
    for id in games():
        found |= GameSchema(game(id)).definitions()
    views = [reference(declared.prefix(game(id)) + "View") for id in games()]
    found["View"] = {"title": "View", "description": "A game as its reader may know it.", "oneOf": views}
    told = [reference(each.name) for each in map(declared.forecast, map(game, games())) if each]
    found["Forecast"] = {"title": "Forecast", "description": "What an answer would do.", "oneOf": told}
    return found


def reference(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


class GameSchema:
    """Writes the schema of one game's view; what has a name is a definition of its own."""

    def __init__(self, game: Game) -> None:
        self.view, self.prefix, self.named = declared.board(game), declared.prefix(game), declared.named(game)
        self.told = declared.forecast(game)

    def definitions(self) -> Schema:
        inner = {self.prefix + each.name: self.object(each) for each in declared.inner(self.view)}
        words = {self.prefix + name: {"enum": list(values)} for values, name in self.named.items()}
        told = {self.told.name: self.object(self.told)} if self.told else {}
        return words | inner | {self.view.name: self.object(self.view)} | told

    def object(self, fields: Fields) -> Schema:
        return {
            "title": fields.name,
            "description": fields.note,
            "type": "object",
            "properties": {each.name: self.typed(each.shape) | {"description": each.note} for each in fields.members},
            "required": [each.name for each in fields.members if each.needed],
            "additionalProperties": False,
        }

    def typed(self, shape: Shape) -> Schema:
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
