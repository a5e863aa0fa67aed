"""Tables in a notebook: the cards in the art of the installed page, and nothing that runs or is fetched."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import brotli
import pytest
from worlds import another_world

import camarilla
from camarilla.cli.text import art
from camarilla.kernel.game import State

CLIENT = Path(__file__).parents[2] / "client" / "src"
each_game = pytest.mark.parametrize("id", camarilla.games())


@pytest.fixture(params=["scripts", "packed"])
def page(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An installed page: scripts that hold the drawings as its build writes them, or packed as a wheel has them."""
    sources = [("house-1.js", CLIENT / "kit" / "art" / "kit.svg")]
    sources += [(f"art-{id}.js", CLIENT / "games" / id / "art" / "cards.svg") for id in camarilla.games()]
    for name, source in sources:
        script = f"const a=1;var e=`{source.read_text()}`;export{{e as default}};".encode()
        if request.param == "packed":
            (tmp_path / f"{name}.br").write_bytes(brotli.compress(script, quality=1))
        else:
            (tmp_path / name).write_bytes(script)
    monkeypatch.setattr(art, "PAGE", tmp_path)
    art.drawings.cache_clear()
    yield tmp_path
    art.drawings.cache_clear()


def midgame(id: str) -> State:
    state = camarilla.game(id).deal(seed=5)
    for _ in range(9):
        state.play(state.legal[-1])
    return state


class Reader(HTMLParser):
    """Checks that all is closed, and notes what there is."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.tags: set[str] = set()
        self.attributes: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}
        self.ids += [value for name, value in attrs if name == "id" and value]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@each_game
def test_the_cards_are_drawn_with_all_that_they_need(page: Path, id: str) -> None:
    """Whole, without scripts, events or addresses; every drawing that is used is there."""
    html = midgame(id)._repr_html_()
    reader = Reader()
    reader.feed(html)
    assert reader.open == []
    assert "script" not in reader.tags
    assert not [name for name in reader.attributes if name.startswith("on")]
    assert "http" not in html.replace("http://www.w3.org/2000/svg", "")
    used = set(re.findall(r'href="#([\w-]+)"|url\(#([\w-]+)\)', html))
    assert len(used) > 5
    assert {one or other for one, other in used} <= set(reader.ids)
    assert f'<use href="#{id}-' in html


@each_game
def test_no_secret_is_drawn(page: Path, id: str) -> None:
    """In every world that the seat cannot tell from the true one, the same is drawn."""
    state = midgame(id)
    other = another_world(state, 3)
    assert state != other
    assert state._repr_html_() == other._repr_html_()


def test_equal_neighbours_are_drawn_once(page: Path) -> None:
    state = camarilla.game("oriflamme").deal(2, 3)
    html = state._repr_html_()
    assert html.count("<span") - html.count("<div") + 1 <= 40
    assert "hand, You" in html
    assert "hand, Player 2" not in html, "it would be unknown cards alone"


def test_without_the_page_the_table_is_drawn_in_letters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(art, "PAGE", tmp_path / "none")
    art.drawings.cache_clear()
    html = midgame("throne")._repr_html_()
    art.drawings.cache_clear()
    assert "<svg" not in html
    assert "<pre" in html


def test_a_page_that_cannot_be_unpacked_is_none(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if not list(page.glob("*.br")):
        return
    monkeypatch.setitem(sys.modules, "brotli", None)
    assert art.drawings() == {}
