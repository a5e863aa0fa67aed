"""The definition of the dialect is true: every example runs, every check and every refusal is in its tables."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from camarilla.dialect import Library, Refused, RuleError
from camarilla.dialect.translate import translate
from dialect.checked import Checked
from dialect.refused import BODIES, RULES
from dialect.test_checks import FAILS
from dialect.ways import COMPILERS, load

TEXT = (Path(__file__).parents[2] / "docs" / "dialect.md").read_text("utf-8")
HEADER = "from __future__ import annotations\nfrom typing import Final\nfrom camarilla.dialect import *\n"


def blocks(mark: str) -> dict[str, str]:
    """The fenced blocks with this mark, by the heading they stand under."""
    parts = re.split(r"^#+ (.*)$", TEXT, flags=re.M)[1:]
    found = {}
    for heading, part in zip(parts[::2], parts[1::2], strict=True):
        for i, block in enumerate(re.findall(rf"^```{mark}\n(.*?)^```$", part, flags=re.M | re.S)):
            found[f"{heading} {i}" if i else heading] = block
    return found


EXAMPLES, HOST = blocks("python"), blocks("python host")


@pytest.fixture(scope="module")
def modules(tmp_path_factory: pytest.TempPathFactory) -> dict[str, ModuleType]:
    folder = tmp_path_factory.mktemp("docs")
    return {name: load(HEADER + text, f"example_{i}", folder) for i, (name, text) in enumerate(EXAMPLES.items())}


@pytest.fixture(scope="module")
def libraries(modules: dict[str, ModuleType]) -> list[Library]:
    """All examples in one library, for each compiler."""
    rules = {f"{kind}_{i}": rule for i, m in enumerate(modules.values()) for kind, rule in entries(m).items()}
    return [Library("docs", rules, words=[name], flags=("-O1",)) for name in COMPILERS]


def entries(module: ModuleType) -> dict[str, Any]:
    return {kind: getattr(module, kind) for kind in ("example", "fails") if hasattr(module, kind)}


def test_the_header_is_the_one_shown() -> None:
    assert "".join(f"    {line}\n" for line in HEADER.splitlines()) in TEXT


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 20
    assert len(HOST) > 5
    assert all("def example() -> None:" in text for text in EXAMPLES.values())


@pytest.mark.parametrize("name", EXAMPLES)
def test_example(name: str, modules: dict[str, ModuleType], libraries: list[Library]) -> None:
    module = modules[name]
    module.example()
    Checked("docs")(module.example)()
    for library in libraries:
        library(f"example_{list(modules).index(name)}")


@pytest.mark.parametrize("name", [name for name, text in EXAMPLES.items() if "def fails(" in text])
def test_example_that_fails(name: str, modules: dict[str, ModuleType], libraries: list[Library]) -> None:
    module, texts = modules[name], []
    for library in libraries:
        with pytest.raises(RuleError) as caught:
            library(f"fails_{list(modules).index(name)}")
        texts.append(str(caught.value))
    with pytest.raises(RuleError) as caught:
        Checked("docs")(module.fails)()
    assert {*texts, str(caught.value)} == {str(caught.value)}
    assert str(caught.value).startswith(f"docs: {module.fails.__doc__} at ")


@pytest.mark.parametrize("name", [name for name, text in EXAMPLES.items() if "def refused(" in text])
def test_example_that_is_refused(name: str, modules: dict[str, ModuleType]) -> None:
    refused = modules[name].refused
    with pytest.raises(Refused) as caught:
        translate({"refused": refused})
    assert str(caught.value).split(": ", 1)[1] == refused.__doc__


@pytest.mark.parametrize("name", HOST)
def test_host_example(name: str, tmp_path: Path) -> None:
    load(HEADER + HOST[name], "host", tmp_path)


# -- the tables
def table(heading: str) -> list[str]:
    """The code in the first column of the table under a heading."""
    part = TEXT.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    rows = [row.split(" | ")[0].removeprefix("| ") for row in part.splitlines() if row.startswith("| `")]
    return [re.sub(r"^`+ ?(.*?)`+(, or the message)?$", r"\1", row) for row in rows]


def test_the_table_of_checks_is_complete() -> None:
    assert set(table("Checks")) == {what for _, _, what, _ in FAILS} - {"a is above zero"}


def test_the_table_of_refusals_is_complete() -> None:
    reasons = [reason.split(": ", 1)[1] for _, reason in [*BODIES.values(), *RULES.values()]]
    reasons.append("<lambda> is no top-level function of the file as it is now")
    rows = {row: re.compile(".+".join(map(re.escape, row.split("…")))) for row in table("Refusals")}
    assert [reason for reason in reasons if not any(row.fullmatch(reason) for row in rows.values())] == []
    assert [row for row, form in rows.items() if not any(form.fullmatch(reason) for reason in reasons)] == []
