"""Hints at a table: a search on what the seat that is asked may know, in the bots' turns; that socket alone is told."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from camarilla.bots import Observation, observe
from camarilla.bots.hint import Outlook, hint, reason
from camarilla.kernel.refusal import Refusal
from camarilla.wire import encode
from camarilla.wire.messages import Hinted
from camarilla.wire.parts import HintedMove

if TYPE_CHECKING:
    from camarilla.server.live.listener import Sender
    from camarilla.server.live.room import Room
    from camarilla.wire.commands import Hint


def give_hint(room: Room, sender: Sender, command: Hint) -> None:
    """Begin to search; a Refusal goes to the one who asked."""
    try:
        seen = observed(room, sender, command.at)
        also = named(seen, command.code)
        if not room.rooms.hints_of.take(sender.listener.counted.player, room.now()):
            raise Refusal("flood")
    except Refusal as refusal:
        room.refuse(sender, refusal)
    else:
        room.rooms.run(answer(room, sender, command, seen, also))


def observed(room: Room, sender: Sender, at: int) -> Observation:
    """What the seat of whoever asks may know, if it may ask now."""
    table, who = room.table, sender.listener.counted
    if not table.hints:
        raise Refusal("no-hints")
    if table.phase != "playing" or table.state is None:
        raise Refusal("phase-" + table.phase)
    if at != table.asked_in:
        raise Refusal("stale", at=at, now=table.asked_in)
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
    """Search when the turn has come, and tell; what the game has left behind meanwhile is of no use."""
    try:
        found = await room.rooms.bots.in_turn(partial(room.claim, False), hint, seen, also)
        if room.table.asked_in != command.at:
            raise Refusal("stale", at=command.at, now=room.table.asked_in)
    except Refusal as refusal:
        room.refuse(sender, refusal)
    except Exception as error:
        room.rooms.log.error("hint failed", game=seen.game.id, error=type(error).__name__)
        room.refuse(sender, Refusal("internal"))
    else:
        moves = [written(one, seen.game.moves.codes) for one in found]
        told = Hinted(command.id, command.at, moves, reason(found))
        room.later(partial(sender.listener.send, encode(told)))


def written(one: Outlook, codes: Mapping[str, int]) -> HintedMove:
    return HintedMove(codes[one.move], *(round(number, 3) for number in (one.chance, one.points, one.others)))
