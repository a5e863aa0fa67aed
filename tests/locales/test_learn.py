"""`Learn to play`: the same page in every language, short enough for five minutes, with a picture where one belongs."""

from __future__ import annotations

import pytest

import camarilla
from camarilla.games import lesson as lesson_of
from camarilla.kernel.lesson import LEARNER, scenes
from camarilla.locales import LANGUAGES, say
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_ablaze_begins_with_what_is_new_since_oriflamme(language: str) -> None:
    """The page shows this heading and this list at one's first table."""
    _, heading, points, *_ = learn_page("ablaze", language).blocks
    assert (heading.kind, points.kind) == ("heading", "list")
    assert say(language, "oriflamme", "title")[:7] in heading.text
    for card in ("prince", "twin", "bribery", "trap", "plan", "schemer"):
        assert stem(language, "ablaze", card) in " ".join(points.items), card


GAINS = ("gained", "took", "stole", "trapped")


@pytest.mark.parametrize("game", ["oriflamme", "ablaze"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_says_where_all_influence_came_from(language: str, game: str) -> None:
    """Each step names the cards by which anybody has gained since the step before."""
    lesson = lesson_of(game)
    assert lesson is not None
    told = 0
    for line, state in scenes(camarilla.game(game), lesson):
        events, card = state.events(LEARNER)[told:], ""
        said = say(language, game, f"lesson-{line.remark}")
        for event in events:
            card = event.get("card") or card
            if event["event"] in GAINS and event["amount"]:
                assert stem(language, game, card) in said, (line.remark, card, said)
        told += len(events)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", camarilla.games())
def test_the_last_step_names_the_points_of_the_learner(language: str, game: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    *_, (line, state) = scenes(camarilla.game(game), lesson)
    assert str(state.scores[LEARNER]) in say(language, game, f"lesson-{line.remark}")


FIVE = {"en": "five at most", "uk": "щонайбільше п'ять", "ru": "не больше пяти", "pl": "najwyżej pięć"}
WHOLE_ROW = {"en": "gets the whole row", "uk": "отримує весь ряд", "ru": "получает весь ряд", "pl": "dostaje cały rząd"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_of_behind_the_throne_states_the_limit_of_a_row_and_the_exchange(language: str) -> None:
    assert FIVE[language] in say(language, "throne", "lesson-goal")
    assert WHOLE_ROW[language] in say(language, "throne", "lesson-swap")


def stem(language: str, game: str, card: str) -> str:
    """The beginning of a card's name, which is the same in most cases."""
    return say(language, game, f"card-{card}")[:4]


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
