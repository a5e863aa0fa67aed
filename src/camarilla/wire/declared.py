"""What a game declares for its readers: the types of its documents, questions, moves and events.

Read from `games/<id>/documents.py` and from the moves and events of the game, as small trees of types that TypeScript,
JSON Schema and the tables of the documentation are written from.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Mapping
from importlib import import_module
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NamedTuple,
    NotRequired,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from camarilla.kernel.document import EVERY_KEY
from camarilla.kernel.game import Game


class Simple(NamedTuple):
    """`int`, `bool`, `str` or `None`."""

    kind: type


class Words(NamedTuple):
    """One of some words, or of some constants."""

    values: tuple[str | bool, ...]


class Many(NamedTuple):
    """A list."""

    item: DeclaredType


class Keyed(NamedTuple):
    """An object with some of the keys, or with every one."""

    key: DeclaredType
    value: DeclaredType
    every: bool = False


class OneOf(NamedTuple):
    """One of several."""

    shapes: tuple[DeclaredType, ...]


class Fields(NamedTuple):
    """An object with just these members."""

    name: str
    note: str
    members: tuple[DeclaredField, ...]


class DeclaredField(NamedTuple):
    """A member of an object, and what it means; one that is not needed may be left out."""

    name: str
    shape: DeclaredType
    note: str = ""
    needed: bool = True


class Tagged(NamedTuple):
    """All questions of a game, all its moves, or all its events: objects told apart by their first member."""

    name: str
    note: str
    kinds: list[tuple[str, Fields]]  # what the last member is

    @property
    def members(self) -> tuple[str, ...]:
        return MEMBERS[self.name]


DeclaredType = Simple | Words | Many | Keyed | OneOf | Fields
MEMBERS = {"Question": ("id", "details"), "Move": ("kind", "parts"), "Event": ("event", "rule", "parts")}
Bound = Mapping[Any, Any]  # what the type variables of a declaration stand for


def documents(game: Game) -> Any:
    """The module that declares the documents of a game."""
    return import_module(game.rules.__name__.rpartition(".")[0] + ".documents")


def prefix(game: Game) -> str:
    """What the names of a game's types begin with."""
    return game.id.capitalize()


# -- documents --------------------------------------------------------------------------------------------------
def document(game: Game) -> Fields:
    """The document of a game; `game` is its id and nothing else."""
    return named_view(game, documents(game).Document)


def board(game: Game) -> Fields:
    """What its boards are drawn from: the document, and what follows from it where the game says so."""
    return named_view(game, getattr(documents(game), "Board", documents(game).Document))


def named_view(game: Game, kind: Any) -> Fields:
    found = fields(kind)
    members = [field._replace(shape=Words((game.id,))) if field.name == "game" else field for field in found.members]
    return found._replace(name=prefix(game) + "View", members=tuple(members))


def forecast(game: Game) -> Fields | None:
    """What a game tells of an answer before it is given; None: nothing."""
    kind = getattr(documents(game), "Forecast", None)
    return None if kind is None else fields(kind)._replace(name=prefix(game) + "Forecast")


def shape(kind: Any, bound: Bound) -> DeclaredType:
    """A type as a tree."""
    origin, arguments = get_origin(kind), get_args(kind)
    if isinstance(kind, TypeVar):
        return shape(bound[kind], bound)
    if is_typeddict(origin or kind):
        return fields(kind)
    if origin is Annotated:
        return shape(arguments[0], bound)
    if origin is Literal:
        return Words(arguments)
    if origin in (Union, UnionType):
        return OneOf(tuple(shape(each, bound) for each in arguments))
    if origin is list:
        return Many(shape(arguments[0], bound))
    if origin is dict:
        return Keyed(shape(arguments[0], bound), shape(arguments[1], bound))
    return Simple(kind)


def fields(kind: Any) -> Fields:
    """A TypedDict; what its type variables stand for is said by its arguments and by those of its bases."""
    origin = get_origin(kind) or kind
    bound = bindings(kind)
    for base in getattr(origin, "__orig_bases__", ()):
        bound |= bindings(base)
    hints = get_type_hints(origin, include_extras=True)
    return Fields(origin.__name__, inspect.getdoc(origin) or "", tuple(field(*hint, bound) for hint in hints.items()))


def bindings(kind: Any) -> dict[Any, Any]:
    """The type variables of a generic type, and its arguments."""
    return dict(zip(getattr(get_origin(kind), "__parameters__", ()), get_args(kind), strict=False))


def field(name: str, hint: Any, bound: Bound) -> DeclaredField:
    """A member: its type, and the note that its declaration carries."""
    needed = get_origin(hint) is not NotRequired
    hint = hint if needed else get_args(hint)[0]
    _, note, *marks = get_args(hint)
    found = shape(hint, bound)
    return DeclaredField(
        name, found._replace(every=EVERY_KEY in marks) if isinstance(found, Keyed) else found, note, needed
    )


# -- questions, moves, events -----------------------------------------------------------------------------------
def tagged(game: Game) -> list[Tagged]:
    """All of them."""
    return [
        Tagged("Question", "What a seat can be asked.", questions(game)),
        Tagged("Move", "What a seat can answer.", moves(game)),
        Tagged("Event", "What can happen; null: the reader does not know.", events(game)),
    ]


def questions(game: Game) -> list[tuple[str, Fields]]:
    """Each question, and its details."""
    return [(id, fields(details)) for id, details in documents(game).QUESTIONS.items()]


def moves(game: Game) -> list[tuple[str, Fields]]:
    """Each kind of move, and its parts."""
    found = []
    for key, family in game.moves.families.items():
        parts = [
            DeclaredField(part, words(game.moves.words.get(part, ())[:size]))
            for part, size in zip(family.parts, family.sizes, strict=True)
        ]
        found.append((key.lower(), Fields("", "", tuple(parts))))
    return found


def events(game: Game) -> list[tuple[str, Fields]]:
    """Each event, and its parts; a secret is null to those who may not know it."""
    found = []
    for form in game.events.forms:
        parts = [part(name, words(game.words.get(name, ())), cell == "secret") for cell, name in form.parts.items()]
        found.append((form.name, Fields("", "", tuple(parts))))
    return found


def part(name: str, shape: DeclaredType, is_secret: bool) -> DeclaredField:
    return DeclaredField(name, OneOf((shape, Simple(NoneType))) if is_secret else shape)


def words(values: Iterable[str]) -> DeclaredType:
    """One of these words; without any, a number."""
    found = tuple(values)
    return Words(found) if found else Simple(int)


# -- names ------------------------------------------------------------------------------------------------------
def named(game: Game) -> dict[tuple[Any, ...], str]:
    """Lists of words that have a name: those that the documents declare, then those of events and moves."""
    declared = vars(documents(game)).items()
    found = {get_args(kind): name for name, kind in declared if get_origin(kind) is Literal}
    for name, values in [*game.words.items(), *game.moves.words.items()]:
        found.setdefault(tuple(values), name.capitalize())
    return found


def inner(shape: DeclaredType) -> list[Fields]:
    """The objects inside a type, each once, the innermost first; not itself."""
    found: dict[str, Fields] = {}
    for part in parts(shape):
        found |= {each.name: each for each in inner(part)}
        if isinstance(part, Fields):
            found[part.name] = part
    return list(found.values())


def parts(shape: DeclaredType) -> list[DeclaredType]:
    """The types that a type is made of."""
    match shape:
        case Many(item):
            return [item]
        case Keyed(key, value):
            return [key, value]
        case OneOf(shapes):
            return list(shapes)
        case Fields(_, _, members):
            return [member.shape for member in members]
    return []
