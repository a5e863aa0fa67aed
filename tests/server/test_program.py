"""`camarilla serve`, `backup` and `restore` as programs."""

from __future__ import annotations

import argparse
import ast
import asyncio
import contextlib
import io
import json
import random
import signal
import socket
import threading
from pathlib import Path
from unittest import mock

import pytest
from cli.program import refuse, succeed

from camarilla.cli.commands.serve import arguments, show
from camarilla.locales import say
from camarilla.server.run import address_of, bind
from server.crash import Victim
from server.live import Person

SOURCES = Path(__file__).parents[2] / "src" / "camarilla"


def test_a_server_that_is_asked_to_stop_stops_with_everything_stored(tmp_path: Path) -> None:
    async def run() -> None:
        database = str(tmp_path / "db")
        async with Victim(database) as victim:
            ada = Person(victim.port)
            await ada.call_me("Ada")
            id = await ada.open("oriflamme", "me", "bot page")
            talk = await ada.join(id)
            await talk.play_on(random.Random(1), 3)
            await asyncio.to_thread(succeed, "backup", str(tmp_path / "copy"), "--database", database)
            victim.process.send_signal(signal.SIGTERM)
            assert (await talk.closed())[0] == 1012
            assert json.loads(talk.raw[-1]) == {"type": "closing", "reason": "restart"}
            assert await victim.process.wait() == 0
            log = (await victim.draining).decode()
            await ada.web.aclose()
        assert [json.loads(line)["event"] for line in log.splitlines()][-1] == "closed"
        assert "Traceback" not in log

    asyncio.run(run())
    assert "One table" in succeed("restore", str(tmp_path / "copy"), "--database", str(tmp_path / "other"))
    assert "empty one" in refuse("restore", str(tmp_path / "copy"), "--database", str(tmp_path / "other"))


def test_no_half_of_an_answer_waits_for_the_other() -> None:
    """Nagle's algorithm is off: it held back every body by 40 ms."""
    with bind("127.0.0.1", [0]) as bound, socket.create_connection(bound.getsockname()):
        accepted, _ = bound.accept()
        with accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_without_a_port_any_free_one_will_do() -> None:
    with bind("127.0.0.1", [0]) as taken, bind("127.0.0.1", [taken.getsockname()[1], 0]) as other:
        assert other.getsockname()[1] != taken.getsockname()[1]
        assert address_of(other) == f"http://127.0.0.1:{other.getsockname()[1]}"


def test_the_page_is_named_and_opened() -> None:
    opened = threading.Event()
    with (
        mock.patch("webbrowser.open", side_effect=lambda _: opened.set()),
        contextlib.redirect_stdout(io.StringIO()) as out,
    ):
        show("http://127.0.0.1:8000")
        assert opened.wait(20)
    assert "http://127.0.0.1:8000" in out.getvalue()


def test_a_port_in_use_is_one_clear_line(tmp_path: Path) -> None:
    async def run() -> None:
        async with Victim(str(tmp_path / "db")) as victim:
            line = await asyncio.to_thread(
                refuse, "serve", "--port", str(victim.port), "--database", str(tmp_path / "other")
            )
            assert f"cannot use port {victim.port}" in line

    asyncio.run(run())


def test_a_store_that_cannot_be_opened_is_one_clear_line(tmp_path: Path) -> None:
    assert "cannot open the store" in refuse("serve", "--port", "0", "--database", str(tmp_path))
    assert "cannot open the store" in refuse("backup", str(tmp_path / "x"), "--database", str(tmp_path / "none"))


def refusals() -> dict[str, set[str]]:
    """Every refusal that the server's sources name, and the details that one of them gives."""
    found: dict[str, set[str]] = {}
    for path in (path for room in ("server", "wire") for path in (SOURCES / room).rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match call:
                case ast.Call(ast.Name("Refusal"), [ast.Constant(str(id)), *_], keywords):
                    found.setdefault(id, set()).update(word.arg for word in keywords if word.arg)
    return found | {f"phase-{phase}": set() for phase in ("gathering", "playing", "over")}


@pytest.mark.parametrize(("id", "details"), sorted(refusals().items()))
def test_every_refusal_has_its_words(id: str, details: set[str]) -> None:
    assert say("en", None, f"refused-{id}", **dict.fromkeys(details, 1))


def options(*words: str) -> argparse.Namespace:
    """The options of a server, which is not started."""
    parser = argparse.ArgumentParser(exit_on_error=False)
    arguments(parser)
    return parser.parse_args(words)


@pytest.mark.parametrize("name", ["https://club.example", "club.example/", "", "club example", "club.example:"])
def test_what_is_no_name_of_a_server_is_refused(name: str) -> None:
    with pytest.raises(argparse.ArgumentError, match="is not a name like"):
        options(f"--domain={name}")


@pytest.mark.parametrize("name", ["club.example", "club.example:8443", "localhost", "[::1]:80", "клуб.укр"])
def test_names_of_servers(name: str) -> None:
    assert options("--domain", name).domain == [name]


@pytest.mark.parametrize("name", ["club.example", "https://club.example/", "ftp://club.example", "https://"])
def test_what_a_browser_never_says_is_no_origin(name: str) -> None:
    with pytest.raises(argparse.ArgumentError, match="is not an address like"):
        options(f"--origin={name}")
    assert options("--origin=https://club.example:8443").origin == ["https://club.example:8443"]


def test_a_proxy_is_an_address_or_a_network() -> None:
    with pytest.raises(argparse.ArgumentError, match="is not an address of a proxy"):
        options("--proxy=127.0.0.1,not-an-ip")
    for given in ("", "*", "127.0.0.1", "::1, 172.30.0.0/24"):
        assert options(f"--proxy={given}").proxy == given
