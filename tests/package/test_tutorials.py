"""The tutorials do what they say: every snippet and command is run, in order, in an empty folder."""

from __future__ import annotations

import re
import shutil
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest
from cli.readme import blocks, commands, files, matches, run_command, run_python, running

FOLDER = Path(__file__).parents[2] / "docs" / "tutorials"
TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.md"))}


@pytest.fixture
def saved(tutorial: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that a tutorial asks for, which Python finds modules in."""
    for name, text in files(TEXTS[tutorial]).items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "1")  # threads of NumPy hinder each other where others work, too
    return tmp_path


@pytest.mark.parametrize("tutorial", TEXTS)
def test_commands(tutorial: str, saved: Path) -> None:
    with ExitStack() as beside:
        for command, output in commands(TEXTS[tutorial]):
            if "node" in command and not shutil.which("node"):
                continue  # the page is built with a Node of its own
            if command.endswith("&"):
                beside.enter_context(running(command, saved))
            else:
                assert matches(output, written := run_command(command, saved)), (command, written)


@pytest.mark.parametrize("tutorial", TEXTS)
def test_snippets(tutorial: str, saved: Path) -> None:
    known = set(sys.modules)
    failed, _ = run_python(TEXTS[tutorial], tutorial)
    for name in {Path(name).stem for name in files(TEXTS[tutorial])} - known:
        sys.modules.pop(name, None)
    assert failed == 0


@pytest.mark.parametrize("tutorial", TEXTS)
def test_every_block_is_run(tutorial: str) -> None:
    text = TEXTS[tutorial]
    fences = re.findall(r"^```(\w*)\n", text, re.MULTILINE)
    assert {fence for fence in fences if fence} <= {"python", "javascript", "console"}
    snippets = blocks(text, "python") + blocks(text, "javascript")
    assert [block for block in snippets if ">>>" not in block and block not in files(text).values()] == []
    lines = [line for block in blocks(text, "console") for line in re.findall(r"^\$ (.*)$", block, re.MULTILINE)]
    assert lines == [command for command, _ in commands(text)]
