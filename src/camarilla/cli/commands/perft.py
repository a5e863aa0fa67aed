"""`camarilla perft GAME`: how many lines of play a position has, and a digest of where they lead."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from threading import Thread
from typing import Any, TypeVar

import camarilla
from camarilla.cli.files import print_json, read_json
from camarilla.cli.parser import positive, whole
from camarilla.kernel.game import Game
from camarilla.kernel.moves import Answers
from camarilla.kernel.refusal import Refusal
from camarilla.kernel.rng import seed_dice

T = TypeVar("T")
PerftRow = dict[str, Any]
DEEPEST = 200  # longer than any game


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", type=whole, metavar="N")
    parser.add_argument("--seed", type=whole, metavar="S", default=0)
    parser.add_argument("--position", metavar="FILE")
    parser.add_argument("--depth", type=positive, metavar="D", required=True)
    parser.add_argument("--split", action="store_true")
    parser.add_argument("--json", action="store_true")


def run(options: argparse.Namespace) -> int:
    game = camarilla.game(options.game)
    if options.depth > DEEPEST:
        raise Refusal("depth", depth=options.depth, high=DEEPEST)
    root = start(game, options)
    rows = split(game, root, options.depth) if options.split else by_depth(game, root, options.depth)
    if options.json:
        print_json({"game": game.id, "depth": options.depth, "rows": list(rows)})
        return 0
    for row in rows:
        print(f"{row.get('move', row['depth'])!s:<24} {row['leaves']:>16,}  {row['digest']}", flush=True)
    return 0


def start(game: Game, options: argparse.Namespace) -> Any:
    """The record to start from: a deal, or a position; its dice come from the seed."""
    seats = game.seats[0] if options.seats is None else options.seats
    given = options.position is not None
    state = game.position(read_json(options.position), options.seed) if given else game.deal(seats, options.seed)
    record = game.load(state.position())
    seed_dice(record.dice, options.seed)
    return record


def by_depth(game: Game, root: Any, depth: int) -> Iterator[PerftRow]:
    """The counts to every depth on the way."""
    for below in range(1, depth + 1):
        yield {"depth": below, **counted(game, root, below)}


def split(game: Game, root: Any, depth: int) -> Iterator[PerftRow]:
    """The counts below each move; their sums are the count of the whole."""
    out = Answers()
    game.engine.play.settle(root, out, None)
    game.engine.play.roll_chance(root, out, None)
    for code in out.code[: out.size]:
        below, answers = root.copy_(), Answers()
        game.engine.play.apply(below, code, answers, None)
        game.engine.play.roll_chance(below, answers, None)
        yield {"depth": depth, "move": game.moves.texts[code], **counted(game, below, depth - 1)}


def counted(game: Game, root: Any, depth: int) -> PerftRow:
    """Leaves and digest, by the compiled rules where there are any."""
    count = wait_for(lambda: game.engine.perft(root, depth))
    return {"leaves": count.leaves, "digest": f"{count.digest:016x}"}


def wait_for(work: Callable[[], T]) -> T:
    """Do long compiled work aside, so that Ctrl-C is heard."""
    done: list[T] = []
    failed: list[BaseException] = []

    def attempt() -> None:
        try:
            done.append(work())
        except BaseException as error:
            failed.append(error)

    thread = Thread(target=attempt, daemon=True)
    thread.start()
    while thread.is_alive():
        thread.join(0.1)
    if failed:
        raise failed[0]
    return done[0]
