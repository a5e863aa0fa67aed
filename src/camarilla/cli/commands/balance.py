"""`camarilla balance GAME`: bots play many games; what seats and cards are worth, and how sure that is."""

from __future__ import annotations

import argparse
import os

import camarilla
from camarilla.bots.players import check_name
from camarilla.cli.deal_options import add_options, chosen
from camarilla.cli.files import print_json
from camarilla.cli.parser import Parser, positive, whole
from camarilla.cli.text.balance import written
from camarilla.cli.text.slow import warn_if_slow
from camarilla.kernel.document import shown
from camarilla.kernel.game import Game
from camarilla.kernel.refusal import Refusal
from camarilla.lab.balance.findings import find
from camarilla.lab.balance.study import FEWEST, Study, play_studies
from camarilla.lab.progress import watched

GAMES = 20_000


def arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", type=whole, metavar="N")
    parser.add_argument("--players", metavar="NAME[,NAME…]", default="greedy")
    parser.add_argument("--games", type=positive, metavar="N", default=GAMES)
    add_options(parser)
    parser.add_argument("--seed", type=whole, metavar="S", default=0)
    parser.add_argument("--jobs", type=positive, metavar="N", default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true")


def run(options: argparse.Namespace) -> int:
    study = planned(options)
    warn_if_slow()
    blocks = play_studies([study], options.jobs, watched)[0]
    findings = find(study, blocks)
    if options.json:
        print_json(findings.document())
    else:
        print(written(findings))
    return 0


def planned(options: argparse.Namespace) -> Study:
    """What was asked for."""
    game = camarilla.game(options.game)
    players = seated(game, options.players.split(","), options.seats)
    study = Study(game.id, players, options.games, options.seed, tuple(chosen(options).items()))
    if len(study.blocks()) < FEWEST:
        raise Refusal("balance-games", games=options.games, fewest=FEWEST * study.seats)
    return study


def seated(game: Game, names: list[str], seats: int | None) -> tuple[str, ...]:
    """One player for each seat: the one that was named, or as many as there are."""
    count = seats if seats is not None else len(names) if len(names) > 1 else game.seats[0]
    if count not in game.seats:
        raise Refusal("seats", seats=shown(count), low=game.seats[0], high=game.seats[-1])
    if len(names) not in (1, count):
        raise Refusal("balance-players", players=len(names), seats=count)
    for name in names:
        check_name(name)
    return tuple(names) if len(names) == count else tuple(names) * count
