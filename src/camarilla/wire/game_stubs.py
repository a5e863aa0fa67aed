"""Python types of a game: its questions and events, each a union told apart by its id, for the game's own folder.

`games/<id>/types.pyi` is read by type checkers alone; no program loads it.
"""

from __future__ import annotations

from collections import defaultdict
from types import NoneType
from typing import Any, Never

from camarilla.kernel.game import Game
from camarilla.wire import declared
from camarilla.wire.declared import DeclaredType, Fields, OneOf, Simple, Words

SIMPLE = {int: "int", bool: "bool", str: "str", NoneType: "None"}
WIDTH = 120  # of a line


class GameStub:
    """Writes the types of one game."""

    def __init__(self, game: Game) -> None:
        self.game, self.prefix, self.named = game, declared.prefix(game), declared.named(game)
        documents = declared.documents(game)
        self.documents = [documents.Document, getattr(documents, "Board", documents.Document)]
        self.forecast: Any = getattr(documents, "Forecast", Never)

    def written(self) -> str:
        """The whole file."""
        head = f"# Written by `python -m camarilla.wire` from the declarations of {self.game.id}; do not edit."
        events = declared.events(self.game)
        classes = [self.event(id, fields) for id, fields in events]
        parts = [f"{head}\n{self.imports()}", "\n".join(self.words(events)), *classes, "\n".join(self.unions(events))]
        return "\n\n".join(part for part in parts if part) + "\n"

    def imports(self) -> str:
        """What the types are made of."""
        found: defaultdict[str, set[str]] = defaultdict(set)
        for kind in [*self.documents, self.forecast, *declared.documents(self.game).QUESTIONS.values()]:
            found[kind.__module__].add(kind.__name__)
        found["camarilla.bots.observation"].add("Observation")
        found["camarilla.kernel.document"].add("Question")
        found["camarilla.kernel.game"].add("Game")
        found["camarilla.kernel.state"].add("State")
        found["camarilla.kernel.telling"].add("ToldEvent")
        typing = ", ".join(sorted({"Literal", "Required"} | found.pop("typing", set())))
        ours = [f"from {module} import {', '.join(sorted(found[module]))}" for module in sorted(found)]
        return "\n".join([f"from typing import {typing}", "", "from typing_extensions import ReadOnly", "", *ours])

    def words(self, events: list[tuple[str, Fields]]) -> list[str]:
        """Lists of words that parts of events are taken from, each by its name."""
        shapes = {shape for _, fields in events for part in fields.members for shape in choices(part.shape)}
        used = [(values, name) for values, name in self.named.items() if Words(values) in shapes]
        return [wrapped(f"{name} = Literal[", [f'"{value}"' for value in values]) for values, name in used]

    def event(self, id: str, fields: Fields) -> str:
        """What is told of one kind of event."""
        parts = [f"    {part.name}: Required[ReadOnly[{self.typed(part.shape)}]]" for part in fields.members]
        return "\n".join(
            [f"class {class_name(id)}(ToldEvent):", f'    event: Required[ReadOnly[Literal["{id}"]]]', *parts]
        )

    def unions(self, events: list[tuple[str, Fields]]) -> list[str]:
        """All questions, all events; and the game, its states and what is seen of them by these."""
        details = declared.documents(self.game).QUESTIONS.items()
        asked = [f'Question[Literal["{id}"], {kind.__name__}]' for id, kind in details]
        views = [kind.__name__ for kind in self.documents]
        types = ", ".join([*views, f"{self.prefix}Question", f"{self.prefix}Event", self.forecast.__name__])
        return [
            union(f"{self.prefix}Question", asked),
            union(f"{self.prefix}Event", [class_name(id) for id, _ in events]),
            f"{self.prefix}Game = Game[{types}]",
            f"{self.prefix}State = State[{types}]",
            f"{self.prefix}Observation = Observation[{types}]",
        ]

    def typed(self, shape: DeclaredType) -> str:
        """A type in Python."""
        match shape:
            case Words(values):
                return self.named[values]
            case OneOf(shapes):
                return " | ".join(map(self.typed, shapes))
            case Simple(kind):
                return SIMPLE[kind]
        raise TypeError(shape)  # parts of events are nothing else


def choices(shape: DeclaredType) -> tuple[Any, ...]:
    """The types that a part may have."""
    return shape.shapes if isinstance(shape, OneOf) else (shape,)


def class_name(id: str) -> str:
    """The class of an event: `set-aside` is a `SetAsideEvent`."""
    return "".join(part.capitalize() for part in id.split("-")) + "Event"


def union(name: str, kinds: list[str]) -> str:
    """One of some types."""
    line = f"{name} = {' | '.join(kinds)}"
    if len(line) <= WIDTH:
        return line
    return "\n".join([f"{name} = (", f"    {kinds[0]}", *(f"    | {kind}" for kind in kinds[1:]), ")"])


def wrapped(opening: str, values: list[str]) -> str:
    """A list in brackets, a line each where one line is too short."""
    line = f"{opening}{', '.join(values)}]"
    return line if len(line) <= WIDTH else "\n".join([opening, *(f"    {value}," for value in values), "]"])
