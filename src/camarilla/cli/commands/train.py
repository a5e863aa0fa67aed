"""`camarilla train GAME`: let a network learn a game by playing against itself."""

from __future__ import annotations

import argparse
import dataclasses
from pathlib import Path
from typing import TYPE_CHECKING

import camarilla
from camarilla.bots.inputs import has_inputs
from camarilla.cli.parser import positive, seconds, whole
from camarilla.cli.progress import Progress
from camarilla.cli.text.slow import warn_if_slow
from camarilla.cli.text.words import say
from camarilla.kernel.document import shown
from camarilla.kernel.refusal import Refusal
from camarilla.lab.learning.recipe import Recipe, read_recipe, recipe_file

if TYPE_CHECKING:
    from camarilla.lab.learning.train import Point


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--recipe", type=Path, metavar="FILE")
    parser.add_argument("--folder", type=Path, metavar="FOLDER", default=Path("training"))
    parser.add_argument("--seconds", type=seconds, metavar="SECONDS")
    parser.add_argument("--seed", type=whole, metavar="S")
    parser.add_argument("--jobs", type=positive, metavar="N")
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--quiet", action="store_true")


def run(options: argparse.Namespace) -> int:
    game = camarilla.game(options.game)
    if not has_inputs(game):
        raise Refusal("not-learnable", game=game.id)
    recipe = chosen(read_recipe(options.recipe or recipe_file(game)), options)
    if options.resume and not (options.folder / "checkpoint.pt").exists():
        raise Refusal("no-checkpoint", folder=shown(str(options.folder)))
    try:
        from camarilla.lab.learning.train import Training
    except ModuleNotFoundError as error:  # torch: only whoever trains has it
        raise Refusal("no-extra", missing=error.name, extra="learn") from error
    warn_if_slow()
    training = Training(game, recipe, options.folder, options.jobs)
    if options.resume:
        training.resume()
    print(say("train-head", seconds=int(recipe.seconds), device=training.device.type))
    with Progress(recipe.seconds, training.seconds, options.quiet) as progress:
        training.run(lambda point: tell(point, progress), progress.reach)
    print(say("train-done", file=str(options.folder / f"{game.id}.network")))
    return 0


def chosen(recipe: Recipe, options: argparse.Namespace) -> Recipe:
    """The recipe with what was asked for instead."""
    asked = {"seconds": options.seconds, "seed": options.seed}
    return dataclasses.replace(recipe, **{name: value for name, value in asked.items() if value is not None})


def tell(point: Point, progress: Progress) -> None:
    """A line for each evaluation."""
    progress.clear()
    shares = "   ".join(
        f"{seats}: {100 * share:.1f} ± {100 * half:.1f}" for seats, (share, half) in point.shares.items()
    )
    print(f"{point.seconds:8.0f} s {point.decisions / 1e6:9.1f} M   {shares}", flush=True)
