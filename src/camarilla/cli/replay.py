"""`camarilla replay FILE`: a saved game step by step, as each seat saw it."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import camarilla
from camarilla.cli.files import print_json, read_text
from camarilla.cli.folder import check_free
from camarilla.cli.house import is_screen
from camarilla.cli.layout import item
from camarilla.cli.parser import whole
from camarilla.cli.sealed import is_sealed
from camarilla.cli.session import result
from camarilla.cli.steps import Film
from camarilla.cli.story import Story
from camarilla.cli.table import draw
from camarilla.cli.words import say
from camarilla.kernel.document import shown
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
    parser.add_argument("--export", nargs=2, metavar=("json|text", "OUT"))
    parser.add_argument("--plain", action="store_true")


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
    text = read_text(options.file)
    if is_sealed(text):
        raise Refusal("sealed", file=shown(options.file))
    transcript = read(text)
    game, recorder = camarilla.game(transcript.game), Recorder(options.seat)
    states: list[State] = []

    def each(state: State) -> None:
        recorder(state)
        states.append(state.copy())

    state = replay(transcript, game, each)
    if not (options.json or options.export or options.plain or options.step is not None) and is_screen():
        watch(Film(game, states), options.seat)
        return 0
    steps = chosen(recorder.steps, options.step)
    if options.export:
        export(steps, state, options)
    elif options.json:
        print_json([asdict(step) for step in steps])
    else:
        print("\n".join(as_text(steps, state, options)))
    return 0


def watch(film: Film, seat: int | None) -> None:
    """On the whole screen."""
    from camarilla.cli.terminal.display import Display
    from camarilla.cli.terminal.viewer import Viewer

    with Display() as display:
        Viewer(film, {}, "all" if seat is None else seat).run(display)


def export(steps: list[Step], state: State, options: argparse.Namespace) -> None:
    """The steps in a file, for programs or to read."""
    form, out = options.export
    if form not in ("json", "text"):
        raise Refusal("export", form=shown(form))
    check_free(Path(out))
    as_json = json.dumps([asdict(step) for step in steps], indent=2, ensure_ascii=False)
    try:
        Path(out).write_text((as_json if form == "json" else "\n".join(as_text(steps, state, options))) + "\n", "utf-8")
    except OSError as error:
        raise Refusal("not-saved", file=shown(out), reason=error.strerror) from error
    print(say("exported", file=out))


def as_text(steps: list[Step], state: State, options: argparse.Namespace) -> list[str]:
    """The steps to read, the table where one seat or one step was asked for, and how it ended."""
    story = Story(state.game, options.seat)
    lines = [line for step in steps for line in written(step, story)]
    if options.step is not None or options.seat is not None:
        lines += ["", draw(steps[-1].view, story)]
    return [*lines, "", result(state, story)] if state.over and options.step is None else lines


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
