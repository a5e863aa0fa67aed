"""A game in sentences, for one reader: cards, questions, moves and events by their messages in the locales."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Any

from camarilla import locales
from camarilla.cli.text.words import language, say, say_of
from camarilla.kernel.game import Game, Question


class Story:
    """The sentences of a game, told to a seat (None: to everybody)."""

    def __init__(self, game: Game, reader: int | None) -> None:
        self.game, self.reader = game, reader

    def say(self, id: str, **details: Any) -> str:
        return say_of(self.game.id, id, **details)

    def player(self, seat: int) -> str:
        """A name for the middle of a sentence."""
        return self.player_forms(seat)[""]

    def player_forms(self, seat: int) -> locales.Forms:
        """That name in every case, and in which person a verb goes with it."""
        if seat == self.reader:
            return locales.forms(language(), None, "player-you")
        return locales.forms(language(), None, "player-seat", seat=seat)

    def label(self, seat: int) -> str:
        """A name on its own."""
        return capital(self.player(seat))

    def card(self, name: str) -> str:
        return self.say(f"card-{name}")

    def card_text(self, name: str) -> str:
        return self.say(f"card-{name}.text")

    def question(self, question: Question) -> str:
        return self.sentence(f"question-{question.id}", question.details)

    def move(self, text: str) -> str:
        said = self.game.moves.typed(self.game.moves.codes[text])
        return self.sentence(f"move-{said.kind.replace('_', '-')}", said.parts)

    def event(self, event: dict[str, Any]) -> str:
        """What happened, and by which rule."""
        parts = {name: value for name, value in event.items() if name not in ("rule", "event")}
        sentence = self.sentence(f"event-{event['event']}", parts)
        return f"{capital(sentence)} [{event['rule']}]"

    def events(self, events: list[dict[str, Any]]) -> list[str]:
        """What happened; the same thing several times over is said once."""
        told = [(sentence, len(list(same))) for sentence, same in groupby(map(self.event, events))]
        return [sentence if times == 1 else say("repeated", sentence=sentence, times=times) for sentence, times in told]

    def sentence(self, id: str, parts: dict[str, Any]) -> str:
        """The message of a question, a move or an event, with its parts in words."""
        return self.say(id, **locales.words(language(), self.game.id, parts, self.player_forms))


def capital(text: str) -> str:
    """With a capital at the beginning of every sentence."""
    return re.sub(r"(^|[.!?] )(\w)", lambda found: found[1] + found[2].upper(), text)
