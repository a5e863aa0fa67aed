"""A game in sentences, for one reader: cards, questions, moves and events by their messages in the locales."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Any, Final

from camarilla.cli.words import LANGUAGE, say
from camarilla.kernel.game import Game, Question
from camarilla.locales import bundle
from camarilla.locales import say as say_of

PLAYERS: Final = ("seat", "first", "robbed", "family")  # parts of moves and events that are seats


class Story:
    """The sentences of a game, told to a seat (None: to everybody)."""

    def __init__(self, game: Game, reader: int | None) -> None:
        self.game, self.reader = game, reader

    def say(self, id: str, **details: Any) -> str:
        return say_of(LANGUAGE, self.game.id, id, **details)

    def player(self, seat: int) -> str:
        """A name for the middle of a sentence."""
        return say("player-you") if seat == self.reader else say("player-seat", seat=seat)

    def label(self, seat: int) -> str:
        """A name on its own."""
        return capital(self.player(seat))

    def card(self, name: str) -> str:
        return self.say(f"card-{name}")

    def card_text(self, name: str) -> str:
        return self.say(f"card-{name}.text")

    def question(self, question: Question) -> str:
        return self.say(f"question-{question.id}", **self._words(question.details))

    def move(self, text: str) -> str:
        said = self.game.moves.typed(self.game.moves.codes[text])
        return self.say(f"move-{said.kind.replace('_', '-')}", **self._words(said.parts))

    def event(self, event: dict[str, Any]) -> str:
        """What happened, and by which rule."""
        parts = {name: value for name, value in event.items() if name not in ("rule", "event")}
        sentence = self.say(f"event-{event['event']}", **self._words(parts))
        return f"{capital(sentence)} [{event['rule']}]"

    def events(self, events: list[dict[str, Any]]) -> list[str]:
        """What happened; the same thing several times over is said once."""
        told = [(sentence, len(list(same))) for sentence, same in groupby(map(self.event, events))]
        return [sentence if times == 1 else say("repeated", sentence=sentence, times=times) for sentence, times in told]

    def _words(self, parts: dict[str, Any]) -> dict[str, Any]:
        """Parts of a question, a move or an event as a sentence takes them; `known`: is its secret known?"""
        words = {name: self._word(name, value) for name, value in parts.items()}
        return {**words, "known": "no" if None in parts.values() else "yes"}

    def _word(self, name: str, value: Any) -> Any:
        if value is None:
            return ""
        if name in PLAYERS:
            return self.player(value)
        return self.say(f"{name}-{value}") if self.has(f"{name}-{value}") else value

    def has(self, id: str) -> bool:
        """Is there such a message?"""
        return bundle(LANGUAGE, self.game.id).has_message(id)


def capital(text: str) -> str:
    """With a capital at the beginning of every sentence."""
    return re.sub(r"(^|[.!?] )(\w)", lambda found: found[1] + found[2].upper(), text)
