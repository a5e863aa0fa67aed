"""Chance. Dice decide games: ChaCha with a 256-bit key that nobody may know. Luck is fast and for play-outs only."""

from __future__ import annotations

import hashlib
import secrets

from camarilla.dialect import Array, Struct, i8, i64, mix, nobody, u32
from camarilla.kernel.document import in_python
from camarilla.kernel.integers import whole
from camarilla.kernel.refusal import Refusal

WORD = 0xFFFFFFFF
HALF = 0x7FFFFFFF
ROUNDS = 8
LONG = 4096  # bits of a seed that is written in decimal
Seed = int | bytes | None


class Dice(Struct):
    """ChaCha8: key, block counter, the present block and how many of its words are left."""

    key: Array[u32] = nobody[8]
    count: u32 = nobody
    left: i8 = nobody
    block: Array[u32] = nobody[16]


class Luck(Struct):
    """A counter generator over `mix`: the same key gives the same luck."""

    key: i64 = nobody
    count: i64 = nobody
    spare: i64 = nobody  # half of the last draw, and one; 0: none


def quarter(d: Dice, i: int, j: int, k: int, m: int) -> None:
    """The quarter round of ChaCha over four words of the block; the turns are written out for plain Python's sake."""
    a = (d.block[i] + d.block[j]) & WORD
    e = d.block[m] ^ a
    e = (e << 16 | e >> 16) & WORD
    c = (d.block[k] + e) & WORD
    b = d.block[j] ^ c
    b = (b << 12 | b >> 20) & WORD
    a = (a + b) & WORD
    e = e ^ a
    e = (e << 8 | e >> 24) & WORD
    c = (c + e) & WORD
    b = b ^ c
    d.block[i] = a
    d.block[j] = (b << 7 | b >> 25) & WORD
    d.block[k] = c
    d.block[m] = e


def begin_block(d: Dice) -> None:
    """The first words are the cipher's constants, then key and counter."""
    d.block[0] = 0x61707865
    d.block[1] = 0x3320646E
    d.block[2] = 0x79622D32
    d.block[3] = 0x6B206574
    for i in range(8):
        d.block[4 + i] = d.key[i]
    d.block[12] = d.count
    d.block[13] = d.block[14] = d.block[15] = 0


def next_block(d: Dice) -> None:
    begin_block(d)
    for _ in range(ROUNDS // 2):
        quarter(d, 0, 4, 8, 12)
        quarter(d, 1, 5, 9, 13)
        quarter(d, 2, 6, 10, 14)
        quarter(d, 3, 7, 11, 15)
        quarter(d, 0, 5, 10, 15)
        quarter(d, 1, 6, 11, 12)
        quarter(d, 2, 7, 8, 13)
        quarter(d, 3, 4, 9, 14)
    d.block[0] = (d.block[0] + 0x61707865) & WORD
    d.block[1] = (d.block[1] + 0x3320646E) & WORD
    d.block[2] = (d.block[2] + 0x79622D32) & WORD
    d.block[3] = (d.block[3] + 0x6B206574) & WORD
    for i in range(8):
        d.block[4 + i] = (d.block[4 + i] + d.key[i]) & WORD
    d.block[12] = (d.block[12] + d.count) & WORD
    d.count += 1
    d.left = 16


def word(d: Dice) -> int:
    """32 random bits; a word that was used is wiped."""
    if d.left == 0:
        next_block(d)
    d.left -= 1
    w = d.block[d.left]
    d.block[d.left] = 0
    return w


def roll(d: Dice, sides: int) -> int:
    """A number below `sides`, each equally likely (Lemire's multiplication, with rejection)."""
    product = word(d) * sides
    if product & WORD < sides:
        least = (WORD + 1) % sides
        while product & WORD < least:
            product = word(d) * sides
    return product >> 32


def pick(luck: Luck, sides: int) -> int:
    """A number below `sides`, quickly; the bias is below sides / 2**31."""
    half = luck.spare - 1
    if half >= 0:
        luck.spare = 0
    else:
        r = mix(luck.key, luck.count)
        luck.count += 1
        luck.spare = (r & HALF) + 1
        half = (r >> 31) & HALF
    return (half * sides) >> 31


def set_key(d: Dice, luck: Luck) -> None:
    """A key for simulated games, from luck; nothing of the old block stays, so that equal dice are equal bytes."""
    for i in range(4):
        r = mix(luck.key, luck.count)
        luck.count += 1
        d.key[2 * i] = r & WORD
        d.key[2 * i + 1] = r >> 31
    for i in range(16):
        d.block[i] = 0
    d.count = 0
    d.left = 0


def seed_key(seed: Seed) -> bytes:
    """The key that a seed stands for; None draws one that nobody can guess."""
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, int):
        form = b"int:%d" if seed.bit_length() <= LONG else b"hex:%x"  # Python writes no endless decimal numbers
        return hashlib.sha256(form % seed).digest()
    return hashlib.sha256(b"bytes:" + seed).digest()


def seeded(record: bytes, struct: type[Struct], seed: Seed) -> bytes:
    """A record with fresh dice, whose key a seed stands for."""
    given = seed if seed is None or isinstance(seed, bytes) else whole(seed)
    if given is None and seed is not None:
        raise Refusal("seed", seed=in_python(seed))
    start = struct.fields_["dice"].offset
    return record[:start] + seed_key(given).ljust(Dice.size_, b"\0") + record[start + Dice.size_ :]


def seed_dice(d: Dice, seed: Seed) -> None:
    """Dice with the key of a seed, as new."""
    d.assign_(Dice.unpack(seed_key(seed).ljust(Dice.size_, b"\0")))
