"""The rules as pages of the site: every rule with its code, its tests and its translations; nothing from outside."""

from __future__ import annotations

import importlib.util
import re
import sys
from functools import cache
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from types import ModuleType

import pytest

import camarilla
from camarilla.locales import LANGUAGES
from camarilla.rulebooks import book
from camarilla.rulebooks.learn import learn_page

ROOT = Path(__file__).parents[2]
EACH = [(game, language) for game in camarilla.games() for language in LANGUAGES]
each_page = pytest.mark.parametrize(("game", "language"), EACH)
ALONE = {"meta", "br"}  # elements without an end


@cache
def generator() -> ModuleType:
    spec = importlib.util.spec_from_file_location("rules_as_pages", ROOT / "docs" / "pages.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All pages, written once."""
    made: Path = tmp_path_factory.mktemp("pages")
    assert len(generator().write(made)) == 1 + 2 * len(EACH)
    return made


def articles(page: str) -> dict[str, str]:
    """The rules of a page, each as it is written."""
    return dict(re.findall(r'<article id="([A-Z]+-\d+)">(.*?)</article>', page, re.DOTALL))


def read(folder: Path, game: str, language: str) -> str:
    return (folder / f"{game}.{language}.md").read_text("utf-8")


@each_page
def test_every_rule_stands_on_its_page_with_code_and_tests(folder: Path, game: str, language: str) -> None:
    found = articles(read(folder, game, language))
    assert list(found) == list(book(game).rules)
    for id, text in found.items():
        rule = book(game, language).rules[id]
        assert escape(rule.title) in text
        code, tests = re.findall(r"<section>(.*?)</section>", text, re.DOTALL)
        assert re.search(r"<summary>src/camarilla/games/\w+/\w+\.py:\d+", code), id
        assert re.search(r"<summary>tests/rules/[\w/]+\.py:\d+ <b>test_\w+</b>", tests), id
        assert f"<mark>{id}</mark>" in code, id
        assert f"<mark>{id}</mark>" in tests, id


@each_page
def test_every_rule_has_its_translations(folder: Path, game: str, language: str) -> None:
    for id, text in articles(read(folder, game, language)).items():
        assert set(re.findall(r'<div lang="(\w+)">', text)) == set(LANGUAGES) - {language}
        assert all(escape(book(game, other).rules[id].title) in text for other in LANGUAGES)


@each_page
def test_how_to_play_is_a_page_with_pictures(folder: Path, game: str, language: str) -> None:
    page, text = learn_page(game, language), (folder / f"learn-{game}.{language}.md").read_text("utf-8")
    assert f"# {page.title}\n" in text
    assert text.count("<pre>") >= sum(block.kind in ("board", "cards") for block in page.blocks)
    assert all(escape(block.text) in text for block in page.blocks if block.kind in ("heading", "text", "board"))


def test_lines_are_those_of_the_files(folder: Path) -> None:
    """Where a snippet is said to stand, the rule is cited, or the test begins."""
    for id, text in articles(read(folder, "oriflamme", "en")).items():
        for path, number in re.findall(r"<summary>([\w/.]+):(\d+)", text):
            line = (ROOT / path).read_text("utf-8").splitlines()[int(number) - 1]
            assert id in line or line.lstrip().startswith("def test_")


class Checker(HTMLParser):
    """Elements that are closed in order; what is linked, and what can be linked to."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        assert not {"src", "srcset"} & set(given), "a request"
        assert tag not in ("script", "link", "iframe", "img"), "a request"
        self.links += [given["href"] or ""] if "href" in given else []
        self.ids += [given["id"] or ""] if "id" in given else []
        if tag not in ALONE:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def checked(path: Path) -> Checker:
    checker = Checker()
    checker.feed(path.read_text("utf-8"))
    return checker


def test_pages_are_whole_and_link_to_each_other_only(folder: Path) -> None:
    pages = {f"{path.stem}.html": checked(path) for path in folder.iterdir()}
    for name, page in pages.items():
        assert page.open == []
        assert len(page.ids) == len(set(page.ids))
        for link in page.links:
            target, _, anchor = link.partition("#")
            assert not anchor or anchor in pages[target or name].ids, link
            assert not target or target in pages, link
    assert set(pages["index.html"].links) == set(pages) - {"index.html"}


def test_nothing_is_fetched(folder: Path) -> None:
    for path in folder.iterdir():
        assert not re.search(r"https?://|url\(|@import", path.read_text("utf-8"))


def test_the_pages_say_so_in_every_language() -> None:
    words = generator().WORDS
    assert list(words) == list(LANGUAGES)
    assert len({frozenset(each) for each in words.values()}) == 1
    assert all(len({words[language][id] for language in LANGUAGES}) > 1 for id in words["en"])
