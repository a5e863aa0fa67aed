"""`camarilla learn [GAME]`: how to play, in five minutes, with pictures; without a game, those there are."""

from __future__ import annotations

import argparse

from camarilla.cli.play.ui import show
from camarilla.cli.text.learn import whole_page
from camarilla.cli.text.words import language, near, title
from camarilla.kernel.document import shown
from camarilla.kernel.refusal import Refusal
from camarilla.rulebooks.learn import learnable


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?")


def run(options: argparse.Namespace) -> int:
    if options.game is None:
        for id in learnable(language()):
            print(f"camarilla learn {id:<12} {title(id)}")
        return 0
    if options.game not in learnable(language()):
        raise Refusal("no-lesson", game=shown(options.game), near=near(options.game, learnable(language())))
    show(title(options.game), whole_page(options.game))
    return 0
