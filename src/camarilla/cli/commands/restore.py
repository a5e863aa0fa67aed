"""`camarilla restore FILE`: a backup, into a store without tables."""

from __future__ import annotations

import argparse
from pathlib import Path

from camarilla.cli.parser import default_database
from camarilla.cli.text.words import say


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--database", default=default_database(), metavar="FILE|URL")


def run(options: argparse.Namespace) -> int:
    from camarilla.server.store.backup import restore

    print(say("restored", tables=restore(options.file, options.database)))
    return 0
