"""What the page needs to teach a game: the page to learn from, and the lesson step by step as the learner sees it."""

from __future__ import annotations

from typing import cast

from msgspec import Raw

from camarilla.games import game as game_of
from camarilla.games import lesson as lesson_of
from camarilla.games import profiles
from camarilla.kernel.lesson import FINAL, LEARNER, Lesson, LessonScene, picture, scenes, tell
from camarilla.kernel.refusal import Refusal
from camarilla.locales import LANGUAGES
from camarilla.rulebooks.learn import learn_page, learnable
from camarilla.server.table.views import Views, event_info
from camarilla.wire.parts import EventInfo, Seen
from camarilla.wire.rest import CoachRemark, LearnBlock, LearnText, LessonScript, LessonStep


def learn_text(language: str, game: str) -> LearnText:
    """The page of a game in a language."""
    if language not in LANGUAGES or game not in learnable(language):
        raise Refusal("no-words")
    page = learn_page(game, language)
    return LearnText(game, page.title, [LearnBlock(block.kind, block.text, list(block.items)) for block in page.blocks])


def script(game: str) -> LessonScript:
    """The lesson of a game; whatever it holds is told to the learner anyway, or redacted for the learner."""
    found = lesson_of(game) if game in profiles() else None
    if found is None:
        raise Refusal("no-words")
    played = list(scenes(game_of(game), found))
    heard = [0, *(len(scene.state.happened()) for scene in played)]
    steps = [step(number, scene, heard[number]) for number, scene in enumerate(played)]
    coach = [CoachRemark(*remark) for remark in found.coach]
    return LessonScript(game, played[0].state.seats, steps, coach, dict(found.matters), final(game, found))


def final(game: str, lesson: Lesson) -> LessonStep | None:
    """How a whole game ended, as a picture."""
    if lesson.final is None:
        return None
    return step(0, LessonScene(tell(FINAL, ""), picture(game_of(game), lesson, FINAL)), 0)


def step(number: int, scene: LessonScene, heard: int) -> LessonStep:
    """One step: what has happened since the last one, and the table."""
    remark, points, move = scene.line
    told: list[EventInfo] = [event_info(event) for event in scene.state.events(LEARNER)[heard:]]
    seen = Raw(Views(scene.state).seen(LEARNER, number, b"[]", undo=None))
    return LessonStep(remark, points, move or None, told, cast(Seen, seen))
