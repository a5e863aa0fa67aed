"""Bots of the operator's own sit where levels do, know what their seat may know, and harm nobody when they fail."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from bots.test_external import forbid_killing

import camarilla
from camarilla.bots import observe
from camarilla.bots.program import Program
from camarilla.kernel.game import State
from camarilla.kernel.refusal import Refusal
from camarilla.kernel.telling import told
from camarilla.server.live import own_bots
from camarilla.server.live.bots import Bots
from camarilla.server.live.own_bots import REST, STRIKES, OwnBots, greeted
from server.live import Live, Person, Silence, Talk, live

SOURCE = '''
import json, os, time
class Noting:
    """Writes down all that it is told."""
    games = ("oriflamme", "throne")
    def __init__(self, seed=0, place=0):
        self.place = place
    def choose(self, observation, budget):
        told = [observation.seat, observation.view, observation.events, observation.legal]
        told += [budget.milliseconds, self.place]
        with open("heard", "a") as file:
            file.write(json.dumps(told) + "\\\\n")
        return observation.legal[self.place % len(observation.legal)]
class Crashing:
    def choose(self, observation):
        return observation.nothing
class Ending:
    def choose(self, observation):
        os._exit(3)
class Hanging:
    def choose(self, observation):
        time.sleep(1000)
class Cheating:
    def choose(self, observation):
        return "fly"
'''.replace("\\\\n", "\\n")
NODE = """
const lines = require("readline").createInterface({ input: process.stdin });
const say = (message) => console.log(JSON.stringify(message));
lines.on("line", (line) => {
  const asked = JSON.parse(line);
  if (asked.type === "hello") say({ type: "hello", protocol: 2, options: { last: false } });
  if (asked.type === "new") { last = asked.options?.last; say({ type: "ready" }); }
  if (asked.type === "choose") say({ type: "move", number: asked.number, move: asked.legal.at(last ? -1 : 0) });
  if (asked.type === "bye") process.exit();
});
let last = false;
"""
MOVE = 'type: "move", number: asked.number, move: asked.legal.at(last ? -1 : 0)'
ERROR = 'type: "error", text: `the hand is ${asked.view.hand}`'
SLOW = """
import json, sys, time
for line in sys.stdin:
    asked = json.loads(line)["type"]
    if asked == "hello":
        print(json.dumps({"type": "hello", "protocol": 2}), flush=True)
    elif asked == "new":
        print(json.dumps({"type": "ready"}), flush=True)
    else:
        time.sleep(0.3)
"""
BOTS = {
    "Noting": "mybot:Noting[place=1]", "Node": "engine:node bot.js [last=true]", "Crashing": "mybot:Crashing",
    "Word": "engine:mybot", "Ending": "mybot:Ending", "Hanging": "mybot:Hanging", "Cheating": "mybot:Cheating",
}  # fmt: skip
Act = Callable[[Live], Coroutine[Any, Any, None]]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with bots in it, in which the server runs; nothing of them is left when it has ended."""
    (tmp_path / "mybot.py").write_text(SOURCE)
    (tmp_path / "bot.js").write_text(NODE)
    (tmp_path / "mybot").write_text(f"#!/usr/bin/env node\n{NODE.replace(MOVE, ERROR)}")
    (tmp_path / "mybot").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    yield tmp_path
    assert not Program.running
    assert not Program.idle


def trial(folder: Path, act: Act, *names: str, bot_time: int = 2_000, **changes: Any) -> list[tuple[str, str, Any]]:
    """A server with some of the bots; what it has logged."""

    async def run() -> list[tuple[str, str, Any]]:
        bots = tuple((name, BOTS[name]) for name in names)
        async with live(folder / "tables.db", bots=bots, bot_time=bot_time, **changes) as server:
            await act(server)
            return [line for line in server.server.log.lines if "bot" in line[1]]

    return asyncio.run(run())


async def whole_game(server: Live, game: str, *seats: str) -> tuple[Person, Talk]:
    """A game of Ada's against bots, to its end."""
    ada = await server.person()
    talk = await ada.join(await ada.open(game, "me", *seats))
    await talk.play_on(random.Random(1))
    assert talk.table["phase"] == "over"
    return ada, talk


def test_a_class_is_told_what_its_seat_may_know_and_nothing_else(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Word for word, in a process of its own; every question with all that has happened since the deal."""
    asked: list[list[Any]] = []
    choose, servers = Bots._choose, list[Live]()

    def note(self: Bots, state: State, name: str, tape: bytes, owner: str) -> int | None:
        assert state.seat is not None
        (room,) = servers[0].server.rooms.open.values()
        events = told(state.game, bytes(room.table.history), state.seat)
        asked.append([state.seat, state.view(state.seat), events, state.legal, 2_000, 1])
        return choose(self, state, name, tape, owner)

    monkeypatch.setattr(Bots, "_choose", note)

    async def act(server: Live) -> None:
        servers.append(server)
        await whole_game(server, "oriflamme", "bot Noting", "bot page")

    assert trial(folder, act, "Noting") == []
    heard = [json.loads(line) for line in (folder / "heard").read_text().splitlines()]
    assert len(heard) > 10
    assert heard == json.loads(json.dumps(asked))
    assert len(heard[-1][2]) > len(heard[0][2]) > 0


def test_a_program_plays_and_sits_in_the_menu_by_its_name(folder: Path) -> None:
    async def act(server: Live) -> None:
        ada, talk = await whole_game(server, "intrigues", "bot Node", "bot Node")
        assert [seat["level"] for seat in talk.table["seats"]] == [None, "Node", "Node"]
        listed = {game["id"]: game["bots"] for game in (await ada.web.get("/api/games")).json()["games"]}
        assert listed == {
            "oriflamme": ["Node", "Noting"],
            "ablaze": ["Node"],
            "throne": ["Node", "Noting"],
            "intrigues": ["Node"],
        }
        table = await ada.open("intrigues", "me", "open", begin=False)
        host = await ada.join(table)
        assert (await host.order("fill", seat=1, level="Noting"))["error"] == "level"
        assert (await host.order("fill", seat=1, level="mybot:Noting"))["error"] == "level"
        assert (await host.order("fill", seat=1, level="engine:node bot.js"))["error"] == "level"
        assert (await host.order("fill", seat=1, level="Node"))["type"] == "update"
        wish = {"game": "intrigues", "seats": ["me", "bot Noting"], "begin": True}
        assert (await ada.web.post("/api/tables", json=wish)).json()["error"] == "level"

    assert trial(folder, act, "Node", "Noting") == []


FAULTS = {
    "Crashing": {"fault": "error", "detail": '"mybot:Crashing" failed: AttributeError in line 16 of mybot.py'},
    "Ending": {"fault": "ended", "detail": "status 3"},
    "Cheating": {"fault": "illegal", "detail": ""},
}


def test_what_a_program_of_one_word_says_of_cards_is_not_logged(folder: Path) -> None:
    async def act(server: Live) -> None:
        await whole_game(server, "oriflamme", "bot Word")

    failed = [parts for _, said, parts in trial(folder, act, "Word") if said == "own bot failed"]
    assert {(parts["fault"], parts["detail"]) for parts in failed} == {("error", "")}


@pytest.mark.parametrize("name", FAULTS)
def test_one_that_fails_is_named_in_the_log_and_a_level_answers(folder: Path, name: str) -> None:
    """And after three faults in a row it rests, so that nobody waits for it again and again."""

    async def act(server: Live) -> None:
        await whole_game(server, "throne", f"bot {name}")

    lines = trial(folder, act, name)
    failed = [parts for level, said, parts in lines if said == "own bot failed"]
    assert len(failed) == STRIKES
    assert all((parts["bot"], parts["game"]) == (name, "throne") for parts in failed)
    assert all(parts.items() >= FAULTS[name].items() for parts in failed)
    assert [parts for _, said, parts in lines if said == "own bot rests"] == [{"bot": name, "seconds": REST}]
    assert "bot failed" not in [said for _, said, _ in lines]


def test_one_that_hangs_is_ended_and_no_level_waits_for_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it hangs, all bots of another table play a whole game; the server has a single thread for each kind."""
    monkeypatch.setattr(own_bots, "SLACK", 3.0)

    async def act(server: Live) -> None:
        ada = await server.person()
        slow = await ada.join(await ada.open("oriflamme", "bot Hanging", "me"))
        await whole_game(server, "oriflamme", "bot page")
        assert server.server.rooms.bots.programs.turns.thinking.total() == 1
        assert slow.game is not None
        assert not slow.game["legal"]
        await slow.until(lambda message: message["type"] == "update" and message["game"]["legal"])

    lines = trial(folder, act, "Hanging", bot_time=1, thinkers=1)
    assert [(said, parts["fault"]) for _, said, parts in lines] == [("own bot failed", "silent")]


def test_a_table_goes_on_at_a_server_that_offers_the_bot_no_more(folder: Path) -> None:
    tables: list[tuple[str, str]] = []

    async def begin(server: Live) -> None:
        ada = await server.person()
        table = await ada.open("throne", "me", "bot Node")
        talk = await ada.join(table)
        await talk.play_on(random.Random(2), 2)
        tables.append((table, ada.web.cookies["camarilla"]))

    async def go_on(server: Live) -> None:
        table, cookie = tables[0]
        ada = server.stranger()
        ada.web.cookies.set("camarilla", cookie)
        talk = await ada.join(table)
        await talk.play_on(random.Random(3))
        assert talk.table["phase"] == "over"

    trial(folder, begin, "Node")
    lines = trial(folder, go_on)
    assert {(said, parts["bot"]) for _, said, parts in lines} == {("no such bot", "Node")}


@pytest.mark.parametrize(
    ("name", "bot", "id"),
    [
        ("knight", "mybot:Noting", "bot-name"),
        ("Page", "mybot:Noting", "bot-name"),
        ("a:b", "mybot:Noting", "bot-name"),
        ("7", "mybot:Noting", "bot-name"),
        ("x" * 25, "mybot:Noting", "bot-name"),
        ("", "mybot:Noting", "bot-name"),
        ("Mine", "knight", "bot-kind"),
        ("Mine", "ismcts:4000", "bot-kind"),
        ("Mine", "engine:nodee bot.js", "engine-start"),
        ("Mine", "mybot:Missing", "engine-failed"),
        ("Mine", "engine:node bot.js [first=true]", "bot-option"),
        ("Mine", "mybot:Noting[place=x]", "bot-option-value"),
    ],
)
def test_a_bot_that_cannot_be_offered_is_refused_at_the_start(folder: Path, name: str, bot: str, id: str) -> None:
    with pytest.raises(Refusal) as refused:
        greeted(name, bot)
    assert refused.value.id == id
    OwnBots({}, 1, Silence()).close()
    for command in list(Program.idle):
        for program in Program.idle.pop(command):
            program.end(politely=False)


def test_processes_are_few_and_end_with_the_server(folder: Path) -> None:
    """Three tables at once, one program each thinker; no process stays."""
    seen: list[set[int]] = []

    async def act(server: Live) -> None:
        await asyncio.gather(*(whole_game(server, "throne", "bot Node") for _ in range(3)))
        seen.append({program.process.pid for program in Program.running})

    trial(folder, act, "Node", thinkers=2)
    assert 1 <= len(seen[0]) <= 2
    assert not any(Path(f"/proc/{pid}").exists() for pid in seen[0])


def test_a_bot_that_may_not_be_ended_rests_and_does_not_spoil_the_end(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "slow.py").write_text(SLOW)
    log = Silence()
    bots = OwnBots({"Slow": f"engine:{sys.executable} slow.py"}, 1, log)
    state = camarilla.game("oriflamme").deal(2, seed=1)
    monkeypatch.setattr(own_bots, "SLACK", 0.05)
    left = forbid_killing(monkeypatch)
    for _ in range(STRIKES):
        assert bots.choose("Slow", observe(state), "ada") is None
    assert [line[1] for line in log.lines] == ["own bot failed"] * STRIKES + ["own bot rests"]
    program = Program(bots.bots["Slow"].command)
    bots.close()
    own_bots.end_all()
    Program.running.discard(program)
    assert {process.wait(30) for process in left} == {0}


def test_a_bot_rests_only_where_it_fails(folder: Path) -> None:
    """Somebody who makes a bot fail at a table of theirs does not take it from the others."""
    log = Silence()
    bots = OwnBots({"Ending": "mybot:Ending"}, 1000, log)
    seen = observe(camarilla.game("throne").deal(2, seed=1))
    try:
        for owner in ("mallory",) * (STRIKES + 1) + ("ada",):
            assert bots.choose("Ending", seen, owner) is None
        said = [line[1] for line in log.lines]
        assert said == ["own bot failed"] * STRIKES + ["own bot rests", "own bot failed"]
        assert bots.choose("Gone", seen, "ada") is bots.choose("Gone", seen, "ada") is None
        assert [line[1] for line in log.lines].count("no such bot") == 1
    finally:
        bots.close()


def test_a_mistyped_bot_is_refused_in_one_line_before_a_store_is_made(folder: Path) -> None:
    serve = [sys.executable, "-m", "camarilla.cli", "serve", "--port", "0", "--database", "new.db", "--bot"]
    found = subprocess.run([*serve, "X=mybot:Notign"], capture_output=True, text=True, check=False, timeout=60)
    assert found.returncode == 2
    assert found.stderr.startswith('camarilla: "mybot:Notign" failed at the greeting: it ended with status 2: ')
    assert found.stderr.endswith("module 'mybot' has no attribute 'Notign'\n")
    assert found.stderr.count("\n") == 1
    assert not list(folder.glob("new.db*"))


def test_what_a_bot_says_after_its_greeting_is_passed_on(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (folder / "talking.py").write_text(
        "import sys\nprint('loaded', file=sys.stderr)\nclass Talking:\n    def choose(self, observation): return 1\n"
    )
    greeted("Talking", "talking:Talking")
    (program,) = Program.running
    Program.idle.clear()
    program.end(politely=True)
    assert "loaded" in capfd.readouterr().err
