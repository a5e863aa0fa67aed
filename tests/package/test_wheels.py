"""Wheels for every platform: they bring all that is compiled, it is found again, and installers know what they are.

`make wheels` builds and tries them; here is what can be seen without the compiler for all platforms.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from email.message import Message
from importlib.metadata import requires
from pathlib import Path
from zipfile import ZipFile, ZipInfo

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import camarilla
from camarilla import guides
from camarilla.bots.led import led_unit
from camarilla.cli import answer
from camarilla.dialect.translate import translate

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "tools"))
import packing  # noqa: E402
import wheels  # noqa: E402

WHEEL = b"Wheel-Version: 1.0\nGenerator: someone\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
OWN = "camarilla-1.dist-info/"


@pytest.fixture
def pure(tmp_path: Path) -> Path:
    """A small wheel as the build backend makes it."""
    path = tmp_path / "camarilla-1-py3-none-any.whl"
    with ZipFile(path, "w") as wheel:
        for name, data in {"camarilla/__init__.py": b"", f"{OWN}WHEEL": WHEEL, f"{OWN}RECORD": b"old"}.items():
            wheel.writestr(ZipInfo(name, (2020, 2, 2, 0, 0, 0)), data)
    return path


def test_every_unit_that_is_compiled_in_play_is_shipped() -> None:
    templates = re.compile(r'\.unit\(\s*"([a-z_.]+)"')
    named = {name for path in (ROOT / "src").rglob("*.py") for name in templates.findall(path.read_text("utf-8"))}
    game = camarilla.game(camarilla.games()[0])
    shipped = {unit.rules.__name__.partition("[")[0] for unit in wheels.units(game)[1:]}
    own = {  # a wheel has no room for them
        "camarilla.cli.commands.bench.loops", "camarilla.lab.compiled.selfplay", "camarilla.bots.compiled.network",
        "camarilla.bots.compiled.led", "camarilla.lab.compiled.learning", "camarilla.lab.compiled.recording",
    }  # fmt: skip
    assert shipped == named - own, "benchmark, balance, data sets, networks and their training alone build their own"


def test_an_image_without_a_compiler_is_led_by_networks() -> None:
    """Its own wheel brings what they lead compiled, and the networks are installed beside it."""
    game = camarilla.game(camarilla.games()[0])
    assert wheels.units(game, led=True) == [*wheels.units(game), led_unit(game)]
    image = (ROOT / "deploy" / "Containerfile").read_text("utf-8")
    assert f"python tools/wheels.py /wheel {wheels.LED} " in image
    *_, last = image.split("\nFROM ")
    assert " /tmp/wheel/camarilla_networks-*.whl " in last


def test_a_text_is_the_same_in_every_process() -> None:
    """Whatever was loaded before, and wherever the package lies: or nobody would find it by its hash."""
    id = camarilla.games()[-1]
    for other in camarilla.games():
        camarilla.game(other)
    code = f"""import camarilla, wheels
from camarilla.dialect.translate import translate
print(*(wheels.text_key(translate(unit.entries).text()) for unit in wheels.units(camarilla.game({id!r}))))"""
    alone = subprocess.run([sys.executable, "-c", code], cwd=ROOT / "tools", capture_output=True, text=True, check=True)
    here = [wheels.text_key(translate(unit.entries).text()) for unit in wheels.units(camarilla.game(id))]
    assert alone.stdout.split() == here


def test_a_platform_wheel_says_what_it_is(pure: Path) -> None:
    path = wheels.platform_wheel(pure, "win_amd64", {"camarilla/dialect/rules.dll": b"library"})
    assert path.name == "camarilla-1-py3-none-win_amd64.whl"
    with ZipFile(path) as wheel:
        names = wheel.namelist()
        assert names == ["camarilla/__init__.py", "camarilla/dialect/rules.dll", f"{OWN}WHEEL", f"{OWN}RECORD"]
        told = wheel.read(f"{OWN}WHEEL").decode().splitlines()
        assert told[2:] == ["Root-Is-Purelib: false", "Tag: py3-none-win_amd64"]
        rows = [line.split(",") for line in wheel.read(f"{OWN}RECORD").decode().splitlines()]
        assert [row[0] for row in rows] == names
        assert rows[-1][1:] == ["", ""]
        for name, digest, size in rows[:-1]:
            data = wheel.read(name)
            assert (digest, size) == (f"sha256={wheels.digest(data)}", str(len(data)))
    assert wheels.digest(b"") == "47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU", hashlib.sha256().hexdigest()


def test_the_same_content_gives_the_same_bytes(pure: Path) -> None:
    added = {"camarilla/dialect/rules.so": b"library"}
    first = wheels.platform_wheel(pure, "musllinux_1_2_x86_64", added).read_bytes()
    assert wheels.platform_wheel(pure, "musllinux_1_2_x86_64", added).read_bytes() == first


def test_a_wheel_that_is_no_pure_one_is_refused() -> None:
    with pytest.raises(AssertionError):
        wheels.labelled(WHEEL.replace(b"any", b"win_amd64"), "win_arm64")


def test_nothing_is_packed_without_the_page(tmp_path: Path) -> None:
    check = packing.Packing(str(tmp_path), {}, None, None, str(tmp_path), "wheel")
    check.initialize("editable", {})
    with pytest.raises(SystemExit, match="make page"):
        check.initialize("standard", {})
    page = tmp_path / packing.PAGE
    page.parent.mkdir(parents=True)
    page.touch()
    for path in guides.PAGES.values():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text("# A guide\n")
    packed: dict[str, dict[str, str]] = {"force_include": {}}
    check.initialize("standard", packed)
    (file,) = packed["force_include"]
    assert packed["force_include"][file] == "camarilla/guides.xz"
    assert Path(file).read_bytes() == guides.pack(tmp_path)
    check.finalize("standard", packed, "")
    assert not Path(file).exists()


def test_the_description_of_a_package_names_guides_that_it_brings() -> None:
    """It has no link that leads nowhere."""
    metadata: dict[str, dict[str, str]] = {}
    packing.Description(str(ROOT), {}).update(metadata)
    text = metadata["readme"]["text"]
    named = re.findall(r"`camarilla guide ([a-z][a-z-]*)`", text)
    assert {"bot-writer", "researcher", "designer"} <= set(named) <= set(guides.PAGES)
    assert re.findall(r"\]\((?!https?://)", text) == []
    assert text.startswith("Documentation: `camarilla guide`")
    assert "`camarilla guide --open`" in text.partition("\n")[0]
    assert metadata["urls"] == {}, "no address is made up"


def test_the_address_of_the_site_is_named_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The build setting becomes metadata, and help reads that."""
    site, built = "https://camarilla.example/", dict[str, dict[str, str]]()
    packing.Description(str(ROOT), {"documentation": site}).update(built)
    assert built["urls"] == {"Documentation": site}
    assert built["readme"]["text"].startswith(f"Documentation: [the site]({site})")
    told = Message()
    told["Project-URL"] = f"Documentation, {site}"
    monkeypatch.setattr("importlib.metadata.metadata", lambda name: told)
    assert answer("--help").endswith(site)
    del told["Project-URL"]
    assert "://" not in answer("--help")


def test_the_extra_tested_pins_all_that_a_server_is_made_of() -> None:
    """The package itself says with what it was tested: an upgrade, and the way back, bring exactly that."""
    own = ProjectMetadata(str(ROOT), PluginManager()).core
    pinned = {canonicalize_name(Requirement(one).name): one for one in own.optional_dependencies["tested"]}
    assert all("==" in one for one in pinned.values())
    needed = [*own.dependencies, *own.optional_dependencies["server"], *own.optional_dependencies["postgres"]]
    found = set[str]()
    while needed:
        one = Requirement(needed.pop())
        name = canonicalize_name(one.name)
        if name not in found and (not one.marker or one.marker.evaluate({"extra": ""})):
            found.add(name)
            needed += requires(name) or []
            needed += [f"{name}-{extra}" for extra in one.extras]  # psycopg[binary]
    assert found <= pinned.keys(), found - pinned.keys()
    assert "starlette" in found
