"""The game at a table: the deal, an answer, an answer taken back. Each gives records and the game they lead to."""

from __future__ import annotations

from camarilla.kernel.game import State
from camarilla.kernel.refusal import Refusal
from camarilla.kernel.undo import revealed
from camarilla.server.table.fair import FairDice
from camarilla.server.table.records import Began, Decided, Ended, Moved, TableRecord, TookBack
from camarilla.server.table.table import PlayedMove, Table


# -- deal
def begin(table: Table, now: int) -> Decided:
    """Deal: every seat must be taken, by somebody who came; the first draw chooses the first player unless the rules
    name one."""
    if table.phase != "gathering":
        raise Refusal("phase-" + table.phase)
    if any(seat.free for seat in table.seats):
        raise Refusal("free-seats")
    if any(seat.invited for seat in table.seats):
        raise Refusal("not-come")
    seats, dice = len(table.seats), FairDice(table.seed())
    first = dice(seats) if table.rules.first is None else table.rules.first
    state = table.game.deal(seats, 0, first, table.options, dice)
    rules, layout = table.game.version, table.game.layout
    return Decided([Began(now, first, dice.take(), state.pack(), state.tape, rules, layout=layout)])


# -- answer
def play(table: Table, seat: int | None, asked_in: int, code: int, now: int, by_bot: bool = False) -> Decided:
    """An answer to the question of record `asked_in`; chance follows."""
    views = table.views
    if table.phase != "playing" or views is None:
        raise Refusal("phase-" + table.phase)
    need_same_rules(table)
    if seat is None:
        raise Refusal("only-watching")
    if asked_in != table.asked_in:
        raise Refusal("stale", asked_in=asked_in, now=table.asked_in)
    if seat != views.asked:
        raise Refusal("not-asked", seat=seat)
    if table.seats[seat].by_bot and not by_bot:
        raise Refusal("stood-in", seat=seat)
    return answered(table, views.state.afresh(), seat, code, now, by_bot)


def answered(table: Table, state: State, seat: int, code: int, now: int, by_bot: bool) -> Decided:
    """What comes of an answer; the state has nothing behind it, for that is in the log."""
    state.play_code(code)  # the rules; refused if it is not one of the answers
    banks = table.clock.after(seat, now)
    moved = Moved(
        now, seat, code, table.dice.take(), state.pack(), state.tape, banks, by_bot, state.decisions, new_layout(table)
    )  # fmt: skip
    ended: list[TableRecord] = [Ended(now, state.scores, state.winners)] if state.over else []
    return Decided([moved, *ended], state)


def new_layout(table: Table) -> str:
    """The layout of what is stored, where the log does not say so yet: after an upgrade."""
    return "" if table.layout == table.game.layout else table.game.layout


def need_same_rules(table: Table) -> None:
    """A changed rule never applies to a game in progress."""
    if table.outdated and table.deal:
        raise Refusal("rules-changed", rules=table.deal.rules, known=table.game.version)


# -- undo
def undo(table: Table, seat: int | None, asked_in: int, now: int) -> Decided:
    """Take back one's own last answer, while nothing hidden was revealed and nobody has acted."""
    if not may_undo(table, seat) or seat is None or table.state is None:
        raise Refusal("no-undo")
    if asked_in != table.asked_in:
        raise Refusal("stale", asked_in=asked_in, now=table.asked_in)
    need_same_rules(table)
    last = table.played[-1]
    assert last.before is not None
    before = last.before.state
    if last.revealed is None:  # it takes a while to find out
        last.revealed = revealed(before, table.state, last.code)
    if last.revealed:
        raise Refusal("undo-revealed")
    return Decided([TookBack(now, seat, before.pack(), given_back(table, last, now), new_layout(table))], before)


def may_undo(table: Table, seat: int | None) -> bool:
    """Could this seat take back the last answer: it gave it, chance was silent, and nobody has acted since?

    An answer that ended a vote stands: else nobody could ever be voted out.
    """
    if table.phase != "playing" or not table.rules.undo or seat is None or not table.played:
        return False
    last = table.played[-1]
    if table.seats[seat].by_bot or last.ended_vote:
        return False
    return last.seat == seat and not last.by_bot and not last.draws and last.before is not None


def given_back(table: Table, last: PlayedMove, now: int) -> list[int]:
    """The banks as if the answer had not been given: the time since then is its seat's own."""
    if not table.clock.banks or table.asked is None:
        return []
    used = last.banks[table.asked] - table.clock.left(table.asked, now)
    return [max(0, bank - used) if seat == last.seat else bank for seat, bank in enumerate(last.spent)]
