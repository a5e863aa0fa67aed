"""Options of a deal that say which chapter it plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from camarilla.games.intrigues.chapters import OURS, ROOT, Numbers, read_chapter, read_deck, written_event
from camarilla.games.intrigues.state import State
from camarilla.kernel.document import Member, shown
from camarilla.kernel.game import Chance
from camarilla.kernel.integers import check_outcome
from camarilla.kernel.options import checked
from camarilla.kernel.refusal import Refusal
from camarilla.kernel.rng import Dice, Seed, roll, seed_dice

CHAPTER: Final = ("chapter", "chapters", "events")  # which chapter is played
MOST: Final = 10**9 - 1
FAR: Final = 1 << 31  # a block of the dice that no game reaches


def choose_chapter(s: State, options: Mapping[str, Any]) -> None:
    """The chapter that the options name; without one, chance will open a chapter of ours."""
    if "chapter" in options and "events" in options:
        raise Refusal("option-clash", option="events", other="chapter")
    if "chapter" in options:
        set_chapter(s, OURS[checked("chapter", options["chapter"], 1, len(OURS)) - 1])
    elif "events" in options:
        set_chapter(s, decoded(options["events"]))


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
        number = checked("chapter", options["chapter"], 1, len(deck)) - 1
    else:
        number = drawn(len(deck), seed, chance)
    kept = {name: value for name, value in options.items() if name not in ("chapter", "chapters")}
    if "events" in kept:
        raise Refusal("option-clash", option="events", other="chapters")
    return {**kept, "events": encoded(deck[number])}


def drawn(count: int, seed: Seed, chance: Chance | None) -> int:
    """A chapter of an owner's deck, before the deal; by dice that the deal never comes to."""
    if callable(chance) and count > 1:
        return check_outcome(chance(count), count)
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
    number = checked("events", value, 0, MOST)
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
