"""Everything Ablaze says has words: cards, questions, moves, events, options, refusals."""

from __future__ import annotations

import re
from typing import Any

import pytest
from rules.ablaze.walks import dealt, lucks, questions

from camarilla.games.ablaze.cards import NAMES
from camarilla.games.ablaze.game import game
from camarilla.games.ablaze.state import OPTIONS
from camarilla.locales import FOLDER, say

COUNTS = (0, 1, 2, 5)


def words(id: str, **parts: Any) -> str:
    """A sentence; nothing in it is left open."""
    text = say("en", "ablaze", id, **parts)
    assert text
    assert "{" not in text
    return text


@pytest.mark.parametrize("name", NAMES)
def test_cards_have_names_and_texts(name: str) -> None:
    """ABL-1: all eleven."""
    assert words(f"card-{name}")[0].isupper()
    assert words(f"card-{name}.text").endswith(".")


def test_moves_events_and_options_have_words() -> None:
    """ABL-1 to ABL-25: every family of moves, every event with any count, every option."""
    for family, said in game.moves.families.items():
        assert words("move-" + family.lower().replace("_", "-"), **dict.fromkeys(said.parts, "it"))
    for form in game.events.forms:
        for count in COUNTS:
            parts: dict[str, Any] = dict.fromkeys(form.parts.values(), count)
            for way in game.words["way"]:
                for zone in game.words["zone"]:
                    assert words(f"event-{form.name}", **(parts | {"known": "no", "way": way, "zone": zone}))
    assert all(words(f"option-{option}") for option in OPTIONS)
    assert words("title") == "Oriflamme: Ablaze"


def test_every_question_and_event_of_random_games_can_be_said() -> None:
    """ABL-1 to ABL-25: with the arguments that they really have."""
    asked = set()
    for luck in lucks(25, "words"):
        for state in questions(dealt(luck), luck):
            if state.question is not None:
                words(f"question-{state.question.id}", **state.question.details)
                asked.add(state.question.id)
        for event in state.events(0):
            parts = {name: value for name, value in event.items() if name not in ("rule", "event")}
            words(f"event-{event['event']}", **{**parts, "known": "no" if parts.get("card") is None else "yes"})
    assert asked == {
        "place", "reveal", "twin", "cutthroat", "apothecary", "substitution", "bribery", "activate", "spend",
    }  # fmt: skip


def test_no_word_is_left_over() -> None:
    """Every message belongs to something that is said."""
    said = {f"card-{name}" for name in NAMES} | {f"option-{name}" for name in OPTIONS} | {"title", "tagline", "menu"}
    said |= {"move-" + family.lower().replace("_", "-") for family in game.moves.families}
    said |= {f"event-{form.name}" for form in game.events.forms}
    said |= {f"question-{name}" for name in ("place", "reveal", "twin", "activate", "spend", "bribery")}
    said |= {f"question-{name}" for name in ("cutthroat", "apothecary", "substitution")}
    assert game.profile.guide is not None
    said |= {f"guide-{remark.name}" for remark in game.profile.guide.remarks}
    text = (FOLDER / "en" / "ablaze.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^([a-z_-]+) =", text, re.MULTILINE)) == said
