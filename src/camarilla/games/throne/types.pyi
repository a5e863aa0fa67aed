# Written by `python -m camarilla.wire` from the declarations of throne; do not edit.
from typing import Literal, Required

from typing_extensions import ReadOnly

from camarilla.bots.observation import Observation
from camarilla.games.throne.documents import Board, Columns, Document, Forecast, Turn
from camarilla.kernel.document import Question
from camarilla.kernel.game import Game
from camarilla.kernel.state import State
from camarilla.kernel.telling import ToldEvent

CardName = Literal["general", "prophet", "jester", "assassin", "judge", "minstrel", "alchemist", "queen", "king", "end"]

class DealtEvent(ToldEvent):
    event: Required[ReadOnly[Literal["dealt"]]]
    seat: Required[ReadOnly[int]]
    cards: Required[ReadOnly[int]]

class TurnEvent(ToldEvent):
    event: Required[ReadOnly[Literal["turn"]]]
    seat: Required[ReadOnly[int]]

class RevealedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["revealed"]]]
    seat: Required[ReadOnly[int]]
    card: Required[ReadOnly[CardName]]

class JudgedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["judged"]]]
    seat: Required[ReadOnly[int]]
    card: Required[ReadOnly[CardName]]

class ChangedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["changed"]]]
    seat: Required[ReadOnly[int]]
    card: Required[ReadOnly[CardName]]
    by: Required[ReadOnly[int]]
    value: Required[ReadOnly[int]]

class LookedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["looked"]]]
    seat: Required[ReadOnly[int]]
    card: Required[ReadOnly[CardName | None]]

class DestroyedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["destroyed"]]]
    seat: Required[ReadOnly[int]]
    robbed: Required[ReadOnly[int]]
    card: Required[ReadOnly[CardName]]

class BustEvent(ToldEvent):
    event: Required[ReadOnly[Literal["bust"]]]
    seat: Required[ReadOnly[int]]
    cards: Required[ReadOnly[int]]

class TookEvent(ToldEvent):
    event: Required[ReadOnly[Literal["took"]]]
    seat: Required[ReadOnly[int]]
    cards: Required[ReadOnly[int]]

class SwappedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["swapped"]]]
    seat: Required[ReadOnly[int]]
    robbed: Required[ReadOnly[int]]
    card: Required[ReadOnly[CardName]]

class GivenEvent(ToldEvent):
    event: Required[ReadOnly[Literal["given"]]]
    seat: Required[ReadOnly[int]]
    cards: Required[ReadOnly[int]]

class OverfullEvent(ToldEvent):
    event: Required[ReadOnly[Literal["overfull"]]]
    seat: Required[ReadOnly[int]]
    card: Required[ReadOnly[CardName]]

class DroppedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["dropped"]]]
    seat: Required[ReadOnly[int]]
    card: Required[ReadOnly[CardName]]
    cards: Required[ReadOnly[int]]

class ReshuffledEvent(ToldEvent):
    event: Required[ReadOnly[Literal["reshuffled"]]]
    seat: Required[ReadOnly[int]]
    cards: Required[ReadOnly[int]]

class EndedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["ended"]]]
    seat: Required[ReadOnly[int]]

class ScoredEvent(ToldEvent):
    event: Required[ReadOnly[Literal["scored"]]]
    seat: Required[ReadOnly[int]]
    points: Required[ReadOnly[int]]

ThroneQuestion = Question[Literal["turn"], Turn] | Question[Literal["drop"], Columns]
ThroneEvent = (
    DealtEvent
    | TurnEvent
    | RevealedEvent
    | JudgedEvent
    | ChangedEvent
    | LookedEvent
    | DestroyedEvent
    | BustEvent
    | TookEvent
    | SwappedEvent
    | GivenEvent
    | OverfullEvent
    | DroppedEvent
    | ReshuffledEvent
    | EndedEvent
    | ScoredEvent
)
ThroneGame = Game[Document, Board, ThroneQuestion, ThroneEvent, Forecast]
ThroneState = State[Document, Board, ThroneQuestion, ThroneEvent, Forecast]
ThroneObservation = Observation[Document, Board, ThroneQuestion, ThroneEvent, Forecast]
