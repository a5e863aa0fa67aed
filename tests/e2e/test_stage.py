"""The stage: whole games by pointer and by touch on the table itself, and nothing on it moves by layout."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle, product
from typing import Any

import pytest
from conftest import SOAK
from laws.invariants import invariants
from rules.oriflamme.positions import start as row_start

import camarilla
from camarilla.locales import LANGUAGES
from e2e.house import PATIENCE, open_table, over
from e2e.positions import Easel

PLACES = ("desk", "phone")
WHOLE = ("throne", "phone")  # columns come, go and win crowns until the end of a long game
TABLES = sorted({*zip(camarilla.games(), cycle(PLACES)), WHOLE} if SOAK == 1 else product(camarilla.games(), PLACES))
MOVING = {"reduced_motion": "no-preference"}  # else nothing could shift
DESK = {"width": 1440, "height": 900, "seen": True, **MOVING}  # what is not painted does not count as moved
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True, "seen": True, **MOVING}
# everything that moves without a transform, whoever caused it
WATCH = """() => {
    window.moved = [];
    const named = (node) => (node?.nodeType === 3 ? node.parentElement : node)?.outerHTML?.slice(0, 160) ?? "gone";
    const kept = (entry) => ({value: entry.value, what: entry.sources.map((one) => named(one.node))});
    const onStage = () => document.querySelector(".inside .board") !== null; // the end of a game is another page
    const watch = (list) => onStage() && window.moved.push(...list.getEntries().map(kept));
    new PerformanceObserver(watch).observe({type: "layout-shift"});
}"""
# by how much the last line of the log is out of view
NEWEST = """() => {
    const foot = (part) => document.querySelector(part).getBoundingClientRect().bottom;
    return Math.floor(foot(".lines li:last-child") - foot(".lines"));
}"""
# what lies under an explanation and must not
COVERED = """() => {
    const box = document.querySelector(".explain").getBoundingClientRect();
    const under = (one) => one.left < box.right && one.right > box.left && one.top < box.bottom && one.bottom > box.top;
    const parts = [...document.querySelectorAll(".ask .vellum, .stairs .steps, [data-chapter]")];
    return parts.filter((part) => under(part.getBoundingClientRect())).map((part) => part.className);
}"""
# lines of a phone's log that are seen and have words left out
CUT = """() => {
    const edge = document.querySelector(".ticker .latest").getBoundingClientRect();
    const rows = [...document.querySelectorAll(".ticker .row")].filter((row) => row.checkVisibility());
    const seen = rows.filter((row) => row.getBoundingClientRect().left < edge.right);
    const cut = ({scrollHeight, clientHeight}) => scrollHeight > clientHeight + 1;
    const out = (row) => row.getBoundingClientRect().top < edge.top - 1;
    return seen.filter((row) => out(row) || cut(row.querySelector(".words"))).map((row) => row.innerText);
}"""
SEAL = ".ask [data-seal]:enabled"
GAP = ".board button.gap"
OBJECT = ".board :is(.card.can:not([data-hand]), .card.selectable:is(button):not([data-hand]), .ground, .hub > button)"
HELD = ".board [data-hand].can"
ASKED = f":is({SEAL}, {GAP}, {OBJECT}, {HELD}, .strip .selectable), .ask a[href^='/replay/']"


def press(page: Any, found: Any) -> None:
    """Touch or click what a finger or a pointer would hit there."""
    (found.tap if page.evaluate("matchMedia('(hover: none)').matches") else found.click)()


def step(page: Any, nth: int) -> None:
    """Choose something on the table; a card of the hand first, then where it goes. Doubts are waved aside."""
    if page.locator("[data-sure]").count():
        return press(page, page.locator("[data-sure]"))
    if page.locator(".wheel:popover-open").count():
        seals = page.locator(".wheel .seal")
        return press(page, seals.nth(nth % seals.count()))
    held = page.locator(HELD)
    if held.count() and not page.locator("[data-hand].selected").count():
        return press(page, held.nth(nth % held.count()))
    found = page.locator(f"{SEAL}, {OBJECT}, {GAP}")
    if not found.count():  # out of the lens: the strip brings it there
        return press(page, page.locator(".strip button:has(.selectable)").first)
    press(page, found.nth(nth % found.count()))


def play(page: Any, most: int = 400) -> int:
    """Play to the end on the table; how many steps it took. The page never scrolls."""
    for nth in range(most):
        page.wait_for_selector(ASKED, timeout=PATIENCE)
        if over(page):
            return nth
        assert page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]") == [
            page.viewport_size["height"],
            page.viewport_size["width"],
        ]
        assert page.locator(".ask.mine h2").inner_text(), "whoever may choose is asked"
        step(page, nth)
    raise AssertionError("the game has no end")


@pytest.mark.parametrize(("game", "where"), TABLES)
def test_a_whole_game_on_the_table_moves_nothing_by_layout(game: str, where: str, visit: Callable[..., Any]) -> None:
    page = visit(**(DESK if where == "desk" else PHONE))
    options = invariants(game).short if SOAK == 1 and (game, where) != WHOLE else {}
    page.goto(open_table(page, game, ["me", "bot page"], first=0, options=options))
    page.wait_for_selector(ASKED)
    page.evaluate("document.fonts.ready")
    page.evaluate(WATCH)
    assert play(page) > 3
    assert page.evaluate("window.moved") == []
    page.click(".ask a[href^='/replay/']")
    page.wait_for_selector("input[type=range]")
    if game == "oriflamme":  # with all cards open, everybody's
        assert page.locator("[data-hand-of]").count() == 2
    page.keyboard.press("End")
    if where == "desk":  # a phone has no room for what was told
        assert page.locator(".lines li").count() > 10
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Check the deal").click()
    page.wait_for_selector("text=every draw follows from it")


def test_a_row_takes_room_from_a_small_hand(visit: Callable[..., Any]) -> None:
    """On a laptop; it covers neither the hand nor what lies beside it."""
    page = visit(width=1280, height=720)
    easel, wide = Easel(page, "oriflamme", 2), []
    row = ["1:lord", "1:heir", "0:soldier", "1:spy"]
    for nth in (3, 4):  # four cards in hand, then three
        easel.draw(row_start(seats=2, row=row, current=2, round=nth))
        wide.append(page.locator("[data-place]").first.bounding_box()["width"])
        sill, *below = (page.locator(one).first.bounding_box() for one in (".middle .sill", "[data-hand]", ".seat.own"))
        assert all(sill["y"] + sill["height"] <= box["y"] for box in below)
    assert wide[0] < wide[1]


def test_a_card_is_explained_beside_it_and_no_move_is_blocked(visit: Callable[..., Any]) -> None:
    """By a right click, a resting pointer, and a click on a card that cannot be chosen; the next click plays."""
    page = visit(width=1280, height=720)
    page.goto(open_table(page, "throne", ["me", "bot page"], first=0))
    page.wait_for_selector("[data-deck].selectable")
    card = page.locator("[data-revealed] [data-card]").first
    name = card.get_attribute("data-card")
    for explain in (lambda: card.click(button="right"), card.click):
        explain()
        page.wait_for_selector(".explain:popover-open")
        assert page.locator(".explain h2").inner_text().lower() == name
        page.keyboard.press("Escape")
        page.wait_for_selector(".explain", state="detached")
    page.mouse.move(5, 5)
    card.hover()
    page.wait_for_selector(".explain.passing")
    page.mouse.move(5, 5)
    page.wait_for_selector(".explain", state="detached")
    card.click()
    page.wait_for_selector(".explain:popover-open")
    told = page.locator(".lines li").count()
    page.locator("[data-seal=take]").click()
    page.wait_for_function("(told) => document.querySelectorAll('.lines li').length > told", arg=told)
    assert page.locator(".explain").count() == 0


@pytest.mark.parametrize(
    ("game", "size"), [("throne", (1280, 720)), ("intrigues", (1280, 720)), ("intrigues", (844, 390))]
)
def test_an_explanation_covers_neither_the_question_nor_what_is_read_for_it(
    visit: Callable[..., Any], game: str, size: tuple[int, int]
) -> None:
    """Nor the card itself, wherever it lies; and it is gone as soon as the question is answered."""
    page = visit(*size)
    page.goto(open_table(page, game, ["me", "bot page"], first=0))
    page.wait_for_selector(".ask.mine")
    cards = page.locator(".board [data-card]")
    for nth in range(cards.count()):
        cards.nth(nth).click(button="right")
        page.wait_for_selector(".explain:popover-open")
        assert page.evaluate(COVERED) == []
        page.keyboard.press("Escape")
        page.wait_for_selector(".explain", state="detached")
    cards.first.click(button="right")
    page.wait_for_selector(".explain:popover-open")
    page.locator(".ask [data-seal]:enabled, .board .ground, .choices button").last.evaluate("(one) => one.click()")
    page.wait_for_selector(".explain", state="detached")


def test_a_long_press_explains_and_chooses_nothing(visit: Callable[..., Any]) -> None:
    page = visit(**DESK)
    page.goto(open_table(page, "oriflamme", ["me", "bot page"], first=0))
    page.wait_for_selector(HELD)
    box = page.locator(HELD).first.bounding_box()
    page.mouse.move(box["x"] + 30, box["y"] + 30)
    page.mouse.down()
    page.wait_for_selector(".explain:popover-open")
    page.mouse.up()
    page.wait_for_selector(".explain:not(.passing)")
    assert page.locator("[data-hand].selected").count() == 0


def test_a_phone_shows_whole_lines_of_the_log_below_the_coach_and_helps_with_touches(visit: Callable[..., Any]) -> None:
    page = visit(**PHONE | {"reduced_motion": "reduce"})
    page.goto(open_table(page, "oriflamme", ["me", "bot page", "bot page"], first=0) + "?coach")
    page.wait_for_selector("[data-coach]")
    assert page.evaluate(CUT) == []
    coach, line = (page.locator(part).first.bounding_box() for part in ("[data-coach]", ".ticker .row:visible"))
    assert coach["y"] + coach["height"] <= line["y"], "he covers no line"
    page.locator("[data-coach] .close button").click()
    for nth in range(6):
        page.wait_for_selector(ASKED)
        assert page.evaluate(CUT) == []
        step(page, nth)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Help", exact=True).click()
    help = page.get_by_role("dialog").last.inner_text()
    assert "tap what is lit" in help
    assert "Keys" not in help


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_phone_has_room_for_undo_hint_and_title(visit: Callable[..., Any], language: str) -> None:
    page = visit(**PHONE | {"width": 360, "height": 640, "reduced_motion": "reduce", "language": language})
    page.goto(open_table(page, "ablaze", ["me", "bot page"], first=0))
    page.wait_for_selector("header [data-hint]")
    title, undo, hint = (page.locator(f"header {one}").bounding_box() for one in ("h1", "[data-undo]", "[data-hint]"))
    assert title["x"] + title["width"] <= undo["x"]
    assert undo["x"] + undo["width"] <= hint["x"]
    assert title["height"] <= 36, "two lines"


def test_the_room_of_the_coach_fits_what_he_says(visit: Callable[..., Any]) -> None:
    page = visit(width=1280, height=720, language="pl")
    page.goto(open_table(page, "intrigues", ["me", "bot page", "bot page"], first=0) + "?coach")
    page.wait_for_selector("[data-coach] a")
    step(page, 0)
    page.wait_for_selector("[data-coach] a")
    assert page.locator("[data-coach]").evaluate("box => box.scrollHeight - box.clientHeight") <= 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_shows_all_that_the_coach_says(visit: Callable[..., Any], language: str) -> None:
    page = visit(**PHONE | {"reduced_motion": "reduce", "language": language})
    page.goto(open_table(page, "oriflamme", ["me", "bot page", "bot page"], first=0) + "?coach")
    page.wait_for_selector("[data-coach]")
    assert page.locator("[data-coach] p").evaluate("one => one.scrollHeight - one.clientHeight") <= 0


@pytest.mark.parametrize("where", PLACES)
def test_nothing_moves_when_the_coach_has_been_read(visit: Callable[..., Any], where: str) -> None:
    page = visit(**DESK if where == "desk" else PHONE)
    page.goto(open_table(page, "oriflamme", ["me", "bot page", "bot page"], first=0) + "?coach")
    page.wait_for_selector("[data-coach]")
    for nth in range(2):  # a card, and where it goes
        step(page, nth)
    page.wait_for_selector(".ask.mine [data-seal]")
    page.wait_for_selector("[data-coach] a", state="attached")
    page.evaluate("document.fonts.ready")
    page.evaluate(WATCH)
    lines = ".ticker .row" if where == "phone" else ".lines li"
    foot = page.locator("[data-coach]").evaluate("box => box.getBoundingClientRect().bottom")
    assert page.locator(lines).last.bounding_box()["y"] >= foot, "he covers no new line"
    while page.locator("[data-coach] .close button").count():  # one thing after another
        page.click("[data-coach] .close button")
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    moved = [what for one in page.evaluate("window.moved") for what in one["what"]]
    assert [what for what in moved if 'class="plain' not in what] == [], "nothing but what stands below his own text"


def test_settings_fit_a_phone(visit: Callable[..., Any]) -> None:
    page = visit(width=390, height=844)
    page.get_by_role("button", name="Settings").click()
    assert page.locator("#volume").bounding_box()["width"] >= 120
    words, switch = (page.locator(part).bounding_box() for part in ("label[for=sure]", "#sure"))
    assert words["x"] + words["width"] <= switch["x"], "the switch covers no word"
    name = page.locator(".settings .seal .name")
    assert name.evaluate("one => one.getBoundingClientRect().height") < 30, "in one line"


@pytest.mark.parametrize("size", [(1280, 720), (360, 640)])
def test_help_has_its_way_out_in_view(size: tuple[int, int], visit: Callable[..., Any]) -> None:
    page = visit(width=size[0], height=size[1])
    page.goto(open_table(page, "intrigues", ["me", "bot page", "bot page"], first=0))
    page.wait_for_selector(".ask h2")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] dt")
    box, close = (page.locator(f"dialog[open]{part}").bounding_box() for part in ("", " .cluster button"))
    assert close["y"] + close["height"] <= box["y"] + box["height"] <= size[1]


def test_what_happened_since_the_last_turn_is_played_again(visit: Callable[..., Any]) -> None:
    page = visit(**DESK)
    page.goto(open_table(page, "oriflamme", ["me", "bot page"], first=0) + "?coach")
    page.wait_for_selector(HELD)
    assert page.locator("[data-again-since]").is_disabled(), "nothing has happened yet"
    step(page, 0)
    step(page, 0)
    page.wait_for_selector("[data-again-since]:enabled")
    page.wait_for_selector(".ask.mine")
    assert page.evaluate(NEWEST) <= 0, "the newest line is in view, however much room the coach takes"
    asked, told = page.locator(".ask h2").inner_text(), page.locator(".lines li").count()
    page.click("[data-again-since]")
    page.wait_for_selector(".ask:not(.mine) h2")
    assert page.locator(ASKED).count() == 0, "nothing can be chosen meanwhile"
    page.keyboard.press("Space")  # hurries on
    page.wait_for_selector(".ask.mine")
    assert (page.locator(".ask h2").inner_text(), page.locator(".lines li").count()) == (asked, told)
