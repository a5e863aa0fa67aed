"""Who plays in games that run compiled, and how each seat chooses. Bound to each game."""

from __future__ import annotations

from typing import Final

from camarilla.bots.compiled.choosing import STYLED, Priors, answer_by, ask_priors
from camarilla.bots.compiled.heuristics import card_asked
from camarilla.bots.compiled.levels import gumbel_score
from camarilla.dialect import Array, Buffer, Struct, f64, i8, i16, nobody, of
from camarilla.kernel.moves import Answers
from camarilla.kernel.rng import Luck, pick
from camarilla.kernel.subject import State

MAX_SEATS: Final = 5


class Policy(Struct):
    """How a seat chooses."""

    kind: i8 = nobody  # RANDOM, GREEDY, …
    style: i8 = nobody  # which table of factors changes its priors
    temperature: f64 = nobody  # 0: the heaviest answer


class Lineup(Struct):
    """Who plays."""

    seats: i8 = nobody
    codes: i16 = nobody  # moves that the game has: a row of factors
    cards: i8 = nobody  # rows of a table of factors: one for no card, one for each card that a question is about
    policy: Array[Policy] = of[MAX_SEATS]


def choose(p: Policy, line: Lineup, s: State, out: Answers, priors: Priors, factors: Buffer[f64], luck: Luck) -> int:
    """What a seat answers."""
    if p.kind != STYLED:
        return answer_by(p.kind, s, out, priors, luck)
    ask_priors(s, out, priors)
    row = (p.style * line.cards + card_asked(s) + 1) * line.codes
    return weigh_up(p, out, priors, row, factors, luck)


def weigh_up(p: Policy, out: Answers, priors: Priors, row: int, factors: Buffer[f64], luck: Luck) -> int:
    """The heaviest answer, or each the likelier the heavier; which of equals is luck."""
    best = 0
    highest = 0.0
    equals = 0
    for i in range(out.size):
        weight = float(priors.weight[i]) * factors[row + out.code[i]]
        if weight > 0.0 and p.temperature > 0.0:
            weight = gumbel_score(weight, p.temperature, luck)
        elif p.temperature > 0.0:
            continue  # a folly, which there is always something better than
        if equals == 0 or weight > highest:
            best = i
            highest = weight
            equals = 1
        elif weight == highest:
            equals += 1
            if pick(luck, equals) == 0:
                best = i
    return out.code[best]


def restart(luck: Luck, key: int) -> None:
    """Begin with another key."""
    luck.key = key
    luck.count = luck.spare = 0
