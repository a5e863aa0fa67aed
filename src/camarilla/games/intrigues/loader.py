"""Intrigues' documents, read with every refusal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, get_args

from camarilla.games.intrigues.cards import ANYBODY, CARDS, DETAINABLE, MORTAL, NAMES, PLACES, Who
from camarilla.games.intrigues.chapters import read_chapter
from camarilla.games.intrigues.documents import Asking
from camarilla.games.intrigues.options import CHAPTER, choose_chapter, set_chapter
from camarilla.games.intrigues.properties import ACTOR, ASKS, ask_property
from camarilla.games.intrigues.scoring import location
from camarilla.games.intrigues.state import CONDITIONS, MAX_SEATS, OPTIONS, Card, State, Step, Zone
from camarilla.games.intrigues.zones import NOWHERE
from camarilla.kernel.agenda import plan
from camarilla.kernel.document import Member, listed, refuse
from camarilla.kernel.moves import Answers
from camarilla.kernel.options import read_options, set_options
from camarilla.kernel.secrecy import EVERYBODY

NEEDED = (
    "game", "players", "seat", "round", "first", "actions", "chapter", "plots", "deck", "board", "dead", "escaped",
)  # fmt: skip
OPTIONAL = ("drawn", "options", "pending")
ASKING: Final[tuple[Asking, ...]] = get_args(Asking)  # the characters whose property asks, in the order of their steps


class Loader:
    """The documents of Intrigues."""

    def set_options(self, s: State, options: Mapping[str, Any]) -> None:
        """Options of a deal."""
        set_options(s.options, OPTIONS, options, CHAPTER)
        choose_chapter(s, options)

    def load(self, document: Any) -> State:
        """The state a document describes; a refusal names the member that is wrong."""
        return DocumentReader(Member("", document).members(NEEDED, OPTIONAL)).state()


# -- reading ----------------------------------------------------------------------------------------------------
class DocumentReader:
    """Reads one document."""

    def __init__(self, members: dict[str, Member]) -> None:
        self.members, self.s = members, State()
        self.where: dict[int, str] = {}  # the characters found so far, and where

    def state(self) -> State:
        self.read_header()
        self.read_plots()
        for zone, name in enumerate(PLACES):
            self.read_pile(zone, self.members["board"].members(PLACES)[name])
        for zone, name in enumerate(PLACES, Zone.DEAD):
            self.read_pile(zone, self.members["dead"].members(PLACES)[name])
        self.read_names()
        self.check_prisoners()
        if self.members["seat"].value is None:
            self.read_over()
        else:
            self.read_turn()
        return self.s

    def read_header(self) -> None:
        s, members = self.s, self.members
        s.seats = members["players"].integer(2, MAX_SEATS)
        read_options(s.options, OPTIONS, members.get("options"))
        s.round = members["round"].integer(1, s.options.turns)
        s.first = members["first"].integer(0, s.seats - 1)
        set_chapter(s, read_chapter(members["chapter"]))

    def read_plots(self) -> None:
        """INT-3: no two are alike."""
        found: list[int] = []
        for seat, member in enumerate(self.members["plots"].items(self.s.seats)):
            plot = sum(mark.boolean() << i for i, mark in enumerate(member.items(CONDITIONS)))
            if plot in found:
                raise member.refuse("equal-plots")
            found.append(plot)
            self.s.table[seat].plot, self.s.table[seat].seen = plot, 1 << seat

    # -- cards
    def read_pile(self, zone: int, member: Member) -> None:
        for item in member.items():
            self.read_card(zone, item)

    def put(self, zone: int, member: Member) -> Card:
        """The character that a member names, at the end of a zone."""
        who = member.name(NAMES)
        if who in self.where:
            raise member.refuse("character-twice", other=self.where[who])
        self.where[who] = member.path
        pile = self.s.zones[zone]
        card = pile.card[pile.size]
        pile.size += 1
        card.who = who
        return card

    def read_card(self, zone: int, member: Member) -> None:
        parts = member.members(("who", "up"), ("known", "held", "clue"))
        card = self.put(zone, parts["who"])
        if zone >= Zone.DEAD and not MORTAL >> card.who & 1:
            raise parts["who"].refuse("cannot-die")
        card.up = parts["up"].boolean()
        if card.up:
            card.seen = EVERYBODY
            self.absent(parts, "known", "clue")
        else:
            card.seen = self.read_known(parts["known"]) if "known" in parts else 0
            card.clue = self.read_clue(parts["clue"], card.who) if "clue" in parts else 0
        if "held" in parts:
            self.read_held(parts["held"], zone, card)

    def absent(self, parts: dict[str, Member], *names: str) -> None:
        for name in names:
            if name in parts:
                raise parts[name].refuse("face-up")

    def read_known(self, member: Member) -> int:
        seen = 0
        for item in member.items():
            seat = item.integer(0, self.s.seats - 1)
            if seen >> seat & 1:
                raise item.refuse("seat-twice")
            seen |= 1 << seat
        return seen

    def read_clue(self, member: Member, who: int) -> int:
        """A clue is true; one that leaves everybody says nothing."""
        clue = 0
        for item in member.items():
            clue |= 1 << item.name(NAMES)
        if not clue >> who & 1:
            raise member.refuse("false-clue", card=NAMES[who])
        return clue if clue != ANYBODY else 0

    def read_held(self, member: Member, zone: int, card: Card) -> None:
        """INT-15: a prisoner lies on the board, face up, and is one who can be arrested."""
        card.held = member.boolean()
        if card.held and (zone >= Zone.DEAD or not card.up or not DETAINABLE >> card.who & 1):
            raise member.refuse("no-prisoner", expected=listed(self.names(DETAINABLE)))

    def names(self, set: int) -> list[str]:
        return [name for who, name in enumerate(NAMES) if set >> who & 1]

    def read_names(self) -> None:
        """The escaped, the drawn card and the deck are names alone; every character lies somewhere."""
        for item in self.members["escaped"].items():
            card = self.put(Zone.ESCAPED, item)
            card.up, card.seen = True, EVERYBODY
        if "drawn" in self.members and self.members["drawn"].value is not None:
            self.put(Zone.DRAWN, self.members["drawn"])
        for item in reversed(self.members["deck"].items()):
            self.put(Zone.DECK, item)
        missing = [name for who, name in enumerate(NAMES) if who not in self.where]
        if missing and "drawn" not in self.members:
            raise refuse("drawn", "missing")
        if missing:
            raise refuse("deck", "character-missing", card=missing[0])

    def check_prisoners(self) -> None:
        """INT-16: prisoners lie where the Detective is."""
        for zone, name in enumerate(PLACES):
            pile = self.s.zones[zone]
            present = [card.who for card in pile.card[: pile.size]]
            for i, card in enumerate(pile.card[: pile.size]):
                if card.held and Who.DETECTIVE not in present:
                    raise refuse(f"board.{name}[{i}].held", "no-detective", place=name)

    # -- where the game stands
    def read_over(self) -> None:
        """INT-18: the last round is over, the plots are open."""
        s, members = self.s, self.members
        if s.round != s.options.turns:
            raise members["round"].refuse("over-round", rounds=s.options.turns)
        members["actions"].integer(0, 0)
        for name, zone in (("drawn", Zone.DRAWN), ("pending", -1)):
            if name in members and (zone < 0 or s.zones[zone].size):
                raise members[name].refuse("over-nothing")
        s.seat = (s.first - 1) % s.seats
        self.check_deck(s.options.turns * s.seats, False)
        for seat in s.table[: s.seats]:
            seat.seen = EVERYBODY

    def read_turn(self) -> None:
        s, members = self.s, self.members
        s.seat = members["seat"].integer(0, s.seats - 1)
        turn = (s.round - 1) * s.seats + (s.seat - s.first) % s.seats + 1
        drawn = s.zones[Zone.DRAWN]
        self.check_deck(turn, drawn.size > 0)
        plan(s.agenda, Step.TURN, (s.seat + 1) % s.seats)
        plan(s.agenda, Step.ACT, 0)
        if drawn.size:
            drawn.card[0].seen = 1 << s.seat
            self.read_deployment()
        else:
            self.read_actions(turn)

    def check_deck(self, turns: int, drawn: bool) -> None:
        """INT-6: each turn begun has taken a card while there were any."""
        left = CARDS - turns if drawn else max(CARDS - turns, 0)
        have = self.s.zones[Zone.DECK].size
        if have > left:
            raise refuse("drawn" if left < 0 else "deck", "large-deck", turns=turns, most=max(left, 0), have=have)

    def read_deployment(self) -> None:
        """INT-6: the card drawn is deployed before anything else happens."""
        s, members = self.s, self.members
        s.actions = members["actions"].integer(s.options.actions, s.options.actions)
        if "pending" in members:
            raise members["pending"].refuse("while-deploying")
        plan(s.agenda, Step.DEPLOY, 0)

    def read_actions(self, turn: int) -> None:
        """INT-6: the spare actions are for turns that began with an empty deck."""
        s, members = self.s, self.members
        spent = 1 if "pending" in members else 0
        s.actions = members["actions"].integer(0, max(s.options.actions, s.options.spare) - spent)
        full = s.zones[Zone.DECK].size > 0 or turn == 1
        if full and s.actions + spent > s.options.actions:
            raise members["actions"].refuse("too-many-actions", most=s.options.actions - spent)
        if spent:
            self.read_pending(members["pending"])

    def read_pending(self, member: Member) -> None:
        """A property that asks: its character lies open on the board, and it has a choice."""
        s, part = self.s, member.members(("property",))["property"]
        who = ACTOR[part.name(ASKING)]
        place = location(s, who)
        if place == NOWHERE or any(card.held and card.who == who for card in s.zones[place].card):
            raise part.refuse("not-opened", card=NAMES[who])
        plan(s.agenda, ASKS[who], place)
        out = Answers()
        ask_property(s, ASKS[who], place, out)
        if out.size < 2:
            raise part.refuse("asks-nothing")
