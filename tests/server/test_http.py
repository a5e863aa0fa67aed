"""The HTTP API: guests, lobby, finished games, words, pages, headers, limits, and what hostile requests get."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import json
import random
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import brotli
import msgspec
import pytest
import schemathesis
from hypothesis import settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

import camarilla
from camarilla.games import game as game_of
from camarilla.games import lesson as lesson_of
from camarilla.games import profiles
from camarilla.kernel.lesson import LEARNER, scenes
from camarilla.kernel.refusal import Refusal
from camarilla.locales import LANGUAGES
from camarilla.server.http.catalogue import catalogue, rulebook
from camarilla.server.http.files import compressed, squeezed
from camarilla.server.http.lessons import script
from camarilla.server.run import Metrics, bind, showing
from camarilla.server.settings import OPEN, Limits, with_limits
from camarilla.wire.openapi import openapi
from camarilla.wire.rest import Fairness, GameInfo
from server.live import HandTimer, Live, live
from server.threads import Running, running


def trial(path: Path, act: Callable[[Live], Awaitable[None]], **changes: Any) -> None:
    """Run a test beside a server."""

    async def run() -> None:
        async with live(path / "db", **changes) as server:
            await act(server)

    asyncio.run(run())


# -- guests -----------------------------------------------------------------------------------------------------
def test_a_guest_chooses_a_name_and_may_change_it(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada = server.stranger()
        assert (await ada.web.get("/api/me")).json() == {"name": None}
        await ada.call_me("  Ada   Lovelace ")
        assert (await ada.web.get("/api/me")).json() == {"name": "Ada Lovelace"}
        table = await ada.open()
        await ada.call_me("Countess")
        mine = (await ada.web.get("/api/tables")).json()["mine"]
        assert [one["id"] for one in mine] == [table]
        for bad in ("", " ", "x" * 25, "a\x00b", 7, None):
            assert (await ada.web.post("/api/me", json={"name": bad})).status_code == 400

    trial(tmp_path, act)


@pytest.mark.parametrize("secure", [False, True])
def test_cookies_are_for_the_server_alone(tmp_path: Path, secure: bool) -> None:
    async def act(server: Live) -> None:
        answer = await server.stranger().web.post("/api/me", json={"name": "Ada"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert ("secure" in cookie) == secure
        assert cookie.startswith("__host-camarilla=" if secure else "camarilla=")

    trial(tmp_path, act, secure=secure)


def test_a_forged_or_foreign_cookie_is_nobody(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada = await server.person()
        good = ada.web.cookies["camarilla"]
        table = await ada.open()
        head, stamp, mark = good.split(".")
        forged = ["x", "a.b.c", f"{head}.{stamp}.{mark[:-2]}AA", f"{head[:-2]}AA.{stamp}.{mark}", good * 20, "é"]
        for cookie in forged:
            answer = await server.stranger().web.get("/api/me", headers={"cookie": f"camarilla={cookie}".encode()})
            assert answer.json() == {"name": None}, cookie
            eve = server.stranger()
            eve.web.headers["cookie"] = "camarilla=x"
            refused = await eve.web.post("/api/tables", json={"game": "throne", "seats": ["me", "open"]})
            assert refused.json() == {"error": "no-guest", "details": {}}
        assert table

    trial(tmp_path, act)


# -- tables -----------------------------------------------------------------------------------------------------
def test_the_lobby_lists_public_tables_and_hides_private_ones(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada, eve = await server.person(), await server.person("Eve")
        public = await ada.open("throne", "me", "open", begin=False, public=True)
        private = await ada.open("throne", "me", "open", begin=False)
        lobby = (await eve.web.get("/api/tables")).json()
        assert [one["id"] for one in lobby["public"]] == [public]
        assert lobby["public"][0] | {"created": 0, "changed": 0} == {
            "id": public, "game": "throne", "phase": "gathering", "created": 0, "changed": 0, "seats": 2, "free": 1,
            "names": ["Ada"], "bots": 0, "spectators": True, "clock": False, "private": False, "unattended": False,
        }  # fmt: skip
        assert lobby["mine"] == []
        assert (await eve.web.get(f"/api/tables/{private}")).json()["id"] == private
        assert len(private) >= 22

    trial(tmp_path, act)


BAD_TABLES: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess", "seats": ["me", "open"]}, "game"),
    ({"game": "throne", "seats": ["me"]}, "seats"),
    ({"game": "throne", "seats": ["me"] * 5}, "seats"),
    ({"game": "throne", "seats": ["me", "me"]}, "one-seat"),
    ({"game": "throne", "seats": ["me", "bot emperor"]}, "level"),
    ({"game": "throne", "seats": ["me", "bot engine:true"]}, "level"),
    ({"game": "throne", "seats": ["me", "queen"]}, "seat-wish"),
    ({"game": "throne", "seats": ["me", "open"], "begin": True}, "free-seats"),
    ({"game": "throne", "seats": ["me", "open"], "rules": {"first": 2}}, "first"),
    ({"game": "throne", "seats": ["me", "open"], "rules": {"options": {"row": 99}}}, "option-value"),
    ({"game": "throne", "seats": ["me", "open"], "rules": {"options": {"nope": 9}}}, "option"),
    ({"game": "throne", "seats": ["me", "open"], "secret": 1}, "message"),
    ({"game": "throne"}, "message"),
]


def test_tables_that_cannot_be_are_refused(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada = await server.person()
        for wish, error in BAD_TABLES:
            answer = await ada.web.post("/api/tables", json=wish)
            assert (answer.status_code, answer.json()["error"]) == (400, error), wish
        assert server.server.store.tables() == []

    trial(tmp_path, act)


# -- finished games ---------------------------------------------------------------------------------------------
def test_a_finished_game_can_be_seen_again_downloaded_checked_and_analysed(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada = await server.person()
        talk = await ada.join(await ada.open("oriflamme", "me", "bot page", options={"rounds": 1}))
        await talk.play_on(random.Random(3))
        eve, share = server.stranger(), talk.table["share"]
        seen = {}
        for eyes in ("all", "spectator", "0", "1"):
            seen[eyes] = (await eve.web.get(f"/api/replays/{share}?eyes={eyes}")).json()
            assert seen[eyes]["eyes"] == eyes
        again = (await eve.web.get(f"/api/replays/{share}?eyes=0")).json()
        assert again == seen["0"]
        assert None not in seen["all"]["steps"][0]["view"]["hand"][1]
        assert seen["0"]["steps"][0]["view"]["hand"][1] == [None] * 7
        assert seen["0"]["steps"][-1]["view"] == talk.game["view"] if talk.game else False
        assert {step["move"] for step in seen["0"]["steps"] if step["seat"] == 1} == {None}
        assert all(step["move"] for step in seen["all"]["steps"][1:])
        fairness = (await eve.web.get(f"/api/replays/{share}/fairness")).json()
        transcript = (await eve.web.get(f"/api/replays/{share}/transcript")).text
        assert fairness["transcript"] == transcript
        assert (await eve.web.get(f"/api/replays/{share}?eyes=7")).json()["error"] == "eyes"
        assert (await eve.web.get("/api/replays/none")).status_code == 404
        assert (await eve.web.post(f"/api/replays/{share}/analysis")).json()["error"] == "no-guest"

    trial(tmp_path, act)


def test_a_game_that_is_not_over_is_not_shown(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada = await server.person()
        id = await ada.open()
        share = (await server.server.rooms.get(id)).table.share
        for address in (id, share):
            for part in ("", "/transcript", "/fairness", "/analysis"):
                assert (await ada.web.get(f"/api/replays/{address}{part}")).status_code == 404

    trial(tmp_path, act)


# -- words and pages --------------------------------------------------------------------------------------------
def test_words_rules_and_games(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        web = server.stranger().web
        games = (await web.get("/api/games")).json()
        assert [game["id"] for game in games["games"]] == camarilla.games()
        assert all(game["levels"] and game["options"] for game in games["games"])
        for language in LANGUAGES:
            for game in games["games"]:
                played = (await web.get(f"/words/{language}/{game['id']}.ftl")).text
                taught = (await web.get(f"/words/{language}/learn/{game['id']}.ftl")).text
                assert "title = " in played
                assert "\nlesson-" in taught
                assert "\nlesson-" not in played, "whoever only plays need not fetch it"
                assert "\nmenu" not in played + taught, "nor what only the terminal says"
                assert "title = " not in taught
                book = (await web.get(f"/rules/{language}/{game['id']}.json")).json()
                assert book["rules"][0]["id"].endswith("-1")
                page = (await web.get(f"/rules/{language}/learn/{game['id']}.json")).json()
                assert page["title"]
                assert {"board", "cards"} <= {block["kind"] for block in page["blocks"]}
            assert (await web.get(f"/rules/{language}/glossary.json")).json()
            together = (await web.get(f"/words/{language}/games.json")).json()
            assert together == {name: (await web.get(f"/words/{language}/{name}")).text for name in together}
            assert list(together) == [f"{game['id']}.ftl" for game in games["games"]]
            first = (await web.get(f"/words/{language}/first.ftl")).text
            assert all(f"title-{game['id']} = " in first for game in games["games"])
            assert "level-page = " in first
            assert "refused-no-table" not in first
        for bad in (
            "/words/xx/throne.ftl", "/words/xx/games.json", "/words/en/learn/errors.ftl",
            "/words/en/../errors.ftl", "/words/en/__init__.py",
            "/rules/en/chess.json", "/rules/en/learn/chess.json", "/rules/xx/learn/throne.json", "/lessons/chess.json",
        ):  # fmt: skip
            assert (await web.get(bad)).status_code == 404

    trial(tmp_path, act)


@pytest.mark.parametrize("game", catalogue().games, ids=lambda game: game.id)
def test_a_lesson_tells_the_learner_no_secret(game: GameInfo) -> None:
    """Each step is the view of seat 0, with its question and its answers, and with what it was told since the last."""
    lesson = lesson_of(game.id)
    assert lesson is not None
    sent = msgspec.json.decode(msgspec.json.encode(script(game.id)))
    told = []
    for step, scene in zip(sent["steps"], scenes(game_of(game.id), lesson), strict=True):
        assert step["seen"]["view"] == scene.state.board(LEARNER)
        asked = scene.state.seat == LEARNER
        assert [choice["move"] for choice in step["seen"]["legal"]] == (scene.state.legal if asked else [])
        told += [{"event": one["event"], "rule": one["rule"], **one["parts"]} for one in step["told"]]
        assert told == scene.state.events(LEARNER)
    assert [remark["name"] for remark in sent["coach"]] == [remark.name for remark in lesson.coach]


@pytest.mark.parametrize("game", catalogue().games, ids=lambda game: game.id)
def test_the_rule_behind_a_card_or_a_question_is_in_a_book_that_is_named(game: GameInfo) -> None:
    assert set(game.card_rules) <= set(game.cards)
    named = [*game.card_rules.values(), *game.question_rules.values()]
    assert all(named)
    for rule in itertools.chain.from_iterable(named):
        book = rulebook("en", game.books[rule.partition("-")[0]])
        assert rule in [text.id for text in book.rules]
    assert game.actions == list(profiles()[game.id].actions)


def test_the_built_page_is_served_and_nothing_beside_it(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<p>the page</p>", encoding="utf-8")
    (page / "assets" / "index-Bx3kQ9aZ.js").write_text("1", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")

    async def act(server: Live) -> None:
        web = server.stranger().web
        for address in ("/", "/table/abc", "/replay/abc"):
            answer = await web.get(address)
            assert answer.text == "<p>the page</p>"
            assert answer.headers["cache-control"] == "no-cache"
        script = await web.get("/assets/index-Bx3kQ9aZ.js")
        assert "immutable" in script.headers["cache-control"]
        for bad in ("/assets/none.js", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert "secret" not in (await web.get(bad)).text
            assert (await web.get("/none.txt")).status_code == 404

    trial(tmp_path, act, page=page)


def test_what_is_public_and_long_is_compressed(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada = await server.person()
        for number in range(20):
            await ada.open("throne", "me", "open", begin=False, options={"row": 3 + number % 2})
        for path, packed in (("/rules/en/throne.json", True), ("/api/games", True), ("/api/tables", False)):
            answer = await ada.web.get(path)
            assert len(answer.content) > 1000
            assert ("content-encoding" in answer.headers) == packed

    trial(tmp_path, act)


def test_without_a_built_page_a_plain_one_says_so(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        answer = await server.stranger().web.get("/")
        assert "not built" in answer.text
        policy = answer.headers["content-security-policy"]
        assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")
        assert "default-src 'self'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "server" not in answer.headers

    trial(tmp_path, act)


# -- operations -------------------------------------------------------------------------------------------------
def test_health_and_metrics(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada = await server.person()
        talk = await ada.join(await ada.open())
        health = (await ada.web.get("/healthz")).json()
        assert (health["status"], health["tables"], health["sockets"]) == ("fine", 1, 1)
        await talk.play(random.Random(1))
        numbers = server.server.rooms.counts.page().decode()
        assert "camarilla_sockets 1.0" in numbers
        assert "camarilla_records_total" in numbers
        assert talk.table["id"] not in numbers
        server.server.store.close()
        assert (await ada.web.get("/healthz")).status_code == 503

    trial(tmp_path, act)


def test_metrics_are_at_a_port_of_their_own(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        web = server.stranger().web
        assert "camarilla_" not in (await web.get("/metrics")).text
        with showing(Metrics(port=0), server.server) as port, bind("127.0.0.1", [0]) as taken:
            assert "camarilla_sockets 0.0" in (await web.get(f"http://127.0.0.1:{port}/metrics")).text
            other = Metrics(port=taken.getsockname()[1])
            with showing(other, server.server):
                assert server.server.log.lines[-1] == ("warning", "no metrics", {"port": other.port})
            with pytest.raises(Refusal, match="port"), showing(replace(other, wanted=True), server.server):
                pass

    trial(tmp_path, act)


# -- hostile requests -------------------------------------------------------------------------------------------
def test_other_origins_may_not_change_anything(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada = await server.person()
        for origin, status in (("http://evil.example", 403), ("null", 403), (f"http://127.0.0.1:{server.port}", 200),
                               ("https://friend.example", 200)):  # fmt: skip
            answer = await ada.web.post("/api/me", json={"name": "Ada"}, headers={"origin": origin})
            assert answer.status_code == status, origin

    trial(tmp_path, act, origins=("https://friend.example",))


def test_bodies_that_are_too_large_or_not_json(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada = await server.person()
        large = await ada.web.post(
            "/api/me", content=b'{"name": "' + b"x" * 20_000, headers={"content-type": "application/json"}
        )
        assert (large.status_code, large.json()["error"]) == (413, "too-large")
        text = await ada.web.post("/api/me", content=b"name=Ada", headers={"content-type": "text/plain"})
        assert (text.status_code, text.json()["error"]) == (415, "not-json")
        for body in (b"", b"[", b"\xff\xfe", b"[" * 10_000, b'{"name": 1e999}'):
            bad = await ada.web.post("/api/me", content=body, headers={"content-type": "application/json"})
            assert (bad.status_code, bad.json()["error"]) == (400, "message")

    trial(tmp_path, act)


def test_floods_are_refused(tmp_path: Path) -> None:
    timer = HandTimer()

    async def act(server: Live) -> None:
        ada = await server.person()
        answers = [await ada.web.get("/api/me") for _ in range(20)]
        assert [answer.status_code for answer in answers] == [200] * 9 + [429] * 11
        assert answers[-1].headers["retry-after"]
        assert (await ada.web.get("/healthz")).status_code == 200
        timer.pass_by(2000)
        assert (await ada.web.get("/api/me")).status_code == 200

    trial(tmp_path, act, timer=timer, limits=replace(OPEN, requests=1, requests_at_once=10))


def test_the_page_is_counted_too_by_itself(tmp_path: Path) -> None:
    timer = HandTimer()

    async def act(server: Live) -> None:
        ada = await server.person()
        answers = [await ada.web.get("/words/en/first.ftl") for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429]
        assert (await ada.web.post("/x")).status_code == 429
        assert (await ada.web.get("/api/me")).status_code == 200
        timer.pass_by(1000)
        assert (await ada.web.get("/words/en/first.ftl")).status_code == 200

    trial(tmp_path, act, timer=timer, limits=replace(OPEN, files=1, files_at_once=5))


def test_pages_of_others_fill_no_log(tmp_path: Path) -> None:
    """What is not logged is counted in the next line."""
    timer = HandTimer()

    async def act(server: Live) -> None:
        def logged() -> list[int]:
            return [parts["unlogged"] for _, event, parts in server.server.log.lines if event == "origin refused"]

        ada = server.stranger()
        for _ in range(30):
            refused = await ada.web.post("/x", headers={"origin": "https://evil.example"})
            assert refused.status_code == 403
        assert logged() == [0] * 10
        timer.pass_by(60_000)
        await ada.web.post("/x", headers={"origin": "https://evil.example"})
        assert logged() == [0] * 10 + [20]

    trial(tmp_path, act, timer=timer)


def test_thirty_people_behind_one_address_open_the_page_at_once(tmp_path: Path) -> None:
    """With the limits as they are: nobody is refused."""
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<p>the page</p>", encoding="utf-8")
    for name in ("app-Bx3kQ9aZ.js", "app-Bx3kQ9aZ.css", "font-Bx3kQ9aZ.woff2"):
        (page / name).write_text("x" * 2000, encoding="utf-8")
    files = ["/", "/app-Bx3kQ9aZ.js", "/app-Bx3kQ9aZ.css", "/font-Bx3kQ9aZ.woff2", "/words/en/first.ftl",
             "/words/en/server.ftl", "/words/en/oriflamme.ftl", "/rules/en/oriflamme.json", "/rules/en/glossary.json",
             "/api/me", "/api/games", "/api/tables"]  # fmt: skip

    async def act(server: Live) -> None:
        ada = await server.person()
        table = await ada.open()
        answers = [await ada.web.get(file) for _ in range(30) for file in [*files, f"/api/tables/{table}"]]
        assert {answer.status_code for answer in answers} == {200}
        for talk in [await ada.join(table) for _ in range(30)]:
            talk.socket.transport.abort()  # with all that it has not read

    trial(tmp_path, act, timer=HandTimer(), limits=Limits(), page=page)


def test_what_is_the_same_for_everybody_is_compressed_once_and_sent_once(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "app-Bx3kQ9aZ.js").write_text("never compressed before" * 100, encoding="utf-8")
    (page / "art-Bx3kQ9aZ.js").write_text("compressed by the build" * 100, encoding="utf-8")
    small = brotli.compress(b"compressed by the build" * 100)
    (page / "art-Bx3kQ9aZ.js.br").write_bytes(small)
    (page / "rules-Bx3kQ9aZ.wasm.br").write_bytes(small)  # alone, as in a wheel

    async def act(server: Live) -> None:
        web = server.stranger().web
        for encoding, made in (("gzip", compressed), ("br", squeezed)):
            misses = made.cache_info().misses
            for _ in range(3):
                script = await web.get("/app-Bx3kQ9aZ.js", headers={"accept-encoding": encoding})
                assert (script.headers["content-encoding"], len(script.text)) == (encoding, 2300)
            assert made.cache_info().misses == misses + 1
        headers = {"accept-encoding": "gzip, br"}
        for path, kind in (("/art-Bx3kQ9aZ.js", "text/javascript"), ("/rules-Bx3kQ9aZ.wasm", "application/wasm")):
            async with web.stream("GET", path, headers=headers) as sent:
                assert sent.headers["content-type"].startswith(kind)
                assert (sent.headers["content-encoding"], int(sent.headers["content-length"])) == ("br", len(small))
            unread = await web.get(path, headers={"accept-encoding": "gzip"})
            assert (unread.headers["content-encoding"], len(unread.content)) == ("gzip", 2300)
        for path in ("/app-Bx3kQ9aZ.js", "/words/en/first.ftl", "/api/games"):
            mark = (await web.get(path)).headers["etag"]
            assert (await web.get(path, headers={"if-none-match": mark})).status_code == 304
            plain = await web.get(path, headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers
        assert (await web.get(f"/words/en/{'a' * 5000}.ftl")).status_code == 404

    trial(tmp_path, act, page=page)


def test_what_a_page_keeps_is_joined_from_its_parts_where_a_wheel_lacks_it(tmp_path: Path) -> None:
    page, parts = tmp_path / "page", [b"one" * 500, b"another" * 500]
    (page / "assets").mkdir(parents=True)
    (page / "assets/one-Bx3kQ9aZ.js").write_bytes(parts[0])
    (page / "assets/two-Bx3kQ9aZ.css.br").write_bytes(brotli.compress(parts[1]))
    listed = [["assets/one-Bx3kQ9aZ.js", "text/javascript", 1500], ["assets/two-Bx3kQ9aZ.css", "text/css", 3500]]
    (page / "worker.js").write_text(f"const VERSION = 3;\nconst PACKED = {json.dumps(listed)};\n", encoding="utf-8")
    name = hashlib.sha256(b"".join(parts)).hexdigest()[:12]

    async def act(server: Live) -> None:
        web = server.stranger().web
        found = await asyncio.gather(*(web.get(f"/assets/pack-{name}.bin") for _ in range(3)))
        assert {(one.status_code, one.content) for one in found} == {(200, b"".join(parts))}
        assert "immutable" in found[0].headers["cache-control"]
        assert (await web.get("/assets/pack-000000000000.bin")).status_code == 404

    trial(tmp_path, act, page=page)


@pytest.mark.parametrize("wish", ["", "sockets", "sockets=", "sockets=many", "sockets=-1", "doors=3", "requests=nan"])
def test_a_limit_that_is_none_is_refused(wish: str) -> None:
    with pytest.raises(Refusal, match="no such limit"):
        with_limits(Limits(), [wish])


def test_every_limit_is_an_option_and_documented() -> None:
    text = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    for field in fields(Limits):
        assert f"`{field.name}`" in text
        assert getattr(with_limits(Limits(), [f"{field.name}=7"]), field.name) == 7


def test_one_player_opens_only_so_many_tables(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada = await server.person()
        for _ in range(Limits().tables_at_once):
            await ada.open("throne", "me", "open", begin=False)
        answer = await ada.web.post("/api/tables", json={"game": "throne", "seats": ["me", "open"]})
        assert answer.status_code == 429

    trial(tmp_path, act, timer=HandTimer(), limits=replace(OPEN, tables=0.2, tables_at_once=20))


def test_a_mistake_of_ours_is_no_traceback(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(server: Live) -> None:
        def broken(phase: str, since: int, limit: int) -> None:
            raise ZeroDivisionError("the secret is 42")

        monkeypatch.setattr(server.server.store, "public", broken)
        answer = await server.stranger().web.get("/api/tables")
        assert (answer.status_code, answer.json()) == (500, {"error": "internal", "details": {}})
        level, event, parts = server.server.log.lines[-1]
        assert (level, event, parts["error"]) == ("error", "request failed", "ZeroDivisionError")
        assert parts["path"] == "/api/tables"
        assert "42" not in json.dumps(parts)

    trial(tmp_path, act)


def test_the_document_of_the_api_knows_the_same_bodies() -> None:
    document = openapi()
    assert Fairness.__name__ in document["components"]["schemas"]
    assert "#/$defs/" not in json.dumps(document)


# -- schemathesis -----------------------------------------------------------------------------------------------
api = schemathesis.openapi.from_dict(openapi())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("api") / "db") as server:
        yield server


@api.parametrize()
@settings(max_examples=15)
def test_the_api_holds_to_its_document(case: Any, server: Running) -> None:
    """Well-formed wishes that no game can fulfil are refused, which no schema can say; all else is checked."""
    case.call_and_validate(
        base_url=server.address,
        headers={"cookie": server.cookie},
        excluded_checks=[positive_data_acceptance],
    )
