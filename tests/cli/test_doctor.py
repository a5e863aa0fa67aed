"""`camarilla doctor`: what is missing is named, with what to do."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import camarilla
from camarilla.cli.commands import doctor
from camarilla.dialect.build import cache_folder
from camarilla.kernel.transcript import write
from camarilla.locales import LANGUAGES
from cli.program import run, start, succeed


def findings(**environment: str) -> dict[str, dict[str, str]]:
    ended = start("doctor", "--json", **environment)
    assert (ended.status, ended.err) == (0, "")
    found: list[dict[str, Any]] = json.loads(ended.out)
    assert all(set(finding) == {"what", "state", "found", "advice"} for finding in found)
    return {finding["what"]: finding for finding in found}


def test_a_healthy_installation() -> None:
    found, words = findings(), [f"words {language}" for language in LANGUAGES]
    assert list(found) == ["python", "compiler", "cache", *camarilla.games(), *words, "terminal"]
    assert found["cache"]["found"] == str(cache_folder())
    assert found["python"]["found"].startswith(f"{sys.version.split()[0]}, camarilla {camarilla.__version__}")


def test_without_a_compiler_everything_works_slower() -> None:
    found = findings(CAMARILLA_COMPILER="none")
    assert found["compiler"]["state"] == found["oriflamme"]["state"] == "slow"
    assert "Install gcc or clang" in found["compiler"]["advice"]
    assert found["oriflamme"]["found"].startswith("plain Python, ")


def test_who_has_compiled_rules_needs_no_compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shipped = tmp_path / "rules.so"
    shipped.touch()
    monkeypatch.delenv("CAMARILLA_COMPILER", raising=False)
    monkeypatch.setenv("CC", "no-such-compiler")
    assert doctor.c_compiler().state == "slow"
    monkeypatch.setattr("camarilla.dialect.build.SHIPPED", shipped)
    assert (doctor.c_compiler().state, doctor.c_compiler().advice) == ("ok", "")
    monkeypatch.setenv("CAMARILLA_COMPILER", "none")
    assert doctor.c_compiler().state == "slow", "who wants plain Python gets it"


@pytest.mark.parametrize("command", ["arena random greedy --game throne --seats 2 --deals 1 --jobs 1", "analyse -"])
def test_long_work_in_plain_python_says_so_first(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def work(*_: object) -> None:
        raise KeyboardInterrupt  # when it begins, everything has been said

    monkeypatch.setattr("camarilla.cli.commands.arena.hold_contest", work)
    monkeypatch.setattr("camarilla.cli.commands.analyse.analyse", work)
    state = camarilla.game("throne").deal(2, 1)
    for compiler, warned in (("none", True), ("cc", False)):
        monkeypatch.setenv("CAMARILLA_COMPILER", compiler)
        monkeypatch.setattr("shutil.which", lambda name: name)
        ended = run(*command.split(), given=write(state))
        assert ("pip install ziglang" in " ".join(ended.err.split())) == warned, ended


def test_a_compiler_that_does_not_work(tmp_path: Path) -> None:
    broken = tmp_path / "cc"
    broken.write_text("#!/bin/sh\necho broken compiler 1.0\nexit 3\n")
    broken.chmod(0o755)
    found = findings(CAMARILLA_COMPILER=str(broken), CAMARILLA_CACHE=str(tmp_path))
    assert found["compiler"]["found"] == f"{broken}: broken compiler 1.0"
    assert "Set CC to a working C compiler" in found["oriflamme"]["advice"]


def test_a_compiler_that_cannot_be_started(tmp_path: Path) -> None:
    broken = tmp_path / "cc"
    broken.write_bytes(b"\x7fELF")
    broken.chmod(0o755)
    found = findings(CAMARILLA_COMPILER=str(broken), CAMARILLA_CACHE=str(tmp_path))
    assert found["compiler"]["state"] == "slow"
    assert found["oriflamme"]["state"] == "slow"


def test_a_cache_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    found = findings(CAMARILLA_CACHE=str(tmp_path / "file"))
    assert found["cache"]["state"] == "slow"
    assert "CAMARILLA_CACHE" in found["cache"]["advice"]


def test_a_terminal_without_our_letters() -> None:
    assert findings(PYTHONIOENCODING="ascii")["terminal"]["state"] == "slow"


def test_missing_words_are_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "file_text", lambda *path: None)
    ended = run("doctor")
    assert ended.status == 1
    assert "bad  words en    oriflamme" in ended.out
    assert ended.out.endswith("Something is broken; see above for what to do.\n")


def test_as_text(monkeypatch: pytest.MonkeyPatch) -> None:
    text = succeed("doctor")
    assert text.startswith("ok   python      3.")
    assert text.splitlines()[-1].startswith("Everything ")
    monkeypatch.setenv("CAMARILLA_COMPILER", "none")
    assert "slow compiler    none found\n                 What to do: Install gcc or clang" in succeed("doctor")
