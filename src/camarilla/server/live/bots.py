"""Bots at a server: they think in threads on what their seat may know, and answer when they are due."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from camarilla.bots import observe, seat_bot
from camarilla.kernel.game import State
from camarilla.server.live.thinking import Claim, ThinkingQueue
from camarilla.server.live.timer import Timer

T = TypeVar("T")
Answer = Callable[[int], None]  # takes the code of a bot's answer


class Bots:
    """The threads in which bots think, in turns."""

    def __init__(self, threads: int, turns: ThinkingQueue, quantum: int, timer: Timer, log: Any) -> None:
        self.threads, self.turns = ThreadPoolExecutor(threads, "bot"), turns
        self.quantum, self.timer, self.log = quantum, timer, log
        self.tasks: set[asyncio.Task[None]] = set()

    def ask(self, state: State, level: str, due: int, pace: int, claim: Callable[[], Claim], answer: Answer) -> None:
        """Let a bot think; it answers when it is due, and if it is late, some whole number of paces later."""
        work = self._answer(state, level, due, max(self.quantum, pace), claim, answer)
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _answer(
        self, state: State, level: str, due: int, step: int, claim: Callable[[], Claim], answer: Answer
    ) -> None:
        code = await self._think(state, level, claim)
        late = max(0, self.timer.now() - due)
        self.timer.call_at(due + -(-late // step) * step, lambda: answer(code))

    async def in_turn(self, claim: Callable[[], Claim], work: Callable[..., T], *about: Any) -> T:
        """Something that takes a while, done in a thread when its turn has come."""
        turn = await self.turns.take(claim)
        done = asyncio.get_running_loop().run_in_executor(self.threads, work, *about)
        done.add_done_callback(lambda _: self.turns.give_back(turn))
        return await asyncio.shield(done)  # a thread cannot be stopped: whoever gives up keeps the turn until it ends

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
        self.threads.shutdown(wait=False, cancel_futures=True)


def think(state: State, level: str) -> int:
    """The code of a bot's answer; slow, so call it from a thread."""
    player = seat_bot(state.game, level, secrets.randbits(62))
    return state.game.moves.codes[player.choose(observe(state)).move]
