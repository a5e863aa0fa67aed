"""The links in letters: programs that look through mail follow them, so only a click on the page they lead to acts."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP

from camarilla.locales import LANGUAGES
from server.live import Live, Person
from server.test_notices import Postbox, by_hand, club, leave, link_in, look, subscribe

__all__ = ["by_hand"]


@contextlib.asynccontextmanager
async def mail_club(folder: Path) -> AsyncIterator[tuple[Live, Person, Postbox]]:
    """A server that sends mail, and Ada, who has asked for it."""
    postbox = Postbox()
    post_office = await asyncio.get_running_loop().create_server(lambda: SMTP(postbox), "127.0.0.1", 0)
    port = post_office.sockets[0].getsockname()[1]
    with contextlib.closing(post_office):
        async with club(folder, mail=f"smtp://127.0.0.1:{port}?from=club@club.example") as (server, _):
            ada = await server.person()
            await ask(server, ada)
            yield server, ada, postbox


async def ask(server: Live, person: Person) -> None:
    await subscribe(person, "mail", "ada@home.example")
    await asyncio.gather(*server.server.rooms.tasks)


async def channels(person: Person) -> list[Any]:
    return [one["confirmed"] for one in (await person.web.get("/api/me/notices")).json()["channels"]]


def test_following_a_link_does_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with mail_club(tmp_path) as (server, ada, postbox):
            agree, scanner = link_in(postbox.letters[0], "agree"), server.stranger()
            for method in ("HEAD", "GET"):
                assert (await scanner.web.request(method, agree)).status_code == 200
            assert await channels(ada) == [False]
            assert (await scanner.web.post(agree)).status_code == 200
            assert await channels(ada) == [True]
            await leave(server, ada)
            await look(server)
            stop = link_in(postbox.letters[-1], "stop")
            for method in ("HEAD", "GET"):
                assert (await scanner.web.request(method, stop)).status_code == 200
            assert await channels(ada) == [True]
            assert (await scanner.web.post(stop)).status_code == 200
            assert await channels(ada) == []

    asyncio.run(run())


@pytest.mark.parametrize("used_up_by", ["agree", "stop", "a new letter"])
def test_a_link_to_agree_works_once(tmp_path: Path, used_up_by: str) -> None:
    async def run() -> None:
        async with mail_club(tmp_path) as (server, ada, postbox):
            agree = link_in(postbox.letters[0], "agree")
            if used_up_by == "a new letter":
                await ask(server, ada)
            else:
                stop = postbox.letters[0]["List-Unsubscribe"].strip("<>").removeprefix("http://club.example")
                assert (await ada.web.post(agree if used_up_by == "agree" else stop)).status_code == 200
            before = await channels(ada)
            for method in ("GET", "POST"):
                assert (await ada.web.request(method, agree)).json()["error"] == "notice-link"
            assert await channels(ada) == before

    asyncio.run(run())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_asks_in_the_players_language(tmp_path: Path, language: str) -> None:
    async def run() -> None:
        async with mail_club(tmp_path) as (_, ada, postbox):
            await ada.web.post("/api/me/notices/settings", json={"language": language})
            page = await ada.web.get(link_in(postbox.letters[0], "agree"))
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert f"<html lang={language}>" in page.text
            assert "ada@home.example" in page.text
            assert page.text.count("<form method=post>") == page.text.count("<button>") == 1
            assert (
                "<meta name=referrer content=same-origin>" in page.text
            )  # else a browser hides where the click is from

    asyncio.run(run())
