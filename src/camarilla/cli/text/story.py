"""A game in sentences, for one reader: cards, questions, moves and events by their messages in the locales."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import groupby
from typing import Any, Final, NamedTuple

from camarilla import locales
from camarilla.cli.text.gains import Gains, rounds
from camarilla.cli.text.words import language, say, say_of
from camarilla.kernel.game import Game, Question
from camarilla.kernel.telling import ToldEvent, ToldEvents

SentenceParts = dict[str, Any]  # of a sentence
UNAIMED: Final = {"aim": "place", "where": "gap"}
CLOSING: Final = "gains"  # the line that closes a round


class LogLine(NamedTuple):
    """A sentence of the log, the event it tells, and who did it."""

    text: str
    event: str
    seat: int | None = None


class Story:
    """The sentences of a game, told to a seat (None: to everybody)."""

    def __init__(self, game: Game, reader: int | None, options: Mapping[str, Any] | None = None) -> None:
        self.game, self.reader = game, reader
        usual = {name: option[0] for name, option in game.options.items()}
        self.options = usual | {name: value for name, value in (options or {}).items() if name in usual}

    def say(self, id: str, **details: Any) -> str:
        return say_of(self.game.id, id, **details)

    def player(self, seat: int) -> str:
        """A name for the middle of a sentence."""
        return self.player_forms(seat)[""]

    def player_forms(self, seat: int) -> locales.Forms:
        """That name in every case, and in which person a verb goes with it."""
        if seat == self.reader:
            return locales.forms(language(), None, "player-you")
        return locales.forms(language(), None, "player-seat", seat=seat + 1)

    def label(self, seat: int) -> str:
        """A name on its own."""
        return capital(self.player(seat))

    def card(self, name: str) -> str:
        return self.say(f"card-{name}")

    def card_text(self, name: str) -> str:
        """What a card does; its numbers are those of this table."""
        return self.say(f"card-{name}.text", **self.options)

    def question(self, question: Question, about: SentenceParts | None = None) -> str:
        """What is asked; `about`: the card that asks."""
        return capital(self.sentence(f"question-{question.id}", {**question.details, **(about or {})}))

    def move(self, text: str, aim: SentenceParts | None = None) -> str:
        """What a move does; `aim`: the card that it is aimed at, without which the place is said."""
        said = self.game.moves.typed(self.game.moves.codes[text])
        return self.sentence(f"move-{said.kind.replace('_', '-')}", {**UNAIMED, **said.parts, **(aim or {})})

    def told(self, event: ToldEvent) -> str:
        """What happened, for the middle of a sentence."""
        return self.sentence(f"event-{event['event']}", {name: part for name, part in event.items() if name != "event"})

    def event(self, event: ToldEvent) -> str:
        """What happened, and by which rule."""
        return f"{capital(self.told(event))} [{event['rule']}]"

    def events(self, events: ToldEvents) -> list[str]:
        """What happened; the same thing several times over is said once."""
        return [line.text for line in self.lines(events)]

    def lines(self, events: ToldEvents) -> list[LogLine]:
        """What happened, each sentence with the event that it tells first."""
        found = []
        for sentence, same in groupby(zip(map(self.event, events), events, strict=True), key=lambda told: told[0]):
            (_, event), *again = same
            text = say("repeated", sentence=sentence, times=len(again) + 1) if again else sentence
            found.append(LogLine(text, event["event"], event.get("seat", event.get("family"))))
        return found

    def log(self, events: ToldEvents, since: int = 0) -> list[LogLine]:
        """What has happened since then; who gained what closes each round."""
        lines, start = [], since
        for end, gains in rounds(events, self.game.profile.gains):
            if gains and end >= since:
                lines += [*self.lines(events[start:end]), LogLine(self.gains(gains), CLOSING)]
                start = end
        return [*lines, *self.lines(events[start:])]

    def gains(self, gains: Gains) -> str:
        """One line of who gained what in a round, the reader even if it is nothing."""
        mine = {} if self.reader is None or self.reader in gains else {self.reader: 0}
        named = [(self.player(seat), amount) for seat, amount in (mine | gains).items()]
        signed = [f"{name} {amount:+}".replace("-", "−") if amount else f"{name} 0" for name, amount in named]
        return say("round-gains", gains=", ".join(signed))

    def sentence(self, id: str, parts: SentenceParts) -> str:
        """The message of a question, a move or an event, with its parts in words."""
        words = locales.words(language(), self.game.id, parts, self.player_forms)
        return self.say(id, **{**self.options, **words})


def capital(text: str) -> str:
    """With a capital at the beginning of every sentence."""
    return re.sub(r"(^|[.!?] )(\w)", lambda found: found[1] + found[2].upper(), text)
