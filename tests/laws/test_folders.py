"""A game is one folder on each side: what is missing is named, and no other file knows the games by their ids."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

import camarilla
from camarilla.kernel.game import Game
from camarilla.locales import LANGUAGES
from camarilla.locales.folder import FOLDER
from camarilla.wire import declared
from laws.tables import every_game

ROOT = Path(__file__).parents[2]
MODULES = (
    "cards", "census", "documents", "events", "features", "fill", "game", "heuristics", "lesson", "moves", "profile",
    "loader", "rules", "secrecy", "state", "writer",
)  # fmt: skip
PARTS = (
    *(f"src/camarilla/games/{{id}}/{module}.py" for module in MODULES),
    "src/camarilla/games/{id}/types.pyi",
    *(f"src/camarilla/locales/{language}/{{id}}.ftl" for language in LANGUAGES),
    *(f"src/camarilla/rulebooks/{language}/{{id}}.md" for language in LANGUAGES),
    *(f"src/camarilla/rulebooks/{language}/learn/{{id}}.md" for language in LANGUAGES),
    "src/camarilla/cli/boards/{id}.py",
    "docs/games/{id}.md",
    *(f"client/src/games/{{id}}/{name}.ts" for name in ("types", "index", "emblems", "front", "ending", "art/index")),
    *(f"client/src/games/{{id}}/art/{name}.svg" for name in ("cards", "window")),
    "client/tests/games/{id}.test.ts",
    "tests/rules/{id}/invariants.py",
    "tests/rules/{id}/test_oracle.py",
    "tests/oracle/{id}.py",
    "tests/rules/{id}/test_golden.py",
    "tests/golden/{id}/*.txt",  # at least one
    "tests/perft/{id}.json",
)
SOURCES = (
    "src/camarilla/**/*.py", "src/camarilla/**/*.pyi", "client/src/**/*.ts", "client/src/**/*.svelte",
    "client/src/**/*.css", "client/*.ts", "client/*.html", "client/fonts/*.ts", "client/icons/*.py",
    "client/public/*.js", "client/public/*.svg", "client/public/*.webmanifest", "Makefile", "tools/*.py", "tools/*.c",
    "bench/*.py", "bench/*js", "deploy/*", "networks/**/*.py", ".ci/*", "pyproject.toml", "networks/pyproject.toml",
)  # fmt: skip
# `examples/` are documentation, as is `docs/`: they show games
GENERATED = ("src/camarilla/wire/wire.ts",)


# -- what a game brings -----------------------------------------------------------------------------------------
def missing(id: str, root: Path = ROOT) -> list[str]:
    """The files that a game lacks."""
    return [path for path in (part.format(id=id) for part in PARTS) if not any(root.glob(path))]


@every_game
def test_every_part_of_a_game_is_there(game: Game) -> None:
    lost = missing(game.id)
    assert not lost, "\n".join(["missing:", *lost])


def test_a_missing_part_is_named(tmp_path: Path) -> None:
    for path in (part.format(id="whist").replace("*", "one") for part in PARTS[1:]):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).touch()
    assert missing("whist", tmp_path) == ["src/camarilla/games/whist/cards.py"]


def messages(game: Game) -> set[str]:
    """The messages that a game must have in every language."""
    said = {"card": game.words["card"], "option": game.options}
    for what, kinds in (
        ("question", declared.questions(game)),
        ("move", declared.moves(game)),
        ("event", declared.events(game)),
    ):
        said[what] = [id.replace("_", "-") for id, _ in kinds]
    return {"title", "tagline", "menu", *(f"{what}-{id}" for what, ids in said.items() for id in ids)}


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_every_word_of_a_game_is_there(game: Game, language: str) -> None:
    text = (FOLDER / language / f"{game.id}.ftl").read_text(encoding="utf-8")
    assert messages(game) - set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)) == set()


# -- where games may be named -----------------------------------------------------------------------------------
def strays(ids: Sequence[str], root: Path = ROOT) -> list[str]:
    """Lines that name a game outside the folders of games."""
    own = re.compile(
        rf"(src/camarilla/games|client/src/games)/({'|'.join(ids)})/|src/camarilla/cli/boards/({'|'.join(ids)})\.py"
    )
    named = re.compile("|".join(ids), re.IGNORECASE)  # in comments by their titles, in identifiers by their prefix
    found = []
    for file in sorted({file for glob in SOURCES for file in root.glob(glob)}):
        path = file.relative_to(root).as_posix()
        if path not in GENERATED and not own.match(path):
            lines = enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
            found += [f"{path}:{number}: {line.strip()}" for number, line in lines if named.search(line)]
    return found


def test_no_game_is_named_outside_its_folders() -> None:
    assert strays(camarilla.games()) == []


def test_a_game_that_is_named_elsewhere_is_found(tmp_path: Path) -> None:
    own = ("src/camarilla/games/whist/game.py", "src/camarilla/cli/boards/whist.py")
    others = (
        "bench/load.py",
        "client/vite.config.ts",
        "deploy/compose.yaml",
        "pyproject.toml",
        "src/camarilla/lab/arena.py",
    )
    for path in (*own, *others):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text('if id == "whist": pass\n# a WhistView, or club_whist\n')
    lines = ('1: if id == "whist": pass', "2: # a WhistView, or club_whist")
    assert strays(["whist"], tmp_path) == [f"{path}:{line}" for path in others for line in lines]
