"""The documents of Intrigues, and the details of its questions."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypedDict, get_args

from camarilla.games.intrigues.cards import CharacterName, PlaceName
from camarilla.games.intrigues.chapters import Condition, KindName
from camarilla.kernel import document

__all__ = ["QUESTIONS", "Document", "KindName"]

Asking = Literal["spy", "beggar", "barman", "detective", "coachman"]


class PlacedCard(TypedDict):
    """A card in a location, or dead under it."""

    who: Annotated[CharacterName | None, "null: the reader does not know it"]
    up: Annotated[bool, "it lies face up"]
    known: NotRequired[Annotated[list[int], "of a face-down card: the seats that have seen it"]]
    held: NotRequired[Annotated[Literal[True], "it is a prisoner; left out if it is none"]]
    clue: NotRequired[Annotated[list[CharacterName], "of a face-down card: who it can be after what everybody saw"]]


Locations = dict[PlaceName, list[PlacedCard]]


class Pending(TypedDict):
    """A property that is being settled."""

    property: Annotated[Asking, "the character whose property asks"]


class Document(document.Document):
    """A position of Intrigues; as a view, with null for every card and plot that its reader does not know."""

    round: Annotated[int, "the round, from 1"]
    first: Annotated[int, "the seat that began"]
    actions: Annotated[int, "left in this turn; the one whose property is pending is already counted off"]
    drawn: Annotated[CharacterName | None, "the card to be placed; null: there is none, or the reader does not know it"]
    chapter: Annotated[list[Condition], "the three events"]
    plots: Annotated[list[list[bool] | None], "for each seat a mark for each event: should it come true; null: unknown"]
    deck: Annotated[list[CharacterName | None], "the top card first; null for everybody"]
    board: Annotated[Locations, "the cards in each location, in order of arrival", document.EVERY_KEY]
    dead: Annotated[Locations, "the dead under each location, in order of arrival", document.EVERY_KEY]
    escaped: Annotated[list[CharacterName], "the characters that have left the city, in that order"]
    pending: NotRequired[Annotated[Pending, "in the middle of a property"]]


class Board(Document):
    """What a board is drawn from: a view, and what follows from it."""

    truths: Annotated[list[bool], "for each event whether it is true as things lie now"]


class Nothing(TypedDict):
    """No details."""


class Actions(TypedDict):
    """What is left of a turn."""

    actions: Annotated[int, "actions left, this one included"]


class AtLocation(TypedDict):
    """Where the character lies."""

    place: Annotated[PlaceName, "the location of the character"]


QUESTIONS: Final = {"deployment": Nothing, "action": Actions, **dict.fromkeys(get_args(Asking), AtLocation)}
