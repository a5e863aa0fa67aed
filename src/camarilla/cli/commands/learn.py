"""`camarilla learn GAME`: how to play, in five minutes, with pictures."""

from __future__ import annotations

import argparse

from camarilla.cli.text.learn import whole_page
from camarilla.cli.text.words import language, near
from camarilla.kernel.document import shown
from camarilla.kernel.refusal import Refusal
from camarilla.rulebooks.learn import learnable


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")


def run(options: argparse.Namespace) -> int:
    if options.game not in learnable(language()):
        raise Refusal("no-lesson", game=shown(options.game), near=near(options.game, learnable(language())))
    print(whole_page(options.game))
    return 0
