"""`camarilla replay FILE`: a saved game step by step, as each seat saw it."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import camarilla
from camarilla.cli.boards import board_of
from camarilla.cli.files import print_json, read_text
from camarilla.cli.parser import whole
from camarilla.cli.play.sealed import is_sealed
from camarilla.cli.play.session import result
from camarilla.cli.play.storage import check_free
from camarilla.cli.play.ui import is_screen
from camarilla.cli.text.layout import item
from camarilla.cli.text.story import Story
from camarilla.cli.text.words import say
from camarilla.kernel.document import shown
from camarilla.kernel.refusal import Refusal
from camarilla.kernel.replay import Eyes, Replay
from camarilla.kernel.telling import ToldEvents
from camarilla.kernel.transcript import read

StepDocument = dict[str, Any]  # what `--json` writes of a step


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")
    whose = parser.add_mutually_exclusive_group()
    whose.add_argument("--seat", type=whole, metavar="S")
    whose.add_argument("--all", action="store_true")
    parser.add_argument("--step", type=whole, metavar="N")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--export", nargs=2, metavar=("json|text", "OUT"))
    parser.add_argument("--plain", action="store_true")


def run(options: argparse.Namespace) -> int:
    text = read_text(options.file)
    if is_sealed(text):
        raise Refusal("sealed", file=shown(options.file))
    transcript = read(text)
    replay = Replay.read(transcript, camarilla.game(transcript.game))
    eyes = eyes_of(replay, options.seat)
    if not (options.json or options.export or options.plain or options.step is not None) and is_screen():
        watch(replay, eyes)
        return 0
    steps = [document(replay, step, eyes) for step in chosen(replay, options.step)]
    if options.export:
        export(steps, replay, options)
    elif options.json:
        print_json(steps)
    else:
        print("\n".join(as_text(steps, replay, options)))
    return 0


def eyes_of(replay: Replay, seat: int | None) -> Eyes:
    """Through whose eyes the game is seen: all open, or a seat's."""
    if seat is not None and not 0 <= seat < replay.end.seats:
        raise Refusal("no-seat", seat=seat, high=replay.end.seats - 1)
    return "all" if seat is None else seat


def chosen(replay: Replay, number: int | None) -> Iterable[int]:
    """All steps, or one."""
    if number is None:
        return range(replay.last + 1)
    if not 0 <= number <= replay.last:
        raise Refusal("no-step", step=number, high=replay.last)
    return [number]


def document(replay: Replay, step: int, eyes: Eyes) -> StepDocument:
    """One step: who was asked what and answered what, what each reader saw happen, and the table after it."""
    readers = replay.every_eyes[1:] if eyes == "all" else [eyes]
    return {
        "step": step,
        "seat": replay.frames[step].seat,
        "question": replay.question(step),
        "move": replay.move(step, eyes),
        "events": {str(reader): replay.news(step, reader) for reader in readers},
        "view": replay.view(step, eyes),
    }


def watch(replay: Replay, eyes: Eyes) -> None:
    """On the whole screen."""
    from camarilla.cli.terminal.display import Display
    from camarilla.cli.terminal.viewer import Viewer

    with Display() as display:
        Viewer(replay, {}, eyes).run(display)


def export(steps: list[StepDocument], replay: Replay, options: argparse.Namespace) -> None:
    """The steps in a file, for programs or to read."""
    form, out = options.export
    if form not in ("json", "text"):
        raise Refusal("export", form=shown(form))
    check_free(Path(out))
    as_json = json.dumps(steps, indent=2, ensure_ascii=False)
    text = as_json if form == "json" else "\n".join(as_text(steps, replay, options))
    try:
        Path(out).write_text(text + "\n", "utf-8")
    except OSError as error:
        raise Refusal("not-saved", file=shown(out), reason=error.strerror) from error
    print(say("exported", file=out))


def as_text(steps: list[StepDocument], replay: Replay, options: argparse.Namespace) -> list[str]:
    """The steps to read, the table where one seat or one step was asked for, and how it ended."""
    story = Story(replay.game, options.seat, replay.end.options)
    lines = [line for step in steps for line in written(step, story)]
    if options.step is not None or options.seat is not None:
        board = replay.board(steps[-1]["step"], eyes_of(replay, options.seat))
        lines += ["", board_of(replay.game.id).lines(board, story)]
    return [*lines, "", result(replay.end, story)] if replay.end.over and options.step is None else lines


def written(step: StepDocument, story: Story) -> list[str]:
    """A step as text: its head, then what was seen; where seats saw different things, who saw what."""
    events = step["events"]
    lines = [item(head(step, story), "", "    ")]
    if len(events) == 1:
        return lines + [item(told, "    ", "      ") for told in story.events(*events.values())]
    for readers, sentence in versions(events, story):
        lines.append(item(f"{readers}: {sentence}" if readers else sentence, "    ", "      "))
    return lines


def head(step: StepDocument, story: Story) -> str:
    if step["seat"] is None:
        return say("step-deal")
    asked = f"{step['step']}  {story.label(step['seat'])}"
    return f"{asked}: {step['move']}" if step["move"] else asked


def versions(events: dict[str, ToldEvents], story: Story) -> list[tuple[str, str]]:
    """Event by event, who saw it how; no names where everybody saw the same."""
    found = []
    for seen in zip(*events.values(), strict=True):
        sentences: dict[str, list[str]] = {}
        for reader, event in zip(events, seen, strict=True):
            sentences.setdefault(story.event(event), []).append(reader)
        for sentence, readers in sentences.items():
            who = ", ".join(seer(reader, story) for reader in readers)
            found.append(("" if len(sentences) == 1 else say("readers", readers=who), sentence))
    return found


def seer(reader: str, story: Story) -> str:
    """Who saw it: a player, or a spectator."""
    return story.player(int(reader)) if reader.isdigit() else say("player-spectator")
