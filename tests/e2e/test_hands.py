"""Cards in the hand of a finger: pulled to where they go, swiped past, held to be explained."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from rules.intrigues.positions import start
from rules.oriflamme.positions import start as row_start
from rules.throne.positions import start as court

from camarilla.locales import LANGUAGES
from e2e.house import open_table
from e2e.positions import Easel

PHONES = [{"width": 390, "height": 844}, {"width": 360, "height": 640}]
TOUCH = {"has_touch": True, "is_mobile": True}
HELD = ".board [data-hand].can"
# numbers on the map of the row that something else lies over
HIDDEN = """() => [...document.querySelectorAll(".strip :is(.tokens b, [data-height])")].filter((one) => {
    const {left, top, width, height} = one.getBoundingClientRect();
    const parts = document.elementsFromPoint(left + width / 2, top + height / 2);
    return parts.map((part) => part.closest(".strip li")).find((place) => place) !== one.closest("li");
}).map((one) => one.closest("li").innerText)"""
# where the question points at, if it does
TAIL = """() => {
    const asked = document.querySelector(".ask .vellum");
    const along = parseFloat(getComputedStyle(asked, "::after").left);
    return asked.matches(".points") ? asked.getBoundingClientRect().left + asked.clientLeft + along : null;
}"""
# names of cards in the hand that reach over the card's edge, and a crown that lies over a player's name
COVERED = """() => {
    const box = (part) => part.getBoundingClientRect();
    const out = (name) => box(name).bottom > box(name.closest(".pane")).bottom + 0.5;
    const cut = (name) => out(name) || name.scrollHeight > name.clientHeight;
    const [crown] = document.querySelectorAll(".seats .first");
    const under = box(crown).right > box(crown.closest(".seat").querySelector(".called")).left;
    const names = [...document.querySelectorAll("[data-hand] .name")].filter(cut);
    return [...names.map((name) => name.innerText), ...(under ? ["crown"] : [])];
}"""
Point = tuple[float, float]


def middle(page: Any, selector: str) -> Point:
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Finger:
    """One finger on the glass, as the browser hears it: it may take a swipe for itself."""

    def __init__(self, page: Any) -> None:
        self.wire = page.context.new_cdp_session(page)
        self.at: Point = (0, 0)

    def _send(self, kind: str, *points: Point) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def down(self, at: Point) -> None:
        self.at = at
        self._send("touchStart", at)

    def move(self, to: Point, steps: int = 12) -> None:
        (x, y), (left, top) = self.at, to
        for step in range(1, steps + 1):
            self._send("touchMove", (x + (left - x) * step / steps, y + (top - y) * step / steps))
        self.at = to

    def up(self) -> None:
        self._send("touchEnd")


@pytest.mark.parametrize("size", PHONES)
def test_a_finger_pulls_the_deck_into_the_row_and_the_row_onto_a_card(
    visit: Callable[..., Any], size: dict[str, int]
) -> None:
    """In Behind the Throne; let go elsewhere, nothing happens, and what is exchanged waits for its seal."""
    page = visit(**size, **TOUCH)
    page.goto(open_table(page, "throne", ["me", "bot page"], first=0))
    page.wait_for_selector(".pile .selectable")
    finger = Finger(page)
    for goal in (".mine .plaque", ".next"):
        assert page.locator("[data-revealed]").count() == 1
        finger.down(middle(page, "[data-deck]"))
        finger.move(middle(page, goal))
        finger.up()
    page.wait_for_selector("[data-revealed='1']")
    Easel(page, "throne", 2).draw(court([{"judge": 1}, {"queen": 2}], row="king jester"))
    for goal, opened in ((".next", 0), ("[data-column='1/queen']", 1)):
        finger.down(middle(page, "[data-revealed='1'] .card"))
        finger.move(middle(page, goal))
        finger.up()
        if opened:
            page.wait_for_selector(".wheel:popover-open")
        assert page.locator(".wheel").count() == opened


@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize("game", ["oriflamme", "ablaze"])
def test_a_finger_pulls_a_card_into_the_row(visit: Callable[..., Any], game: str, size: dict[str, int]) -> None:
    """Over the gap its ghost lies in it; let go elsewhere, it stays in the hand."""
    page = visit(**size, **TOUCH)
    page.goto(open_table(page, game, ["me", "bot page"], first=0))
    page.wait_for_selector(HELD)
    cards, finger = page.locator("[data-hand]").count(), Finger(page)
    for goal in ("header", "button.gap"):
        finger.down(middle(page, HELD))
        finger.move(middle(page, goal))
        page.wait_for_selector("[data-ghost]")
        over = page.locator("button.gap[data-over]").count()
        assert over == (goal == "button.gap")
        ghost, gap = middle(page, "[data-ghost]"), middle(page, "button.gap")
        assert (abs(ghost[1] - gap[1]) < 2) == over, "the ghost lies in the gap"
        finger.up()
        page.wait_for_selector("[data-ghost]", state="detached")
        if not over:
            assert page.locator("[data-hand]").count() == cards
    page.wait_for_function("(cards) => document.querySelectorAll('[data-hand]').length < cards", arg=cards)


def test_a_long_press_explains_and_a_swipe_scrolls_the_hand(visit: Callable[..., Any]) -> None:
    page = visit(**PHONES[1], **TOUCH)
    page.goto(open_table(page, "oriflamme", ["me", "bot page"], first=0))
    page.wait_for_selector(HELD)
    finger, (x, y) = Finger(page), middle(page, HELD)
    finger.down((x, y))
    scrolled = "document.querySelector('.board').dispatchEvent(new Event('scroll'))"  # as by what is told meanwhile
    page.evaluate(scrolled)
    page.wait_for_selector(".explain")
    page.evaluate(scrolled)
    finger.up()
    page.wait_for_selector(".explain:not(.passing)")
    assert page.locator("[data-hand].selected").count() == 0
    page.keyboard.press("Escape")
    page.wait_for_selector(".explain", state="detached")
    finger.down((x + 200, y))
    finger.move((x + 50, y + 10))
    assert page.locator("[data-ghost], [data-hand].selected").count() == 0, "a swipe lifts nothing"
    finger.up()
    page.wait_for_function("document.querySelector('.hand').scrollLeft > 60")


def test_a_long_row_hides_no_number_and_points_to_what_can_be_chosen(visit: Callable[..., Any]) -> None:
    """On a phone's map; and the Archer's other end is a touch away."""
    page = visit(**PHONES[0], **TOUCH)
    names = ("heir", "spy", "soldier", "lord", "shapeshifter", "archer")
    theirs = [f"{family}:{name}({nth % 3})" for nth, name in enumerate(names) for family in (1, 2)]
    easel = Easel(page, "oriflamme", 3)
    row: list[Any] = [*theirs[:4], "0:archer", ["0:heir", "0:lord(2)"], *theirs[4:11]]
    state = row_start(row=row, current=4)
    state.play("reveal")
    easel.draw(state)
    assert page.locator(".strip [data-height]").count() == 1
    assert page.evaluate(HIDDEN) == []
    for end in (page.locator("[data-beyond]").get_attribute("data-beyond") for _ in range(2)):
        page.locator(f"[data-beyond='{end}']").tap()
        page.wait_for_selector(f".lens [data-place='{end}'].can")


def test_a_phones_question_points_at_the_card_that_acts_or_nowhere(visit: Callable[..., Any]) -> None:
    """Wherever that card is among the three in sight; and nowhere once it is swiped out of them."""
    page = visit(**PHONES[0], **TOUCH)
    easel = Easel(page, "oriflamme", 2)
    theirs = ["1:lord", "1:heir", "1:archer", "1:soldier", "1:spy", "1:conspiracy"]
    for row, current in ((["0:spy", *theirs[:4]], 0), ([*theirs[:3], "0:spy"], 3), (["0:spy", theirs[0]], 0)):
        easel.draw(row_start(seats=2, row=row, current=current))
        card = page.locator(f".lens [data-place='{current}']").bounding_box()
        assert page.evaluate(TAIL) == pytest.approx(card["x"] + card["width"] / 2, abs=2)
    easel.draw(row_start(seats=2, row=["0:spy", *theirs], current=0))
    page.locator(".strip button").last.tap()
    page.wait_for_selector(".lens [data-place='6']")
    assert page.evaluate(TAIL) is None


@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_read_whole_with_five_at_the_table(
    visit: Callable[..., Any], language: str, size: dict[str, int]
) -> None:
    """Also those of two lines in a hand that scrolls, and the first player's beside the crown."""
    page = visit(**size, **TOUCH, language=language)
    Easel(page, "oriflamme", 5).draw(row_start(seats=5, row=["0:spy", "1:lord"], current=0, first=1))
    assert page.evaluate(COVERED) == []


def test_a_card_is_explained_where_a_touch_means_its_location(visit: Callable[..., Any]) -> None:
    """While a location is to be chosen for the card drawn; a touch that holds plays nothing."""
    page = visit(**PHONES[0], **TOUCH)
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    easel = Easel(page, "intrigues", 2)
    easel.draw(start(players=2, drawn="barman", factory="spy+"))
    page.wait_for_selector("[data-location='factory']")
    finger = Finger(page)
    finger.down(middle(page, "[data-person='factory/0']"))
    page.wait_for_selector(".explain")
    finger.up()
    page.wait_for_selector(".explain:not(.passing)")
    assert page.inner_text(".explain").startswith("Spy")
    assert [frame for frame in sent if '"play"' in frame] == []


@pytest.mark.parametrize("touch", [False, True])
def test_a_character_is_dragged_out_of_the_city(visit: Callable[..., Any], touch: bool) -> None:
    """To the way out and not only near it; until then the way explains itself."""
    page = visit(**(PHONES[0] | TOUCH if touch else {"width": 1280, "height": 720}))
    sockets: list[Any] = []
    sent: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket))
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    easel = Easel(page, "intrigues", 2)
    easel.draw(start(players=2, factory="spy+ beggar@0"))
    card, way, near = "[data-person='factory/0']", "[data-way-out]", ".location.factory h2"

    def pull(goal: str) -> None:
        if touch:
            finger = Finger(page)
            finger.down(middle(page, card))
            finger.move(middle(page, goal))
            finger.up()
        else:
            page.mouse.move(*middle(page, card))
            page.mouse.down()
            page.mouse.move(*middle(page, goal), steps=8)
            page.mouse.up()

    pull(near)
    page.wait_for_selector("[data-ghost]", state="detached")
    with sockets[-1].expect_event("framesent", lambda frame: '"play"' in str(frame)):
        assert [frame for frame in sent if '"play"' in frame] == []
        pull(way)
