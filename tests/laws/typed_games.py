"""What the type checker must know of a game, and what it must refuse; `make lint` reads this file, nothing runs it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, assert_type

import camarilla
from camarilla.bots import Budget, Decision, Observation, Player, observe, seat_bot
from camarilla.games.intrigues.documents import Board
from camarilla.games.intrigues.game import game as intrigues
from camarilla.games.oriflamme.cards import CardName
from camarilla.games.oriflamme.documents import Document as OriflammeDocument
from camarilla.games.oriflamme.game import game as oriflamme
from camarilla.games.throne.cards import CardName as ThroneCard
from camarilla.games.throne.documents import Forecast
from camarilla.games.throne.game import game as throne
from camarilla.kernel.document import Document, Question
from camarilla.kernel.game import Game
from camarilla.kernel.replay import Replay
from camarilla.kernel.state import State
from camarilla.kernel.telling import ToldEvent

if TYPE_CHECKING:
    from camarilla.games.throne.types import ThroneObservation, ThroneState


def documents() -> None:
    """A view is the document that the game declares; a board of it, with the figures."""
    state = oriflamme.deal()
    assert_type(state.view(0), OriflammeDocument)
    assert_type(state.copy().position()["hand"], list[list[CardName | None]])
    assert_type(intrigues.deal().board("all"), Board)
    state.view(0)["deck"]  # type: ignore[typeddict-item]


def observations() -> None:
    """What a player is given, and a game seen again, are of the same game."""
    state = oriflamme.deal()
    assert_type(observe(state).view, OriflammeDocument)
    assert_type(Replay.of(state).view(0, "all"), OriflammeDocument)
    assert_type(Replay.of(state).end.view(0), OriflammeDocument)
    if (asked := observe(throne.deal()).question).id == "drop":
        assert_type(asked.details["columns"], int)


def events() -> None:
    """An event is known by its id, and has the parts that it declares."""
    for event in oriflamme.deal().events(0):
        if event["event"] == "placed":
            assert_type(event["card"], CardName | None)
            assert_type(event["way"], Literal["front", "back", "on"])
            event["gap"]  # type: ignore[typeddict-item]
        elif event["event"] == "moved":
            assert_type(event["gap"], int)
        elif event["event"] == "overfull":  # type: ignore[comparison-overlap]
            pass


def questions() -> None:
    """A question is known by its id, and has the details that it declares."""
    if (asked := throne.deal().question) and asked.id == "drop":
        assert_type(asked.id, Literal["drop"])
        assert_type(asked.details["columns"], int)
        asked.details["cards"]  # type: ignore[typeddict-item]


def forecasts() -> None:
    """What an answer would do is what the game declares; nothing where it foretells nothing."""
    if (told := throne.deal().forecasts[0]) is not None:
        assert_type(told, Forecast)
        told["row"]  # type: ignore[typeddict-item]
    assert_type(observe(throne.deal()).forecasts, list[Forecast | None])
    assert_type(oriflamme.deal().forecasts, list[None])


class Careful:
    """Takes a row of three cards; drops what it must."""

    games = ("throne",)

    def choose(self, observation: ThroneObservation) -> str:
        asked, legal = observation.question, observation.legal
        if asked.id == "turn" and asked.details["last"] != "above" and len(observation.view["row"]) < 3:
            return "draw" if "draw" in legal else legal[0]
        return legal[0]


class Bold:
    """Answers with a decision, and heeds a budget."""

    def choose(self, observation: Observation, budget: Budget | None = None) -> Decision:
        assert_type(observation.view, Document)
        return Decision(observation.legal[-1])


class Mute:
    """No player: what it answers is no move."""

    def choose(self, observation: Observation) -> int:
        return len(observation.legal)


def players() -> None:
    """A class with `choose` is a player, whatever it takes beside the observation; a typed game stays typed."""
    careful: Player = Careful()
    bold: Player = Bold()
    seated: Player = seat_bot(throne, "knight")
    mute: Player = Mute()  # type: ignore[assignment]
    assert_type(camarilla.play_game([careful, bold, seated, mute, "random"], throne), ThroneState)
    assert_type(camarilla.play_game([careful, "random"], "throne"), State)
    seen = observe(throne.deal())
    assert_type(seen, ThroneObservation)
    assert_type(seen.view["row"], list[ThroneCard])
    seen.view["hand"]  # type: ignore[typeddict-item]
    Careful().choose(seen)
    Bold().choose(seen)


def any_game(game: Game) -> None:
    """Without the name of a game: what all of them have."""
    state = game.deal()
    assert_type(state.view(0), Document)
    assert_type(state.question, Question | None)
    assert_type(state.events(None), list[ToldEvent])
    assert_type(state.forecasts, list[Mapping[str, object] | None])


any_game(oriflamme)
any_game(camarilla.game("throne"))
