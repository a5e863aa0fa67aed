"""The menu: which game, and who plays. Enter takes a good default everywhere."""

from __future__ import annotations

import secrets
from datetime import datetime
from pathlib import Path

import camarilla
from camarilla.cli.play.setup import USUAL, Setup, level_name, level_text
from camarilla.cli.play.ui import Ui
from camarilla.cli.text.words import say, say_of, title
from camarilla.games import lesson as lesson_of
from camarilla.games import profiles

SEATS_USUAL = 3  # where the game has them: at a first game a short row is easier to read


class ResumeGame(Exception):  # noqa: N818  # it is no error
    """The person wants to go on with a game that was left."""

    def __init__(self, path: Path) -> None:
        self.path = path


def choose_setup(ui: Ui, kept: list[Path]) -> Setup:
    """A game and who plays it; LeaveTable when the person leaves, ResumeGame when they resume an unfinished game."""
    while True:
        games = list(camarilla.games())
        labels = [say_of(game, "menu", title=title(game)) for game in games]
        resume = [say("menu-resume", title=title_of(path)) for path in kept[:1]]
        resume += [say("menu-resume-other", count=len(kept) - 1)] if len(kept) > 1 else []
        chosen = ui.choose(say("menu-title"), say("menu-games"), [*resume, *labels]) - len(resume)
        if chosen == -len(resume) and resume:
            raise ResumeGame(kept[0])
        if chosen < 0:
            choose_kept(ui, kept)
            continue
        setup = choose_players(ui, games[chosen])
        if setup is not None:
            return setup


def choose_kept(ui: Ui, kept: list[Path]) -> None:
    """One of the games that were left, the newest first; returns where the person wants none of them."""
    labels = [say("menu-kept", title=title_of(path), when=left_at(path)) for path in kept]
    chosen = ui.choose(say("menu-title"), say("menu-which"), [*labels, say("menu-back")])
    if chosen < len(kept):
        raise ResumeGame(kept[chosen])


def title_of(path: Path) -> str:
    """The game that a file keeps."""
    return title(path.stem.partition("-")[0])


def left_at(path: Path) -> str:
    """When a game was left."""
    return datetime.fromtimestamp(path.stat().st_mtime).strftime("%Y-%m-%d %H:%M")


def usual_seats(game: str) -> int:
    """How many play where nobody says."""
    seats = profiles()[game].seats
    return min(max(SEATS_USUAL, seats[0]), seats[-1])


def choose_players(ui: Ui, game: str) -> Setup | None:
    """Who plays a game; None: rather another game."""
    seats = usual_seats(game)
    lesson, learn = (["lesson"], ["learn"]) if lesson_of(game) else ([], [])
    while True:
        start = say("menu-start", bots=seats - 1, level=level_name(USUAL))
        wishes = ["start", *lesson, "change", "watch", *learn, "rules", "back"]
        labels = [start, *(say(f"menu-{wish}") for wish in wishes[1:])]
        wish = wishes[ui.choose(title(game), say("menu-how"), labels)]
        if wish == "back":
            return None
        if wish == "rules":
            from camarilla.cli.text.rulebook import find_book, whole_book

            ui.read(title(game), whole_book(find_book(game)))
        elif wish == "learn":
            from camarilla.cli.text.learn import whole_page

            ui.read(title(game), whole_page(game))
        elif wish == "change":
            return choose_numbers(ui, game)
        elif wish == "lesson":
            from camarilla.cli.play.lesson import teach

            return teach(game, ui)
        else:
            return new_setup(game, seats, 0 if wish == "watch" else 1)


def choose_numbers(ui: Ui, game: str) -> Setup:
    """How many play, how many of them are people, how well the bots play."""
    numbers = list(profiles()[game].seats)
    seats = numbers[ui.choose(title(game), say("menu-seats"), [say("menu-seats-of", count=n) for n in numbers])]
    labels = [say("menu-people-of", count=count) for count in range(1, seats + 1)]
    people = ui.choose(title(game), say("menu-people"), labels) + 1
    level = USUAL
    if people < seats:
        from camarilla.bots.players import RANDOM, levels

        names = [RANDOM, *levels(game)]
        level = names[ui.choose(title(game), say("menu-levels"), [level_text(name) for name in names])]
    return new_setup(game, seats, people, level)


def new_setup(game: str, seats: int, people: int, level: str = USUAL) -> Setup:
    """The first seats are people, the others bots."""
    return Setup(game, seats, secrets.randbits(32), 0, {}, dict.fromkeys(range(people), ""), level)
