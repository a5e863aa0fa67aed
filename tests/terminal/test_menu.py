"""The menu of somebody who has never seen the games, and the lesson."""

from __future__ import annotations

import pytest

import camarilla
from camarilla.games import lesson as lesson_of
from camarilla.locales import LANGUAGES, say
from terminal.conftest import Start


def flat(text: str) -> str:
    """Its words, without the bar before a remark."""
    return " ".join(text.replace("▌", " ").split())


def test_enter_alone_starts_a_game(start: Start) -> None:
    it = start("play")
    menu = it.next_page(0)
    assert all(title in menu for title in ("Oriflamme:", "Oriflamme: Ablaze.", "Behind the Throne:", "Intrigues:"))
    assert "Start: you against 2 bots (Squire)" in it.answer("")
    assert "The king is dead" in it.answer("")
    assert "Which card do you place, and where?" in it.answer("")


def test_numbers_of_players_people_and_bots(start: Start) -> None:
    it = start("play")
    it.next_page(0)
    assert "Behind the Throne" in it.answer("3")
    assert "How many players?" in it.answer("3")
    assert "How many of them are people at this terminal?" in it.answer("3")
    assert "How well do the bots play?" in it.answer("2")
    assert "2 people are playing against 2 bots (Random)" in " ".join(it.answer("1").split())
    assert "Only Player 1 may look now." in it.answer("")


def test_back_rules_and_what_is_not_understood(start: Start) -> None:
    it = start("play")
    it.next_page(0)
    it.answer("4")
    assert "INT-1" in it.answer("6")
    assert "How do you want to play?" in it.answer("")
    assert "Which game do you want to play?" in it.answer("b")
    assert "“chess” is not a choice" in it.answer("chess")
    it.type("q\r")
    assert it.end() == 0
    assert it.text() == ""


def test_watching_from_the_menu(start: Start) -> None:
    it = start("play")
    it.next_page(0)
    it.answer("4")
    assert "You are watching the bots" in it.answer("4")
    it.answer("")
    assert "Space or Enter: next move" in it.lines()[-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", camarilla.games())
def test_the_lesson_is_offered_and_begins(game: str, language: str, start: Start) -> None:
    it = start("play", "--lang", language)
    it.next_page(0)
    it.answer(str(list(camarilla.games()).index(game) + 1))
    first = it.answer("2")
    lesson = lesson_of(game)
    assert lesson is not None
    assert say(language, game, f"lesson-{lesson.remarks[0]}")[:30] in flat(first)
    assert say(language, None, "lesson-step", step=1, steps=len(lesson.remarks)) in flat(first)
    assert say(language, None, "lesson-step", step=2, steps=len(lesson.remarks)) in flat(it.answer(""))


@pytest.mark.parametrize("game", camarilla.games())
def test_every_remark_of_a_lesson_fits_on_the_screen(game: str, start: Start) -> None:
    """With the move that it asks for, which Enter plays."""
    lesson = lesson_of(game)
    assert lesson is not None
    it = start("play", game, "--lesson", "--lang", "uk")
    shown = it.next_page(0)
    for line in [line for line in lesson.lines if line.remark][:-1]:
        assert flat(say("uk", game, f"lesson-{line.remark}")) in flat(shown), line
        assert ("▸" in shown) == bool(line.move), line
        shown = it.answer("")
