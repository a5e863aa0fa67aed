"""`camarilla engine`: a bot that is asked in JSON, a line a message; `engine check COMMAND` tries another one."""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import redirect_stdout

import camarilla
from camarilla.bots.external import first_of_each_kind
from camarilla.bots.options import chosen, split_options
from camarilla.bots.players import ENGINE, command, every_table
from camarilla.bots.program import ProgramFailure, refused, told_once
from camarilla.cli.parser import Parser, seconds
from camarilla.cli.text.networks import warn_of_networks
from camarilla.cli.text.words import say, title
from camarilla.kernel.document import listed, shown
from camarilla.kernel.refusal import Refusal
from camarilla.lab.conformance import THINKING, TIMEOUT, Trial, greeting, trials
from camarilla.lab.engine import ProtocolEngine


def arguments(parser: Parser) -> None:
    parser.add_argument("check", metavar="check COMMAND", nargs="*")
    parser.add_argument("--level", metavar="NAME", default="regent")
    parser.add_argument("--timeout", type=seconds, metavar="SECONDS", default=TIMEOUT)


def run(options: argparse.Namespace) -> int:
    if options.check:
        with told_once():
            return check(options.check, options.timeout)
    warn_of_networks([options.level], every_table())
    out = sys.stdout
    with redirect_stdout(sys.stderr):  # what a class prints is no message
        engine = ProtocolEngine(options.level)
        for answer in engine.answers(sys.stdin or ()):
            print(json.dumps(answer, ensure_ascii=False), file=out, flush=True)
    return 0


def check(words: list[str], timeout: float) -> int:
    """Try a program; 0 if nothing was wrong with it."""
    if words[0] != "check" or len(words) < 2:
        raise Refusal("engine-check", words=shown(" ".join(words)))
    if len(words) > 2:
        raise Refusal("engine-quotes", command=shown(" ".join(words[1:])))
    name, wishes, faults = command(ENGINE + words[1].removeprefix(ENGINE)), split_options(words[1])[1], 0
    try:
        protocol, options, games = greeting(name)
    except ProgramFailure as failure:
        raise refused(words[1], failure) from failure
    chosen(words[1], wishes, options)
    print(say("engine-greets", protocol=protocol), flush=True)
    if options:
        said = (f"{id}={json.dumps(one.default, ensure_ascii=False)}{one.range}" for id, one in options.items())
        print(say("engine-options", options=", ".join(said)), flush=True)
    for id, option in options.items():
        if option.is_broken:
            default = json.dumps(option.default, ensure_ascii=False)
            print(say("engine-option-broken", option=shown(id), default=default, expected=option.range), flush=True)
            faults += 1
    if len(games) < len(camarilla.games()):
        print(say("engine-only", games=listed(games), count=len(games)), flush=True)
    for trial in trials(name, games, wishes, timeout):
        print(written(trial), flush=True)
        faults += len(trial.faults)
        if trial.hung:
            print(say("engine-hung"), flush=True)
    return 1 if faults else 0


def written(trial: Trial) -> str:
    """How a program did in one kind of game, with the first fault of each kind."""
    said = say("engine-plays", game=title(trial.game), moves=trial.moves, faults=len(trial.faults))
    notes = [say("engine-late", longest=f"{trial.longest:.1f}", budget=THINKING.seconds)] if trial.late else []
    faults = (f"{fault.kind:<12} {fault.detail}".rstrip() for fault in first_of_each_kind(trial.faults))
    return "\n  ".join([said, *notes, *faults])
