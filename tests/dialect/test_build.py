"""Building: keyed by content, atomic, in the user's cache; whatever goes wrong is NoCompiler and leaves nothing."""

from __future__ import annotations

import ctypes
import os
import stat
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from subprocess import run

import pytest
from platformdirs.macos import MacOS
from platformdirs.windows import Windows

from camarilla.dialect import Library
from camarilla.dialect.build import (
    FLAGS,
    SYSTEM,
    NoCompiler,
    build,
    cache_folder,
    compile_texts,
    compiler,
    key,
    open_library,
    runs_plain,
)  # fmt: skip
from dialect import constructs
from dialect.ways import COMPILERS

TEXT = "int seven(void) { return 7; }\n"
SHIPPED = "int ENTRY(seven)(void) { return 7; }\nint ENTRY(is_here)(void) { return 1; }\n"
OTHER = SHIPPED.replace("return 7", "return 8")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache."""
    monkeypatch.setenv("CAMARILLA_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def fake_compiler(folder: Path, script: str) -> list[str]:
    """A compiler that does what the shell script says; `$made` is the file it should make."""
    path = folder / "fake-cc"
    path.write_text(f'#!/bin/sh\nwhile [ "$1" != -o ]; do shift; done\nmade=$2\n{script}\n')
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return [str(path)]


# -- where
def test_the_cache_is_where_the_user_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAMARILLA_CACHE", "/some/where")
    assert cache_folder() == Path("/some/where")
    monkeypatch.delenv("CAMARILLA_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", "/caches")
    assert cache_folder() == Path("/caches/camarilla")
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", "/home/someone")
    assert cache_folder() == Path("/home/someone/.cache/camarilla")


def test_the_cache_of_other_systems_is_where_their_users_expect_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CAMARILLA_CACHE", raising=False)
    for system, expected in (
        (MacOS, "Library/Caches/camarilla"),
        (Windows, "/users/ann/CSIDL_LOCAL_APPDATA/camarilla/Cache"),
    ):
        monkeypatch.setattr("platformdirs.PlatformDirs", system)
        monkeypatch.setattr("platformdirs.windows.get_win_folder", lambda name: f"/users/ann/{name}")
        assert cache_folder().as_posix().endswith(expected), system


def test_the_compiler_is_the_one_asked_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    fake = fake_compiler(tmp_path, "exit 0")[0]
    monkeypatch.delenv("CAMARILLA_COMPILER", raising=False)
    monkeypatch.setenv("CC", f"{fake} -pipe")
    assert compiler() == [fake, "-pipe"]
    monkeypatch.setenv("CAMARILLA_COMPILER", f"{COMPILERS[0]} -m64")
    assert compiler() == [COMPILERS[0], "-m64"]
    monkeypatch.setenv("CAMARILLA_COMPILER", "none")
    assert compiler() is None


def test_the_first_compiler_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("CAMARILLA_COMPILER", raising=False)
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert compiler() is None
    (tmp_path / "clang").symlink_to(fake_compiler(tmp_path, "exit 0")[0])
    assert compiler() == ["clang"]


def test_a_compiler_from_a_package_index(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("CAMARILLA_COMPILER", raising=False)
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("importlib.util.find_spec", lambda name: name == "ziglang")
    assert compiler() == [sys.executable, "-m", "ziglang", "cc", "-mcpu=baseline"]
    monkeypatch.setenv("CC", "no-such-compiler")
    assert compiler() is None, "who names a compiler wants no other"


def test_no_compiler(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAMARILLA_COMPILER", "none")
    with pytest.raises(NoCompiler, match="no C compiler was found"):
        build("game", TEXT)
    with pytest.raises(NoCompiler):
        Library("sample", {"note": constructs.note})
    assert not folder.exists()


# -- built once for each content
def test_the_same_content_is_built_once(folder: Path) -> None:
    path = build("game", TEXT)
    before = path.stat()
    assert build("game", TEXT) == path
    assert path.stat() == before
    assert list(folder.iterdir()) == [path]
    assert ctypes.CDLL(str(path)).seven() == 7


def test_other_content_is_another_file(folder: Path) -> None:
    first = build("game", TEXT)
    second, third = build("game", TEXT + "\n"), build("game", TEXT, ("-DX",))
    fourth, fifth = build("other", TEXT), build("game", TEXT, words=[COMPILERS[0], "-g"])
    assert len({first, second, third, fourth, fifth}) == 5


def test_the_name_of_a_game_may_be_anything(folder: Path) -> None:
    assert build("../a game/[x]", TEXT).parent == folder


def test_the_cache_is_the_users_own(folder: Path) -> None:
    build("game", TEXT)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_text_of_any_language(folder: Path) -> None:
    path = build("game", f"/* гра — król */ {TEXT}")
    assert ctypes.CDLL(str(path)).seven() == 7


# -- shipped with the package
@pytest.fixture
def shipped(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The library of SHIPPED and of another text, as a wheel brings it; there is no compiler."""
    made, words = tmp_path / "rules.so", compiler()
    assert words is not None
    named = [f"#define ENTRY(name) name##_{key(text, *FLAGS, '-DCHECK')}\n{text}" for text in (SHIPPED, OTHER)]
    compile_texts(words, named, made, SYSTEM)
    monkeypatch.setattr("camarilla.dialect.build.SHIPPED", made)
    for name in ("CAMARILLA_COMPILER", "CC"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    return made


def test_a_shipped_library_needs_no_compiler_and_no_cache(shipped: Path, folder: Path) -> None:
    assert open_library("game", SHIPPED, ("-DCHECK",)).seven() == 7
    assert open_library("game", OTHER, ("-DCHECK",)).seven() == 8
    assert not folder.exists()


@pytest.mark.parametrize(("text", "flags"), [(TEXT + " ", ("-DCHECK",)), (TEXT, ()), (TEXT, ("-DCHECK", "-DX"))])
def test_a_shipped_library_of_anything_else_is_not_loaded(shipped: Path, text: str, flags: tuple[str, ...]) -> None:
    with pytest.raises(NoCompiler):
        open_library("game", text, flags)


def test_a_shipped_library_of_other_flags_is_not_loaded(shipped: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("camarilla.dialect.build.FLAGS", (*FLAGS, "-O2"))
    with pytest.raises(NoCompiler):
        open_library("game", SHIPPED, ("-DCHECK",))


def test_a_shipped_library_of_another_system_is_passed_over(shipped: Path) -> None:
    shipped.write_bytes(b"not for this machine")
    with pytest.raises(NoCompiler, match="no C compiler was found"):
        open_library("game", SHIPPED, ("-DCHECK",))


def test_rules_run_plain_without_a_compiler_and_without_a_shipped_library(shipped: Path) -> None:
    assert not runs_plain()
    shipped.unlink()
    assert runs_plain()


def test_who_asks_for_a_compiler_gets_what_it_builds(shipped: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAMARILLA_COMPILER", "none")
    assert runs_plain()
    with pytest.raises(NoCompiler):
        open_library("game", SHIPPED, ("-DCHECK",))
    with pytest.raises(NoCompiler, match="nothing can be built"):
        open_library("game", SHIPPED, ("-DCHECK",), words=["/no/such/cc"])


# -- Windows, where a file that is in use cannot be replaced
def test_another_process_was_first_and_uses_what_it_built(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def replace(made: Path, path: Path) -> None:
        path.write_bytes(made.read_bytes())
        raise PermissionError(13, "in use")

    monkeypatch.setattr("os.replace", replace)
    assert open_library("game", TEXT).seven() == 7
    assert len(list(folder.iterdir())) == 1


def test_a_folder_where_nothing_may_be_moved_to(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def replace(made: Path, path: Path) -> None:
        raise PermissionError(13, "not yours")

    monkeypatch.setattr("os.replace", replace)
    with pytest.raises(NoCompiler, match="not yours"):
        build("game", TEXT)


# -- what goes wrong
def test_an_error_of_the_compiler_is_told(folder: Path) -> None:
    with pytest.raises(NoCompiler, match="nonsense"):
        build("game", "nonsense\n")
    assert list(folder.iterdir()) == []


def test_a_compiler_that_fails_half_way(folder: Path, tmp_path: Path) -> None:
    words = fake_compiler(tmp_path, 'echo half > "$made"; echo "disk full" >&2; exit 1')
    with pytest.raises(NoCompiler, match="disk full"):
        build("game", TEXT, words=words)
    assert list(folder.iterdir()) == []


def test_a_compiler_that_makes_nothing(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(NoCompiler, match="nothing can be built in"):
        build("game", TEXT, words=fake_compiler(tmp_path, "exit 0"))
    assert list(folder.iterdir()) == []


def test_a_compiler_that_is_not_there(folder: Path) -> None:
    with pytest.raises(NoCompiler, match=r"nothing can be built in .* by /no/such/cc"):
        build("game", TEXT, words=["/no/such/cc"])


def test_a_compiler_that_makes_rubbish(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(NoCompiler, match="what was built does not load"):
        open_library("game", TEXT, words=fake_compiler(tmp_path, 'echo rubbish > "$made"'))


def test_a_cache_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("CAMARILLA_CACHE", str(tmp_path / "file" / "cache"))
    with pytest.raises(NoCompiler, match="nothing can be built in"):
        build("game", TEXT)


def test_a_library_of_another_system_is_built_anew(folder: Path) -> None:
    path = build("game", TEXT)
    path.write_bytes(b"not for this machine")
    assert open_library("game", TEXT).seven() == 7
    assert list(folder.iterdir()) == [path]


# -- several at once
def test_threads_build_at_once(folder: Path) -> None:
    with ThreadPoolExecutor(4) as pool:
        paths = set(pool.map(lambda _: build("game", TEXT), range(4)))
    assert list(folder.iterdir()) == list(paths)


def test_processes_build_at_once(folder: Path) -> None:
    """Each of them loads a whole library, whoever was first."""
    code = f"from camarilla.dialect.build import open_library\nassert open_library('game', {TEXT!r}).seven() == 7\n"
    with ThreadPoolExecutor(3) as pool:
        made = pool.map(lambda _: run([sys.executable, "-c", code], env=os.environ, check=False), range(3))
    assert [process.returncode for process in made] == [0, 0, 0]
    assert len(list(folder.iterdir())) == 1
