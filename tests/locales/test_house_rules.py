"""Rules that are ours and not printed: marked in every language, and nothing else is."""

from __future__ import annotations

import pytest

import camarilla
from camarilla.locales import LANGUAGES
from camarilla.rulebooks import book

MARKS = {"en": "House rule: ", "uk": "Домашнє правило: ", "ru": "Домашнее правило: ", "pl": "Zasada domowa: "}
OURS = {
    "ORI": {1, 2, 17, 24},
    "ABL": {1, 11, 12, 15, 16, 17, 19, 24},
    "THR": {1, 5, 6, 7, 8, 14, 15, 16, 19},
    "INT": {1, 2, 5, 7, 10, 11, 12, 13, 16, 19},
}  # the rules with a clause of ours
WHOLLY = {"ABL-15", "THR-6", "THR-7", "INT-5"}  # of these nothing is printed


@pytest.mark.parametrize("game", camarilla.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_house_rules_are_marked(language: str, game: str) -> None:
    rules, mark = book(game, language).rules, MARKS[language]
    marked = {id for id, rule in rules.items() if mark in rule.text}
    assert marked == {f"{prefix}-{number}" for prefix in OURS for number in OURS[prefix]} & set(rules)


@pytest.mark.parametrize("game", camarilla.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mark_is_for_the_last_paragraph_alone(language: str, game: str) -> None:
    """What is printed comes before it."""
    for id, rule in book(game, language).rules.items():
        *printed, last = rule.text.split("\n\n")
        if MARKS[language] in rule.text:
            assert rule.text.count(MARKS[language]) == 1, id
            assert last.startswith(MARKS[language]), id
            assert (printed == []) == (id in WHOLLY), id
