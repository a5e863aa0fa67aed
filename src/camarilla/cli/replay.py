"""`camarilla replay FILE`: a saved game step by step, as each seat saw it."""

from __future__ import annotations

import argparse
from dataclasses import asdict, dataclass
from typing import Any

import camarilla
from camarilla.cli.files import print_json, read_text
from camarilla.cli.layout import item
from camarilla.cli.parser import whole
from camarilla.cli.story import Story
from camarilla.cli.table import draw
from camarilla.cli.words import say
from camarilla.kernel.game import Document, Question, State
from camarilla.kernel.refusal import Refusal
from camarilla.kernel.transcript import read, replay

Events = list[dict[str, Any]]


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")
    whose = parser.add_mutually_exclusive_group()
    whose.add_argument("--seat", type=whole, metavar="S")
    whose.add_argument("--all", action="store_true")
    parser.add_argument("--step", type=whole, metavar="N")
    parser.add_argument("--json", action="store_true")


@dataclass
class Step:
    """One step: who was asked what and answered what, what each reader saw happen, and the table after it."""

    step: int
    seat: int | None  # None: the deal
    question: str | None
    move: str | None
    events: dict[str, Events]  # by reader: "0", "1", … and "spectator"
    view: Document  # the reader's; the whole truth where all are shown


class Recorder:
    """Listens to a replay and writes down its steps."""

    def __init__(self, reader: int | None) -> None:
        self.reader = reader
        self.steps: list[Step] = []
        self.told: dict[str, int] = {}
        self.asked: tuple[int | None, Question | None] = (None, None)

    def __call__(self, state: State) -> None:
        if self.reader is not None and not 0 <= self.reader < state.seats:
            raise Refusal("no-seat", seat=self.reader, high=state.seats - 1)
        seat, question = self.asked
        mine = self.reader is None or seat == self.reader  # another seat's move can hold a secret
        move = None if seat is None or not mine else state.game.moves.texts[last_code(state)]
        id = question.id if question else None
        view = state.position() if self.reader is None else state.view(self.reader)
        self.steps.append(Step(len(self.steps), seat, id, move, self.news(state), view))
        self.asked = state.seat, state.question

    def news(self, state: State) -> dict[str, Events]:
        """What each reader has seen since the last step."""
        readers = [*range(state.seats), None] if self.reader is None else [self.reader]
        news = {}
        for reader in readers:
            name, events = "spectator" if reader is None else str(reader), state.events(reader)
            news[name] = events[self.told.get(name, 0) :]
            self.told[name] = len(events)
        return news


def last_code(state: State) -> int:
    return next(number for is_chance, number in reversed(state.log) if not is_chance)


def run(options: argparse.Namespace) -> int:
    transcript = read(read_text(options.file))
    game, recorder = camarilla.game(transcript.game), Recorder(options.seat)
    state = replay(transcript, game, recorder)
    steps = chosen(recorder.steps, options.step)
    if options.json:
        print_json([asdict(step) for step in steps])
        return 0
    story = Story(game, options.seat)
    for step in steps:
        print("\n".join(written(step, story)))
    if options.step is not None or options.seat is not None:
        print("\n" + draw(steps[-1].view, story))
    if state.over and options.step is None:
        from camarilla.cli.play import result

        print("\n" + result(state, story))
    return 0


def chosen(steps: list[Step], number: int | None) -> list[Step]:
    """All steps, or the one that was asked for."""
    if number is None:
        return steps
    if not 0 <= number < len(steps):
        raise Refusal("no-step", step=number, high=len(steps) - 1)
    return [steps[number]]


def written(step: Step, story: Story) -> list[str]:
    """A step as text: its head, then what was seen; where seats saw different things, who saw what."""
    lines = [item(head(step, story), "", "    ")]
    if len(step.events) == 1:
        return lines + [item(told, "    ", "      ") for told in story.events(*step.events.values())]
    for readers, sentence in versions(step.events, story):
        lines.append(item(f"{readers}: {sentence}" if readers else sentence, "    ", "      "))
    return lines


def head(step: Step, story: Story) -> str:
    if step.seat is None:
        return say("step-deal")
    asked = f"{step.step}  {story.label(step.seat)}"
    return f"{asked}: {step.move}" if step.move else asked


def versions(events: dict[str, Events], story: Story) -> list[tuple[str, str]]:
    """Event by event, who saw it how; no names where everybody saw the same."""
    found = []
    for seen in zip(*events.values(), strict=True):
        sentences: dict[str, list[str]] = {}
        for reader, event in zip(events, seen, strict=True):
            sentences.setdefault(story.event(event), []).append(reader)
        for sentence, readers in sentences.items():
            found.append(("" if len(sentences) == 1 else say("readers", readers=", ".join(readers)), sentence))
    return found
