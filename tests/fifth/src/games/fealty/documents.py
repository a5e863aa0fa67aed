"""The documents of The Pledge, and the details of its questions."""

from __future__ import annotations

from typing import Annotated, Final, NotRequired, TypedDict

from camarilla.games.fealty.cards import CardName

from camarilla.kernel.document import Document as GameDocument


class Pledged(TypedDict):
    """The card that lies before its owner."""

    card: Annotated[CardName | None, "null: the reader does not know it"]
    claim: Annotated[CardName, "what it is said to be"]


class Document(GameDocument):
    """A position of The Pledge; as a view, with null for every card that its reader does not know."""

    first: Annotated[int, "the seat that made the first pledge"]
    pledges: Annotated[int, "how many have been made"]
    points: Annotated[list[int], "for each seat"]
    hand: Annotated[list[list[CardName | None]], "for each seat, in order of names; null for all cards of others"]
    believed: Annotated[list[list[CardName | None]], "for each seat its believed pledges; null for those of others"]
    shown: Annotated[list[CardName], "the cards that were turned up, in order of names; open to all"]
    pledged: NotRequired[Annotated[Pledged, "while a pledge is to be believed or doubted"]]


class Claim(TypedDict):
    """What is claimed."""

    claim: Annotated[CardName, "what the card is said to be"]


class Nothing(TypedDict):
    """No details."""


QUESTIONS: Final = {"pledge": Nothing, "reply": Claim}
