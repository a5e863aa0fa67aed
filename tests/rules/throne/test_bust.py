"""THR-6: when a row busts by itself, against brute force over every order of the abilities, in random situations."""

from __future__ import annotations

import os
import random
from dataclasses import dataclass

from camarilla.games.throne.abilities import can_be_saved
from camarilla.games.throne.cards import NAMES
from camarilla.games.throne.state import State

SOAK = int(os.environ.get("CAMARILLA_SOAK", "1"))
SITUATIONS = 4000 * SOAK
SEED = random.SystemRandom().randrange(10**9) if SOAK > 1 else 6
LOWERS = {"general": 3, "assassin": 2, "jester": 1}


@dataclass(frozen=True)
class Situation:
    """A row whose last card is above the one before, and what the turn's seat has to bring it down with."""

    tableau: tuple[dict[str, int], ...]
    turn: int
    used: frozenset[str]
    before: str
    last: str
    value: int

    def usable(self, name: str, used: frozenset[str]) -> bool:
        mine = self.tableau[self.turn].get(name, 0)
        return name not in used and mine > 0 and all(mine >= other.get(name, 0) for other in self.tableau)

    def ways(self, used: frozenset[str]) -> list[tuple[int, str]]:
        """By how much the card can be lowered next, and what that spends."""
        found = []
        for name, by in LOWERS.items():
            if self.usable(name, used):
                found.append((by, name))
            elif name in self.tableau[self.turn] and self.usable("judge", used):
                found.append((by, "judge"))
        return found

    def can_be_saved(self, value: int, used: frozenset[str]) -> bool:
        """Is there an order of abilities that brings the value down to the card before?"""
        goal = NAMES.index(self.before) + 1
        return value <= goal or any(self.can_be_saved(value - by, used | {spent}) for by, spent in self.ways(used))

    def record(self) -> State:
        s = State()
        s.seats, s.turn, s.row_size, s.value = len(self.tableau), self.turn, 2, self.value
        s.row[:2] = [NAMES.index(self.before), NAMES.index(self.last)]
        s.used = sum(1 << NAMES.index(name) for name in self.used)
        for seat, columns in zip(s.table, self.tableau, strict=False):
            for name, height in columns.items():
                seat.height[NAMES.index(name)] = height
                seat.columns |= 1 << NAMES.index(name)
        return s


def any_situation(luck: random.Random) -> Situation:
    seats = luck.randint(2, 4)
    names = ("general", "assassin", "jester", "judge", "prophet")
    tableau = tuple({name: h for name in names if (h := luck.choice((0, 0, 1, 2)))} for _ in range(seats))
    before, last = sorted(luck.sample(range(9), 2))
    used = frozenset(name for name in names if luck.random() < 0.2)
    value = luck.randint(before + 2, last + 1)
    return Situation(tableau, luck.randrange(seats), used, NAMES[before], NAMES[last], value)


def test_a_row_busts_by_itself_if_and_only_if_nothing_can_save_it() -> None:
    """THR-6, THR-14, THR-15."""
    luck, saved = random.Random(SEED), 0
    for number in range(SITUATIONS):
        situation = any_situation(luck)
        expected = situation.can_be_saved(situation.value, situation.used)
        assert can_be_saved(situation.record()) == expected, f"seed {SEED}, number {number}: {situation}"
        saved += expected
    assert SITUATIONS * 0.2 < saved < SITUATIONS * 0.8
