"""Position documents of The Pledge, read with every refusal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from camarilla.games.fealty.cards import KINDS, NAMES
from camarilla.games.fealty.rules import pledger
from camarilla.games.fealty.state import MAX_SEATS, OPTIONS, ROUNDS, State, Step

from camarilla.kernel.agenda import plan
from camarilla.kernel.document import Member
from camarilla.kernel.options import read_options, set_options

NEEDED = ("game", "players", "seat", "first", "pledges", "points", "hand", "believed", "shown")


class Loader:
    """The documents of The Pledge."""

    def set_options(self, s: State, options: Mapping[str, Any]) -> None:
        """Options of a deal: what is not given is the rulebook's."""
        set_options(s.options, OPTIONS, options)

    # -- reading
    def load(self, document: Any) -> State:
        """The state a document describes; a refusal names the member that is wrong."""
        members = Member("", document).members(NEEDED, ("options", "pledged"))
        s = State()
        s.seats = members["players"].integer(2, MAX_SEATS)
        s.first = members["first"].integer(0, s.seats - 1)
        s.pledges = members["pledges"].integer(0, s.seats * ROUNDS)
        read_options(s.options, OPTIONS, members.get("options"))
        self.read_cards(s, members)
        self.read_agenda(s, members)
        return s

    def read_cards(self, s: State, members: dict[str, Member]) -> None:
        """Every card that was dealt lies somewhere; the rest is the deck."""
        for kind in range(KINDS):
            s.left[kind] = s.seats * ROUNDS
        for seat, points in enumerate(members["points"].items(s.seats)):
            s.table[seat].points = points.integer(0, 99)
        for seat in range(s.seats):
            one = s.table[seat]
            one.hand_size = self.read_list(s, members["hand"].items(s.seats)[seat], one.hand)
            one.believed_size = self.read_list(s, members["believed"].items(s.seats)[seat], one.believed)
            one.hand[: one.hand_size] = sorted(one.hand[: one.hand_size])
        for item in members["shown"].items():
            s.shown[self.take(s, item)] += 1
        if "pledged" in members:
            pledged = members["pledged"].members(("card", "claim"))
            s.on_table, s.card, s.claim = True, self.take(s, pledged["card"]), pledged["claim"].name(NAMES)
            s.seen = 1 << pledger(s)

    def read_list(self, s: State, member: Member, cards: list[int]) -> int:
        items = member.items()
        if len(items) > ROUNDS:
            raise member.refuse("wrong-count", count=ROUNDS, have=len(items))
        for i, item in enumerate(items):
            cards[i] = self.take(s, item)
        return len(items)

    def take(self, s: State, member: Member) -> int:
        """One card of a kind; there must be one left."""
        kind = member.name(NAMES)
        if s.left[kind] == 0:
            raise member.refuse("too-many-copies", card=NAMES[kind], copies=s.seats * ROUNDS)
        s.left[kind] -= 1
        return kind

    def read_agenda(self, s: State, members: dict[str, Member]) -> None:
        """Whose turn it is follows from the pledges."""
        for seat in range(s.seats):
            self.check_hand(s, members["hand"].items()[seat], seat)
        over = s.pledges == s.seats * ROUNDS and not s.on_table
        if over:
            to_answer = None
        else:
            to_answer = (s.first + s.pledges) % s.seats
            plan(s.agenda, Step.NEXT, 0)
            plan(s.agenda, Step.REPLY if s.on_table else Step.PLEDGE, to_answer)
        if members["seat"].value != to_answer or isinstance(members["seat"].value, bool):
            raise members["seat"].refuse("over-seat") if over else members["seat"].refuse("not-to-act", seat=to_answer)

    def check_hand(self, s: State, member: Member, seat: int) -> None:
        """PLG-2: a card fewer after each pledge of one's own."""
        made = (s.pledges - (seat - s.first) % s.seats + s.seats - 1) // s.seats
        if s.table[seat].hand_size != ROUNDS - made:
            raise member.refuse("hand-size", have=s.table[seat].hand_size, count=ROUNDS - made)
