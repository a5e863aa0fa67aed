"""Oriflamme's documents, and the details of its questions."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypedDict, get_args

from camarilla.games.oriflamme.cards import CardName
from camarilla.games.row.documents import AtPlace, Nothing, Phase, RowCard, RowDocument

__all__ = ["QUESTIONS", "Document", "Phase"]

Asking = Literal["archer", "shapeshifter", "soldier", "spy", "decree", "assassination"]


class PlacedCard(RowCard[CardName]):
    """A card in the row."""


class OfCard(AtPlace):
    """The card that asks, and where it lies."""

    card: Annotated[Asking, "a Shapeshifter asks for the ability that it copies"]


class Pending(TypedDict):
    """An ability that is being carried out."""

    ability: Annotated[Asking, "the ability that asks; a Shapeshifter's is the one it copies"]


class Document(RowDocument[CardName, CardName, PlacedCard]):
    """A position of Oriflamme; as a view, with null for every card that its reader does not know."""

    pending: NotRequired[Annotated[Pending, "in the middle of an ability"]]


QUESTIONS: Final = {"place": Nothing, "reveal": AtPlace, **dict.fromkeys(get_args(Asking), OfCard)}
