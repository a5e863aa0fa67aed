"""The menu: which game, and who plays. Enter takes a good default everywhere."""

from __future__ import annotations

import secrets

import camarilla
from camarilla.cli.house import House
from camarilla.cli.lesson import LESSONS
from camarilla.cli.party import LEVELS, USUAL, Party, level_name, level_text
from camarilla.cli.text.words import say, title
from camarilla.games import profiles

SEATS_USUAL = 3  # at a first game a short row is easier to read


class Resume(Exception):  # noqa: N818  # it is no error
    """The person wants to go on with the game that was left."""


def choose_party(house: House, unfinished: str | None) -> Party:
    """A game and who plays it; Left when the person leaves, Resume when they go on with an unfinished game."""
    while True:
        games = list(camarilla.games())
        labels = [say(f"menu-{game}", title=title(game)) for game in games]
        resume = [] if unfinished is None else [say("menu-resume", title=title(unfinished))]
        chosen = house.choose(say("menu-title"), say("menu-games"), [*resume, *labels]) - len(resume)
        if chosen < 0:
            raise Resume
        party = choose_players(house, games[chosen])
        if party is not None:
            return party


def choose_players(house: House, game: str) -> Party | None:
    """Who plays a game; None: rather another game."""
    seats = SEATS_USUAL
    while True:
        start = say("menu-start", bots=seats - 1, level=level_name(USUAL))
        wishes = ["start", "guide", "change", "watch", "rules", "back"]
        labels = [start, *(say(f"menu-{wish}") for wish in wishes[1:])]
        wish = wishes[house.choose(title(game), say("menu-how"), labels)]
        if wish == "back":
            return None
        if wish == "rules":
            from camarilla.cli.text.rulebook import find_book, whole_book

            house.read(title(game), whole_book(find_book(game)))
        elif wish == "change":
            return choose_numbers(house, game)
        else:
            return guided(game) if wish == "guide" else new_party(game, seats, 0 if wish == "watch" else 1)


def choose_numbers(house: House, game: str) -> Party:
    """How many play, how many of them are people, how well the bots play."""
    numbers = list(profiles()[game].seats)
    seats = numbers[house.choose(title(game), say("menu-seats"), [say("menu-seats-of", count=n) for n in numbers])]
    labels = [say("menu-people-of", count=count) for count in range(1, seats + 1)]
    people = house.choose(title(game), say("menu-people"), labels) + 1
    level = USUAL
    if people < seats:
        level = LEVELS[house.choose(title(game), say("menu-levels"), [level_text(name) for name in LEVELS])]
    return new_party(game, seats, people, level)


def new_party(game: str, seats: int, people: int, level: str = USUAL) -> Party:
    """The first seats are people, the others bots."""
    named = {seat: say("player-person", number=seat + 1) if people > 1 else "" for seat in range(people)}
    return Party(game, seats, secrets.randbits(32), 0, {}, named, level)


def guided(game: str) -> Party:
    """The deal of the guided first game."""
    lesson = LESSONS[game]
    return Party(game, lesson.seats, lesson.seed, 0, dict(lesson.options), {0: ""}, "random", guide=True)
