"""Every lesson plays from its first step to its end, asks only for what can be done, and shows what it promises."""

from __future__ import annotations

import pytest

from camarilla.games import game as game_of
from camarilla.games import lesson as lesson_of
from camarilla.kernel.game import Game, State
from camarilla.kernel.lesson import FINAL, LEARNER, Lesson, LessonScene, picture, scenes
from camarilla.locales import LANGUAGES
from camarilla.rulebooks import find
from camarilla.rulebooks.learn import learn_page
from laws.invariants import invariants
from laws.tables import GAMES

TAUGHT = [game for game in GAMES if lesson_of(game.id)]  # all that ship: the law of folders asks for it
every_lesson = pytest.mark.parametrize("game", TAUGHT, ids=[game.id for game in TAUGHT])


def lesson_in(game: Game) -> Lesson:
    found = lesson_of(game.id)
    assert found is not None
    return found


def played(game: Game) -> list[LessonScene]:
    return list(scenes(game, lesson_in(game)))


def end(game: Game) -> State:
    return played(game)[-1].state


@every_lesson
@pytest.mark.untraced
def test_a_lesson_has_eight_to_twelve_steps_each_said_once(game: Game) -> None:
    remarks = lesson_in(game).remarks
    assert 8 <= len(remarks) <= 12
    assert len(set(remarks)) == len(remarks)


@every_lesson
def test_only_the_learner_is_asked_and_the_others_play_by_the_script(game: Game) -> None:
    lesson = lesson_in(game)
    state = game.position(lesson.position, seed=0)
    for line in lesson.lines:
        if line.move:
            assert (state.seat == LEARNER) == bool(line.remark), line
            state.play(line.move)


@every_lesson
def test_whoever_follows_the_lesson_wins(game: Game) -> None:
    assert end(game).over
    assert end(game).winners == [LEARNER]


@every_lesson
def test_a_lesson_shows_what_it_promises(game: Game) -> None:
    events = end(game).events(LEARNER)
    promised = invariants(game.id).taught
    assert promised, "what does it promise?"
    assert {event["event"] for event in events} >= promised
    truths = [event["truth"] for event in events if event["event"] == "happened"]
    assert not truths or "yes" in truths


@every_lesson
def test_every_remark_of_the_coach_has_its_moment_and_its_rule(game: Game) -> None:
    events = {form.name for form in game.events.forms}
    for remark in lesson_in(game).coach:
        assert find(remark.rule), remark
        assert bool(remark.question) != bool(remark.event)
        assert not remark.event or remark.event in events
        assert not remark.question or remark.question in game.profile.question_rules


@pytest.mark.parametrize("language", LANGUAGES)
@every_lesson
def test_the_pictures_of_a_page_are_steps_of_the_lesson(game: Game, language: str) -> None:
    blocks = learn_page(game.id, language).blocks
    pictures = [block.items[0] for block in blocks if block.kind == "board"]
    assert len(pictures) >= 3
    assert set(pictures) <= {*lesson_in(game).remarks, FINAL}
    for name in pictures:
        assert picture(game, lesson_in(game), name).seats == end(game).seats


def test_a_whole_game_of_oriflamme_ends_with_one_card_in_each_hand() -> None:
    state = picture(game_of("oriflamme"), lesson_in(game_of("oriflamme")), FINAL)
    assert state.over
    assert state.winners == [LEARNER]
    assert [len(hand) for hand in state.position()["hand"]] == [1, 1, 1]


def test_a_game_may_lack_a_lesson() -> None:
    assert lesson_of("row") is None


@every_lesson
def test_its_options_are_options_of_the_game(game: Game) -> None:
    assert set(lesson_in(game).options) <= set(game.options)


@every_lesson
def test_what_matters_in_a_round_can_happen_and_is_told(game: Game) -> None:
    events = {form.name for form in game.events.forms}
    assert set(lesson_in(game).matters) <= events
    assert all(weight > 0 for weight in lesson_in(game).matters.values())
