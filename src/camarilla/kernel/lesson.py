"""A lesson: a first game by script, and what a coach remarks on in the next one.

Each game has one in its folder, `games/<id>/lesson.py`. The terminal and the page play it from there; the pictures in
`rulebooks/*/learn` are positions of it, or the end of a whole game. Seat 0 is the learner's.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from camarilla.kernel.game import Game, State

LEARNER: Final = 0
FINAL: Final = "final"  # the picture of how a whole game ends


class LessonLine(NamedTuple):
    """A line of the script: a remark, the move it asks for, or a move that somebody else plays."""

    remark: str = ""  # `lesson-REMARK` of the game's words
    points: str = ""  # what is meant: `place/2` is what the board draws with data-place="2"
    move: str = ""


class Remark(NamedTuple):
    """A remark of the coach: `coach-NAME`, when it is made (the id of a question, or of an event), its rule."""

    name: str
    rule: str
    question: str = ""
    event: str = ""


class Lesson(NamedTuple):
    """Where the lesson begins, what happens in it, and what the coach explains in the first real game."""

    position: Mapping[str, Any]
    lines: tuple[LessonLine, ...]
    coach: tuple[Remark, ...]
    matters: Mapping[str, int]  # how much an event matters in a round, times what it names
    final: Mapping[str, Any] | None = None  # how a whole game ended, where the lesson is shorter than one

    @property
    def options(self) -> Mapping[str, Any]:
        """The options that it is played with, where they are not the usual ones."""
        found: Mapping[str, Any] = self.position.get("options", {})
        return found

    @property
    def remarks(self) -> list[str]:
        """The names of its steps, in order."""
        return [line.remark for line in self.lines if line.remark]


class LessonScene(NamedTuple):
    """A step of a lesson: the remark, and the game at that point."""

    line: LessonLine
    state: State


def tell(remark: str, points: str) -> LessonLine:
    """A remark to read."""
    return LessonLine(remark, points)


def ask(remark: str, points: str, move: str) -> LessonLine:
    """A remark that asks the learner for a move."""
    return LessonLine(remark, points, move)


def plays(move: str) -> LessonLine:
    """A move that another seat plays."""
    return LessonLine(move=move)


def scenes(game: Game, lesson: Lesson) -> Iterator[LessonScene]:
    """The steps, as the script plays them."""
    state = game.position(lesson.position, seed=0)
    for line in lesson.lines:
        if line.remark:
            yield LessonScene(line, state.copy())
        if line.move:
            state.play(line.move)


def picture(game: Game, lesson: Lesson, name: str) -> State:
    """The table in a picture: at a step of the lesson, or where a whole game ended."""
    if name == FINAL and lesson.final is not None:
        return game.position(lesson.final, seed=0)
    return next(scene.state for scene in scenes(game, lesson) if scene.line.remark == name)
