# Written by `python -m camarilla.wire` from the declarations of ablaze; do not edit.
from typing import Literal, Never, Required

from typing_extensions import ReadOnly

from camarilla.bots.observation import Observation
from camarilla.games.ablaze.documents import Document, Left
from camarilla.games.row.documents import AtPlace, Nothing
from camarilla.kernel.document import Question
from camarilla.kernel.game import Game
from camarilla.kernel.state import State
from camarilla.kernel.telling import ToldEvent

CardName = Literal[
    "prince",
    "queen",
    "cutthroat",
    "apothecary",
    "felon",
    "schemer",
    "substitution",
    "plan",
    "trap",
    "bribery",
    "twin",
]
Way = Literal["front", "back", "on"]
Under = Literal["none", "prince", "queen", "cutthroat", "apothecary", "felon", "schemer", "twin"]
Zone = Literal["discard", "aside"]

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

class TwinEvent(ToldEvent):
    event: Required[ReadOnly[Literal["twin"]]]
    seat: Required[ReadOnly[int]]
    place: Required[ReadOnly[int]]
    way: Required[ReadOnly[Way]]
    under: Required[ReadOnly[Under]]

class ForfeitedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["forfeited"]]]
    seat: Required[ReadOnly[int]]
    amount: Required[ReadOnly[int]]

class TrappedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["trapped"]]]
    seat: Required[ReadOnly[int]]
    robbed: Required[ReadOnly[int]]
    amount: Required[ReadOnly[int]]

class ReplacedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["replaced"]]]
    seat: Required[ReadOnly[int]]
    place: Required[ReadOnly[int]]
    card: Required[ReadOnly[CardName]]
    zone: Required[ReadOnly[Zone]]

class NotReplacedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["not-replaced"]]]
    seat: Required[ReadOnly[int]]
    card: Required[ReadOnly[CardName]]

class ActivatedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["activated"]]]
    seat: Required[ReadOnly[int]]
    place: Required[ReadOnly[int]]
    card: Required[ReadOnly[CardName]]

class TakenEvent(ToldEvent):
    event: Required[ReadOnly[Literal["taken"]]]
    seat: Required[ReadOnly[int]]
    left: Required[ReadOnly[int]]

class SpentEvent(ToldEvent):
    event: Required[ReadOnly[Literal["spent"]]]
    seat: Required[ReadOnly[int]]
    left: Required[ReadOnly[int]]

class BribedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["bribed"]]]
    seat: Required[ReadOnly[int]]
    place: Required[ReadOnly[int]]
    card: Required[ReadOnly[CardName]]
    family: Required[ReadOnly[int]]

class ReturnedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["returned"]]]
    seat: Required[ReadOnly[int]]

AblazeQuestion = (
    Question[Literal["place"], Nothing]
    | Question[Literal["reveal"], AtPlace]
    | Question[Literal["twin"], AtPlace]
    | Question[Literal["cutthroat"], AtPlace]
    | Question[Literal["apothecary"], AtPlace]
    | Question[Literal["substitution"], AtPlace]
    | Question[Literal["bribery"], AtPlace]
    | Question[Literal["activate"], Left]
    | Question[Literal["spend"], Left]
)
AblazeEvent = (
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
    | TwinEvent
    | ForfeitedEvent
    | TrappedEvent
    | ReplacedEvent
    | NotReplacedEvent
    | ActivatedEvent
    | TakenEvent
    | SpentEvent
    | BribedEvent
    | ReturnedEvent
)
AblazeGame = Game[Document, Document, AblazeQuestion, AblazeEvent, Never]
AblazeState = State[Document, Document, AblazeQuestion, AblazeEvent, Never]
AblazeObservation = Observation[Document, Document, AblazeQuestion, AblazeEvent, Never]
