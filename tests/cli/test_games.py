"""`camarilla games` and `camarilla rules`."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

import camarilla
from camarilla import rulebooks
from camarilla.cli.text.words import title
from camarilla.games import profiles
from camarilla.locales import say
from cli.program import succeed


# -- games ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("id", camarilla.games())
def test_what_is_listed_is_what_the_game_says(id: str) -> None:
    """The list is written down, so that it needs no game; here it is compared with the games."""
    assert profiles()[id].seats == camarilla.game(id).seats
    assert title(id) == say("en", id, "title")


def test_games() -> None:
    assert "oriflamme    2–5  Oriflamme\n" in succeed("games")
    assert len(succeed("games").splitlines()) == len(camarilla.games())


def test_games_as_json() -> None:
    listed = json.loads(succeed("games", "--json"))
    options = listed[0].pop("options")
    assert listed[0] == {"id": "oriflamme", "title": "Oriflamme", "seats": [2, 3, 4, 5]}
    assert options["rounds"] == {"usual": 6, "low": 1, "high": 7, "help": "rounds (ORI-4)"}
    assert [game["id"] for game in listed] == camarilla.games()


def test_games_loads_neither_a_game_nor_fluent() -> None:
    """It must answer at once; what it loads decides that."""
    code = "import sys; from camarilla.cli import main; main(['games']); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "camarilla.cli.commands.games" in loaded
    heavy = ("fluent", "babel", "camarilla.dialect", "camarilla.kernel.game")
    assert [name for name in loaded if name.startswith(heavy)] == []


# -- rules ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", rulebooks.books())
def test_a_whole_rulebook(game: str) -> None:
    text, book = succeed("rules", game), rulebooks.book(game)
    assert text.startswith(f"{book.title}\n=")
    for rule in book.rules.values():
        assert f"\n{rule.id}  {rule.title}\n" in text
        assert f"\n{rule.section}\n-" in text
        assert " ".join(rule.text.split()) in " ".join(text.split())


@pytest.mark.parametrize("id", ["ORI-7", "ori-7", "7"])
def test_one_rule(id: str) -> None:
    assert succeed("rules", "oriflamme", id).startswith("ORI-7  Resolving the row\n  Go through the places once")


def test_a_rule_of_another_book() -> None:
    """Ablaze plays by Oriflamme's frame, so its players look up those rules too."""
    assert succeed("rules", "ablaze", "ORI-7") == succeed("rules", "oriflamme", "ORI-7")


def test_rules_as_json() -> None:
    (rule,) = json.loads(succeed("rules", "oriflamme", "ORI-12", "--json"))
    assert set(rule) == {"id", "title", "text", "section"}
    assert (rule["id"], rule["section"]) == ("ORI-12", "Eliminating")
    assert len(json.loads(succeed("rules", "oriflamme", "--json"))) == 35


# -- the loader -------------------------------------------------------------------------------------------------
def test_books_in_every_language_have_the_same_rules() -> None:
    languages = [path.name for path in rulebooks.FOLDER.iterdir() if path.is_dir() and path.name != "__pycache__"]
    assert "en" in languages
    for game in rulebooks.books():
        numbers = [list(rulebooks.book(game, language).rules) for language in languages]
        assert numbers == [numbers[0]] * len(languages)


def test_there_is_no_such_book() -> None:
    with pytest.raises(KeyError):
        rulebooks.book("chess")
    assert rulebooks.find("ORI-99") is None


@pytest.mark.parametrize("text", ["# T\n### Lord\n", "# T\n### ORI-1 A\n### ORI-1 B\n"])
def test_a_heading_without_a_new_number_is_an_error(text: str) -> None:
    with pytest.raises(ValueError, match="no new rule number in"):
        rulebooks.read("oriflamme", text)


def test_glossary() -> None:
    assert rulebooks.glossary()["first-player"][0] == "First player"
    assert all(name and meaning for name, meaning in rulebooks.glossary().values())
