"""`camarilla play GAME`: a person against random players, at the terminal."""

from __future__ import annotations

import argparse
import os
import secrets
from pathlib import Path
from random import Random
from typing import Any

import camarilla
from camarilla.bots import Player, look
from camarilla.bots.random import RandomPlayer
from camarilla.cli.chapters import read_deck
from camarilla.cli.layout import filled
from camarilla.cli.parser import complaint, whole
from camarilla.cli.person import Left, Person, Screen
from camarilla.cli.story import Story, capital
from camarilla.cli.words import say
from camarilla.kernel.document import shown
from camarilla.kernel.game import Game, State
from camarilla.kernel.refusal import Refusal
from camarilla.kernel.transcript import write
from camarilla.rulebooks import book

SEATS = 3  # at a first game a short row is easier to read


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", type=whole, metavar="N", default=SEATS)
    parser.add_argument("--seat", type=whole, metavar="MINE", default=0)
    parser.add_argument("--seed", type=whole, metavar="S")
    parser.add_argument("--first", type=seat_or_random, metavar="F", default=0)
    parser.add_argument("--option", type=option, metavar="NAME=NUMBER", action="append", default=[])
    parser.add_argument("--chapter", type=whole, metavar="N")
    parser.add_argument("--chapters", metavar="FILE")
    parser.add_argument("--watch", action="store_true")
    parser.add_argument("--save", type=Path, metavar="FILE")


def seat_or_random(text: str) -> int | None:
    """A seat; None for `random`."""
    return None if text == "random" else whole(text)


def option(text: str) -> tuple[str, int]:
    """`rounds=4`."""
    name, equals, number = text.partition("=")
    if not equals:
        raise complaint("not-option", text)
    return name, whole(number)


def chosen(options: argparse.Namespace) -> dict[str, Any]:
    """The options of the deal; a chapter or an owner's chapters are among them, for the game that has them."""
    result: dict[str, Any] = dict(options.option)
    if options.chapter is not None:
        result["chapter"] = options.chapter
    if options.chapters is not None:
        result["chapters"] = read_deck(options.chapters)
    return result


def run(options: argparse.Namespace) -> int:
    game = camarilla.game(options.game)
    seed = secrets.randbits(32) if options.seed is None else options.seed
    luck = Random(seed)
    first = luck.randrange(max(options.seats, 1)) if options.first is None else options.first
    state = game.deal(options.seats, seed, first, chosen(options))
    mine = None if options.watch else checked_seat(options.seat, state)
    check_free(options.save)
    screen = Screen(Story(game, mine))
    print(greeting(game, state, mine))
    try:
        play(state, players(state, mine, screen, luck), screen)
        print(result(state, screen.story) + "\n" + say("again", command=command(options, seed, first)))
    except (Left, EOFError) as reason:
        print("\n" + say("left" if isinstance(reason, Left) else "no-more-input"))
    finally:
        save(state, options.save)
    return 0


def checked_seat(seat: int, state: State) -> int:
    if not 0 <= seat < state.seats:
        raise Refusal("no-seat", seat=seat, high=state.seats - 1)
    return seat


def greeting(game: Game, state: State, mine: int | None) -> str:
    """What the game is about, who plays, and how to get help."""
    rulebook = book(game.id)
    seat = say("greeting-watch") if mine is None else say("greeting-play", seat=mine, others=state.seats - 1)
    return f"{rulebook.title}\n\n{filled(rulebook.opening)}\n\n{filled(seat)}"


def players(state: State, mine: int | None, screen: Screen, luck: Random) -> list[Player]:
    """The person in their seat, random players in the others."""
    seated: list[Player] = [RandomPlayer(luck.getrandbits(64)) for _ in range(state.seats)]
    if mine is not None:
        seated[mine] = Person(screen)
    return seated


def play(state: State, seated: list[Player], screen: Screen) -> None:
    """To the end; a person sees their questions, a spectator every round."""
    reader, shown_round = screen.story.reader, 0
    while state.seat is not None:
        if reader is None and (view := state.view(None)).get("round", 1) > shown_round:
            shown_round = view.get("round", 1)
            screen.show(view)
        state.play(seated[state.seat].choose(look(state)))
        if reader is None:
            screen.tell(state.events(None))
    print()
    screen.tell(state.events(reader))
    screen.show(state.view(reader))


def result(state: State, story: Story) -> str:
    """Points, highest first, and who has won."""
    order = sorted(range(state.seats), key=lambda seat: -state.scores[seat])
    points = [say("points", player=story.label(seat), points=state.scores[seat]) for seat in order]
    winners = say("and").join(story.player(seat) for seat in state.winners)
    return "\n".join([*points, capital(say("won", winners=winners, count=len(state.winners)))])


def command(options: argparse.Namespace, seed: int, first: int) -> str:
    """The command that deals the same game again."""
    words = [f"camarilla play {options.game} --seats {options.seats} --seed {seed} --first {first}"]
    words += ["--watch" if options.watch else f"--seat {options.seat}"]
    words += [f"--option {name}={value}" for name, value in options.option]
    words += [f"--chapter {options.chapter}"] if options.chapter is not None else []
    words += [f"--chapters {options.chapters}"] if options.chapters is not None else []
    return " ".join(words)


def check_free(path: Path | None) -> None:
    """Refuse at once a file that could not be saved at the end; one that exists is never overwritten."""
    if path is None:
        return
    if path.exists():
        raise Refusal("exists", file=shown(str(path)))
    if not os.access(path.parent, os.W_OK):
        raise Refusal("no-folder", file=shown(str(path)))


def save(state: State, path: Path | None) -> None:
    """Keep the game as a transcript."""
    if path is None:
        return
    try:
        path.write_text(write(state), encoding="utf-8")
    except OSError as error:
        raise Refusal("not-saved", file=shown(str(path)), reason=error.strerror) from error
    print(say("saved", file=str(path), command=f"camarilla replay {path}"))
