"""The words of every game in every language: all are there, all can be said, none is left over.

What is passed: players as names, words for which there is a message (`card-lord`) in words, other parts as the engine
gives them; and `known`, "no" where a secret is not known to the reader, who then gets an empty text for it.
"""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import camarilla
from camarilla.kernel.refusal import Refusal
from camarilla.locales import FOLDER, LANGUAGES, say

CASES = [(language, game) for language in LANGUAGES for game in camarilla.games()]
each_language_and_game = pytest.mark.parametrize(("language", "game"), CASES)
PLAYERS = ("seat", "first", "robbed", "family")  # parts that are players
NUMBERS = (0, 1, 2, 5, 21, 112)  # enough for the plurals of every language we speak
MOST_GAMES = 300


# -- what there is ----------------------------------------------------------------------------------------------
def resource(language: str, file: str) -> ast.Resource:
    return FluentParser().parse((FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8"))


@cache
def messages(language: str, game: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in resource(language, game).body if isinstance(entry, ast.Message)}


@cache
def options(game: str) -> list[str]:
    """The options of a game: a deal with another one names them."""
    with pytest.raises(Refusal) as caught:
        camarilla.game(game).deal(options={"?": 0})
    return [name for name in caught.value.details["expected"].split(", ") if name]


@cache
def questions(game: str, wanted: frozenset[str]) -> dict[str, list[dict[str, Any]]]:
    """The questions that random games ask, with some of their details; played until all wanted ones have come up."""
    seen: dict[str, list[dict[str, Any]]] = {}
    seats = camarilla.game(game).seats
    for number in range(MOST_GAMES):
        if number >= 4 * len(seats) and wanted <= set(seen):
            break
        state, dice = camarilla.game(game).deal(seats[number % len(seats)], number), random.Random(number)
        while state.question is not None:
            details = seen.setdefault(state.question.id, [])
            if state.question.details not in details:
                details.append(state.question.details)
            state.play(dice.choice(state.legal))
    return seen


def starting(language: str, game: str, prefix: str) -> set[str]:
    """The ids of a file that begin like this, without that beginning."""
    return {id.removeprefix(prefix) for id in messages(language, game) if id.startswith(prefix)}


def families(game: str) -> dict[str, tuple[str, ...]]:
    """The families of moves by the names of their messages, and their parts."""
    found = camarilla.game(game).moves.families
    return {key.lower().replace("_", "-"): family.parts for key, family in found.items()}


# -- what is passed ---------------------------------------------------------------------------------------------
def in_words(language: str, game: str, part: str, value: Any) -> Any:
    """One part of a message as it is passed."""
    if part in PLAYERS:
        return "Anna"
    id = f"{part}-{value}"
    return say(language, game, id) if id in messages(language, game) else value


def passed(language: str, game: str, part: str, words: Any) -> list[Any]:
    """The values that a part of a message may have: all words of the game, or some numbers."""
    values = ["Anna"] if part in PLAYERS else words.get(part, NUMBERS)
    return [in_words(language, game, part, value) for value in values]


def combinations(language: str, game: str, parts: Any, words: Any) -> Iterator[dict[str, Any]]:
    """Details of a message: every value of each part, with the first and the last of the others."""
    values = {part: passed(language, game, part, words) for part in parts}
    for part, all_values in values.items():
        others = {name: [some[0], some[-1]] for name, some in values.items() if name != part}
        for chosen in itertools.product(all_values, *others.values()):
            yield dict(zip([part, *others], chosen, strict=True))
    if not values:
        yield {}


def assert_said(language: str, game: str, id: str, details: dict[str, Any], known: str = "yes") -> None:
    """It can be said without a problem, and nothing is left open in it."""
    text = say(language, game, id, **details, known=known)
    assert text.strip() == text != "", f"{id} {details}: {text!r}"
    assert not re.search(r"[{}]|  | [.,;:]|\(\)", text), f"{id} {details}: {text!r}"


# -- tests ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("file", ["errors", "cli", *camarilla.games()])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_understood(language: str, file: str) -> None:
    junk = [entry.content for entry in resource(language, file).body if isinstance(entry, ast.Junk)]
    ids = [entry.id.name for entry in resource(language, file).body if isinstance(entry, ast.Message)]
    assert junk == []
    assert len(ids) == len(set(ids)), "an id twice"


@each_language_and_game
def test_title(language: str, game: str) -> None:
    assert_said(language, game, "title", {})


@each_language_and_game
def test_every_card_has_a_name_and_a_text(language: str, game: str) -> None:
    for card in camarilla.game(game).words["card"]:
        assert_said(language, game, f"card-{card}", {})
        assert_said(language, game, f"card-{card}.text", {})


@each_language_and_game
def test_every_question_has_its_words(language: str, game: str) -> None:
    asked = questions(game, frozenset(starting(language, game, "question-")))
    assert starting(language, game, "question-") == set(asked)
    for id, details in asked.items():
        for some in details:
            said = {part: in_words(language, game, part, value) for part, value in some.items()}
            assert_said(language, game, f"question-{id}", said)


@each_language_and_game
def test_every_event_has_its_words(language: str, game: str) -> None:
    forms, words = camarilla.game(game).events.forms, camarilla.game(game).words
    assert starting(language, game, "event-") == {form.name for form in forms}
    for form in forms:
        for details in combinations(language, game, form.parts.values(), words):
            assert_said(language, game, f"event-{form.name}", details)
            if "secret" in form.parts:
                assert_said(language, game, f"event-{form.name}", {**details, form.parts["secret"]: ""}, known="no")


@each_language_and_game
def test_every_move_has_its_words(language: str, game: str) -> None:
    assert starting(language, game, "move-") == set(families(game))
    for name, parts in families(game).items():
        for details in combinations(language, game, parts, camarilla.game(game).moves.words):
            assert_said(language, game, f"move-{name}", details)


@each_language_and_game
def test_moves_of_one_question_are_told_apart(language: str, game: str) -> None:
    """Whoever is asked reads no two answers that sound the same."""
    moves = camarilla.game(game).moves
    state, dice = camarilla.game(game).deal(3, 1), random.Random(1)
    while not state.over:
        texts = set()
        for said in (moves.typed(code) for code in state.codes):
            parts = {
                part: value if part in PLAYERS else in_words(language, game, part, value)
                for part, value in said.parts.items()
            }
            texts.add(say(language, game, f"move-{said.kind.replace('_', '-')}", **parts))
        assert len(texts) == len(state.codes), state.legal
        state.play(dice.choice(state.legal))


@each_language_and_game
def test_every_option_has_its_words(language: str, game: str) -> None:
    assert starting(language, game, "option-") == set(options(game))
    for name in options(game):
        assert_said(language, game, f"option-{name}", {})


@each_language_and_game
def test_no_message_is_left_over(language: str, game: str) -> None:
    """Cards, questions, events, moves, options, the title, and names of the game's other words; nothing else."""
    names = set()
    for words in (camarilla.game(game).words, camarilla.game(game).moves.words):
        names |= {f"{part}-{word}" for part, all_words in words.items() for word in all_words}
    told = ("question-", "event-", "move-", "option-")  # the tests above want exactly those that there are
    rest = {id for id in messages(language, game) if not id.startswith(told)}
    assert rest - names - used_in_others(language, game) <= {"title", "tagline"}


def used_in_others(language: str, game: str) -> set[str]:
    """The messages that other messages contain."""
    found: set[str] = set()

    class References(Visitor):
        def visit_MessageReference(self, node: ast.MessageReference) -> None:
            found.add(node.id.name)

    References().visit(resource(language, game))
    return found


@pytest.mark.parametrize("game", camarilla.games())
def test_languages_have_the_same_messages(game: str) -> None:
    found = {language: set(messages(language, game)) for language in LANGUAGES}
    assert all(ids == found[LANGUAGES[0]] for ids in found.values())
