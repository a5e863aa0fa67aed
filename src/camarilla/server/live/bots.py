"""Bots at a server: they think in threads on what their seat may know, and answer when they are due."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from camarilla.bots import observe, seat_bot
from camarilla.bots.leading import network_faults
from camarilla.bots.players import every_table, is_level
from camarilla.kernel.game import State
from camarilla.kernel.profile import LEVELS
from camarilla.server.live.own_bots import OwnBots
from camarilla.server.live.thinking import Claim, ThinkingQueue
from camarilla.server.live.timer import Timer
from camarilla.server.table.seats import STAND_IN

T = TypeVar("T")
Answer = Callable[[int], None]  # takes the code of a bot's answer


class Thinkers:
    """Threads that are used in turns."""

    def __init__(self, name: str, threads: int, turns: ThinkingQueue) -> None:
        self.threads, self.turns = ThreadPoolExecutor(threads, name), turns

    async def in_turn(self, claim: Callable[[], Claim], work: Callable[..., T], *about: Any) -> T:
        """Something that takes a while, done in a thread when its turn has come."""
        turn = await self.turns.take(claim)
        try:
            done = asyncio.get_running_loop().run_in_executor(self.threads, work, *about)
        except BaseException:
            self.turns.give_back(turn)
            raise
        done.add_done_callback(lambda _: self.turns.give_back(turn))
        return await asyncio.shield(done)  # a thread cannot be stopped: whoever gives up keeps the turn until it ends

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


class Bots(Thinkers):
    """Levels, and the operator's own bots, which have threads of their own: no level waits for one that hangs."""

    def __init__(
        self,
        threads: int,
        turns: ThinkingQueue,
        quantum: int,
        timer: Timer,
        log: Any,
        own: OwnBots,
        waiting: ThinkingQueue,
    ) -> None:
        super().__init__("bot", threads, turns)
        self.quantum, self.timer, self.log = quantum, timer, log
        self.own, self.programs = own, Thinkers("program", threads, waiting)
        self.tasks: set[asyncio.Task[None]] = set()

    def ask(
        self,
        state: State,
        level: str,
        due: int,
        pace: int,
        claim: Callable[[], Claim],
        answer: Answer,
        tape: bytes = b"",
    ) -> asyncio.Task[None]:
        """Let a bot think; it answers when it is due, and if it is late, some whole number of paces later.

        `tape`: what has happened since the deal, for a bot that wants to know.
        """
        work = self._answer(state, level, due, max(self.quantum, pace), claim, answer, tape)
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def _answer(
        self, state: State, level: str, due: int, step: int, claim: Callable[[], Claim], answer: Answer, tape: bytes
    ) -> None:
        code = None if is_ours(level) else await self._ask_own(state, level, claim, tape)
        if code is None:
            code = await self._think(state, level if is_ours(level) else STAND_IN, claim)
        late = max(0, self.timer.now() - due)
        self.timer.call_at(due + -(-late // step) * step, lambda: answer(code))

    async def _ask_own(self, state: State, name: str, claim: Callable[[], Claim], tape: bytes) -> int | None:
        """The answer of an operator's bot; None if it has none."""
        try:
            return await self.programs.in_turn(claim, self._choose, state, name, tape, claim().owner)
        except Exception as mistake:
            self.log.error("own bot failed", bot=name, game=state.game.id, fault=type(mistake).__name__, detail="")
            return None

    def _choose(self, state: State, name: str, tape: bytes, owner: str) -> int | None:
        seen = observe(state, tape)
        move = self.own.choose(name, seen, owner)
        return None if move is None else state.game.moves.codes[move]

    async def _think(self, state: State, level: str, claim: Callable[[], Claim]) -> int:
        """A bot's answer; any legal one if the bot fails, for the game goes on whatever happens to a bot."""
        try:
            code = await self.in_turn(claim, think, state, level)
            if code in state.codes:
                return code
            error = "illegal"
        except Exception as mistake:
            error = type(mistake).__name__
        self.log.error("bot failed", game=state.game.id, level=level, error=error)
        return secrets.choice(state.codes)

    def close(self) -> None:
        """No bot answers any more."""
        for task in self.tasks:
            task.cancel()
        self.own.close()
        self.programs.close()
        super().close()


async def log_networks(log: Any) -> None:
    """Say which installed networks cannot be used, so that levels play without them."""
    for game, fault in await asyncio.to_thread(lambda: list(network_faults(LEVELS, every_table()))):
        log.warning("network not used", game=game, error=fault.id, text=str(fault))


def is_ours(name: str) -> bool:
    """Is it one of our bots, in whatever style?"""
    return name == "random" or is_level(name)


def think(state: State, level: str) -> int:
    """The code of a bot's answer; slow, so call it from a thread."""
    player = seat_bot(state.game, level, secrets.randbits(62))
    return state.game.moves.codes[player.choose(observe(state)).move]
