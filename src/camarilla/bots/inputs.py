"""What networks of a game take and give: `inputs.py` in its folder, and a number for each of its moves."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from typing import Any, Final

from camarilla.dialect import attach
from camarilla.kernel.features import slices
from camarilla.kernel.game import Game

STUB: Final = "camarilla.bots.compiled.inputs"
UNIT: Final = 64  # what stands for 1: an input that is true counts so much
LEAST: Final = 2
FLAT: Final = 512  # larger families of moves have an output for each part instead of each move


@cache
def has_inputs(game: Game) -> bool:
    """Can a network play this game?"""
    return bool(game.rules.__package__) and find_spec(f"{game.rules.__package__}.inputs") is not None


@cache
def attach_inputs(game: Game) -> Any:
    """The inputs of a game, which generic modules bound to it are given from now on."""
    found = import_module(f"{game.rules.__package__}.inputs")
    attach(game.rules, STUB, found)
    return found


@cache
def units(game: Game) -> tuple[int, ...]:
    """By how much each input is multiplied, so that numbers of a wide range and of a small one come out alike."""
    found = slices(attach_inputs(game).Inputs)
    return tuple(max(UNIT // one.high, LEAST) for one in found for _ in range(one.size))


@cache
def signature(game: Game) -> str:
    """A hash of what a network of this game takes and gives: weights fit where it is the same."""
    taken = [tuple(one) for one in slices(attach_inputs(game).Inputs)]
    given = [(family.text, family.sizes) for family in game.moves.families.values()]
    return hashlib.sha256(json.dumps([taken, given]).encode()).hexdigest()[:16]


@cache
def outputs(game: Game, seats: int, viewer: int) -> tuple[list[int], list[int], int]:
    """The output of each code, a second one that is added to it (-1: none), and how many there are.

    A seat that a move names is counted from the viewer on.
    """
    first, second, size = list[int](), list[int](), 0
    for family in game.moves.families.values():
        parted = family.count > FLAT
        for parts in product(*(range(count) for count in family.sizes)):
            turned = [
                (part - viewer) % seats if name == "seat" and part < seats else part
                for name, part in zip(family.parts, parts, strict=True)
            ]
            at = turned[0] if parted else sum(map(lambda a, b: a * b, turned, family.strides))
            first.append(size + at)
            second.append(size + family.sizes[0] + turned[1] if parted else -1)
        size += sum(family.sizes) if parted else family.count
    return first, second, size
