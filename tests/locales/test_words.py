"""The words of every game in every language: all are there, all can be said, none is left over."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from locales.reading import File, Pattern, file

import camarilla
from camarilla import locales, rulebooks
from camarilla.cli import boards
from camarilla.cli.boards import board_of
from camarilla.cli.text.story import UNAIMED
from camarilla.games import lesson as lesson_of
from camarilla.games import profiles
from camarilla.kernel.events import EventForm
from camarilla.kernel.refusal import Refusal
from camarilla.lab.balance.findings import dealt_by, declared_topics
from camarilla.lab.balance.study import Study
from camarilla.locales import LANGUAGES, PLAYERS, SHARED, say
from camarilla.locales.folder import FOLDER

CASES = [(language, game) for language in LANGUAGES for game in camarilla.games()]
each_language_and_game = pytest.mark.parametrize(("language", "game"), CASES)
READER, OTHER = 0, 2  # the seat that is told, and another
NUMBERS = (0, 1, 2, 5, 21, 112)  # enough for the plurals of every language we speak
MOST_GAMES = 300


# -- what there is ----------------------------------------------------------------------------------------------
def words(language: str, name: str) -> File:
    return file(FOLDER / language / f"{name}.ftl")


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
            parts = state.question.details | board_of(game).asking(state.board(state.seat), state.question)
            if parts not in details:
                details.append(parts)
            state.play(dice.choice(state.legal))
    return seen


def starting(language: str, game: str, prefix: str) -> set[str]:
    """The ids of a file that begin like this, without that beginning."""
    return {id.removeprefix(prefix) for id in words(language, game).messages if id.startswith(prefix)}


def parts_of(game: str, form: EventForm) -> list[str]:
    """The parts of an event, and its rule where the sentence says why it happened."""
    why = ["rule"] if "rule" in words(LANGUAGES[0], game).whole(f"event-{form.name}") else []
    return [*form.parts.values(), *why]


@cache
def reasons(game: str) -> list[str]:
    """The rules that sentences of a game tell apart, and another one."""
    patterns = words(LANGUAGES[0], game).patterns.values()
    return sorted({"other", *(rule for pattern in patterns for rule in pattern.keys.get("rule", ()))})


def families(game: str) -> dict[str, tuple[str, ...]]:
    """The families of moves by the names of their messages, and their parts."""
    found = camarilla.game(game).moves.families
    return {key.lower().replace("_", "-"): family.parts for key, family in found.items()}


# -- what is passed ---------------------------------------------------------------------------------------------
def combinations(parts: Any, known: Any) -> Iterator[dict[str, Any]]:
    """Parts of a message: every value of each, with the first and the last of the others."""
    values = {part: (READER, OTHER) if part in PLAYERS else known.get(part, NUMBERS) for part in parts}
    for part, all_values in values.items():
        others = {name: [some[0], some[-1]] for name, some in values.items() if name != part}
        for chosen in itertools.product(all_values, *others.values()):
            yield dict(zip([part, *others], chosen, strict=True))
    if not values:
        yield {}


@cache
def numbers(game: str) -> dict[str, int]:
    """The options of a table that is played by the rulebook: texts name their numbers."""
    return {name: option[0] for name, option in camarilla.game(game).options.items()}


@cache
def player(language: str, seat: int) -> locales.Forms:
    return locales.forms(language, None, "player-you" if seat == READER else "player-seat", seat=seat)


def told(language: str, game: str, id: str, parts: dict[str, Any]) -> str:
    """A message of a game as the reader is told it."""
    parts = locales.words(language, game, parts, lambda seat: player(language, seat))
    return say(language, game, id, **{**numbers(game), **parts})


def assert_said(language: str, game: str, id: str, parts: dict[str, Any]) -> None:
    """It can be said without a problem, and nothing is left open in it."""
    text = told(language, game, id, parts)
    assert text.strip() == text != "", f"{id} {parts}: {text!r}"
    assert not re.search(r"[{}]|  | [.,;:]|\(\)|_", text), f"{id} {parts}: {text!r}"


# -- the games --------------------------------------------------------------------------------------------------
@each_language_and_game
def test_title(language: str, game: str) -> None:
    assert_said(language, game, "title", {})
    assert_said(language, game, "tagline", {})
    assert say(language, game, "title") == rulebooks.book(game, language).title


@each_language_and_game
def test_every_card_has_a_name_and_a_text(language: str, game: str) -> None:
    for card in camarilla.game(game).words["card"]:
        assert_said(language, game, f"card-{card}", {})
        assert_said(language, game, f"card-{card}.text", {})


@each_language_and_game
def test_cards_go_by_the_names_of_the_rulebook(language: str, game: str) -> None:
    """The glossary of a language is the authority; plots have no name there."""
    glossary = rulebooks.glossary(language)
    cards = [card for card in camarilla.game(game).words["card"] if not card.startswith("plot-")]
    for card in cards:
        assert say(language, game, f"card-{card}") == glossary[f"{game}-{card}"][0]
    assert len(cards) == len([id for id in glossary if id.startswith(f"{game}-")])


@pytest.mark.parametrize("language", LANGUAGES)
def test_locations_and_characters_go_by_the_names_of_the_rulebook(language: str) -> None:
    glossary, game = rulebooks.glossary(language), camarilla.game("intrigues")
    for place in game.words["place"]:
        for part in ("place", "to", "where"):
            name = say(language, "intrigues", part, **{part: place}).removeprefix("the ")
            assert name == glossary[f"location-{place}"][0]
    for who in game.moves.words["card"]:
        name = say(language, "intrigues", "who", who=who).removeprefix("the ")
        assert name == glossary[f"intrigues-{who}"][0]


@each_language_and_game
def test_every_question_has_its_words(language: str, game: str) -> None:
    asked = questions(game, frozenset(starting(language, game, "question-")))
    assert starting(language, game, "question-") == set(asked)
    for id, details in asked.items():
        for some in details:
            assert_said(language, game, f"question-{id}", some)
            if f"question-{id}.text" in words(language, game).patterns:
                assert_said(language, game, f"question-{id}.text", some)


@each_language_and_game
def test_every_event_has_its_words(language: str, game: str) -> None:
    forms = camarilla.game(game).events.forms
    assert starting(language, game, "event-") == {form.name for form in forms}
    for form in forms:
        for parts in combinations(parts_of(game, form), {**camarilla.game(game).words, "rule": reasons(game)}):
            assert_said(language, game, f"event-{form.name}", parts)
            if "secret" in form.parts:
                assert_said(language, game, f"event-{form.name}", {**parts, form.parts["secret"]: None})


@each_language_and_game
def test_every_move_has_its_words(language: str, game: str) -> None:
    assert starting(language, game, "move-") == set(families(game))
    for name, parts in families(game).items():
        for some in combinations(parts, camarilla.game(game).moves.words):
            assert_said(language, game, f"move-{name}", UNAIMED | some)


@each_language_and_game
def test_moves_of_one_question_are_told_apart(language: str, game: str) -> None:
    """Whoever is asked reads no two answers that sound the same, with the cards they are aimed at or without."""
    moves, board = camarilla.game(game).moves, board_of(game)
    state, dice = camarilla.game(game).deal(3, 1), random.Random(1)
    while not state.over:
        said, view = [moves.typed(code) for code in state.codes], state.board(state.seat)
        for aims in ([board.aim(view, each) for each in said], [{}] * len(said)):
            parts = [
                (each.kind.replace("_", "-"), UNAIMED | each.parts | aim) for each, aim in zip(said, aims, strict=True)
            ]
            sentences = {told(language, game, f"move-{kind}", some) for kind, some in parts}
            assert len(sentences) == len(state.codes), state.legal
        state.play(dice.choice(state.legal))


@each_language_and_game
def test_every_option_has_its_words(language: str, game: str) -> None:
    assert starting(language, game, "option-") == set(options(game))
    for name in options(game):
        assert say(language, game, f"option-{name}").strip()


@each_language_and_game
def test_what_only_this_game_counts_has_its_words(language: str, game: str) -> None:
    topics = declared_topics(Study(game, ("random",) * 2, 2))
    assert starting(language, game, "topic-") == {f"{name}{item}" for name in topics for item in ("", "-item")}
    for name, topic in topics.items():
        for message in ("", ".of", ".count"):
            assert say(language, game, f"topic-{name}{message}").strip()
        if topic.chain:
            assert say(language, game, f"topic-{name}.all", share="1.0", each="2.0").strip()
        for parts in topic.items:
            assert_said(language, game, f"topic-{name}-item", parts)
    assert say(language, None, f"balance-cards-{dealt_by(game)}").strip()


@each_language_and_game
def test_a_coach_has_words_for_moves_and_cards_of_the_game(language: str, game: str) -> None:
    reasons = starting(language, game, "why-")
    assert reasons == starting(LANGUAGES[0], game, "why-")
    cards = {f"card-{card}" for card in camarilla.game(game).words["card"]}
    # the General, the Assassin and the Jester; what counts in the last round; cards that strike back, and the Plan;
    # what a move does for the plot
    kept = {f"{way}-{card}" for way in ("keep", "reveal") for card in ("trap", "plan")}
    others = {"changes", "last-keep", "last-reveal", *kept, "plan-on", "fits", "spoils"}
    assert reasons <= starting(language, game, "move-") | cards | others
    for name in words(language, game).patterns:
        if name.startswith("why-"):
            counted = {"high": 20, "cards": 30, "gain": 9, "more": 6, "less": 3, "loss": 0 if name == "why-drop" else 6}
            facts = {"why-changes": "saves"}.get(name, "both")  # without any nothing is said
            told = {"facts": facts, "robbed": "Ann", "trap": "yes", "truth": "yes", "event": "it rains", "after": "no"}
            told |= {"won": "x", "gone": "x", "passed": "yes", "target": "x", "target_gen": "x", "robbed_gen": "x"}
            told |= {"target_acc": "x", "reveal": 1}
            assert_said(language, game, name, counted | told)


@each_language_and_game
def test_no_message_is_left_over(language: str, game: str) -> None:
    """Cards, questions, events, moves, options, the title, and names of the game's other words; nothing else."""
    names = set()
    for known in (camarilla.game(game).words, camarilla.game(game).moves.words):
        names |= {f"{part}-{word}" for part, all_words in known.items() for word in all_words}
    told = (
        "question-",
        "event-",
        "move-",
        "option-",
        "board-",
        "topic-",
        "why-",
    )  # other tests want exactly those that there are
    rest = {id for id in words(language, game).messages if not id.startswith(told)}
    inside = {name.partition(".")[0] for name in words(language, game).references}
    assert rest - names - inside == {"title", "tagline", "menu", *terminal(game), *drawn(game)}


def terminal(game: str) -> set[str]:
    """What a game says beside its events: remarks of its lesson and its coach, groups of moves, its commands."""
    profile, lesson = profiles()[game], lesson_of(game)
    steps = {f"lesson-{remark}" for remark in lesson.remarks} if lesson else set()
    remarks = {f"coach-{remark.name}" for remark in lesson.coach} if lesson else set()
    files = {id for option in profile.files for id in (f"help-{option}", f"{option}-sound")}
    groups, ties = {"action"} if profile.actions else set(), {"tie-broken"} if profile.tie else set()
    return steps | remarks | groups | ties | files


def drawn(game: str) -> set[str]:
    """The words of a game's own that its board at the terminal names."""
    source = Path(boards.__file__).with_name(f"{game}.py").read_text("utf-8")
    return set(re.findall(r"[\"']([a-z]+-[a-z-]+)[\"']", source)) & set(words(LANGUAGES[0], game).messages)


@each_language_and_game
def test_what_a_board_says_at_the_terminal(language: str, game: str) -> None:
    for id in drawn(game):
        pattern = words(language, game).patterns[id]
        for details in arguments(pattern, words(language, game).whole(id)):
            assert "{" not in say(language, game, id, **details)


@each_language_and_game
def test_what_a_game_says_at_the_terminal(language: str, game: str) -> None:
    assert_said(language, game, "menu", {"title": game})
    for id in terminal(game):
        if id.startswith(("lesson-", "coach-")):
            assert_said(language, game, id, {})
    groups = [say(language, game, "action", kind=kind) for kind in profiles()[game].actions]
    assert len(set(groups)) == len(groups)


# -- what is shared ---------------------------------------------------------------------------------------------
def arguments(pattern: Pattern, variables: set[str]) -> Iterator[dict[str, Any]]:
    """Details of a message: for each variable the values it chooses by, numbers, and a text."""
    values = {name: [*sorted(pattern.keys.get(name, ())), *NUMBERS, "Anna"] for name in sorted(variables)}
    for name, all_values in values.items():
        others = {other: some[0] for other, some in values.items() if other != name}
        yield from ({**others, name: value} for value in all_values)
    if not values:
        yield {}


@pytest.mark.parametrize("name", SHARED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shared_message_can_be_said(language: str, name: str) -> None:
    shared = words(language, name)
    for id, pattern in shared.patterns.items():
        for details in arguments(pattern, shared.whole(id)):
            text = say(language, None, id, **details)
            assert text, id
            assert "{" not in text, id


# -- the mechanism ----------------------------------------------------------------------------------------------
def test_a_name_comes_in_the_cases_of_its_language() -> None:
    assert locales.forms("uk", "oriflamme", "card-ambush")["acc"] == "Засідку"
    assert locales.forms("en", "oriflamme", "card-ambush") == {"": "Ambush", **dict.fromkeys(locales.CASES, "Ambush")}
    assert locales.forms("pl", None, "player-seat", seat=3)["dat"] == "graczowi 3"


def test_a_secret_comes_empty_and_places_are_counted_from_1() -> None:
    given = locales.words("ru", "oriflamme", {"seat": 1, "card": None, "place": 4}, lambda seat: {"": f"#{seat}"})
    assert given == {
        "known": "no",
        "seat": "#1",
        "place": 5,
        "card": "",
        **{f"card_{case}": "" for case in locales.CASES},
    }


@pytest.mark.parametrize(
    ("language", "seat", "sentence"),
    [
        ("en", READER, "you stole 2 influence from Player 2."),
        ("uk", READER, "ви забираєте 2 очки впливу в гравця 2."),
        ("uk", OTHER, "гравець 2 забирає у вас 2 очки впливу."),
        ("ru", READER, "вы забираете 2 очка влияния у игрока 2."),
        ("ru", OTHER, "игрок 2 забирает у вас 2 очка влияния."),
        ("pl", READER, "kradniesz 2 punkty Wpływu graczowi 2."),
        ("pl", OTHER, "gracz 2 kradnie ci 2 punkty Wpływu."),
    ],
)
def test_a_reader_is_spoken_to(language: str, seat: int, sentence: str) -> None:
    parts = {"seat": seat, "robbed": OTHER if seat == READER else READER, "amount": 2}
    assert told(language, "oriflamme", "event-stole", parts) == sentence
