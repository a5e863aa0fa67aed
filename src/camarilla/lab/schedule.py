"""What is played: who meets whom, on which deals. A deal is played once from every seat, so that its luck is shared."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, pairwise
from typing import Any, Final

from camarilla.bots.budget import Budget
from camarilla.lab.jobs.sources import Sources, noted, sources_of

FORMS: Final = ("robin", "ladder")


@dataclass(frozen=True)
class Match:
    """A line-up at one game: the first entrant is measured, alone among the others."""

    game: str
    lineup: tuple[str, ...]

    @property
    def seats(self) -> int:
        return len(self.lineup)

    @property
    def measured(self) -> str:
        return self.lineup[0]

    @property
    def others(self) -> str:
        return self.lineup[-1]


@dataclass(frozen=True)
class ScheduledGame:
    """One game: a match, the number of the deal, and by how many seats the line-up is turned."""

    match: Match
    deal: int
    turn: int

    @property
    def seating(self) -> list[str]:
        """The entrant in each seat; the one that is measured sits in seat `turn`."""
        lineup, seats = self.match.lineup, self.match.seats
        return [lineup[(seat - self.turn) % seats] for seat in range(seats)]

    def deal_seed(self, seed: int) -> int:
        """The luck of the deal: the same for every line-up and every turn of it."""
        return derive(seed, "deal", self.match.game, self.match.seats, self.deal)

    def player_seed(self, seed: int, seat: int) -> int:
        """The luck of a player: its own in every game and seat."""
        return derive(seed, "player", self.match.game, *self.match.lineup, self.deal, self.turn, seat)


def derive(*parts: Any) -> int:
    """A seed from what it is for; the same everywhere and always."""
    text = "\n".join(str(part) for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "little")


@dataclass(frozen=True)
class Plan:
    """A whole contest."""

    entrants: tuple[str, ...]
    tables: tuple[tuple[str, int], ...]  # games and seats
    form: str
    deals: int
    seed: int
    timeout: float  # seconds that a program may take for a move
    time: int | None = None  # milliseconds that everybody has for a move; None: each as its name says
    shard: tuple[int, int] = (1, 1)  # which of how many equal parts is played here
    sources: Sources = ()  # what bots of one's own were when it began

    @property
    def budget(self) -> Budget | None:
        """How long everybody may think."""
        return None if self.time is None else Budget(milliseconds=self.time)

    @property
    def dealt(self) -> range:
        """The numbers of the deals that are played here: whole deals, so that a part is a contest of its own."""
        number, parts = self.shard
        return range(number - 1, self.deals, parts)

    def matches(self) -> list[Match]:
        """Everybody against everybody, or each against the one named before it."""
        pairs = pairwise(self.entrants) if self.form == "ladder" else combinations(self.entrants, 2)
        found = []
        for weaker, stronger in list(pairs):
            for game, seats in self.tables:
                found.append(alone(game, stronger, weaker, seats))
                if self.form == "robin" and seats > 2:  # of two the one's gain is the other's loss
                    found.append(alone(game, weaker, stronger, seats))
        return found

    def games(self) -> Iterator[ScheduledGame]:
        """Every game, deal by deal, so that a contest cut short is short in all its parts alike."""
        matches = self.matches()
        for deal in self.dealt:
            for match in matches:
                for turn in range(match.seats):
                    yield ScheduledGame(match, deal, turn)

    def head(self) -> dict[str, Any]:
        """What a file of results must agree with; more deals may be added to it."""
        return {
            "arena": 1, "entrants": list(self.entrants), "tables": [list(table) for table in self.tables],
            "form": self.form, "seed": self.seed, "timeout": self.timeout,
            **({} if self.time is None else {"time": self.time}),
            **noted(self.sources),
        }  # fmt: skip

    def with_deals(self, deals: int) -> Plan:
        return replace(self, deals=deals)


def alone(game: str, one: str, others: str, seats: int) -> Match:
    """One entrant among others of one kind."""
    return Match(game, (one, *[others] * (seats - 1)))


def plan_of(head: dict[str, Any], deals: int) -> Plan:
    """The plan that a file of results began with."""
    tables: Sequence[Any] = head["tables"]
    return Plan(
        tuple(head["entrants"]), tuple((game, seats) for game, seats in tables),
        head["form"], deals, head["seed"], head["timeout"], head.get("time"),
        sources=sources_of(head),
    )  # fmt: skip
