"""The keys at a question: choosing, typing, scrolling, asking for help; and everything that is not an answer."""

from __future__ import annotations

import re

import pytest

from terminal.conftest import Start
from terminal.emulator import Terminal

GAME = ("play", "oriflamme", "--seed", "7", "--bots", "random", "--pace", "0")


@pytest.fixture
def it(start: Start) -> Terminal:
    """At the first question: which of seven cards to place."""
    terminal = start(*GAME)
    terminal.next_page(0)
    terminal.answer("")
    return terminal


def chosen(it: Terminal) -> int:
    """The choice that Enter would take; 0 while the page is being drawn."""
    lines = [line for line in it.lines() if line.startswith(" ▸")]
    return int(lines[0].split()[1]) if len(lines) == 1 else 0


def typed(it: Terminal) -> str:
    lines = [line for line in it.lines() if line.startswith(" >")]
    return lines[0][2:].strip() if len(lines) == 1 else ""


@pytest.mark.parametrize(
    ("keys", "number"),
    [
        (["down"], 1),
        (["down", "down"], 2),
        (["up"], 7),
        (["end"], 7),
        (["end", "down"], 1),
        (["end", "home"], 1),
        (["left", "\x1bOP", "down"], 1),
        (["5"], 5),
        (["5", "backspace", "3"], 3),
    ],
)
def test_choosing(it: Terminal, keys: list[str], number: int) -> None:
    it.press(*keys)
    it.wait(lambda: chosen(it) == number)
    before = it.drawn()
    it.press("enter")
    it.next_page(before)
    names = ["Archer", "Heir", "Soldier", "Spy", "Conspiracy", "Ambush", "Assassination"]
    assert f"You placed the {names[number - 1]} face down" in it.flat()


def test_enter_alone_chooses_nothing(it: Terminal) -> None:
    """Whatever stands first may hurt: a person chooses before Enter takes it."""
    assert "▸" not in it.text()
    assert "Nothing is chosen yet." in it.answer("")
    assert "You placed" not in it.text()


def test_a_move_can_be_typed(it: Terminal) -> None:
    it.answer("place spy front")
    assert "You placed the Spy face down" in it.flat()
    assert "is face down. Keep it face down, or reveal it?" in it.flat()
    it.answer("keep")
    assert "You kept the Spy face down" in " ".join(it.answer("log").split())


@pytest.mark.parametrize("typed_word", ["spy", "SPY:", "place sp", "spy: steal 1", "spy front", "front spy"])
def test_the_beginning_of_a_choice_is_enough(it: Terminal, typed_word: str) -> None:
    assert "You placed the Spy face down" in " ".join(it.answer(typed_word).split())


def test_tab_completes_and_the_history_comes_back(it: Terminal) -> None:
    it.type("place sp\t")
    it.wait(lambda: typed(it) == "place spy front")
    it.press("escape")
    it.wait(lambda: typed(it) == "")
    it.answer("checkmate")
    it.type("\x10")
    it.wait(lambda: typed(it) == "checkmate")


def test_keys_without_a_meaning_type_nothing(it: Terminal) -> None:
    it.type("\x1b[D\x1bOP\x1b[15~\x1b[2~\x1b[C\x1b[Zx")
    it.wait(lambda: typed(it) == "x")


@pytest.mark.parametrize(("word", "found"), [("рште", "win chances"), ("log", "Enter: back"), ("кгдуы", "Enter: back")])
def test_commands_under_a_cyrillic_layout(it: Terminal, word: str, found: str) -> None:
    assert found in " ".join(it.answer(word).split())


def test_what_was_typed_can_be_taken_back(it: Terminal) -> None:
    it.type("nonsense")
    it.wait(lambda: typed(it) == "nonsense")
    it.press("escape")
    it.wait(lambda: typed(it) == "")
    it.type("abc\x7f\x7f")
    it.wait(lambda: typed(it) == "a")
    it.type("\x15")
    it.wait(lambda: typed(it) == "")


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("0", "“0” is not a choice"),
        ("8", "“8” is not a choice"),
        ("99999999999999999999", "is not a choice"),
        ("b", "“b” is not a choice"),
        ("²", "“²” is not a choice"),
        ("place lord back", "is a move in this game, but it is not legal now"),
        ("x" * 500, f"“{'x' * 40}” is not a choice"),
        ("\x1b[200~two\nlines\x1b[201~", "“twolines” is not a choice"),
        ("\x01\x02\x1b[99~ok", "is not a choice"),
    ],
)
def test_what_is_not_understood_is_asked_again(it: Terminal, answer: str, said: str) -> None:
    it.answer(answer)
    assert said in it.flat()
    it.answer("1")
    assert "You placed the Archer face down" in it.flat()


@pytest.mark.parametrize(
    ("topic", "found"),
    [
        ("?", "ORI-6 Placing a card"),
        ("?lord", "ORI-20 The Lord"),
        ("? royal decree", "ORI-36 Acting after a Royal Decree"),
        ("rules", "The king is dead and has left no heir"),
        ("cards", "Archer: Eliminate the first or the last card"),
        ("? 24", "ORI-24 The Spy"),
        ("hint", "Estimated win chances (from what you can see)"),
    ],
)
def test_help_has_a_page_of_its_own(it: Terminal, topic: str, found: str) -> None:
    it.answer(topic)
    assert found in it.flat()
    assert "Enter: back" in it.lines()[-1]
    it.answer("")
    assert "Which card do you place, and where?" in it.flat()


def test_a_long_text_scrolls(it: Terminal) -> None:
    first = it.answer("rules")
    assert "more lines (PgDn)" in first
    it.press("pagedown")
    it.wait(lambda: "more lines (PgUp)" in it.text())
    it.press("down", "down", "up", "pageup", "pageup")
    it.wait(lambda: it.text() == first)


@pytest.mark.parametrize("command", [("learn", "throne"), ("rules", "throne"), ("rules", "glossary")])
def test_a_text_that_is_longer_than_the_screen_can_be_scrolled(command: tuple[str, str], start: Start) -> None:
    it = start(*command)
    assert "more lines (PgDn)" in it.next_page(0)
    it.type("q")
    assert it.end() == 0
    short = start(*command, rows=1000)
    assert short.end() == 0
    assert "PgDn" not in short.written


def test_the_log_scrolls_and_has_a_page_of_its_own(it: Terminal) -> None:
    for answer in ("1", "1"):
        it.answer(answer)
    assert "more lines (PgUp)" in it.text()
    it.press("pageup", "pageup")
    it.wait("Your Lord was set aside")
    it.press("pagedown", "pagedown")
    it.wait(lambda: "more lines (PgUp)" in it.text())
    assert "This round:" in it.answer("log")
    assert "Enter: back" in it.lines()[-1]


def test_choosing_again(it: Terminal) -> None:
    it.answer("1")
    it.answer("1")
    it.answer("1")
    assert "Which one?" in it.flat()
    it.answer("b")
    assert "Which card do you place, and where?" in it.flat()
    assert "Which one?" not in it.flat()


def test_no_colour(start: Start) -> None:
    """Without colour the patterns tell the families."""
    coloured, plain = start(*GAME), start(*GAME, NO_COLOR="1")
    for it in (coloured, plain):
        it.next_page(0)
        for answer in ("", "1"):
            it.answer(answer)
    assert re.search(r"\x1b\[[0-9;]*3[0-7]", coloured.written)
    assert not re.search(r"\x1b\[[0-9;]*[349][0-7]", plain.written)
    assert plain.text() == coloured.text()
    assert "▒▒ Player 2" in plain.text()


@pytest.mark.parametrize("more", [{"TERM": "dumb"}, {"encoding": "ascii"}])
def test_a_terminal_that_cannot_draw_gets_plain_lines(start: Start, more: dict[str, str]) -> None:
    it = start(*GAME, **more)
    it.wait("? or q:")
    assert "\x1b" not in it.written
