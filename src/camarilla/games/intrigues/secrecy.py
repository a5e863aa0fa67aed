"""What a seat can know in Intrigues, and the worlds that this leaves open (INT-9)."""

from __future__ import annotations

from camarilla.games.intrigues.cards import ANYBODY, CARDS, MORTAL, SPOTS, Who
from camarilla.games.intrigues.state import MAX_SEATS, PLOTS, ZONES, Card, State, Zone, redact
from camarilla.games.intrigues.zones import NOWHERE
from camarilla.kernel.rng import Luck, set_key
from camarilla.kernel.sampling import Sample, add_card, add_cell, draw_sample, empty, shuffle
from camarilla.kernel.secrecy import HIDDEN

__all__ = ["determinize", "redact"]


def known_cards(s: State) -> int:
    """The characters whose card a redacted state shows, as a set."""
    known = 0
    for zone in range(ZONES):
        pile = s.zones[zone]
        for i in range(pile.size):
            if pile.card[i].who != HIDDEN:
                known |= 1 << pile.card[i].who
    return known


def jail(s: State) -> int:
    """The location with prisoners, where the Detective must be (INT-16); NOWHERE if there are none."""
    for place in range(SPOTS):
        for i in range(s.zones[place].size):
            if s.zones[place].card[i].held:
                return place
    return NOWHERE


def suspects(card: Card, zone: int, prison: int) -> int:
    """Who a hidden card can be, from what everybody saw: its clue, its place among the dead, the prisoners."""
    may = card.clue if card.clue != 0 else ANYBODY
    if Zone.DEAD <= zone < Zone.ESCAPED:
        may &= MORTAL
    if prison != NOWHERE and zone != prison:
        may &= ~(1 << Who.DETECTIVE)
    return may


def guess_cards(s: State, sample: Sample, luck: Luck) -> None:
    """Give every hidden card a character that is not known to lie elsewhere."""
    known = known_cards(s)
    prison = jail(s)
    for who in range(CARDS):
        if (known >> who) & 1 == 0:
            add_card(sample, who)
    for zone in range(ZONES):
        pile = s.zones[zone]
        for i in range(pile.size):
            if pile.card[i].who == HIDDEN:
                add_cell(sample, suspects(pile.card[i], zone, prison))
    draw_sample(sample, luck)
    fill_cards(s, sample)


def fill_cards(s: State, sample: Sample) -> None:
    """The sample in the same order; a cell where nothing lies is empty again."""
    used = 0
    for zone in range(ZONES):
        pile = s.zones[zone]
        for i in range(CARDS):
            if i >= pile.size:
                pile.card[i].who = 0
            elif pile.card[i].who == HIDDEN:
                pile.card[i].who = sample.card[used]
                used += 1


def known_plots(s: State) -> int:
    """The plots that it shows, as a set."""
    known = 0
    for seat in range(s.seats):
        if s.table[seat].plot != HIDDEN:
            known |= 1 << s.table[seat].plot
    return known


def guess_plots(s: State, sample: Sample, luck: Luck) -> None:
    """INT-3: no two seats have the same plot."""
    known = known_plots(s)
    for plot in range(PLOTS):
        if (known >> plot) & 1 == 0:
            add_card(sample, plot)
    shuffle(sample, luck)
    for seat in range(MAX_SEATS):
        if seat >= s.seats:
            s.table[seat].plot = 0
        elif s.table[seat].plot == HIDDEN:
            s.table[seat].plot = sample.card[seat]


def determinize(s: State, seat: int, luck: Luck) -> None:
    """Fill a redacted state with one of the worlds it leaves open to the seat, each equally likely."""
    sample = Sample()
    guess_cards(s, sample, luck)
    empty(sample)
    guess_plots(s, sample, luck)
    set_key(s.dice, luck)
