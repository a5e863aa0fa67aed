"""Many games side by side: deal them, give each an answer, say what each asks. Bound to each game (see subject.py)."""

from __future__ import annotations

from camarilla.dialect import Buffer, Struct, assign, f32, i8, i16, public, u8, u32
from camarilla.kernel.moves import Answers, Result
from camarilla.kernel.play import apply, deal_keyed, roll_chance
from camarilla.kernel.subject import Features, State, asked, features, redact, score
from camarilla.kernel.victory import share_of


class Terms(Struct):
    """On which terms all lanes are played."""

    blank: State  # the options of the deal, and nothing else
    seats: i8 = public
    first: i8 = public
    codes: i16 = public  # how many moves the game has: a row of the mask
    width: i16 = public  # how many of them may be legal at once: a row of the legal codes
    redeals: bool = public  # a lane whose game has ended is dealt anew


def note_end(s: State, lane: int, points: Buffer[i16], shares: Buffer[f32]) -> None:
    """The points of the game that has ended in a lane, and how the victory is shared."""
    result = Result()
    score(s, result)
    for seat in range(s.seats):
        points[lane * s.seats + seat] = result.points[seat]
        shares[lane * s.seats + seat] = share_of(result, seat)


def clear_shares(seats: int, lane: int, shares: Buffer[f32]) -> None:
    """Nothing has been won."""
    for seat in range(seats):
        shares[lane * seats + seat] = 0.0


def mark(terms: Terms, lane: int, count: int, legal: Buffer[i16], mask: Buffer[u8], value: int) -> None:
    """Set the legal answers of a lane in the mask, or clear them."""
    if len(mask) > 0:
        for i in range(count):
            mask[lane * terms.codes + legal[lane * terms.width + i]] = value


def report(
    terms: Terms,
    s: State,
    redacted: State,
    lane: int,
    out: Answers,
    seats: Buffer[i8],
    counts: Buffer[i16],
    legal: Buffer[i16],
    mask: Buffer[u8],
    seen: Buffer[Features],
) -> None:
    """What a lane is asked, and what the seat that is asked may know."""
    seat = asked(s) if out.size > 0 else -1
    mark(terms, lane, counts[lane], legal, mask, 0)
    seats[lane] = seat
    counts[lane] = out.size
    for i in range(out.size):
        legal[lane * terms.width + i] = out.code[i]
    mark(terms, lane, out.size, legal, mask, 1)
    if len(seen) > 0:
        assign(redacted, s)
        redact(redacted, seat)
        features(redacted, seat, seen[lane])


def batch_deal(
    terms: Terms,
    states: Buffer[State],
    keys: Buffer[u32],
    seats: Buffer[i8],
    counts: Buffer[i16],
    legal: Buffer[i16],
    mask: Buffer[u8],
    seen: Buffer[Features],
) -> None:
    """Deal every lane anew."""
    redacted = State()
    out = Answers()
    for lane in range(len(states)):
        deal_keyed(states[lane], terms.blank, terms.seats, terms.first, keys, lane, out)
        report(terms, states[lane], redacted, lane, out, seats, counts, legal, mask, seen)


def illegal_lane(terms: Terms, chosen: Buffer[i16], counts: Buffer[i16], legal: Buffer[i16]) -> int:
    """The first lane whose answer is neither legal nor -1; -1 if there is none."""
    for lane in range(len(chosen)):
        at = 0
        while at < counts[lane] and legal[lane * terms.width + at] != chosen[lane]:
            at += 1
        if at == counts[lane] and chosen[lane] != -1:
            return lane
    return -1


def batch_step(
    terms: Terms,
    states: Buffer[State],
    keys: Buffer[u32],
    chosen: Buffer[i16],
    ended: Buffer[u8],
    points: Buffer[i16],
    shares: Buffer[f32],
    seats: Buffer[i8],
    counts: Buffer[i16],
    legal: Buffer[i16],
    mask: Buffer[u8],
    seen: Buffer[Features],
) -> int:
    """Give every lane its answer, -1 leaves it alone. The first lane with an illegal one, and then nothing changes."""
    wrong = illegal_lane(terms, chosen, counts, legal)
    if wrong >= 0:
        return wrong
    redacted = State()
    out = Answers()
    for lane in range(len(states)):
        if ended[lane] == 1:
            ended[lane] = 0
            clear_shares(terms.seats, lane, shares)
        if chosen[lane] >= 0:
            apply(states[lane], chosen[lane], out, None)
            roll_chance(states[lane], out, None)
            if out.size == 0:
                ended[lane] = 1
                note_end(states[lane], lane, points, shares)
                if terms.redeals:
                    deal_keyed(states[lane], terms.blank, terms.seats, terms.first, keys, lane, out)
            report(terms, states[lane], redacted, lane, out, seats, counts, legal, mask, seen)
    return -1
