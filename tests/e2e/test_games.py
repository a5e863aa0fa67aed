"""Whole games in the page, by clicks, against bots and among people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import camarilla
from camarilla.locales import LANGUAGES
from e2e.house import PATIENCE, House, answer, open_table, over, play_out


@pytest.mark.parametrize("game", camarilla.games())
def test_a_whole_game_against_bots_by_clicks(game: str, visit: Callable[..., Any]) -> None:
    page = visit()
    bots = 1 if game == "throne" else 2  # its games are long
    page.goto(open_table(page, game, ["me"] + ["bot page"] * bots))
    assert play_out(page) > 3
    page.click(".ask a[href^='/replay/']")
    page.wait_for_selector("input[type=range]")
    page.keyboard.press("End")
    assert page.locator(".lines p").count() > 10
    page.get_by_role("button", name="Check the deal").click()
    page.wait_for_selector("text=every draw follows from it")


def test_two_clicks_from_the_door_to_the_first_question(visit: Callable[..., Any]) -> None:
    page = visit()
    page.click("[data-play=oriflamme]")
    page.wait_for_selector(".choices button:enabled")
    assert page.url.count("/table/") == 1


def test_a_card_is_played_on_the_table_itself(visit: Callable[..., Any]) -> None:
    """First the card, then where it goes; and by dragging it there."""
    page = visit()
    page.goto(open_table(page, "oriflamme", ["me", "bot page"], first=1))
    page.wait_for_selector("[data-hand]:enabled")
    page.locator("[data-hand]").first.click()
    page.locator(".gap").first.click()
    page.wait_for_selector("[data-place]")
    while not page.locator("[data-hand]:enabled").count():
        answer(page)
        page.wait_for_selector(".choices button:enabled")
    cards = page.locator("[data-hand]").count()
    page.locator("[data-hand]").last.drag_to(page.locator(".gap").last)
    page.wait_for_function(f"document.querySelectorAll('[data-hand]').length < {cards}")


@pytest.mark.parametrize("people", [2, 4])
def test_several_browsers_at_one_table(people: int, visit: Callable[..., Any]) -> None:
    host = visit()
    path = open_table(host, "intrigues", ["me"] + ["open"] * (people - 1), begin=False)
    pages = [host] + [visit() for _ in range(people - 1)]
    for number, page in enumerate(pages):
        page.goto(path)
        if number:
            page.locator("[data-sit]").first.click()
            page.wait_for_selector("text=(you)")
    host.wait_for_selector("[data-begin]:enabled")
    host.click("[data-begin]")
    host.wait_for_selector(".ask h2")
    while not over(host):
        for page in pages:
            if page.locator(".choices button:enabled").count():
                answer(page)
        host.wait_for_timeout(20)
    for page in pages:
        page.wait_for_selector(".ask a[href^='/replay/']")


def test_reload_second_tab_and_lost_connection(visit: Callable[..., Any], house: House) -> None:
    page = visit()
    path = open_table(page, "throne", ["me", "bot page"], first=0)
    page.goto(path)
    answer(page)
    page.wait_for_selector(".choices button:enabled")
    question = page.locator(".ask h2").inner_text()
    page.reload()
    page.wait_for_selector(".choices button:enabled")
    assert page.locator(".ask h2").inner_text() == question
    second = page.context.new_page()
    second.goto(path)
    second.wait_for_selector(".choices button:enabled")
    answer(second)
    told = page.locator(".lines").inner_text()
    page.wait_for_function("(told) => document.querySelector('.lines').innerText !== told", arg=told)
    house.kill()
    page.wait_for_selector(".lost")
    house.start()
    page.wait_for_selector(".lost", state="detached")
    answer(page)


@pytest.mark.parametrize("game", ["intrigues"])
def test_the_server_is_killed_in_the_middle(game: str, visit: Callable[..., Any], house: House) -> None:
    """Everything that was acknowledged is there again, and the game goes on to its end."""
    page = visit()
    page.goto(open_table(page, game, ["me", "bot page"]))
    for _ in range(3):
        answer(page)
    page.wait_for_selector(".choices button:enabled, .ask a[href^='/replay/']", timeout=PATIENCE)
    told = page.locator(".lines p").count()
    house.kill()
    page.wait_for_selector(".lost")
    house.start()
    page.wait_for_selector(".lost", state="detached")
    assert page.locator(".lines p").count() >= told
    page.reload()
    page.wait_for_selector(".lines p")
    play_out(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_without_reloading(language: str, visit: Callable[..., Any]) -> None:
    page = visit(width=390, height=800)
    page.goto(open_table(page, "ablaze", ["me", "bot page", "bot page"]))
    page.wait_for_selector(".choices button:enabled")
    before = page.locator(".ask h2").inner_text()
    page.select_option("header select", language)
    page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
    after = page.locator(".ask h2").inner_text()
    assert (after == before) == (language == "en")
    answer(page)
    page.wait_for_selector(".choices button:enabled, .ask a[href^='/replay/']", timeout=PATIENCE)
    assert "{" not in page.locator("main").inner_text()
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, "a phone must not scroll sideways"


def test_keyboard_alone(visit: Callable[..., Any]) -> None:
    page = visit()
    page.wait_for_selector("[data-play=intrigues]")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset?.play") == "intrigues":
            break
    else:
        raise AssertionError("the button cannot be reached")
    page.keyboard.press("Enter")
    for _ in range(300):
        page.wait_for_selector(".choices button:enabled, .ask a[href^='/replay/']")
        if over(page):
            break
        page.keyboard.press("1")
        page.wait_for_timeout(30)
    assert over(page)


def test_hot_seat_hides_the_table_between_players(visit: Callable[..., Any]) -> None:
    page = visit()
    page.goto(open_table(page, "oriflamme", ["me Anna", "me Bo"], hotseat=True, first=0))
    page.wait_for_selector(".pass button")
    assert page.locator("[data-hand]").count() == 0
    page.click(".pass button")
    page.wait_for_selector("[data-hand]:enabled")
    answer(page)
    page.wait_for_selector(".pass button")
    assert page.locator("[data-hand]").count() == 0
    assert "Bo" in page.locator(".pass h2").inner_text()
