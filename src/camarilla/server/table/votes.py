"""A vote to replace a player who is here and idle, where no clock runs: of those who wait, with time to answer."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from camarilla.kernel.refusal import Refusal
from camarilla.server.table.records import Decided, Kept, Record, Replaced, Voted
from camarilla.wire.parts import VoteInfo

if TYPE_CHECKING:
    from camarilla.server.table.table import Table

IDLE = 60_000  # how long a question stands at least before anybody may call a vote
ANSWER = 45_000  # how long the idle player has to answer it then


@dataclass
class OpenVote:
    """A vote that is under way; it is over when the seat answers."""

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


def in_time(table: Table) -> Refusal | None:
    """Why the seat that is asked is waited for without a vote: its clock runs, or the table's patience does."""
    if table.rules.clock:
        return Refusal("vote-clock")
    asked = table.asked
    here = asked is not None and table.seats[asked].player in table.present
    return None if here else Refusal("vote-absent")


def wait(table: Table, now: int) -> int:
    """How long until a vote may be called: whoever is here has no less time than whoever is away."""
    return max(table.clock.since, table.vote_ended) + max(IDLE, table.rules.patience or 0) - now


def cast(table: Table, player: str, seat: int, yes: bool, now: int) -> Decided:
    """One player's vote; the first one calls it."""
    if seat != table.asked or table.seats[seat].by_bot:
        raise Refusal("vote-not-waiting")
    if player not in voters(table):
        raise Refusal("vote-players")
    if refusal := in_time(table):
        raise refusal
    if table.vote is None and (wait(table, now) > 0 or not yes):
        raise Refusal("vote-early", seconds=max(1, -(-wait(table, now) // 1000)))
    voted = Voted(now, seat, player, yes)
    before = table.vote.votes if table.vote else {}
    lost = sum(not vote for vote in (before | {player: yes}).values()) > len(voters(table)) - needed(table)
    return Decided([voted, *([Kept(now, seat)] if lost else [])])


def close(table: Table, now: int) -> list[Record]:
    """The end of a vote whose time is over."""
    vote = table.vote
    if vote is None or now < vote.until:
        return []
    here = voters(table)
    enough = here and not in_time(table) and sum(vote.votes.get(player, False) for player in here) >= needed(table)
    return [Replaced(now, vote.seat) if enough else Kept(now, vote.seat)]


def shown(table: Table) -> VoteInfo | None:
    """The vote as everybody may know it."""
    vote = table.vote
    if vote is None:
        return None
    sides = {
        yes: [seat for player, said in vote.votes.items() if said == yes for seat in table.seats_of(player)]
        for yes in (True, False)
    }
    return VoteInfo(vote.seat, vote.until, sides[True], sides[False], needed(table))
