"""The administrators' page: behind its token, at its own port, and for nobody's forms but its own."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from camarilla.kernel.refusal import Refusal
from camarilla.locales import say
from camarilla.server.admin_page import AdminPage, showing_page
from camarilla.server.run import bind
from server.live import Live, live

TOKEN = "a token that is long enough"


def trial(path: Path, act: Any) -> None:
    """A server with somebody at a table, and a browser at the page."""

    async def run() -> None:
        async with live(path / "db") as server:
            page = AdminPage(server.server.admin, TOKEN)
            transport = httpx.ASGITransport(page.app)
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost:9000") as web:
                web.auth = ("anybody", TOKEN)
                await act(server, web)

    asyncio.run(run())


def test_the_page_shows_the_server_and_escapes_what_strangers_wrote(tmp_path: Path) -> None:
    async def act(server: Live, web: httpx.AsyncClient) -> None:
        ada = await server.person("Ada")
        id = await ada.open()
        await ada.join(id)
        server.server.rooms.sanctions.change("muted", "<script>alert(1)</script>", True)
        shown = await web.get("/", headers={"accept-language": "uk-UA,uk;q=0.9,en;q=0.8"})
        assert shown.status_code == 200
        assert id in shown.text
        assert "&lt;script&gt;" in shown.text
        assert "<script>" not in shown.text
        assert "адміністрування" in shown.text
        assert "default-src 'none'" in shown.headers["content-security-policy"]

    trial(tmp_path, act)


def test_without_the_token_there_is_nothing(tmp_path: Path) -> None:
    async def act(server: Live, web: httpx.AsyncClient) -> None:
        web.auth = None
        for header in ("", "Basic", "Basic !", "Basic YTpi", "Basic \xff", "\xff \xff", f"Bearer {TOKEN}"):
            for method in ("GET", "POST"):
                answer = await web.request(method, "/", headers=[(b"authorization", header.encode("latin-1"))])
                assert (answer.status_code, answer.text) == (401, "")

    trial(tmp_path, act)


def test_forms_act_and_say_what_came_of_it(tmp_path: Path) -> None:
    async def act(server: Live, web: httpx.AsyncClient) -> None:
        ada = await server.person("Ada")
        talk = await ada.join(await ada.open())
        done = await web.post("/", data={"do": "announce", "target": "Tea at five & more."})
        assert "Done." in done.text
        heard = await talk.until(lambda message: message["type"] == "announcement")
        assert heard["text"] == "Tea at five & more."
        missing = say("en", None, "refused-no-table")
        assert missing in (await web.post("/", data={"do": "close", "target": "nowhere"})).text
        await web.post("/", data={"do": "drain"})
        assert server.server.rooms.draining
        foreign = {"origin": "http://evil.example"}
        await web.post("/", data={"do": "resume"}, headers=foreign)
        assert server.server.rooms.draining
        await web.post("/", data={"do": "resume"}, headers={"origin": "http://localhost:9000"})
        assert not server.server.rooms.draining
        assert (
            say("en", None, "refused-too-large", most=4096)
            in (await web.post("/", data={"do": "announce", "target": "x" * 5000})).text
        )

    trial(tmp_path, act)


def test_a_token_that_could_be_guessed_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal) as refused:
        AdminPage(None, "short")  # type: ignore[arg-type]
    assert refused.value.id == "admin-token"


def test_the_page_has_a_port_of_its_own(tmp_path: Path) -> None:
    async def act(server: Live, _: httpx.AsyncClient) -> None:
        with bind("127.0.0.1", [0]) as bound:
            url = f"http://127.0.0.1:{bound.getsockname()[1]}/"
            async with showing_page(AdminPage(server.server.admin, TOKEN), bound), httpx.AsyncClient() as web:
                assert (await web.get(url)).status_code == 401
                assert (await web.get(url, auth=("", TOKEN))).status_code == 200
            answer = await server.stranger().web.get("/", auth=("", TOKEN))
            assert "drain" not in answer.text

    trial(tmp_path, act)


@pytest.mark.parametrize("origin", ["http://[", "\xff", "null", "http://evil.example", "//", "http://localhost:9000x["])
def test_a_form_of_no_page_that_is_ours_does_nothing(tmp_path: Path, origin: str) -> None:
    async def act(server: Live, web: httpx.AsyncClient) -> None:
        answer = await web.post("/", headers=[(b"origin", origin.encode("latin-1"))], data={"do": "drain"})
        assert answer.status_code == 200
        assert say("en", None, "refused-origin") in answer.text
        assert not server.server.rooms.draining

    trial(tmp_path, act)


def test_an_outage_is_told_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever an action trips over, the operator gets an answer; there and at the command line."""

    async def act(server: Live, web: httpx.AsyncClient) -> None:
        def fail(*_: object) -> None:
            raise OSError("no answer")

        monkeypatch.setattr(server.server.store, "delete", fail)
        answer = await web.post("/", data={"do": "delete", "target": "x"})
        assert (answer.status_code, say("en", None, "refused-store-failed") in answer.text) == (200, True)
        monkeypatch.setattr(server.server.rooms, "look", lambda id: 1 / 0)
        assert (await server.server.admin.answer(b'{"do": "table", "target": "x"}'))["refused"] == "internal"
        monkeypatch.setattr(server.server.store, "size", fail)
        answer = await web.post("/", data={"do": "drain"})
        assert (answer.status_code, server.server.rooms.draining) == (503, True)
        assert answer.text == f"{say('en', None, 'admin-done')}\n{say('en', None, 'refused-store-failed')}\n"

    trial(tmp_path, act)
