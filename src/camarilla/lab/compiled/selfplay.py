"""Whole games of bots against each other, dealt, played and counted in one call. Bound to each game."""

from __future__ import annotations

from camarilla.bots.compiled.choosing import GREEDY, RANDOM, STYLED, Priors
from camarilla.dialect import Buffer, assign, f64, i16, mix
from camarilla.kernel.census import Census
from camarilla.kernel.events import Tape
from camarilla.kernel.moves import Answers
from camarilla.kernel.play import apply, roll_chance, settle
from camarilla.kernel.rng import Luck, set_key
from camarilla.kernel.subject import State, asked, setup
from camarilla.lab.compiled.lineups import Lineup, choose, restart
from camarilla.lab.compiled.tallying import RoundEvents, close_game, count_tape, open_game

__all__ = ["GREEDY", "RANDOM", "STYLED", "Census", "Lineup", "RoundEvents", "play_game", "play_games"]


def play_games(
    root: State,
    line: Lineup,
    beat: RoundEvents,
    from_game: int,
    games: int,
    seed: int,
    factors: Buffer[f64],
    census: Buffer[Census],
) -> None:
    """So many games; each has dice and luck of its own, by its number. The first player takes turns."""
    s = State()
    out = Answers()
    tape = Tape()
    priors = Priors()
    deal = Luck()
    luck = Luck()
    c = census[0]
    for game in range(from_game, from_game + games):
        restart(deal, mix(seed, 2 * game))
        restart(luck, mix(seed, 2 * game + 1))
        assign(s, root)
        set_key(s.dice, deal)
        begin(s, line.seats, game % line.seats, beat, out, tape, c)
        answers = 0
        while out.size > 0:
            code = choose(line.policy[asked(s)], line, s, out, priors, factors, luck)
            go_on(s, code, beat, out, tape, c)
            answers += 1
        close_game(s, answers, c)


def play_game(
    root: State, line: Lineup, beat: RoundEvents, first: int, codes: Buffer[i16], census: Buffer[Census]
) -> None:
    """One game whose answers are known, to count it; the dice lie in the record."""
    s = State()
    out = Answers()
    tape = Tape()
    c = census[0]
    assign(s, root)
    begin(s, line.seats, first, beat, out, tape, c)
    for i in range(len(codes)):
        go_on(s, codes[i], beat, out, tape, c)
    close_game(s, len(codes), c)


def begin(s: State, seats: int, first: int, beat: RoundEvents, out: Answers, tape: Tape, c: Census) -> None:
    """Deal, on a record with its options and its dice."""
    setup(s, seats, first)
    settle(s, out, tape)
    roll_chance(s, out, tape)
    open_game(s, first, beat, tape, c)


def go_on(s: State, code: int, beat: RoundEvents, out: Answers, tape: Tape, c: Census) -> None:
    """Answer, and run on to the next question; the dice are the game's own, so that deals can be shared."""
    apply(s, code, out, tape)
    roll_chance(s, out, tape)
    count_tape(s, beat, tape, c)
