"""Fair deals: a committed key, mixed with what the players give, decides every draw; anybody can check it afterwards.

commitment = SHA-256(key)                      told before the game
seed       = SHA-256("camarilla deal 1\\n" key "\\n" then one line a seat: what its player gave)
draw i     = the first word of HMAC-SHA-256(seed, "i/0"), "i/1", … that is below the last multiple of the sides,
             modulo the sides; a word is the first eight bytes, most significant first
Texts are UTF-8, a key is 64 hexadecimal digits, and a seat that gave nothing has an empty line.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

WORDS = 1 << 64


def commit(key: str) -> str:
    """What is told of a key before the game."""
    return hashlib.sha256(key.encode()).hexdigest()


def mix_seed(key: str, contributions: Sequence[str | None]) -> bytes:
    """The seed that key and players make together."""
    lines = ["camarilla deal 1", key, *((text or "") for text in contributions)]
    return hashlib.sha256("\n".join(lines).encode()).digest()


def draw(seed: bytes, number: int, sides: int) -> int:
    """Draw `number` of a game: each of the sides equally likely."""
    limit, turn = WORDS - WORDS % sides, 0
    while True:
        word = int.from_bytes(hmac.digest(seed, b"%d/%d" % (number, turn), "sha256")[:8], "big")
        if word < limit:
            return word % sides
        turn += 1


class FairDice:
    """The draws of one game, counted; `drawn` holds those since it was last emptied."""

    def __init__(self, seed: bytes, count: int = 0) -> None:
        self.seed, self.count = seed, count
        self.drawn: list[tuple[int, int]] = []

    def __call__(self, sides: int) -> int:
        outcome = draw(self.seed, self.count, sides)
        self.count += 1
        self.drawn.append((sides, outcome))
        return outcome

    def take(self) -> list[tuple[int, int]]:
        """The draws since the last time."""
        drawn, self.drawn = self.drawn, []
        return drawn
