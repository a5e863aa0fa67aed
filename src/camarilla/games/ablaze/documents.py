"""Ablaze's documents, and the details of its questions."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypedDict

from camarilla.games.ablaze.cards import CardName, CharacterName, ShuffledName
from camarilla.games.row.documents import AtPlace, Nothing, Phase, RowCard, RowDocument

__all__ = ["QUESTIONS", "Document", "Phase"]

Asking = Literal["prince", "cutthroat", "apothecary", "substitution", "plan", "bribery"]


class PlacedCard(RowCard[CardName]):
    """A card in the row."""

    briber: NotRequired[Annotated[int, "the seat whose bribery token lies on it, and to whose family it belongs"]]


class Pending(TypedDict):
    """An ability that is being carried out."""

    ability: Annotated[Asking, "the ability that asks; `prince`: where its Twin comes in"]
    place: NotRequired[Annotated[int, "under a Plan: the place of the activated character"]]
    spend: NotRequired[Annotated[Literal[True], "under a Plan: the question is whether influence is taken or spent"]]


class Document(RowDocument[CardName, ShuffledName, PlacedCard]):
    """A position of Ablaze; as a view, with null for every card that its reader does not know."""

    twin: Annotated[list[bool], "for each seat: its Twin still lies beside it"]
    plan: NotRequired[Annotated[int, "a Plan is carried out, and so much influence is left on it"]]
    clues: NotRequired[Annotated[list[list[CharacterName]], "for each seat, characters known not to be aside"]]
    pending: NotRequired[Annotated[Pending, "in the middle of an ability"]]


class Left(TypedDict):
    """What a Plan has left."""

    left: Annotated[int, "influence on the Plan"]


QUESTIONS: Final = {
    "place": Nothing, "reveal": AtPlace, "twin": AtPlace, "cutthroat": AtPlace, "apothecary": AtPlace,
    "substitution": AtPlace, "bribery": AtPlace, "activate": Left, "spend": Left,
}  # fmt: skip
