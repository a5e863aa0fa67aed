"""The main screens as a person sees them, in files that a person can read.

CAMARILLA_SNAPSHOTS=write writes them anew; look at the difference before you believe it.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from camarilla.locales import LANGUAGES
from terminal.conftest import Start
from terminal.emulator import Terminal

FOLDER = Path(__file__).parent / "snapshots"
GAME = ("--seed", "7", "--bots", "random", "--pace", "0")
SCREENS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {  # name: arguments, answers
    "menu": (("play",), ()),
    "menu-players": (("play",), ("1",)),
    "greeting": (("play", "oriflamme", *GAME), ()),
    "oriflamme-place": (("play", "oriflamme", *GAME), ("",)),
    "oriflamme-reveal": (("play", "oriflamme", *GAME), ("", "7")),
    "oriflamme-strike": (("play", "oriflamme", *GAME), ("", "7", "2")),
    "oriflamme-stack": (("play", "oriflamme", *GAME, "--seats", "5"), ("", "1", "1", "1", "3", "1", "1")),
    "oriflamme-help": (("play", "oriflamme", *GAME), ("", "?spy")),
    "oriflamme-not-understood": (("play", "oriflamme", *GAME), ("", "checkmate")),
    "ablaze-place": (("play", "ablaze", *GAME), ("", "1", "1", "1", "1")),
    "throne-turn": (("play", "throne", *GAME), ("", "draw", "draw", "take")),
    "throne-exchange": (("play", "throne", *GAME), ("", "1", "1", "1")),
    "intrigues-deploy": (("play", "intrigues", *GAME), ("",)),
    "intrigues-action": (("play", "intrigues", *GAME), ("", "2", "1", "3")),
    "lesson-oriflamme": (("play", "oriflamme", "--lesson"), ("", "")),
    "lesson-throne": (("play", "throne", "--lesson"), ("",)),
    "curtain": (("play", "oriflamme", *GAME, "--people", "Anna,Bo"), ("", "", "1")),
    "watch": (("play", "oriflamme", *GAME[:-2], "--watch"), ("", "", "", "")),
}


def compare(name: str, text: str) -> None:
    path = FOLDER / f"{name}.txt"
    if os.environ.get("CAMARILLA_SNAPSHOTS") == "write":
        FOLDER.mkdir(exist_ok=True)
        path.write_text(text + "\n", encoding="utf-8")
    assert text + "\n" == path.read_text(encoding="utf-8")


def shown(it: Terminal, answers: tuple[str, ...]) -> str:
    it.next_page(0)
    for answer in answers:
        it.answer(answer)
    return it.text()


@pytest.mark.parametrize("name", SCREENS)
def test_screen(name: str, start: Start) -> None:
    arguments, answers = SCREENS[name]
    compare(name, shown(start(*arguments), answers))


@pytest.mark.parametrize("game", ["oriflamme", "throne", "intrigues"])
def test_a_large_screen(game: str, start: Start) -> None:
    compare(f"{game}-large", shown(start("play", game, *GAME, columns=120, rows=40), ("", "1", "1", "1")))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_other_languages(language: str, start: Start) -> None:
    compare(f"oriflamme-{language}", shown(start("play", "oriflamme", *GAME, "--lang", language), ("", "1", "1")))


def test_the_end_and_the_replay(start: Start) -> None:
    it = start("play", "oriflamme", *GAME, "--option", "rounds=1")
    it.next_page(0)
    it.answer("")
    while not it.lines()[-1].startswith(" ↑ ↓ or a number"):
        it.answer("1")
    compare("over", it.text())
    it.answer("2")
    before = it.drawn()
    it.press("right")
    compare("replay", it.next_page(before))


def test_every_snapshot_is_of_a_screen() -> None:
    """None is left over."""
    others = {f"oriflamme-{language}" for language in LANGUAGES[1:]}
    others |= {"oriflamme-large", "throne-large", "intrigues-large", "over", "replay"}
    assert {path.stem for path in FOLDER.glob("*.txt")} == {*SCREENS, *others}
