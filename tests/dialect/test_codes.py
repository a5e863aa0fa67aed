"""Families of codes and the dialect's own functions, as plain Python."""

from __future__ import annotations

import math

import pytest

from camarilla.dialect import Family, bits, log, mix, popcount, sqrt


def test_the_last_part_changes_fastest() -> None:
    family = Family(10, (2, 3))
    codes = [family.code(a, b) for a in range(2) for b in range(3)]
    assert codes == list(range(10, 16))
    assert (family.count, family.strides) == (6, (3, 1))
    assert [(family.part(c, 0), family.part(c, 1)) for c in codes] == [(a, b) for a in range(2) for b in range(3)]


def test_a_family_holds_its_codes_only() -> None:
    family = Family(-4, (5,))
    assert [code for code in range(-10, 10) if family.holds(code)] == [-4, -3, -2, -1, 0]


def test_a_family_without_parts_is_one_code() -> None:
    assert Family(7, ()).code() == 7
    assert [code for code in range(10) if Family(7, ()).holds(code)] == [7]


@pytest.mark.parametrize("parts", [(2, 0), (0, 3), (-1, 0)])
def test_a_part_out_of_range(parts: tuple[int, int]) -> None:
    with pytest.raises(IndexError):
        Family(10, (2, 3)).code(*parts)


def test_too_few_parts() -> None:
    with pytest.raises(TypeError, match="2 parts make a code, not 1"):
        Family(10, (2, 3)).code(1)


@pytest.mark.parametrize("code", [9, 16])
def test_a_code_of_another_family(code: int) -> None:
    with pytest.raises(IndexError, match=f"{code} is none of 6 from 10"):
        Family(10, (2, 3)).part(code, 0)


@pytest.mark.parametrize(("first", "sizes"), [(0, (3, 0)), (0, (-1,)), (-(1 << 63) - 1, (1,)), (1 << 62, (2, 1 << 62))])
def test_no_such_family(first: int, sizes: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="no family of codes"):
        Family(first, sizes)


def test_bits_in_order() -> None:
    assert list(bits(0b1010011)) == [0, 1, 4, 6]
    assert list(bits(1 << 62)) == [62]
    assert list(bits(0)) == []
    assert popcount(0b1010011) == 4


def test_a_set_is_not_negative() -> None:
    with pytest.raises(ValueError, match="a set is not negative: -1"):
        popcount(-1)
    with pytest.raises(ValueError, match="a set is not negative: -2"):
        list(bits(-2))


def test_mix_is_splitmix64() -> None:
    """The first outputs of the published generator from seed 0, without their lowest bit."""
    published = [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]
    assert [mix(0, count) for count in range(3)] == [word >> 1 for word in published]


def test_real_functions() -> None:
    assert sqrt(6.25) == 2.5
    assert log(math.e) == 1.0
    with pytest.raises(ValueError, match="math domain error"):
        sqrt(-1.0)
    with pytest.raises(ValueError, match="math domain error"):
        log(0.0)
