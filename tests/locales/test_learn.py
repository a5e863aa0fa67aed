"""`Learn to play`: the same page in every language, short enough for five minutes, with a picture where one belongs."""

from __future__ import annotations

import pytest

import camarilla
from camarilla.locales import LANGUAGES
from camarilla.rulebooks.learn import Block, LearnPage, learn_page, learnable, read

PAGES = [(language, game) for language in LANGUAGES for game in camarilla.games()]
each_page = pytest.mark.parametrize(("language", "game"), PAGES)
LONGEST = 900  # words: five minutes


def shape(page: LearnPage) -> list[tuple[str, int, str]]:
    """What a page is made of, without its words."""
    return [(block.kind, len(block.items), block.items[0] if block.kind == "board" else "") for block in page.blocks]


def words(page: LearnPage) -> list[str]:
    return " ".join(text for block in page.blocks for text in (block.text, *block.items)).split()


@each_page
def test_a_page_has_the_same_parts_in_every_language(language: str, game: str) -> None:
    page = learn_page(game, language)
    assert shape(page) == shape(learn_page(game))
    assert {"heading", "text", "steps", "list", "board", "cards"} <= {block.kind for block in page.blocks}
    assert language == "en" or words(page) != words(learn_page(game))


@each_page
def test_a_page_is_read_in_five_minutes(language: str, game: str) -> None:
    assert 300 < len(words(learn_page(game, language))) <= LONGEST


def test_every_game_has_a_page() -> None:
    assert all(set(learnable(language)) == set(camarilla.games()) for language in LANGUAGES)
    with pytest.raises(KeyError, match="whist"):
        learn_page("whist")


def test_what_a_page_can_hold() -> None:
    text = """# Whist

Take tricks,
many of them.

## Play

1. Lead.
2. Follow.

- Never revoke

| Card | Worth |
|---|---|
| Ace | 4 |

![A trick.](board:lead)

![All cards.](cards)
"""
    assert read("whist", text) == LearnPage(
        "whist",
        "Whist",
        (
            Block("text", "Take tricks, many of them."),
            Block("heading", "Play"),
            Block("steps", items=("Lead.", "Follow.")),
            Block("list", items=("Never revoke",)),
            Block("table", items=("Card | Worth", "Ace | 4")),
            Block("board", "A trick.", ("lead",)),
            Block("cards", "All cards.", ("",)),
        ),
    )
