"""The table on the screen: what is pinned, what is marked, the bots' moves one by one, undo, small screens."""

from __future__ import annotations

import random

import pytest

import camarilla
from camarilla.bots import observe
from camarilla.cli.boards import board_of
from camarilla.cli.play.choices import asked, mark, sentences
from camarilla.cli.terminal.front import ScreenFront
from camarilla.cli.terminal.page import Cursor, compose
from camarilla.cli.terminal.styled import BAR
from camarilla.cli.text.names import Named
from camarilla.cli.text.story import Story
from terminal.conftest import Start
from terminal.emulator import Terminal

GAME = ("play", "oriflamme", "--seed", "7", "--bots", "random")


@pytest.mark.parametrize("size", [(80, 24), (60, 20), (120, 40)])
@pytest.mark.parametrize("game", camarilla.games())
def test_names_and_news_are_never_hidden(game: str, size: tuple[int, int]) -> None:
    """At every question of whole games: everybody's name, the last line of the log, the question, the choice."""
    state, luck = camarilla.game(game).deal(3, 3), random.Random(3)
    stage = ScreenFront(None, Named(state.game, 0, {1: "Anna", 2: "Bo"}))  # type: ignore[arg-type]
    while not state.over:
        if state.seat == 0:
            observation = observe(state)
            stage.scene(observation)
            choices = sentences(observation, observation.legal, stage.story)
            stage.offer(asked(observation, stage.story), choices, False, False)
            lines = ["".join(text for _, text in line) for line in compose(stage.offered, Cursor(), *size)]
            last = stage.lines[-1].text.split(" [")[0].split()[-1]
            assert any("▸" in line for line in lines)
            assert last in " ".join(lines)
            assert game == "intrigues" or all(name in "\n".join(lines) for name in ("You", "Anna", "Bo"))
        state.play(luck.choice(state.legal))


def test_what_a_choice_is_aimed_at_is_marked() -> None:
    state = camarilla.game("oriflamme").deal(3, 7)
    while not any(move.startswith("target") for move in state.legal):
        state.play(state.legal[-1])
    story = Story(state.game, state.seat)
    view, board = observe(state).board, board_of("oriflamme")
    for move in state.legal:
        aim = mark([move], story)
        drawn = board.screen(view, story, 80, 40, aim)
        marked = [text for line in drawn for style, text in line if BAR in style]
        assert len(marked) == 1
        top = view["row"][aim["place"]][-1]["card"]  # type: ignore[typeddict-item]
        assert top is None or story.card(top) in marked[0]


def test_bribed_cards_are_marked() -> None:
    game = camarilla.game("ablaze")
    document = game.deal(2, seed=3).position()
    document["row"] = [[{"family": 0, "card": "queen", "up": True, "tokens": 0, "briber": 1}]]
    drawn = board_of("ablaze").screen(document, Story(game, None), 80, 40, {})
    text = "\n".join("".join(piece for _, piece in line) for line in drawn)
    assert "¤" in text
    assert "place 1: Queen of Player 1, bribed by Player 2" in text


def test_bots_move_step_by_step(start: Start) -> None:
    it = start(*GAME, "--pace", "60")
    it.next_page(0)
    it.answer("")
    first = it.answer("1")
    assert "Player 2 placed a card" in first
    assert "Player 3 placed" not in first
    assert "Space: next" in it.lines()[-1]
    before = it.drawn()
    it.press(" ")
    second = it.next_page(before)
    assert "Player 3 placed" in second
    before = it.drawn()
    it.press("enter")
    assert "Keep it face down, or reveal it?" in it.next_page(before)


def test_the_pace_can_be_changed(start: Start) -> None:
    it = start(*GAME)
    it.next_page(0)
    it.answer("")
    it.answer("1")
    assert "p: pace (normal)" in it.lines()[-1]
    before = it.drawn()
    it.press("p")
    it.next_page(before)


def test_undo(start: Start) -> None:
    it = start("play", "intrigues", "--seed", "7", "--bots", "random", "--pace", "0")
    it.next_page(0)
    it.answer("")
    assert "Where do you place" in it.text()
    assert "You can undo only your own last move" in " ".join(it.answer("undo").split())
    assert "u: undo" in it.answer("1")
    again = it.answer("undo")
    assert "Where do you place" in again
    assert "placed the" not in again


def type_blindly(it: Terminal, text: str, columns: int, rows: int) -> None:
    """Type into a window that is too small; it draws again only when it has thought about what it has heard."""
    it.type(text)
    it.wait_until_heard()
    heard = len(it.written)
    it.resize(columns - 1, rows)
    it.wait(lambda: len(it.written) > heard)


@pytest.mark.parametrize(("columns", "rows"), [(59, 20), (60, 19), (30, 8)])
def test_a_window_that_is_too_small_says_so(columns: int, rows: int, start: Start) -> None:
    it = start(*GAME, columns=columns, rows=rows)
    it.next_page(0)
    assert "This window is too small" in it.flat()
    before = it.drawn()
    type_blindly(it, "\rqx 1", columns, rows)
    it.resize(80, 24)
    it.wait("The king is dead")
    assert it.drawn() == before


def test_a_window_that_is_too_small_takes_no_answer(start: Start) -> None:
    """What cannot be seen cannot be answered; but one can leave."""
    it = start(*GAME, "--pace", "0")
    it.next_page(0)
    it.answer("")
    it.resize(50, 15)
    it.wait("This window is too small")
    type_blindly(it, "1\r1\rplace spy front\r", 50, 15)
    it.resize(80, 24)
    it.wait("Which card do you place, and where?")
    assert "You placed" not in it.text()
    it.resize(50, 15)
    it.wait("Ctrl-C quits")
    it.press("ctrl-c")
    assert it.end() == 130


def test_a_kept_game_is_chosen_from_a_list(start: Start) -> None:
    for game in ("oriflamme", "throne"):
        it = start("play", game, "--seed", "7", "--bots", "random", "--pace", "0")
        it.next_page(0)
        for answer in ("", "2"):
            it.answer(answer)
        it.press("ctrl-c")
        it.end()
    menu = start("play")
    assert "Resume your game: Behind the Throne" in menu.next_page(0)
    listed = menu.answer("2")
    assert "Which game do you want to resume?" in listed
    assert listed.index("Behind the Throne, left on") < listed.index("Oriflamme, left on")
    assert "Which game do you want to play?" in menu.answer("b")
    menu.answer("2")
    assert "Oriflamme · Round 1 of 6" in menu.answer("2")


def test_the_end_shows_who_won_and_what_each_round_gave(start: Start) -> None:
    it = start(*GAME, "--pace", "0", "--option", "rounds=2", columns=100, rows=40)
    it.next_page(0)
    it.answer("")
    while "What next?" not in it.text():
        it.answer("1")
    assert "★" in it.text()
    assert "gained in round" in it.text()
    assert "█" in it.text()
