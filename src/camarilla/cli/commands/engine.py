"""`camarilla engine`: a bot that is asked in JSON, a line a message, over standard input and output."""

from __future__ import annotations

import argparse
import json
import sys

from camarilla.lab.engine import ProtocolEngine


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--level", metavar="NAME", default="regent")


def run(options: argparse.Namespace) -> int:
    engine = ProtocolEngine(options.level)
    for answer in engine.answers(sys.stdin or ()):
        print(json.dumps(answer, ensure_ascii=False), flush=True)
    return 0
