"""Analyses of finished games: one at a time, each in a process of its own, kept when it is done."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import Any

import msgspec

from camarilla.kernel.refusal import Refusal
from camarilla.server.settings import Limits
from camarilla.server.store.store import Store
from camarilla.wire.rest import AnalysisResult, AnalysisStatus

KIND = "analysis"
COMMAND = (sys.executable, "-P", "-m", "camarilla.server.http.analysis_job")  # nothing from the working folder
LONGEST_LINE = 1 << 24


class Analyst:
    """Has games analysed, in order."""

    def __init__(self, store: Store, log: Any, limits: Limits, command: tuple[str, ...] = COMMAND) -> None:
        self.store, self.log, self.limits, self.command = store, log, limits, command
        self.jobs: dict[str, AnalysisStatus] = {}
        self.owners: dict[str, str] = {}  # who asked for it
        self.tasks: set[asyncio.Task[None]] = set()
        self.turn = asyncio.Lock()

    async def state(self, table: str) -> AnalysisStatus:
        """How far the analysis of a game is."""
        if table in self.jobs:
            return self.jobs[table]
        kept = await asyncio.to_thread(self.store.kept, table, KIND)
        return msgspec.json.decode(kept, type=AnalysisStatus) if kept else AnalysisStatus("none", 0, 0, None)

    async def start(self, table: str, transcript: str, player: str) -> AnalysisStatus:
        """Begin, unless it has begun or is done; one player does not keep all others waiting."""
        state = await self.state(table)
        state = self.jobs.get(table, state)  # somebody else may have begun it meanwhile
        if state.state not in ("none", "failed"):
            return state
        under_way = [self.owners.get(id) for id, job in self.jobs.items() if job.state in ("waiting", "running")]
        if len(under_way) >= self.limits.analyses or under_way.count(player) >= self.limits.analyses_of_player:
            raise Refusal("flood")
        self.owners[table] = player
        self.jobs[table] = AnalysisStatus("waiting", 0, 0, None)
        task = asyncio.create_task(self._run(table, transcript))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return self.jobs[table]

    async def _run(self, table: str, transcript: str) -> None:
        async with self.turn:
            self.jobs[table] = AnalysisStatus("running", 0, 0, None)
            try:
                result = await self._work(table, transcript)
                done = AnalysisStatus("done", 1, 1, result)
                await asyncio.to_thread(self.store.keep, table, KIND, msgspec.json.encode(done))
            except Exception as error:
                self.log.error("analysis failed", table=table, error=type(error).__name__)
                self.jobs[table] = AnalysisStatus("failed", 0, 0, None)
                return
            finally:
                self.owners.pop(table, None)
            del self.jobs[table]

    async def _work(self, table: str, transcript: str) -> AnalysisResult:
        pipe = asyncio.subprocess.PIPE
        job = await asyncio.create_subprocess_exec(*self.command, stdin=pipe, stdout=pipe, limit=LONGEST_LINE)
        assert job.stdin is not None
        assert job.stdout is not None
        try:
            job.stdin.write(transcript.encode())
            job.stdin.close()
            return await asyncio.wait_for(self._listen(table, job.stdout), self.limits.analysis_seconds)
        finally:
            if job.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    job.kill()
            await job.wait()

    async def _listen(self, table: str, lines: asyncio.StreamReader) -> AnalysisResult:
        """Progress, and at last the result."""
        async for line in lines:
            told = msgspec.json.decode(line)
            if "result" in told:
                return msgspec.convert(told["result"], AnalysisResult)
            self.jobs[table] = AnalysisStatus("running", told["done"], told["total"], None)
        raise ChildProcessError

    async def close(self) -> None:
        """Give up what is under way."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
