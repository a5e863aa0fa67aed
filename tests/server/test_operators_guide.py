"""The commands of docs/operate.md: each is understood, and what they do together leaves what it should."""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import shutil
import sqlite3
import subprocess
import sys
import time
from importlib import import_module
from ipaddress import IPv6Address
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
import pytest
import yaml

from camarilla.cli import COMMANDS, main
from camarilla.cli.parser import Parser
from camarilla.server.app import SHORTEST
from camarilla.server.notices.channels import KINDS
from camarilla.server.store.store import open_store
from server.conftest import Database

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
GUIDE = (ROOT / "docs/operate.md").read_text("utf-8")
PLACES = {"/etc/default/camarilla": "settings", "/opt/camarilla/bin": "bin"} | dict.fromkeys(
    ("/var/backups/camarilla", "/var/lib/camarilla"), ""
)


def scripts(title: str) -> list[str]:
    """The blocks of commands below a heading."""
    section = re.search(rf"^##+ {title}\n(.*?)(^##+ |\Z)", GUIDE, re.MULTILINE | re.DOTALL)
    assert section, title
    return re.findall(r"^```\n(.*?)^```", section[1], re.MULTILINE | re.DOTALL)


def commands() -> list[list[str]]:
    """Every command of a block, with the same word for whatever another command says."""
    blocks = "\n".join(re.findall(r"^```\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL))
    lines = re.sub(r"\$\([^()]+\)", "word", blocks.replace("\\\n", " ").replace("<<<", "; echo")).splitlines()
    return [one for line in lines for one in split(shlex.split(line, comments=True))]


def split(words: list[str]) -> list[list[str]]:
    """The commands of one line."""
    found: list[list[str]] = [[]]
    for word in words:
        if word in ("&&", "||", ";", "|"):
            found.append([])
        else:
            found[-1].append(word)
    return list(filter(None, found))


def check_words(command: list[str]) -> None:
    """Does our command line understand it?"""
    assert command[0] in COMMANDS
    module, parser = import_module(f"camarilla.cli.commands.{command[0]}"), Parser(command[0])
    module.arguments(parser)
    parser.read(command[1:])


def test_each_command_of_ours_is_understood() -> None:
    found = [one[1:] for one in commands() if one[0] == "camarilla"]
    for command in found:
        check_words(command)
    assert {command[0] for command in found} == {"admin", "backup", "restore", "serve"}


def test_each_command_for_containers_names_services_that_there_are() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    found = [one[2:] for one in commands() if one[:2] == ["docker", "compose"]]
    assert {verb for verb, *_ in found} == {"build", "up", "exec", "stop", "run"}
    for verb, *rest in found:
        service, *inside = [word for word in rest if word not in ("--detach", "--rm", "-T")] or ["camarilla"]
        assert service in compose["services"]
        if verb == "run":
            check_words(inside)
        for told in re.findall(r"camarilla ([a-z]+ .*)", " ".join(inside)) if inside[:1] == ["sh"] else []:
            check_words(shlex.split(told))
    mounted = compose["services"]["camarilla"]["volumes"]
    assert "./backups:/backups" in mounted
    assert "BACKUPS=/backups" in (DEPLOY / "Containerfile").read_text("utf-8")
    assert compose["services"]["camarilla"]["image"] in GUIDE


def test_settings_reach_a_container() -> None:
    table = re.findall(r"^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \|", GUIDE, re.MULTILINE)
    named = {name for row in table for name in re.findall(r"[A-Z_]+", row)}
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    assert named == {*re.findall(r"\$\{(\w+)-\}", text), "CAMARILLA_DATABASE"}
    service = yaml.safe_load(text)["services"]["camarilla"]
    check_words(re.sub(r"\$\{\w+-?\}", "x", service["command"]).replace(" x", "").split())
    given = {name: value for name, value in service["environment"].items() if name != "CAMARILLA_DATABASE"}
    assert given == {name: f"${{{name}-}}" for name in given}


def carried_out(script: str, folder: Path, now: str, pruned: int = 0) -> list[str]:
    """What the commands of a script did at some time, with programs that only say so; a backup replaces none.

    At the end stands what its status was, if it was not 0; `pruned` is that of `camarilla prune`.
    """
    tools, said = folder / "bin", folder / "said"
    tools.mkdir(exist_ok=True)
    said.write_text("")
    says = f'echo "${{0##*/}} $*" >> {said}'
    acts = f'case $1 in backup) [ ! -e "$2" ] && echo > "$2";; prune) exit {pruned};; esac'
    programs = dict.fromkeys(("pip", "systemctl"), says) | {
        "camarilla": f"{says}; echo $CAMARILLA_DATABASE > {folder}/database; {acts}",
        "date": f'exec /bin/date --date "{now}" "$@"',
    }
    for name, text in programs.items():
        (tools / name).write_text(f"#!/bin/sh\n{text}\n")
        (tools / name).chmod(0o755)
    for place, here in PLACES.items():
        script = script.replace(place, str(folder / here))
    env = os.environ | {"PATH": f"{tools}:{os.environ['PATH']}", "BACKUPS": str(folder)}
    status = subprocess.run(["bash", "-c", script], env=env, check=False).returncode
    done = [line.split()[0] + " " + line.split()[1] for line in said.read_text().splitlines()]
    return done + [f"status {status}"] * (status != 0)


def test_an_upgrade_has_a_backup_of_its_own_or_does_not_happen(tmp_path: Path) -> None:
    script = scripts("Upgrade")[0]
    steps = ["camarilla backup", "pip install", "systemctl restart"]
    for day in ("2026-11-15", "2026-12-15"):
        assert carried_out(script, tmp_path, day)[-3:] == steps
    assert len(list(tmp_path.rglob("*.backup"))) == 2
    assert carried_out(script, tmp_path, "2026-12-15")[-2:] == ["camarilla backup", "status 1"]  # nothing is installed


@pytest.mark.parametrize(
    ("settings", "store"), [("OPTIONS=--secure\n", ""), ("CAMARILLA_DATABASE=postgresql://x\n", "postgresql://x")]
)
def test_an_upgrade_backs_up_the_store_that_is_in_use(tmp_path: Path, settings: str, store: str) -> None:
    """Not the file that was left behind by a move to PostgreSQL."""
    (tmp_path / "settings").write_text(settings)
    carried_out(scripts("Upgrade")[0], tmp_path, "2026-11-15")
    assert (tmp_path / "database").read_text() == f"{store}\n"


def nightly(folder: Path, now: str, pruned: int = 0) -> list[str]:
    """What is done each night, by systemd and in a container."""
    return carried_out((DEPLOY / "camarilla-nightly").read_text("utf-8"), folder, now, pruned)


def test_the_nightly_work_leaves_backups_of_upgrades_and_those_that_are_being_made(tmp_path: Path) -> None:
    """It can be done again on the same day."""
    (tmp_path / "upgrades").mkdir()
    (tmp_path / "now.backup.part").touch()  # somebody makes one beside it
    olds = [tmp_path / name for name in ("old.backup", "cut-short.backup.part-wal", "upgrades/old.backup")]
    for old in olds:
        old.touch()
        os.utime(old, (0, 0))
    for hour in ("03:00", "21:00"):
        assert nightly(tmp_path, f"2026-11-15 {hour}") == ["camarilla prune", "camarilla backup"]
    assert len(list(tmp_path.glob("*.backup"))) == 2
    assert [old.exists() for old in olds] == [False, False, True]
    assert [path.name for path in tmp_path.glob("*.part*")] == ["now.backup.part"]


@pytest.mark.parametrize(("fails", "left"), [("prune", ["2026-11-15-000000.backup"]), ("backup", ["old.backup"])])
def test_old_backups_go_once_there_is_a_new_one_and_the_status_tells_what_failed(
    tmp_path: Path, fails: str, left: list[str]
) -> None:
    for old in ("old.backup", "cut-short.backup.part"):
        (tmp_path / old).touch()
        os.utime(tmp_path / old, (0, 0))
    if fails == "backup":
        (tmp_path / "2026-11-15-000000.backup").mkdir()  # in its way
    done = nightly(tmp_path, "2026-11-15", 3 if fails == "prune" else 0)
    assert done == ["camarilla prune", "camarilla backup", f"status {3 if fails == 'prune' else 1}"]
    assert [path.name for path in tmp_path.iterdir() if ".backup" in path.name and path.is_file()] == left


def test_a_secret_is_replaced_as_documented_and_the_former_one_ends(tmp_path: Path) -> None:
    settings = tmp_path / "settings"
    settings.write_text("OPTIONS=--secure\n")
    replace, _, end = scripts("A backup or the secret leaked")
    before = "store"
    for _ in range(2):
        assert carried_out(replace, tmp_path, "2026-11-15") == ["systemctl restart"]
        kept = dict(line.split("=", 1) for line in settings.read_text().splitlines())
        assert kept == {
            "OPTIONS": "--secure",
            "CAMARILLA_SECRET": kept["CAMARILLA_SECRET"],
            "CAMARILLA_SECRET_BEFORE": before,
        }
        assert len(kept["CAMARILLA_SECRET"]) >= SHORTEST
        before = kept["CAMARILLA_SECRET"]
    assert carried_out(end, tmp_path, "2026-12-01") == ["systemctl restart"]
    assert settings.read_text() == f"OPTIONS=--secure\nCAMARILLA_SECRET={before}\n"


def test_salt_and_key_for_notices_are_drawn_anew_as_documented(database: Database) -> None:
    """By the words of the guide, on both stores; subscriptions that the old key made are gone, all else stays."""
    (told,) = re.findall(r'sqlite3 \S+ "(.+)"', scripts("A backup or the secret leaked")[1])
    before, address = {name: f"former {name}" for name in ("salt", "vapid", "secret")}, database()
    with contextlib.closing(open_store(address)) as store:
        for name, value in before.items():
            store.setting(name, lambda value=value: value)
        for kind in ("push", "mail"):
            store.set_belonging("ada", kind, "there", b"{}")
    if "://" in address:
        with psycopg.connect(address) as link:
            for one in told.split("; "):
                link.execute(one.encode())
    else:
        with contextlib.closing(sqlite3.connect(address)) as file:
            file.executescript(told)
    with contextlib.closing(open_store(address)) as store:
        assert {name: store.setting(name, lambda: "new") for name in before} == {
            "salt": "new", "vapid": "new", "secret": "former secret",
        }  # fmt: skip
        assert [kind for kind, *_ in store.belongings("ada")] == ["mail"]
        assert "push" in KINDS


def test_docker_counts_connections_as_nftables_does(tmp_path: Path) -> None:
    """Each rule is there once, however often it is asked for."""
    rules = tmp_path / "rules"
    rules.touch()
    for name in ("iptables", "ip6tables"):
        line = f'echo "{name} $*"'
        known = f"how=$1; shift; [ $how = -I ] && {line} >> {rules} || {line} | grep -qxFf {rules}"
        (tmp_path / name).write_text(f"#!/bin/sh\n{known}\n")
        (tmp_path / name).chmod(0o755)
    for _ in range(2):
        subprocess.run([DEPLOY / "camarilla-docker"], env={"PATH": f"{tmp_path}:{os.environ['PATH']}"}, check=True)
    found = re.findall(
        r"^(ip6?)tables DOCKER-USER .*--connlimit-above (\d+) --connlimit-mask (\d+)", rules.read_text(), re.M
    )
    assert found == [("ip", "512", "32"), ("ip6", "512", "64"), ("ip6", "4096", "48")]
    nft = re.findall(r"(ip6?) saddr(?: and (\S+))? ct count over (\d+)", (DEPLOY / "camarilla.nft").read_text("utf-8"))
    masks = [(ip, most, str(int(IPv6Address(mask)).bit_count()) if mask else "32") for ip, mask, most in nft]
    assert masks == found


def test_systemd_and_containers_do_the_same_each_night() -> None:
    assert "\nExecStart=/usr/local/bin/camarilla-nightly\n" in (DEPLOY / "camarilla-daily.service").read_text("utf-8")
    assert "\nCOPY deploy/camarilla-nightly /usr/local/bin/\n" in (DEPLOY / "Containerfile").read_text("utf-8")
    assert "\ncp deploy/camarilla-nightly /usr/local/bin/\n" in GUIDE
    assert "\ndocker compose exec -T camarilla camarilla-nightly\n" in GUIDE
    assert os.access(DEPLOY / "camarilla-nightly", os.X_OK)


# -- restore
def restored(script: str, folder: Path, name: str) -> None:
    """Carry it out with the real program, where systemd only nods and PostgreSQL is told by the test."""
    tools = folder / "bin"
    tools.mkdir()
    (tools / "systemctl").write_text("#!/bin/sh\n")
    (tools / "camarilla").write_text(f'#!/bin/sh\nexec {sys.executable} -m camarilla.cli "$@"\n')
    for tool in tools.iterdir():
        tool.chmod(0o755)
    for place, here in PLACES.items():
        script = script.replace(place, str(folder / here))
    script = script.replace("2026-11-15-040212.backup", name)
    subprocess.run(["bash", "-ec", script], env=os.environ | {"PATH": f"{tools}:{os.environ['PATH']}"}, check=True)


def test_a_store_is_put_aside_and_restored(tmp_path: Path) -> None:
    database = tmp_path / "camarilla.db"
    with contextlib.closing(open_store(str(database))) as store:
        store.setting("secret", lambda: "ours")
    assert main(["backup", str(tmp_path / "1.backup"), "--database", str(database)]) == 0
    database.write_bytes(b"noise")
    restored(scripts("Restore")[0], tmp_path, "1.backup")
    with contextlib.closing(open_store(str(database))) as store:
        assert store.setting("secret", lambda: "another") == "ours"
    assert [path.read_bytes() for path in tmp_path.glob("broken-*/camarilla.db")] == [b"noise"]


@pytest.mark.parametrize("how", ["su postgres", "docker compose"])
def test_a_database_is_put_aside_for_a_new_one(postgres: Database, how: str) -> None:
    """By the words of the guide; ours is called otherwise."""
    (script,) = (one for one in scripts("Restore") if how in one)
    told = re.findall(r'"(ALTER .+?)"', script)[0].split("; ") + re.findall(r'"(CREATE .+?)"', script)
    address = postgres()
    name = urlsplit(address).path[1:]
    assert len(told) == 2
    with psycopg.connect(postgres(), autocommit=True) as link:
        for number, one in enumerate(told):
            one = re.sub(r"\bcamarilla\b", name, one, count=1).replace("$(date +%s)", f"{name}_{number}")
            link.execute(one.replace("OWNER camarilla", "").encode())
    with contextlib.closing(open_store(address)) as store:
        assert store.tables() == []


def test_moving_to_postgresql_leaves_no_backup_behind(tmp_path: Path) -> None:
    (tmp_path / "settings").touch()
    script = scripts("PostgreSQL")[0].replace("apt install", "true").replace("su postgres -c psql", "cat >/dev/null")
    done = carried_out(script, tmp_path, "2026-11-15")
    assert done == ["systemctl stop", "camarilla backup", "camarilla restore", "systemctl start"]
    assert "\nrm " not in script
    assert list(tmp_path.rglob("*.backup")) == []
    address = r"CAMARILLA_DATABASE=postgresql://camarilla:[0-9a-f]{48}@127.0.0.1/camarilla\n"
    assert re.fullmatch(address, (tmp_path / "settings").read_text())


# -- away
@pytest.mark.skipif(not shutil.which("age"), reason="age is not installed")
def test_the_newest_backup_goes_away_encrypted_with_the_settings_and_comes_back(tmp_path: Path) -> None:
    tools, there = tmp_path / "bin", tmp_path / "there"
    tools.mkdir()
    there.mkdir()
    (tools / "scp").write_text(f'#!/bin/sh\ncp "$2" {there}/"${{3#*:}}"\n')
    (tools / "scp").chmod(0o755)
    for name in ("2026-11-14-040000", "2026-11-15-040000"):
        (tmp_path / f"{name}.backup").write_text(name)
    (tmp_path / "settings").write_text("OPTIONS=--secure")
    env = os.environ | {"PATH": f"{tools}:{os.environ['PATH']}", "BACKUPS": str(tmp_path)}
    env |= {"SETTINGS": str(tmp_path / "settings"), "KEY": str(tmp_path / "key"), "TMPDIR": str(tools)}
    subprocess.run(["age-keygen", "-o", env["KEY"]], check=True, capture_output=True)
    subprocess.run([DEPLOY / "camarilla-away"], env=env, check=True)
    (sent,) = there.iterdir()
    assert sent.name == "2026-11-15-040000.tar.age"
    assert b"OPTIONS" not in sent.read_bytes()
    assert [path.name for path in tools.iterdir()] == ["scp"]  # nothing is left of what was packed
    unpack = f"age --decrypt --identity {env['KEY']} {sent} | tar --extract --directory {there}"
    assert unpack.partition("KEY")[0].split()[:3] == scripts("Backups")[2].splitlines()[1].split()[:3]
    subprocess.run(["bash", "-c", unpack], check=True)
    brought = there / str(tmp_path)[1:]
    assert {path.name: path.read_text() for path in brought.iterdir()} == {
        "2026-11-15-040000.backup": "2026-11-15-040000", "settings": "OPTIONS=--secure",
    }  # fmt: skip


def sent_away(folder: Path) -> str | None:
    """The name under which something was sent, by programs that only say so; None if nothing was."""
    tools = folder / "bin"
    tools.mkdir()
    for name, text in {"scp": f'echo "${{3#*:}}" > {folder}/sent', "age": 'cat; test -e "$3"'}.items():
        (tools / name).write_text(f"#!/bin/sh\n{text}\n")
        (tools / name).chmod(0o755)
    env = os.environ | {name.upper(): str(folder / name) for name in ("settings", "key")}
    env |= {"PATH": f"{tools}:{os.environ['PATH']}", "BACKUPS": str(folder)}
    status = subprocess.run([DEPLOY / "camarilla-away"], env=env, check=False, capture_output=True).returncode
    sent = folder / "sent"
    assert sent.exists() == (status == 0)
    return sent.read_text().strip() if sent.exists() else None


@pytest.mark.parametrize("missing", ["1.backup", "settings", "key"])
def test_half_of_it_does_not_go_away(tmp_path: Path, missing: str) -> None:
    for name in {"1.backup", "settings", "key"} - {missing}:
        (tmp_path / name).touch()
    assert sent_away(tmp_path) is None


@pytest.mark.parametrize(("days", "sent"), [(0, "2026-11-15-040000.tar.age"), (2, None)])
def test_the_backup_of_the_last_night_goes_away_or_it_is_said(tmp_path: Path, days: int, sent: str | None) -> None:
    """Not what was left by a move to PostgreSQL, nor an old one, whose night failed."""
    for name in ("settings", "key", "2026-11-14-040000.backup", "2026-11-15-040000.backup", "move.backup"):
        (tmp_path / name).touch()
    then = time.time() - days * 86_400
    os.utime(tmp_path / "2026-11-15-040000.backup", (then, then))
    assert sent_away(tmp_path) == sent
