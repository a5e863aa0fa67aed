"""Runs what wheels of other platforms bring: 20,000 play-outs of each game must come to what they do here.

`python tools/foreign.py dist` looks for a way to run each: another C library's loader, qemu-user, Wine.
$SYSROOT_AARCH64 names a folder with the C libraries of aarch64. What cannot be run is said so, and is no failure.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final
from zipfile import ZipFile

from wheels import PLATFORMS, ZIG, text_key

import camarilla
from camarilla.dialect.translate import translate
from camarilla.kernel.game import Game

GAMES: Final = 20_000
SEED: Final = 17
SYSROOT: Final = os.environ.get("SYSROOT_AARCH64", "/usr/aarch64-linux-gnu")
WAYS: Final = {  # how programs of a platform are run here
    "manylinux_2_17_x86_64": [],
    "musllinux_1_2_x86_64": ["/lib/ld-musl-x86_64.so.1"],
    "manylinux_2_17_aarch64": ["qemu-aarch64", "-L", SYSROOT],
    "musllinux_1_2_aarch64": ["qemu-aarch64", "-L", SYSROOT],
    "win_amd64": [shutil.which("wine64") or "/usr/lib/wine/wine64"],  # where Debian's package wine64 keeps it
}
LOADERS: Final = {  # what qemu needs besides: of Debian's libc6-arm64-cross, and of musl for arm64
    "manylinux_2_17_aarch64": Path(SYSROOT, "lib", "ld-linux-aarch64.so.1"),
    "musllinux_1_2_aarch64": Path(SYSROOT, "lib", "ld-musl-aarch64.so.1"),
}


def expected(game: Game) -> dict[int, bytes]:
    """What the play-outs come to here, by seats."""
    return {seats: game.engine.playouts(seats, GAMES, SEED).pack() for seats in game.seats}


def driver(tag: str, folder: Path) -> Path:
    """The program that loads a library, for one platform."""
    made, linux = folder / "playouts.exe", "linux" in tag
    source = Path(__file__).with_name("playouts.c")
    subprocess.run([*ZIG, "-target", PLATFORMS[tag].target, "-O2", str(source), "-o", str(made),
                    *(["-ldl", "-dynamic"] if linux else [])], check=True)  # fmt: skip
    return made


def differing(wheel: Path, tag: str, figures: dict[Game, dict[int, bytes]]) -> list[str]:
    """The games whose play-outs come to something else on a platform."""
    found = []
    with tempfile.TemporaryDirectory() as name, ZipFile(wheel) as held:
        program = driver(tag, Path(name))
        library = held.extract(f"camarilla/dialect/rules{PLATFORMS[tag].ending}", name)
        for game, tallies in figures.items():
            entry = f"enter_playouts_{text_key(translate(game.engine.core.entries).text())}"
            for seats, tally in tallies.items():
                given = [entry, *map(str, (seats, GAMES, SEED, len(tally)))]
                words = [*WAYS[tag], str(program), library, *given]
                told = subprocess.run(words, capture_output=True, text=True, check=False)
                if told.stdout.strip() != tally.hex():
                    found.append(f"{game.id} {seats}: {(told.stdout + told.stderr).strip()[-300:]}")
    return found


def lacking(tag: str) -> str | None:
    """What is missing to run programs of a platform here, None if nothing is."""
    if tag not in WAYS:
        return "nothing runs it here"
    needed = [*WAYS[tag][:1], *([str(LOADERS[tag])] if tag in LOADERS else [])]
    missing = [name for name in needed if not shutil.which(name) and not Path(name).exists()]
    return f"{' and '.join(missing)} missing" if missing else None


def main() -> int:
    games = [camarilla.game(id) for id in camarilla.games()]
    figures, failed = {game: expected(game) for game in games}, False
    for tag in PLATFORMS:
        wheels = list(Path(sys.argv[1]).glob(f"camarilla-*-{tag}.whl"))
        missing = lacking(tag) if wheels else "no wheel"
        if missing:
            print(f"{tag}: not run, {missing}")
            continue
        found = differing(wheels[0], tag, figures)
        failed |= bool(found)
        print(f"{tag}: {GAMES:,} play-outs of each game and number of seats {'; '.join(found) or 'come to the same'}")
    return failed


if __name__ == "__main__":
    sys.exit(main())
