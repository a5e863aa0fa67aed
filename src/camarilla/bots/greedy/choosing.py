"""Choosing by inclination: the strongest prior, or in proportion; and games to measure it. Bound to each game."""

from __future__ import annotations

from typing import Final

from camarilla.bots.compiled.heuristics import prior
from camarilla.dialect import Array, Buffer, Struct, assign, i16, i32, i64, nobody, popcount, public
from camarilla.kernel.moves import MAX_ANSWERS, Answers, Result
from camarilla.kernel.play import apply, apply_chance, begin, settle
from camarilla.kernel.rng import Luck, pick
from camarilla.kernel.subject import State, asked, score

RANDOM: Final = 0  # manners: every answer is as likely as the others
LEANING: Final = 1  # in proportion to the priors
GREEDY: Final = 2  # the strongest prior
VICTORY: Final = 60  # what a won game is worth; it divides among two to five winners without rest


class Leanings(Struct):
    """The priors of the answers that are open now."""

    total: i32 = nobody
    weight: Array[i16] = nobody[MAX_ANSWERS]


class Standing(Struct):
    """How one seat with a manner of its own did against others, over many games."""

    games: i32 = public
    answers: i64 = public
    credit: i64 = public  # shares of victory, VICTORY for each game won alone
    squares: i64 = public  # of the shares, for the error of their mean


def lean(s: State, out: Answers, leanings: Leanings) -> None:
    """Ask for the prior of every answer."""
    leanings.total = 0
    for i in range(out.size):
        weight = prior(s, out.code[i])
        leanings.weight[i] = weight
        leanings.total += weight


def strongest(out: Answers, leanings: Leanings, luck: Luck) -> int:
    """The answer with the strongest prior; which of equals is luck."""
    best = 0
    equals = 1
    for i in range(1, out.size):
        if leanings.weight[i] > leanings.weight[best]:
            best = i
            equals = 1
        elif leanings.weight[i] == leanings.weight[best]:
            equals += 1
            if pick(luck, equals) == 0:
                best = i
    return out.code[best]


def in_proportion(out: Answers, leanings: Leanings, luck: Luck) -> int:
    """One of the answers, each as likely as its prior is strong."""
    left = pick(luck, leanings.total)
    at = 0
    while left >= leanings.weight[at]:
        left -= leanings.weight[at]
        at += 1
    return out.code[at]


def answer_by(manner: int, s: State, out: Answers, leanings: Leanings, luck: Luck) -> int:
    """What a seat of that manner answers."""
    if manner == RANDOM:
        return out.code[pick(luck, out.size)]
    lean(s, out, leanings)
    if manner == GREEDY:
        return strongest(out, leanings, luck)
    return in_proportion(out, leanings, luck)


def prefer(root: State, seed: int) -> int:
    """The code of the answer with the strongest prior; `root` may be redacted for the seat that is asked."""
    s = State()
    out = Answers()
    leanings = Leanings()
    luck = Luck()
    luck.key = seed
    assign(s, root)
    settle(s, out, None)
    lean(s, out, leanings)
    return strongest(out, leanings, luck)


def weigh(root: State, weights: Buffer[i16]) -> None:
    """The priors of all answers, in their order."""
    s = State()
    out = Answers()
    assign(s, root)
    settle(s, out, None)
    for i in range(out.size):
        weights[i] = prior(s, out.code[i])


def play_by(s: State, hero: int, mine: int, others: int, out: Answers, leanings: Leanings, luck: Luck) -> int:
    """To the end of the game, the hero by its manner, all others by theirs; how many answers."""
    answers = 0
    while True:
        if out.size > 0:
            code = answer_by(mine if asked(s) == hero else others, s, out, leanings, luck)
            apply(s, code, out, None)
            answers += 1
        elif out.chances > 0:
            apply_chance(s, pick(luck, out.chances), out, None)
        else:
            return answers


def enter(standing: Standing, answers: int, share: int) -> None:
    """One more game, and the hero's share of its victory."""
    standing.games += 1
    standing.answers += answers
    standing.credit += share
    standing.squares += share * share


def contest(seats: int, games: int, seed: int, mine: int, others: int, standing: Standing) -> None:
    """Whole games of one seat against the others; the hero's seat and the first player take turns."""
    s = State()
    out = Answers()
    leanings = Leanings()
    luck = Luck()
    result = Result()
    luck.key = seed
    for game in range(games):
        hero = game % seats
        begin(s, seats, game // seats % seats, luck, out)
        answers = play_by(s, hero, mine, others, out, leanings, luck)
        score(s, result)
        won = (result.winners >> hero) & 1
        enter(standing, answers, won * (VICTORY // popcount(result.winners)))
