"""A person at the terminal: shown what their seat may know, asked in words, answered by number or in notation."""

from __future__ import annotations

import re
import sys
from itertools import pairwise
from typing import Any

from camarilla.bots import Sight
from camarilla.cli import guide
from camarilla.cli.layout import filled, item
from camarilla.cli.story import Story
from camarilla.cli.table import about, draw, lying
from camarilla.cli.words import say
from camarilla.kernel.game import Document

FEW = 9  # more choices than this are asked in two steps: first the card or the place, then the rest


class Left(Exception):  # noqa: N818  # it is no error
    """The person has left the table."""


class Back(Exception):  # noqa: N818  # it is no error
    """The person wants to choose again."""


Choices = dict[str, list[str]]  # how each reads, and the moves it stands for


class Screen:
    """What the terminal shows of a game: what happened, and the table, both as one reader may know them."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.heard = 0  # events that were told

    def tell(self, events: list[dict[str, Any]]) -> None:
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


class Person:
    """Chooses by asking whoever sits at the terminal."""

    def __init__(self, screen: Screen) -> None:
        self.screen, self.story = screen, screen.story

    def choose(self, sight: Sight) -> str:
        """Tell what has happened, show the table, ask."""
        print()
        self.screen.tell(sight.events)
        self.screen.show(sight.view)
        while True:
            try:
                return self.ask(sight)
            except Back:
                continue

    def ask(self, sight: Sight) -> str:
        """One question; in two steps where the moves are many or each names a card."""
        question = self.story.question(sight.question) + about(sight.view, sight.question, self.story)
        in_steps = len(sight.legal) > FEW or all("card" in self.parts(move) for move in sight.legal)
        chosen = self.pick(sight, question, self.groups(sight) if in_steps else self.sentences(sight, sight.legal))
        if len(chosen) > 1:
            chosen = self.pick(sight, say("and-then"), self.sentences(sight, chosen), can_go_back=True)
        return chosen[0]

    def parts(self, move: str) -> dict[str, Any]:
        moves = self.story.game.moves
        return moves.typed(moves.codes[move]).parts

    def sentences(self, sight: Sight, moves: list[str]) -> Choices:
        """Each move as a sentence, with what lies in the place it names."""
        choices: Choices = {}
        for move in moves:
            sentence = self.story.move(move) + lying(sight.view, self.parts(move), self.story)
            choices[f"{sentence} ({move})" if sentence in choices else sentence] = [move]
        return choices

    def groups(self, sight: Sight) -> Choices:
        """The legal moves by the card or the place they name."""
        groups: Choices = {}
        for move in sight.legal:
            groups.setdefault(self.label(move, sight), []).append(move)
        return groups

    def label(self, move: str, sight: Sight) -> str:
        """What the moves of a group have in common."""
        parts = self.parts(move)
        if "card" in parts:
            name = parts["card"]
            return say("choice-card", card=self.story.card(name), text=self.story.card_text(name))
        if "place" in parts:
            here = {"place": parts["place"]}
            return say("choice-place", **here) + lying(sight.view, here, self.story)
        return self.story.move(move)

    def pick(self, sight: Sight, question: str, choices: Choices, can_go_back: bool = False) -> list[str]:
        """The moves of one choice, taken by its number; or one move, typed."""
        print(filled(question))
        for number, label in enumerate(choices, 1):
            print(item(label, f"  {number:>2}  ", "      "))
        while True:
            answer = read(say("prompt-back" if can_go_back else "prompt", count=len(choices)))
            if re.fullmatch("[0-9]{1,4}", answer) and 1 <= int(answer) <= len(choices):
                return list(choices.values())[int(answer) - 1]
            if answer in sight.legal:
                return [answer]
            self.respond(answer, sight, can_go_back)

    def respond(self, answer: str, sight: Sight, can_go_back: bool) -> None:
        """Anything but a choice: a wish to leave, to go back or for help; or a mistake."""
        if answer in ("q", "quit", "exit"):
            raise Left
        if answer in ("b", "back") and can_go_back:
            raise Back
        help = re.fullmatch(r"\?+ ?(?P<topic>.*)|h(elp)?( (?P<of>.+))?", answer)
        if help:
            print(guide.help_on(help["topic"] or help["of"] or "", sight, self.story) + "\n")
        elif answer in sight.game.moves.codes:
            print(item(say("not-legal", move=answer), "  ", "  "))
        elif answer:
            print(item(say("not-understood", answer=answer[:40]), "  ", "  "))


def read(prompt: str) -> str:
    """A line, in lower case and with single blanks; without a terminal it is written out, to make the text whole."""
    print(prompt, end=" ", flush=True)
    line = sys.stdin.readline() if sys.stdin else ""
    if not line:
        raise EOFError
    answer = " ".join(line.lower().split())
    if not sys.stdin.isatty():
        print(answer)
    return answer
