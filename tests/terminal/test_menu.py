"""The menu of somebody who has never seen the games, and the guided first game."""

from __future__ import annotations

import pytest

import camarilla
from camarilla.locales import LANGUAGES, say
from terminal.conftest import Start


def test_enter_alone_starts_a_game(start: Start) -> None:
    it = start("play")
    menu = it.next_page(0)
    assert all(title in menu for title in ("Oriflamme:", "Oriflamme: Ablaze:", "Behind the Throne:", "Intrigues:"))
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
    assert "2 people play against 2 bots (Random)" in " ".join(it.answer("1").split())
    assert "Only Player 1 may look now." in it.answer("")


def test_back_rules_and_what_is_not_understood(start: Start) -> None:
    it = start("play")
    it.next_page(0)
    it.answer("4")
    assert "INT-1" in it.answer("5")
    assert "How do you want to play?" in it.answer("")
    assert "Which game do you want to play?" in it.answer("6")
    assert "“chess” is not a choice" in it.answer("chess")
    it.type("q\r")
    assert it.end() == 0
    assert it.text() == ""


def test_watching_from_the_menu(start: Start) -> None:
    it = start("play")
    it.next_page(0)
    it.answer("4")
    assert "You are watching bots" in it.answer("4")
    it.answer("")
    assert "Space or Enter: next move" in it.lines()[-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", camarilla.games())
def test_the_guided_game_is_offered_and_explains_the_first_question(game: str, language: str, start: Start) -> None:
    it = start("play", "--lang", language)
    it.next_page(0)
    it.answer(str(list(camarilla.games()).index(game) + 1))
    it.answer("2")
    remark = it.answer("")
    goal = say(language, game, "guide-goal")
    assert goal[:30] in " ".join(remark.replace("▌", "").split())
    assert it.flat().endswith(say(language, None, "note-keys"))
    question = it.answer("")
    assert it.flat().endswith(say(language, None, "table-keys", undo="false", back="false"))
    assert "▸" in question


def test_no_more_explanations(start: Start) -> None:
    it = start("play", "oriflamme", "--guide")
    it.next_page(0)
    it.answer("")
    before = it.drawn()
    it.type("s")
    it.next_page(before)
    for _ in range(8):
        it.answer("1")
        assert "s: no more explanations" not in it.lines()[-1]
