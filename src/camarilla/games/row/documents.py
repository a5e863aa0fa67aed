"""The documents of the games of the row: what is in all of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Generic, Literal, NotRequired, TypedDict, TypeVar

from camarilla.kernel.game import Document

Name = TypeVar("Name", bound=str)  # of the game's cards
Held = TypeVar("Held", bound=str)  # of those that can be in a hand
Placed = TypeVar("Placed", bound=Mapping[str, object])  # as it lies in the row
Phase = Literal["placement", "resolution", "over"]


class RowCard(TypedDict, Generic[Name]):
    """What the cards of all games of the row have there."""

    family: Annotated[int, "the seat whose colour it has"]
    card: Annotated[Name | None, "null: the reader does not know it"]
    up: Annotated[bool, "it lies face up"]
    tokens: Annotated[int, "influence lying on it"]


class RowDocument(Document, Generic[Name, Held, Placed]):
    """What the documents of all games of the row have."""

    round: Annotated[int, "the round, from 1"]
    first: Annotated[int, "the first player of this round"]
    phase: Annotated[Phase, "what is going on: cards are placed, the row is resolved, or the game is over"]
    influence: Annotated[list[int], "for each seat what it holds"]
    hand: Annotated[list[list[Held | None]], "for each seat, in order of names; null for all cards of others"]
    aside: Annotated[list[list[Held | None]], "for each seat, in order of names; null for all cards of others"]
    discard: Annotated[list[list[Name]], "for each seat its discarded cards, in order of names; open to all"]
    row: Annotated[list[list[Placed]], "places front to back, each a stack from bottom to top: the last card is on top"]
    current: NotRequired[Annotated[int, "in resolution: the place that is resolved"]]


class Nothing(TypedDict):
    """No details."""


class AtPlace(TypedDict):
    """Where the card lies that the question is about."""

    place: Annotated[int, "its place in the row, from 0 at the front"]
