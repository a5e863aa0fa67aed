"""Who plays what: the deal, the people with their names, and the bots with their level. Light: a menu needs it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Final

import camarilla
from camarilla.cli.text.words import say
from camarilla.kernel.profile import LEVELS

if TYPE_CHECKING:
    from pathlib import Path

    from camarilla.bots import Budget, Decision, Observation, SeatedPlayer
    from camarilla.cli.text.names import Named
    from camarilla.kernel.game import Game, State

USUAL: Final = "squire"


@dataclass
class Setup:
    """All that is needed to deal a game again, and to seat everybody."""

    game: str
    seats: int
    seed: int
    first: int
    options: dict[str, Any] = field(default_factory=dict)
    people: dict[int, str] = field(default_factory=dict)  # their seats and names; a single person needs no name
    level: str = USUAL
    coach: bool = False
    explained: list[str] = field(default_factory=list)  # what the coach need not say again
    files: dict[str, str] = field(default_factory=dict)  # those that options were read from
    more: list[str] = field(default_factory=list)  # levels of the second bot and those after it, if each has its own

    def deal(self) -> State:
        """The game as it begins."""
        return camarilla.game(self.game).deal(self.seats, self.seed, self.first, self.options)

    def bots(self) -> dict[int, LazyBot]:
        """A bot for every seat that no person has; the same seed makes the same ones."""
        luck = Random(self.seed)
        seeds = [luck.getrandbits(63) for _ in range(self.seats)]
        free = [seat for seat in range(self.seats) if seat not in self.people]
        levels = self.levels if self.more else self.levels * len(free)
        game = camarilla.game(self.game)
        return {seat: LazyBot(game, level, seeds[seat]) for seat, level in zip(free, levels, strict=True)}

    @property
    def table(self) -> tuple[str, int]:
        """The game and the number of seats."""
        return self.game, self.seats

    @property
    def levels(self) -> list[str]:
        """The level of all bots, or of each."""
        return [self.level, *self.more]

    def story(self, reader: int | None) -> Named:
        """The game told to a seat, with the names of the people."""
        from camarilla.cli.text.names import Named

        return Named(camarilla.game(self.game), reader, self.people, self.options)

    @property
    def reader(self) -> int | None:
        """The only person at the table; None where there are more, or none."""
        return next(iter(self.people)) if len(self.people) == 1 else None

    def document(self) -> dict[str, Any]:
        """As JSON has it."""
        return asdict(self) | {"people": {str(seat): name for seat, name in self.people.items()}}

    @staticmethod
    def of(document: dict[str, Any]) -> Setup:
        """Back from JSON."""
        people = {int(seat): name for seat, name in document["people"].items()}
        return Setup(**{**document, "people": people})


@dataclass
class PreparedGame:
    """A game that is about to be played, or to be gone on with, and where it is kept."""

    setup: Setup
    path: Path | None  # None: it is not kept
    is_own: bool  # is that in the user's own folder of games?
    state: State | None = None  # None: it is dealt when everybody has been greeted


class LazyBot:
    """A bot that comes to life when it is first asked: its rules may have to be built, and nobody waits for that."""

    def __init__(self, game: Game, level: str, seed: int) -> None:
        self.game, self.level, self.seed = game, level, seed
        self.player: SeatedPlayer | None = None

    def choose(self, observation: Observation, budget: Budget | None = None) -> Decision:
        if self.player is None:
            from camarilla.bots import seat_bot

            self.player = seat_bot(self.game, self.level, self.seed)
        return self.player.choose(observation, budget)

    def close(self) -> None:
        """The game is over, or left."""
        if self.player is not None:
            self.player.close()


def bots_named(levels: Sequence[str]) -> str:
    """Levels in words."""
    return ", ".join(map(level_name, levels))


def level_name(level: str) -> str:
    """A level in words, and its style if it has one; other players are called what they are called."""
    name, _, style = level.partition(":")
    if name not in (*LEVELS, "random"):
        return level
    return say(f"level-{name}") + (f", {say(f'style-{style}')}" if style else "")


def level_text(level: str) -> str:
    """A level, how well it plays, and how."""
    ranked = say("level-ranked", level=say(f"level-{level}"), rank=say(f"level-{level}.rank"))
    return f"{ranked}: {say(f'level-{level}.text')}"
