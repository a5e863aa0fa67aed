"""Hints at a table: a search on what the seat that is asked may know, in the bots' turns; that socket alone is told."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from camarilla.bots import Observation, observe
from camarilla.bots.hint import Outlook, hint, reason
from camarilla.bots.verdict import judged
from camarilla.kernel.refusal import Refusal
from camarilla.server.live.thinking import Claim
from camarilla.wire import encode
from camarilla.wire.messages import Hinted
from camarilla.wire.parts import HintedMove

if TYPE_CHECKING:
    from camarilla.server.live.listener import Listener, Sender
    from camarilla.server.live.room import Room
    from camarilla.wire.commands import Hint


@dataclass(frozen=True)
class Hinting:
    """A hint that is searched for, or waits for its turn."""

    sender: Sender
    asked_in: int  # the question
    task: asyncio.Task[None]


def give_hint(room: Room, sender: Sender, command: Hint) -> None:
    """Begin to search; a Refusal goes to the one who asked."""
    try:
        room.rooms.check_budget(room, sender.listener, command)
        seen = observed(room, sender, command.asked_in)
        also = named(seen, command.code)
        if not room.rooms.hints_of.take(sender.listener.counted.player, room.now()):
            raise Refusal("flood")
        withdraw(room, sender.listener, Refusal("newer-hint"))  # one at a time
        if not room.rooms.hinting.may_enter(sender.listener.address):
            raise Refusal("flood")
    except Refusal as refusal:
        room.refuse(sender, refusal)
    else:
        begin(room, sender, command, seen, also)


def begin(room: Room, sender: Sender, command: Hint, seen: Observation, also: str | None) -> None:
    """Let it be searched for, and count it until it is told or withdrawn."""
    key, address, hinting = id(sender.listener), sender.listener.address, room.rooms.hinting
    task = room.rooms.run(answer(room, sender, command, seen, also))
    room.hints[key] = Hinting(sender, command.asked_in, task)
    hinting.enter(address)

    def end(_: object) -> None:
        hinting.leave(address)
        settle(room, sender, task)

    task.add_done_callback(end)


def settle(room: Room, sender: Sender, task: asyncio.Task[None] | None) -> None:
    """Forget a search that was told or given up: nothing is left to withdraw."""
    key = id(sender.listener)
    if key in room.hints and room.hints[key].task is task:
        del room.hints[key]


def withdraw(room: Room, listener: Listener, why: Refusal | None = None) -> None:
    """Search no more for a socket; it is told why, unless it has gone."""
    if hint := room.hints.pop(id(listener), None):
        hint.task.cancel()
        if why:
            room.refuse(hint.sender, why)


def withdraw_stale(room: Room) -> None:
    """Nobody needs hints for what the game has left behind."""
    now = room.table.asked_in
    for old in [one for one in room.hints.values() if one.asked_in != now]:
        withdraw(room, old.sender.listener, Refusal("stale", asked_in=old.asked_in, now=now))


def observed(room: Room, sender: Sender, asked_in: int) -> Observation:
    """What the seat of whoever asks may know, if it may ask now."""
    table, who = room.table, sender.listener.counted
    if not table.hints:
        raise Refusal("no-hints")
    if table.phase != "playing" or table.state is None:
        raise Refusal("phase-" + table.phase)
    if asked_in != table.asked_in:
        raise Refusal("stale", asked_in=asked_in, now=table.asked_in)
    if who.seat is None:
        raise Refusal("only-watching")
    if who.seat != table.asked or who.seat not in table.seats_of(who.player):
        raise Refusal("not-asked", seat=who.seat)
    return observe(table.state)


def named(seen: Observation, code: int | None) -> str | None:
    """The move that somebody thinks of."""
    move = None if code is None else seen.game.moves.texts[code] if code < len(seen.game.moves.texts) else ""
    if move is not None and move not in seen.legal:
        raise Refusal("illegal-code", code=code)
    return move


async def answer(room: Room, sender: Sender, command: Hint, seen: Observation, also: str | None) -> None:
    """Search when the turn of whoever asks has come, and tell."""
    claim = Claim(True, False, sender.listener.address, sender.listener.counted.player)
    try:
        found, mistake = await room.rooms.bots.in_turn(lambda: claim, advice, seen, also)
    except Exception as error:
        room.rooms.log.error("hint failed", game=seen.game.id, error=type(error).__name__)
        room.refuse(sender, Refusal("internal"))
    else:
        moves = [written(one, seen.game.moves.codes) for one in found]
        told = Hinted(command.id, command.asked_in, moves, reason(found), mistake)
        settle(room, sender, asyncio.current_task())  # whoever has it may answer before this task has ended
        room.later(partial(sender.listener.send, encode(told)))


def advice(seen: Observation, also: str | None) -> tuple[list[Outlook], bool]:
    """The best answers, and whether the one that somebody thinks of is a mistake: as an analysis will judge it."""
    found = hint(seen, also)
    return found, also is not None and judged(seen, found, also).mistake


def written(one: Outlook, codes: Mapping[str, int]) -> HintedMove:
    return HintedMove(codes[one.move], *(round(number, 3) for number in (one.chance, one.points, one.others)))
