"""What draws a seat to an answer in Intrigues: what its plot could then expect."""

from __future__ import annotations

from math import exp
from typing import Final

from camarilla.dialect import Array, Struct, assign, i64, nobody
from camarilla.games.intrigues.cards import ARROWS, CARDS, SPOTS, Place, Who
from camarilla.games.intrigues.moves import Move
from camarilla.games.intrigues.rules import asked
from camarilla.games.intrigues.scene import (
    UNKNOWN,
    Scene,
    Status,
    carry,
    convey,
    kill,
    shove,
    sketch,
    standing,
)
from camarilla.games.intrigues.state import CONDITIONS, State, Step, Zone
from camarilla.kernel.agenda import due, due_about

TEMPER: Final = 25  # a move is e times as attractive as one that is worth this much less, in thousandths of a point
GREAT: Final = 100  # of what a move gains beyond this a sixteenth counts, so that the best of the last turn stay apart
LIMIT: Final = 80  # a loss beyond it makes no difference
LOOK: Final = 10  # what it is worth to learn who a card is

# How often an event ended as the plot wanted it, in thousandths, by how it stands and how much can still happen (see
# `clock`); counted over many games of one such player against random ones.
CLOCKS: Final = 5
WANTED: Final = (
    995, 945, 915, 890, 860,  # SOLID
    985, 830, 845, 825, 805,  # FIRM
    975, 625, 645, 655, 700,  # LOOSE
    690, 200, 515, 565, 535,  # one action away
    85, 60, 250, 485, 455,  # two
    70, 45, 150, 270, 390,  # three
    20, 5, 55, 110, 155,  # four or more
    35, 15, 115, 200, 225,  # MISSING
    0, 0, 15, 45, 115,  # LOST
)  # fmt: skip
UNWANTED: Final = (
    10, 25, 85, 190, 420,  # SOLID
    360, 180, 485, 640, 685,  # FIRM
    770, 415, 765, 860, 875,  # LOOSE
    990, 830, 870, 905, 930,  # one action away
    1000, 975, 975, 975, 980,  # two
    1000, 990, 990, 990, 990,  # three
    1000, 995, 995, 995, 995,  # four or more
    1000, 985, 985, 985, 985,  # MISSING
    1000, 1000, 1000, 1000, 1000,  # LOST
)  # fmt: skip


def charm(gain: int) -> int:
    """How attractive a gain is, 1 to 10,000: 20 for nothing."""
    step = min(gain, GREAT + (gain - GREAT) // 16) * 32 // TEMPER + 96
    return min(round(exp(max(step, 0) / 32)), 10000)


WEIGHTS: Final = tuple(charm(gain) for gain in range(-LIMIT, 1000))


class Context(Struct):
    """What all answers to a question have in common: the city as the seat knows it, and what it can expect now."""

    scene: Scene
    tried: Scene  # as it would be after an answer
    now: i64 = nobody  # or by deploying the drawn card anywhere
    placed: Array[i64] = nobody[SPOTS]  # by deploying it in each location


def read_context(s: State, c: Context) -> None:
    """Begin a question."""
    sketch(s, asked(s), c.scene)
    c.scene.time = clock(s)
    if due(s.agenda) == Step.DEPLOY:
        deploy(s, c)
    else:
        c.now = outlook(s, c.scene)


# -- what a scene is worth --------------------------------------------------------------------------------------
def turns_left(s: State) -> int:
    """Turns after this one, of all seats."""
    return s.options.turns * s.seats - (s.round - 1) * s.seats - (s.seat - s.first) % s.seats - 1


def clock(s: State) -> int:
    """How much can still happen: 0 nothing, 1 an own action, 2 only others' turns, from 3 on own ones too."""
    waits = 1 if due(s.agenda) == Step.ACT else 0  # the action that is being weighed is still counted
    more = 1 if due(s.agenda) == Step.DEPLOY or s.actions > waits else 0
    left = turns_left(s)
    if left == 0:
        return more
    return 2 + min(left // s.seats + more, 3)


def chance(status: int, time: int, wanted: bool) -> int:
    """How likely an event is to end as the plot wants it, in thousandths."""
    if time == 0:
        return 1000 if (status <= Status.LOOSE) == wanted else 0
    at = status * CLOCKS + time - 1
    return WANTED[at] if wanted else UNWANTED[at]


def outlook(s: State, scene: Scene) -> int:
    """What the seat's plot can expect, in thousandths of a point (INT-18)."""
    total = 0
    for i in range(CONDITIONS):
        wanted = (s.table[s.seat].plot >> i) & 1 == 1
        total += chance(standing(scene, s.chapter[i]), scene.time, wanted)
    return total


# -- what a move makes of the scene -----------------------------------------------------------------------------
def known(s: State, place: int, i: int) -> int:
    """Who a card on the board is, UNKNOWN if the seat has not seen it."""
    card = s.zones[place].card[i]
    return card.who if (card.seen >> s.seat) & 1 == 1 else UNKNOWN


def shift(s: State, scene: Scene, place: int, i: int, to: int) -> None:
    """A card goes elsewhere."""
    who = known(s, place, i)
    if who == UNKNOWN:
        shove(scene, place, to)
    else:
        convey(scene, who, to)


def drive(scene: Scene, home: int, to: int) -> None:
    """INT-17: everybody but prisoners, who ride with their Detective, and an open Governor."""
    for who in range(CARDS):
        stays = scene.held[who] or (who == Who.GOVERNOR and scene.up[who])
        if scene.zone[who] == home and not stays:
            convey(scene, who, to)
    for _ in range(scene.hidden[home]):
        shove(scene, home, to)


def swap(s: State, scene: Scene, home: int, place: int, i: int) -> None:
    """INT-12: each goes where the other was."""
    shift(s, scene, place, i, home)
    carry(scene, Who.BEGGAR, place)


def best_drive(s: State, scene: Scene, home: int) -> int:
    """INT-17: the best place to drive to."""
    best = 0
    tried = Scene()
    for to in range(SPOTS):
        if to != home:
            assign(tried, scene)
            drive(tried, home, to)
            best = max(best, outlook(s, tried))
    return best


def best_arrest(s: State, scene: Scene, home: int) -> int:
    """INT-15: the best prisoner; none is no choice."""
    best = 0
    for who in range(CARDS):
        free = scene.up[who] and not scene.held[who] and who != Who.GOVERNOR and who != Who.DETECTIVE
        if free and scene.zone[who] == home:
            scene.held[who] = True
            best = max(best, outlook(s, scene))
            scene.held[who] = False
    return best if best > 0 else outlook(s, scene)


def best_swap(s: State, scene: Scene, home: int) -> int:
    """INT-12: the best card to change places with."""
    best = 0
    tried = Scene()
    for place in range(SPOTS):
        pile = s.zones[place]
        for i in range(pile.size):
            who = known(s, place, i)
            if not pile.card[i].held and who != Who.BEGGAR and not (who == Who.GOVERNOR and pile.card[i].up):
                assign(tried, scene)
                if place != home:
                    swap(s, tried, home, place, i)
                best = max(best, outlook(s, tried))
    return best if best > 0 else outlook(s, scene)


def opened(s: State, scene: Scene, who: int, place: int) -> int:
    """What it is worth to open a character, with the best choice that its property gives."""
    scene.up[who] = True
    if who == Who.KILLER:
        kill(scene, place)
    match who:
        case Who.COACHMAN:
            return best_drive(s, scene, place)
        case Who.DETECTIVE:
            return best_arrest(s, scene, place)
        case Who.BEGGAR:
            return best_swap(s, scene, place)
        case _:
            return outlook(s, scene)


def guessed(s: State, scene: Scene, place: int) -> int:
    """Opening a card that the seat does not know: the mean over all whom it could be."""
    total = 0
    cases = 0
    tried = Scene()
    for who in range(CARDS):
        if scene.zone[who] == UNKNOWN:
            assign(tried, scene)
            tried.zone[who] = place
            tried.hidden[place] -= 1
            total += opened(s, tried, who, place)
            cases += 1
    return total // max(cases, 1)


def open_card(s: State, scene: Scene, place: int, i: int) -> int:
    who = known(s, place, i)
    return guessed(s, scene, place) if who == UNKNOWN else opened(s, scene, who, place)


def act(s: State, scene: Scene, code: int) -> int:
    """What an action is worth (INT-7)."""
    if Move.MOVE.holds(code):
        place = Move.MOVE.part(code, 0)
        shift(s, scene, place, Move.MOVE.part(code, 1), ARROWS[place])
    elif Move.OPEN.holds(code):
        return open_card(s, scene, Move.OPEN.part(code, 0), Move.OPEN.part(code, 1))
    elif Move.CLOSE.holds(code):
        scene.up[known(s, Move.CLOSE.part(code, 0), Move.CLOSE.part(code, 1))] = False
    elif Move.LEAVE.holds(code):
        shift(s, scene, Place.FACTORY, Move.LEAVE.part(code, 0), Zone.ESCAPED)
    elif Move.LOOK.holds(code):
        return outlook(s, scene) + LOOK
    return outlook(s, scene)


def bring(s: State, scene: Scene, home: int, code: int) -> None:
    """INT-13: one card more in his location, face down."""
    if code == Move.BRING_DECK.first:
        scene.count[home] += 1
        scene.hidden[home] += 1
        return
    who = UNKNOWN
    if Move.BRING_ESCAPED.holds(code):
        who = Move.BRING_ESCAPED.part(code, 0)
    else:
        who = known(s, Zone.DEAD + Move.BRING_DEAD.part(code, 0), Move.BRING_DEAD.part(code, 1))
    if who == UNKNOWN:
        scene.count[home] += 1
        scene.hidden[home] += 1
    else:
        carry(scene, who, home)
        scene.up[who] = False


def choose(s: State, scene: Scene, step: int, code: int) -> int:
    """What an answer to a property is worth (INT-10 to INT-17)."""
    home = due_about(s.agenda)
    match step:
        case Step.SPY:
            return open_card(s, scene, Move.EXPOSE.part(code, 0), Move.EXPOSE.part(code, 1))
        case Step.BEGGAR:
            place = Move.SWAP.part(code, 0)
            if place != home:
                swap(s, scene, home, place, Move.SWAP.part(code, 1))
        case Step.BARMAN:
            bring(s, scene, home, code)
        case Step.DETECTIVE:
            scene.held[known(s, home, Move.ARREST.part(code, 1))] = True
        case _:
            drive(scene, home, Move.DRIVE.part(code, 0))
    return outlook(s, scene)


def deploy(s: State, c: Context) -> None:
    """INT-6: the drawn card, face down; what can be expected of it in each location, and anywhere."""
    assign(c.tried, c.scene)
    total = 0
    for place in range(SPOTS):
        carry(c.tried, s.zones[Zone.DRAWN].card[0].who, place)
        c.placed[place] = outlook(s, c.tried)
        total += c.placed[place]
    c.now = total // SPOTS


def appeal(gain: int) -> int:
    """A weight from what a move gains over doing nothing: 20 for nothing."""
    return WEIGHTS[min(max(gain, -LIMIT), len(WEIGHTS) - LIMIT - 1) + LIMIT]


def prior(s: State, c: Context, code: int) -> int:
    """How much the seat that is asked is drawn to an answer, 1 to 10,000."""
    step = due(s.agenda)
    if step == Step.DEPLOY:
        return appeal(c.placed[Move.DEPLOY.part(code, 0)] - c.now)
    assign(c.tried, c.scene)
    if step == Step.ACT:
        return appeal(act(s, c.tried, code) - c.now)
    return appeal(choose(s, c.tried, step, code) - c.now)


def visible_code(s: State, code: int) -> int:
    """Everybody sees an answer as it is."""
    return code


def chance_key(s: State) -> int:
    """Nothing is told apart: what is drawn lies face down, or shows in the answers that follow."""
    return 0


def card_asked(s: State) -> int:
    """About none: a question names the place of the character that asks it."""
    return -1


def opens_unknown(s: State, code: int) -> bool:
    """Does an answer open a card that the seat does not know?"""
    if Move.OPEN.holds(code):
        return known(s, Move.OPEN.part(code, 0), Move.OPEN.part(code, 1)) == UNKNOWN
    return Move.EXPOSE.holds(code) and known(s, Move.EXPOSE.part(code, 0), Move.EXPOSE.part(code, 1)) == UNKNOWN


def quick_prior(s: State, c: Context, code: int) -> int:
    """The prior as a seat guesses it in a play-out: nobody thinks about who a card could be before opening it."""
    return appeal(0) if opens_unknown(s, code) else prior(s, c, code)
