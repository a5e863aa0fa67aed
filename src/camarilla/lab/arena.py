"""A whole contest: played to the end or as far as it gets, and what can be said of it then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import camarilla
from camarilla.bots.network import shipped_weights
from camarilla.bots.own import deal_text
from camarilla.bots.players import NETWORK, check_name, classes, try_bot
from camarilla.kernel.refusal import Refusal
from camarilla.lab.contest import GameOutcome, contest
from camarilla.lab.jobs.job import JsonObject, Suspects, Watch
from camarilla.lab.jobs.results import Results, ResultsJob
from camarilla.lab.jobs.run import Workers, carry_out
from camarilla.lab.jobs.sources import Sources, networks
from camarilla.lab.ratings import Rating, can_rate, rate
from camarilla.lab.schedule import Match, Plan, ScheduledGame, plan_of
from camarilla.lab.shares import SeatShare, Share, seat_shares, shares


@dataclass(frozen=True)
class ContestJob(ResultsJob[ScheduledGame, GameOutcome]):
    """A contest as a job; a unit is a game."""

    kind: ClassVar = "arena"
    plan: Plan

    def head(self) -> JsonObject:
        return self.plan.head()

    def units(self) -> list[ScheduledGame]:
        return list(self.plan.games())

    def do(self, unit: ScheduledGame) -> GameOutcome:
        return contest(unit, self.plan.seed, self.plan.timeout, self.plan.budget)

    def suspects(self, unit: ScheduledGame) -> Suspects:
        where = deal_text(unit.match.game, unit.match.seats, unit.deal_seed(self.plan.seed), None)
        return Suspects(classes(unit.match.lineup), where)

    def networks(self) -> Sources:
        return networks(self.plan.entrants, self.plan.tables)

    def line(self, unit: ScheduledGame, result: GameOutcome) -> JsonObject:
        return result.document()

    def read(self, line: JsonObject) -> tuple[ScheduledGame, GameOutcome]:
        outcome = GameOutcome(**line)
        return outcome.scheduled, outcome


def contest_job(head: JsonObject, lines: list[JsonObject]) -> ContestJob:
    """The contest that a file began, with as many deals as were played."""
    return ContestJob(plan_of(head, 1 + max((line["deal"] for line in lines), default=0)))


@dataclass
class ContestReport:
    """What a contest shows."""

    plan: Plan
    outcomes: list[GameOutcome]  # in the order of the plan, whoever played them and when
    shares: list[Share]
    ratings: list[Rating]  # none without openskill
    seats: list[SeatShare]  # what it is worth to sit where

    @property
    def faults(self) -> dict[str, dict[str, Any]]:
        """The moves that each program lost, by the kind of the fault: how many, and the first of them."""
        found: dict[str, dict[str, Any]] = {}
        for outcome in self.outcomes:
            for fault in outcome.faults:
                kinds = found.setdefault(outcome.scheduled.seating[fault["seat"]], {})
                kind = kinds.setdefault(fault["kind"], {"count": 0, "example": self.located(outcome, fault)})
                kind["count"] += 1
        return found

    def located(self, outcome: GameOutcome, fault: dict[str, Any]) -> str:
        """What was said of a fault, and how to deal that game again."""
        seed = outcome.scheduled.deal_seed(self.plan.seed)
        return f"{fault['detail']} {deal_text(outcome.game, len(outcome.lineup), seed, fault['seat'])}".strip()

    @property
    def late(self) -> dict[str, float]:
        """Bots of one's own that took no notice of the time they were given: the seconds of their longest answer."""
        longest: dict[str, float] = {}
        for outcome in self.outcomes:
            for name, seconds in zip(outcome.scheduled.seating, outcome.longest, strict=False):
                longest[name] = max(longest.get(name, 0.0), seconds)
        budget = self.plan.budget
        return {
            name: seconds for name, seconds in longest.items() if budget is not None and budget.is_exceeded(seconds)
        }

    def lost(self, match: Match) -> int:
        """How many moves of a match programs lost to chance, whoever they are."""
        return sum(len(outcome.faults) for outcome in self.outcomes if outcome.scheduled.match == match)

    def document(self) -> dict[str, Any]:
        """The report for programs."""
        return {
            "plan": {**self.plan.head(), "deals": len(self.plan.dealt)},
            "games": len(self.outcomes),
            "shares": [share_document(share) for share in self.shares],
            "ratings": [vars(rating) | {"low": rating.low, "high": rating.high} for rating in self.ratings],
            "seats": [vars(share) for share in self.seats],
            "faults": self.faults,
            "late": self.late,
        }


def share_document(share: Share) -> dict[str, Any]:
    match = share.match
    who = {"game": match.game, "seats": match.seats, "entrant": match.measured, "others": match.others}
    return who | {name: value for name, value in vars(share).items() if name != "match"} | {"verdict": share.verdict}


def tables(games: Sequence[str], seats: Sequence[int]) -> tuple[tuple[str, int], ...]:
    """Every game with the numbers of seats that were asked for, or with all that it takes."""
    found: list[tuple[str, int]] = []
    for id in dict.fromkeys(games):
        game = camarilla.game(id)
        fitting = [count for count in game.seats if count in seats or not seats]
        if not fitting:
            raise Refusal("seats", seats=seats[0], low=game.seats[0], high=game.seats[-1])
        found += [(id, count) for count in fitting]
    return tuple(found)


def check(plan: Plan) -> None:
    """Refuse a contest that cannot be held."""
    for name in plan.entrants:
        check_name(name)
    if not plan.dealt:
        raise Refusal("shard-empty", shard=plan.shard[0], deals=plan.deals)
    if len(plan.entrants) < 2 or len(set(plan.entrants)) < len(plan.entrants):
        raise Refusal("entrants")
    for name in plan.entrants:
        try_bot(name, list(dict.fromkeys(id for id, _ in plan.tables)), plan.budget, option="--game")
        if name.partition(":")[0] == NETWORK:
            for id in {id for id, _ in plan.tables}:
                shipped_weights(camarilla.game(id))


def hold_contest(plan: Plan, path: Path | None, workers: Workers, watch: Watch) -> ContestReport:
    """Play what is not yet in the file; the report is of everything in it."""
    check(plan)
    job = ContestJob(plan)
    results = Results(job, path)
    carry_out(job, results, workers, watch)
    return report(plan, results.in_order(job.units()))


def report(plan: Plan, outcomes: list[GameOutcome]) -> ContestReport:
    """What outcomes come to."""
    return ContestReport(
        plan, outcomes, shares(outcomes, plan.matches()), rate(outcomes) if can_rate() else [], seat_shares(outcomes)
    )
