"""Which language the command line speaks, and that it speaks it everywhere."""

from __future__ import annotations

import pytest
from cli.program import refuse, run, succeed

import camarilla
from camarilla.cli import every_command
from camarilla.cli.text import words
from camarilla.cli.text.words import language, language_in
from camarilla.kernel.refusal import Refusal
from camarilla.locales import LANGUAGES
from camarilla.rulebooks import book

TITLES = {"en": "Behind the Throne", "uk": "Сірий Кардинал", "ru": "Серый кардинал", "pl": "W cieniu tronu"}
NAMES = ("CAMARILLA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture(autouse=True)
def no_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)


# -- the choice -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("spoken", "title"), TITLES.items())
def test_the_option_stands_before_or_behind_the_command(spoken: str, title: str) -> None:
    for arguments in (["--lang", spoken, "games"], ["games", "--lang", spoken], ["games", f"--lang={spoken}"]):
        assert title in succeed(*arguments)


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "uk_UA", "LC_MESSAGES": "ru_RU"}, "ru"),
        ({"LANG": "uk_UA", "LC_MESSAGES": "ru_RU", "LC_ALL": "pl_PL@euro"}, "pl"),
        ({"LANG": "uk_UA", "LC_ALL": "C"}, "en"),
        ({"LANG": "uk_UA", "LC_ALL": ""}, "uk"),
        ({"LC_ALL": "uk_UA", "CAMARILLA_LANG": "pl"}, "pl"),
        ({"LC_ALL": "uk_UA", "CAMARILLA_LANG": ""}, "uk"),
    ],
)
def test_the_environment_decides(environment: dict[str, str], spoken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert TITLES[spoken] in succeed("games")
    assert TITLES["ru"] in succeed("games", "--lang", "ru")


@pytest.mark.parametrize("arguments", [["--lang", "de", "games"], ["games", "--lang=de"], ["de", "--lang", "de"]])
def test_an_unknown_language_is_refused(arguments: list[str]) -> None:
    assert refuse(*arguments) == 'there is no language "de"; the languages are en, uk, ru, pl'


def test_an_unknown_language_is_refused_in_the_one_that_is_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")
    assert refuse("games", "--lang").endswith("en, uk, ru, pl")
    assert "мов" in refuse("games", "--lang", "de")
    monkeypatch.setenv("CAMARILLA_LANG", "klingon")
    assert refuse("games") == 'there is no language "klingon"; the languages are en, uk, ru, pl'


def test_a_run_leaves_no_language_behind() -> None:
    succeed("games", "--lang", "pl")
    assert language() == "en"


def test_the_language_in_the_name_of_a_locale() -> None:
    assert [language_in(name) for name in ("uk", "uk_UA.UTF-8", "PL-pl", "ru@latin", "")] == [
        "uk",
        "uk",
        "pl",
        "ru",
        "",
    ]


# -- what is spoken ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("game", camarilla.games())
def test_rules(game: str, spoken: str) -> None:
    rulebook = book(game, spoken)
    whole = succeed("rules", game, "--lang", spoken)
    assert whole.startswith(f"{rulebook.title}\n===")
    for rule in rulebook.rules.values():
        assert f"\n{rule.id}  {rule.title}\n" in whole
        assert " ".join(rule.text.split()) in " ".join(whole.split())
    first = next(iter(rulebook.rules.values()))
    assert succeed("rules", game, first.id, "--lang", spoken).startswith(f"{first.id}  {first.title}\n")


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("command", every_command())
def test_help(command: str, spoken: str) -> None:
    """Every argument in words; of argparse's own words none is left in another language."""
    text = succeed("--lang", spoken, command, "--help")
    assert "--lang LANG" in text
    assert ("usage:" in text) == (spoken == "en")
    assert ("options:" in text) == (spoken == "en")
    assert max(map(len, text.splitlines())) <= 80, [line for line in text.splitlines() if len(line) > 80]


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_the_overview(spoken: str) -> None:
    text = succeed("--lang", spoken)
    assert all(f"\n  {command} " in text for command in every_command())
    assert ("usage:" in text) == (spoken == "en")


ENGLISH = ("arguments", "expected", "invalid", "required", "unrecognized", "allowed", "explains", "whole")
BAD = [
    "games x",
    "games --json=3",
    "play oriflamme --seats",
    "play oriflamme --seats two",
    "rules",
    "bench --against go",
]


@pytest.mark.parametrize("spoken", [each for each in LANGUAGES if each != "en"])
@pytest.mark.parametrize("arguments", [*BAD, "replay x --seat 0 --all"])
def test_what_argparse_complains_of(arguments: str, spoken: str) -> None:
    sentence = refuse(*arguments.split(), "--lang", spoken)
    assert not any(word in sentence for word in ENGLISH), sentence


@pytest.mark.parametrize("spoken", [each for each in LANGUAGES if each != "en"])
def test_a_refusal_within_a_refusal_is_in_one_language(spoken: str) -> None:
    lines = "camarilla transcript 1\ngame oriflamme rules 1\nseats 9 first 0\nend\n"
    ended = run("replay", "-", "--lang", spoken, given=lines)
    assert ended.status == 2
    assert "cannot" not in ended.err
    assert "seats" not in ended.err


def test_only_the_reason_that_was_the_other_refusal_is_said_anew() -> None:
    """A reason of its own stays what it is."""
    inner, outer = Refusal("over", move="x"), Refusal("file", file="f", reason="it burnt")
    outer.__context__ = inner
    assert words.refused(outer) == "f cannot be read: it burnt"
