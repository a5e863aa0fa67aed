"""Position documents of Behind the Throne, read with every refusal."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from camarilla.games.throne.abilities import before
from camarilla.games.throne.cards import CHARACTERS, COPIES, INFLUENCING, NAMES, Kind
from camarilla.games.throne.explain import equalities, explanations
from camarilla.games.throne.rules import asked, has_too_many
from camarilla.games.throne.state import MAX_SEATS, OPTIONS, State, Step
from camarilla.kernel.agenda import due, plan
from camarilla.kernel.document import Member, refuse
from camarilla.kernel.options import read_options, set_options
from camarilla.kernel.rng import Dice, next_block
from camarilla.kernel.secrecy import HIDDEN

NEEDED = (
    "game", "players", "seat", "turn", "deck", "discard", "tableau", "row", "value", "used", "destroyed_from",
    "destroyed_here", "peeked",
)  # fmt: skip


class Loader:
    """The documents of Behind the Throne."""

    def set_options(self, s: State, options: Mapping[str, Any]) -> None:
        """Options of a deal: what is not given is the rulebook's; how many copies that is, the seats decide (THR-1)."""
        set_options(s.options, OPTIONS, options)

    # -- reading
    def load(self, document: Any) -> State:
        """The state a document describes; a refusal names the member that is wrong."""
        members = Member("", document).members(NEEDED, ("options", "pending", "rng"))
        s = State()
        self.read_header(s, members)
        self.read_row(s, members["row"])
        self.read_tableau(s, members["tableau"])
        self.read_piles(s, members)
        self.read_turn(s, members)
        if s.row_size > 0 and s.row[s.row_size - 1] == Kind.END:
            self.read_over(s, members)
        elif "pending" in members:
            self.read_drop(s, members)
        else:
            self.read_question(s, members)
        self.check_columns(s, members)
        if "rng" in members:
            s.saves_rng = True
            read_dice(s.dice, members["rng"])
        return s

    def read_header(self, s: State, members: dict[str, Member]) -> None:
        s.seats = members["players"].integer(2, MAX_SEATS)
        s.turn = members["turn"].integer(0, s.seats - 1)
        read_options(s.options, OPTIONS, members.get("options"))
        s.options.copies = s.options.copies or COPIES[s.seats]

    def read_row(self, s: State, member: Member) -> None:
        """THR-3: at most five; the card that ends the game is the last of all (THR-20)."""
        items = member.items()
        if len(items) > s.options.row:
            raise member.refuse("long-row", have=len(items), most=s.options.row)
        for item in items:
            if s.row_size > 0 and s.row[s.row_size - 1] == Kind.END:
                raise item.refuse("after-end")
            s.row[s.row_size] = item.name(NAMES)
            s.row_size += 1

    def read_tableau(self, s: State, member: Member) -> None:
        """THR-2: at most five cards in a column."""
        for seat, item in enumerate(member.items(s.seats)):
            one = s.table[seat]
            for name, height in item.members((), NAMES[:CHARACTERS]).items():
                kind = NAMES.index(name)
                one.height[kind] = height.integer(1, s.options.height)
                one.columns |= 1 << kind

    def read_piles(self, s: State, members: dict[str, Member]) -> None:
        """Discard pile and deck; with all that lies open, each card as often as there are copies (THR-1)."""
        left = [s.options.copies] * CHARACTERS + [1]
        for kind in range(CHARACTERS):
            left[kind] -= sum(seat.height[kind] for seat in s.table)
            if left[kind] < 0:
                raise members["tableau"].refuse("too-many-copies", card=NAMES[kind], copies=s.options.copies)
        for kind in s.row[: s.row_size]:
            self.count_out(left, kind, members["row"], s)
        for item in members["discard"].items():
            s.discard[self.count_out(left, item.name(NAMES), item, s)] += 1
        deck = [self.count_out(left, item.name(NAMES), item, s) for item in members["deck"].items()]
        for kind, missing in enumerate(left):
            if missing:
                raise refuse("deck", "too-few-copies", card=NAMES[kind], missing=missing)
        s.deck_size = len(deck)
        s.deck[: s.deck_size] = reversed(deck)

    def count_out(self, left: list[int], kind: int, member: Member, s: State) -> int:
        """One card of a kind found; there must be one left."""
        left[kind] -= 1
        if left[kind] < 0:
            raise member.refuse("too-many-copies", card=NAMES[kind], copies=1 if kind == Kind.END else s.options.copies)
        return kind

    def read_turn(self, s: State, members: dict[str, Member]) -> None:
        """What has been spent, destroyed and seen this turn."""
        s.used = read_set(members["used"], [item.name(NAMES[:INFLUENCING]) for item in members["used"].items()])
        seats = [item.integer(0, s.seats - 1) for item in members["destroyed_from"].items()]
        s.destroyed_from = read_set(members["destroyed_from"], seats)
        s.destroyed_here = members["destroyed_here"].boolean()
        if members["peeked"].boolean():
            if s.deck_size == 0:
                raise members["peeked"].refuse("no-top-card")
            s.seen[s.deck_size - 1] = 1 << s.turn

    def read_value(self, s: State, members: dict[str, Member]) -> None:
        """THR-5: the last card's value must follow from the abilities used; destructions from equal values (THR-8)."""
        if s.row_size == 0:
            self.no_value(members["value"])
            return
        s.value = members["value"].integer(-9, 99)
        left = explanations(s.row[: s.row_size], s.value, s.used)
        if not left:
            raise members["value"].refuse("value-unexplained", card=NAMES[s.row[s.row_size - 1]])
        self.check_destroyed_here(s, members, s.row_size > 1 and s.value == before(s))
        possible = max(equalities(s.row[: s.row_size - 1], used) for used in left)
        self.check_destroyed(s, members, possible + s.destroyed_here)

    def no_value(self, member: Member) -> None:
        if member.value is not None:
            raise member.refuse("no-last-card")

    def check_destroyed_here(self, s: State, members: dict[str, Member], equal: bool) -> None:
        """THR-8: only a card that is equal destroys, and then somebody has lost one."""
        if s.destroyed_here and not (equal and s.destroyed_from):
            raise members["destroyed_here"].refuse("nothing-destroyed")

    def check_destroyed(self, s: State, members: dict[str, Member], possible: int) -> None:
        """THR-8: one destruction for each revealed card that was equal."""
        have = s.destroyed_from.bit_count()
        if have > possible:
            raise members["destroyed_from"].refuse("too-many-destroyed", have=have, possible=possible)

    def read_question(self, s: State, members: dict[str, Member]) -> None:
        """The turn's seat acts."""
        self.check_seat(members["seat"], s.turn)
        self.read_value(s, members)
        if s.row_size == 0:
            self.check_destroyed_here(s, members, equal=False)
            self.check_destroyed(s, members, 0)
        plan(s.agenda, Step.TURN, 0)

    def check_seat(self, member: Member, seat: int) -> None:
        if member.value != seat or isinstance(member.value, bool):
            raise member.refuse("not-to-act", seat=seat)

    def read_over(self, s: State, members: dict[str, Member]) -> None:
        """THR-20: the row stays, the card that ended the game last."""
        for name in ("pending", "value"):
            if name in members and members[name].value is not None:
                raise members[name].refuse("not-when-over")
        if members["seat"].value is not None:
            raise members["seat"].refuse("over-seat")
        self.check_destroyed_here(s, members, equal=False)
        self.check_destroyed(s, members, equalities(s.row[: s.row_size - 1], s.used))

    def read_drop(self, s: State, members: dict[str, Member]) -> None:
        """THR-17, THR-18: a seat has too many columns; the row may wait for the opponent in an exchange."""
        pending = members["pending"].members(("drop",), ("row_to",))
        seat = pending["drop"].integer(0, s.seats - 1)
        self.check_seat(members["seat"], seat)
        plan(s.agenda, Step.TURN, 0)
        plan(s.agenda, Step.NEXT, 0)
        self.read_value(s, members)
        if "row_to" in pending:
            self.read_exchange(s, members, seat, pending["row_to"])
        elif s.row_size > 0:
            raise members["row"].refuse("row-handed-over")
        else:
            self.check_destroyed_here(s, members, equal=True)
            self.check_destroyed(s, members, s.options.row - 1)
        plan(s.agenda, Step.DROP, seat)
        self.check_drop(s, members["tableau"].items()[seat], seat, 1 if "row_to" in pending else s.options.row)

    def check_drop(self, s: State, member: Member, seat: int, received: int) -> None:
        """A seat that drops has too many columns, by no more than the cards it received."""
        least = s.options.columns + 1
        if not least <= s.table[seat].columns.bit_count() < least + received:
            raise member.refuse("nothing-to-drop", least=least, most=s.options.columns + received)

    def read_exchange(self, s: State, members: dict[str, Member], seat: int, row_to: Member) -> None:
        """The seat that exchanged drops first; its row then goes to another seat."""
        receiver = row_to.integer(0, s.seats - 1)
        if s.row_size == 0 or receiver == s.turn or seat != s.turn:
            raise row_to.refuse("no-exchange")
        plan(s.agenda, Step.GIVE, receiver)

    def check_columns(self, s: State, members: dict[str, Member]) -> None:
        """THR-2: at most five columns, unless a seat is dropping."""
        dropping = asked(s) if due(s.agenda) == Step.DROP else HIDDEN
        for seat, item in enumerate(members["tableau"].items()):
            if seat != dropping and has_too_many(s, seat):
                raise item.refuse("too-many-columns", most=s.options.columns)


def read_set(member: Member, numbers: list[int]) -> int:
    """A set from a list in which nothing stands twice."""
    if len(set(numbers)) < len(numbers):
        raise member.refuse("listed-twice")
    return sum(1 << number for number in numbers)


# -- the generator ----------------------------------------------------------------------------------------------
def read_dice(dice: Dice, member: Member) -> None:
    """The generator as it was: the present block follows from the key, its used words are wiped."""
    found = re.fullmatch(r"([0-9a-f]{64}) (\d{1,10}) (\d\d?)", member.value) if isinstance(member.value, str) else None
    if found is None:
        raise member.refuse("not-generator")
    count, left = int(found[2]), int(found[3])
    if count >= 1 << 32 or left > min(16, 16 * count):
        raise member.refuse("not-generator")
    dice.key[:] = [int(found[1][i : i + 8], 16) for i in range(0, 64, 8)]
    if left > 0:
        dice.count = count - 1
        next_block(dice)
        dice.block[left:] = [0] * (16 - left)
    dice.count, dice.left = count, left
