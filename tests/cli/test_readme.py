"""The README's examples do what it says, and what it points to is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from camarilla.cli import every_command
from cli.readme import blocks, commands, matches, run_command, run_python

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "camarilla"
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_python_examples() -> None:
    failed, examples = run_python(README, "README.md")
    assert (failed, examples > 20) == (0, True)


@pytest.mark.parametrize(("command", "output"), commands(README), ids=[command for command, _ in commands(README)])
def test_console_examples(command: str, output: str) -> None:
    written = run_command(command)
    assert matches(output, written), written


def test_a_wrong_example_is_noticed() -> None:
    assert run_python("```python\n>>> 1 + 1\n3\n```\n", "wrong") == (1, 1)
    assert not matches("oriflamme ...\n", "ablaze\n")


def test_every_block_is_one_that_is_run() -> None:
    fences = re.findall(r"^```(\w+)$", README, re.MULTILINE)
    assert set(fences) == {"python", "console"}
    assert len(fences) == len(blocks(README, "python")) + len(blocks(README, "console"))


@pytest.mark.parametrize("page", ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/performance.md"])
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in link]
    assert [link for link in links if not (ROOT / page).parent.joinpath(link).exists()] == []


def test_every_command_that_the_pages_name_exists() -> None:
    pages = [ROOT / "README.md", ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
    text = "\n".join(page.read_text(encoding="utf-8") for page in pages)
    assert set(re.findall(r"`camarilla ([a-z]+)", text)) <= set(every_command())


def test_every_target_that_the_pages_name_is_in_the_makefile() -> None:
    pages = [ROOT / "README.md", ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
    text = "\n".join(page.read_text(encoding="utf-8") for page in pages)
    targets = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"`make (\w+)", text)) <= targets


def test_every_path_of_the_architecture_exists() -> None:
    """They begin at the package, or at the root where the page says so."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    paths = [path.replace("<id>", "*") for path in re.findall(r"`([\w.<*][\w./<>*-]*/[\w./<>*-]*)`", text)]
    base = dict.fromkeys(("client", "tests", "tools", "docs", "src", ".ci"), ROOT)
    lost = [path for path in paths if not any(base.get(path.split("/")[0], PACKAGE).glob(path.rstrip("/")))]
    assert lost == []
    assert len(paths) > 60


def unknown(text: str, files: list[set[str]]) -> list[str]:
    """The quoted names that no file has; a `Class.member` must stand where the class is."""
    names = re.findall(r"`(?:([A-Z]\w*)\.)?([A-Za-z_]\w*)(?:\([^`]*\))?`", text)
    wanted = {(owner, name): {f"class {owner}", name} if owner else {name} for owner, name in names}
    return [name for (_, name), words in wanted.items() if not any(words <= file for file in files)]


def test_every_name_that_the_pages_quote_is_in_the_sources() -> None:
    files = [
        {*re.findall(r"\w+", text), *re.findall(r"class \w+", text)}
        for folder in ("src/camarilla", "client/src", "client/public", "client/tests", "tests", "tools")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in {".py", ".pyi", ".ts", ".js", ".svelte", ".ftl"} and "page" not in path.parts
        for text in [path.read_text(encoding="utf-8")]
    ]
    for page in ("ARCHITECTURE.md", "CONTRIBUTING.md"):
        assert unknown((ROOT / page).read_text(encoding="utf-8"), files) == []


def test_a_name_that_is_nowhere_is_found() -> None:
    files = [{"class Writer", "append"}, {"change"}]
    assert unknown("`append`, `Writer.append` and `change(it)`", files) == []
    assert unknown("`Writer.change` and `no_such_name()`", files) == ["change", "no_such_name"]
