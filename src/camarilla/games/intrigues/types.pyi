# Written by `python -m camarilla.wire` from the declarations of intrigues; do not edit.
from typing import Literal, Never, Required

from typing_extensions import ReadOnly

from camarilla.bots.observation import Observation
from camarilla.games.intrigues.documents import Actions, AtLocation, Board, Document, Nothing
from camarilla.kernel.document import Question
from camarilla.kernel.game import Game
from camarilla.kernel.state import State
from camarilla.kernel.telling import ToldEvent

PlaceName = Literal["alley", "square", "police", "factory"]
KindName = Literal["murder", "presence", "pair", "trio", "arrest", "escape", "unseen", "curfew"]
Card = Literal[
    "spy",
    "killer",
    "beggar",
    "barman",
    "governor",
    "detective",
    "coachman",
    "plot-nnn",
    "plot-ynn",
    "plot-nyn",
    "plot-yyn",
    "plot-nny",
    "plot-yny",
    "plot-nyy",
    "plot-yyy",
]
Who = Literal["spy", "killer", "beggar", "barman", "governor", "detective", "coachman", "nobody"]
Where = Literal["alley", "square", "police", "factory", "nowhere"]
Truth = Literal["no", "yes"]
Source = Literal["alley", "square", "police", "factory", "escaped", "deck"]

class ChapterEvent(ToldEvent):
    event: Required[ReadOnly[Literal["chapter"]]]
    kind: Required[ReadOnly[KindName]]
    who: Required[ReadOnly[Who]]
    where: Required[ReadOnly[Where]]

class PlotEvent(ToldEvent):
    event: Required[ReadOnly[Literal["plot"]]]
    seat: Required[ReadOnly[int]]
    card: Required[ReadOnly[Card | None]]

class TurnEvent(ToldEvent):
    event: Required[ReadOnly[Literal["turn"]]]
    seat: Required[ReadOnly[int]]
    round: Required[ReadOnly[int]]

class DrewEvent(ToldEvent):
    event: Required[ReadOnly[Literal["drew"]]]
    seat: Required[ReadOnly[int]]
    card: Required[ReadOnly[Card | None]]

class DeployedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["deployed"]]]
    seat: Required[ReadOnly[int]]
    place: Required[ReadOnly[PlaceName]]
    index: Required[ReadOnly[int]]
    card: Required[ReadOnly[Card | None]]

class LookedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["looked"]]]
    seat: Required[ReadOnly[int]]
    place: Required[ReadOnly[PlaceName]]
    index: Required[ReadOnly[int]]
    card: Required[ReadOnly[Card | None]]

class MovedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["moved"]]]
    seat: Required[ReadOnly[int]]
    place: Required[ReadOnly[PlaceName]]
    index: Required[ReadOnly[int]]
    to: Required[ReadOnly[PlaceName]]
    card: Required[ReadOnly[Card | None]]

class FollowedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["followed"]]]
    seat: Required[ReadOnly[int]]
    place: Required[ReadOnly[PlaceName]]
    index: Required[ReadOnly[int]]
    card: Required[ReadOnly[Card]]
    to: Required[ReadOnly[PlaceName]]

class LeftEvent(ToldEvent):
    event: Required[ReadOnly[Literal["left"]]]
    seat: Required[ReadOnly[int]]
    place: Required[ReadOnly[PlaceName]]
    index: Required[ReadOnly[int]]
    card: Required[ReadOnly[Card]]

class OpenedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["opened"]]]
    seat: Required[ReadOnly[int]]
    place: Required[ReadOnly[PlaceName]]
    index: Required[ReadOnly[int]]
    card: Required[ReadOnly[Card]]

class ClosedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["closed"]]]
    seat: Required[ReadOnly[int]]
    place: Required[ReadOnly[PlaceName]]
    index: Required[ReadOnly[int]]
    card: Required[ReadOnly[Card]]

class PassedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["passed"]]]
    seat: Required[ReadOnly[int]]

class NoEffectEvent(ToldEvent):
    event: Required[ReadOnly[Literal["no-effect"]]]
    seat: Required[ReadOnly[int]]
    card: Required[ReadOnly[Card]]

class KilledEvent(ToldEvent):
    event: Required[ReadOnly[Literal["killed"]]]
    seat: Required[ReadOnly[int]]
    place: Required[ReadOnly[PlaceName]]
    index: Required[ReadOnly[int]]
    card: Required[ReadOnly[Card | None]]

class SparedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["spared"]]]
    seat: Required[ReadOnly[int]]
    place: Required[ReadOnly[PlaceName]]
    index: Required[ReadOnly[int]]
    card: Required[ReadOnly[Card | None]]

class SwappedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["swapped"]]]
    seat: Required[ReadOnly[int]]
    place: Required[ReadOnly[PlaceName]]
    index: Required[ReadOnly[int]]
    to: Required[ReadOnly[PlaceName]]
    card: Required[ReadOnly[Card | None]]

class BroughtEvent(ToldEvent):
    event: Required[ReadOnly[Literal["brought"]]]
    seat: Required[ReadOnly[int]]
    place: Required[ReadOnly[PlaceName]]
    index: Required[ReadOnly[int]]
    source: Required[ReadOnly[Source]]
    card: Required[ReadOnly[Card | None]]

class ArrestedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["arrested"]]]
    seat: Required[ReadOnly[int]]
    place: Required[ReadOnly[PlaceName]]
    index: Required[ReadOnly[int]]
    card: Required[ReadOnly[Card]]

class DroveEvent(ToldEvent):
    event: Required[ReadOnly[Literal["drove"]]]
    seat: Required[ReadOnly[int]]
    place: Required[ReadOnly[PlaceName]]
    to: Required[ReadOnly[PlaceName]]

class EndedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["ended"]]]

class HappenedEvent(ToldEvent):
    event: Required[ReadOnly[Literal["happened"]]]
    kind: Required[ReadOnly[KindName]]
    who: Required[ReadOnly[Who]]
    where: Required[ReadOnly[Where]]
    truth: Required[ReadOnly[Truth]]

class ScoredEvent(ToldEvent):
    event: Required[ReadOnly[Literal["scored"]]]
    seat: Required[ReadOnly[int]]
    card: Required[ReadOnly[Card]]
    points: Required[ReadOnly[int]]

IntriguesQuestion = (
    Question[Literal["deployment"], Nothing]
    | Question[Literal["action"], Actions]
    | Question[Literal["spy"], AtLocation]
    | Question[Literal["beggar"], AtLocation]
    | Question[Literal["barman"], AtLocation]
    | Question[Literal["detective"], AtLocation]
    | Question[Literal["coachman"], AtLocation]
)
IntriguesEvent = (
    ChapterEvent
    | PlotEvent
    | TurnEvent
    | DrewEvent
    | DeployedEvent
    | LookedEvent
    | MovedEvent
    | FollowedEvent
    | LeftEvent
    | OpenedEvent
    | ClosedEvent
    | PassedEvent
    | NoEffectEvent
    | KilledEvent
    | SparedEvent
    | SwappedEvent
    | BroughtEvent
    | ArrestedEvent
    | DroveEvent
    | EndedEvent
    | HappenedEvent
    | ScoredEvent
)
IntriguesGame = Game[Document, Board, IntriguesQuestion, IntriguesEvent, Never]
IntriguesState = State[Document, Board, IntriguesQuestion, IntriguesEvent, Never]
IntriguesObservation = Observation[Document, Board, IntriguesQuestion, IntriguesEvent, Never]
