"""From C text to a loaded library: built once for each content, in a folder of the user's, never stale."""

from __future__ import annotations

import ctypes
import hashlib
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

FLAGS = (
    "-O3", "-std=gnu11", "-shared", "-fPIC", "-w",
    "-ffp-contract=off", "-fno-math-errno", "-fno-builtin-log",  # floats as Python computes them
    "-fwrapv",  # the checks ask before anything overflows; gcc 12 gets some loops near the edge wrong without it
)  # fmt: skip


class NoCompiler(RuntimeError):  # noqa: N818  # it reads as a sentence
    """This machine cannot build the rules; everything still works, slower, as plain Python."""


def compiler() -> list[str] | None:
    """The C compiler as a command: $CAMARILLA_COMPILER, $CC, or the first of cc, gcc, clang; None if there is none."""
    if os.environ.get("CAMARILLA_COMPILER") == "none":
        return None
    chosen = shlex.split(os.environ.get("CAMARILLA_COMPILER") or os.environ.get("CC") or "")
    for words in [chosen] if chosen else [["cc"], ["gcc"], ["clang"]]:
        if shutil.which(words[0]):
            return words
    return None


def cache_folder() -> Path:
    """Where built libraries are kept: $CAMARILLA_CACHE, or the user's cache folder."""
    given = os.environ.get("CAMARILLA_CACHE")
    if given:
        return Path(given)
    home = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return Path(home) / "camarilla"


def build(
    name: str, text: str, flags: tuple[str, ...] = (), words: list[str] | None = None, anew: bool = False
) -> Path:
    """The path of the library built from this text; NoCompiler where it cannot be built."""
    words = words or compiler()
    if words is None:
        raise NoCompiler("no C compiler was found: install gcc or clang, or set CC")
    what = "\0".join([text, *words, *FLAGS, *flags, sys.platform, platform.machine()])
    key = hashlib.sha256(what.encode()).hexdigest()[:20]
    path = cache_folder() / f"{re.sub(r'[^A-Za-z0-9_.]', '_', name)}-{key}.so"
    if anew or not path.exists():
        try:
            _compile(words, text, path, flags)
        except OSError as error:
            raise NoCompiler(f"nothing can be built in {path.parent} by {words[0]}: {error}") from error
    return path


def open_library(name: str, text: str, flags: tuple[str, ...] = (), words: list[str] | None = None) -> ctypes.CDLL:
    """The library built from this text, loaded; one that does not load (another system's) is built anew."""
    try:
        return ctypes.CDLL(str(build(name, text, flags, words)))
    except OSError:
        path = build(name, text, flags, words, anew=True)
    try:
        return ctypes.CDLL(str(path))
    except OSError as error:
        raise NoCompiler(f"what was built does not load: {error}") from error


def _compile(words: list[str], text: str, path: Path, flags: tuple[str, ...]) -> None:
    """Compile beside the target and move it into place at once: another process sees all of it or nothing."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with tempfile.TemporaryDirectory(dir=path.parent, prefix="build-") as folder:
        source, made = Path(folder, "rules.c"), Path(folder, "rules.so")
        source.write_text(text, "utf-8")
        run = subprocess.run(
            [*words, *FLAGS, *flags, str(source), "-o", str(made), "-lm"],
            capture_output=True, text=True, errors="replace", check=False,
        )  # fmt: skip
        if run.returncode:
            raise NoCompiler(f"{words[0]} failed: {run.stderr.strip()[-2000:]}")
        with open(made, "rb") as file:
            os.fsync(file.fileno())  # a crash of the machine must not leave a truncated one under its final name
        os.replace(made, path)
