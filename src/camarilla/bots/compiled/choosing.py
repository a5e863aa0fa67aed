"""Choosing by prior: the strongest prior, or in proportion; and games to measure it. Bound to each game."""

from __future__ import annotations

from typing import Final

from camarilla.bots.compiled.heuristics import Context, prior, read_context
from camarilla.dialect import Array, Buffer, Struct, assign, i16, i32, i64, nobody, public
from camarilla.kernel.moves import MAX_ANSWERS, Answers, Result
from camarilla.kernel.play import apply, apply_chance, begin, settle
from camarilla.kernel.rng import Luck, pick
from camarilla.kernel.subject import State, asked, score
from camarilla.kernel.victory import credit_of

RANDOM: Final = 0  # policies: every answer is as likely as the others
PROPORTIONAL: Final = 1  # in proportion to the priors
GREEDY: Final = 2  # the strongest prior
STYLED: Final = 3  # by priors that a style has changed, with a temperature: `lab/compiled/lineups.py`


class Priors(Struct):
    """The priors of the answers that are open now."""

    context: Context
    total: i32 = nobody
    weight: Array[i16] = nobody[MAX_ANSWERS]


class ContestTally(Struct):
    """How one seat with a policy of its own did against others, over many games."""

    games: i32 = public
    answers: i64 = public
    credit: i64 = public  # shares of victory, VICTORY for each game won alone
    squares: i64 = public  # of the shares, for the error of their mean


def ask_priors(s: State, out: Answers, priors: Priors) -> None:
    """Ask for the prior of every answer."""
    read_context(s, priors.context)
    priors.total = 0
    for i in range(out.size):
        weight = prior(s, priors.context, out.code[i])
        priors.weight[i] = weight
        priors.total += weight


def strongest(out: Answers, priors: Priors, luck: Luck) -> int:
    """The answer with the strongest prior; which of equals is luck."""
    best = 0
    equals = 1
    for i in range(1, out.size):
        if priors.weight[i] > priors.weight[best]:
            best = i
            equals = 1
        elif priors.weight[i] == priors.weight[best]:
            equals += 1
            if pick(luck, equals) == 0:
                best = i
    return out.code[best]


def in_proportion(out: Answers, priors: Priors, luck: Luck) -> int:
    """One of the answers, each as likely as its prior is strong."""
    left = pick(luck, priors.total)
    at = 0
    while left >= priors.weight[at]:
        left -= priors.weight[at]
        at += 1
    return out.code[at]


def answer_by(policy: int, s: State, out: Answers, priors: Priors, luck: Luck) -> int:
    """What a seat with that policy answers."""
    if policy == RANDOM:
        return out.code[pick(luck, out.size)]
    ask_priors(s, out, priors)
    if policy == GREEDY:
        return strongest(out, priors, luck)
    return in_proportion(out, priors, luck)


def prefer(root: State, seed: int) -> int:
    """The code of the answer with the strongest prior; `root` may be redacted for the seat that is asked."""
    s = State()
    out = Answers()
    priors = Priors()
    luck = Luck()
    luck.key = seed
    assign(s, root)
    settle(s, out, None)
    ask_priors(s, out, priors)
    return strongest(out, priors, luck)


def weigh(root: State, weights: Buffer[i16]) -> None:
    """The priors of all answers, in their order."""
    s = State()
    out = Answers()
    priors = Priors()
    assign(s, root)
    settle(s, out, None)
    ask_priors(s, out, priors)
    for i in range(out.size):
        weights[i] = priors.weight[i]


def play_by(s: State, hero: int, mine: int, others: int, out: Answers, priors: Priors, luck: Luck) -> int:
    """To the end of the game, the hero by its policy, all others by theirs; how many answers."""
    answers = 0
    while True:
        if out.size > 0:
            code = answer_by(mine if asked(s) == hero else others, s, out, priors, luck)
            apply(s, code, out, None)
            answers += 1
        elif out.chances > 0:
            apply_chance(s, pick(luck, out.chances), out, None)
        else:
            return answers


def enter(tally: ContestTally, answers: int, share: int) -> None:
    """Count a game, and the hero's share of its victory."""
    tally.games += 1
    tally.answers += answers
    tally.credit += share
    tally.squares += share * share


def contest(seats: int, games: int, seed: int, mine: int, others: int, tally: ContestTally) -> None:
    """Whole games of one seat against the others; the hero's seat and the first player take turns."""
    s = State()
    out = Answers()
    priors = Priors()
    luck = Luck()
    result = Result()
    luck.key = seed
    for game in range(games):
        hero = game % seats
        begin(s, seats, game // seats % seats, luck, out)
        answers = play_by(s, hero, mine, others, out, priors, luck)
        score(s, result)
        enter(tally, answers, credit_of(result, hero))
