"""The oracle of Behind the Throne: plain, slow, written straight from shared/rules/throne.md.

Only tests use it, to check the fast engine against. The whole game is one generator: it yields
a question (the seat asked, the legal moves) and is sent the chosen move. The parts of the game
are generators too, joined with `yield from`. Rule numbers (THR-n) are those of the page.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any

# The table of section 1: the printed values.
VALUE: dict[str, int] = {
    "general": 1,
    "prophet": 2,
    "jester": 3,
    "assassin": 4,
    "judge": 5,
    "minstrel": 6,
    "alchemist": 7,
    "queen": 8,
    "king": 9,
}
END = "end"

COPIES: dict[int, int] = {4: 9, 3: 7, 2: 5}  # THR-1: seats -> cards of each character
MAX_COLUMNS = 5  # THR-2
MAX_HEIGHT = 5  # THR-2
MAX_ROW = 5  # THR-3

# The abilities that change the last card's value: (the move, its column, the change).
CHANGES: list[tuple[str, str, int]] = [
    ("general", "general", -3),
    ("assassin", "assassin", -2),
    ("jester -1", "jester", -1),
    ("jester +1", "jester", +1),
]

Question = tuple[int, list[str]]  # the seat asked, its legal moves
Asking = Generator[Question, str, None]
Reshuffle = Callable[[list[str]], list[str]]


@dataclass
class State:
    """Everything that lies on the table: section 7, member by member."""

    players: int
    turn: int
    deck: list[str]  # top first
    discard: list[str]  # a bag
    tableau: list[Counter[str]]  # one per seat: character -> height of its column
    row: list[str]
    value: int | None  # the present value of the last card of the row
    used: set[str]  # the columns spent this turn
    destroyed_from: set[int]
    destroyed_here: bool
    peeked: bool
    reshuffle: Reshuffle


def deal(players: int, first: int, rng: random.Random) -> dict[str, Any]:
    """THR-1: the shuffled deck, `end` alone in the discard pile, nothing before anybody."""
    deck = [kind for kind in VALUE for _ in range(COPIES[players])]
    rng.shuffle(deck)
    return {
        "game": "throne",
        "players": players,
        "seat": first,
        "turn": first,
        "deck": deck,
        "discard": [END],
        "tableau": [{} for _ in range(players)],
        "row": [],
        "value": None,
        "used": [],
        "destroyed_from": [],
        "destroyed_here": False,
        "peeked": False,
    }


# ---- facts about the table -------------------------------------------------------------------


def columns(state: State, seat: int) -> list[str]:
    """The characters that lie before a seat, in the order of the table (THR-2)."""
    return [kind for kind in VALUE if state.tableau[seat][kind] > 0]


def available(state: State, seat: int, kind: str) -> bool:
    """THR-14: the seat has the column, and nobody else's is taller. A live fact."""
    own = state.tableau[seat][kind]
    return own > 0 and all(own >= other[kind] for other in state.tableau)


def finished(state: State) -> bool:
    """THR-20: the game is over once `end` has been revealed."""
    return bool(state.row) and state.row[-1] == END


def previous(state: State) -> int | None:
    """The printed value of the card before the last one; None without such a card (THR-4)."""
    return VALUE[state.row[-2]] if len(state.row) >= 2 else None


def is_above(state: State) -> bool:
    """THR-4: the last card's present value is above the printed value before it."""
    before = previous(state)
    return before is not None and state.value is not None and state.value > before


def is_equal(state: State) -> bool:
    """THR-8: equal values, printed or reached. Never on the first card: nothing to compare."""
    before = previous(state)
    return before is not None and state.value == before


def is_below(state: State) -> bool:
    """The last card is below the one before, so it may be raised (THR-7, section 6)."""
    before = previous(state)
    return before is not None and state.value is not None and state.value < before


# ---- the influencing abilities ---------------------------------------------------------------


def usable_itself(state: State, used: set[str], kind: str) -> bool:
    """THR-5, THR-14: the turn's seat may use its column: available, not spent this turn."""
    return available(state, state.turn, kind) and kind not in used


def usable_by_judge(state: State, used: set[str], kind: str) -> bool:
    """THR-15: the Judge is usable; the own column exists and is outnumbered or spent."""
    return (
        usable_itself(state, used, "judge")
        and state.tableau[state.turn][kind] > 0
        and not usable_itself(state, used, kind)
    )


def value_changes(state: State, used: set[str]) -> list[tuple[str, str, int]]:
    """THR-5, THR-15: usable changes as (the move, the column it spends, the change)."""
    found: list[tuple[str, str, int]] = []
    for move, kind, change in CHANGES:
        if usable_itself(state, used, kind):
            found.append((move, kind, change))
        if usable_by_judge(state, used, kind):
            found.append((f"judge {move}", "judge", change))
    return found


def peek_moves(state: State) -> list[str]:
    """THR-16: a look, while a reveal is possible (row of 1 to 4) and the top is not known."""
    if not 1 <= len(state.row) < MAX_ROW or state.peeked:
        return []
    moves: list[str] = []
    if usable_itself(state, state.used, "prophet"):
        moves.append("peek")
    if usable_by_judge(state, state.used, "prophet"):
        moves.append("judge peek")
    return moves


def can_be_saved(state: State, value: int, used: set[str]) -> bool:
    """THR-6: does any order of the usable lowering abilities bring the card down enough?

    Brute force: every lowering ability usable now is tried, then every one usable after it, and
    so on. Nothing else helps: a look or a raise only spends, nothing is destroyed while above.
    """
    before = previous(state)
    if before is None or value <= before:
        return True
    return any(
        can_be_saved(state, value + change, used | {spent})
        for _, spent, change in value_changes(state, used)
        if change < 0
    )


# ---- the legal moves of a turn ---------------------------------------------------------------


def destroy_moves(state: State) -> list[str]:
    """THR-8, THR-9, THR-10: whose card, and which, may be destroyed now."""
    if not is_equal(state) or state.destroyed_here:
        return []
    if len(state.row) <= state.tableau[state.turn]["queen"]:  # THR-10
        return []
    moves: list[str] = []
    for victim in range(state.players):
        if victim in state.destroyed_from:  # THR-8: one from each player over the turn
            continue
        guarded = victim != state.turn and available(state, victim, "alchemist")  # THR-9
        kinds = ["alchemist"] if guarded else columns(state, victim)
        moves += [f"destroy {victim} {kind}" for kind in kinds]
    return moves


def swap_moves(state: State) -> list[str]:
    """THR-11, THR-12: with whom, and for which card, the row may be exchanged."""
    if len(state.row) < state.tableau[state.turn]["king"]:
        return []
    moves: list[str] = []
    for other in range(state.players):
        if other == state.turn:
            continue
        guarded = available(state, other, "minstrel")
        kinds = ["minstrel"] if guarded else columns(state, other)
        moves += [f"swap {other} {kind}" for kind in kinds]
    return moves


def turn_moves(state: State) -> list[str]:
    """Section 6: the moves of the turn question (a row that cannot be saved never gets here)."""
    if not state.row:
        return ["draw"]  # THR-3: at least one card
    changes = value_changes(state, state.used)
    if is_above(state):
        lowering = [move for move, _, change in changes if change < 0]
        return [*lowering, *peek_moves(state), "bust"]  # THR-6
    moves = ["take"]
    if len(state.row) < MAX_ROW:  # THR-3
        moves.append("draw")
    moves += peek_moves(state)
    moves += swap_moves(state)
    moves += destroy_moves(state)
    if is_below(state):  # THR-7: at most up to equality
        moves += [move for move, _, change in changes if change > 0]
    return moves


# ---- the game --------------------------------------------------------------------------------


def ask(seat: int, moves: list[str]) -> Generator[Question, str, str]:
    """Ask one seat. A question with exactly one legal answer answers itself (README)."""
    if len(moves) == 1:
        return moves[0]
    return (yield seat, moves)


def play_game(state: State) -> Asking:
    """THR-13, THR-20: turn after turn, clockwise, until `end` is revealed."""
    while not finished(state):
        yield from play_turn(state)
        if not finished(state):
            end_turn(state)


def play_turn(state: State) -> Asking:
    """THR-3 to THR-12: one turn, or what is left of it, up to its last effect."""
    while not finished(state):
        if state.value is not None and not can_be_saved(state, state.value, state.used):
            bust(state)  # THR-6: by itself
            return
        move = yield from ask(state.turn, turn_moves(state))
        words = move.split()
        if move == "draw":
            draw(state)
        elif move == "bust":
            bust(state)
            return
        elif move == "take":
            yield from take(state)
            return
        elif words[0] == "swap":
            yield from swap(state, int(words[1]), words[2])
            return
        elif words[0] == "destroy":
            destroy(state, int(words[1]), words[2])
        elif words[-1] == "peek":
            peek(state, "judge" if words[0] == "judge" else "prophet")
        else:
            change_value(state, move)


def end_turn(state: State) -> None:
    """THR-13: the columns are fresh again; the next seat clockwise."""
    state.used = set()
    state.destroyed_from = set()
    state.destroyed_here = False
    state.peeked = False
    state.turn = (state.turn + 1) % state.players


def need_a_card(state: State) -> None:
    """THR-19: a card is needed; an empty deck is made anew from the discard pile."""
    if not state.deck:
        state.deck = list(state.reshuffle(sorted(state.discard)))
        state.discard = []


def draw(state: State) -> None:
    """THR-3, THR-5, THR-20: reveal the next card, with its printed value (`end` has none)."""
    need_a_card(state)
    card = state.deck.pop(0)
    state.row.append(card)
    state.value = VALUE.get(card)
    state.destroyed_here = False  # THR-8: at most one per revealed card
    state.peeked = False  # THR-16: the new top is not known


def peek(state: State, spent: str) -> None:
    """THR-16, THR-15: look at the top card; this spends the Prophet, or the Judge."""
    need_a_card(state)
    state.peeked = True
    state.used.add(spent)


def change_value(state: State, move: str) -> None:
    """THR-5, THR-15: change the last card's value; this spends a column, or the Judge."""
    for name, spent, change in value_changes(state, state.used):
        if name == move and state.value is not None:
            state.value += change
            state.used.add(spent)
            return
    raise AssertionError(move)


def destroy(state: State, victim: int, kind: str) -> None:
    """THR-8: one card of any player goes to the discard pile."""
    remove_card(state, victim, kind)
    state.discard.append(kind)
    state.destroyed_from.add(victim)
    state.destroyed_here = True


def bust(state: State) -> None:
    """THR-4: the whole row is discarded; what was destroyed stays destroyed."""
    state.discard += lift_row(state)


def take(state: State) -> Asking:
    """THR-11: the seat takes the row."""
    yield from receive(state, state.turn, lift_row(state))


def swap(state: State, other: int, kind: str) -> Asking:
    """THR-11, THR-18: the card moves and its owner settles; then the row, and its receiver."""
    remove_card(state, other, kind)
    yield from receive(state, state.turn, [kind])  # the row still lies there
    yield from receive(state, other, lift_row(state))


def receive(state: State, seat: int, cards: list[str]) -> Asking:
    """THR-17: lay all out, discard the sixth of a column, drop characters down to five."""
    own = state.tableau[seat]
    for kind in cards:
        if own[kind] < MAX_HEIGHT:
            own[kind] += 1
        else:
            state.discard.append(kind)
    while len(columns(state, seat)) > MAX_COLUMNS:
        move = yield from ask(seat, [f"drop {kind}" for kind in columns(state, seat)])
        kind = move.split()[1]
        state.discard += [kind] * own[kind]
        del own[kind]


def lift_row(state: State) -> list[str]:
    """Pick the row up: it is empty now, and there is no last card to have a value."""
    cards = state.row
    state.row = []
    state.value = None
    return cards


def remove_card(state: State, seat: int, kind: str) -> None:
    """Take one card off a column; the abilities follow by themselves (THR-14)."""
    state.tableau[seat][kind] -= 1
    if state.tableau[seat][kind] == 0:
        del state.tableau[seat][kind]


def points(columns_of_seat: Counter[str]) -> int:
    """THR-21: each column of two or more cards scores its character's value once."""
    return sum(VALUE[kind] for kind, height in columns_of_seat.items() if height >= 2)


# ---- the interface ---------------------------------------------------------------------------


def plain_shuffle(cards: list[str]) -> list[str]:
    """The default reshuffle of THR-19."""
    mixed = list(cards)
    random.shuffle(mixed)
    return mixed


class Oracle:
    """One game, from a position document without `pending`, played move by move."""

    seat: int | None
    legal: list[str]
    over: bool

    def __init__(self, document: dict[str, Any], reshuffle: Reshuffle | None = None) -> None:
        """Lay the document out and run on to the first real question."""
        self._state = State(
            players=document["players"],
            turn=document["turn"],
            deck=list(document["deck"]),
            discard=list(document["discard"]),
            tableau=[Counter(held) for held in document["tableau"]],
            row=list(document["row"]),
            value=document["value"],
            used=set(document["used"]),
            destroyed_from=set(document["destroyed_from"]),
            destroyed_here=document["destroyed_here"],
            peeked=document["peeked"],
            reshuffle=reshuffle or plain_shuffle,
        )
        self._game = play_game(self._state)
        self._run(None)

    def _run(self, move: str | None) -> None:
        """Answer the open question (None: start the game) and go on to the next one."""
        try:
            self.seat, self.legal = next(self._game) if move is None else self._game.send(move)
            self.over = False
        except StopIteration:
            self.seat, self.legal = None, []
            self.over = True

    def play(self, move: str) -> None:
        """Answer the question asked; ValueError if the move is not legal."""
        if move not in self.legal:
            raise ValueError(f"not a legal move: {move!r}")
        self._run(move)

    @property
    def scores(self) -> list[int]:
        """THR-21: the points of each seat, as the columns lie now."""
        return [points(held) for held in self._state.tableau]

    @property
    def winners(self) -> list[int]:
        """THR-21: the seats with most points, ties together; nobody before the end."""
        if not self.over:
            return []
        scores = self.scores
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def position(self) -> dict[str, Any]:
        """Section 7: the position document as it lies now, without `pending`."""
        state = self._state
        return {
            "game": "throne",
            "players": state.players,
            "seat": self.seat,
            "turn": state.turn,
            "deck": list(state.deck),
            "discard": sorted(state.discard),
            "tableau": [{kind: held[kind] for kind in VALUE if held[kind] > 0} for held in state.tableau],
            "row": list(state.row),
            "value": state.value,
            "used": sorted(state.used),
            "destroyed_from": sorted(state.destroyed_from),
            "destroyed_here": state.destroyed_here,
            "peeked": state.peeked,
        }
