"""The samples for operators: each proxy lets a whole game through, and the dashboard asks for numbers that exist."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import shutil
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from camarilla.server.metrics import Counts
from camarilla.server.run import bind
from server.crash import START, Victim
from server.live import Person

DEPLOY = Path(__file__).parents[2] / "deploy"


def free_port() -> int:
    with bind("127.0.0.1", [0]) as bound:
        return int(bound.getsockname()[1])


def nginx(folder: Path, port: int, server: int) -> list[str]:
    """The sample without its certificate, on another port."""
    site = (DEPLOY / "nginx.conf").read_text("utf-8")
    site = re.sub(r".*(ssl_certificate|listen \[::\]).*\n", "", site)
    site = site.replace("listen 443 ssl", f"listen 127.0.0.1:{port}").replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    paths = "\n".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{user} daemon off; pid {folder}/pid; error_log stderr; events {{}} http {{ access_log off; {paths} {site} }}"
    )
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, port: int, server: int) -> list[str]:
    site = (DEPLOY / "Caddyfile").read_text("utf-8").replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    site = site.replace("\nclub.example {", f"\nhttp://127.0.0.1:{port} {{")
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + site)
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


@contextlib.asynccontextmanager
async def running(command: list[str], port: int, folder: Path) -> AsyncIterator[None]:
    """A proxy, once it answers."""
    env = os.environ | {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    quiet = asyncio.subprocess.DEVNULL
    proxy = await asyncio.create_subprocess_exec(*command, stdout=quiet, stderr=quiet, env=env)
    try:
        async with asyncio.timeout(START), httpx.AsyncClient() as web:
            while proxy.returncode is None:
                with contextlib.suppress(httpx.TransportError):
                    await web.get(f"http://127.0.0.1:{port}/healthz")
                    break
        assert proxy.returncode is None
        yield
    finally:
        if proxy.returncode is None:
            proxy.terminate()
        await proxy.wait()


@pytest.mark.parametrize("sample", [nginx, caddy])
def test_a_game_behind_a_proxy(tmp_path: Path, sample: object) -> None:
    name = sample.__name__  # type: ignore[attr-defined]
    if not shutil.which(name):
        pytest.skip(f"{name} is not installed")

    async def run() -> None:
        async with Victim(str(tmp_path / "db")) as victim:
            port = free_port()
            async with running(sample(tmp_path, port, victim.port), port, tmp_path):  # type: ignore[operator]
                ada = Person(port)
                page = {"origin": f"http://127.0.0.1:{port}"}
                assert (await ada.web.post("/api/me", json={"name": "Ada"}, headers=page)).status_code == 200
                talk = await ada.join(await ada.open("oriflamme", "me", "bot page", options={"rounds": 1}))
                await talk.play_on(random.Random(1))
                assert talk.table["phase"] == "over"
                await ada.web.aclose()

    asyncio.run(run())


def test_the_dashboard_asks_for_numbers_that_exist() -> None:
    text = (DEPLOY / "grafana.json").read_text("utf-8")
    asked = set(re.findall(r"\b(?:camarilla|process)_[a-z_]+", text))
    names = {line.split()[2] for line in Counts().page().decode().splitlines() if line.startswith("# TYPE")}
    known = names | {f"{name}_{part}" for name in names for part in ("bucket", "count", "sum")}
    assert asked
    assert asked <= known, asked - known
    assert len({panel["id"] for panel in json.loads(text)["panels"]}) == len(json.loads(text)["panels"])


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
@pytest.mark.parametrize("unit", ["camarilla.service", "camarilla-daily.service", "camarilla-daily.timer"])
def test_systemd_understands_the_units(tmp_path: Path, unit: str) -> None:
    """Whose program is not here, so another one stands for it."""
    for sample in DEPLOY.glob("camarilla*.*"):
        text = sample.read_text("utf-8").replace("/opt/camarilla/bin/camarilla", "/bin/true")
        (tmp_path / sample.name).write_text(text)
    checked = subprocess.run(["systemd-analyze", "verify", str(tmp_path / unit)], capture_output=True, text=True)
    assert (checked.returncode, checked.stderr) == (0, "")


def test_the_image_holds_no_compiler_and_runs_as_its_own_user() -> None:
    *_, last = (DEPLOY / "Containerfile").read_text("utf-8").split("\nFROM ")
    assert "gcc" not in last
    assert "\nUSER camarilla\n" in last
