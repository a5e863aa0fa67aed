"""The oracle of Intrigues: a second, plain and slow reading of the rules page, for tests only.

The whole game is one generator. It yields a question (the seat asked, its legal moves in the
notation of the page) and is sent the chosen move; every part of the game that may ask is a
sub-generator, used with ``yield from``. The numbers INT-1 .. INT-20 are those of the page.
"""

from __future__ import annotations

import copy
import itertools
import random
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

Question = tuple[int, list[str]]
Play = Generator[Question, str, None]  # a part of the game, asking as it needs
Answer = Generator[Question, str, str]  # one question, giving back the chosen move
Place = tuple[str, int]  # LOCATION/I: a location and an index in its list

# INT-2: the ring; the arrow of each location points to the next, the last one to the first.
LOCATIONS = ["alley", "square", "police", "factory"]
NEXT = {"alley": "square", "square": "police", "police": "factory", "factory": "alley"}
GATE = "factory"  # from here an open character may leave the city

# INT-4
CHARACTERS = ["spy", "killer", "beggar", "barman", "governor", "detective", "coachman"]

ROUNDS = 3  # INT-1: each seat has exactly three turns


@dataclass
class Card:
    """A character on the board or among the dead (INT-8, section 6)."""

    who: str
    up: bool
    known: set[int] = field(default_factory=set)  # seats that know it, while it is face down
    held: bool = False  # a prisoner of the Detective (INT-16)


@dataclass
class Table:
    """Everything that lies on the table, hidden or not: the position document (section 6)."""

    players: int
    seat: int | None  # None when the game is over
    round: int
    first: int
    actions: int
    drawn: str | None
    chapter: list[dict[str, Any]]
    plots: list[list[bool]]
    deck: list[str]  # top first
    board: dict[str, list[Card]]
    dead: dict[str, list[Card]]
    escaped: list[str]


# ------------------------------------------------------------------------------------------
# Helpers
# ------------------------------------------------------------------------------------------


def ask(seat: int, moves: list[str]) -> Answer:
    """Ask one question; one with exactly one legal answer answers itself (README)."""
    if len(moves) == 1:
        return moves[0]
    answer = yield seat, moves
    return answer


def write(place: Place) -> str:
    """``LOCATION/I`` (section 5)."""
    location, index = place
    return f"{location}/{index}"


def read(text: str) -> Place:
    """The place that ``LOCATION/I`` names (section 5)."""
    location, index = text.split("/")
    return location, int(index)


def on_board(table: Table) -> list[tuple[Place, Card]]:
    """Every card on the board with its place; prisoners included (section 5)."""
    return [((location, index), card) for location in LOCATIONS for index, card in enumerate(table.board[location])]


def find(table: Table, who: str) -> Place:
    """Where on the board this character lies; it must lie there."""
    for place, card in on_board(table):
        if card.who == who:
            return place
    raise LookupError(f"{who} is not on the board")


def everybody(table: Table) -> set[int]:
    """All seats: a card that was ever face up is known to all of them (INT-9)."""
    return set(range(table.players))


def is_open_governor(card: Card) -> bool:
    """INT-14: while open, no other character's property touches him."""
    return card.who == "governor" and card.up


def lift(table: Table, place: Place) -> list[Card]:
    """Take a free card off its location; the Detective's prisoners come along (INT-16).

    Gives the lifted cards in the order in which they arrive elsewhere: the card itself, then
    right behind it the prisoners in their order (section 5).
    """
    location, index = place
    card = table.board[location][index]
    group = [card]
    if card.who == "detective":
        group += [other for other in table.board[location] if other.held]
    table.board[location] = [other for other in table.board[location] if other not in group]
    return group


# ------------------------------------------------------------------------------------------
# The course of the game
# ------------------------------------------------------------------------------------------


def run_game(table: Table) -> Play:
    """From where the document stands to the end of the game (INT-1, INT-6, section 6)."""
    if table.seat is None:
        return  # a finished game
    if not_yet_drawn(table):
        start_turn(table)
    yield from play_turn(table)
    # Here `actions` is 0: this turn is over.
    while pass_the_turn(table):
        start_turn(table)
        yield from play_turn(table)


def not_yet_drawn(table: Table) -> bool:
    """Whether the turn of the document stands before its draw (INT-6).

    N turns begun, each with its card drawn, leave at most 7 - N cards in the deck (the Barman
    may have taken more). One card too many: the card of this turn has not been drawn.
    """
    assert table.seat is not None
    turns_before = (table.round - 1) * table.players + (table.seat - table.first) % table.players
    turns_begun = turns_before + 1
    return table.drawn is None and len(table.deck) > 0 and len(table.deck) > 7 - turns_begun


def pass_the_turn(table: Table) -> bool:
    """The next seat clockwise is to act; false when every seat had its third turn (INT-1)."""
    assert table.seat is not None
    following = (table.seat + 1) % table.players
    if following == table.first:
        if table.round == ROUNDS:
            table.seat = None  # INT-18: the game is over, the characters stay as they lie
            return False
        table.round += 1
    table.seat = following
    return True


def start_turn(table: Table) -> None:
    """Draw if the deck has cards, then one action; from an empty deck two actions (INT-6)."""
    if table.deck:
        table.drawn = table.deck.pop(0)
        table.actions = 1
    else:
        table.drawn = None
        table.actions = 2


def play_turn(table: Table) -> Play:
    """The deployment, if a card was drawn, and the actions left, if any (INT-6, INT-7)."""
    assert table.seat is not None
    if table.drawn is not None:
        yield from deploy(table, table.seat)
    while table.actions > 0:
        yield from act(table, table.seat)


def deploy(table: Table, seat: int) -> Play:
    """Place the drawn card face down in any location: compulsory, no property (INT-6)."""
    assert table.drawn is not None
    move = yield from ask(seat, [f"deploy {location}" for location in LOCATIONS])
    location = move.split()[1]
    # INT-9: who deployed a card has seen it.
    table.board[location].append(Card(table.drawn, up=False, known={seat}))
    table.drawn = None


# ------------------------------------------------------------------------------------------
# Actions
# ------------------------------------------------------------------------------------------


def legal_actions(table: Table, seat: int) -> list[str]:
    """INT-7, INT-16, and section 5 for `look`. The dead and escaped are out of reach (INT-8)."""
    moves = []
    for place, card in on_board(table):
        if card.held:
            continue  # INT-16: not moved or closed by himself (and he lies open already)
        if not card.up and seat not in card.known:
            moves.append(f"look {write(place)}")
        moves.append(f"move {write(place)}")
        if card.up and place[0] == GATE:
            moves.append(f"leave {write(place)}")
        if card.up:
            moves.append(f"close {write(place)}")
        else:
            moves.append(f"open {write(place)}")
    moves.append("pass")
    return moves


def act(table: Table, seat: int) -> Play:
    """One action (INT-7). It is counted off before a property is settled (section 6)."""
    move = yield from ask(seat, legal_actions(table, seat))
    if move == "pass":
        table.actions = 0  # INT-7: `pass` ends the turn
        return
    table.actions -= 1
    verb, target = move.split()
    place = read(target)
    location, index = place
    card = table.board[location][index]
    if verb == "look":
        card.known.add(seat)
    elif verb == "move":
        table.board[NEXT[location]] += lift(table, place)
    elif verb == "leave":
        # INT-16: prisoners leave with the Detective and count as escaped, as he does.
        table.escaped += [gone.who for gone in lift(table, place)]
    elif verb == "close":
        card.up = False
        card.known = everybody(table)  # INT-9
    elif verb == "open":
        yield from open_card(table, seat, card)


def open_card(table: Table, seat: int, card: Card) -> Play:
    """Turn a card face up; its property happens at once, compulsorily if it can (INT-7)."""
    card.up = True
    card.known = set()  # the mark is for face-down cards only
    if card.who == "spy":
        yield from spy(table, seat)
    elif card.who == "killer":
        killer(table)
    elif card.who == "beggar":
        yield from beggar(table, seat)
    elif card.who == "barman":
        yield from barman(table, seat)
    elif card.who == "detective":
        yield from detective(table, seat)
    elif card.who == "coachman":
        yield from coachman(table, seat)
    # INT-14: the Governor has no property of his own.


# ------------------------------------------------------------------------------------------
# Properties
# ------------------------------------------------------------------------------------------


def spy(table: Table, seat: int) -> Play:
    """INT-10: opens one other face-down card where it lies, and that property happens too."""
    moves = [f"expose {write(place)}" for place, card in on_board(table) if not card.up]
    if not moves:
        return
    move = yield from ask(seat, moves)
    location, index = read(move.split()[1])
    yield from open_card(table, seat, table.board[location][index])


def killer(table: Table) -> None:
    """INT-11: kills all others in his location, prisoners too; not Detective or Governor."""
    location, _ = find(table, "killer")
    spared = [
        card
        for card in table.board[location]
        if card.who in ("killer", "detective", "governor")  # the last two open or closed
    ]
    killed = [card for card in table.board[location] if card not in spared]
    for card in killed:
        card.held = False  # a dead prisoner is a prisoner no more
    # The dead keep their face and who knew them, and are listed as they came.
    table.dead[location] += killed
    table.board[location] = spared


def beggar(table: Table, seat: int) -> Play:
    """INT-12: changes places with any other character on the board; nobody is turned."""
    home, home_index = find(table, "beggar")
    moves = []
    home_written = False
    for place, card in on_board(table):
        if card.who == "beggar" or card.held or is_open_governor(card):
            continue
        if place[0] == home:
            if home_written:
                continue  # all swaps inside his location are one move, the lowest I (section 5)
            home_written = True
        moves.append(f"swap {write(place)}")
    if not moves:
        return
    move = yield from ask(seat, moves)
    away, away_index = read(move.split()[1])
    if away == home:
        return  # allowed, nothing changes, the order neither
    beggar_card = table.board[home][home_index]
    other = table.board[away][away_index]
    # Each takes the other's place in the order of its location.
    table.board[home][home_index] = other
    table.board[away][away_index] = beggar_card
    if other.who == "detective":
        # He takes his prisoners along; they go to the end of the list.
        prisoners = [card for card in table.board[away] if card.held]
        table.board[away] = [card for card in table.board[away] if not card.held]
        table.board[home] += prisoners


def barman(table: Table, seat: int) -> Play:
    """INT-13: adds one card face down to his location; no property of that card happens."""
    moves = []
    if table.deck:
        moves.append("bring deck")
    for location in LOCATIONS:
        moves += [f"bring dead {write((location, index))}" for index in range(len(table.dead[location]))]
    moves += [f"bring escaped {who}" for who in table.escaped]
    if not moves:
        return
    move = yield from ask(seat, moves)
    words = move.split()
    if words[1] == "deck":
        card = Card(table.deck.pop(0), up=False, known=set())  # unseen by anybody
    elif words[1] == "dead":
        location, index = read(words[2])
        card = table.dead[location].pop(index)
        if card.up:
            card.up = False
            card.known = everybody(table)  # an open dead one is known to all
    else:
        table.escaped.remove(words[2])
        card = Card(words[2], up=False, known=everybody(table))  # so is an escaped one
    home, _ = find(table, "barman")
    table.board[home].append(card)


def detective(table: Table, seat: int) -> Play:
    """INT-15: arrests one open character in his location; never an open Governor (INT-14)."""
    home, _ = find(table, "detective")
    moves = [
        f"arrest {write((home, index))}"
        for index, card in enumerate(table.board[home])
        if card.up and not card.held and card.who not in ("detective", "governor")
    ]
    if not moves:
        return
    move = yield from ask(seat, moves)
    location, index = read(move.split()[1])
    table.board[location][index].held = True  # an arrested card keeps its index (section 5)


def coachman(table: Table, seat: int) -> Play:
    """INT-17: drives himself and all others of his location to another one; compulsory."""
    home, _ = find(table, "coachman")
    others = [location for location in LOCATIONS if location != home]
    move = yield from ask(seat, [f"drive {location}" for location in others])
    target = move.split()[1]
    # Free cards arrive in their order, prisoners right behind their Detective; an open
    # Governor stays (INT-14).
    free = [c.who for c in table.board[home] if not c.held and not is_open_governor(c)]
    for who in free:
        table.board[target] += lift(table, find(table, who))


# ------------------------------------------------------------------------------------------
# The end
# ------------------------------------------------------------------------------------------


def is_true(table: Table, event: dict[str, Any]) -> bool:
    """Whether an event of the chapter is true as the board lies now (INT-19)."""
    kind = event["event"]
    if kind == "murder":
        return any(card.who == event["who"] and card.up for card in table.dead[event["where"]])
    if kind == "presence":
        return is_present(table, event["who"], event["where"])
    if kind == "pair":
        here = table.board[event["where"]]  # prisoners count as cards there (INT-16)
        return is_present(table, event["who"], event["where"]) and len(here) == 2
    if kind == "trio":
        here = table.board[event["where"]]
        return is_present(table, event["who"], event["where"]) and len(here) == 3
    if kind == "arrest":
        return any(card.who == event["who"] and card.held for card in table.board[event["where"]])
    if kind == "escape":
        return event["who"] in table.escaped
    if kind == "unseen":
        return not any(is_present(table, event["who"], location) for location in LOCATIONS)
    if kind == "curfew":
        return sum(1 for location in LOCATIONS if not table.board[location]) >= 2
    raise ValueError(f"unknown event {kind!r}")


def is_present(table: Table, who: str, where: str) -> bool:
    """Whether the character lies face up at the location, as a prisoner too (INT-19, INT-16)."""
    return any(card.who == who and card.up for card in table.board[where])


def points(table: Table) -> list[int]:
    """INT-18: one point for each event whose truth equals the mark of the seat's plot."""
    truth = [is_true(table, event) for event in table.chapter]
    return [sum(1 for mark, happened in zip(plot, truth, strict=True) if mark == happened) for plot in table.plots]


def leaders(table: Table) -> list[int]:
    """INT-18: most points wins, equal leaders draw."""
    scores = points(table)
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


# ------------------------------------------------------------------------------------------
# Documents
# ------------------------------------------------------------------------------------------


def load_card(data: dict[str, Any]) -> Card:
    """A card of the document (section 6)."""
    return Card(data["who"], data["up"], set(data.get("known", [])), data.get("held", False))


def dump_card(card: Card) -> dict[str, Any]:
    """`known` only for a face-down card, `held` only for a prisoner (section 6)."""
    data: dict[str, Any] = {"who": card.who, "up": card.up}
    if not card.up:
        data["known"] = sorted(card.known)
    if card.held:
        data["held"] = True
    return data


def load(document: dict[str, Any]) -> Table:
    """The table that a position document describes; the document is trusted (section 6)."""
    return Table(
        players=document["players"],
        seat=document["seat"],
        round=document["round"],
        first=document["first"],
        actions=document["actions"],
        drawn=document.get("drawn"),
        chapter=copy.deepcopy(document["chapter"]),
        plots=copy.deepcopy(document["plots"]),
        deck=list(document["deck"]),
        board={where: [load_card(c) for c in document["board"][where]] for where in LOCATIONS},
        dead={where: [load_card(c) for c in document["dead"][where]] for where in LOCATIONS},
        escaped=list(document["escaped"]),
    )


def dump(table: Table) -> dict[str, Any]:
    """The position document of the table, without `pending`, `clue` and `options`."""
    return {
        "game": "intrigues",
        "players": table.players,
        "seat": table.seat,
        "round": table.round,
        "first": table.first,
        "actions": table.actions,
        "drawn": table.drawn,
        "chapter": copy.deepcopy(table.chapter),
        "plots": copy.deepcopy(table.plots),
        "deck": list(table.deck),
        "board": {where: [dump_card(c) for c in table.board[where]] for where in LOCATIONS},
        "dead": {where: [dump_card(c) for c in table.dead[where]] for where in LOCATIONS},
        "escaped": list(table.escaped),
    }


def deal(players: int, first: int, chapter: list[dict[str, Any]], rng: random.Random) -> dict[str, Any]:
    """The document at the first question: the first card drawn, not yet deployed (INT-1 .. 6)."""
    # INT-3: the eight plots are all yes/no patterns; each seat gets one, no two are alike.
    patterns = [list(marks) for marks in itertools.product([False, True], repeat=3)]
    plots = rng.sample(patterns, players)
    deck = rng.sample(CHARACTERS, len(CHARACTERS))  # INT-4: shuffled
    table = Table(
        players=players,
        seat=first,
        round=1,
        first=first,
        actions=0,
        drawn=None,
        chapter=chapter,
        plots=plots,
        deck=deck,
        board={location: [] for location in LOCATIONS},
        dead={location: [] for location in LOCATIONS},
        escaped=[],
    )
    start_turn(table)  # INT-6: the first seat draws
    return dump(table)


# ------------------------------------------------------------------------------------------
# The oracle
# ------------------------------------------------------------------------------------------


class Oracle:
    """One game, started from a position document without `pending`, played move by move."""

    seat: int | None  # who is asked, None when over
    legal: list[str]  # legal moves now, empty when over
    over: bool

    def __init__(self, document: dict[str, Any]) -> None:
        """Load the document and run on to the first real question."""
        self._table = load(document)
        self._game = run_game(self._table)
        self._advance(None)

    def _advance(self, move: str | None) -> None:
        """Run the game to its next question, or to its end."""
        try:
            question = next(self._game) if move is None else self._game.send(move)
            self.seat, self.legal = question
            self.over = False
        except StopIteration:
            self.seat, self.legal, self.over = None, [], True

    @property
    def scores(self) -> list[int]:
        """The points of each seat as the board lies now (INT-18)."""
        return points(self._table)

    @property
    def winners(self) -> list[int]:
        """The seats that win; empty until the game is over (INT-18)."""
        return leaders(self._table) if self.over else []

    def play(self, move: str) -> None:
        """Answer the question with one of the legal moves."""
        if move not in self.legal:
            raise ValueError(f"illegal move {move!r}, legal are {self.legal}")
        self._advance(move)

    def position(self) -> dict[str, Any]:
        """The position document as the table lies now."""
        return dump(self._table)
