"""The other side of the line protocol: one of our levels as a program that is asked in JSON."""

from __future__ import annotations

import json
import traceback
from collections.abc import Iterable, Iterator
from typing import Any

import camarilla
from camarilla.bots import Budget, Decision, Observation, SeatedPlayer, seat_bot
from camarilla.bots.options import chosen, documents, split_options
from camarilla.bots.own import class_options, find_class, own_player
from camarilla.bots.players import check_name, is_own, played_by
from camarilla.bots.program import NEWEST, PROTOCOL, EngineMessage
from camarilla.kernel.document import shown
from camarilla.kernel.fill import redacted_record
from camarilla.kernel.game import Game, Question
from camarilla.kernel.moves import Answers
from camarilla.kernel.refusal import Refusal
from camarilla.kernel.telling import ToldEvent


class ProtocolEngine:
    """Answers one message after the other; what it cannot answer it says, and it goes on."""

    def __init__(self, entrant: str) -> None:
        check_name(entrant)
        self.entrant, self.own = entrant, find_class(entrant) if is_own(entrant) else None
        self.player: SeatedPlayer | None = None
        self.seat = 0
        self.events: list[ToldEvent] = []

    def answers(self, lines: Iterable[str]) -> Iterator[EngineMessage]:
        """An answer to each line, until goodbye is said or no more comes."""
        for line in lines:
            try:
                message = json.loads(line)
                said = message.get("type") if isinstance(message, dict) else None
                if said == "bye":
                    return
                if said != "stop":  # it answers in time by itself
                    yield self.answer(message)
            except Refusal as refusal:
                yield {"type": "error", "reason": refusal.id, "text": str(refusal)}
            except (ValueError, RecursionError):
                yield error("engine-json", line=shown(line))
            except (KeyError, TypeError, IndexError, AttributeError):
                yield error("engine-message", line=shown(line))

    def answer(self, message: EngineMessage) -> EngineMessage:
        answers = {"hello": self.hello, "new": self.new, "choose": self.choose}
        need(message, "type")
        if message["type"] not in answers:
            raise Refusal("engine-type", type=shown(message["type"]), expected=", ".join([*answers, "stop", "bye"]))
        return answers[message["type"]](message)

    def hello(self, message: EngineMessage) -> EngineMessage:
        need(message, "protocol")
        asked = message["protocol"]
        if asked not in (PROTOCOL, NEWEST):
            raise Refusal("engine-protocol", protocol=shown(asked), known=PROTOCOL, newest=NEWEST)
        spoken = min(message.get("newest") or asked, NEWEST)
        games = played_by(getattr(self.own, "games", None))
        hello = {"type": "hello", "protocol": spoken, "name": f"camarilla {self.entrant}", "games": games}
        return hello | {"options": documents(class_options(self.own))} if self.own else hello

    def new(self, message: EngineMessage) -> EngineMessage:
        """A game begins."""
        need(message, "game", "seat")
        game = camarilla.game(message["game"])
        self.player = self.seated(game, int(message.get("seed", 0)), message.get("options") or {})
        self.game, self.seat, self.events = game, int(message["seat"]), []
        return {"type": "ready"}

    def seated(self, game: Game, seed: int, given: EngineMessage) -> SeatedPlayer:
        """Who plays; what was said of options at the start holds, unless the game says otherwise."""
        if self.own is None:
            return seat_bot(game, self.entrant, seed)
        declared, wishes = class_options(self.own), {name: str(value) for name, value in given.items()}
        return own_player(
            self.entrant, game, seed, chosen(self.entrant, split_options(self.entrant)[1] | wishes, declared)
        )

    def choose(self, message: EngineMessage) -> EngineMessage:
        """A question is asked."""
        if self.player is None:
            raise Refusal("engine-no-game")
        need(message, "seen", "events", "question", "view", "legal", "number")
        self.events = self.events[: message["seen"]] + message["events"]
        asked = Question(message["question"]["id"], message["question"]["details"])
        record = redacted_record(self.game, message["view"], self.seat)
        if message["legal"] != legal(self.game, record):
            raise Refusal("engine-legal")
        observation = Observation(self.game, self.seat, record, asked, message["legal"], self.events)
        given = message.get("budget")
        decision = self.decide(observation, Budget(**given) if given else None)
        return {"type": "move", "number": message["number"], "move": decision.move} | written(decision)

    def decide(self, observation: Observation, budget: Budget | None) -> Decision:
        """The player's decision; where a class fails is said, but not what its error says, which may name cards."""
        assert self.player is not None
        try:
            return self.player.choose(observation, budget)
        except Refusal as refusal:
            mistake = refusal.__cause__
            if refusal.id != "own-bot-failed" or mistake is None:
                raise
            traceback.print_exception(mistake)
            raise Refusal(refusal.id, **refusal.details | {"error": type(mistake).__name__}) from mistake


def legal(game: Game, record: Any) -> list[str]:
    """The moves that a record leaves open."""
    out = Answers()
    game.engine.play.settle(record.copy_(), out, None)
    return [game.moves.texts[code] for code in out.code[: out.size]]


def written(decision: Decision) -> EngineMessage:
    """The reasons, where there are any."""
    if not decision.values:
        return {}
    reasons = {"values": dict(decision.values), "visits": dict(decision.visits), "line": list(decision.line)}
    return {"thought": reasons}


def need(message: EngineMessage, *members: str) -> None:
    """Refuse a message that lacks one of its members, by its name."""
    for member in members:
        if isinstance(message, dict) and member not in message:
            raise Refusal("engine-missing", member=shown(member), message=shown(message))


def error(id: str, **details: Any) -> EngineMessage:
    return {"type": "error", "reason": id, "text": str(Refusal(id, **details))}
