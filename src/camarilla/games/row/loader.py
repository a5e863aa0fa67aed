"""Position documents of the games of the row, read with every refusal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Final, get_args

from camarilla.games.row.documents import Phase
from camarilla.games.row.rules import new_card
from camarilla.games.row.state import ASIDE, KINDS, MAX_SEATS, NONE, PER_SEAT, Card, State, Step
from camarilla.kernel.agenda import plan
from camarilla.kernel.document import Member, refuse
from camarilla.kernel.options import DeclaredOptions, read_options, set_options
from camarilla.kernel.secrecy import EVERYBODY

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
MOST = 9999  # influence that a document may give a seat
MOST_TOKENS = 90  # on a card: in seven rounds of five each, what is added still fits


class RowLoader(ABC):
    """The documents of one game of the row; a game adds its own members."""

    more_needed: tuple[str, ...] = ()
    more_optional: tuple[str, ...] = ()
    of_a_card: tuple[str, ...] = ()

    def __init__(self, names: tuple[str, ...], characters: int, options: DeclaredOptions) -> None:
        self.names, self.characters, self.options = names, characters, options

    def set_options(self, s: State, options: Mapping[str, Any]) -> None:
        """Options of a deal: what is not given is the rulebook's."""
        set_options(s.options, self.options, options)

    # -- reading
    def load(self, document: Any) -> State:
        """The state a document describes; a refusal names the member that is wrong."""
        needed = ("game", "players", "round", "first", "phase", "seat", "influence", "hand", "aside", "discard", "row")
        optional = ("current", "options", "pending", *self.more_optional)
        members = Member("", document).members((*needed, *self.more_needed), optional)
        s = State()
        self.read_header(s, members)
        for seat, member in enumerate(members["influence"].items(s.seats)):
            s.table[seat].influence = member.integer(0, MOST)
        self.read_row(s, members["row"])
        self.read_zones(s, members)
        self.read_more(s, members)
        phase = PHASES[members["phase"].name(PHASES)]
        getattr(self, "read_" + phase)(s, members)
        return s

    def read_header(self, s: State, members: dict[str, Member]) -> None:
        s.seats = members["players"].integer(2, MAX_SEATS)
        read_options(s.options, self.options, members.get("options"))
        s.round = members["round"].integer(1, s.options.rounds)
        s.first = members["first"].integer(0, s.seats - 1)

    def read_more(self, s: State, members: dict[str, Member]) -> None:  # noqa: B027  # a game may have none
        """Members that only this game has."""

    def read_row(self, s: State, row: Member) -> None:
        for place, member in enumerate(row.items()):
            below = NONE
            stack = member.items()
            if not stack:
                raise member.refuse("empty-place")
            for item in stack:
                below = self.read_card(s, item, below)
            s.row[place] = below
            s.row_size = place + 1

    def read_card(self, s: State, member: Member, below: int) -> int:
        """A card in the row; its number."""
        parts = member.members(("family", "card"), ("up", "tokens", *self.of_a_card))
        family = parts["family"].integer(0, s.seats - 1)
        if below != NONE and s.cards[below].controller != family:
            raise parts["family"].refuse("mixed-stack")
        if all(card.seen for card in self.slots(s, family)):
            raise member.refuse("too-many-cards", family=family)
        number = new_card(s, family, parts["card"].name(self.names), 1 << family)
        card = s.cards[number]
        card.below = below
        card.up = parts["up"].boolean() if "up" in parts else False
        card.tokens = parts["tokens"].integer(0, MOST_TOKENS) if "tokens" in parts else 0
        card.seen = EVERYBODY if card.up else card.seen
        if card.up and card.tokens:
            raise parts["tokens"].refuse("tokens-face-up")
        self.read_card_more(s, card, parts)
        return number

    def read_card_more(self, s: State, card: Card, parts: dict[str, Member]) -> None:  # noqa: B027
        """Members of a card that only this game has."""

    def slots(self, s: State, seat: int) -> list[Card]:
        return s.cards[seat * PER_SEAT : (seat + 1) * PER_SEAT]

    def read_zones(self, s: State, members: dict[str, Member]) -> None:
        """Hand, aside and discard; every card of a family exactly once."""
        for zone in ("hand", "aside", "discard"):
            members[zone].items(s.seats)
        for seat in range(s.seats):
            in_row = [card.kind for card in self.slots(s, seat) if card.seen]
            where = dict.fromkeys(in_row, "row")
            if len(where) < len(in_row):
                twice = next(kind for kind in in_row if in_row.count(kind) > 1)
                raise members["row"].refuse("card-twice", card=self.names[twice], family=seat)
            kinds = {}
            for zone in ("hand", "aside", "discard"):
                kinds[zone] = self.read_zone(members[zone].items()[seat], where, seat)
            for kind in range(KINDS):
                if kind not in where:
                    raise refuse(f"hand[{seat}]", "card-missing", card=self.names[kind], family=seat)
            one = s.table[seat]
            one.hand_size, one.aside_size = len(kinds["hand"]), len(kinds["aside"])
            self.check_aside(members["aside"].items()[seat], one.aside_size, kinds["discard"])
            one.hand[: one.hand_size] = sorted(kinds["hand"])
            one.aside[: one.aside_size] = sorted(kinds["aside"])
            one.discard = sum(1 << kind for kind in kinds["discard"])

    def check_aside(self, member: Member, have: int, discard: list[int]) -> None:
        """ORI-1: three cards lie aside."""
        if have != ASIDE:
            raise member.refuse("wrong-count", count=ASIDE, have=have)

    def read_zone(self, member: Member, where: dict[int, str], seat: int) -> list[int]:
        kinds = []
        for item in member.items():
            kind = item.name(self.names)
            if kind in where:
                raise item.refuse("card-twice", card=self.names[kind], family=seat)
            where[kind] = item.path
            kinds.append(kind)
        return kinds

    def check_hands(self, s: State, members: dict[str, Member], placed: list[int]) -> None:
        """ORI-6: seven cards before the first placement, one fewer after each."""
        for seat in range(s.seats):
            wanted = KINDS - ASIDE - (s.round if seat in placed else s.round - 1)
            have = s.table[seat].hand_size
            if have != wanted:
                raise members["hand"].items()[seat].refuse("hand-size", have=have, count=wanted)

    def check_faces(self, s: State, members: dict[str, Member], acting: int) -> None:
        """A face-up intrigue lies in the row only while its ability is pending."""
        for place, stack in enumerate(members["row"].items()):
            number = s.row[place]
            for item in reversed(stack.items()):
                card = s.cards[number]
                if card.up and self.is_intrigue(card.kind) and number != acting:
                    raise refuse(f"{item.path}.up", "intrigue-face-up", card=self.names[card.kind])
                number = card.below

    def is_intrigue(self, kind: int) -> bool:
        return self.characters <= kind < KINDS

    def absent(self, members: dict[str, Member], phase: str, *names: str) -> None:
        for name in names:
            if name in members:
                raise members[name].refuse("not-in-phase", phase=phase)

    def read_placement(self, s: State, members: dict[str, Member]) -> None:
        self.absent(members, "placement", "current", "pending")
        self.check_faces(s, members, NONE)
        seat = members["seat"].integer(0, s.seats - 1)
        turn = (seat - s.first) % s.seats
        order = [(s.first + i) % s.seats for i in range(s.seats)]
        self.check_hands(s, members, order[:turn])
        plan(s.agenda, Step.NEXT, 0)
        plan(s.agenda, Step.RESOLVE, 0)
        for later in reversed(order[turn:]):
            plan(s.agenda, Step.PLACE, later)

    def read_resolution(self, s: State, members: dict[str, Member]) -> None:
        if "current" not in members:
            raise refuse("current", "missing")
        self.check_hands(s, members, list(range(s.seats)))
        if s.row_size == 0:
            raise members["row"].refuse("empty-row")
        s.current = members["current"].integer(0, s.row_size - 1)
        s.acting = s.cards[s.row[s.current]].controller
        if members["seat"].value != s.acting or isinstance(members["seat"].value, bool):
            raise members["seat"].refuse("not-to-act", seat=s.acting)
        plan(s.agenda, Step.NEXT, 0)
        plan(s.agenda, Step.RESOLVE, 0)
        if "pending" in members:
            self.read_pending(s, members["pending"])
        self.check_faces(s, members, s.row[s.current] if "pending" in members else NONE)

    @abstractmethod
    def read_pending(self, s: State, member: Member) -> None:
        """The ability that asks."""

    def read_over(self, s: State, members: dict[str, Member]) -> None:
        self.absent(members, "over", "current", "pending")
        if members["seat"].value is not None:
            raise members["seat"].refuse("over-seat")
        if s.round != s.options.rounds:
            raise members["round"].refuse("over-round", rounds=s.options.rounds)
        self.check_hands(s, members, list(range(s.seats)))
        self.check_faces(s, members, NONE)
