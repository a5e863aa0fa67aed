"""The oracle of Oriflamme: a second, plain and slow reading of `rules/oriflamme.md`.

It serves tests only. The whole game is one generator, `run_game`: it yields a question (the seat
asked, the legal moves in the notation of the page) and is sent the move chosen. Abilities are
sub-generators. `Oracle` at the end of the file drives that generator.
"""

import random
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

CHARACTERS = ["archer", "heir", "lord", "shapeshifter", "soldier", "spy"]
INTRIGUES = ["ambush", "assassination", "conspiracy", "decree"]
CARDS = sorted(CHARACTERS + INTRIGUES)
ROUNDS = 6

Question = tuple[int, list[str]]
Step = Generator[Question, str, None]  # something that may ask questions
Answer = Generator[Question, str, str]  # something that asks one and gives back the move


@dataclass(eq=False)
class Card:
    """A card in the row; two cards are the same only when they are the same object."""

    family: int
    card: str
    up: bool = False
    tokens: int = 0


@dataclass
class Table:
    """Everything that lies on the table, hidden cards included (page, section 7)."""

    players: int
    round: int
    first: int
    phase: str
    seat: int | None
    influence: list[int]
    hand: list[list[str]]
    aside: list[list[str]]
    discard: list[list[str]]
    row: list[list[Card]]  # ORI-5: places front to back, each place bottom to top
    current: int  # ORI-9: the place being resolved; means something in resolution only


# ---------------------------------------------------------------------------------------------
# Set-up and documents
# ---------------------------------------------------------------------------------------------


def deal(players: int, first: int, rng: random.Random) -> dict[str, Any]:
    """ORI-1, ORI-2, ORI-3: ten cards each, three random ones aside, one influence each."""
    hand: list[list[str]] = []
    aside: list[list[str]] = []
    for _seat in range(players):
        family = list(CARDS)
        rng.shuffle(family)
        aside.append(sorted(family[:3]))
        hand.append(sorted(family[3:]))
    return {
        "game": "oriflamme",
        "players": players,
        "round": 1,
        "first": first,
        "phase": "placement",
        "seat": first,
        "influence": [1] * players,
        "hand": hand,
        "aside": aside,
        "discard": [[] for _seat in range(players)],
        "row": [],
    }


def read_card(written: dict[str, Any]) -> Card:
    """Section 7: a row card; `up` and `tokens` may be left out."""
    up = written.get("up", False)
    tokens = written.get("tokens", 0)
    return Card(family=written["family"], card=written["card"], up=up, tokens=tokens)


def read_document(document: dict[str, Any]) -> Table:
    """Section 7: lay the table as the document says."""
    return Table(
        players=document["players"],
        round=document["round"],
        first=document["first"],
        phase=document["phase"],
        seat=document["seat"],
        influence=list(document["influence"]),
        hand=[list(cards) for cards in document["hand"]],
        aside=[list(cards) for cards in document["aside"]],
        discard=[list(cards) for cards in document["discard"]],
        row=[[read_card(written) for written in place] for place in document["row"]],
        current=document.get("current", 0),
    )


def write_card(card: Card) -> dict[str, Any]:
    """Section 7: a row card, written in full."""
    return {"family": card.family, "card": card.card, "up": card.up, "tokens": card.tokens}


def write_document(table: Table) -> dict[str, Any]:
    """Section 7: the position document, without `pending`; `current` only in resolution."""
    document: dict[str, Any] = {
        "game": "oriflamme",
        "players": table.players,
        "round": table.round,
        "first": table.first,
        "phase": table.phase,
        "seat": table.seat,
        "influence": list(table.influence),
        "hand": [sorted(cards) for cards in table.hand],
        "aside": [sorted(cards) for cards in table.aside],
        "discard": [sorted(cards) for cards in table.discard],
        "row": [[write_card(card) for card in place] for place in table.row],
    }
    if table.phase == "resolution":
        document["current"] = table.current
    return document


# ---------------------------------------------------------------------------------------------
# Small helpers
# ---------------------------------------------------------------------------------------------


def ask(table: Table, seat: int, moves: list[str]) -> Answer:
    """README: one seat is asked; a question with exactly one legal answer is never asked."""
    table.seat = seat
    if len(moves) == 1:
        return moves[0]
    return (yield (seat, list(moves)))


def top(table: Table, place: int) -> Card:
    """ORI-5: only the top card of a place exists for the game."""
    return table.row[place][-1]


def neighbours(table: Table) -> list[int]:
    """ORI-5: the places adjacent to the current one, left before right."""
    beside = [table.current - 1, table.current + 1]
    return [place for place in beside if 0 <= place < len(table.row)]


def is_current(table: Table, card: Card) -> bool:
    """ORI-9: whether this very card lies on top of the current place."""
    return table.current < len(table.row) and top(table, table.current) is card


def lift(table: Table, place: int) -> Card:
    """ORI-9, ORI-13: take the top card of a place away; an emptied place closes up.

    The pointer stays with its place. If it is the current place that closes up, the same index
    now means the place right of the gap.
    """
    card = table.row[place].pop()
    if not table.row[place]:
        del table.row[place]
        if place < table.current:
            table.current -= 1
    return card


def discard_top(table: Table, place: int) -> Card:
    """ORI-8, ORI-13: the top card goes to its owner's discard; what lay on it is lost.

    ORI-14: discarding by itself pays nothing and triggers nothing.
    """
    card = lift(table, place)
    card.up = True
    card.tokens = 0
    table.discard[card.family].append(card.card)
    return card


# ---------------------------------------------------------------------------------------------
# The game, the round
# ---------------------------------------------------------------------------------------------


def run_game(table: Table) -> Step:
    """ORI-4: six rounds, each a placement and a resolution; a document may start anywhere."""
    while table.phase != "over":
        if table.phase == "placement":
            yield from placement(table)
            table.phase = "resolution"  # ORI-7: the pass begins at the front
            table.current = 0
        yield from resolution(table)
        if table.round < ROUNDS:
            table.round += 1
            table.first = (table.first + 1) % table.players
            table.phase = "placement"
            table.seat = table.first
        else:
            table.phase = "over"
            table.seat = None


def placement(table: Table) -> Step:
    """ORI-6: from the first player clockwise each seat places one card.

    A document in the middle of the phase names the seat whose turn it is: those between the
    first player and that seat have placed already.
    """
    assert table.seat is not None
    placed = (table.seat - table.first) % table.players
    for turn in range(placed, table.players):
        seat = (table.first + turn) % table.players
        move = yield from ask(table, seat, placements(table, seat))
        place_card(table, seat, move)


def placements(table: Table, seat: int) -> list[str]:
    """ORI-6, ORI-11: `front`, `back`, `on` one's own top card; an empty row has only `front`."""
    if not table.row:
        spots = ["front"]
    else:
        spots = ["front", "back"]
        for place in range(len(table.row)):
            if top(table, place).family == seat:
                spots.append(f"on {place}")
    return [f"place {name} {spot}" for name in sorted(table.hand[seat]) for spot in spots]


def place_card(table: Table, seat: int, move: str) -> None:
    """ORI-6: the card lies face down; influence on a card it covers stays there."""
    words = move.split()
    name, spot = words[1], words[2]
    table.hand[seat].remove(name)
    card = Card(seat, name)
    if spot == "front":
        table.row.insert(0, [card])
    elif spot == "back":
        table.row.append([card])
    else:
        table.row[int(words[3])].append(card)


def resolution(table: Table) -> Step:
    """ORI-7, ORI-9: one pass of the pointer over the places, front to back."""
    while table.current < len(table.row):
        card = top(table, table.current)
        yield from resolve_card(table, card)
        if is_current(table, card):
            table.current += 1  # it still lies there: the place is done
        # Else it has left. The pointer is already right: it means the same place, where the card
        # beneath is now on top, or the place right of the gap where the place closed up.


def resolve_card(table: Table, card: Card) -> Step:
    """ORI-7, ORI-8, ORI-10: keep or reveal a face-down card; a face-up card must act."""
    table.seat = card.family
    if not card.up:
        move = yield from ask(table, card.family, ["keep", "reveal"])
        if move == "keep":
            card.tokens += 1
            return
        reveal(table, card)
    yield from ability(table, card, card.card)
    # ORI-8: an intrigue is discarded after its ability (once: it may have left already, ORI-37).
    if card.card in INTRIGUES and is_current(table, card):
        discard_top(table, table.current)


def reveal(table: Table, card: Card) -> None:
    """ORI-10: turn the card up and take the influence on it before its ability.

    The two cards whose text says what becomes of their influence are paid here as well:
    ORI-30 the Conspiracy takes it twice, ORI-31 the Ambush loses it.
    """
    lying = card.tokens
    card.up = True
    card.tokens = 0
    if card.card == "conspiracy":
        table.influence[card.family] += 2 * lying
    elif card.card != "ambush":
        table.influence[card.family] += lying


# ---------------------------------------------------------------------------------------------
# The abilities. `card` is the card that acts, always the top card of the current place.
# ---------------------------------------------------------------------------------------------


def ability(table: Table, card: Card, kind: str) -> Step:
    """ORI-7: apply the ability `kind` for `card` (another kind than its own: ORI-29)."""
    if kind == "lord":
        lord(table, card)
    elif kind == "archer":
        yield from archer(table, card)
    elif kind == "soldier":
        yield from soldier(table, card)
    elif kind == "spy":
        yield from spy(table, card)
    elif kind == "heir":
        heir(table, card)
    elif kind == "shapeshifter":
        yield from shapeshifter(table, card)
    elif kind == "ambush":
        table.influence[card.family] += 1  # ORI-31: `reveal` has removed what lay on it
    elif kind == "decree":
        yield from decree(table, card)
    elif kind == "assassination":
        yield from assassination(table, card)
    # ORI-30: a Conspiracy has nothing left to do, `reveal` has paid it.


def lord(table: Table, card: Card) -> None:
    """ORI-20: gain 1, and 1 for each adjacent place whose top card is of the same family."""
    own = [place for place in neighbours(table) if top(table, place).family == card.family]
    table.influence[card.family] += 1 + len(own)


def archer(table: Table, card: Card) -> Step:
    """ORI-21, ORI-22: eliminate the first or the last card of the row, itself included."""
    ends = sorted({0, len(table.row) - 1})
    yield from strike(table, card, ends)


def soldier(table: Table, card: Card) -> Step:
    """ORI-23: eliminate an adjacent card; with none, no effect."""
    yield from strike(table, card, neighbours(table))


def assassination(table: Table, card: Card) -> Step:
    """ORI-37: eliminate any card of the row, itself included."""
    yield from strike(table, card, list(range(len(table.row))))


def strike(table: Table, attacker: Card, places: list[int]) -> Step:
    """ORI-12 to ORI-15, ORI-32 to ORI-34: choose one of the places, eliminate its top card."""
    if not places:
        return  # ORI-15: no target at all, nothing happens
    move = yield from ask(table, attacker.family, [f"target {place}" for place in places])
    victim = discard_top(table, int(move.split()[1]))  # ORI-13
    table.influence[attacker.family] += 1  # ORI-12
    if victim.card == "ambush" and victim.family != attacker.family:  # ORI-32, else ORI-33
        table.influence[victim.family] += 4
        discard_top(table, table.current)  # ORI-32, ORI-34: the attacking card


def spy(table: Table, card: Card) -> Step:
    """ORI-24: take 1 held influence from an opponent with an adjacent card."""
    opponents = {top(table, place).family for place in neighbours(table)} - {card.family}
    if not opponents:
        return
    moves = [f"steal {seat}" for seat in sorted(opponents)]
    move = yield from ask(table, card.family, moves)
    robbed = int(move.split()[1])
    taken = min(1, table.influence[robbed])
    table.influence[robbed] -= taken
    table.influence[card.family] += taken


def heir(table: Table, card: Card) -> None:
    """ORI-25, ORI-27: gain 2 if no other face-up top card has the acting card's own name."""
    for place in range(len(table.row)):
        other = top(table, place)
        if other is not card and other.up and other.card == card.card:
            return
    table.influence[card.family] += 2


def shapeshifter(table: Table, card: Card) -> Step:
    """ORI-26 to ORI-29: use the ability of an adjacent face-up character."""
    sources: list[int] = []
    for place in neighbours(table):
        other = top(table, place)
        # Section 6: two sources with the same card id are one move, with the lower place.
        same = [seen for seen in sources if top(table, seen).card == other.card]
        if other.up and other.card in CHARACTERS and not same:
            sources.append(place)
    if not sources:
        return
    move = yield from ask(table, card.family, [f"copy {place}" for place in sources])
    kind = top(table, int(move.split()[1])).card
    if kind != "shapeshifter":  # ORI-28: copying a Shapeshifter has no effect
        yield from ability(table, card, kind)


def decree(table: Table, card: Card) -> Step:
    """ORI-35, ORI-36: move another top card into a gap of the row."""
    moves = decree_moves(table)
    if not moves:
        return
    move = yield from ask(table, card.family, moves)
    place, gap = int(move.split()[1]), int(move.split()[2])
    places_before = len(table.row)
    moved = lift(table, place)
    if len(table.row) < places_before and place < gap:
        gap -= 1  # the place closed up, so the gaps right of it have moved
    table.row.insert(gap, [moved])
    if gap <= table.current:
        table.current += 1  # put in left of the Decree: the pointer stays with the Decree


def decree_moves(table: Table) -> list[str]:
    """ORI-35: every other top card into every gap, but the sequence of places must change.

    A card that is alone in its place would not move by going into the gap on either side of it.
    """
    moves: list[str] = []
    for place in range(len(table.row)):
        if place == table.current:
            continue
        alone = len(table.row[place]) == 1
        for gap in range(len(table.row) + 1):
            if alone and gap in (place, place + 1):
                continue
            moves.append(f"move {place} {gap}")
    return moves


# ---------------------------------------------------------------------------------------------
# The end
# ---------------------------------------------------------------------------------------------


def find_winners(table: Table) -> list[int]:
    """ORI-16, ORI-17: most held influence, then most places controlled, then shared."""
    most = max(table.influence)
    tied = [seat for seat in range(table.players) if table.influence[seat] == most]
    places = [0] * table.players
    for place in table.row:
        places[place[-1].family] += 1
    widest = max(places[seat] for seat in tied)
    return [seat for seat in tied if places[seat] == widest]


class Oracle:
    """A game in progress, driven one move at a time."""

    seat: int | None
    legal: list[str]
    over: bool
    scores: list[int]
    winners: list[int]

    def __init__(self, document: dict[str, Any]) -> None:
        """Start from a position document without `pending`; run on to the first question."""
        self._table = read_document(document)
        self._game = run_game(self._table)
        self._advance(None)

    def play(self, move: str) -> None:
        """Answer the question; a move that is not legal is refused and changes nothing."""
        if move not in self.legal:
            raise ValueError(f"not a legal move: {move!r}")
        self._advance(move)

    def position(self) -> dict[str, Any]:
        """The position document as it lies now."""
        return write_document(self._table)

    def _advance(self, move: str | None) -> None:
        """Run the game on to its next question, or to its end."""
        try:
            if move is None:
                self.seat, self.legal = next(self._game)
            else:
                self.seat, self.legal = self._game.send(move)
            self.over = False
            self.winners = []
        except StopIteration:
            self.seat, self.legal = None, []
            self.over = True
            self.winners = find_winners(self._table)
        self.scores = list(self._table.influence)
