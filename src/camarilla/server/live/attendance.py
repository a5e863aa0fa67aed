"""Games over days while nobody is there: they stay loaded, and their clocks run when somebody could answer."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from camarilla.kernel.refusal import Refusal
from camarilla.server.live.downtime import Downtime
from camarilla.server.live.listing import runs_unattended
from camarilla.server.live.table_cache import ElsewhereError
from camarilla.server.store.store import store_error

if TYPE_CHECKING:
    from camarilla.server.live.room import Room
    from camarilla.server.live.rooms import Rooms


class Attendance:
    """Loads what is missing, at the start and whenever a room was given up."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms, self.downtime = rooms, Downtime(rooms.store, rooms.timer)
        self.missing: set[str] = set()  # tables that somebody has to see to
        self.unseen = False  # could the store not be asked for them?

    def miss(self, room: Room) -> None:
        """A room is given up: what is stored of its table is loaded at the next sweep, if its clock runs unattended."""
        if room.table.n and room.table.clock.unattended:
            self.missing.add(room.table.id)

    async def find(self) -> None:
        """See to all such games of the store, but for those of other servers."""
        self.unseen = True
        with contextlib.suppress(Exception):  # an outage is told by /healthz, and the next sweep tries again
            found = await asyncio.to_thread(self.rooms.store.playing)
            self.missing.update(summary.id for summary in found if runs_unattended(summary))
            self.unseen = False
        await self._load()

    async def sweep(self) -> None:
        """Note that this server lives; where it could not for a while, clocks rested."""
        with contextlib.suppress(Exception):  # an outage is told by /healthz
            await asyncio.to_thread(self.downtime.note)
            for room in list(self.rooms.open.values()):
                if self.downtime.deduct(room.table):
                    room.tick()
            await (self.find() if self.unseen else self._load())

    async def _load(self) -> None:
        for id in sorted(self.missing):
            if id in self.missing and not self.rooms.closing:
                await self._load_one(id)

    async def _load_one(self, id: str) -> None:
        """One that does not load keeps no other from being played; if the store is out, it is tried again."""
        try:
            (await self.rooms.get(id)).tick()
        except ElsewhereError:
            pass  # another server sees to it
        except Exception as error:
            if is_passing(error):
                return
            self.rooms.log.error("table not loaded", table=id, error=type(error).__name__)
        self.missing.discard(id)


def is_passing(error: Exception) -> bool:
    """May it be otherwise in a minute: does the store fail, or has an operator closed the table?"""
    return error.id in ("table-closed", "no-store") if isinstance(error, Refusal) else store_error(error) is not None
