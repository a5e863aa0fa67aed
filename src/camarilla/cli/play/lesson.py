"""The lesson at the terminal: the positions of the script, a remark at each, and a move that is asked for."""

from __future__ import annotations

import re
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

from camarilla.bots import Observation
from camarilla.cli.play.choices import Choices, sentence, sentences
from camarilla.cli.play.commands import BACK, QUIT, SKIP, command_in
from camarilla.cli.play.exits import LeaveTable
from camarilla.cli.play.setup import Setup
from camarilla.cli.play.storage import folder, put
from camarilla.cli.play.ui import Ui
from camarilla.cli.terminal.page import Mark
from camarilla.cli.text.layout import item
from camarilla.cli.text.words import near, say, say_of
from camarilla.games import game as game_of
from camarilla.games import games
from camarilla.games import lesson as lesson_of
from camarilla.kernel.document import shown
from camarilla.kernel.game import Question, State
from camarilla.kernel.lesson import LEARNER, Lesson, LessonScene, scenes
from camarilla.kernel.refusal import Refusal

EASY: Final = "page"
POINTS: Final = {"hand": "card", "hand-of": "seat", "person": "place/i", "column": "seat/card"}  # as boards mark them
WISHES: Final = {BACK: "back", SKIP: "skip"}


def find_lesson(game: str) -> Lesson:
    """The lesson of a game; a refusal names those there are."""
    found = lesson_of(game) if game in games() else None
    if found is None:
        raise Refusal("no-lesson", game=shown(game), near=near(game, [id for id in games() if lesson_of(id)]))
    return found


def teach(game: str, ui: Ui) -> Setup:
    """Go through the lesson; then the first real game, with a coach. LeaveTable when the person leaves."""
    classroom = Classroom(game, ui)
    while (wish := classroom.step()) != "real":
        classroom.go(wish)
    seats = classroom.scenes[0].state.seats
    return Setup(game, seats, secrets.randbits(32), 0, {}, {LEARNER: ""}, EASY, coach=True)


class Classroom:
    """A lesson that is being gone through, and how far."""

    def __init__(self, game: str, ui: Ui) -> None:
        self.game, self.ui = game, ui
        lesson = find_lesson(game)
        self.scenes = list(scenes(game_of(game), lesson))
        self.setup = Setup(game, self.scenes[0].state.seats, 0, 0, dict(lesson.options), {LEARNER: ""})
        self.at = self.kept()

    @property
    def scene(self) -> LessonScene:
        return self.scenes[self.at]

    @property
    def last(self) -> int:
        return len(self.scenes) - 1

    # -- where one is ---------------------------------------------------------------------------------------
    def go(self, wish: str) -> None:
        """To another step; it is noted, so that the lesson can be left and gone on with."""
        steps = {"next": self.at + 1, "back": self.at - 1, "skip": self.last, "again": 0}
        self.at = max(0, min(self.last, steps[wish]))
        if self.ui.keeps:
            with suppress(OSError):
                put(self.bookmark, str(self.at))

    @property
    def bookmark(self) -> Path:
        return folder() / f"{self.game}.lesson"

    def kept(self) -> int:
        """The step at which the lesson was left; a lesson that was finished begins anew."""
        try:
            number = int(self.bookmark.read_text("utf-8")) if self.ui.keeps else 0
        except (OSError, ValueError):
            return 0
        return number if 0 <= number < self.last else 0

    # -- one step -------------------------------------------------------------------------------------------
    def step(self) -> str:
        """Show a step until the person has answered; the wish: `next`, `back`, `skip`, `again` or `real`."""
        front = self.ui.front(self.setup, LEARNER)
        front.scene(seen(self.scene.state), pointed(self.scene.line.points))
        step = {"step": self.at + 1, "steps": self.last + 1}
        only_tells = self.at < self.last and not self.scene.line.move
        wish = front.note(self.remarks(), say("lesson-step.note", **step), waits=only_tells)
        if wish:
            return wish
        choices, where = self.choices(), say("lesson-step.keys", **step)
        front.offer(where, self.aims(choices), can_go_back=False, can_undo=False)
        while True:
            answer = front.answer()
            wish = self.understood(answer, list(choices.values()))
            if wish in ("next", "back", "skip", "again", "real"):
                return wish
            front.reply(item(self.kindly(wish), "  ", "  "))

    def aims(self, choices: dict[str, str]) -> Choices:
        """Each choice with its move, where it is one."""
        legal = self.scene.state.legal
        return {label: [value] if value in legal else [] for label, value in choices.items()}

    def remarks(self) -> list[str]:
        """What is said at this step, and at the last one what comes after it."""
        said = [say_of(self.game, f"lesson-{self.scene.line.remark}")]
        return [*said, say("lesson-real-text")] if self.at == self.last else said

    def choices(self) -> dict[str, str]:
        """How each choice reads, and the wish or the move it stands for."""
        if self.at == self.last:
            return {say(f"lesson-{wish}"): wish for wish in ("real", "again", "back")}
        wanted = self.scene.line.move
        if not wanted:
            return {say("lesson-next"): "next"}
        others = [move for move in self.scene.state.legal if move != wanted]
        story = self.setup.story(LEARNER)
        found = sentences(seen(self.scene.state), [wanted, *others], story)
        return {sentence: move for sentence, (move,) in found.items()}

    def understood(self, answer: str, values: list[str]) -> str:
        """The wish that an answer stands for; a move or anything else as it is."""
        command = command_in(answer)
        if command == QUIT:
            raise LeaveTable
        if re.fullmatch("[0-9]{1,4}", answer) and 1 <= int(answer) <= len(values):
            answer = values[int(answer) - 1]
        answer = WISHES.get(command or "", answer) or values[0]
        return "next" if answer == self.scene.line.move else answer

    def kindly(self, answer: str) -> str:
        """What is said to an answer that leads nowhere."""
        wanted = self.scene.line.move
        if not wanted or answer not in self.scene.state.legal:
            return say("lesson-not")
        return say("lesson-wrong", move=sentence(wanted, seen(self.scene.state), self.setup.story(LEARNER)))


def pointed(points: str) -> Mark:
    """What a step points at, as the boards mark it: `person/square/1` is a place and a number there."""
    name, *values = points.split("/")
    parts = POINTS.get(name, name).split("/") if values else ["zone"]
    return {part: int(value) if value.isdigit() else value for part, value in zip(parts, values or [name], strict=True)}


def seen(state: State) -> Observation:
    """The game as the learner may know it, whoever is asked."""
    question = state.question if state.seat == LEARNER else None
    legal = state.legal if state.seat == LEARNER else []
    record, events = state.redacted(LEARNER), state.events(LEARNER)
    return Observation(state.game, LEARNER, record, question or Question("", {}), legal, events)
