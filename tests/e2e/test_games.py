"""Games in the page: by the list of choices, by the keyboard, among people, through lost connections."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from camarilla.locales import LANGUAGES
from e2e.house import PATIENCE, House, answer, open_table, over, play_out


def test_two_clicks_from_the_door_to_the_first_question(visit: Callable[..., Any]) -> None:
    page = visit()
    page.click("[data-play=oriflamme]")
    page.wait_for_selector(".choices button:enabled")
    assert page.url.count("/table/") == 1


def test_a_card_is_played_on_the_table_itself(visit: Callable[..., Any]) -> None:
    """First the card, which is explained, then where it goes; and by dragging it there."""
    page = visit()
    page.goto(open_table(page, "oriflamme", ["me", "bot page"], first=0))
    page.wait_for_selector("[data-hand].can")
    page.locator("[data-hand]").first.click()
    page.wait_for_selector(".ask .picture")
    assert page.locator("[data-place]").count() == 0, "there is one place only, and yet a look plays nothing"
    page.locator(".gap").first.click()
    page.wait_for_selector("[data-place]")
    while not page.locator("[data-hand].can").count():
        answer(page)
        page.wait_for_selector(".choices button:enabled")
    cards = page.locator("[data-hand]").count()
    page.locator("[data-hand]").last.drag_to(page.locator(".gap").last)
    page.wait_for_function("(cards) => document.querySelectorAll('[data-hand]').length < cards", arg=cards)


def test_characters_are_dragged(visit: Callable[..., Any]) -> None:
    """The drawn card to any location, a card in the city to where its arrow leads; elsewhere it stays."""
    page = visit()
    page.goto(open_table(page, "intrigues", ["me", "bot page"], first=0))
    page.wait_for_selector("[data-drawn] .card")
    page.locator("[data-drawn] .card").drag_to(page.locator("[data-location=alley]"))
    page.wait_for_selector("[data-person='alley/0'].selectable")
    page.locator("[data-person='alley/0']").drag_to(page.locator(".location.police"))
    assert [page.locator(one).count() for one in ("[data-person='alley/0']", ".wheel", ".arrow.leads")] == [1, 0, 0]
    page.locator("[data-person='alley/0']").drag_to(page.locator(".location.square"))
    page.wait_for_selector("[data-person='square/0']")


def test_a_key_means_what_stood_on_the_table_when_it_was_pressed(visit: Callable[..., Any]) -> None:
    """One that is pressed before the new keys are drawn does nothing; and all of them look like keys."""
    page = visit()
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    page.goto(open_table(page, "intrigues", ["me", "bot page"], first=0))
    page.wait_for_selector(".choices[data-keys]")
    page.keyboard.press("1")  # where the drawn card goes
    page.wait_for_selector(".person .selectable")
    page.wait_for_selector(".choices[data-keys]")
    looks = page.evaluate("[...document.querySelectorAll('kbd')].map((one) => getComputedStyle(one).borderBottomWidth)")
    assert len(looks) > 2
    assert set(looks) == {"4px"}
    page.evaluate("window.frames_held = []; window.requestAnimationFrame = (frame) => frames_held.push(frame)")
    page.keyboard.press("1")
    page.wait_for_selector(".wheel:popover-open")
    page.keyboard.press("1")
    assert page.locator(".wheel:popover-open, .choices:not([data-keys])").count() == 2
    assert len([frame for frame in sent if '"play"' in frame]) == 1
    page.evaluate("frames_held.splice(0).forEach((frame) => frame?.())")
    page.wait_for_selector(".choices[data-keys]")
    page.keyboard.press("1")
    page.wait_for_selector(".wheel", state="detached")
    assert len([frame for frame in sent if '"play"' in frame]) == 2


def test_a_name_is_asked_for_with_a_reason(visit: Callable[..., Any]) -> None:
    """What is written goes into the field at once, and Enter keeps it."""
    page = visit()
    page.get_by_title("Change your name").first.click()
    page.wait_for_selector("dialog[open] #name-why")
    page.keyboard.type("Zofia")
    page.keyboard.press("Enter")
    page.wait_for_selector("#name-why", state="detached")
    assert page.get_by_title("Change your name").first.inner_text() == "Zofia"


def test_a_double_click_plays_once(visit: Callable[..., Any]) -> None:
    page = visit()
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    page.goto(open_table(page, "throne", ["me", "bot page"], first=0))
    page.wait_for_selector(".choices button:enabled")
    page.locator("[data-deck]").dblclick()
    page.wait_for_selector(".choices button:enabled")
    assert len([frame for frame in sent if '"play"' in frame]) == 1


def call(page: Any, name: str) -> None:
    """Take another name at the table, before a seat."""
    page.get_by_role("button", name="Change your name").last.click()
    page.fill("dialog[open] input", name)
    page.keyboard.press("Enter")
    page.wait_for_selector(f"text=Your name: {name}")


def test_several_browsers_at_one_table(visit: Callable[..., Any]) -> None:
    host = visit()
    path = open_table(host, "intrigues", ["me", "open", "open"], begin=False, options={"turns": 1})
    pages = [host, visit(), visit()]
    for number, page in enumerate(pages):
        page.goto(path)
        if number:
            if number == 1:
                call(page, "Bo")
            page.locator("[data-sit]").first.click()
            page.wait_for_selector("small:text-is('you')")
    host.wait_for_selector("[data-begin]:enabled")
    assert host.locator("strong:text-is('Bo')").count() == 1
    host.click("[data-begin]")
    host.wait_for_selector(".ask h2")
    while not over(host):
        for page in pages:
            if page.locator(".choices button:enabled").count():
                answer(page)
        host.wait_for_timeout(20)
    for page in pages:
        page.wait_for_selector(".ask a[href^='/replay/'], .ask button:enabled")
        if not over(page):  # the last position stays until somebody has seen it
            page.keyboard.press("1")
        page.wait_for_selector(".ask a[href^='/replay/']")


def test_reload_second_tab_and_lost_connection(visit: Callable[..., Any], house: House) -> None:
    page = visit(service_workers="allow")
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
    told = page.locator(".lines").inner_text()
    answer(second)
    page.wait_for_function("(told) => document.querySelector('.lines').innerText !== told", arg=told)
    house.kill()
    page.wait_for_selector(".lost")
    house.start()
    page.wait_for_selector(".lost", state="detached")
    answer(page)


@pytest.mark.parametrize("game", ["intrigues"])
def test_the_server_is_killed_in_the_middle(game: str, visit: Callable[..., Any], house: House) -> None:
    """Everything that was acknowledged is there again, and the game goes on to its end."""
    page = visit(service_workers="allow")
    page.goto(open_table(page, game, ["me", "bot page"]))
    for _ in range(3):
        answer(page)
    page.wait_for_selector(".choices button:enabled, .ask a[href^='/replay/']", timeout=PATIENCE)
    told = page.locator(".lines li").count()
    house.kill()
    page.wait_for_selector(".lost")
    house.start()
    page.wait_for_selector(".lost", state="detached")
    assert page.locator(".lines li").count() >= told
    page.reload()
    page.wait_for_selector(".lines li")
    play_out(page)


BROKEN = """names => names
    .filter((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 1)
    .map((name) => name.innerText)"""  # wider than its card, or higher than its strip


def sideways(page: Any) -> int:
    """How far a page would scroll to the side; a phone must not."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_without_reloading(language: str, visit: Callable[..., Any]) -> None:
    page = visit(width=360, height=740)
    assert sideways(page) <= 0
    page.goto(open_table(page, "ablaze", ["me", "bot page", "bot page"]))
    page.wait_for_selector(".choices button:enabled")
    before = page.locator(".ask h2").inner_text()
    page.get_by_role("button", name="Menu").click()
    page.select_option("[data-language]", language)
    page.keyboard.press("Escape")
    page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
    after = page.locator(".ask h2").inner_text()
    assert (after == before) == (language == "en")
    answer(page)
    page.wait_for_selector(".choices button:enabled, .ask a[href^='/replay/']", timeout=PATIENCE)
    assert "{" not in page.locator("main").inner_text()
    assert sideways(page) <= 0
    assert page.locator(".card .name").evaluate_all(BROKEN) == [], "the name of a card must fit on it"
    box = page.locator(".ask h2").bounding_box()
    assert box["y"] + box["height"] < 740, "what is asked must be seen at once"
    assert page.evaluate("document.documentElement.scrollHeight") <= 740, "the stage does not scroll"


PROMPT = """localStorage.setItem("camarilla.wishes.intrigues", JSON.stringify({pace: 0}))"""  # bots do not wait


def test_keyboard_alone(visit: Callable[..., Any]) -> None:
    page = visit()
    page.evaluate(PROMPT)
    page.reload()
    page.wait_for_selector("[data-play=intrigues]")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset?.play") == "intrigues":
            break
    else:
        raise AssertionError("the button cannot be reached")
    page.keyboard.press("Enter")
    page.wait_for_selector(".choices button:enabled")
    question, told = page.locator(".ask h2").inner_text(), page.locator(".lines").inner_text()
    page.keyboard.press("?")
    page.wait_for_selector("dialog dt")
    page.keyboard.press("1")  # is not meant for the table now
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    assert (page.locator(".ask h2").inner_text(), page.locator(".lines").inner_text()) == (question, told)
    for _ in range(300):
        page.wait_for_selector(".choices button:enabled, .ask [aria-keyshortcuts='1'], .ask a[href^='/replay/']")
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
    page.wait_for_selector("[data-hand].can")
    answer(page)
    page.wait_for_selector(".pass button")
    assert page.locator("[data-hand]").count() == 0
    assert "Bo" in page.locator(".pass h2").inner_text()


def test_hot_seat_passes_nothing_where_all_lies_open(visit: Callable[..., Any]) -> None:
    page = visit()
    page.goto(open_table(page, "throne", ["me Anna", "me Bo"], hotseat=True, first=0))
    for _ in range(12):
        answer(page)
    assert page.locator(".pass").count() == 0


def test_playing_again_against_bots_takes_one_click(visit: Callable[..., Any]) -> None:
    page = visit()
    page.goto(open_table(page, "oriflamme", ["me", "bot page"], options={"rounds": 1}))
    play_out(page)
    over_at = page.url
    page.click("[data-again]")
    page.wait_for_selector(".choices button:enabled")
    assert page.url != over_at


def test_a_bot_plays_for_whoever_leaves_until_they_are_back(visit: Callable[..., Any]) -> None:
    page = visit()
    page.goto(open_table(page, "throne", ["me", "bot page"], first=0, pace=10_000))
    page.wait_for_selector(".choices button:enabled")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for you").click()
    page.wait_for_selector("text=A bot is playing for you")
    assert page.locator(".choices, .spot.can").count() == 0
    page.get_by_role("button", name="Take over from the bot").click()
    page.wait_for_selector(".choices button:enabled")


def test_an_address_without_a_table_says_so(visit: Callable[..., Any]) -> None:
    page = visit()
    page.goto("/table/nosuchtableanywhere000")
    assert page.locator("main [role=alert]").inner_text() == "This table does not exist"
    page.get_by_role("link", name="All games").click()
    page.wait_for_selector("[data-play]")


@pytest.mark.parametrize(
    ("path", "said"), [("/nope", "There is nothing at this address."), ("/book/nope", "There is no game named “nope”.")]
)
def test_an_unknown_address_says_so(path: str, said: str, visit: Callable[..., Any]) -> None:
    page = visit()
    page.goto(path)
    page.wait_for_selector("main [role=alert]")
    assert page.locator("main [role=alert]").inner_text() == said
    page.get_by_role("link", name="All games").click()
    page.wait_for_selector("[data-play]")


def test_the_next_table_is_as_the_last_was_wished(visit: Callable[..., Any]) -> None:
    page = visit()
    page.set_viewport_size({"width": 1280, "height": 720})
    page.click("[data-wish=oriflamme]")
    sheet, button = (page.locator(part).bounding_box() for part in ("dialog[open]", "[data-wish-play]"))
    assert button["y"] + button["height"] <= sheet["y"] + sheet["height"], "what begins it is in view"
    page.locator("dialog[open] select").first.select_option("5")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    page.select_option("[data-speed]", "2")
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector("[data-wish=oriflamme]")
    assert page.locator("[data-wish=oriflamme]").inner_text().startswith("5 players")
    page.click("[data-play=oriflamme]")
    page.wait_for_selector(".choices button:enabled")
    assert page.locator("[data-seat]").count() >= 4
    page.get_by_role("button", name="Menu").click()
    assert page.input_value("[data-speed]") == "2"


def test_a_private_table_wants_its_password(visit: Callable[..., Any]) -> None:
    page = visit()
    page.click("[data-wish=oriflamme]")
    page.check("[data-private]")
    page.fill("[data-password]", "lilies")
    page.click("[data-wish-play]")
    page.wait_for_selector(".choices button:enabled")
    other = visit(path=page.url)
    other.wait_for_selector("main [role=alert]")
    other.fill("[data-password]", "lilies")
    other.keyboard.press("Enter")
    other.wait_for_selector(".inside .board")


def test_the_same_player_on_another_device(visit: Callable[..., Any]) -> None:
    page = visit()
    open_table(page, "throne", ["me", "open"], begin=False)
    page.reload()
    page.get_by_role("button", name="Settings").click()
    page.click("[data-you]")
    page.click("[data-transfer]")
    other = visit(path=page.input_value("[data-transfer-link]"))
    other.click("[data-receive]")
    other.wait_for_selector(".shelf .ticket")
    assert other.locator(".pill.name").inner_text() == "Anna"


def test_what_lay_face_down_is_open_at_the_end_and_marked(visit: Callable[..., Any]) -> None:
    page = visit()
    path = open_table(page, "oriflamme", ["me", "bot page", "bot page", "bot page"], options={"rounds": 1}, first=0)
    page.evaluate("""localStorage.setItem("camarilla.stage", JSON.stringify({speed: 4}))""")  # the end is watched
    page.goto(path)
    results = page.get_by_role("button", name="See the results")
    choices = page.locator(".choices li button:not(.plain):enabled")
    while not results.or_(choices).first.wait_for() and not results.count():
        choices.first.press("Enter")
    page.wait_for_selector("[data-place].down:not(.known)", state="detached")
    assert page.locator("[data-place].known").count() > 0
    assert "A closed eye marks cards that were face down." in page.locator(".ask").inner_text()
