"""Whole games of bots against each other, dealt, played and counted in one call. Bound to each game."""

from __future__ import annotations

from typing import Final

from camarilla.bots.compiled.choosing import Priors, ask_priors, strongest
from camarilla.bots.compiled.heuristics import card_asked
from camarilla.bots.compiled.levels import height
from camarilla.dialect import Array, Buffer, Struct, assign, f64, i8, i16, mix, nobody, of
from camarilla.kernel.census import MAX_SEATS, Census
from camarilla.kernel.events import Tape
from camarilla.kernel.moves import Answers
from camarilla.kernel.play import apply, roll_chance, settle
from camarilla.kernel.rng import Luck, pick, set_key
from camarilla.kernel.subject import State, asked, setup
from camarilla.lab.compiled.tallying import RoundEvents, close_game, count_tape, open_game

__all__ = ["Census", "Lineup", "Policy", "RoundEvents", "Tape", "play_game", "play_games"]

RANDOM: Final = 0  # policies: every answer is as likely as the others
STRONGEST: Final = 1  # the answer with the strongest prior
WEIGHED: Final = 2  # by priors that a style has changed, steadily or wavering


class Policy(Struct):
    """How a seat chooses."""

    kind: i8 = nobody
    style: i8 = nobody  # which table of factors changes its priors
    temperature: f64 = nobody  # 0: the heaviest answer


class Lineup(Struct):
    """Who plays."""

    seats: i8 = nobody
    codes: i16 = nobody  # moves that the game has: a row of factors
    cards: i8 = nobody  # rows of a table of factors: one for no card, one for each card that a question is about
    beat: RoundEvents
    policy: Array[Policy] = of[MAX_SEATS]


def choose(p: Policy, line: Lineup, s: State, out: Answers, priors: Priors, factors: Buffer[f64], luck: Luck) -> int:
    """What a seat answers."""
    if p.kind == RANDOM:
        return out.code[pick(luck, out.size)]
    ask_priors(s, out, priors)
    if p.kind == STRONGEST:
        return strongest(out, priors, luck)
    row = (p.style * line.cards + card_asked(s) + 1) * line.codes
    return weigh_up(p, out, priors, row, factors, luck)


def weigh_up(p: Policy, out: Answers, priors: Priors, row: int, factors: Buffer[f64], luck: Luck) -> int:
    """The heaviest answer, or each the likelier the heavier; which of equals is luck."""
    best = 0
    highest = 0.0
    equals = 0
    for i in range(out.size):
        weight = float(priors.weight[i]) * factors[row + out.code[i]]
        if p.temperature > 0.0:
            weight = height(weight, p.temperature, luck)
        if equals == 0 or weight > highest:
            best = i
            highest = weight
            equals = 1
        elif weight == highest:
            equals += 1
            if pick(luck, equals) == 0:
                best = i
    return out.code[best]


def play_games(
    root: State, line: Lineup, from_game: int, games: int, seed: int, factors: Buffer[f64], census: Buffer[Census]
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
        begin(s, line, game % line.seats, out, tape, c)
        answers = 0
        while out.size > 0:
            code = choose(line.policy[asked(s)], line, s, out, priors, factors, luck)
            go_on(s, line, code, out, tape, c)
            answers += 1
        close_game(s, answers, c)


def play_game(root: State, line: Lineup, first: int, codes: Buffer[i16], census: Buffer[Census]) -> None:
    """One game whose answers are known, to count it; the dice lie in the record."""
    s = State()
    out = Answers()
    tape = Tape()
    c = census[0]
    assign(s, root)
    begin(s, line, first, out, tape, c)
    for i in range(len(codes)):
        go_on(s, line, codes[i], out, tape, c)
    close_game(s, len(codes), c)


def restart(luck: Luck, key: int) -> None:
    luck.key = key
    luck.count = luck.spare = 0


def begin(s: State, line: Lineup, first: int, out: Answers, tape: Tape, c: Census) -> None:
    """Deal, on a record with its options and its dice."""
    setup(s, line.seats, first)
    settle(s, out, tape)
    roll_chance(s, out, tape)
    open_game(s, first, line.beat, tape, c)


def go_on(s: State, line: Lineup, code: int, out: Answers, tape: Tape, c: Census) -> None:
    """Answer, and run on to the next question; the dice are the game's own, so that deals can be shared."""
    apply(s, code, out, tape)
    roll_chance(s, out, tape)
    count_tape(s, line.beat, tape, c)
