"""How any game is run: answers, chance and the agenda; play-outs. Bound to each game (see subject.py)."""

from __future__ import annotations

from typing import Final

from camarilla.dialect import Buffer, Struct, assign, clear, i32, public, u32
from camarilla.kernel.events import Tape
from camarilla.kernel.moves import Answers, Result
from camarilla.kernel.rng import Luck, pick, roll, set_key
from camarilla.kernel.subject import State, answer, resolve_chance, score, setup, step

KEY: Final = 8  # words of the key of a game's dice


def settle(s: State, out: Answers, tape: Tape | None) -> None:
    """Run the agenda until a seat has a choice or chance must speak; a single answer gives itself. Neither: over."""
    out.size = 0
    out.chances = 0
    while s.agenda.size > 0:
        step(s, out, tape)
        if out.size > 1 or out.chances > 1:
            return
        if out.size == 1:
            out.size = 0
            answer(s, out.code[0], tape)
        elif out.chances == 1:
            out.chances = 0
            resolve_chance(s, 0, tape)


def apply(s: State, code: int, out: Answers, tape: Tape | None) -> None:
    """Answer, and run on to the next question or chance; the code is trusted."""
    answer(s, code, tape)
    settle(s, out, tape)


def apply_chance(s: State, outcome: int, out: Answers, tape: Tape | None) -> None:
    """Give what chance said, and run on to the next question or chance."""
    resolve_chance(s, outcome, tape)
    settle(s, out, tape)


def roll_chance(s: State, out: Answers, tape: Tape | None) -> None:
    """Let the game's own dice speak until a seat is asked."""
    while out.chances > 0:
        apply_chance(s, roll(s.dice, out.chances), out, tape)


def begin(s: State, seats: int, first: int, luck: Luck, out: Answers) -> None:
    """A new simulated game, dealt by real dice with a key from luck."""
    clear(s)
    setup(s, seats, first)
    set_key(s.dice, luck)
    settle(s, out, None)
    roll_chance(s, out, None)


def deal_keyed(s: State, blank: State, seats: int, first: int, keys: Buffer[u32], nth: int, out: Answers) -> None:
    """A new game with the options of `blank` and the nth of the keys as that of its dice, to its first question."""
    assign(s, blank)
    for i in range(KEY):
        s.dice.key[i] = keys[nth * KEY + i]
    setup(s, seats, first)
    settle(s, out, None)
    roll_chance(s, out, None)


def playout(s: State, luck: Luck, out: Answers) -> int:
    """Random answers, chance by luck too, to the end; how many answers."""
    decisions = 0
    while True:
        if out.size > 0:
            chosen = pick(luck, out.size)
            apply(s, out.code[chosen], out, None)
            decisions += 1
        elif out.chances > 0:
            outcome = pick(luck, out.chances)
            apply_chance(s, outcome, out, None)
        else:
            return decisions


class Tally(Struct):
    """What many random games came to."""

    games: i32 = public
    decisions: i32 = public
    check: i32 = public


def playouts(seats: int, games: int, seed: int, tally: Tally) -> None:
    """Whole random games, deal and scoring included."""
    s = State()
    out = Answers()
    luck = Luck()
    result = Result()
    luck.key = seed
    for game in range(games):
        begin(s, seats, game % seats, luck, out)
        tally.decisions += playout(s, luck, out)
        score(s, result)
        for seat in range(seats):
            tally.check = (tally.check * 31 + result.points[seat]) & 0xFFFFFFF
        tally.games += 1


def copies(root: State, ring: Buffer[State], times: int) -> int:
    """Copy a state `times` times; for the benchmark."""
    at = 0
    total = 0
    for _ in range(times):
        assign(ring[at], root)
        at = at + 1 if at + 1 < len(ring) else 0
        total += ring[at].seats
    return total
