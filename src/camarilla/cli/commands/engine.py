"""`camarilla engine`: a bot that is asked in JSON, a line a message; `engine check COMMAND` tries another one."""

from __future__ import annotations

import argparse
import json
import sys

from camarilla.bots.external import ProgramFailure
from camarilla.bots.players import ENGINE, command
from camarilla.cli.parser import Parser
from camarilla.cli.text.words import say, title
from camarilla.kernel.document import shown
from camarilla.kernel.refusal import Refusal
from camarilla.lab.conformance import Trial, greeting, trials
from camarilla.lab.engine import ProtocolEngine


def arguments(parser: Parser) -> None:
    parser.add_argument("check", metavar="check COMMAND", nargs="*")
    parser.add_argument("--level", metavar="NAME", default="regent")


def run(options: argparse.Namespace) -> int:
    if options.check:
        return check(options.check)
    engine = ProtocolEngine(options.level)
    for answer in engine.answers(sys.stdin or ()):
        print(json.dumps(answer, ensure_ascii=False), flush=True)
    return 0


def check(words: list[str]) -> int:
    """Try a program; 0 if nothing was wrong with it."""
    if words[0] != "check" or len(words) != 2:
        raise Refusal("engine-check", words=shown(" ".join(words)))
    name, faults = command(ENGINE + words[1]), 0
    try:
        print(say("engine-greets", protocol=greeting(name)), flush=True)
    except ProgramFailure as failure:
        raise Refusal("engine-start", entrant=shown(words[1]), reason=failure.detail or failure.kind) from failure
    for trial in trials(name):
        print(written(trial), flush=True)
        faults += len(trial.faults)
    return 1 if faults else 0


def written(trial: Trial) -> str:
    """How a program did in one kind of game, with the first fault of each kind."""
    said = say("engine-plays", game=title(trial.game), moves=trial.moves, faults=len(trial.faults))
    first = {fault.kind: fault for fault in reversed(trial.faults)}
    return "\n".join([said, *(f"  {kind:<12} {fault.detail}".rstrip() for kind, fault in first.items())])
