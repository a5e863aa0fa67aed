"""Help at the table and after it: hints, a word before a costly move, another try from a position of the game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from e2e.house import PATIENCE, answer, open_table, over, play_out


def short_game(page: Any, rounds: int = 1, **rules: Any) -> None:
    page.goto(open_table(page, "oriflamme", ["me", "bot page"], options={"rounds": rounds}, first=0, **rules))
    page.wait_for_selector(".choices button:enabled")


def test_a_hint_names_the_best_moves_with_chances_and_a_reason(visit: Callable[..., Any]) -> None:
    page = visit()
    short_game(page, rounds=2)  # whatever the bot eliminates in the first, something is asked
    offered = page.locator(".choices [data-choice]").all_inner_texts()
    page.keyboard.press("h")
    page.wait_for_selector("[data-hinted]")
    hinted = page.locator("[data-hinted]").all_inner_texts()
    assert len(hinted) == 3
    for line in hinted:
        move, chance, why = re.fullmatch(r"(.+?)\s*(\d+)%\s*(.*)", line, re.DOTALL).groups()  # type: ignore[union-attr]
        assert any(move.strip() in choice for choice in offered), "a move of the list"
        assert 0 <= int(chance) <= 100
        assert why.endswith("."), "each has its reason"
    assert "Your win chance" in page.locator("dialog .head").inner_text()
    page.keyboard.press("Escape")
    answer(page)
    assert page.locator("dialog[open]").count() == 0
    page.wait_for_selector("[data-hint]:enabled")
    page.click("[data-hint]")
    page.wait_for_selector("[data-hinted]")


def test_there_are_no_hints_among_people(visit: Callable[..., Any]) -> None:
    page = visit()
    page.goto(open_table(page, "throne", ["me Anna", "me Bo"], hotseat=True, first=0))
    page.wait_for_selector(".choices button:enabled")
    assert page.locator("[data-hint]").count() == 0
    page.goto(open_table(page, "throne", ["me Anna", "me Bo"], hotseat=True, hints=True, first=0))
    page.wait_for_selector("[data-hint]:enabled")


def test_whoever_wants_it_is_asked_before_a_costly_move_and_may_play_it(visit: Callable[..., Any]) -> None:
    page = visit()
    page.evaluate("localStorage.setItem('camarilla.sure', 'yes')")
    weighed: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: weighed.append(str(frame))))
    short_game(page)
    for _ in range(20):
        if over(page):
            break
        choice = page.locator(".choices [data-choice]:enabled").last
        choice.focus()  # the list is there for the keyboard, and shows itself to it
        choice.press("Enter")
        page.wait_for_selector("[data-sure], .choices [data-choice]:enabled, .ask a[href^='/replay/']")
        if page.locator("[data-sure]").count():
            page.click("[data-sure]")
            page.wait_for_selector("[data-sure]", state="detached")
        page.wait_for_selector(".choices [data-choice]:enabled, .ask a[href^='/replay/']")
    plays = [frame for frame in weighed if '"play"' in frame]
    assert len([frame for frame in weighed if '"hint"' in frame]) == len(plays) > 0


def test_another_try_from_a_position_of_the_game(visit: Callable[..., Any]) -> None:
    page = visit()
    short_game(page, rounds=2)
    first = page.url
    answer(page)
    play_out(page)
    page.click(".ask a[href^='/replay/']")
    retry = page.locator("[data-retry]:enabled")
    retry.wait_for()
    while retry.get_attribute("title") != "Retry this move" or page.locator("[data-place]").count() < 2:
        page.keyboard.press("ArrowRight")
    shown = int(page.locator("input[type=range]").input_value())
    assert retry.get_attribute("data-retry") == str(shown - 1), "one's own move is made again"
    with page.expect_request("**/retry") as asked:
        retry.click()
    assert asked.value.post_data_json == {"step": shown - 1}
    page.wait_for_selector(".choices button:enabled")
    assert "/table/" in page.url
    assert page.url != first
    assert page.locator("[data-place]").count() >= 1, "the card that lay there lies there again"
    play_out(page)


def test_a_turning_point_offers_another_try(visit: Callable[..., Any]) -> None:
    page = visit()
    short_game(page, rounds=2)  # one round may turn nowhere
    play_out(page)
    before = page.url
    page.wait_for_selector("[data-moment]")
    for moment in page.locator("[data-moment]").all_inner_texts():
        assert len(re.findall(r"\d+.?%", moment)) == 2, "one pair of figures"
        assert "Anna" not in moment, "the reader is “you”"
    page.locator("[data-retry]").first.click(timeout=PATIENCE)  # turning points are told after a first round
    page.wait_for_selector(".choices button:enabled")
    assert page.url != before
