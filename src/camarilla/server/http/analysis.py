"""Analyses of finished games: one at a time, by turns, each in a process of its own, kept when it is done."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import Any

import msgspec

from camarilla.kernel.refusal import Refusal
from camarilla.server.addresses import site_of
from camarilla.server.live.thinking import Claim, ThinkingQueue
from camarilla.server.settings import Limits
from camarilla.server.store.reading import read_json
from camarilla.server.store.store import Store
from camarilla.wire.rest import AnalysisResult, AnalysisStatus

KIND = "analysis"
COMMAND = (sys.executable, "-P", "-m", "camarilla.server.http.analysis_job")  # nothing from the working folder
LONGEST_LINE = 1 << 24


class Analyst:
    """Has games analysed, for every address in turn."""

    def __init__(
        self, store: Store, log: Any, limits: Limits, turns: ThinkingQueue, command: tuple[str, ...] = COMMAND
    ) -> None:
        self.store, self.log, self.limits, self.turns, self.command = store, log, limits, turns, command
        self.jobs: dict[str, AnalysisStatus] = {}
        self.claims: dict[str, Claim] = {}  # who asked for it, as long as it is under way
        self.tasks: set[asyncio.Task[None]] = set()

    async def state(self, table: str) -> AnalysisStatus:
        """How far the analysis of a game is."""
        if table in self.jobs:
            return self.jobs[table]
        kept = await asyncio.to_thread(self.store.kept, table, KIND)
        return read_json(kept, AnalysisStatus) or AnalysisStatus("none", 0, 0, None)

    async def start(self, table: str, transcript: str, player: str, address: str) -> AnalysisStatus:
        """Begin, unless it has begun or is done; neither a player nor an address keeps all others waiting."""
        state = await self.state(table)
        state = self.jobs.get(table, state)  # somebody else may have begun it meanwhile
        if state.state not in ("none", "failed"):
            return state
        self._check(player, address)
        self.claims[table] = Claim(True, False, address, player)
        self.jobs[table] = AnalysisStatus("waiting", 0, 0, None)
        task = asyncio.create_task(self._run(table, transcript))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return self.jobs[table]

    def _check(self, player: str, address: str) -> None:
        limits, under_way = self.limits, list(self.claims.values())
        of_player = sum(claim.owner == player for claim in under_way)
        of_address = sum(claim.address == address for claim in under_way)
        of_site = any(claim.site == site_of(address) for claim in under_way)
        places = limits.analyses * 3 // 4 if of_site else limits.analyses  # a quarter for those who have none
        full = len(under_way) >= places or of_player >= limits.analyses_of_player
        if full or of_address >= limits.analyses_of_address:
            raise Refusal("flood")

    async def _run(self, table: str, transcript: str) -> None:
        claim = self.claims[table]
        await self.turns.take(lambda: claim)
        self.jobs[table] = AnalysisStatus("running", 0, 0, None)
        try:
            result = await self._work(table, transcript)
            done = AnalysisStatus("done", 1, 1, result)
            await asyncio.to_thread(self.store.keep, table, KIND, msgspec.json.encode(done))
            del self.jobs[table]
        except Exception as error:
            self.log.error("analysis failed", table=table, error=type(error).__name__)
            self.jobs[table] = AnalysisStatus("failed", 0, 0, None)
        finally:
            del self.claims[table]
            self.turns.give_back(claim)

    async def _work(self, table: str, transcript: str) -> AnalysisResult:
        pipe = asyncio.subprocess.PIPE
        job = await asyncio.create_subprocess_exec(
            *self.command, str(self.limits.analysis_effort), stdin=pipe, stdout=pipe, stderr=pipe, limit=LONGEST_LINE
        )
        assert job.stdin is not None
        assert job.stdout is not None
        assert job.stderr is not None
        words = asyncio.create_task(job.stderr.read())
        try:
            job.stdin.write(msgspec.json.encode(transcript) + b"\n")
            return await asyncio.wait_for(self._listen(table, job.stdout, job.stdin), self.limits.analysis_seconds)
        finally:
            if job.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    job.kill()
            await job.wait()
            if last := (await words).decode("utf-8", "replace").strip().rpartition("\n")[2]:
                self.log.warning(
                    "analysis said", error=last.partition(":")[0][:40]
                )  # the class alone: no card is logged

    async def _listen(self, table: str, lines: asyncio.StreamReader, job: asyncio.StreamWriter) -> AnalysisResult:
        """What was found so far, and at last the result; while others wait, its figures become no surer."""
        part = None
        async for line in lines:
            told = msgspec.json.decode(line)
            if "result" in told:
                return msgspec.convert(told["result"], AnalysisResult)
            part = msgspec.convert(told["part"], AnalysisResult) if "part" in told else part
            self.jobs[table] = AnalysisStatus("running", told["done"], told["total"], part, told["round"])
            if self.turns.waiting:
                job.close()
        raise ChildProcessError

    async def close(self) -> None:
        """Give up what is under way."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
