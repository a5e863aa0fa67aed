"""Lanes of games to learn from: each goes on to the next question that the learner answers. Bound to each game."""

from __future__ import annotations

from typing import Final

from camarilla.bots.compiled.choosing import GREEDY, RANDOM, STYLED, Priors, ask_priors
from camarilla.bots.compiled.inputs import Inputs, inputs
from camarilla.dialect import Buffer, Struct, assign, f64, flatten, i8, i16, i32, nobody, u8
from camarilla.kernel.moves import Answers, Result
from camarilla.kernel.play import apply, begin, roll_chance
from camarilla.kernel.rng import Luck, pick
from camarilla.kernel.subject import State, asked, redact, score
from camarilla.kernel.victory import credit_of
from camarilla.lab.compiled.lineups import MAX_SEATS, Lineup, choose, restart

__all__ = ["GREEDY", "RANDOM", "STYLED", "Lane", "LaneTerms", "Lineup", "count_lanes", "start_lanes", "step_lanes"]

ASKED: Final = 0  # who answers for the other seats: whoever steps the lanes,
POLICY: Final = 1  # or a policy that is compiled


class Lane(Struct):
    """A game, and what the seat of its hero has won in the games before it."""

    s: State
    luck: Luck
    hero: i8 = nobody
    games: i32 = nobody
    credit: i32 = nobody  # VICTORY for each game won alone


class LaneTerms(Struct):
    """On which terms the lanes are played."""

    least: i8 = nobody  # seats
    most: i8 = nobody
    others: i8 = nobody
    limit: i32 = nobody  # games of a lane that its hero is credited with
    line: Lineup  # its first policy is that of the others


def deal_lane(lane: Lane, terms: LaneTerms, out: Answers) -> None:
    """The next game: seats, hero and first player by the lane's luck."""
    seats = terms.least + pick(lane.luck, terms.most - terms.least + 1)
    lane.hero = pick(lane.luck, seats)
    begin(lane.s, seats, pick(lane.luck, seats), lane.luck, out)


def close_lane(lane: Lane, terms: LaneTerms, number: int, shares: Buffer[i8]) -> None:
    """What each seat has won in the game that is over."""
    result = Result()
    score(lane.s, result)
    for seat in range(MAX_SEATS):
        shares[number * MAX_SEATS + seat] = credit_of(result, seat)
    if lane.games < terms.limit:
        lane.games += 1
        lane.credit += credit_of(result, lane.hero)


def go_on(
    lane: Lane,
    terms: LaneTerms,
    number: int,
    out: Answers,
    priors: Priors,
    factors: Buffer[f64],
    ended: Buffer[u8],
    shares: Buffer[i8],
) -> None:
    """To the next question of the learner's; others answer theirs, and a new game follows one that is over."""
    while out.size == 0 or (terms.others == POLICY and asked(lane.s) != lane.hero):
        if out.size == 0:
            close_lane(lane, terms, number, shares)
            ended[number] = 1
            deal_lane(lane, terms, out)
        else:
            code = choose(terms.line.policy[0], terms.line, lane.s, out, priors, factors, lane.luck)
            apply(lane.s, code, out, None)
            roll_chance(lane.s, out, None)


def show(
    lane: Lane,
    number: int,
    used: int,
    out: Answers,
    priors: Priors,
    hero: Buffer[i8],
    seat: Buffer[i8],
    seats: Buffer[i8],
    counts: Buffer[i16],
    codes: Buffer[i16],
    weights: Buffer[i16],
    seen: Buffer[i8],
    truth: Buffer[i8],
) -> int:
    """Who is asked, what the seat may know, where a critic wants it the truth, and after those of earlier lanes the
    legal codes with their priors; codes so far."""
    s = State()
    view = Inputs()
    hero[number] = lane.hero
    seat[number] = asked(lane.s)
    seats[number] = lane.s.seats
    counts[number] = out.size
    if len(truth) > 0:
        inputs(lane.s, seat[number], view)
        flatten(view, truth, number * (len(truth) // len(seat)))
    assign(s, lane.s)
    redact(s, seat[number])
    ask_priors(s, out, priors)
    for i in range(out.size):
        codes[used + i] = out.code[i]
        weights[used + i] = priors.weight[i]
    inputs(s, seat[number], view)
    flatten(view, seen, number * (len(seen) // len(seat)))
    return used + out.size


def start_lanes(
    terms: LaneTerms,
    lanes: Buffer[Lane],
    key: int,
    factors: Buffer[f64],
    ended: Buffer[u8],
    shares: Buffer[i8],
    hero: Buffer[i8],
    seat: Buffer[i8],
    seats: Buffer[i8],
    counts: Buffer[i16],
    codes: Buffer[i16],
    weights: Buffer[i16],
    seen: Buffer[i8],
    truth: Buffer[i8],
) -> int:
    """Deal every lane, each with luck of its own; how many legal codes there are in all."""
    out = Answers()
    priors = Priors()
    used = 0
    for number in range(len(lanes)):
        lane = lanes[number]
        restart(lane.luck, key + number)
        lane.games = lane.credit = 0
        deal_lane(lane, terms, out)
        go_on(lane, terms, number, out, priors, factors, ended, shares)
        ended[number] = 0
        used = show(lane, number, used, out, priors, hero, seat, seats, counts, codes, weights, seen, truth)
    return used


def step_lanes(
    terms: LaneTerms,
    lanes: Buffer[Lane],
    chosen: Buffer[i16],
    factors: Buffer[f64],
    ended: Buffer[u8],
    shares: Buffer[i8],
    hero: Buffer[i8],
    seat: Buffer[i8],
    seats: Buffer[i8],
    counts: Buffer[i16],
    codes: Buffer[i16],
    weights: Buffer[i16],
    seen: Buffer[i8],
    truth: Buffer[i8],
) -> int:
    """Give every lane an answer, which is trusted; how many legal codes there are in all."""
    out = Answers()
    priors = Priors()
    used = 0
    for number in range(len(lanes)):
        lane = lanes[number]
        ended[number] = 0
        apply(lane.s, chosen[number], out, None)
        roll_chance(lane.s, out, None)
        go_on(lane, terms, number, out, priors, factors, ended, shares)
        used = show(lane, number, used, out, priors, hero, seat, seats, counts, codes, weights, seen, truth)
    return used


def count_lanes(lanes: Buffer[Lane], games: Buffer[i32], credit: Buffer[i32]) -> None:
    """What the heroes have won, and in how many games."""
    for number in range(len(lanes)):
        games[number] = lanes[number].games
        credit[number] = lanes[number].credit
