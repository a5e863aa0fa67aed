"""Wheels for every platform, made on one machine: the pure wheel, and one with compiled rules for each platform.

`python tools/wheels.py dist [PLATFORM...]` makes them all, or some. The compiler is PyPI's ziglang, which has the C
libraries of all platforms; zopfli packs. The same commit gives the same bytes. With `--led`, searches that networks
lead are compiled, too: for an image that has the networks and no compiler, too large to publish.
"""

from __future__ import annotations

import base64
import hashlib
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple
from unittest.mock import patch
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import camarilla
from camarilla.bots.led import led_unit
from camarilla.bots.unit import players_unit
from camarilla.dialect.build import FLAGS, compile_texts, key
from camarilla.dialect.functions import functions_text
from camarilla.dialect.translate import translate
from camarilla.kernel.engine import Unit
from camarilla.kernel.entry_points import BACK
from camarilla.kernel.game import Game

ROOT: Final = Path(__file__).parents[1]
CHECKS: Final = ("-DCHECK",)
STRIPPED: Final = ("-s",)
JUMPS: Final = ("-fno-unwind-tables", "-fno-asynchronous-unwind-tables")  # checks jump, and nothing here unwinds
MOST: Final = 1_900_000  # bytes of a wheel
LED: Final = "--led"
ZIG: Final = [sys.executable, "-m", "ziglang", "cc"]


class Platform(NamedTuple):
    """What the compiler calls a platform, how its libraries end, and what else it must be told."""

    target: str
    ending: str = ".so"
    flags: tuple[str, ...] = ("-fPIC", "-lm", *JUMPS)


MACOS: Final = ("-fPIC", "-lm", *JUMPS, "-Wl,-install_name,@rpath/rules.dylib")  # else it holds the path it was made at
PLATFORMS: Final = {  # by the tag of the wheel
    "manylinux_2_17_x86_64": Platform("x86_64-linux-gnu.2.17"),
    "manylinux_2_17_aarch64": Platform("aarch64-linux-gnu.2.17"),
    "musllinux_1_2_x86_64": Platform("x86_64-linux-musl"),
    "musllinux_1_2_aarch64": Platform("aarch64-linux-musl"),
    "win_amd64": Platform("x86_64-windows-gnu", ".dll", ()),
    "win_arm64": Platform("aarch64-windows-gnu", ".dll", ()),
    "macosx_11_0_x86_64": Platform("x86_64-macos.11.0", ".dylib", MACOS),
    "macosx_11_0_arm64": Platform("aarch64-macos.11.0", ".dylib", MACOS),
}


# -- what is compiled
def units(game: Game, led: bool = False) -> list[Unit]:
    """Every unit that a game is played, searched or analysed with."""
    return [game.engine.core, players_unit(game), *([led_unit(game)] if led else [])]


def texts(led: bool) -> Iterator[str]:
    """The C of everything that a wheel brings."""
    for game in map(camarilla.game, camarilla.games()):
        yield functions_text(game.engine.entry_rules, BACK)[0]
        for unit in units(game, led):
            yield translate(unit.entries).text()


def named(text: str) -> str:
    """A text whose names end with its key, so that it can lie in one library with others."""
    return f"#define ENTRY(name) name##_{text_key(text)}\n{text}"


def text_key(text: str) -> str:
    """What a text is found by in a library that is shipped."""
    return key(text, *FLAGS, *CHECKS)


def library(made: Iterable[str], platform: Platform) -> bytes:
    """The library of a platform: all texts in one, which the system's own start-up code is in only once."""
    with TemporaryDirectory() as folder:
        path = Path(folder, f"rules{platform.ending}")
        words = [*ZIG, "-target", platform.target]
        compile_texts(words, map(named, made), path, (*platform.flags, *CHECKS, *STRIPPED))
        return path.read_bytes()


# -- what is packed
def pure_wheel(folder: Path) -> Path:
    """The wheel without a library; the source archive lies beside it."""
    subprocess.run([sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)], check=True,
                   stdout=subprocess.DEVNULL)  # fmt: skip
    (wheel,) = folder.glob("camarilla-*-py3-none-any.whl")
    return wheel


def platform_wheel(pure: Path, tag: str, added: dict[str, bytes]) -> Path:
    """The pure wheel with the library of one platform."""
    path = pure.with_name(pure.name.replace("-any.whl", f"-{tag}.whl"))
    with ZipFile(pure) as source, patch("zlib.compressobj", Deflater), ZipFile(path, "w") as wheel:
        *infos, record = source.infolist()
        held = {info.filename: source.read(info) for info in infos}
        held = {name: labelled(data, tag) if name.endswith(".dist-info/WHEEL") else data for name, data in held.items()}
        first, rest = divide(held)
        held = {**first, **added, **rest}
        held[record.filename] = record_text(held, record.filename)
        for name, data in held.items():
            wheel.writestr(entry(name, record), data, ZIP_DEFLATED)
    return path


class Deflater:
    """Compresses for `zipfile` in place of zlib: as any zip file, but smaller."""

    def __init__(self, *_: object) -> None:
        self.data = b""

    def compress(self, data: bytes) -> bytes:
        self.data += data
        return b""

    def flush(self) -> bytes:
        return deflated(self.data)


@cache  # most files lie in the wheels of all platforms
def deflated(data: bytes) -> bytes:
    """What zopfli makes of a file, without the head and the checksum of zlib's own format."""
    from zopfli.zlib import compress  # type: ignore[import-not-found, import-untyped, unused-ignore]

    made: bytes = compress(data, numiterations=5)
    return made[2:-4]


def divide(held: dict[str, bytes]) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """The package itself, and what is told about it, which a wheel ends with."""
    told = {name: data for name, data in held.items() if ".dist-info/" in name}
    return {name: data for name, data in held.items() if name not in told}, told


def labelled(text: bytes, tag: str) -> bytes:
    """What a wheel says of itself, for one platform."""
    for pattern, new in (
        (rb"(?m)^Root-Is-Purelib: true", b"Root-Is-Purelib: false"),
        (rb"(?m)^Tag: py3-none-any", f"Tag: py3-none-{tag}".encode()),
    ):
        text, changed = re.subn(pattern, new, text)
        assert changed == 1, pattern
    return text


def record_text(held: dict[str, bytes], own_name: str) -> bytes:
    """The list of all files with their hashes."""
    lines = [f"{name},sha256={digest(data)},{len(data)}" for name, data in held.items()]
    return "\n".join([*lines, f"{own_name},,", ""]).encode()


def digest(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def entry(name: str, like: ZipInfo) -> ZipInfo:
    """A file of a wheel, as old as all others."""
    info = ZipInfo(name, like.date_time)
    info.external_attr = like.external_attr
    return info


def main() -> None:
    led = LED in sys.argv
    folder, *tags = (word for word in sys.argv[1:] if word != LED)
    made, pure = list(texts(led)), pure_wheel(Path(folder))
    for tag in tags or PLATFORMS:
        platform = PLATFORMS[tag]
        built = {f"camarilla/dialect/rules{platform.ending}": library(made, platform)}
        path = platform_wheel(pure, tag, built)
        size, plus = path.stat().st_size, path.stat().st_size - pure.stat().st_size
        print(f"{path.name}: {size:,} bytes, of which the library {plus:,}", flush=True)
        assert led or size <= MOST, f"more than {MOST:,}"


if __name__ == "__main__":
    main()
