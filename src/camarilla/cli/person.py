"""A person at the terminal: shown what their seat may know, asked in words, answered by number or in notation."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any, Protocol

from camarilla.bots import Budget, Decision, Observation
from camarilla.cli import guide
from camarilla.cli.choices import Choices, groups, is_in_steps, sentences
from camarilla.cli.leaving import Back, Left
from camarilla.cli.lesson import Lesson
from camarilla.cli.table import about, draw
from camarilla.cli.text.layout import filled, item, read
from camarilla.cli.text.story import Story
from camarilla.cli.text.words import say
from camarilla.kernel.game import Document

Events = list[dict[str, Any]]
__all__ = ["Front", "Left", "Person", "Screen"]


class Front(Protocol):
    """What a person sees and types into: plain lines, or the whole screen."""

    @property
    def story(self) -> Story:
        """The game in words, told to this person."""

    def scene(self, observation: Observation) -> None:
        """What has happened, and the table."""

    def note(self, remarks: list[str]) -> bool:
        """What a lesson remarks; does the person want to hear no more of it?"""

    def offer(self, question: str, labels: list[str], can_go_back: bool) -> None:
        """A question and its choices."""

    def answer(self) -> str:
        """What is answered, in lower case and with single blanks; a choice by its number."""

    def mention(self, text: str) -> None:
        """Something that will take a moment."""

    def reply(self, text: str) -> None:
        """Something in between: help, a hint, a complaint."""


class Screen:
    """Plain lines: what happened, and the table, both as one reader may know them."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.heard = 0  # events that were told
        self.prompt = ""

    def tell(self, events: Events) -> None:
        """What has happened since it was last told; a new round begins after a blank line."""
        news = events[self.heard :]
        self.heard = len(events)
        starts = [0, *(i for i, event in enumerate(news) if event["event"] == "round"), len(news)]
        for start, end in pairwise(starts):
            if start > 0:
                print()
            for sentence in self.story.events(news[start:end]):
                print(item(sentence, "  ", "    "))

    def show(self, view: Document) -> None:
        """The table."""
        print("\n" + draw(view, self.story) + "\n")

    def scene(self, observation: Observation) -> None:
        print()
        self.tell(observation.events)
        self.show(observation.view)

    def note(self, remarks: list[str]) -> bool:
        for remark in remarks:
            print(filled(remark, "  | ") + "\n")
        return False

    def offer(self, question: str, labels: list[str], can_go_back: bool) -> None:
        print(filled(question))
        for number, label in enumerate(labels, 1):
            print(item(label, f"  {number:>2}  ", "      "))
        self.prompt = say("prompt-back" if can_go_back else "prompt", count=len(labels))

    def answer(self) -> str:
        return read(self.prompt)

    def mention(self, text: str) -> None:
        print(text)

    def reply(self, text: str) -> None:
        print(text + "\n")


class Person:
    """Chooses by asking whoever sits at the terminal."""

    def __init__(self, front: Front, lesson: Lesson | None = None) -> None:
        self.front, self.story = front, front.story
        self.lesson = lesson or Lesson("")
        self.seen = 0  # events that the lesson has remarked on

    def choose(self, observation: Observation, budget: Budget | None = None) -> Decision:
        """Tell what has happened, show the table, ask."""
        self.front.scene(observation)
        remarks = self.lesson.remarks(observation.question.id, observation.events[self.seen :])
        self.seen = len(observation.events)
        if remarks and self.front.note(remarks):
            self.lesson.left.clear()
        while True:
            try:
                return Decision(self.ask(observation))
            except Back:
                continue

    def ask(self, observation: Observation) -> str:
        """One question; in two steps where the moves are many or each names a card."""
        question = self.story.question(observation.question) + about(observation.view, observation.question, self.story)
        in_steps = is_in_steps(observation, self.story)
        choices = groups(observation, self.story) if in_steps else sentences(observation, observation.legal, self.story)
        chosen = self.pick(observation, question, choices)
        if len(chosen) > 1:
            chosen = self.pick(
                observation, say("and-then"), sentences(observation, chosen, self.story), can_go_back=True
            )
        return chosen[0]

    def pick(self, observation: Observation, question: str, choices: Choices, can_go_back: bool = False) -> list[str]:
        """The moves of one choice, taken by its number; or one move, typed."""
        self.front.offer(question, list(choices), can_go_back)
        while True:
            answer = self.front.answer()
            if re.fullmatch("[0-9]{1,4}", answer) and 1 <= int(answer) <= len(choices):
                return list(choices.values())[int(answer) - 1]
            if answer in observation.legal:
                return [answer]
            self.respond(answer, observation, can_go_back)

    def respond(self, answer: str, observation: Observation, can_go_back: bool) -> None:
        """Anything but a choice: a wish to leave, to go back or for help; or a mistake."""
        if answer in ("q", "quit", "exit"):
            raise Left
        if answer in ("b", "back") and can_go_back:
            raise Back
        help = re.fullmatch(r"\?+ ?(?P<topic>.*)|h(elp)?( (?P<of>.+))?", answer)
        if help:
            self.front.reply(guide.help_on(help["topic"] or help["of"] or "", observation, self.story))
        elif answer in ("rules", "cards"):
            self.front.reply(guide.help_on(answer, observation, self.story))
        elif answer == "hint":
            from camarilla.cli.hint import hint

            self.front.mention(say("searching"))
            self.front.reply(hint(observation, self.story))
        elif answer == "skip" and self.lesson.left:
            self.lesson.left.clear()
            self.front.reply(item(say("guide-skipped"), "  ", "  "))
        elif answer:
            self.front.reply(item(mistake(answer, observation), "  ", "  "))


def mistake(answer: str, observation: Observation) -> str:
    """Why an answer is none."""
    if answer in observation.game.moves.codes:
        return say("not-legal", move=answer)
    return say("not-understood", answer=answer[:40])
