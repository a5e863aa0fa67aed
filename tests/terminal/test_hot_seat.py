"""Several people at one terminal: nobody sees what another may not show, on the screen, above it or in a file."""

from __future__ import annotations

import base64
import re
from pathlib import Path

import pytest

import camarilla
from camarilla.cli.play.sealed import resume, seal
from camarilla.cli.play.setup import Setup
from camarilla.locales import LANGUAGES, say
from terminal.conftest import Start

WIPE = "\x1b[H\x1b[2J\x1b[3J"
NAMES = ["Anna", "Bo"]
CHECKED: list[str] = []  # lines that tell of another person's hidden cards


@pytest.mark.parametrize("language", LANGUAGES[:2])
def test_each_sees_their_own_cards_only(language: str, start: Start) -> None:
    """Oriflamme, round by round: a hand stands only between its owner's curtain and the next wipe."""
    it = start(
        "play",
        "oriflamme",
        "--seed",
        "7",
        "--seats",
        "2",
        "--people",
        "Anna,Bo",
        "--option",
        "rounds=3",
        "--pace",
        "0",
        "--lang",
        language,
    )
    it.next_page(0)
    it.answer("")
    over = say(language, None, "over-keys")
    while it.lines()[-1].strip() != over:
        it.answer("1")
    told = dict.fromkeys(range(2), 0)
    CHECKED.clear()
    for part in it.written.split(WIPE)[1:]:
        text = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", part)
        for seat, name in enumerate(NAMES):
            if say(language, None, "pass-to", player=name) in text and "[ORI" in text:
                told[seat] += 1
                assert named_cards(NAMES[1 - seat], text, language) == []
                assert hand_line(language) in text
    assert min(told.values()) > 3
    assert len(CHECKED) > 8


def named_cards(player: str, text: str, language: str) -> list[str]:
    """The cards that are named where a person's laying aside and placing is told."""
    names = [say(language, "oriflamme", f"card-{card}") for card in camarilla.game("oriflamme").words["card"]]
    lines = re.findall(rf"▌{player} [^\[]*\[ORI-(?:1|6)\]", text)
    CHECKED.extend(lines)
    return [name for line in lines for name in names if name in line]


def hand_line(language: str) -> str:
    """How the line with the reader's own cards begins."""
    return say(language, None, "table-own", hand="#", aside="#").partition("#")[0].strip()


@pytest.mark.parametrize("game", camarilla.games())
def test_nothing_stays_on_the_screen_or_above_it(game: str, start: Start) -> None:
    it = start("play", game, "--seed", "7", "--bots", "random", "--people", "Anna,Bo")
    it.next_page(0)
    it.answer("")
    it.answer("")
    for _ in range(30):
        shown = it.answer("1")
        if "look away" in shown:
            break
    assert "Only Bo may look now." in it.flat()
    assert len([line for line in it.lines() if line]) == 4  # the bar, two sentences, the keys
    assert not it.screen.history.top
    before = it.written.rindex(WIPE)
    assert "Bo" in it.written[before:]
    assert "[" + camarilla.game(game).books[0] not in it.written[before:]


def test_keys_pressed_too_soon_do_not_open_the_curtain(start: Start) -> None:
    it = start("play", "oriflamme", "--seed", "7", "--bots", "random", "--people", "Anna,Bo")
    it.next_page(0)
    it.answer("")
    it.answer("")
    it.type("1\r\r\r\r")
    it.wait("Only Bo may look now.")
    it.resize(90, 30)
    it.wait(lambda: "Only Bo may look now." in it.flat())
    assert "Only Bo may look now." in it.flat()
    assert "Your hand" not in it.flat()


@pytest.mark.parametrize("game", camarilla.games())
def test_a_kept_game_holds_no_readable_secret(game: str, start: Start, tmp_path: Path) -> None:
    it = start("play", game, "--seed", "7", "--bots", "random", "--people", "Anna,Bo")
    it.next_page(0)
    for answer in ("", "", "1", "", "1"):
        it.answer(answer)
    it.press("ctrl-c")
    assert it.end() == 130
    (path,) = (tmp_path / "camarilla" / "games").iterdir()
    text = path.read_text()
    head, game_line, checksum, *lines, end = text.splitlines()
    assert (head, game_line, end) == ("camarilla sealed game 2", f"game {game}", "end")
    assert re.fullmatch("[0-9a-f]{64}", checksum)
    hidden = base64.b64decode("".join(lines), validate=True)
    for word in [*camarilla.game(game).words["card"], "Anna", "place", "seed", "moves"]:
        assert len(word) < 4 or word.encode() not in hidden
    assert oct(path.stat().st_mode & 0o777) == "0o600"


def test_two_seals_of_one_game_look_different_and_open_the_same() -> None:
    setup = Setup("intrigues", 3, 7, 1, {"chapter": 2}, {0: "Anna", 2: "Bo"}, "random")
    state = setup.deal()
    state.play(state.legal[0])
    one, two = seal(setup, state), seal(setup, state)
    assert one.splitlines()[3] != two.splitlines()[3]
    for text in (one, two):
        again, found = resume(text, "file")
        assert (again, found) == (setup, state)
