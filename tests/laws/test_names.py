"""One name, one meaning: no class, and no name for a type, is that of another one."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "camarilla"
INTERFACE = {  # what generic code declares (`kernel/subject.py`, `bots/compiled/`), and each game has its own of
    "Context", "Document", "Features", "Forecast", "Inputs", "Loader", "State",
}  # fmt: skip
CLASS = re.compile(r"^ *class (\w+)[(:]", re.MULTILINE)
ALIAS = re.compile(r"^([A-Z]\w*[a-z]\w*)(?:: TypeAlias)? = (?!TypeVar\()", re.MULTILINE)  # of a module


def types(source: Path) -> Iterator[tuple[str, str]]:
    """Each class and alias, and the folder in which its name must be the only one: a game's own, else the package."""
    for path in [*source.rglob("*.py"), *source.rglob("*.pyi")]:
        area, text = path.relative_to(source).parts, path.read_text(encoding="utf-8")
        folder = "/".join(area[:2]) if area[0] == "games" else "camarilla"
        written = path.name == "types.pyi"  # from what the game declares, with its words once more
        for name in CLASS.findall(text) + ([] if written else ALIAS.findall(text)):
            yield name, folder


def doublets(found: Iterable[tuple[str, str]]) -> set[str]:
    """Names that two classes of a folder have, or one of a game and one of the rest; games may share names."""
    folders = defaultdict(list)
    for name, folder in found:
        folders[name].append(folder)
    twice = {name for name, at in folders.items() if len(at) > len(set(at)) or (len(at) > 1 and "camarilla" in at)}
    return twice - INTERFACE


def test_no_two_types_have_one_name() -> None:
    assert doublets(types(SOURCE)) == set()


def test_aliases_are_types(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text('Row = Sequence[str]\nT = TypeVar("T")\nLIMIT = 3\nclass Table:\n    Row = 1\n')
    assert sorted(types(tmp_path)) == [("Row", "camarilla"), ("Table", "camarilla")]


def test_a_doublet_is_named() -> None:
    """Two types of generic code, or of one game, or one of each; two games may have a type each."""
    both = [("Table", "camarilla"), ("Seat", "games/whist"), ("Seat", "games/skat"), ("State", "camarilla")]
    assert doublets(both) == set()
    assert doublets([*both, ("Table", "camarilla")]) == {"Table"}
    assert doublets([*both, ("Seat", "camarilla")]) == {"Seat"}
    assert doublets([*both, ("Seat", "games/skat"), ("State", "games/skat")]) == {"Seat"}
