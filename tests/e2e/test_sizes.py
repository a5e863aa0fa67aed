"""Every table at every size: nothing scrolls, is cut off, covered, too small, or beyond the edge."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle, product
from pathlib import Path
from typing import Any

import pytest
from conftest import SOAK
from rules.intrigues.positions import start
from rules.throne.positions import start as court

import camarilla
from camarilla.locales import LANGUAGES
from e2e.house import open_table, play_out
from e2e.positions import Easel, asked, moments

TABLES = list(zip(camarilla.games(), cycle(LANGUAGES)) if SOAK == 1 else product(camarilla.games(), LANGUAGES))
SIZES = [(1440, 900), (1280, 720), (390, 844), (844, 390), (360, 640)]


def script(name: str) -> str:
    """A script beside this file, without its first line, which says what it does."""
    return Path(__file__).with_name(name).read_text("utf-8").split("\n", 1)[1].strip().rstrip(";")


FAULTS, CUT, COVERED = map(script, ("faults.js", "cut.js", "covered.js"))
# what the end phase is said to be lies over no card of the row, and what a card too high is over no question
OVER_ROW = """() => {
    const met = (one, two) => {
        const [a, b] = [one, two].map((node) => node.getBoundingClientRect());
        return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    };
    const covers = (ones, others) => [...document.querySelectorAll(ones)].filter((one) =>
        [...document.querySelectorAll(others)].some((other) => met(one, other))).map((one) => one.className);
    return [...covers("[data-phase]", ".steps .card, .rivals"), ...covers(".over, .discard", ".ask .vellum")];
}"""
LOOK = f"() => {{ unseen.disabled = true; const found = ({FAULTS})(); unseen.disabled = false; return found; }}"


@pytest.mark.parametrize("game", camarilla.games())
def test_no_question_is_cut_off(game: str, visit: Callable[..., Any]) -> None:
    """The longest question of a game with all of its seals, in every language; an answer can be taken back, too."""
    seats = max(camarilla.game(game).seats)
    found = [state.copy() for seed in (1, 3) for state in asked(game, seats, seed)]
    for language in LANGUAGES:
        page = visit(language=language)
        easel = Easel(page, game, seats, undo=True)
        for state in {state.question.id: state for state in sorted(found, key=lambda one: len(one.legal))}.values():
            easel.draw(state)
            assert {size: cut for size in SIZES if (cut := look(page, *size, CUT))} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_five_answers_and_the_end_phase_fit_a_small_phone(language: str, visit: Callable[..., Any]) -> None:
    """In Behind the Throne: all seals lie in the panel, and nothing that is said lies on the row."""
    rich = {"prophet": 2, "general": 1, "king": 1, "queen": 1, "minstrel": 1}
    able = {"general": 2, "judge": 2, "jester": 3, "assassin": 3, "prophet": 1}
    for seats in (2, 4):
        others = [{"queen": 1, "jester": 2}] * (seats - 1)
        row, poor = "alchemist jester jester", [{"queen": 1, "king": 2}] * (seats - 1)
        page = visit(language=language)
        easel = Easel(page, "throne", seats, undo=True)
        for state, seals in (
            (court([rich, *others], row=row), 5),
            (court([rich, *others], row=row, deck="end king queen"), 5),
            (court([rich, *others], row=row, deck="king", whole=True), 5),
            (court([rich, *others], row=row, whole=True), 5),
            (court([able, *poor], row="jester judge", used="jester"), 4),
            (court([{"general": 1, "assassin": 2}, *others], row="minstrel judge", deck="end king queen"), 3),
            (court([{"general": 1, "assassin": 2}, *others], row="jester judge"), 3),
        ):
            easel.draw(state)
            assert page.locator(".ask .seal").count() == seals
            for size in SIZES[2:]:
                assert look(page, *size, CUT) + look(page, *size, OVER_ROW) + look(page, *size, LOOK) == []


def test_answers_in_a_list_leave_the_board_of_a_phone_its_room(visit: Callable[..., Any]) -> None:
    """Their seals make way: what they tell stands in the list."""
    rivals: list[dict[str, int]] = [{"queen": 1, "king": 2}, {"general": 1, "alchemist": 1}, {"judge": 2}]
    for language, seats in zip(LANGUAGES, cycle((3, 4))):
        page = visit(language=language)
        easel = Easel(page, "throne", seats)
        page.evaluate("""localStorage.setItem("camarilla.stage", JSON.stringify({list: true}))""")
        easel.draw(court([{"prophet": 2, "king": 1}, *rivals[: seats - 1]], row="king king jester"))
        assert page.locator(".choices.shown small").count() > 2
        for size in (SIZES[2], SIZES[4]):
            assert look(page, *size, CUT) + look(page, *size, OVER_ROW) + look(page, *size, LOOK) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_covers_the_dead_and_the_escaped(language: str, visit: Callable[..., Any]) -> None:
    """In the corner where both lie beside the way out; and crests leave the eye of a known card in view."""
    lying = {"factory": "killer@0123 coachman+", "alley": "detective@0123"}
    page = visit(language=language)
    easel = Easel(page, "intrigues", 4)
    for dead in ("beggar+", "beggar+ barman"):
        easel.draw(start(players=4, dead={"factory": dead}, escaped="spy", **lying))
        assert {size: met for size in SIZES[:3] if (met := look(page, *size, COVERED))} == {}


@pytest.mark.parametrize("game", ["oriflamme", "ablaze"])
def test_a_replay_of_five_with_all_cards_open_fits_a_laptop(game: str, visit: Callable[..., Any]) -> None:
    page = visit()
    page.goto(open_table(page, game, ["me", *["bot page"] * 4], options={"rounds": 1}))
    play_out(page)
    page.click(".ask a[href^='/replay/']")
    page.wait_for_selector("[data-hand-of]")
    for _ in range(6):  # from full hands on
        assert {size: found for size in SIZES[:2] if (found := look(page, *size, LOOK))} == {}
        page.keyboard.press("ArrowRight")


@pytest.mark.parametrize(("game", "language"), TABLES)
def test_a_table_fits(game: str, language: str, visit: Callable[..., Any]) -> None:
    """At the beginning, in the middle and where it is fullest; with the fewest seats and the most."""
    for seats in (min(camarilla.game(game).seats), max(camarilla.game(game).seats)):
        page = visit(language=language)
        easel = Easel(page, game, seats)
        for state in moments(game, seats):
            easel.draw(state)
            assert {size: found for size in SIZES if (found := look(page, *size, LOOK))} == {}


def look(page: Any, width: int, height: int, code: str) -> list[str]:
    """What is wrong with the table at this size."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("document.fonts.ready")
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    return list(page.evaluate(code))
