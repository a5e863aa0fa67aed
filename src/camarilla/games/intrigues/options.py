"""Options of a deal: how long the game is, and which chapter it plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from camarilla.games.intrigues.chapters import OURS, ROOT, Numbers, read_chapter, read_deck, written_event
from camarilla.games.intrigues.state import State
from camarilla.kernel.document import Member, listed, shown
from camarilla.kernel.game import Chance
from camarilla.kernel.refusal import Refusal
from camarilla.kernel.rng import Dice, Seed, roll, seed_dice

RANGES: Final = {"turns": (3, 1, 7), "actions": (1, 1, 3), "spare": (2, 1, 4)}  # the rulebook's value, lowest, highest
NAMES: Final = (*RANGES, "chapter", "chapters", "events")
DIGITS: Final = 3  # of an event in the option `events`: kind, character, location, from 1; 0: none
MOST: Final = 10**9 - 1
FAR: Final = 1 << 31  # a block of the dice that no game reaches


def set_options(s: State, options: Mapping[str, Any]) -> None:
    """What is not given is the rulebook's, and chance opens a chapter of ours."""
    for name in options:
        if name not in NAMES:
            raise Refusal("option", option=shown(name), expected=listed(NAMES))
    for name, (usual, low, high) in RANGES.items():
        setattr(s.options, name, whole(name, options.get(name, usual), low, high))
    if "chapter" in options and "events" in options:
        raise Refusal("option-clash", option="events", other="chapter")
    if "chapter" in options:
        set_chapter(s, OURS[whole("chapter", options["chapter"], 1, len(OURS)) - 1])
    elif "events" in options:
        set_chapter(s, decoded(options["events"]))


def whole(name: str, value: Any, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise Refusal("option-value", option=name, value=shown(value), low=low, high=high)
    return value


def set_chapter(s: State, chapter: Sequence[Numbers]) -> None:
    """The three events of the game."""
    for event, numbers in zip(s.chapter, chapter, strict=True):
        event.kind, event.who, event.where = numbers


# -- an owner's own chapters ------------------------------------------------------------------------------------
def choose(options: Mapping[str, Any], seed: Seed, chance: Chance | None) -> dict[str, Any]:
    """INT-5: options with an owner's deck, `chapters`, become options with one chapter of it, `events`.

    That is the one they name, or one drawn from the seed; so a transcript holds all that a replay needs.
    """
    deck = read_deck(Member(ROOT, options["chapters"]))
    if "chapter" in options:
        number = whole("chapter", options["chapter"], 1, len(deck)) - 1
    else:
        number = drawn(len(deck), seed, chance)
    kept = {name: value for name, value in options.items() if name not in ("chapter", "chapters")}
    if "events" in kept:
        raise Refusal("option-clash", option="events", other="chapters")
    return {**kept, "events": encoded(deck[number])}


def drawn(count: int, seed: Seed, chance: Chance | None) -> int:
    """A chapter of an owner's deck, before the deal; by dice that the deal never comes to."""
    if chance is not None and count > 1:
        outcome = chance(count)
        if not isinstance(outcome, int) or isinstance(outcome, bool) or not 0 <= outcome < count:
            raise Refusal("chance", outcome=shown(outcome), high=count - 1)
        return outcome
    dice = Dice()
    seed_dice(dice, seed if isinstance(seed, int | bytes) else None)  # the deal refuses what is no seed
    dice.count = FAR
    return roll(dice, count)


def encoded(chapter: Sequence[Numbers]) -> int:
    """A chapter as a number of nine digits: three for each event, 112 for `murder`, `spy`, `square`."""
    digits = ""
    for numbers in chapter:
        kind, *_ = numbers
        named = written_event(numbers)
        digits += f"{kind}{numbers[1] + 1 if 'who' in named else 0}{numbers[2] + 1 if 'where' in named else 0}"
    return int(digits)


def decoded(value: Any) -> list[Numbers]:
    """The chapter that a number stands for."""
    number = whole("events", value, 0, MOST)
    groups = [divmod(number // 1000**i % 1000, 100) for i in (2, 1, 0)]
    found = [(kind, rest // 10 - 1, rest % 10 - 1) for kind, rest in groups]
    try:
        events = [(kind, max(who, 0), max(where, 0)) for kind, who, where in found]
        chapter = read_chapter(Member("events", [written_event(event) for event in events]))
    except (IndexError, Refusal):
        chapter = []
    if not chapter or encoded(chapter) != number:
        raise Refusal("option-events", value=shown(value))
    return chapter
