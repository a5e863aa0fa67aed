"""A person at the terminal: shown what their seat may know, asked in words, answered by number, word or notation."""

from __future__ import annotations

import re

from camarilla.bots import Budget, Decision, Observation
from camarilla.cli.play.choices import Choices, about, asked, groups, is_in_steps, sentences
from camarilla.cli.play.coach import Coach
from camarilla.cli.play.commands import BACK, HINT, LOG, QUIT, SKIP, TOPICS, UNDO, command_in, topic_in
from camarilla.cli.play.exits import ChooseAgain, LeaveTable, TakeBack
from camarilla.cli.play.front import Front
from camarilla.cli.play.help import help_on
from camarilla.cli.text.layout import item
from camarilla.cli.text.words import say


class Person:
    """Chooses by asking whoever sits at the terminal."""

    def __init__(self, front: Front, coach: Coach) -> None:
        self.front, self.story, self.coach = front, front.story, coach
        self.seen = 0  # events that the coach has remarked on
        self.can_undo = False

    def choose(self, observation: Observation, budget: Budget | None = None) -> Decision:
        """Tell what has happened, show the table, ask."""
        self.front.scene(observation)
        remarks = self.coach.closing(observation.events, self.story)
        remarks += self.coach.remarks(observation.question.id, observation.events[self.seen :])
        self.seen = len(observation.events)
        if remarks and self.front.note(remarks) == "skip":
            self.coach.stop()
        while True:
            try:
                return Decision(self.ask(observation))
            except ChooseAgain:
                continue

    def ask(self, observation: Observation) -> str:
        """One question; in two steps where the moves are many or each names a card."""
        question = asked(observation, self.story) + about(observation, self.story)
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
        self.front.offer(question, choices, can_go_back, self.can_undo)
        while True:
            answer = self.front.answer()
            found = meant(answer, observation.legal, choices)
            if found:
                return found
            self.respond(answer, observation, can_go_back)

    def respond(self, answer: str, observation: Observation, can_go_back: bool) -> None:
        """Anything but a choice: a wish to leave, to go back or for help; or a mistake."""
        command, topic = command_in(answer), topic_in(answer)
        if command == QUIT:
            raise LeaveTable
        if command == BACK and can_go_back:
            raise ChooseAgain
        if command == UNDO:
            self.take_back()
        elif topic is not None or command in TOPICS:
            self.front.reply(help_on(topic if topic is not None else str(command), observation, self.story))
        elif command == LOG:
            self.front.show_log(observation.events)
        elif command == HINT:
            from camarilla.cli.play.hint import hint

            self.front.mention(say("searching"))
            self.front.reply(hint(observation, self.story))
        elif command == SKIP and self.coach.speaks:
            self.coach.stop()
            self.front.reply(item(say("coach-skipped"), "  ", "  "))
        else:
            self.front.reply(item(mistake(answer, observation), "  ", "  "))

    def take_back(self) -> None:
        """Undo, as far as nobody has acted or learned anything since."""
        if self.can_undo:
            raise TakeBack
        self.front.reply(item(say("no-undo"), "  ", "  "))


def meant(answer: str, legal: list[str], choices: Choices) -> list[str]:
    """The moves that an answer means: by number, in notation, by the beginning of a choice or of a move, or its words.

    Typed in notation, places count from 0; in the words of a choice from 1, as they are shown.
    """
    if re.fullmatch("[0-9]{1,4}", answer):
        return list(choices.values())[int(answer) - 1] if 1 <= int(answer) <= len(choices) else []
    if answer in legal:
        return [answer]
    if len(answer) < 2 or command_in(answer):
        return []
    begun = {tuple(moves) for label, moves in choices.items() if label.lower().startswith(answer)}
    begun |= {tuple(moves) for moves in choices.values() if any(move.startswith(answer) for move in moves)}
    worded = [move for move in legal if has_words(move, answer)]
    named = {tuple(moves) for label, moves in choices.items() if has_words(label.lower().partition(":")[0], answer)}
    return next((list(found.pop()) for found in (begun, {(move,) for move in worded}, named) if len(found) == 1), [])


def has_words(text: str, answer: str) -> bool:
    """Does each word of an answer begin a word of the text, in whatever order?"""
    return all(any(word.startswith(part) for word in text.split()) for part in answer.split())


def mistake(answer: str, observation: Observation) -> str:
    """Why an answer is none."""
    if not answer:
        return say("nothing-chosen")
    if answer in observation.game.moves.codes:
        return say("not-legal", move=answer)
    return say("not-understood", answer=answer[:40])
