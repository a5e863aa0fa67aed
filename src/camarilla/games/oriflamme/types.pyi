# Written by `python -m camarilla.wire` from the declarations of oriflamme; do not edit.
from typing import Literal, Never, Required

from typing_extensions import ReadOnly

from camarilla.bots.observation import Observation
from camarilla.games.oriflamme.documents import Document, OfCard
from camarilla.games.row.documents import AtPlace, Nothing
from camarilla.kernel.document import Question
from camarilla.kernel.game import Game
from camarilla.kernel.state import State
from camarilla.kernel.telling import ToldEvent

CardName = Literal[
    "lord",
    "archer",
    "heir",
    "shapeshifter",
    "soldier",
    "spy",
    "conspiracy",
    "ambush",
    "decree",
    "assassination",
]
Way = Literal["front", "back", "on"]
Under = Literal["none", "lord", "archer", "heir", "shapeshifter", "soldier", "spy"]

class SetAsideEvent(ToldEvent):
    event: Required[ReadOnly[Literal["set-aside"]]]
    seat: Required[ReadOnly[int]]
    card: Required[ReadOnly[CardName | None]]

class RoundEvent(ToldEvent):
    event: Required[ReadOnly[Literal["round"]]]
    first: Required[ReadOnly[int]]
    round: Required[ReadOnly[int]]

class PlacedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["placed"]]]
    seat: Required[ReadOnly[int]]
    place: Required[ReadOnly[int]]
    way: Required[ReadOnly[Way]]
    under: Required[ReadOnly[Under]]
    card: Required[ReadOnly[CardName | None]]

class KeptEvent(ToldEvent):
    event: Required[ReadOnly[Literal["kept"]]]
    seat: Required[ReadOnly[int]]
    place: Required[ReadOnly[int]]
    tokens: Required[ReadOnly[int]]
    card: Required[ReadOnly[CardName | None]]

class RevealedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["revealed"]]]
    seat: Required[ReadOnly[int]]
    place: Required[ReadOnly[int]]
    card: Required[ReadOnly[CardName]]

class TookEvent(ToldEvent):
    event: Required[ReadOnly[Literal["took"]]]
    seat: Required[ReadOnly[int]]
    place: Required[ReadOnly[int]]
    amount: Required[ReadOnly[int]]
    card: Required[ReadOnly[CardName]]

class ActsEvent(ToldEvent):
    event: Required[ReadOnly[Literal["acts"]]]
    seat: Required[ReadOnly[int]]
    place: Required[ReadOnly[int]]
    card: Required[ReadOnly[CardName]]

class GainedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["gained"]]]
    seat: Required[ReadOnly[int]]
    amount: Required[ReadOnly[int]]
    card: Required[ReadOnly[CardName]]

class NoEffectEvent(ToldEvent):
    event: Required[ReadOnly[Literal["no-effect"]]]
    seat: Required[ReadOnly[int]]
    place: Required[ReadOnly[int]]
    card: Required[ReadOnly[CardName]]

class EliminatedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["eliminated"]]]
    seat: Required[ReadOnly[int]]
    place: Required[ReadOnly[int]]
    card: Required[ReadOnly[CardName]]
    family: Required[ReadOnly[int]]
    tokens: Required[ReadOnly[int]]

class DiscardedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["discarded"]]]
    family: Required[ReadOnly[int]]
    place: Required[ReadOnly[int]]
    card: Required[ReadOnly[CardName]]

class LostEvent(ToldEvent):
    event: Required[ReadOnly[Literal["lost"]]]
    seat: Required[ReadOnly[int]]
    place: Required[ReadOnly[int]]
    amount: Required[ReadOnly[int]]
    card: Required[ReadOnly[CardName]]

class EndedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["ended"]]]

class StoleEvent(ToldEvent):
    event: Required[ReadOnly[Literal["stole"]]]
    seat: Required[ReadOnly[int]]
    robbed: Required[ReadOnly[int]]
    amount: Required[ReadOnly[int]]

class CopiedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["copied"]]]
    seat: Required[ReadOnly[int]]
    place: Required[ReadOnly[int]]
    card: Required[ReadOnly[CardName]]
    family: Required[ReadOnly[int]]

class MovedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["moved"]]]
    seat: Required[ReadOnly[int]]
    place: Required[ReadOnly[int]]
    gap: Required[ReadOnly[int]]
    now: Required[ReadOnly[int]]
    family: Required[ReadOnly[int]]
    card: Required[ReadOnly[CardName | None]]

OriflammeQuestion = (
    Question[Literal["place"], Nothing]
    | Question[Literal["reveal"], AtPlace]
    | Question[Literal["archer"], OfCard]
    | Question[Literal["shapeshifter"], OfCard]
    | Question[Literal["soldier"], OfCard]
    | Question[Literal["spy"], OfCard]
    | Question[Literal["decree"], OfCard]
    | Question[Literal["assassination"], OfCard]
)
OriflammeEvent = (
    SetAsideEvent
    | RoundEvent
    | PlacedEvent
    | KeptEvent
    | RevealedEvent
    | TookEvent
    | ActsEvent
    | GainedEvent
    | NoEffectEvent
    | EliminatedEvent
    | DiscardedEvent
    | LostEvent
    | EndedEvent
    | StoleEvent
    | CopiedEvent
    | MovedEvent
)
OriflammeGame = Game[Document, Document, OriflammeQuestion, OriflammeEvent, Never]
OriflammeState = State[Document, Document, OriflammeQuestion, OriflammeEvent, Never]
OriflammeObservation = Observation[Document, Document, OriflammeQuestion, OriflammeEvent, Never]
