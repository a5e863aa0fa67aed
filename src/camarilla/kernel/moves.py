"""Moves: one declaration gives the dense codes, the typed form and the text, each to each."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from camarilla.dialect import Array, Family, Struct, i8, i16, public
from camarilla.kernel.document import shown

MAX_ANSWERS = 1280  # to one question
MAX_CODES = 4096  # the code of any move of any game is below it
LISTED = 12  # legal moves that a refusal names
VICTORY = 60  # what a won game is worth; it divides among two to five winners without rest


class Answers(Struct):
    """What can be answered now: the codes of a seat's moves, or the number of equally likely outcomes of chance."""

    size: i16 = public
    chances: i16 = public
    code: Array[i16] = public[MAX_ANSWERS]


class Result(Struct):
    """Points of each seat, and the set of seats that win."""

    points: Array[i16] = public[5]
    winners: i16 = public


class Standing(Struct):
    """The points of each seat, then the set of seats that win."""

    size: i8 = public
    number: Array[i16] = public[6]


def offer(out: Answers, code: int) -> None:
    """Add a legal answer."""
    out.code[out.size] = code
    out.size += 1


def offer_run(out: Answers, first: int, count: int) -> None:
    """Add so many legal answers whose codes follow each other; none if the count is not above 0."""
    size = out.size
    for code in range(first, first + count):
        out.code[size] = code
        size += 1
    out.size = size


class TypedMove(NamedTuple):
    """A move, typed: which kind, and its parts by name."""

    kind: str
    parts: dict[str, Any]


class Says(Family):
    """Moves of one form: `says("place {card} on {place}", place=40, card=10)`; the last part changes fastest."""

    code: Any  # plain Python writes it out for speed, without checks: debug mode and compiled rules have them

    def __init__(self, text: str, **parts: int) -> None:
        self.text, self.parts = text, tuple(parts)
        if sorted(re.findall(r"{(\w+)}", text)) != sorted(parts):
            raise TypeError(f"{text!r} and its parts {list(parts)} differ")
        super().__init__(0, tuple(parts.values()))

    def start(self, first: int) -> None:
        """Give the family its codes, from `first` on."""
        self.first = first
        terms = [f"{part} * {stride}" for part, stride in zip(self.parts, self.strides, strict=True)]
        self.code = eval(f"lambda {', '.join(self.parts)}: {' + '.join([str(first), *terms])}")


says = Says


class MovesType(type):
    """Gives the families their codes, one after the other, after those of the base class."""

    families: dict[str, Says]
    words: dict[str, Sequence[str]]
    texts: list[str]
    codes: dict[str, int]

    def __new__(mcls, name: str, bases: tuple[type, ...], members: dict[str, Any], **words: Sequence[str]) -> MovesType:
        families: dict[str, Says] = {}
        for base in bases:
            families |= getattr(base, "families", {})
        count = sum(family.count for family in families.values())
        for key, family in members.items():
            if isinstance(family, Says):
                family.start(count)
                families[key] = family
                count += family.count
        if count > MAX_CODES:
            raise TypeError(f"{name} has {count} moves, more than {MAX_CODES}")
        cls = super().__new__(mcls, name, bases, members)
        cls.families, cls.words = families, words
        cls.texts = [text for family in families.values() for text in cls._texts(family)]
        cls.codes = {text: code for code, text in enumerate(cls.texts)}
        return cls

    def __init__(cls, name: str, bases: tuple[type, ...], members: dict[str, Any], **words: Any) -> None:
        super().__init__(name, bases, members)

    def _word(cls, part: str, number: int) -> str | int:
        names = cls.words.get(part)
        return names[number] if names and number < len(names) else number

    def _texts(cls, family: Says) -> list[str]:
        choices = itertools.product(*(range(size) for size in family.sizes))
        named = ({p: cls._word(p, n) for p, n in zip(family.parts, c, strict=True)} for c in choices)
        return [family.text.format(**parts) for parts in named]

    def named(cls, code: int) -> str:
        """A code with its text, if it has one: `2 (bust)`."""
        return f"{code} ({cls.texts[code]})" if 0 <= code < len(cls.texts) else shown(code)

    def typed(cls, code: int) -> TypedMove:
        """The move of a code, by kind and parts."""
        for key, family in cls.families.items():
            if family.holds(code):
                parts = {p: cls._word(p, family.part(code, i)) for i, p in enumerate(family.parts)}
                return TypedMove(key.lower(), parts)
        raise IndexError(f"no move has the code {code}")

    def code_of(cls, said: TypedMove) -> int:
        """The code of a typed move."""
        family = cls.families[said.kind.upper()]
        numbers = []
        for part, size in zip(family.parts, family.sizes, strict=True):
            word = said.parts[part]
            numbers.append([cls._word(part, n) for n in range(size)].index(word))
        code: int = family.code(*numbers)
        return code


class Moves(metaclass=MovesType):
    """class Move(Moves, card=NAMES): KEEP = says("keep"); PLACE = says("place {card}", card=10)."""
