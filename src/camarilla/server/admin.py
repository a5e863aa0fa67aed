"""What an operator can do while the server runs, over a socket in the file system that only its owner can open.

One line of JSON asks, `{"do": "ban", "target": "…"}`; one answers, `{"done": …}` or `{"refused": ID, "details": …}`.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

import camarilla
from camarilla.kernel.refusal import Refusal
from camarilla.server.live.cluster import note_announcement
from camarilla.server.live.room import Room
from camarilla.server.prune import forget, player_of
from camarilla.server.sanctions import named
from camarilla.server.store.store import store_error

if TYPE_CHECKING:
    from camarilla.server.app import Server

LONGEST = 4096  # bytes of a request


def check_path(path: Path | None) -> None:
    """Refuse to put a socket where something else lies: it may be the store."""
    if path and path.exists() and not path.is_socket():
        raise Refusal("admin-file", file=str(path))


def is_heard(path: Path) -> bool:
    """Does a program listen at this socket?"""
    if not path.is_socket():
        return False
    with socket.socket(socket.AF_UNIX) as end:
        end.settimeout(1)
        return end.connect_ex(str(path)) == 0


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """What an operator wants."""

    do: str
    target: str = ""


class Admin:
    """Carries out what operators want; every action is logged."""

    def __init__(self, server: Server) -> None:
        self.server, self.rooms, self.sanctions = server, server.rooms, server.rooms.sanctions

    # -- the socket
    @contextlib.asynccontextmanager
    async def listening(self, path: Path | None) -> AsyncIterator[None]:
        """Listen at a path for a while."""
        if path is None:
            yield
            return
        if is_heard(path):  # it belongs to another server, which would be out of reach
            self.server.log.warning("no admin socket", error="another program listens there")
            yield
            return
        before = os.umask(0o177)
        try:  # that of a server that was killed is replaced
            listener = await asyncio.start_unix_server(self.converse, path, limit=LONGEST)
        except (OSError, AttributeError) as error:  # Windows has no such sockets
            self.server.log.warning("no admin socket", error=getattr(error, "strerror", None) or str(error))
            yield
            return
        finally:
            os.umask(before)
        try:
            yield
        finally:
            listener.close()
            if path.is_socket():
                path.unlink()

    async def converse(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request, one answer."""
        with contextlib.closing(writer):
            try:
                answer = await self.answer(await reader.readline())
            except ValueError:
                answer = {"refused": "message", "details": {"reason": f"longer than {LONGEST} bytes"}}
            writer.write(msgspec.json.encode(answer) + b"\n")
            await writer.drain()

    async def answer(self, line: bytes) -> dict[str, Any]:
        try:
            wish = msgspec.json.decode(line, type=Request)
            act = ACTIONS.get(wish.do)
            if act is None:
                raise Refusal("admin", wish=wish.do[:24], expected=", ".join(ACTIONS))
            done = await act(self, wish.target)
        except msgspec.DecodeError as error:
            return {"refused": "message", "details": {"reason": str(error)[:120]}}
        except Refusal as refusal:
            return {"refused": refusal.id, "details": refusal.details}
        except Exception as error:  # an answer there is, whatever happens
            outage = store_error(error)
            self.server.log.error("admin failed", do=wish.do[:24], error=type(error).__name__, text=outage)
            return {"refused": "store-failed" if outage else "internal", "details": {}}
        self.server.log.info("admin", do=wish.do, target=logged(wish))
        return {"done": done}

    # -- looking
    async def load(self, _: str) -> dict[str, Any]:
        bots, limiter = self.rooms.bots.turns, self.server.limiter
        return {
            "version": camarilla.__version__,
            "tables": len(self.rooms.open),
            "playing": sum(room.table.phase == "playing" and bool(room.listeners) for room in self.rooms.open.values()),
            "sockets": limiter.sockets.total(),
            "bots_waiting": bots.waiting,
            "bots_thinking": bots.thinking.total(),
            "analyses": len(self.server.analyst.jobs),
            "store_bytes": await asyncio.to_thread(self.server.store.size),
            "draining": self.rooms.draining,
        }

    async def tables(self, _: str) -> list[dict[str, Any]]:
        return [self.outline(room) for room in self.rooms.open.values()]

    async def table(self, id: str) -> dict[str, Any]:
        room = await self.rooms.look(id)
        people = [
            {"player": one.who.player, "name": one.who.name, "address": one.address, "seat": one.who.seat}
            for one in room.listeners.values()
        ]
        seats = [{"player": seat.player, "name": seat.name, "bot": seat.bot} for seat in room.table.seats]
        return self.outline(room) | {"host": room.table.host, "seats": seats, "here": people}

    def outline(self, room: Room) -> dict[str, Any]:
        table = room.table
        return {
            "id": table.id,
            "game": table.game.id,
            "phase": table.phase,
            "entries": table.n,
            "sockets": len(room.listeners),
            "quiet_seconds": max(0, self.rooms.timer.now() - table.changed) // 1000,
        }

    async def sanctioned(self, _: str) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.to_builtins(self.sanctions.lists)
        return found

    # -- acting
    async def close(self, id: str) -> None:
        await self.rooms.look(id)  # refused if there is none
        await self.change("closed", id, True)
        await self.empty(id)

    async def reopen(self, id: str) -> None:
        await self.change("closed", id, False)

    async def delete(self, id: str) -> None:
        """Not loaded before: it may be damaged."""
        await self.empty(need(id))
        if not await asyncio.to_thread(self.server.store.delete, id):
            raise Refusal("no-table")
        self.rooms.damaged.discard(id)
        self.rooms.counts.damaged.set(len(self.rooms.damaged))
        await self.empty(id)

    async def empty(self, id: str) -> None:
        """Send everybody away from a table, and forget what is in memory."""
        room = self.rooms.open.get(id)
        if room:
            with contextlib.suppress(Refusal):
                await room.settled()
            room.retire("restart")
        if leases := self.server.store.leases:
            await asyncio.to_thread(leases.revoke, id)

    async def ban(self, target: str) -> None:
        await self.change("banned", named(target), True)
        await self.rooms.sanction()

    async def unban(self, target: str) -> None:
        await self.change("banned", self.listed(target, self.sanctions.lists.banned), False)

    async def mute(self, target: str) -> None:
        await self.change("muted", named(target), True)

    async def unmute(self, target: str) -> None:
        await self.change("muted", self.listed(target, self.sanctions.lists.muted), False)

    def listed(self, target: str, names: set[str]) -> str:
        """A target as it stands in a list."""
        return target if target in names else named(target)

    async def change(self, kind: str, name: str, on: bool) -> None:
        await asyncio.to_thread(self.sanctions.change, kind, need(name), on)
        await self.tell("sanctions")

    async def announce(self, text: str) -> None:
        if leases := self.server.store.leases:
            now = await asyncio.to_thread(leases.now)
            await asyncio.to_thread(note_announcement, self.server.store, text, now)
        if not await self.tell(f"announce {text}"):
            self.rooms.announce(text)

    async def tell(self, word: str) -> bool:
        """Tell all servers; False if this is the only one."""
        if leases := self.server.store.leases:
            await asyncio.to_thread(leases.tell, word)
        return leases is not None

    async def drain(self, _: str) -> None:
        self.rooms.draining = True

    async def resume(self, _: str) -> None:
        self.rooms.draining = False

    async def forget(self, player: str) -> dict[str, int]:
        """Delete a player's name and chat; open tables are loaded anew."""
        store, id = self.server.store, player_of(need(player))
        tables = await asyncio.to_thread(store.naming, id)
        tables += set(await asyncio.to_thread(store.spoken_at, id)).difference(tables)
        for table in tables:
            await self.empty(table)
        count = await asyncio.to_thread(forget, store, id)
        for table in tables:
            await self.empty(table)
        return {"tables": count}


def need(target: str) -> str:
    """A target; refused if there is none."""
    if not target:
        raise Refusal("admin-target")
    return target


def logged(wish: Request) -> str:
    """The target as the log may hold it: no text, and of a cookie only whose it is."""
    return "" if wish.do == "announce" else player_of(wish.target) if wish.do == "forget" else wish.target


Action = Callable[[Admin, str], Awaitable[Any]]
ACTIONS: dict[str, Action] = {
    "load": Admin.load, "tables": Admin.tables, "table": Admin.table, "sanctions": Admin.sanctioned,
    "close": Admin.close, "reopen": Admin.reopen, "delete": Admin.delete, "ban": Admin.ban, "unban": Admin.unban,
    "mute": Admin.mute, "unmute": Admin.unmute, "announce": Admin.announce, "drain": Admin.drain,
    "resume": Admin.resume, "forget": Admin.forget,
}  # fmt: skip
