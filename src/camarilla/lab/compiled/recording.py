"""Whole games of bots against each other, written down choice by choice. Bound to each game."""

from __future__ import annotations

from camarilla.bots.compiled.choosing import GREEDY, RANDOM, STYLED, Priors
from camarilla.dialect import Buffer, assign, f32, f64, i8, i16, i32, mix, u8, u32
from camarilla.kernel.moves import Answers, Result
from camarilla.kernel.play import apply, deal_keyed, roll_chance
from camarilla.kernel.rng import Luck
from camarilla.kernel.subject import Features, State, asked, features, redact, score
from camarilla.kernel.victory import share_of
from camarilla.lab.compiled.lineups import Lineup, choose, restart

__all__ = ["GREEDY", "RANDOM", "STYLED", "Features", "Lineup", "record_games"]


def note_choice(
    s: State, row: int, out: Answers, width: int, seen: Buffer[Features], mask: Buffer[u8], seat: Buffer[i8]
) -> None:
    """What the seat that is asked may know and do; `s` is a copy, and redacted here."""
    seat[row] = asked(s)
    for i in range(width):
        mask[row * width + i] = 0
    for i in range(out.size):
        at = row * width + (out.code[i] >> 3)
        mask[at] = mask[at] | (1 << (out.code[i] & 7))
    redact(s, seat[row])
    features(s, seat[row], seen[row])


def note_end(s: State, begin: int, end: int, seat: Buffer[i8], share: Buffer[f32], points: Buffer[i16]) -> None:
    """What each choice of a game has led to, for the seat that made it."""
    result = Result()
    score(s, result)
    for row in range(begin, end):
        points[row] = result.points[seat[row]]
        share[row] = share_of(result, seat[row])


def record_games(
    root: State,
    line: Lineup,
    from_game: int,
    keys: Buffer[u32],
    luck_seed: int,
    factors: Buffer[f64],
    codes: Buffer[i16],
    seen: Buffer[Features],
    mask: Buffer[u8],
    seat: Buffer[i8],
    action: Buffer[i16],
    share: Buffer[f32],
    points: Buffer[i16],
    lengths: Buffer[i32],
) -> int:
    """As many whole games as there are keys for and rows; how many. With `codes` these are the answers, of one game."""
    s = State()
    view = State()
    out = Answers()
    priors = Priors()
    luck = Luck()
    width = (line.codes + 7) // 8
    row = 0
    for game in range(len(lengths)):
        begin = row
        restart(luck, mix(luck_seed, from_game + game))
        deal_keyed(s, root, line.seats, (from_game + game) % line.seats, keys, game, out)
        while out.size > 0:
            if row == len(action):
                return game
            assign(view, s)
            note_choice(view, row, out, width, seen, mask, seat)
            if len(codes) > 0:
                action[row] = codes[row]
            else:
                action[row] = choose(line.policy[seat[row]], line, s, out, priors, factors, luck)
            apply(s, action[row], out, None)
            roll_chance(s, out, None)
            row += 1
        note_end(s, begin, row, seat, share, points)
        lengths[game] = row - begin
    return len(lengths)
