"""What an operator can do while the server runs: look, close, delete, ban, mute, announce, drain, forget."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import socket
import stat
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from cli.program import refuse, succeed

from camarilla.cli.commands import admin as command
from camarilla.kernel.refusal import Refusal
from camarilla.server import admin
from camarilla.server.prune import player_of
from server.live import Live, live


def trial(path: Path, act: Callable[[Live], Awaitable[None]], **changes: Any) -> None:
    async def run() -> None:
        async with live(path / "db", **changes) as server:
            await act(server)

    asyncio.run(run())


async def do(server: Live, what: str, target: str = "") -> Any:
    """What an action leads to; the id of its refusal if it is refused."""
    answer = await server.server.admin.answer(json.dumps({"do": what, "target": target}).encode())
    return answer.get("refused", answer.get("done"))


def test_the_command_and_the_server_know_the_same_actions() -> None:
    assert tuple(admin.ACTIONS) == command.ACTIONS


def test_an_operator_looks(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada = await server.person("Ada")
        id = await ada.open()
        await ada.join(id)
        load = await do(server, "load")
        assert (load["tables"], load["playing"], load["sockets"], load["draining"]) == (1, 1, 1, False)
        (outline,) = await do(server, "tables")
        assert (outline["id"], outline["phase"], outline["sockets"]) == (id, "playing", 1)
        table = await do(server, "table", id)
        assert (table["here"][0]["name"], table["here"][0]["address"]) == ("Ada", "127.0.0.1")
        assert table["here"][0]["player"] == table["seats"][0]["player"] == table["host"]
        text = json.dumps([load, outline, table])
        assert not [secret for secret in (server.server.rooms.open[id].table.key, "hand", "legal") if secret in text]
        assert await do(server, "table", "none") == "no-table"
        assert await do(server, "juggle") == "admin"
        assert (await server.server.admin.answer(b"{"))["refused"] == "message"

    trial(tmp_path, act)


def test_a_table_is_closed_and_opened_again(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada = await server.person()
        id = await ada.open()
        talk = await ada.join(id)
        await do(server, "close", id)
        await talk.closed()
        assert (await (await ada.dial(id)).closed()) == (4403, "table-closed")
        assert (await ada.web.get(f"/api/tables/{id}")).status_code == 403
        assert (await do(server, "sanctions"))["closed"] == [id]
        await do(server, "reopen", id)
        assert (await ada.join(id)).table["phase"] == "playing"
        assert await do(server, "close", "none") == "no-table"

    trial(tmp_path, act)


def test_a_table_is_deleted(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada = await server.person()
        id = await ada.open()
        talk = await ada.join(id)
        await do(server, "delete", id)
        await talk.closed()
        assert (await ada.web.get(f"/api/tables/{id}")).status_code == 404
        assert server.server.store.tables() == []

    trial(tmp_path, act)


def test_a_banned_player_is_out_and_stays_out(tmp_path: Path) -> None:
    async def play(server: Live) -> None:
        eve, ada = await server.person("Eve"), await server.person()
        id = await eve.open("throne", "me", "open", begin=False)
        talk, other = await eve.join(id), await ada.join(id)
        cookies.update(eve.web.cookies)
        player = server.server.rooms.open[id].table.host
        await do(server, "ban", player)
        assert await talk.closed() == (4403, "banned")
        assert await (await eve.dial(id)).closed() == (4403, "banned")
        assert (await eve.web.post("/api/tables", json={"game": "throne", "seats": ["me", "open"]})).status_code == 403
        assert (await other.order("say", text="hello"))["type"] == "said"
        tables.append(id)

    async def again(server: Live) -> None:
        """After a restart."""
        eve = server.stranger()
        eve.web.cookies.update(cookies)
        assert await (await eve.dial(tables[0])).closed() == (4403, "banned")
        (player,) = (await do(server, "sanctions"))["banned"]
        await do(server, "unban", player)
        await eve.join(tables[0])

    cookies: dict[str, str] = {}
    tables: list[str] = []
    trial(tmp_path, play)
    trial(tmp_path, again)


def test_a_banned_address_gets_nothing(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        eve = await server.person("Eve")
        talk = await eve.join(await eve.open())
        await do(server, "ban", "127.0.0.1")
        assert await talk.closed() == (4403, "banned")
        assert [(await eve.web.get(path)).status_code for path in ("/", "/api/me", "/healthz")] == [403, 403, 200]
        await do(server, "unban", "127.0.0.1")
        assert (await eve.web.get("/api/me")).status_code == 200
        assert await do(server, "ban") == "admin-target"

    trial(tmp_path, act)


@pytest.mark.parametrize(
    ("network", "inside", "outside", "kept"),
    [
        ("2001:db8:1::/48", "2001:db8:1:2::", "2001:db8:2::", "2001:db8:1::/48"),
        ("2001:db8:1:2::1", "2001:db8:1:2::", "2001:db8:1:3::", "2001:db8:1:2::"),
        ("2001:db8:1:2::1/128", "2001:db8:1:2::", "2001:db8:1:3::", "2001:db8:1:2::"),
        ("10.0.0.0/8", "10.1.2.3", "11.0.0.0", "10.0.0.0/8"),
        ("10.1.2.3/8", "10.200.0.1", "2001:db8::", "10.0.0.0/8"),
        ("::ffff:10.0.0.0/104", "10.1.2.3", "11.0.0.0", "10.0.0.0/8"),
        ("198.51.100.3/32", "198.51.100.3", "198.51.100.4", "198.51.100.3"),
        ("fe80::1%eth0", "fe80::", "fe80:1::", "fe80::"),
    ],
)
def test_a_network_is_banned_and_muted(tmp_path: Path, network: str, inside: str, outside: str, kept: str) -> None:
    async def act(server: Live) -> None:
        rules = server.server.rooms.sanctions
        await do(server, "ban", network)
        await do(server, "mute", network)
        assert (await do(server, "sanctions"))["banned"] == [kept]
        for check in (rules.check, rules.check_voice):
            check("some-player-1234", outside)
            with pytest.raises(Refusal):
                check("some-player-1234", inside)
        await do(server, "unban", network)
        rules.check(inside)

    trial(tmp_path, act)


@pytest.mark.parametrize("network", ["0.0.0.0/0", "128.0.0.0/1", "::/0", "2000::/3", "::ffff:0.0.0.0/97"])
def test_nobody_bans_half_the_internet_by_mistake(tmp_path: Path, network: str) -> None:
    async def act(server: Live) -> None:
        for action in ("ban", "mute"):
            assert await do(server, action, network) == "wide-network"
        assert (await server.stranger().web.get("/api/me")).status_code == 200
        for most in ("10.0.0.0/8", "2001::/16"):
            assert await do(server, "ban", most) is None

    trial(tmp_path, act)


def test_a_network_that_is_banned_is_turned_out(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        eve = await server.person("Eve")
        talk = await eve.join(await eve.open())
        await do(server, "ban", "127.0.0.0/24")
        assert await talk.closed() == (4403, "banned")
        assert (await eve.web.get("/api/me")).status_code == 403

    trial(tmp_path, act)


@pytest.mark.parametrize(
    "target", ["198.51.100.300", "10.0.0.0/33", "2001:db8::/x", "Eve", "127.0.0.1 ", "--", "a" * 17, "<script>"]
)
def test_what_is_neither_a_player_nor_an_address_nor_a_network_is_not_done(tmp_path: Path, target: str) -> None:
    async def act(server: Live) -> None:
        for action in ("ban", "mute"):
            assert await do(server, action, target) == "admin-target"
        assert await do(server, "sanctions") == {"banned": [], "muted": [], "closed": []}

    trial(tmp_path, act)


def test_what_was_listed_before_is_taken_off_whatever_it_is(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        for name in ("Eve", "10.0.0.0/33"):
            server.server.rooms.sanctions.change("banned", name, True)
            await do(server, "unban", name)
        assert (await do(server, "sanctions"))["banned"] == []

    trial(tmp_path, act)


def test_a_muted_player_plays_on(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        eve = await server.person("Eve")
        id = await eve.open("throne", "me", "open", begin=False)
        talk, player = await eve.join(id), server.server.rooms.open[id].table.host
        await do(server, "mute", player)
        assert (await talk.order("say", text="hello"))["error"] == "muted"
        assert (await talk.order("contribute", seat=0, text="luck"))["type"] == "update"
        await do(server, "unmute", player)
        assert (await talk.order("say", text="hello"))["type"] == "said"

    trial(tmp_path, act)


def test_everybody_hears_an_announcement(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada, eve = await server.person(), await server.person("Eve")
        id = await ada.open()
        talk = await ada.join(id)
        await do(server, "announce", "Back at nine.")
        said = {"type": "announcement", "text": "Back at nine."}
        assert await talk.until(lambda message: message["type"] == "announcement") == said
        late = await eve.join(id)
        assert await late.until(lambda message: message["type"] == "announcement") == said
        assert (await eve.web.get("/api/tables")).json()["announcement"] == "Back at nine."
        await do(server, "announce")
        assert (await eve.web.get("/api/tables")).json()["announcement"] is None
        assert "Back at nine." not in str(server.server.log.lines)

    trial(tmp_path, act)


def test_a_server_that_drains_opens_no_table_and_games_go_on(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada = await server.person()
        talk = await ada.join(await ada.open("throne", "me", "open", begin=False))
        await do(server, "drain")
        refused = await ada.web.post("/api/tables", json={"game": "throne", "seats": ["me", "open"]})
        assert (refused.status_code, refused.json()["error"]) == (503, "draining")
        health = await ada.web.get("/healthz")
        assert (health.status_code, health.json()["status"]) == (200, "draining")
        assert (await talk.order("say", text="hello"))["type"] == "said"
        await do(server, "resume")
        await ada.open()

    trial(tmp_path, act)


def test_neither_a_rematch_nor_a_retry_opens_a_table_while_the_server_drains(tmp_path: Path) -> None:
    """Nor does a banned player by either."""

    async def act(server: Live) -> None:
        ada = await server.person()
        talk = await ada.join(await ada.open("oriflamme", "me", "bot page", options={"rounds": 1}))
        await talk.play_on(random.Random(1))
        replay = f"/api/replays/{talk.table['share']}"
        await do(server, "drain")
        assert (await talk.order("rematch"))["error"] == "draining"
        assert (await ada.web.post(f"{replay}/retry", json={"step": 0})).json()["error"] == "draining"
        await do(server, "resume")
        await do(server, "ban", server.server.rooms.open[talk.table["id"]].table.host)
        assert (await ada.web.post(f"{replay}/retry", json={"step": 0})).json()["error"] == "banned"
        assert (await ada.web.post(f"{replay}/analysis")).json()["error"] == "banned"

    trial(tmp_path, act)


def test_a_player_is_forgotten_while_the_server_runs(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada, eve = await server.person("Ada Lovelace"), await server.person("Eve")
        id = await ada.open()
        talk = await ada.join(id)
        await talk.order("say", text="psst")
        cookie = ada.web.cookies["camarilla"]
        hers = await eve.join(await eve.open("oriflamme", "me", "open", begin=False))
        await hers.order("contribute", seat=0, text=player_of(cookie))  # the id, and yet nothing of the player
        assert await do(server, "forget", cookie) == {"tables": 1}
        assert cookie not in str(server.server.log.lines)
        for wrong in ("", "Ada", "e", "x.y", player_of(cookie)[:12], player_of(cookie) + "\n"):
            assert await do(server, "forget", wrong) == "admin-target"
        await talk.closed()
        shown = await eve.join(id)
        assert not [word for word in ("Lovelace", "psst") if word in str(shown.first)]
        assert (await ada.web.get("/api/tables")).json()["mine"] == []

    trial(tmp_path, act)


def test_every_action_is_logged(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        await do(server, "mute", "-some-player_123")
        assert server.server.log.lines[-1] == ("info", "admin", {"do": "mute", "target": "-some-player_123"})

    trial(tmp_path, act)


def test_the_command_talks_to_the_server(tmp_path: Path) -> None:
    path = tmp_path / "s"

    async def act(server: Live) -> None:
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        told = await asyncio.to_thread(succeed, "admin", "load", "--socket", str(path))
        assert json.loads(told)["tables"] == 0
        assert "Done" in await asyncio.to_thread(succeed, "admin", "drain", "--socket", str(path))
        assert server.server.rooms.draining
        line = await asyncio.to_thread(refuse, "admin", "close", "none", "--socket", str(path))
        assert "does not exist" in line
        await asyncio.to_thread(succeed, "admin", "--socket", str(path), "ban", "-some-player_123")
        await asyncio.to_thread(succeed, "admin", "--socket", str(path), "ban", "--", "-some-player_123")
        line = await asyncio.to_thread(refuse, "admin", "--socket", str(path), "table", "--abcdefghij-lmnopqrst")
        assert "does not exist" in line
        assert "-option" in await asyncio.to_thread(refuse, "admin", "--socket", str(path), "ban", "-option")
        assert server.server.rooms.sanctions.lists.banned == {"-some-player_123"}

    trial(tmp_path, act, admin=path)
    assert not path.exists()
    assert "cannot reach" in refuse("admin", "load", "--socket", str(path))


def test_a_request_that_is_too_long_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "s"

    async def act(server: Live) -> None:
        wish = {"do": "announce", "target": "x" * admin.LONGEST}
        assert (await asyncio.to_thread(command.ask, path, wish))["refused"] == "message"

    trial(tmp_path, act, admin=path)


@pytest.mark.parametrize(
    ("store", "socket"), [("club.db", "club.db.sock"), ("postgresql://u:p@h/d", "camarilla.db.sock")]
)
def test_the_command_finds_the_server_of_the_store_in_the_environment(
    store: str, socket: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CAMARILLA_DATABASE", store)
    parser = argparse.ArgumentParser()
    command.arguments(parser)
    assert parser.parse_args(["load"]).socket == Path(socket)


def test_the_command_waits_for_whoever_is_forgotten_and_for_nothing_else_so_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All logs are looked through for it; what else hangs is told after a while."""
    path = tmp_path / "s"
    monkeypatch.setattr(command, "SECONDS", 0.05)

    async def act(server: Live) -> None:
        naming, waiting = server.server.store.naming, threading.Event()
        monkeypatch.setattr(server.server.store, "naming", lambda player: waiting.wait(20) and naming(player))
        monkeypatch.setattr(server.server.store, "size", lambda: waiting.wait(20) and 0)
        asked = asyncio.create_task(asyncio.to_thread(command.ask, path, {"do": "forget", "target": "x" * 16}))
        with pytest.raises(Refusal) as late:
            await asyncio.to_thread(command.ask, path, {"do": "load", "target": ""})
        assert (late.value.id, asked.done()) == ("admin-late", False)
        waiting.set()
        assert await asked == {"done": {"tables": 0}}

    trial(tmp_path, act, admin=path)


def test_a_path_that_cannot_be_is_no_reason_not_to_serve(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        assert ("warning", "no admin socket") in [line[:2] for line in server.server.log.lines]

    trial(tmp_path, act, admin=tmp_path / "none" / "s")


def test_only_a_socket_gives_way_to_the_socket(tmp_path: Path) -> None:
    """Never the store, nor any other file; what a server that was killed has left is no obstacle."""
    path, other = tmp_path / "s", tmp_path / "other"
    other.write_bytes(b"precious")

    async def act(server: Live) -> None:
        assert (await asyncio.to_thread(command.ask, path, {"do": "load", "target": ""}))["done"]["tables"] == 0

    with contextlib.closing(socket.socket(socket.AF_UNIX)) as left:
        left.bind(str(path))
    trial(tmp_path, act, admin=path)
    for precious in (other, tmp_path / "db"):
        before = precious.read_bytes()
        with pytest.raises(Refusal, match="is not a socket"):
            trial(tmp_path, act, admin=precious)
        assert precious.read_bytes() == before


def test_the_socket_of_a_server_that_runs_is_not_taken_away(tmp_path: Path) -> None:
    async def run() -> None:
        path = tmp_path / "s"
        async with live(tmp_path / "db", admin=path), live(tmp_path / "other", admin=path) as second:
            assert ("warning", "no admin socket") in [line[:2] for line in second.server.log.lines]
            second.uvicorn.should_exit = True
            while not second.server.closed:
                await asyncio.sleep(0)
            assert admin.is_heard(path)

    asyncio.run(run())


def test_a_store_that_the_server_makes_does_not_give_way_to_it_either(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        assert ("warning", "no admin socket") in [line[:2] for line in server.server.log.lines]
        await server.person("Ada")

    trial(tmp_path, act, admin=tmp_path / "db")
    assert (tmp_path / "db").is_file()
