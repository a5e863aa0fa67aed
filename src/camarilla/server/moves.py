"""The game at a table: the deal, an answer, an answer taken back. Each gives records and the game they lead to."""

from __future__ import annotations

from camarilla.kernel.game import State
from camarilla.kernel.refusal import Refusal
from camarilla.server.fair import Lots
from camarilla.server.records import Began, Ended, Moved, Record, TookBack
from camarilla.server.sights import raw_events
from camarilla.server.table import Step, Table
from camarilla.server.undo import revealed

Went = tuple[list[Record], State | None]


def begin(table: Table, now: int) -> list[Record]:
    """Deal: every seat must be taken; the first draw chooses the first player unless the rules name one."""
    if table.phase != "gathering":
        raise Refusal("phase-" + table.phase)
    if any(chair.free for chair in table.chairs):
        raise Refusal("free-seats")
    seats, lots = len(table.chairs), Lots(table.seed())
    first = lots(seats) if table.rules.first is None else table.rules.first
    state = table.game.deal(seats, 0, first, table.options, lots)
    return [Began(now, first, lots.take(), state.position(), raw_events(state))]


def play(table: Table, seat: int | None, at: int, code: int, now: int, by_bot: bool = False) -> Went:
    """An answer to the question of record `at`; chance follows."""
    shown = table.sights
    if table.phase != "playing" or shown is None:
        raise Refusal("phase-" + table.phase)
    if seat is None:
        raise Refusal("only-watching")
    if at != table.asked_in:
        raise Refusal("stale", at=at, now=table.asked_in)
    if seat != shown.asked:
        raise Refusal("not-asked", seat=seat)
    if table.chairs[seat].by_bot and not by_bot:
        raise Refusal("stood-in", seat=seat)
    return answered(table, shown.state.afresh(), seat, code, now, by_bot)


def answered(table: Table, state: State, seat: int, code: int, now: int, by_bot: bool) -> Went:
    """What comes of an answer; the state has nothing behind it, for that is in the log."""
    state.play_code(code)  # refused if it is not one of the answers
    banks = table.clock.after(seat, now)
    moved = Moved(
        now, seat, code, table.lots.take(), state.position(), raw_events(state), banks, by_bot, state.log
    )  # fmt: skip
    ended: list[Record] = [Ended(now, state.scores, state.winners)] if state.over else []
    return [moved, *ended], state


def may_undo(table: Table, seat: int | None) -> bool:
    """Could this seat take back the last answer: it gave it, chance was silent, and nobody has acted since?"""
    if table.phase != "playing" or not table.rules.undo or seat is None or not table.steps:
        return False
    step = table.steps[-1]
    if table.chairs[seat].by_bot:
        return False
    return step.seat == seat and not step.by_bot and not step.draws and step.before is not None


def undo(table: Table, seat: int | None, at: int, now: int) -> Went:
    """Take back one's own last answer, while nothing hidden was revealed and nobody has acted."""
    if not may_undo(table, seat) or seat is None or table.state is None:
        raise Refusal("no-undo")
    if at != table.asked_in:
        raise Refusal("stale", at=at, now=table.asked_in)
    step = table.steps[-1]
    assert step.before is not None
    before = step.before.state
    if step.revealed is None:  # it takes a while to find out
        step.revealed = revealed(before, table.state, step.code)
    if step.revealed:
        raise Refusal("undo-revealed")
    return [TookBack(now, seat, before.position(), given_back(table, step, now))], before


def given_back(table: Table, step: Step, now: int) -> list[int]:
    """The banks as if the answer had not been given: the time since then is its seat's own."""
    if not table.clock.banks or table.asked is None:
        return []
    used = step.banks[table.asked] - table.clock.left(table.asked, now)
    return [max(0, bank - used) if seat == step.seat else bank for seat, bank in enumerate(step.spent)]
