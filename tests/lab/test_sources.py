"""Results of a bot of one's own: after an edit they are those of another player."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from cli.program import refuse, run

from camarilla.lab.jobs.sources import files_of

FIRST = """
class Fox:
    def choose(self, observation):
        return observation.legal[0]
"""
LAST = FIRST.replace("legal[0]", "legal[-1]")
SMALL = ["--game", "intrigues", "--seats", "2", "--deals", "2", "--jobs", "1"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that the program runs in."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    write("fox.py", FIRST)
    return tmp_path


def write(name: str, text: str) -> None:
    Path(name).write_text(text, "utf-8")
    sys.modules.pop("fox", None)


def test_a_class_that_was_edited_is_another_player() -> None:
    contest = ["arena", "random", "fox:Fox", *SMALL, "--results", "r.jsonl"]
    assert run(*contest).err == ""
    assert run(*contest, "--quiet").err == "4 of 4 games were already in r.jsonl.\n"
    write("fox.py", LAST)
    told = "has results of another fox:Fox: its code has changed since. Give another file"
    assert told in refuse(*contest)
    assert told in refuse("arena", "--resume", "r.jsonl", "--deals", "3", "--jobs", "1")
    assert "another run" in refuse(*contest, "--seed", "1")
    write("fox.py", FIRST)
    assert run("arena", "--resume", "r.jsonl", "--deals", "3", "--jobs", "1").err.startswith("4 of 6 games")


def test_what_a_class_imports_is_part_of_it(folder: Path) -> None:
    """Beside it and below it, wherever it is imported: not what is installed, nor what it does not import."""
    (folder / "den").mkdir()
    write("other.py", "")
    write("den/__init__.py", "")
    write("den/paths.py", "import json\nLAST = -1\n")
    write("den/cub.py", "def last():\n    from .paths import LAST\n    return LAST\n")
    write("fox.py", f"import camarilla, random\nfrom den.cub import last\n{LAST}")
    told = [str(file.relative_to(folder)) for file in files_of("fox:Fox")]
    assert told == ["fox.py", "den/__init__.py", "den/cub.py", "den/paths.py"]
    assert [file.name for file in files_of("engine:python -u fox.py")] == [Path(file).name for file in told]
    contest = ["arena", "random", "fox:Fox", *SMALL, "--results", "r.jsonl"]
    assert run(*contest).status == 0
    write("den/paths.py", "LAST = 0\n")
    assert "another fox:Fox" in refuse(*contest)
    write("den/paths.py", "import json\nLAST = -1\n")
    assert run(*contest).status == 0


def test_an_installed_package_is_told_by_its_own_files(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (packages := folder / "site-packages" / "lair").mkdir(parents=True)
    monkeypatch.chdir(packages.parent)
    monkeypatch.syspath_prepend(packages.parent)
    write("other.py", "")
    write("lair/__init__.py", "from .wolf import Wolf")
    write("lair/paths.py", "")
    write("lair/wolf.py", f"import other, lair.paths{FIRST.replace('Fox', 'Wolf')}")
    told = [str(file.relative_to(packages.parent)) for file in files_of("lair:Wolf")]
    assert told == ["lair/wolf.py", "lair/__init__.py", "lair/paths.py"]


def test_parts_of_an_edited_class_are_not_joined() -> None:
    contest = ["arena", "random", "fox:Fox", *SMALL]
    run(*contest, "--shard", "1/2", "--results", "one.jsonl")
    write("fox.py", LAST)
    run(*contest, "--shard", "2/2", "--results", "two.jsonl")
    assert "another fox:Fox" in refuse("merge", "one.jsonl", "two.jsonl")
    run(*contest, "--shard", "1/2", "--results", "three.jsonl")
    Path("fox.py").unlink()
    assert run("merge", "three.jsonl", "two.jsonl", "--results", "all.jsonl").status == 0, "the code need not be there"
    head = Path("two.jsonl").read_bytes().splitlines()[0]
    assert Path("all.jsonl").read_bytes().startswith(head)


def test_studies_and_data_sets_know_it_as_well() -> None:
    study = ["balance", "intrigues", "--seats", "2", "--players", "fox:Fox", "--games", "8", "--jobs", "1"]
    data = ["dataset", "intrigues", "--seats", "2", "--players", "fox:Fox", "--games", "2", "--jobs", "1"]
    jobs = [[*study, "--results", "b.jsonl"], [*data, "--out", "data"]]
    for job in jobs:
        assert run(*job).status == 0
        assert run(*job).status == 0, "it goes on"
    jobs[0][-5] = "16"
    assert run(*jobs[0]).status == 0, "a larger one goes on, too"
    assert run("merge", "data", "--out", "copy").status == 0
    write("fox.py", LAST)
    for job in jobs:
        assert "another fox:Fox" in refuse(*job)


def test_files_of_a_command() -> None:
    """A program's own, and not what an option names, such as a log."""
    for name in ("bot.js", "log.txt"):
        write(name, "")
    told = {
        "engine:node bot.js --log log.txt": ["bot.js"],
        "engine:node --trace=1 -u ./bot.js [depth=3]": ["bot.js"],
        "engine:node missing.js": [],
        "knight": [],
        "ismcts:40": [],
    }
    assert {name: [file.name for file in files_of(name)] for name in told} == told
