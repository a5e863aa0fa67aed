"""Sentences that the terminal and the page must both make: one file of cases, which the tests of both run.

CAMARILLA_SNAPSHOTS=write writes the file anew; read what has changed before it is committed.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextvars import copy_context
from pathlib import Path
from typing import Any, Final

import pytest
from locales.test_words import families, parts_of, questions, reasons, starting

import camarilla
from camarilla.cli.text.names import Named
from camarilla.cli.text.story import UNAIMED, capital
from camarilla.cli.text.words import speak
from camarilla.locales import LANGUAGES, PLAYERS
from camarilla.locales.folder import FOLDER

FILE: Final = Path(__file__).with_name("sentences.json")
NAMES: Final = ["Ann", "Богдан", "Céline", "Dorota", "Егор"]  # of the seats
READER: Final = 0
OTHERS: Final = (1, 2, 3)  # seats for the parts of a message that are players
NUMBER: Final = 2
TARGETS: Final = {"oriflamme": "archer", "ablaze": "queen"}  # what moves are aimed at; elsewhere the first card
AIMS: Final = (
    {"aim": "known", "owner": 0, "apart": "yes", "where": "front"},
    {"aim": "known", "owner": 2, "apart": "no", "where": "between", "before": 1, "behind": 2},
    {"aim": "hidden", "owner": 1, "target": None, "apart": "yes", "where": "back"},
    {"aim": "hidden", "owner": 1, "target": None, "apart": "no", "where": "later"},
)

Case = dict[str, Any]  # game, message, parts, reader, and `sentences` by language


def filled(parts: Any, words: Any, first: int) -> dict[str, Any]:
    """A value for every part of a message: players from the seat `first` on, first words, numbers."""
    players = iter((first, *OTHERS))
    return {part: next(players) if part in PLAYERS else words.get(part, [NUMBER])[0] for part in parts}


def says_aims(id: str) -> bool:
    """Do the words of a game say what a move is aimed at?"""
    return "$aim" in (FOLDER / LANGUAGES[0] / f"{id}.ftl").read_text(encoding="utf-8")


def inputs(id: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The messages of a game with parts: of the reader, of others, and with a secret that is not known."""
    game = camarilla.game(id)
    for form in game.events.forms:
        parts, known = parts_of(id, form), {**game.words, "rule": reasons(id)}
        yield f"event-{form.name}", filled(parts, known, READER)
        if set(parts) & set(PLAYERS):
            yield f"event-{form.name}", filled(parts, known, OTHERS[-1])
        if {"place", "to"} <= set(parts) and "to" in game.words:
            yield f"event-{form.name}", {**filled(parts, known, READER), "to": game.words["to"][1]}
        if "secret" in form.parts:
            yield f"event-{form.name}", {**filled(parts, known, OTHERS[-1]), form.parts["secret"]: None}
    for name, parts in families(id).items():
        some = UNAIMED | filled(parts, game.moves.words, OTHERS[-1])
        yield f"move-{name}", some
        if {"place", "i"} & set(parts) and says_aims(id):
            target = TARGETS.get(id, game.words["card"][0])
            yield from ((f"move-{name}", {**some, "target": target, **aim}) for aim in AIMS)
    asked = questions(id, frozenset(starting(LANGUAGES[0], id, "question-")))
    for question in sorted(asked):
        yield f"question-{question}", asked[question][0]


def said(case: Case, language: str) -> str:
    """The sentence of a case; what is spoken elsewhere stays as it was."""
    return copy_context().run(spoken, case, language)


def spoken(case: Case, language: str) -> str:
    speak(language)
    story = Named(camarilla.game(case["game"]), case["reader"], dict(enumerate(NAMES)))
    return capital(story.sentence(case["message"], case["parts"]))


def cases(game: str) -> list[Case]:
    """The cases of a game, without their sentences."""
    return [{"game": game, "message": id, "parts": parts, "reader": READER} for id, parts in inputs(game)]


def kept() -> list[Case]:
    found: list[Case] = json.loads(FILE.read_text(encoding="utf-8"))["cases"]
    return found


@pytest.fixture(scope="module", autouse=True)
def written() -> None:
    if os.environ.get("CAMARILLA_SNAPSHOTS") != "write":
        return
    every = [case for game in camarilla.games() for case in cases(game)]
    told = [{**case, "sentences": {language: said(case, language) for language in LANGUAGES}} for case in every]
    FILE.write_text(json.dumps({"names": NAMES, "cases": told}, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


@pytest.mark.parametrize("game", camarilla.games())
def test_the_file_has_every_message_of_a_game(game: str) -> None:
    found = [{**case} for case in kept() if case["game"] == game]
    assert [{key: case[key] for key in case if key != "sentences"} for case in found] == cases(game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_reads_as_it_is_written_in_the_file(language: str) -> None:
    for case in kept():
        assert said(case, language) == case["sentences"][language], case
