"""`camarilla play [GAME]`: people and bots at a prepared table, on the whole screen or in plain lines."""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path
from random import Random
from shlex import quote
from typing import Any

import camarilla
from camarilla.cli.deal_options import add_options, chosen, files
from camarilla.cli.files import read_text
from camarilla.cli.parser import Parser, complaint, milliseconds, whole
from camarilla.cli.play import menu, storage
from camarilla.cli.play.exits import LeaveTable
from camarilla.cli.play.setup import USUAL, PreparedGame, Setup
from camarilla.cli.play.ui import PlainUi, Ui, is_screen
from camarilla.cli.text.networks import told_of_networks, warn_of_networks
from camarilla.cli.text.words import say, title
from camarilla.games import profiles
from camarilla.kernel.document import listed, shown
from camarilla.kernel.refusal import Refusal

LAST = "-"  # --resume without a file
MOST_PEOPLE = 5


def arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?")
    parser.add_argument("--seats", type=whole, metavar="N")
    parser.add_argument("--seat", type=whole, metavar="MINE", default=0)
    parser.add_argument("--people", type=people, metavar="N|NAMES", default=[""])
    parser.add_argument("--bots", type=levels, metavar="LEVEL", action="append", default=[])
    parser.add_argument("--time", type=milliseconds, metavar="TIME")
    parser.add_argument("--seed", type=whole, metavar="S")
    parser.add_argument("--first", type=seat_or_random, metavar="F", default=0)
    add_options(parser)
    parser.add_argument("--lesson", action="store_true")
    parser.add_argument("--watch", action="store_true")
    parser.add_argument("--pace", type=pace, metavar="SECONDS")
    parser.add_argument("--save", type=Path, metavar="FILE")
    parser.add_argument("--resume", metavar="FILE", nargs="?", const=LAST)
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("--info", action="store_true")


def seat_or_random(text: str) -> int | None:
    """A seat; None for `random`."""
    return None if text == "random" else whole(text)


def people(text: str) -> list[str]:
    """The people at this terminal: so many, or their names."""
    if text.isascii() and text.isdigit():
        if not 1 <= int(text[:4]) <= MOST_PEOPLE:
            raise complaint("not-people", text)
        return [""] * int(text)
    names = [" ".join(name.split()) for name in text.split(",")]
    if not all(name.isprintable() and len(name) <= 20 for name in names) or not 1 <= len(names) <= MOST_PEOPLE:
        raise complaint("not-people", text)
    if len(names) > 1 and len(set(names) - {""}) < len(names):
        raise complaint("not-people", text)
    return names


def levels(text: str) -> list[str]:
    """Who the bots are: a level, maybe in a style, or any other player's name; or several, with commas."""
    from camarilla.bots.options import split_names
    from camarilla.bots.players import check_name, is_level

    names = split_names(text)
    try:
        for name in names:
            if not is_level(name):  # `check_bots` knows what levels a game has
                check_name(name)
    except Refusal as refusal:
        raise argparse.ArgumentTypeError(say(f"refused-{refusal.id}", **refusal.details)) from refusal
    return names


def bots_of(options: argparse.Namespace) -> list[str]:
    """The level of all bots, or of each."""
    return [name for names in options.bots for name in names] or [USUAL]


def pace(text: str) -> float:
    """Seconds between two moves; 0 is as fast as can be."""
    try:
        return min(max(float(text), 0.0), 60.0)
    except ValueError:
        raise complaint("not-pace", text) from None


def run(options: argparse.Namespace) -> int:
    """Find out what is played, then play it, and again. What needs the rules is imported after the greeting."""
    storage.check_free(options.save)
    prepared = ready(options)
    if prepared is not None:
        warn_of_networks(prepared.setup.levels, [prepared.setup.table])
    last_words: list[str] = []
    try:
        with open_ui(options.plain) as ui:
            while True:
                prepared = prepared or ask(options, ui)
                ui.greet(prepared.setup, resumes=prepared.state is not None)
                from camarilla.bots import Budget
                from camarilla.cli.play.session import BotSettings, another, sit

                budget = None if options.time is None else Budget(milliseconds=options.time)
                if sit(prepared, ui, BotSettings(options.pace, budget, options.info), last_words) == "leave":
                    break
                last_words.clear()
                prepared = prepare(another(prepared.setup), None, ui.keeps)
    except (LeaveTable, EOFError):
        pass
    finally:
        print("\n".join(last_words) if last_words else "", end="\n" if last_words else "")
    return 0


def open_ui(plain: bool) -> Ui:
    """The whole screen where there is one, plain lines otherwise."""
    if plain or not is_screen():
        return PlainUi()
    from camarilla.cli.terminal.ui import ScreenUi

    return ScreenUi()


def ready(options: argparse.Namespace) -> PreparedGame | None:
    """What the arguments say is played; None: a menu asks."""
    if options.resume is not None:
        return resumed(options.resume, bots_of(options))
    if options.lesson:
        from camarilla.cli.play.lesson import find_lesson

        find_lesson(options.game or "")  # refuses it
        return None
    if options.game is not None:
        return prepare(setup_of(options), options.save, keeps_at(sys.stdin))
    if not keeps_at(sys.stdin):
        raise Refusal("no-game", games=", ".join(camarilla.games()))
    return None


def keeps_at(stream: Any) -> bool:
    """Only what a person plays is kept without being asked for."""
    return stream is not None and bool(stream.isatty())


def ask(options: argparse.Namespace, ui: Ui) -> PreparedGame:
    """What a person chooses from the menu, or plays after the lesson."""
    if options.lesson:
        from camarilla.cli.play.lesson import teach

        return prepare(teach(options.game, ui), options.save, ui.keeps)
    try:
        prepared = prepare(menu.choose_setup(ui, storage.kept()), options.save, ui.keeps)
    except menu.ResumeGame as wish:
        prepared = resumed(str(wish.path), bots_of(options))
    for told in told_of_networks(prepared.setup.levels, [prepared.setup.table]):
        ui.read(title(prepared.setup.game), told)
    return prepared


def prepare(setup: Setup, save: Path | None, keeps: bool) -> PreparedGame:
    """A game that begins; it is kept where the person says, else in a folder of ours."""
    if save is not None:
        return PreparedGame(setup, save, is_own=False)
    return PreparedGame(setup, storage.fresh(setup.game) if keeps and setup.people else None, is_own=True)


def resumed(name: str, bots: list[str]) -> PreparedGame:
    """A game that was left; code that is not ours runs only if it is named once more: files come from anywhere."""
    from camarilla.bots.players import is_foreign
    from camarilla.cli.play import sealed

    path = storage.last() if name == LAST else Path(name)
    if path is None:
        raise Refusal("nothing-to-resume")
    setup, state = sealed.resume(read_text(str(path)), str(path))
    if any(map(is_foreign, setup.levels)) and setup.levels != bots:
        raise Refusal("foreign-bots", bots=listed(setup.levels), option=" --bots ".join(map(quote, setup.levels)))
    for level in setup.levels:
        check_bots(setup.game, level)
    return PreparedGame(setup, path, storage.is_own(path), state)


def setup_of(options: argparse.Namespace) -> Setup:
    """Who plays, as the arguments say."""
    if options.game not in camarilla.games():
        camarilla.game(options.game)  # refuses it
    seats = menu.usual_seats(options.game) if options.seats is None else options.seats
    seed = secrets.randbits(32) if options.seed is None else options.seed
    first = Random(seed).randrange(max(seats, 1)) if options.first is None else options.first
    level, *more = bots_of(options)
    setup = Setup(options.game, seats, seed, first, chosen(options), {}, level, files=files(options), more=more)
    if setup.options or setup.first or seats not in profiles()[options.game].seats:
        setup.deal()  # refuses what is wrong; what is usual needs no trial
    if options.bots:
        for name in setup.levels:
            check_bots(options.game, name)
    setup.people = {} if options.watch else seated(options, seats)
    if more and len(setup.levels) != seats - len(setup.people):
        raise Refusal("many-bots", bots=len(setup.levels), seats=seats - len(setup.people))
    return setup


def check_bots(game: str, name: str) -> None:
    """Not every game has every level in every style, and not every bot plays every game."""
    from camarilla.bots.players import is_level, levels, styles, try_bot

    level, colon, style = name.partition(":")
    if not is_level(name):
        return try_bot(name, [game])
    if level not in levels(game):
        raise Refusal("level", level=level, expected=listed(levels(game)))
    if colon and style not in styles(game):
        raise Refusal("style", style=shown(style), expected=listed(styles(game)))


def seated(options: argparse.Namespace, seats: int) -> dict[int, str]:
    """The seats of the people: a single one chooses, several have the first."""
    if len(options.people) > seats:
        raise Refusal("many-people", people=len(options.people), seats=seats)
    if len(options.people) > 1:
        return dict(enumerate(options.people))
    if not 0 <= options.seat < seats:
        raise Refusal("no-seat", seat=options.seat, high=seats - 1)
    return {options.seat: options.people[0]}
