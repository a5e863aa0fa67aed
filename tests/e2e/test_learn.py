"""Learning a game in the browser: its page, its lesson to the end, a real game with a coach; the glossary."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import cycle
from typing import Any

import pytest

import camarilla
from camarilla.games import lesson as lesson_of
from e2e.test_access import complaints

BOARD = """JSON.stringify(
    [document.querySelector(".board").getBoundingClientRect(), document.querySelector(".stage").scrollLeft]
)"""
AT_ONCE = """localStorage.setItem("camarilla.stage", JSON.stringify({speed: null}))"""


def steps(game: str) -> list[str]:
    found = lesson_of(game)
    assert found is not None
    return found.remarks


def at_lesson(visit: Callable[..., Any], game: str, **more: Any) -> Any:
    page = visit(**more)
    page.evaluate(AT_ONCE)
    page.goto(f"/lesson/{game}")
    page.wait_for_selector("[data-remark]")
    return page


def test_from_the_door_to_the_lesson(visit: Callable[..., Any]) -> None:
    page = visit()
    page.click("[data-learn=throne]")
    page.wait_for_selector("[data-remark=goal]")
    page.get_by_role("link", name="Leave").click()
    page.wait_for_selector("[data-picture=swap] [data-column='1/king']")
    assert page.locator("[data-picture]").count() == 3
    assert "General" in page.locator("table").first.inner_text()
    assert "lower the last card of the row by 2" in page.locator("table.described").inner_text()
    assert complaints(page) == []
    page.click("[data-lesson]")
    page.wait_for_selector("[data-remark=goal]")


@pytest.mark.parametrize(("game", "size"), list(zip(camarilla.games(), cycle(((1280, 900), (390, 844))))))
def test_a_lesson_to_its_end_with_light_on_what_is_meant(
    game: str, size: tuple[int, int], visit: Callable[..., Any]
) -> None:
    """Whatever is said and shown, the board stays where it is."""
    page = at_lesson(visit, game, width=size[0], height=size[1])
    places = set()
    script = lesson_of(game)
    assert script
    moves = [line.remark for line in script.lines if line.remark and line.move]
    for remark in steps(game)[:-1]:
        page.wait_for_selector(f"[data-remark={remark}]")
        page.wait_for_selector(".spotlight")
        places.add(page.evaluate(BOARD))
        if remark == moves[0]:  # why it is asked can be read
            page.click(".ask .why")
            page.wait_for_selector("dialog[open] .inside p >> visible=true")
            assert not re.search(r"[A-Z]{3}-\d", page.locator("dialog[open]").inner_text()), "numbers are for the book"
            page.keyboard.press("Escape")
            page.wait_for_selector("dialog[open]", state="detached")
        page.click("[data-next]")
    page.wait_for_selector("[data-real]")
    assert len(places) == 1, places
    assert complaints(page) == []


# cards and buttons of the board that lie on what is asked, or on its answers
COVERING = """() => {
    const boxes = (parts) => [...document.querySelectorAll(parts)].map((part) => [part, part.getBoundingClientRect()]);
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const asked = boxes(".ask h2, .ask .seal .name");
    const lying = boxes(".board :is([data-card], button, .counts span)").filter(([part]) => !part.closest(".ask"));
    const covers = ([, box]) => box.width && asked.some(([, one]) => meet(box, one));
    return lying.filter(covers).map(([part]) => part.outerHTML.slice(0, 120));
}"""


@pytest.mark.parametrize("game", camarilla.games())
def test_nothing_lies_on_the_question_of_a_lesson_on_a_small_phone(game: str, visit: Callable[..., Any]) -> None:
    page = at_lesson(visit, game, width=360, height=640)
    for remark in steps(game)[:-1]:
        page.wait_for_selector(f"[data-remark={remark}]")
        page.wait_for_selector(".spotlight")
        assert page.evaluate(COVERING) == [], remark
        page.click("[data-next]")


def test_a_wrong_click_is_answered_a_right_one_leads_on_and_the_lesson_waits(visit: Callable[..., Any]) -> None:
    page = at_lesson(visit, "oriflamme")
    page.click("[data-next]")
    page.click("[data-hand=heir]")
    page.click("[data-hand=heir]")
    assert "Lord" in page.locator("[data-wrong]").inner_text()
    page.click("[data-hand=lord]")
    page.click("[data-hand=lord]")
    page.wait_for_selector("[data-remark=keep]")
    page.click("[data-seal=keep]")
    page.wait_for_selector("[data-remark=revealed]")
    page.reload()
    page.wait_for_selector("[data-remark=revealed]")
    page.click("[data-back]")
    page.wait_for_selector("[data-remark=keep]")


def test_the_keys_that_a_lesson_shows_answer_it(visit: Callable[..., Any]) -> None:
    page = at_lesson(visit, "intrigues", width=1280, height=720)
    for remark in ("chapter", "plot"):
        page.wait_for_selector(f"[data-remark={remark}]")
        page.click("[data-next]")
    page.wait_for_selector("[data-remark=deploy]")
    page.wait_for_selector(".choices[data-keys]", state="attached")
    page.keyboard.press(page.inner_text(".location.square kbd"))
    page.wait_for_selector("[data-remark=look]")


def test_after_the_lesson_a_real_game_with_a_coach(visit: Callable[..., Any]) -> None:
    page = at_lesson(visit, "throne", width=390, height=844)
    page.get_by_role("button", name="Skip the lesson").click()
    page.click("[data-real]")
    page.wait_for_selector("[data-coach]")
    assert "reveal cards one by one" in page.locator("[data-coach]").inner_text()
    assert complaints(page) == []
    coach, board = (page.locator(part).bounding_box() for part in ("[data-coach]", ".inside .board"))
    assert coach["y"] + coach["height"] <= board["y"], "he covers nothing of the board"
    page.click("[data-coach] .unfold")
    page.get_by_role("button", name="No more coaching").click()
    assert page.locator("[data-coach]").count() == 0
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-coaching]").check()
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-coach]")


def test_whoever_leaves_a_lesson_can_play_at_once_and_meets_the_easiest_bots(visit: Callable[..., Any]) -> None:
    page = at_lesson(visit, "oriflamme")
    page.get_by_role("link", name="Leave").click()
    page.wait_for_selector("[data-real]")
    page.get_by_role("link", name="Camarilla").first.click()
    assert "Page" in page.locator("[data-wish=oriflamme]").inner_text()
    assert "Knight" in page.locator("[data-wish=throne]").inner_text(), "of that game alone"
    page.go_back()
    page.locator("[data-real]").first.click()
    page.wait_for_selector("[data-coach]")
    page.get_by_role("button", name="Menu").click()
    assert "Bot 2: Page (beginner)" in page.locator("dialog[open]").inner_text()


def test_at_the_first_table_of_ablaze_what_is_new_is_said_once_and_can_be_read_again(visit: Callable[..., Any]) -> None:
    page = visit(width=390, height=844)
    page.click("[data-play=ablaze]")
    page.wait_for_selector("dialog [data-whats-new] li")
    assert "New since Oriflamme" in page.locator("dialog").inner_text()
    assert complaints(page) == []
    page.click("dialog .cluster button")
    page.wait_for_selector("dialog[open]", state="detached")
    page.reload()
    page.wait_for_selector("[data-hand]")
    page.wait_for_load_state("networkidle")
    assert page.locator("dialog[open]").count() == 0
    page.keyboard.press("?")
    page.click("[data-whats-new] summary")
    page.wait_for_selector("[data-whats-new] li >> visible=true")


@pytest.mark.parametrize("game", ["oriflamme", "ablaze"])
def test_a_phone_shows_the_whole_row_in_a_lesson(game: str, visit: Callable[..., Any]) -> None:
    """Three places at a size for thumbs, and all of them on the small map above."""
    page = at_lesson(visit, game, width=390, height=844, language="uk")
    for _ in range(steps(game).index("reveal") + 1 if game == "oriflamme" else 6):
        page.click("[data-next]")
    page.wait_for_selector(".strip li:nth-child(4) button")
    row, plaques = (page.locator(part).first.bounding_box() for part in (".strip", ".seats"))
    assert row["y"] >= plaques["y"] + plaques["height"]


def test_the_glossary_is_linked_from_the_rules(visit: Callable[..., Any]) -> None:
    page = visit(path="/book/oriflamme", language="uk")
    page.wait_for_selector("#ORI-1")
    page.click("a[href='/book/glossary']")
    page.wait_for_selector("dt#row")
    assert "Ряд подій" in page.locator("dt#row").inner_text()
    assert complaints(page) == []
