"""Ablaze's documents, read: those of the row, with Twins, bribery tokens, a Plan under way and clues."""

from __future__ import annotations

from camarilla.games.ablaze.cards import CHARACTERS, NAMES, Kind, is_intrigue
from camarilla.games.ablaze.planning import can_activate
from camarilla.games.ablaze.rules import step
from camarilla.games.ablaze.state import OPTIONS
from camarilla.games.row.loader import MOST_TOKENS, RowLoader
from camarilla.games.row.rules import is_place
from camarilla.games.row.state import ASIDE, NONE, Card, Seat, State, Step
from camarilla.kernel.agenda import plan
from camarilla.kernel.document import Member, refuse
from camarilla.kernel.moves import Answers


class Loader(RowLoader):
    """The documents of Ablaze."""

    more_needed = ("twin",)
    more_optional = ("plan", "clues")
    of_a_card = ("briber",)

    def __init__(self) -> None:
        super().__init__(NAMES, CHARACTERS, OPTIONS)

    # -- reading
    def read_card_more(self, s: State, card: Card, parts: dict[str, Member]) -> None:
        if card.kind == Kind.TWIN and not card.up:
            raise parts["card"].refuse("twin-face-down")
        if "briber" in parts:
            self.read_token(s, card, parts["briber"])

    def read_token(self, s: State, card: Card, member: Member) -> None:
        """ABL-2, ABL-25: a token lies on a face-up character at the bottom of its place, once for each seat."""
        briber = member.integer(0, s.seats - 1)
        if not card.up:
            raise member.refuse("token-face-down")
        if is_intrigue(card.kind):
            raise member.refuse("token-intrigue", card=NAMES[card.kind])
        if card.below != NONE:
            raise member.refuse("token-stacked")
        if any(other.briber == briber + 1 for other in s.cards):
            raise member.refuse("token-twice", seat=briber)
        card.briber = briber + 1
        card.controller = briber

    def read_zone(self, member: Member, where: dict[int, str], seat: int) -> list[int]:
        """ABL-1: the Twin is not one of the cards that are shuffled."""
        kinds = super().read_zone(member, where, seat)
        if Kind.TWIN in kinds and not member.path.startswith("discard"):
            raise member.items()[kinds.index(Kind.TWIN)].refuse("twin-zone")
        return kinds

    def check_aside(self, member: Member, have: int, discard: list[int]) -> None:
        """ABL-19: three cards lie aside, or two once a Substitution has fetched one."""
        if have == ASIDE - 1:
            if Kind.SUBSTITUTION not in discard:
                raise member.refuse("not-fetched")
        else:
            super().check_aside(member, have, discard)

    def read_more(self, s: State, members: dict[str, Member]) -> None:
        for seat, member in enumerate(members["twin"].items(s.seats)):
            self.read_twin(s, seat, member)
        self.check_tokens(s, members["row"])
        if "clues" in members:
            for seat, member in enumerate(members["clues"].items(s.seats)):
                self.read_clues(s.table[seat], member)

    def read_twin(self, s: State, seat: int, member: Member) -> None:
        """ABL-1, ABL-10: it lies beside its owner, in the row or in the discard; it leaves for a revealed Prince."""
        one = s.table[seat]
        lying = {card.kind: card.up for card in self.slots(s, seat) if card.seen}
        gone = Kind.TWIN in lying or bool(one.discard >> Kind.TWIN & 1)
        one.twin = member.boolean()
        if one.twin == gone:
            raise member.refuse("twin-twice" if gone else "twin-missing")
        if gone and not lying.get(Kind.PRINCE, bool(one.discard >> Kind.PRINCE & 1)):
            raise member.refuse("twin-without-prince")

    def check_tokens(self, s: State, row: Member) -> None:
        """ABL-25: a token is out once its owner's Bribery has been discarded."""
        for place in row.items():
            for item in place.items():
                seat = item.value.get("briber")
                if seat is not None and not s.table[seat].discard >> Kind.BRIBERY & 1:
                    raise Member(f"{item.path}.briber", seat).refuse("token-without-bribery", seat=seat)

    def read_clues(self, one: Seat, member: Member) -> None:
        """ABL-19: characters that are not aside."""
        for item in member.items():
            kind = item.name(NAMES[:CHARACTERS])
            if kind in one.aside[: one.aside_size]:
                raise item.refuse("clue-aside")
            if one.ruled_out >> kind & 1:
                raise item.refuse("clue-twice")
            one.ruled_out |= 1 << kind

    def read_placement(self, s: State, members: dict[str, Member]) -> None:
        self.absent(members, "placement", "plan")
        super().read_placement(s, members)

    def read_over(self, s: State, members: dict[str, Member]) -> None:
        self.absent(members, "over", "plan")
        super().read_over(s, members)

    def read_resolution(self, s: State, members: dict[str, Member]) -> None:
        if "plan" in members:
            self.read_plan(s, members)
        else:
            super().read_resolution(s, members)

    # -- reading what is pending
    def read_pending(self, s: State, member: Member) -> None:
        """Outside a Plan: the current card acts, or brings its Twin first (ABL-10)."""
        ability = member.members(("ability",))["ability"]
        kind = ability.name(NAMES)
        card = s.cards[s.row[s.current]]
        if not card.up or card.kind != kind or kind == Kind.PLAN:
            raise ability.refuse("not-acting", card=NAMES[card.kind])
        s.actor = s.row[s.current]
        plan(s.agenda, Step.FINISH, 0)
        plan(s.agenda, Step.ABILITY, kind)
        if kind == Kind.PRINCE and s.table[s.acting].twin and not card.briber:
            plan(s.agenda, Step.TWIN, 0)
        self.check_asks(s, ability)

    def check_asks(self, s: State, member: Member) -> None:
        """What is pending must be a question with a choice."""
        out = Answers()
        step(s.copy_(), out, None)
        if out.size < 2:
            raise member.refuse("asks-nothing")

    def read_plan(self, s: State, members: dict[str, Member]) -> None:
        """ABL-21: a Plan under way; it has left the row, and its place may have closed."""
        for name in ("current", "pending"):
            if name not in members:
                raise refuse(name, "missing")
        self.check_hands(s, members, list(range(s.seats)))
        self.check_faces(s, members, NONE)
        s.plan = members["plan"].integer(0, MOST_TOKENS) + 1
        s.current = members["current"].integer(0, s.row_size)
        s.acting = members["seat"].integer(0, s.seats - 1)
        if not s.table[s.acting].discard >> Kind.PLAN & 1:
            raise members["seat"].refuse("plan-of-another")
        for now in (Step.NEXT, Step.RESOLVE, Step.SPEND):
            plan(s.agenda, now, 0)
        self.read_plan_pending(s, members["pending"])

    def read_plan_pending(self, s: State, member: Member) -> None:
        """Which character, take or spend, or the target of an activated character."""
        ability = member.members(("ability",), ("place", "spend"))["ability"]
        if ability.name(NAMES) != Kind.PLAN:
            self.read_activated(s, member.members(("ability", "place")))
        else:
            parts = member.members(("ability",), ("spend",))
            if "spend" not in parts or not parts["spend"].boolean():
                plan(s.agenda, Step.ACTIVATE, 0)
        self.check_asks(s, ability)

    def read_activated(self, s: State, parts: dict[str, Member]) -> None:
        kind = parts["ability"].name(NAMES)
        place = parts["place"].integer(0, max(s.row_size - 1, 0))
        if not is_place(s, place) or not can_activate(s, place) or s.cards[s.row[place]].kind != kind:
            raise parts["place"].refuse("not-activated", card=NAMES[kind])
        s.actor = s.row[place]
        plan(s.agenda, Step.ABILITY, kind)
