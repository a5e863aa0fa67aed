"""The oracle of `ablaze`: a second, plain and slow engine, written beside the rules page.

It exists only for tests. Nothing here is clever: the whole game is one generator that yields a
question (the seat asked, its legal moves) and is sent the chosen move; abilities that ask
something are sub-generators, called with `yield from`. The numbers in the comments are those of
the rules pages (`ORI-n`: oriflamme.md, the frame; `ABL-n`: ablaze.md, the cards).
"""

import random
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

# ABL-1: eleven cards per family; the Twin is not one of the ten that are shuffled.
SHUFFLED_CHARACTERS = ("prince", "queen", "cutthroat", "apothecary", "felon", "schemer")
INTRIGUES = ("substitution", "plan", "trap", "bribery")
CHARACTERS = (*SHUFFLED_CHARACTERS, "twin")

HAND_SIZE = 7  # ORI-1
ROUNDS = 6  # ORI-4

Question = tuple[int, list[str]]  # the seat that is asked, and its legal moves
Steps = Generator[Question, str, None]  # something that may ask questions
Answer = Generator[Question, str, str]  # one question that ends with the chosen move
ChosenPlace = Generator[Question, str, int]  # one question that ends with an index of the row


@dataclass(eq=False)  # a card is equal only to itself: `is`, `in` and `remove` mean this card
class Card:
    """A card that lies in the row."""

    family: int  # its colour
    name: str
    up: bool = False
    tokens: int = 0  # influence lying on it
    briber: int | None = None  # the seat whose bribery token lies on it


def controller(card: Card) -> int:
    """ABL-2: a bribed card belongs to the token's owner, any other to its colour."""
    return card.family if card.briber is None else card.briber


def deal(players: int, first: int, rng: random.Random) -> dict[str, Any]:
    """The document at the start of round 1 (ORI-1, ORI-2, ABL-1)."""
    hand: list[list[str]] = []
    aside: list[list[str]] = []
    for _ in range(players):
        cards = [*SHUFFLED_CHARACTERS, *INTRIGUES]
        rng.shuffle(cards)
        hand.append(sorted(cards[:HAND_SIZE]))
        aside.append(sorted(cards[HAND_SIZE:]))
    return {
        "game": "ablaze",
        "players": players,
        "round": 1,
        "first": first,
        "phase": "placement",
        "seat": first,
        "influence": [1] * players,
        "hand": hand,
        "aside": aside,
        "discard": [[] for _ in range(players)],
        "row": [],
        "twin": [True] * players,
    }


class Oracle:
    """One game of `ablaze`, standing at a question or over."""

    def __init__(self, document: dict[str, Any]) -> None:
        """Start from a document without `pending` and run on to the first real question."""
        self.players: int = document["players"]
        self.round: int = document["round"]
        self.first: int = document["first"]
        self.phase: str = document["phase"]
        self.seat: int | None = document["seat"]
        self.influence: list[int] = list(document["influence"])
        self.hand: list[list[str]] = [list(cards) for cards in document["hand"]]
        self.aside: list[list[str]] = [list(cards) for cards in document["aside"]]
        self.discards: list[list[str]] = [list(cards) for cards in document["discard"]]
        self.twin: list[bool] = list(document["twin"])
        self.row: list[list[Card]] = [
            [
                Card(
                    family=card["family"],
                    name=card["card"],
                    up=card.get("up", False),
                    tokens=card.get("tokens", 0),
                    briber=card.get("briber"),
                )
                for card in place
            ]
            for place in document["row"]
        ]
        self.current: int = document.get("current", 0)  # the pointer, ORI-9
        self.plan: int | None = None  # influence still on the Plan being carried out, ABL-21

        self.legal: list[str] = []
        self.over: bool = False
        self.winners: list[int] = []
        self._game: Steps = self.play_game()
        self._go_on(None)

    # ---------------------------------------------------------------- the interface

    @property
    def scores(self) -> list[int]:
        """ORI-16: only held influence counts."""
        return list(self.influence)

    def play(self, move: str) -> None:
        """Answer the question with one of `legal`."""
        if move not in self.legal:
            raise ValueError(f"not a legal move: {move!r}")
        self._go_on(move)

    def position(self) -> dict[str, Any]:
        """The position document (oriflamme.md §7, ablaze.md §5), every row card in full."""
        document: dict[str, Any] = {
            "game": "ablaze",
            "players": self.players,
            "round": self.round,
            "first": self.first,
            "phase": self.phase,
            "seat": self.seat,
            "influence": list(self.influence),
            "hand": [sorted(cards) for cards in self.hand],
            "aside": [sorted(cards) for cards in self.aside],
            "discard": [sorted(cards) for cards in self.discards],
            "row": [[self.card_document(card) for card in place] for place in self.row],
            "twin": list(self.twin),
        }
        if self.phase == "resolution":
            document["current"] = self.current
        if self.plan is not None:
            document["plan"] = self.plan
        return document

    @staticmethod
    def card_document(card: Card) -> dict[str, Any]:
        """One row card of the document; `briber` only when a token lies on it."""
        document: dict[str, Any] = {
            "family": card.family,
            "card": card.name,
            "up": card.up,
            "tokens": card.tokens,
        }
        if card.briber is not None:
            document["briber"] = card.briber
        return document

    def _go_on(self, move: str | None) -> None:
        """Run the game to its next question, or to its end."""
        try:
            if move is None:
                self.seat, self.legal = next(self._game)
            else:
                self.seat, self.legal = self._game.send(move)
        except StopIteration:
            self.seat, self.legal = None, []
            self.over = True
            self.winners = self.find_winners()

    # ---------------------------------------------------------------- questions

    def ask(self, seat: int, moves: list[str]) -> Answer:
        """README: a question with exactly one legal answer is never asked."""
        if len(moves) == 1:
            return moves[0]
        return (yield seat, moves)

    def ask_place(self, seat: int, verb: str, places: list[int]) -> ChosenPlace:
        """A question whose moves are one verb and a place: `target P`, `activate P`, `bribe P`."""
        move = yield from self.ask(seat, [f"{verb} {place}" for place in places])
        return int(move.split()[1])

    # ---------------------------------------------------------------- the game and its rounds

    def play_game(self) -> Steps:
        """ORI-4: six rounds, each a placement and a resolution; then the first player passes on."""
        while self.phase != "over":
            if self.phase == "placement":
                yield from self.placement()
                self.phase = "resolution"
                self.current = 0
            yield from self.resolution()
            if self.round == ROUNDS:
                self.phase = "over"
            else:
                self.round += 1
                self.first = (self.first + 1) % self.players
                self.phase = "placement"
                self.seat = self.first

    def placement(self) -> Steps:
        """ORI-6: clockwise, up to the seat before the first player, each places one hand card."""
        assert self.seat is not None
        already_placed = (self.seat - self.first) % self.players
        for turn in range(already_placed, self.players):
            seat = (self.first + turn) % self.players
            names = sorted(self.hand[seat])
            wheres = self.placement_wheres(seat)
            moves = [f"place {name} {where}" for name in names for where in wheres]
            move = yield from self.ask(seat, moves)
            _, name, where = move.split(" ", 2)
            self.hand[seat].remove(name)
            self.lay(Card(seat, name), where)

    def placement_wheres(self, seat: int) -> list[str]:
        """ORI-6, ABL-4: the ends, or on a place whose top card the seat controls."""
        if not self.row:
            return ["front"]
        own = [index for index, place in enumerate(self.row) if controller(place[-1]) == seat]
        return ["front", "back", *(f"on {index}" for index in own)]

    def lay(self, card: Card, where: str) -> None:
        """Put a card into the row: `front`, `back` or `on P`."""
        if where == "front":
            self.row.insert(0, [card])
            if self.phase == "resolution":
                self.current += 1  # the pointer stays at its place, which has moved by one
        elif where == "back":
            self.row.append([card])
        else:
            self.row[int(where.split()[1])].append(card)

    def resolution(self) -> Steps:
        """ORI-7, ORI-9: one pass of the pointer over the places, front to back."""
        while self.current < len(self.row):
            card = self.row[self.current][-1]
            yield from self.deal_with(card)
            # ORI-9: if the card still lies there, the place is done. If it has left, `current`
            # already points at what comes next: the card that was beneath it, or, where the
            # place has closed up, the place right of the gap (see `close_gaps`).
            if self.current < len(self.row) and self.row[self.current][-1] is card:
                self.current += 1

    def deal_with(self, card: Card) -> Steps:
        """ORI-7: face up, its ability is applied; face down, its controller keeps or reveals."""
        if card.up:
            yield from self.activate(card)
            return
        answer = yield from self.ask(controller(card), ["keep", "reveal"])
        if answer == "keep":
            card.tokens += 1
        else:
            yield from self.reveal(card)

    def reveal(self, card: Card) -> Steps:
        """ORI-7, ORI-8, ORI-10: turn it up, take the influence on it, apply its ability."""
        card.up = True
        if card.name not in ("plan", "trap"):  # ORI-10: their own texts say what becomes of it
            self.influence[controller(card)] += card.tokens
            card.tokens = 0
        if card.name in CHARACTERS:
            if card.name == "prince":
                yield from self.bring_twin(card)  # ABL-10: first the Twin, then the 1
            yield from self.activate(card)
        elif card.name == "substitution":
            yield from self.substitution(card)
        elif card.name == "plan":
            yield from self.carry_out_plan(card)
        elif card.name == "trap":
            self.trap_revealed(card)
        elif card.name == "bribery":
            yield from self.bribery(card)

    def find_winners(self) -> list[int]:
        """ORI-16: most held influence. ORI-17: tied, most top cards; still tied, shared."""
        most = max(self.influence)
        tied = [seat for seat in range(self.players) if self.influence[seat] == most]
        top_cards = [0] * self.players
        for place in self.row:
            top_cards[controller(place[-1])] += 1
        most_cards = max(top_cards[seat] for seat in tied)
        return [seat for seat in tied if top_cards[seat] == most_cards]

    # ---------------------------------------------------------------- the row

    def place_of(self, card: Card) -> int:
        """The index of the place where the card lies."""
        for index, place in enumerate(self.row):
            if card in place:
                return index
        raise LookupError(f"not in the row: {card}")

    def neighbours(self, index: int) -> list[int]:
        """The indexes of the adjacent places."""
        return [near for near in (index - 1, index + 1) if 0 <= near < len(self.row)]

    def top_cards(self) -> list[Card]:
        """ORI-5: only these exist for the game. (A place may be empty while an ability runs.)"""
        return [place[-1] for place in self.row if place]

    def put_on_discard(self, card: Card) -> None:
        """ORI-13, ABL-3: out of the row, to the discard of its colour.

        The influence on it goes to the supply and a bribery token back to its owner, because both
        are written only on the card itself. The gap is closed later, by `close_gaps`.
        """
        self.row[self.place_of(card)].remove(card)
        self.discards[card.family].append(card.name)

    def close_gaps(self) -> None:
        """ORI-9, ORI-13: empty places close up, and the pointer keeps to its place.

        A place gone left of the pointer moves it by one. If the pointer's own place has gone, the
        place right of the gap now has its index.
        """
        self.current -= sum(1 for place in self.row[: self.current] if not place)
        self.row = [place for place in self.row if place]

    # ---------------------------------------------------------------- eliminating

    def eliminate(self, attacker: Card, victims: list[Card], reward: int) -> None:
        """ORI-12 to ORI-14: victims leave, rewards, then Trap, then Prince and Twin links.

        `reward` is what eliminating these cards pays, without the Queen's extra. A replacement
        (ABL-19) comes after this.
        """
        seat = controller(attacker)  # the attacker may be its own victim: ask before it leaves
        for victim in victims:
            self.put_on_discard(victim)

        self.influence[seat] += reward
        for victim in victims:
            if victim.name == "queen" and controller(victim) != seat:
                self.influence[seat] += 1  # ABL-13

        for victim in victims:
            if victim.name == "trap" and controller(victim) != seat:
                self.spring_trap(victim, attacker, seat)

        self.follow_links(victims)

    def spring_trap(self, trap: Card, attacker: Card, seat: int) -> None:
        """ABL-24: 3 stolen, or all there is; the attacking card is discarded."""
        stolen = min(3, self.influence[seat])
        self.influence[seat] -= stolen
        self.influence[controller(trap)] += stolen
        if attacker.name != "substitution":  # which is discarded as always, at its own end
            self.put_on_discard(attacker)

    def follow_links(self, eliminated: list[Card]) -> None:
        """ABL-12: a Prince eliminated: its family's Twins are discarded; and the other way round.

        Looked for once, after the eliminated cards have left, among face-up top cards. Discards
        start no further link.
        """
        linked: list[Card] = []
        for gone in eliminated:
            other_name = {"prince": "twin", "twin": "prince"}.get(gone.name)
            for card in self.top_cards():
                same_family = controller(card) == controller(gone)
                if card.name == other_name and card.up and same_family and card not in linked:
                    linked.append(card)
        for card in linked:
            self.put_on_discard(card)

    # ---------------------------------------------------------------- the characters

    def activate(self, card: Card) -> Steps:
        """The ability of a face-up character, from its own place, for its controller (ABL-2)."""
        seat = controller(card)
        if card.name in ("prince", "twin"):
            self.influence[seat] += 1  # ABL-10: every activation
        elif card.name == "queen":
            self.influence[seat] += 2
        elif card.name == "cutthroat":
            yield from self.cutthroat(card)
        elif card.name == "apothecary":
            yield from self.apothecary(card)
        elif card.name == "felon":
            self.felon(card)
        elif card.name == "schemer":
            self.schemer(card)
        self.close_gaps()

    def bring_twin(self, prince: Card) -> Steps:
        """ABL-10, ABL-11: the revealed Prince's seat must lay its Twin, if it is still beside it.

        Face up: at an end, or on a place of the family whose top card is not a Prince.
        """
        seat = controller(prince)
        if not self.twin[seat]:
            return
        moves = ["twin front", "twin back"]
        for index, place in enumerate(self.row):
            if controller(place[-1]) == seat and place[-1].name != "prince":
                moves.append(f"twin on {index}")
        move = yield from self.ask(seat, moves)
        self.twin[seat] = False
        self.lay(Card(seat, "twin", up=True), move.removeprefix("twin "))

    def cutthroat(self, card: Card) -> Steps:
        """ABL-14, ABL-15: an adjacent card, and every other player's face-up card of its name."""
        seat = controller(card)
        places = self.neighbours(self.place_of(card))
        if not places:
            return
        target = yield from self.ask_place(seat, "target", places)
        first_victim = self.row[target][-1]
        victims = [first_victim]
        for other in self.top_cards():
            same_name = other.up and other.name == first_victim.name
            if same_name and controller(other) != seat and other is not first_victim:
                victims.append(other)
        reward = 0 if len(victims) == 1 else len(victims)
        self.eliminate(card, victims, reward)

    def apothecary(self, card: Card) -> Steps:
        """ABL-16: a card, itself included, adjacent to another card of its family."""
        seat = controller(card)
        places: list[int] = []
        for index in range(len(self.row)):
            for near in self.neighbours(index):
                helper = self.row[near][-1]
                if helper is not card and controller(helper) == seat and index not in places:
                    places.append(index)
        if not places:
            return
        target = yield from self.ask_place(seat, "target", places)
        self.eliminate(card, [self.row[target][-1]], 1)

    def felon(self, card: Card) -> None:
        """ABL-17: the controller of each adjacent top card loses 1, never below 0."""
        for near in self.neighbours(self.place_of(card)):
            loser = controller(self.row[near][-1])
            self.influence[loser] = max(0, self.influence[loser] - 1)

    def schemer(self, card: Card) -> None:
        """ABL-18: beside a place of two or more cards she is discarded, otherwise gain 2."""
        if any(len(self.row[near]) >= 2 for near in self.neighbours(self.place_of(card))):
            self.put_on_discard(card)
        else:
            self.influence[controller(card)] += 2

    # ---------------------------------------------------------------- the intrigues

    def substitution(self, card: Card) -> Steps:
        """ABL-19, ABL-20: eliminate an adjacent card, perhaps replace it; then discarded."""
        seat = controller(card)
        places = self.neighbours(self.place_of(card))
        if places:
            target = yield from self.ask_place(seat, "target", places)
            place = self.row[target]
            victim = place[-1]
            alone = len(place) == 1
            self.eliminate(card, [victim], 1)
            if alone and victim.name in CHARACTERS and controller(victim) != seat:
                self.replace(place, victim.name, seat)
        self.put_on_discard(card)
        self.close_gaps()

    def replace(self, place: list[Card], name: str, seat: int) -> None:
        """ABL-19: the seat's own card of that name, out of its discard or its aside cards.

        The Twin is never among the aside cards, and in the discard only if it was in the row.
        """
        for pile in (self.discards[seat], self.aside[seat]):
            if name in pile:
                pile.remove(name)
                place.append(Card(seat, name, up=True))
                return

    def carry_out_plan(self, card: Card) -> Steps:
        """ABL-21, ABL-22: leaves first; then one activation, and one more for each 1 spent."""
        seat = controller(card)
        self.plan = card.tokens
        self.put_on_discard(card)
        self.close_gaps()
        yield from self.activate_own_character(seat)
        while self.plan > 0:
            moves = ["take", "spend"] if self.own_characters(seat) else ["take"]
            answer = yield from self.ask(seat, moves)
            self.plan -= 1
            if answer == "take":
                self.influence[seat] += 1
            else:
                yield from self.activate_own_character(seat)
        self.plan = None

    def own_characters(self, seat: int) -> list[int]:
        """ABL-21: the places with a face-up uncovered character of the family."""
        return [
            index
            for index, place in enumerate(self.row)
            if place[-1].up and place[-1].name in CHARACTERS and controller(place[-1]) == seat
        ]

    def activate_own_character(self, seat: int) -> Steps:
        """ABL-21: compulsory if there is one."""
        places = self.own_characters(seat)
        if places:
            chosen = yield from self.ask_place(seat, "activate", places)
            yield from self.activate(self.row[chosen][-1])

    def trap_revealed(self, card: Card) -> None:
        """ABL-23: the influence on it is lost, gain 1, discarded."""
        self.influence[controller(card)] += 1
        self.put_on_discard(card)
        self.close_gaps()

    def bribery(self, card: Card) -> Steps:
        """ABL-25: the seat's token on a face-up character that is alone in its place."""
        seat = controller(card)
        places = [
            index
            for index, place in enumerate(self.row)
            if len(place) == 1 and place[0].up and place[0].name in CHARACTERS
        ]
        if places:
            chosen = yield from self.ask_place(seat, "bribe", places)
            self.row[chosen][0].briber = seat  # another family's token returns to its owner
        self.put_on_discard(card)
        self.close_gaps()
