"""From C text to a loaded library: one that was shipped with the package, or built once in a folder of the user's.

Both are found by a hash of what they were made from, so a stale one is never loaded.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import os
import platform
import re
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

FLAGS: Final = (
    "-O3", "-std=gnu11", "-shared", "-w",
    "-ffp-contract=off", "-fno-math-errno", "-fno-builtin-log",  # floats as Python computes them
    "-falign-loops=32",  # else each change of a rule moves all loops, and the speed of each by some per cent
    "-fwrapv",  # the checks ask before anything overflows; gcc 12 gets some loops near the edge wrong without it
)  # fmt: skip


SYSTEM: Final = () if sys.platform == "win32" else ("-fPIC", "-lm")  # there all code may lie anywhere, and no libm
ENDING: Final = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")
SHIPPED: Final = Path(__file__).with_name(f"rules{ENDING}")  # what a wheel for one platform brings (tools/wheels.py)


class NoCompiler(RuntimeError):  # noqa: N818  # it reads as a sentence
    """This machine cannot build the rules; everything still works, slower, as plain Python."""


def compiler() -> list[str] | None:
    """The C compiler as a command: $CAMARILLA_COMPILER, $CC, or the first of cc, gcc, clang, PyPI's ziglang."""
    import shlex  # here and below: what only a compiler needs is loaded when one is wanted
    import shutil

    if os.environ.get("CAMARILLA_COMPILER") == "none":
        return None
    chosen = os.environ.get("CAMARILLA_COMPILER") or os.environ.get("CC") or ""
    words = shlex.split(chosen, posix=os.name == "posix")  # elsewhere a backslash is part of a path
    for candidate in [words] if words else [["cc"], ["gcc"], ["clang"]]:
        if shutil.which(candidate[0]):
            return candidate
    if not words and importlib.util.find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "cc", "-mcpu=baseline"]  # the cache may lie on another machine's disk
    return None


def runs_plain() -> bool:
    """Is there neither a shipped library nor a compiler?"""
    return compiler() is None and (bool(os.environ.get("CAMARILLA_COMPILER")) or not SHIPPED.exists())


def cache_folder() -> Path:
    """Where built libraries are kept: $CAMARILLA_CACHE, or the user's cache folder."""
    from platformdirs import user_cache_path

    given = os.environ.get("CAMARILLA_CACHE")
    return Path(given) if given else user_cache_path("camarilla", appauthor=False)


def key(*made_from: str) -> str:
    """A hash of all that something was made from."""
    return hashlib.sha256("\0".join(made_from).encode()).hexdigest()[:20]


class Shipped:
    """The functions of one text in the library that came with the package, where all names end with a text's key."""

    def __init__(self, library: ctypes.CDLL, key: str) -> None:
        self._library, self._key, self._name = library, key, library._name

    def __getattr__(self, name: str) -> Any:
        return getattr(self._library, f"{name}_{self._key}")


def shipped(text: str, flags: tuple[str, ...]) -> Shipped | None:
    """The functions of a text, if they came with the package; $CAMARILLA_COMPILER asks for other ones."""
    if os.environ.get("CAMARILLA_COMPILER") or not SHIPPED.exists():
        return None
    with suppress(OSError, AttributeError):  # it is another system's, or damaged; or of other texts
        found = Shipped(ctypes.CDLL(str(SHIPPED)), key(text, *FLAGS, *flags))
        found.is_here()
        return found
    return None


def build(
    name: str, text: str, flags: tuple[str, ...] = (), words: list[str] | None = None, anew: bool = False
) -> Path:
    """The path of the library built from this text; NoCompiler where it cannot be built."""
    words = words or compiler()
    if words is None:
        raise NoCompiler("no C compiler was found: install gcc or clang, or set CC")
    made_from = key(text, *words, *FLAGS, *SYSTEM, *flags, sys.platform, platform.machine())
    path = cache_folder() / f"{re.sub(r'[^A-Za-z0-9_.]', '_', name)}-{made_from}{ENDING}"
    if anew or not path.exists():
        try:
            _compile(words, text, path, flags)
        except OSError as error:
            raise NoCompiler(f"nothing can be built in {path.parent} by {words[0]}: {error}") from error
    return path


def open_library(
    name: str, text: str, flags: tuple[str, ...] = (), words: list[str] | None = None
) -> ctypes.CDLL | Shipped:
    """The library of this text, loaded: shipped or built; one that does not load (another system's) is built anew."""
    found = shipped(text, flags) if words is None else None
    if found is not None:
        return found
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
    import tempfile

    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with tempfile.TemporaryDirectory(dir=path.parent, prefix="build-") as folder:
        made = Path(folder, f"rules{ENDING}")
        compile_texts(words, [text], made, (*SYSTEM, *flags))
        with open(made, "rb+") as file:  # Windows flushes only what may be written to
            os.fsync(file.fileno())  # a crash of the machine must not leave a truncated one under its final name
        try:
            os.replace(made, path)
        except PermissionError:
            if not path.exists():
                raise
            # Windows: another process was first, and has it open


def compile_texts(words: list[str], texts: Iterable[str], made: Path, flags: Iterable[str]) -> None:
    """Let the compiler make a library of C texts; NoCompiler with what it says if it fails."""
    import subprocess

    sources = []
    for number, text in enumerate(texts):
        sources.append(made.with_name(f"rules{number}.c"))
        sources[-1].write_text(text, "utf-8")
    run = subprocess.run(
        [*words, *FLAGS, *map(str, sources), "-o", str(made), *flags],
        capture_output=True, text=True, errors="replace", check=False,
    )  # fmt: skip
    if run.returncode:
        raise NoCompiler(f"{words[0]} failed: {run.stderr.strip()[-2000:]}")
