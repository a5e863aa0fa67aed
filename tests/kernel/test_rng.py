"""Chance: the cipher against its published vectors, fair dice, seeds, and the luck of play-outs."""

from __future__ import annotations

import hashlib
import struct
from collections import Counter

import pytest

from camarilla.kernel.rng import WORD, Dice, Luck, next_block, pick, roll, seed_dice, set_key, word

KEY = bytes(range(32))


# -- the cipher, written a second time from its definition ------------------------------------------------------
def chacha(rounds: int, key: bytes, counter: int, nonce: bytes) -> bytes:
    """One block of ChaCha: a 256-bit key, a 32-bit counter, a 96-bit nonce."""
    start = list(struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<I", counter) + nonce))
    x = list(start)
    for number in range(rounds):
        for i in range(4):  # columns, then diagonals
            turn = number % 2
            quarter(x, i, 4 + (i + turn) % 4, 8 + (i + 2 * turn) % 4, 12 + (i + 3 * turn) % 4)
    return struct.pack("<16I", *((a + b) % 2**32 for a, b in zip(x, start, strict=True)))


def quarter(x: list[int], a: int, b: int, c: int, d: int) -> None:
    for to, other, by, left in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        x[to] = (x[to] + x[other]) % 2**32
        mixed = x[by] ^ x[to]
        x[by] = (mixed << left | mixed >> (32 - left)) % 2**32


def test_the_second_writing_is_the_published_cipher() -> None:
    """RFC 8439, section 2.3.2: twenty rounds."""
    assert chacha(20, KEY, 1, bytes.fromhex("000000090000004a00000000")) == bytes.fromhex(
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )


def test_the_quarter_round_of_the_rfc() -> None:
    """RFC 8439, section 2.1.1."""
    x = [0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567]
    quarter(x, 0, 1, 2, 3)
    assert x == [0xEA2A92F4, 0xCB1CF8CE, 0x4581472E, 0x5881C4BB]


def dice(key: bytes) -> Dice:
    made = Dice()
    made.key[:] = struct.unpack("<8I", key)
    return made


def test_the_block_of_eight_rounds_with_a_key_of_zeros() -> None:
    """The published vectors of ChaCha8 for a 256-bit key: key, nonce and counter zero, two blocks."""
    zero = dice(bytes(32))
    first = (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
    )
    second = (
        "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
        "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa"
    )
    for expected in (first, second):
        next_block(zero)
        assert struct.pack("<16I", *zero.block).hex() == expected


@pytest.mark.parametrize("key", [KEY, bytes(32), b"\xff" * 32, hashlib.sha256(b"x").digest()])
def test_every_block_is_that_of_the_cipher(key: bytes) -> None:
    made = dice(key)
    for counter in range(5):
        next_block(made)
        assert struct.pack("<16I", *made.block) == chacha(8, key, counter, bytes(12))


def test_a_high_counter_counts_in_full() -> None:
    made = dice(KEY)
    made.count = 2**32 - 2
    next_block(made)
    assert struct.pack("<16I", *made.block) == chacha(8, KEY, 2**32 - 2, bytes(12))


# -- dice -------------------------------------------------------------------------------------------------------
def test_words_are_the_block_from_its_end_and_are_wiped() -> None:
    made = dice(KEY)
    block = struct.unpack("<16I", chacha(8, KEY, 0, bytes(12)))
    assert [word(made) for _ in range(16)] == list(reversed(block))
    assert made.block == [0] * 16
    assert word(made) == struct.unpack("<16I", chacha(8, KEY, 1, bytes(12)))[15]


@pytest.mark.parametrize("sides", [1, 2, 3, 6, 10, 45, 120])
def test_every_side_comes_up_equally_often(sides: int) -> None:
    made, times = dice(KEY), 6000
    count = Counter(roll(made, sides) for _ in range(times))
    expected = times / sides
    assert set(count) == set(range(sides))
    assert sum((n - expected) ** 2 / expected for n in count.values()) < sides + 6 * (2 * sides) ** 0.5


def loaded(*words: int) -> Dice:
    """Dice that will show these words next."""
    made = dice(KEY)
    made.left = len(words)
    made.block[: len(words)] = list(reversed(words))
    return made


def test_words_that_would_favour_a_side_are_thrown_again() -> None:
    """With three sides 2**32 words leave one over: the word 0 falls into the first share and is one too many."""
    made = loaded(0, WORD)
    assert roll(made, 3) == 2
    assert made.left == 0


def test_no_other_word_is_thrown_again() -> None:
    for given, side in ((1, 0), (2**32 // 3 + 1, 1), (WORD, 2)):
        made = loaded(given, 5)
        assert roll(made, 3) == side
        assert made.left == 1


def test_a_power_of_two_throws_nothing_again() -> None:
    made = loaded(0, 5)
    assert roll(made, 4) == 0
    assert made.left == 1


def test_with_many_sides_half_of_the_words_are_thrown_again() -> None:
    """Just above half of all words: the worst case, and still fair."""
    sides = 2**31 - 1
    made = dice(KEY)
    assert all(0 <= roll(made, sides) < sides for _ in range(100))


# -- seeds ------------------------------------------------------------------------------------------------------
def key_of(seed: int | bytes | None) -> bytes:
    made = dice(KEY)
    next_block(made)
    seed_dice(made, seed)
    assert (made.count, made.left, made.block) == (0, 0, [0] * 16)
    return struct.pack("<8I", *made.key)


def test_a_seed_stands_for_the_same_key_everywhere() -> None:
    assert key_of(7) == hashlib.sha256(b"int:7").digest()
    assert key_of(-7) == hashlib.sha256(b"int:-7").digest()
    assert key_of(b"7") == hashlib.sha256(b"bytes:7").digest()
    assert key_of(10**5000) == hashlib.sha256(b"hex:%x" % 10**5000).digest()


def test_numbers_and_bytes_do_not_meet() -> None:
    seeds = [0, 1, -1, 2**64, b"", b"0", b"1", b"int:0", 10**5000]
    assert len({key_of(seed) for seed in seeds}) == len(seeds)


def test_no_seed_is_a_new_key_each_time() -> None:
    assert len({key_of(None) for _ in range(20)}) == 20


# -- luck -------------------------------------------------------------------------------------------------------
def luck(key: int) -> Luck:
    made = Luck()
    made.key = key
    return made


def test_the_same_key_is_the_same_luck() -> None:
    first, second, other = luck(5), luck(5), luck(6)
    draws = [pick(first, 1000) for _ in range(50)]
    assert draws == [pick(second, 1000) for _ in range(50)]
    assert draws != [pick(other, 1000) for _ in range(50)]


@pytest.mark.parametrize("sides", [1, 2, 3, 7, 100])
def test_luck_is_fair_enough(sides: int) -> None:
    made, times = luck(99), 6000
    count = Counter(pick(made, sides) for _ in range(times))
    expected = times / sides
    assert set(count) == set(range(sides))
    assert sum((n - expected) ** 2 / expected for n in count.values()) < sides + 6 * (2 * sides) ** 0.5


def test_both_halves_of_a_draw_are_used() -> None:
    made = luck(3)
    for _ in range(10):
        pick(made, 6)
    assert made.count == 5


def test_a_key_from_luck_leaves_nothing_behind() -> None:
    used, fresh = dice(KEY), Dice()
    word(used)
    first, second = luck(8), luck(8)
    set_key(used, first)
    set_key(fresh, second)
    assert used == fresh
    assert first == second
    assert len(set(used.key)) == 8
    set_key(fresh, second)
    assert fresh != used
