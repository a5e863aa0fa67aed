"""A vote to replace a player who is here and idle, where no clock runs: of those who wait, with time to answer."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from camarilla.kernel.refusal import Refusal
from camarilla.server.table.records import Decided, Hosted, Kept, Replaced, TableRecord, Voted
from camarilla.wire.parts import VoteInfo

if TYPE_CHECKING:
    from camarilla.server.table.table import Table

IDLE = 60_000  # how long a question stands at least before anybody may call a vote
ANSWER = 45_000  # how long the idle player has to answer it then


@dataclass
class OpenVote:
    """A vote that is under way; it is over when the seat answers, and counted only while its player is here."""

    seat: int
    until: int
    votes: dict[str, bool] = field(default_factory=dict)  # by player


def voters(table: Table) -> list[str]:
    """The players who wait for the seat that is asked: here, and answering for themselves."""
    asked = table.asked
    waited_for = None if asked is None else table.seats[asked].player
    awake = {seat.player for seat in table.seats if not seat.by_bot}
    return [one for one in table.people() if one != waited_for and one in table.present and one in awake]


def needed(table: Table) -> int:
    """How many votes replace a player: more than half of those who wait."""
    return len(voters(table)) // 2 + 1


def in_time(table: Table, now: int) -> Refusal | None:
    """Why the seat that is asked is waited for without a vote: its clock runs, or the table's patience does.

    Patience begins anew whenever somebody goes: once the question stands for twice as long, that is no excuse.
    """
    if table.rules.clock:
        return Refusal("vote-clock")
    excused = now < table.asked_since + 2 * allowed(table)
    return Refusal("vote-absent") if excused and not is_here(table) else None


def is_here(table: Table) -> bool:
    """Is the player of the seat that is asked here, and answering without a bot?"""
    seat = None if table.asked is None else table.seats[table.asked]
    return seat is not None and not seat.by_bot and seat.player in table.present


def allowed(table: Table) -> int:
    """How long a question stands before anybody may call a vote: no less than whoever is away is waited for."""
    return max(IDLE, table.rules.patience or 0)


def wait(table: Table, now: int) -> int:
    """How long until a vote may be called."""
    return max(table.asked_since, table.vote_ended) + allowed(table) - now


def cast(table: Table, player: str, seat: int, yes: bool, now: int) -> Decided:
    """One player's vote; the first one calls it."""
    if seat != table.asked or table.seats[seat].by_bot:
        raise Refusal("vote-not-waiting")
    if player not in voters(table):
        raise Refusal("vote-players")
    if refusal := in_time(table, now):
        raise refusal
    if table.vote is None and (wait(table, now) > 0 or not yes):
        raise Refusal("vote-early", seconds=max(1, -(-wait(table, now) // 1000)))
    voted = Voted(now, seat, player, yes)
    before = table.vote.votes if table.vote else {}
    lost = sum(not vote for vote in (before | {player: yes}).values()) > len(voters(table)) - needed(table)
    return Decided([voted, *([Kept(now, seat)] if lost else [])])


def end(table: Table) -> int | None:
    """When the vote is counted; None: when its player is back, for nobody dodges a vote by going for a moment."""
    return table.vote.until if table.vote and (table.rules.clock or is_here(table)) else None


def close(table: Table, now: int) -> list[TableRecord]:
    """The end of a vote whose time is over."""
    vote, until = table.vote, end(table)
    if vote is None or until is None or now < until:
        return []
    here = voters(table)
    enough = here and not table.rules.clock and sum(vote.votes.get(one, False) for one in here) >= needed(table)
    if not enough:
        return [Kept(now, vote.seat)]
    out = table.seats[vote.seat].player
    hosts = out == table.host and table.seats_of(table.host) == [vote.seat]
    return [Replaced(now, vote.seat), *([Hosted(now, here[0])] if hosts else [])]


def shown(table: Table) -> VoteInfo | None:
    """The vote as everybody may know it."""
    vote = table.vote
    if vote is None or table.seats[vote.seat].by_bot:
        return None
    sides = {
        yes: [seat for player, said in vote.votes.items() if said == yes for seat in table.seats_of(player)]
        for yes in (True, False)
    }
    return VoteInfo(vote.seat, vote.until, sides[True], sides[False], needed(table))
