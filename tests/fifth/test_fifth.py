"""A fifth game is one folder: listed, dealt, played, contested, analysed, documented; no other file knows of it.

How the page draws it is tested in tests/e2e/test_fifth.py.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from camarilla.locales import LANGUAGES
from fifth.tree import FOLDERS, GAME, Tree


def test_it_is_added_by_its_folders_alone() -> None:
    """Nothing of the product is replaced, and nothing is added but what bears its name."""
    for path in (path.relative_to(FOLDERS) for path in FOLDERS.rglob("*") if path.is_file()):
        if "__pycache__" not in path.parts:
            assert path.parts[:2] == ("games", GAME) or path.stem == GAME
            assert not (Path(__file__).parents[2] / "src" / "camarilla" / path).exists()


def test_its_id_is_no_word_of_its_rules() -> None:
    """Whoever copies it replaces the id, wherever it stands, and nothing else: as CONTRIBUTING says."""
    files = [path for path in FOLDERS.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    lines = [(path.name, line.strip()) for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    named = sorted((name, line) for name, line in lines if GAME in line.lower())
    assert [(name, line[:35]) for name, line in named if f"camarilla.games.{GAME}" not in line] == [
        ("game.py", f'game = Game("{GAME}", profile, rule'),
        ("profile.py", f'books={{"PLG": "{GAME}"}},'),
        ("writer.py", f'write_word(page, "game", "{GAME}")'),
    ]


def test_it_is_listed(tree: Tree) -> None:
    assert "fealty       2–4  The Pledge\n" in tree.camarilla("games")
    listed = json.loads(tree.camarilla("games", "--json"))
    assert listed[-1]["id"] == GAME


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_rules_are_shown(tree: Tree, language: str) -> None:
    assert "PLG-4" in tree.camarilla("rules", GAME, "--lang", language)


def test_it_is_played_at_the_terminal(tree: Tree) -> None:
    """By numbers, on the board that shows any document."""
    said = tree.camarilla("play", GAME, "--seats", "2", "--seed", "3", "--bots", "page", given="1\n" * 20)
    assert "Which card do you pledge, and what do you claim it is?" in said
    assert "The game is over." in said
    assert "You were dealt a card." in said
    assert "pledges: 4" in said
    assert "wins!" in said or "win!" in said or "share" in said


def test_strangers_cards_stay_hidden_at_the_terminal(tree: Tree) -> None:
    """Of two deals that look alike to the person, the first screens are equal."""
    screens = set()
    for other in (("king", "king"), ("knave", "knave")):
        code = f"""
import camarilla, json
document = {{"game": "fealty", "players": 2, "seat": 0, "first": 0, "pledges": 0, "points": [0, 0],
    "hand": [["king", "knave"], {list(other)!r}], "believed": [[], []], "shown": []}}
state = camarilla.game("fealty").position(document, seed=1)
print(json.dumps([state.view(0), state.legal, state.events(0)]))
"""
        screens.add(tree.python("-c", code))
    assert len(screens) == 1


def test_bots_without_heuristics_meet_in_the_arena(tree: Tree) -> None:
    """Levels fall back to plain search, and search beats chance."""
    said = tree.camarilla(
        "arena", "regent", "random", "--game", GAME, "--seats", "2", "--deals", "40", "--seed", "1", "--json"
    )
    (match,) = json.loads(said)["shares"]
    assert (match["entrant"], match["others"], match["verdict"]) == ("random", "regent", "below")


def test_a_finished_game_is_analysed(tree: Tree, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    tree.camarilla("play", GAME, "--watch", "--seats", "3", "--seed", "5", "--save", str(path))
    found = json.loads(tree.camarilla("analyse", str(path), "--simulations", "60", "--json"))
    assert len(found["seats"]) == 3
    assert "PLG-4" in tree.camarilla("replay", str(path)) or "PLG-3" in tree.camarilla("replay", str(path))


def test_it_has_a_page_of_documentation(tree: Tree, tmp_path: Path) -> None:
    tree.python("docs/pages.py", str(tmp_path))
    text = (tmp_path / "fealty.en.md").read_text(encoding="utf-8")
    assert "PLG-4" in text
    assert "def doubt" in text


def test_the_laws_of_all_games_hold_for_it(tree: Tree) -> None:
    """Secrecy, documents, compiled and plain, replay, types: the laws run over whatever is listed."""
    laws = Path(__file__).parents[1] / "laws"
    chosen = f"{GAME} and not part_of_a_game and not tables_of_a_page"  # it has no board and no page of its own
    tree.python("-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", str(laws), "-k", chosen)


def test_its_types_are_written_from_its_declarations(tree: Tree, tmp_path: Path) -> None:
    """Those for the page, and those for Python."""
    tree.python("-m", "camarilla.wire", str(tmp_path))
    page = (tmp_path / f"client/src/games/{GAME}/types.ts").read_text(encoding="utf-8")
    python = (tmp_path / f"src/camarilla/games/{GAME}/types.pyi").read_text(encoding="utf-8")
    assert "export interface FealtyView" in page
    assert "FealtyState = State[" in python
