"""The documents of Behind the Throne, and the details of its questions."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypedDict

from camarilla.games.throne.cards import CardName, CharacterName, Contested, Influencing
from camarilla.kernel.document import Document as GameDocument

Destroys = Literal["yes", "no", "queens", "done"]
Last = Literal["first", "equal", "above", "below"]


class Drop(TypedDict):
    """A seat has too many columns."""

    drop: Annotated[int, "the seat that drops one"]
    row_to: NotRequired[Annotated[int, "in an exchange: the seat that the row goes to afterwards"]]


class Document(GameDocument):
    """A position of Behind the Throne; as a view, with null for every card that its reader does not know."""

    turn: Annotated[int, "the seat whose turn it is"]
    deck: Annotated[list[CardName | None], "the top card first; null, but for the seat that has looked at it"]
    discard: Annotated[list[CardName], "the discard pile in order of values; open to all"]
    tableau: Annotated[list[dict[CharacterName, int]], "for each seat its columns and how many cards they have"]
    row: Annotated[list[CardName], "the cards revealed this turn, in order; in a finished game `end` is the last"]
    value: Annotated[int | None, "what the last card of the row counts now; null without one, and when over"]
    used: Annotated[list[Influencing], "the columns used this turn, in order of values"]
    destroyed_from: Annotated[list[int], "the seats that have lost a card this turn, in order"]
    destroyed_here: Annotated[bool, "the last card of the row has destroyed one"]
    peeked: Annotated[bool, "the turn's seat knows the top card of the deck"]
    pending: NotRequired[Annotated[Drop, "while a seat drops a column"]]
    rng: NotRequired[
        Annotated[
            str | None,
            "the generator, in games loaded with one: 64 hexadecimal digits (the key), how many blocks were drawn, how "
            "many words of the last are left; null in views",
        ]
    ]


class Board(Document):
    """What a board is drawn from: a view, and what follows from it."""

    scoring: Annotated[list[list[CharacterName]], "for each seat the columns that score as they lie now"]
    leading: Annotated[
        list[list[Contested]], "for each seat the columns whose ability it may use: nobody has a taller one"
    ]
    points: Annotated[list[int], "what the columns of each seat score as they lie now"]
    too_high: Annotated[bool, "the last card exceeds the one before, and must be brought down"]


class Turn(TypedDict):
    """How the row stands."""

    last: Annotated[Last, "how the last card of the row compares with the one before"]
    destroys: Annotated[
        Destroys,
        "may a card be destroyed where the last two are equal; queens: one's own are too many; done: one has been",
    ]


class Columns(TypedDict):
    """How many columns there may be."""

    columns: Annotated[int, "how many a seat may have"]


class Forecast(TypedDict):
    """What an answer would do."""

    points: NotRequired[
        Annotated[
            list[int | None], "the points of each seat afterwards, where any change; null: it drops a column first"
        ]
    ]
    drops: NotRequired[Annotated[list[int], "the seats that must drop a column then"]]
    leading: NotRequired[
        Annotated[list[list[Contested]], "of each seat the columns whose ability is its own then, where any changes"]
    ]
    cards: NotRequired[Annotated[int, "how many cards the next one can be, by what its seat knows"]]
    high: NotRequired[Annotated[int, "how many of these would bust, whatever abilities are left"]]
    saved: NotRequired[Annotated[int, "how many of the others only these abilities keep from it"]]
    safe: NotRequired[Annotated[int, "the highest value that the next card may have, with these abilities"]]
    end: NotRequired[Annotated[Literal[True], "the next card can be the one that ends the game"]]
    anew: NotRequired[Annotated[Literal[True], "the discard pile becomes the deck first"]]
    value: NotRequired[Annotated[int, "what the last card of the row would count"]]
    saves: NotRequired[Annotated[Literal[True], "the last card is too high, and would not be any more"]]
    vain: NotRequired[Annotated[Literal[True], "it is raised for nothing: it stays too low, or can destroy nothing"]]


QUESTIONS: Final = {"turn": Turn, "drop": Columns}
