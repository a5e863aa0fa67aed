"""A person at the terminal: shown what their seat may know, asked in words, answered by number or in notation."""

from __future__ import annotations

import re

from camarilla.bots import Budget, Decision, Observation
from camarilla.cli.play.choices import Choices, about, groups, is_in_steps, sentences
from camarilla.cli.play.coach import Coach
from camarilla.cli.play.exits import ChooseAgain, LeaveTable
from camarilla.cli.play.front import Front
from camarilla.cli.play.help import help_on
from camarilla.cli.text.layout import item
from camarilla.cli.text.words import say


class Person:
    """Chooses by asking whoever sits at the terminal."""

    def __init__(self, front: Front, coach: Coach | None = None) -> None:
        self.front, self.story = front, front.story
        self.coach = coach or Coach()
        self.seen = 0  # events that the coach has remarked on

    def choose(self, observation: Observation, budget: Budget | None = None) -> Decision:
        """Tell what has happened, show the table, ask."""
        self.front.scene(observation)
        remarks = self.coach.remarks(observation.question.id, observation.events[self.seen :])
        self.seen = len(observation.events)
        if remarks and self.front.note(remarks):
            self.coach.left.clear()
        while True:
            try:
                return Decision(self.ask(observation))
            except ChooseAgain:
                continue

    def ask(self, observation: Observation) -> str:
        """One question; in two steps where the moves are many or each names a card."""
        question = self.story.question(observation.question) + about(observation, self.story)
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
            raise LeaveTable
        if answer in ("b", "back") and can_go_back:
            raise ChooseAgain
        help = re.fullmatch(r"\?+ ?(?P<topic>.*)|h(elp)?( (?P<of>.+))?", answer)
        if help:
            self.front.reply(help_on(help["topic"] or help["of"] or "", observation, self.story))
        elif answer in ("rules", "cards"):
            self.front.reply(help_on(answer, observation, self.story))
        elif answer == "hint":
            from camarilla.cli.play.hint import hint

            self.front.mention(say("searching"))
            self.front.reply(hint(observation, self.story))
        elif answer == "skip" and self.coach.left:
            self.coach.left.clear()
            self.front.reply(item(say("coach-skipped"), "  ", "  "))
        elif answer:
            self.front.reply(item(mistake(answer, observation), "  ", "  "))


def mistake(answer: str, observation: Observation) -> str:
    """Why an answer is none."""
    if answer in observation.game.moves.codes:
        return say("not-legal", move=answer)
    return say("not-understood", answer=answer[:40])
