"""Analyses: one at a time in a process of its own, with progress; kept when done, and a failure can be tried again."""

from __future__ import annotations

import asyncio
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from camarilla.kernel.refusal import Refusal
from camarilla.lab.open_search import SAMPLES
from camarilla.server.http.analysis import Analyst
from camarilla.server.live.thinking import ThinkingQueue
from camarilla.server.metrics import Counts
from camarilla.server.settings import Limits
from camarilla.server.store.sqlite import SqliteStore
from camarilla.wire.rest import AnalysisResult
from server.live import PATIENCE, HandTimer, Silence, live

JOB = """
import json, sys
text = json.loads(sys.stdin.readline())
part = {"game": "so far", "seats": [], "steps": [], "turns": []}
print(json.dumps({"done": 1, "total": 2, "round": 1, "part": part}), flush=True)
print(json.dumps({"done": 2, "total": 2, "round": 1}), flush=True)
if text == "wait":
    import signal
    signal.pause()
if text == "break":
    sys.exit(3)
print(json.dumps({"result": {"game": text, "seats": [], "steps": [], "turns": []}}), flush=True)
"""


PAUSE = (sys.executable, "-c", "import signal; signal.pause()")
HERE = "192.0.2.1"


def turns() -> ThinkingQueue:
    return ThinkingQueue(1, 1, HandTimer(), Counts().analyses)


def analyst(path: Path) -> Analyst:
    return Analyst(SqliteStore(path / "db"), Silence(), Limits(), turns(), (sys.executable, "-c", JOB))


def test_an_analysis_runs_and_is_kept(tmp_path: Path) -> None:
    async def run() -> None:
        one = analyst(tmp_path)
        assert (await one.state("t")).state == "none"
        assert (await one.start("t", "hello", "ada", HERE)).state == "waiting"
        assert (await one.start("t", "hello", "ada", HERE)).state in ("waiting", "running")
        await asyncio.gather(*one.tasks)
        done = await one.state("t")
        assert (done.state, done.result) == ("done", AnalysisResult("hello", [], [], []))
        assert (await one.start("t", "other", "ada", HERE)).result == done.result
        one.store.close()
        again = Analyst(SqliteStore(tmp_path / "db"), Silence(), Limits(), turns())
        assert (await again.state("t")).result == done.result
        again.store.close()

    asyncio.run(run())


def test_what_was_found_so_far_is_there_before_the_result(tmp_path: Path) -> None:
    async def run() -> None:
        one = analyst(tmp_path)
        await one.start("t", "wait", "ada", HERE)
        async with asyncio.timeout(PATIENCE):
            while (state := await one.state("t")).done < 2:
                await asyncio.sleep(0.01)
        assert (state.state, state.result) == ("running", AnalysisResult("so far", [], [], []))
        await one.close()
        one.store.close()

    asyncio.run(run())


def test_a_failed_analysis_can_be_tried_again(tmp_path: Path) -> None:
    async def run() -> None:
        one = analyst(tmp_path)
        await one.start("t", "break", "ada", HERE)
        await asyncio.gather(*one.tasks)
        assert (await one.state("t")).state == "failed"
        await one.start("t", "fine", "ada", HERE)
        await asyncio.gather(*one.tasks)
        assert (await one.state("t")).state == "done"
        one.store.close()

    asyncio.run(run())


def test_only_so_many_wait_and_closing_gives_up(tmp_path: Path) -> None:
    async def run() -> None:
        one = Analyst(SqliteStore(tmp_path / "db"), Silence(), Limits(), turns(), PAUSE)
        for number in range(Limits().analyses):
            await one.start(f"t{number}", "", f"player {number}", f"address {number}")
        with pytest.raises(Refusal, match="too many"):
            await one.start("another", "", "ada", HERE)
        await one.close()
        one.store.close()

    asyncio.run(run())


def test_one_player_does_not_keep_all_others_waiting(tmp_path: Path) -> None:
    async def run() -> None:
        one = Analyst(SqliteStore(tmp_path / "db"), Silence(), Limits(), turns(), PAUSE)
        for number in range(Limits().analyses_of_player):
            await one.start(f"t{number}", "", "eve", HERE)
        with pytest.raises(Refusal, match="too many"):
            await one.start("another", "", "eve", HERE)
        assert (await one.start("another", "", "ada", HERE)).state == "waiting"
        await one.close()
        one.store.close()

    asyncio.run(run())


def test_one_address_does_not_keep_all_others_waiting(tmp_path: Path) -> None:
    """Whatever cookies it has; and whoever comes later from elsewhere is next."""
    order, may_go = list[str](), asyncio.Event()

    class Noting(Analyst):
        async def _work(self, table: str, transcript: str) -> AnalysisResult:
            order.append(table)
            await may_go.wait()
            return AnalysisResult(transcript, [], [], [])

    async def run() -> None:
        one = Noting(SqliteStore(tmp_path / "db"), Silence(), Limits(), turns())
        for number in range(Limits().analyses_of_address):
            await one.start(f"t{number}", "", f"eve {number}", HERE)
        with pytest.raises(Refusal, match="too many"):
            await one.start("another", "", "eve again", HERE)
        await one.start("ada's", "", "ada", "192.0.2.2")
        may_go.set()
        await asyncio.gather(*one.tasks)
        assert order[1] == "ada's"
        assert len(order) == Limits().analyses_of_address + 1
        one.store.close()

    asyncio.run(run())


def test_a_few_addresses_do_not_take_all_places(tmp_path: Path) -> None:
    """Some are kept for addresses that have none under way."""

    async def run() -> None:
        one = Analyst(SqliteStore(tmp_path / "db"), Silence(), Limits(), turns(), PAUSE)
        for number in range(Limits().analyses * 3 // 4):
            await one.start(f"t{number}", "", f"eve {number}", f"address {number % 3}")
        with pytest.raises(Refusal, match="too many"):
            await one.start("another", "", "eve again", "address 0")
        assert (await one.start("ada's", "", "ada", HERE)).state == "waiting"
        await one.close()
        one.store.close()

    asyncio.run(run())


def test_figures_become_no_surer_while_others_wait(tmp_path: Path) -> None:
    """Whoever plays many games keeps nobody from the first figures of another."""
    rounds = """
import json, sys
text = json.loads(sys.stdin.readline())
print(json.dumps({"done": 1, "total": 60, "round": 2}), flush=True)
sys.stdin.read()
print(json.dumps({"result": {"game": text, "seats": [], "steps": [], "turns": []}}), flush=True)
"""

    async def run() -> None:
        one = Analyst(SqliteStore(tmp_path / "db"), Silence(), Limits(), turns(), (sys.executable, "-c", rounds))
        await one.start("eve's", "eve", "eve", HERE)
        await one.start("ada's", "ada", "ada", "192.0.2.2")
        async with asyncio.timeout(PATIENCE):
            while (await one.state("eve's")).state != "done" or (await one.state("ada's")).round != 2:
                await asyncio.sleep(0.01)
        assert (await one.state("ada's")).state == "running", "nobody waits: it goes on"
        await one.close()
        one.store.close()

    asyncio.run(run())


def test_the_real_job_over_http(tmp_path: Path) -> None:
    """A short real game, analysed by the bots."""
    import random

    async def run() -> None:
        async with live(tmp_path / "db") as server:
            ada = await server.person()
            talk = await ada.join(await ada.open("oriflamme", "me", "bot page", options={"rounds": 1}))
            await talk.play_on(random.Random(1))
            address = f"/api/replays/{talk.table['share']}/analysis"
            server.server.analyst.limits = replace(server.server.analyst.limits, analysis_effort=0.01)
            assert (await ada.web.get(address)).json()["state"] == "none"
            assert (await ada.web.post(address)).status_code == 202
            await asyncio.gather(*server.server.analyst.tasks)
            found = (await ada.web.get(address)).json()
            assert found["state"] == "done"
            assert found["result"]["game"] == "oriflamme"
            assert found["result"]["samples"] == SAMPLES
            assert found["result"]["error"] > 0
            assert len(found["result"]["curve"]) == len(found["result"]["steps"]) + 1
            better = {step[way]["best"] for step in found["result"]["steps"] for way in ("knowable", "true")}
            assert set(found["result"]["moves"]) == better  # what they are made of, so that the page has words for them
            assert all(made["kind"] for made in found["result"]["moves"].values())

    asyncio.run(run())


# -- at once and without end ------------------------------------------------------------------------------------
def test_two_who_ask_at_once_get_one_analysis(tmp_path: Path) -> None:
    job = f"open({str(tmp_path / 'runs')!r}, 'a').write('x')\n{JOB}"

    async def run() -> None:
        one = Analyst(SqliteStore(tmp_path / "db"), Silence(), Limits(), turns(), (sys.executable, "-c", job))
        await asyncio.gather(*(one.start("t", "", "ada", HERE) for _ in range(3)))
        await asyncio.gather(*one.tasks)
        assert (await one.state("t")).state == "done"
        assert (tmp_path / "runs").read_text(encoding="utf-8") == "x"
        one.store.close()

    asyncio.run(run())


def test_what_an_analysis_complains_of_is_a_line_of_ours(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Not its traceback, in which there may be cards."""

    async def run() -> None:
        one = Analyst(
            SqliteStore(tmp_path / "db"), log := Silence(), Limits(), turns(), (sys.executable, "-c", "{}['archer']")
        )
        await one.start("t", "", "ada", HERE)
        await asyncio.gather(*one.tasks)
        one.store.close()
        assert [parts.get("error") for _, _, parts in log.lines] == ["KeyError", "ChildProcessError"]

    asyncio.run(run())
    assert capfd.readouterr().err == ""


def test_an_analysis_that_never_ends_is_given_up(tmp_path: Path) -> None:
    async def run() -> None:
        forever = (sys.executable, "-c", "while True: pass")
        one = Analyst(SqliteStore(tmp_path / "db"), Silence(), Limits(analysis_seconds=0.01), turns(), forever)
        await one.start("t", "", "ada", HERE)
        await asyncio.wait_for(asyncio.gather(*one.tasks), PATIENCE)
        assert (await one.state("t")).state == "failed"
        one.store.close()

    asyncio.run(run())
