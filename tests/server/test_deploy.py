"""The samples for operators: each proxy lets a whole game through, dashboard and alarms ask for numbers that exist."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import json
import os
import random
import re
import shutil
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import httpx
import pytest
import structlog
import yaml

import camarilla
from camarilla.bots import observe
from camarilla.server.live.own_bots import OwnBots
from camarilla.server.metrics import Counts
from camarilla.server.run import bind
from server.crash import START, Victim
from server.live import PATIENCE, Person

UNITS = (".service", ".socket", ".timer")
VISITORS = (  # addresses that nginx counts as one
    ["192.0.2.7"],
    ["::ffff:192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::6"],
    ["2001:db8::3:4:5:6", "2001:db8::6"],
    ["2001:db8:1:0:5:6:7:8", "2001:db8:1::5"],
    ["2001:db8:a0a:a0a:3:4:5:6", "2001:db8:a0a:a0a::6"],
    ["::1", "::2"],
)
NOISY = """
import sys
class Counting:
    def choose(self, observation):
        print("counting", file=sys.stderr, flush=True)
        return observation.legal[-1]
"""
DEPLOY = Path(__file__).parents[2] / "deploy"


def free_port() -> int:
    with bind("127.0.0.1", [0]) as bound:
        return int(bound.getsockname()[1])


def nginx(folder: Path, port: int, server: int) -> list[str]:
    """The sample without its certificate, on other ports."""
    site = (DEPLOY / "nginx.conf").read_text("utf-8")
    site = re.sub(r".*(ssl_certificate|listen \[::\]).*\n", "", site)
    site = site.replace("listen 443 ssl", f"listen 127.0.0.1:{port}").replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    site = site.replace("listen 80;", f"listen 127.0.0.1:{free_port()};").replace("/var/log/nginx", str(folder))
    paths = "\n".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{user} daemon off; pid {folder}/pid; error_log {folder}/main.log; events {{}} "
        f"http {{ access_log {folder}/access.log; error_log {folder}/error.log; {paths} {site} }}"
    )
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, port: int, server: int) -> list[str]:
    site = (DEPLOY / "Caddyfile").read_text("utf-8").replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    site = site.replace("{$DOMAIN:club.example}", f"http://127.0.0.1:{port}")
    (folder / "Caddyfile").write_text(re.sub(r"^\{$", "{\n\tadmin off", site, count=1, flags=re.MULTILINE))
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


@contextlib.asynccontextmanager
async def running(command: list[str], port: int, folder: Path) -> AsyncIterator[None]:
    """A proxy, once it answers."""
    env = os.environ | {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "said.log").open("w") as said:
        proxy = await asyncio.create_subprocess_exec(*command, stdout=said, stderr=said, env=env)
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


@pytest.mark.parametrize("sample", [nginx, caddy])
def test_no_proxy_logs_addresses_words_or_links(tmp_path: Path, sample: Callable[..., list[str]]) -> None:
    """Not even while the server is away, when every page comes again and each request fails."""
    if not shutil.which(sample.__name__):
        pytest.skip(f"{sample.__name__} is not installed")

    async def run() -> None:
        port = free_port()
        async with running(sample(tmp_path, port, free_port()), port, tmp_path), httpx.AsyncClient() as web:
            for path in ("tables/a/socket?word=SECRET", "notices/stop?token=SECRET"):
                assert (await web.get(f"http://127.0.0.1:{port}/api/{path}")).status_code == 502
            for plain in re.findall(r"listen 127\.0\.0\.1:(\d+);", text_of(tmp_path, "nginx.conf")):
                await web.get(f"http://127.0.0.1:{plain}/table/SECRET", headers={"host": "club.example"})

    asyncio.run(run())
    logs = {path.name: path.read_text() for path in tmp_path.glob("*.log")}
    assert not [name for name, text in logs.items() if "SECRET" in text or re.search(r'client|"remote_ip"', text)], logs


def text_of(folder: Path, name: str) -> str:
    return (folder / name).read_text() if (folder / name).exists() else ""


@pytest.mark.skipif(not shutil.which("nginx"), reason="nginx is not installed")
def test_nginx_waits_for_no_half_request_and_counts_connections(tmp_path: Path) -> None:
    """With shorter times and smaller numbers than the sample has, but in its words."""

    async def run() -> None:
        async with Victim(str(tmp_path / "db")) as victim:
            port = free_port()
            command, file = nginx(tmp_path, port, victim.port), tmp_path / "nginx.conf"
            file.write_text(file.read_text().replace("timeout 10s;", "timeout 1s;").replace(" 512;", " 2;"))
            async with running(command, port, tmp_path):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(b"GET / HTTP/1.1\r\nHo")
                assert await asyncio.wait_for(reader.read(), PATIENCE) == b""  # long before a minute, its default
                writer.close()
                ada = Person(port)
                page = {"origin": f"http://127.0.0.1:{port}"}
                await ada.web.post("/api/me", json={"name": "Ada"}, headers=page)
                id = await ada.open("oriflamme", "me", "bot page")
                talks = [await ada.join(id) for _ in range(2)]
                assert (await ada.web.get("/healthz")).status_code == 429
                await talks[0].close()
                async with asyncio.timeout(PATIENCE):
                    while (await ada.web.get("/healthz")).status_code != 200:
                        pass
                await ada.web.aclose()

    asyncio.run(run())


@pytest.mark.skipif(not shutil.which("nginx"), reason="nginx is not installed")
def test_nginx_sends_visitors_to_https_and_lets_certificates_be_renewed(tmp_path: Path) -> None:
    async def run() -> None:
        port = free_port()
        command = nginx(tmp_path, port, port)
        plain = int(re.findall(r"listen 127\.0\.0\.1:(\d+);", (tmp_path / "nginx.conf").read_text())[0])
        async with running(command, port, tmp_path), httpx.AsyncClient(base_url=f"http://127.0.0.1:{plain}") as web:
            sent = await web.get("/table/x?word=y", headers={"host": "club.example"})
            assert (sent.status_code, sent.headers["location"]) == (308, "https://club.example/table/x?word=y")
            assert (await web.get("/.well-known/acme-challenge/none")).status_code == 404

    asyncio.run(run())


@pytest.mark.skipif(not shutil.which("nginx"), reason="nginx is not installed")
def test_nginx_counts_a_network_of_64_bits_as_one_visitor(tmp_path: Path) -> None:
    async def run() -> None:
        port = free_port()
        command, file = nginx(tmp_path, port, port), tmp_path / "nginx.conf"
        told = "set_real_ip_from 127.0.0.1; real_ip_header X-From; location = /visitor { return 200 $visitor; }"
        file.write_text(file.read_text().replace("location / {", told + " location / {"))
        async with running(command, port, tmp_path), httpx.AsyncClient() as web:
            counted = []
            for addresses in VISITORS:
                asked = [web.get(f"http://127.0.0.1:{port}/visitor", headers={"x-from": one}) for one in addresses]
                counted.append({answer.content for answer in await asyncio.gather(*asked)})
            assert [len(names) for names in counted] == [1] * len(VISITORS)
            assert len(set.union(*counted)) == len(VISITORS)

    asyncio.run(run())


@pytest.mark.parametrize("sample", ["grafana.json", "alerts.yml"])
def test_numbers_that_are_asked_for_exist(sample: str) -> None:
    asked = set(re.findall(r"\b(?:camarilla|process)_[a-z_]+", (DEPLOY / sample).read_text("utf-8")))
    names = {line.split()[2] for line in Counts().page().decode().splitlines() if line.startswith("# TYPE")}
    known = names | {f"{name}_{part}" for name in names for part in ("bucket", "count", "sum")}
    assert asked
    assert asked <= known, asked - known


def test_each_panel_of_the_dashboard_has_an_id_of_its_own() -> None:
    panels = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)


def alarms() -> list[dict[str, str]]:
    (group,) = yaml.safe_load((DEPLOY / "alerts.yml").read_text("utf-8"))["groups"]
    return list(group["rules"])


def test_the_guide_says_what_to_do_about_each_alarm() -> None:
    text = (DEPLOY.parent / "docs/operate.md").read_text("utf-8")
    assert re.findall(r"^\| `([A-Z][a-z][A-Za-z]+)` \|", text, re.MULTILINE) == [one["alert"] for one in alarms()]
    (job,) = re.findall(r"job_name: (\w+)", text)
    assert f'up{{job="{job}"}}' in alarms()[0]["expr"]


def test_thresholds_of_alarms_are_ends_of_buckets() -> None:
    """Else the estimate of a quantile could jump over them."""
    ends = re.findall(r'^(\w+_bucket)\{.*?le="([0-9.]+)"', Counts().page().decode(), re.MULTILINE)
    named = re.findall(r"histogram_quantile\(.*?(\w+_bucket).* > ([0-9.]+)", "\n".join(one["expr"] for one in alarms()))
    assert len(named) == 3
    assert {(name, float(most)) for name, most in named} <= {(name, float(end)) for name, end in ends}


@pytest.mark.skipif(not shutil.which("promtool"), reason="Prometheus is not installed")
def test_prometheus_understands_the_alarms() -> None:
    done = subprocess.run(["promtool", "check", "rules", str(DEPLOY / "alerts.yml")], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
@pytest.mark.parametrize("unit", sorted(path.name for path in DEPLOY.iterdir() if path.suffix in UNITS))
def test_systemd_understands_the_units(tmp_path: Path, unit: str) -> None:
    """Whose program is not here, so another one stands for it."""
    for sample in DEPLOY.glob("camarilla*.*"):
        text = re.sub(r"/(opt/camarilla|usr/local)/bin/camarilla[\w-]*", "/bin/true", sample.read_text("utf-8"))
        (tmp_path / sample.name).write_text(text)
    checked = subprocess.run(["systemd-analyze", "verify", str(tmp_path / unit)], capture_output=True, text=True)
    assert (checked.returncode, checked.stderr) == (0, "")


def test_a_server_that_waits_for_its_database_is_never_given_up() -> None:
    head, _, _ = (DEPLOY / "camarilla.service").read_text("utf-8").partition("[Service]")
    assert "StartLimitIntervalSec=0" in head
    assert "postgresql.service" in head


@pytest.mark.skipif(
    not (shutil.which("socat") and shutil.which("systemd-socket-activate")), reason="socat or systemd is not installed"
)
def test_a_bot_answers_through_the_socket_of_its_unit(tmp_path: Path) -> None:
    """As the units have it; what it prints on standard error goes elsewhere, and is no answer."""
    socket, service = ((DEPLOY / f"camarilla-bot{kind}").read_text("utf-8") for kind in (".socket", "@.service"))
    assert "StandardInput=socket\n" in service
    assert "\nStandardError=journal\n" in service  # it would be the socket, too
    (tmp_path / "mybot.py").write_text(NOISY)
    path = str(tmp_path / "bot.sock")
    name, entrant = re.findall(r'--bot "(\w+)=(.+)"', socket)[0]
    listen, run = (
        re.findall(r"^ListenStream=(.+)", socket, re.M)[0],
        re.findall(r"^ExecStart=\S+ (.+)", service, re.M)[0],
    )
    unit = ["systemd-socket-activate", "--accept", "--inetd", f"--listen={path}", "--setenv=PYTHONPATH"]
    with (
        (tmp_path / "journal").open("w") as journal,
        subprocess.Popen(
            [*unit, sys.executable, "-m", "camarilla.cli", *run.split()], cwd=tmp_path, stderr=journal
        ) as bot,
    ):
        try:
            deadline = time.monotonic() + START
            while not Path(path).exists() and time.monotonic() < deadline:
                time.sleep(0.02)
            with structlog.testing.capture_logs() as log:
                bots = OwnBots({name: entrant.replace(listen, path)}, 5000, structlog.get_logger())
                state = camarilla.game("oriflamme").deal(seats=2, seed=1)
                assert bots.choose(name, observe(state), "owner") == state.legal[-1]
                bots.close()
            assert log == []
        finally:
            bot.terminate()
    assert "counting" in (tmp_path / "journal").read_text()


@pytest.mark.skipif(not shutil.which("nft") or os.geteuid() != 0, reason="nftables is not installed, or not for us")
def test_nftables_understands_the_rules() -> None:
    """In a network of its own, where they count for nobody."""
    checked = ["unshare", "--net", "nft", "--check", "--file", str(DEPLOY / "camarilla.nft")]
    done = subprocess.run(checked, capture_output=True, text=True)
    if "not permitted" in done.stderr:
        pytest.skip("no network of its own here")
    assert (done.returncode, done.stderr) == (0, "")


def test_the_documented_commands_find_the_server_in_its_container() -> None:
    """Both begin in the image's folder; no password is on a command line."""
    compose = (DEPLOY / "compose.yaml").read_text("utf-8")
    assert "--admin" not in compose
    assert "--database" not in compose
    assert 'CAMARILLA_DATABASE: "postgresql://' in compose
    assert "\nWORKDIR /data\n" in (DEPLOY / "Containerfile").read_text("utf-8")
    assert "--database" not in (DEPLOY / "camarilla-daily.service").read_text("utf-8")


def test_no_password_and_no_backup_gets_into_an_image() -> None:
    left_out = (DEPLOY.parent / ".dockerignore").read_text("utf-8").split()
    assert {"deploy/.env", "deploy/backups"} <= set(left_out)


def test_the_proxy_of_the_compose_file_is_the_sample() -> None:
    proxy = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]["proxy"]
    asked = dict(re.findall(r"\{\$(\w+):([^}]+)\}", (DEPLOY / "Caddyfile").read_text("utf-8")))
    assert proxy["environment"].keys() == asked.keys()
    assert proxy["volumes"][0] == "./Caddyfile:/etc/caddy/Caddyfile:ro"


def test_the_proxy_of_the_compose_file_is_trusted_in_every_network_it_has() -> None:
    """Without IPv6 in the network all its visitors would come as one address, that of Docker's own proxy."""
    compose = (DEPLOY / "compose.yaml").read_text("utf-8")
    assert "enable_ipv6: true" in compose
    (trusted,) = re.findall(r"--proxy=(\S+)", compose)
    assert trusted.split(",") == re.findall(r'subnet: "?([0-9a-f:./]+)', compose)
    assert [ipaddress.ip_network(one).version for one in trusted.split(",")] == [4, 6]


def test_the_image_holds_no_compiler_and_runs_as_its_own_user() -> None:
    *_, last = (DEPLOY / "Containerfile").read_text("utf-8").split("\nFROM ")
    assert "gcc" not in last
    assert "\nUSER camarilla\n" in last
