"""JSON Schema of every message and body."""

from __future__ import annotations

import inspect
import json
from typing import Any

import msgspec

from camarilla.wire import account, game_schema, rest
from camarilla.wire.commands import Command
from camarilla.wire.messages import Message

OF_GAMES = {"QuestionInfo": "Question", "EventInfo": "Event", "Choice": "Move", "MoveParts": "Move"}  # of any game


def bodies() -> list[type[rest.Body]]:
    """The bodies of requests and answers, by name."""
    found = (thing for module in (account, rest) for _, thing in inspect.getmembers(module, inspect.isclass))
    return [thing for thing in found if issubclass(thing, rest.Body) and thing is not rest.Body]


def schema() -> dict[str, Any]:
    """One document; `Command` and `Message` are unions told apart by `type`."""
    (command, message, *_), definitions = msgspec.json.schema_components(
        [Command, Message, *bodies()], ref_template="#/$defs/{name}"
    )
    of_games = {name: game_schema.of_any_game(definitions[name], kind) for name, kind in OF_GAMES.items()}
    named = dict(definitions) | of_games | game_schema.definitions() | {"Command": command, "Message": message}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": dict(sorted(named.items()))}


def written() -> str:
    """The schema as text."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"
