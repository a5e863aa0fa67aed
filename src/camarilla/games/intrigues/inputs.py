"""What a network of Intrigues is given: the features, and the city as the seat knows it, character by character."""

from __future__ import annotations

from typing import Final

from camarilla.dialect import Array, Struct, clear, i8, of, public
from camarilla.games.intrigues.cards import CARDS, SPOTS
from camarilla.games.intrigues.features import Features, features
from camarilla.games.intrigues.heuristics import clock, turns_left
from camarilla.games.intrigues.scene import Scene, Status, sketch, standing
from camarilla.games.intrigues.scoring import located, named
from camarilla.games.intrigues.state import CONDITIONS, MAX_SEATS, State, Zone
from camarilla.kernel.agenda import due_about
from camarilla.kernel.features import between

STATUSES: Final = Status.LOST + 1
CLOCKS: Final = 6
MOST_TURNS: Final = 28


class Character(Struct):
    """A character, as the viewer knows it."""

    zone: Array[bool] = public[Zone.DECK + 1]  # the last: not seen
    up: bool = public
    held: bool = public
    wanted: Array[i8] = between(-1, 1)[
        CONDITIONS
    ]  # by the viewer's plot, for each event that names it: 1, or -1 unwanted


class ChanceInputs(Struct):
    """An event of the chapter, as it stands for the viewer."""

    status: Array[bool] = public[STATUSES]  # where the viewer's plot wants it to happen,
    against: Array[bool] = public[STATUSES]  # or where it does not


class Spot(Struct):
    """A location."""

    count: i8 = between(0, CARDS)
    hidden: i8 = between(0, CARDS)  # cards that the viewer does not know
    named: Array[i8] = between(-1, 1)[CONDITIONS]  # by events, as the viewer's plot wants them


class Derived(Struct):
    """What follows from the features; 0 where there is nothing to say."""

    seats: Array[bool] = public[MAX_SEATS + 1]
    clock: Array[bool] = public[CLOCKS]  # how much can still happen
    turns: i8 = between(0, MOST_TURNS)  # after this one, of all seats
    about: Array[bool] = public[SPOTS]  # where the character is whose property asks
    chance: Array[ChanceInputs] = of[CONDITIONS]
    character: Array[Character] = of[CARDS]
    spot: Array[Spot] = of[SPOTS]


class Inputs(Struct):
    """What the network is given: the features, and what follows from them."""

    seen: Features
    city: Derived


def write_time(s: State, out: Derived) -> None:
    """Seats, how much can still happen, and where the question is."""
    out.seats[s.seats] = True
    if s.agenda.size > 0:
        out.clock[clock(s)] = True
        out.turns = max(turns_left(s), 0)
        if 0 <= due_about(s.agenda) < SPOTS:
            out.about[due_about(s.agenda)] = True


def write_characters(scene: Scene, out: Derived) -> None:
    """Where each character is, and how many cards lie in each location."""
    for who in range(CARDS):
        out.character[who].zone[scene.zone[who]] = True
        out.character[who].up = scene.up[who]
        out.character[who].held = scene.held[who]
    for place in range(SPOTS):
        out.spot[place].count = scene.count[place]
        out.spot[place].hidden = scene.hidden[place]


def write_chances(s: State, seat: int, scene: Scene, out: Derived) -> None:
    """How each event stands, and whom and what it names."""
    for i in range(CONDITIONS):
        wanted = (s.table[seat].plot >> i) & 1 == 1
        status = standing(scene, s.chapter[i])
        if wanted:
            out.chance[i].status[status] = True
        else:
            out.chance[i].against[status] = True
        if named(s.chapter[i]) >= 0:
            out.character[named(s.chapter[i])].wanted[i] = 1 if wanted else -1
        if located(s.chapter[i]) >= 0:
            out.spot[located(s.chapter[i])].named[i] = 1 if wanted else -1


def inputs(s: State, seat: int, out: Inputs) -> None:
    """Write all inputs; s is redacted for the seat."""
    features(s, seat, out.seen)
    clear(out.city)
    scene = Scene()
    write_time(s, out.city)
    sketch(s, seat, scene)
    write_characters(scene, out.city)
    if s.chapter[0].kind != 0:
        write_chances(s, seat, scene, out.city)
