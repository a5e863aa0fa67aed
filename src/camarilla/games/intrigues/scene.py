"""The city of Intrigues as one seat knows it, and how each event of the chapter stands there."""

from __future__ import annotations

from typing import Final

from camarilla.dialect import Array, Struct, bits, i8, nobody
from camarilla.games.intrigues.cards import ARROWS, CARDS, MORTAL, SPOTS, Place, Who
from camarilla.games.intrigues.chapters import Kind
from camarilla.games.intrigues.state import ConditionRecord, State, Zone

UNKNOWN: Final = Zone.DECK  # where a character lies that the seat has not seen: in the deck, or face down


def walk(start: int, goal: int) -> int:
    """How many arrows lead from one location to another (INT-2)."""
    steps = 0
    while start != goal:
        start, steps = ARROWS[start], steps + 1
    return steps


AWAY: Final = tuple(walk(start, goal) for start in range(SPOTS) for goal in range(SPOTS))


class Status:
    """How an event stands: true and hard or easy to undo, or false and so many actions away."""

    SOLID: Final = 0
    FIRM: Final = 1
    LOOSE: Final = 2
    NEXT: Final = 3  # one action away; then two, three, four or more
    FARTHEST: Final = 6
    MISSING: Final = 7  # nobody can say: the seat has not seen the character
    LOST: Final = 8


class Scene(Struct):
    """The city as the seat knows it, or as it would be after a move."""

    zone: Array[i8] = nobody[CARDS]  # of each character; UNKNOWN where it is not seen
    up: Array[bool] = nobody[CARDS]
    held: Array[bool] = nobody[CARDS]
    count: Array[i8] = nobody[SPOTS]  # cards in each location, seen or not
    hidden: Array[i8] = nobody[SPOTS]  # those among them that are not
    time: i8 = nobody  # how much can still happen


# -- the scene --------------------------------------------------------------------------------------------------
def sketch(s: State, seat: int, scene: Scene) -> None:
    """What the seat knows of every card; it looks at no other."""
    for who in range(CARDS):
        scene.zone[who] = UNKNOWN
        scene.up[who] = False
        scene.held[who] = False
    for zone in range(Zone.DECK):
        pile = s.zones[zone]
        hidden = 0
        for i in range(pile.size):
            card = pile.card[i]
            if (card.seen >> seat) & 1 == 1:
                scene.zone[card.who] = zone
                scene.up[card.who] = card.up
                scene.held[card.who] = card.held
            else:
                hidden += 1
        if zone < SPOTS:
            scene.count[zone] = pile.size
            scene.hidden[zone] = hidden


def carry(scene: Scene, who: int, to: int) -> None:
    """A known character changes its zone."""
    if scene.zone[who] < SPOTS:
        scene.count[scene.zone[who]] -= 1
    if to < SPOTS:
        scene.count[to] += 1
    scene.zone[who] = to


def convey(scene: Scene, who: int, to: int) -> None:
    """INT-16: a Detective takes his prisoners along; out of the city they are free."""
    carry(scene, who, to)
    if who == Who.DETECTIVE:
        for other in range(CARDS):
            if scene.held[other]:
                carry(scene, other, to)
                scene.held[other] = to != Zone.ESCAPED


def shove(scene: Scene, place: int, to: int) -> None:
    """A card that the seat does not know changes its location."""
    scene.count[place] -= 1
    scene.count[to] += 1
    scene.hidden[place] -= 1
    scene.hidden[to] += 1


def kill(scene: Scene, place: int) -> None:
    """INT-11: all others in the Killer's location; a card that the seat does not know is taken for mortal."""
    for who in bits(MORTAL):
        if scene.zone[who] == place:
            carry(scene, who, Zone.DEAD + place)
            scene.held[who] = False
    scene.count[place] -= scene.hidden[place]
    scene.hidden[place] = 0


# -- how an event stands ----------------------------------------------------------------------------------------
def journey(scene: Scene, who: int, goal: int) -> int:
    """How many actions bring a character to a location and face up; 9 if it is out of reach."""
    zone = scene.zone[who]
    if zone >= SPOTS:
        return 9
    if scene.held[who]:
        return AWAY[zone * SPOTS + goal]
    if who == Who.COACHMAN and not scene.up[who]:
        return 1 if zone != goal else 2  # INT-17: opened, he drives wherever he is sent, but not to where he is
    return AWAY[zone * SPOTS + goal] + (0 if scene.up[who] else 1)


def false_by(steps: int) -> int:
    """The status of an event that is so many actions away."""
    return Status.LOST if steps >= 9 else min(Status.NEXT + steps - 1, Status.FARTHEST)


def crowd(scene: Scene, who: int, where: int, size: int) -> int:
    """INT-19: face up there, with exactly so many cards in the location."""
    steps = journey(scene, who, where)
    there = scene.count[where] + (0 if scene.zone[who] == where else 1)
    steps += abs(there - size)
    return Status.LOOSE if steps == 0 else false_by(steps)


def presence(scene: Scene, who: int, where: int) -> int:
    steps = journey(scene, who, where)
    if steps > 0:
        return false_by(steps)
    return Status.FIRM if scene.held[who] else Status.LOOSE


def murder(scene: Scene, who: int, where: int) -> int:
    """INT-11, INT-19: face up beside a Killer who is opened there."""
    if scene.zone[who] >= Zone.DEAD:
        return Status.SOLID if scene.zone[who] == Zone.DEAD + where and scene.up[who] else Status.LOST
    steps = journey(scene, who, where)
    if scene.zone[Who.KILLER] == UNKNOWN:
        steps += 3
    else:
        steps += min(journey(scene, Who.KILLER, where) + (2 if scene.up[Who.KILLER] else 0), 5)
    return false_by(steps)


def arrest(scene: Scene, who: int, where: int) -> int:
    """INT-15: face up beside a Detective who is opened there."""
    if scene.held[who]:
        steps = AWAY[scene.zone[who] * SPOTS + where]
        return Status.FIRM if steps == 0 else false_by(steps)
    steps = journey(scene, who, where)
    if scene.zone[Who.DETECTIVE] == UNKNOWN:
        steps += 3
    else:
        steps += min(journey(scene, Who.DETECTIVE, where) + (2 if scene.up[Who.DETECTIVE] else 0), 5)
    return false_by(steps)


def escape(scene: Scene, who: int) -> int:
    """INT-7: out of the city by way of the factory."""
    if scene.zone[who] == Zone.ESCAPED:
        return Status.SOLID
    return false_by(journey(scene, who, Place.FACTORY) + 1)


def unseen(scene: Scene, who: int) -> int:
    """INT-19: nowhere face up."""
    if scene.zone[who] >= SPOTS:
        return Status.SOLID if scene.zone[who] != UNKNOWN else Status.FIRM
    if not scene.up[who]:
        return Status.LOOSE
    return Status.NEXT + 2 if scene.held[who] else Status.NEXT


def curfew(scene: Scene) -> int:
    """INT-19: two locations without a card."""
    empty = 0
    least = CARDS
    for place in range(SPOTS):
        if scene.count[place] == 0:
            empty += 1
        else:
            least = min(least, scene.count[place])
    if empty >= 2:
        return Status.LOOSE if empty == 2 else Status.FIRM
    return false_by(least if empty == 1 else 2 * least)


def standing(scene: Scene, event: ConditionRecord) -> int:
    """How an event stands."""
    if event.kind == Kind.CURFEW:
        return curfew(scene)
    if event.kind == Kind.UNSEEN:
        return unseen(scene, event.who)
    if scene.zone[event.who] == UNKNOWN:
        return Status.MISSING
    match event.kind:
        case Kind.MURDER:
            return murder(scene, event.who, event.where)
        case Kind.PRESENCE:
            return presence(scene, event.who, event.where)
        case Kind.PAIR:
            return crowd(scene, event.who, event.where, 2)
        case Kind.TRIO:
            return crowd(scene, event.who, event.where, 3)
        case Kind.ARREST:
            return arrest(scene, event.who, event.where)
        case _:
            return escape(scene, event.who)
