"""Whom players do not want to hear: kept beside the log of their table. Those of spectators go with the room."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from camarilla.kernel.refusal import Refusal
from camarilla.server.store.reading import read_json
from camarilla.wire.commands import Mute

if TYPE_CHECKING:
    from camarilla.server.live.listener import Sender
    from camarilla.server.live.room import Room

MUTES = "mutes"  # among what is kept with a table


def check_mutes(room: Room, sender: Sender, command: Any) -> None:
    """Refuse whoever changes too often whom they hear: each time it is kept."""
    if isinstance(command, Mute):
        room.rooms.changes.check(sender.listener.counted.player, sender.listener.address, room.now())


async def keep_mutes(room: Room, sender: Sender) -> None:
    """Keep the mutes of all who sit here as they are now; whoever muted is told when it is done."""
    try:
        if room.table.seats_of(sender.listener.counted.player):
            async with room.keeping:
                await asyncio.to_thread(room.rooms.store.keep, room.table.id, MUTES, written(room))
    except Exception as error:
        room.rooms.log.error("mute not kept", table=room.table.id, error=type(error).__name__)
        room.refuse(sender, Refusal("store-failed"))
    else:
        room.done(sender)


def written(room: Room) -> bytes:
    people = room.table.people()
    return write_mutes({player: tags for player, tags in room.table.muted.items() if player in people})


def write_mutes(muted: dict[str, set[str]]) -> bytes:
    """Mutes to be kept."""
    return msgspec.json.encode({player: sorted(tags) for player, tags in muted.items()})


def read_mutes(kept: bytes | None) -> dict[str, set[str]]:
    """Mutes that were kept."""
    return read_json(kept, dict[str, set[str]]) or {}
