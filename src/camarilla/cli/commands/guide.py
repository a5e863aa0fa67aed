"""`camarilla guide [NAME]`: the guides that came with the program; without a name, those there are."""

from __future__ import annotations

import argparse

from camarilla import guides
from camarilla.cli.play.ui import show
from camarilla.cli.text.words import near
from camarilla.kernel.document import shown
from camarilla.kernel.refusal import Refusal


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", nargs="?")


def run(options: argparse.Namespace) -> int:
    known = guides.texts()
    if options.name is None:
        for name in known:
            print(f"camarilla guide {name:<16} {guides.heading(name)}")
        return 0
    if options.name not in known:
        raise Refusal("no-guide", name=shown(options.name), near=near(options.name, known))
    show(guides.heading(options.name), known[options.name])
    return 0
