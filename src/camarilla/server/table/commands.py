"""What may happen at a table: a command becomes records, or is refused and nothing has changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from camarilla.bots.players import level_names
from camarilla.games import game as game_of
from camarilla.kernel.refusal import Refusal
from camarilla.server.table import moves, votes
from camarilla.server.table.names import UNSEEN, clean_name, look_alike
from camarilla.server.table.records import (
    Changed,
    Contributed,
    Decided,
    Emptied,
    Filled,
    Hosted,
    Invited,
    Muted,
    Readied,
    Returned,
    Seated,
    SpokenLine,
    StoodIn,
    TableRecord,
)  # fmt: skip
from camarilla.server.table.seats import TableSeat, new_word
from camarilla.server.table.table import Table
from camarilla.wire import commands as wire
from camarilla.wire.parts import TableRules

READING = 10_000  # milliseconds for rules that have changed
MUTES = 100  # people whom one may mute at a table


@dataclass(frozen=True)
class Visitor:
    """Whoever gives a command: a player by name, through the eyes of a seat (None: a spectator's)."""

    player: str
    name: str
    seat: int | None
    word: str = ""  # of the invitation they came with


def decide(table: Table, who: Visitor, command: Any, now: int) -> Decided:
    """What a command leads to; a Refusal if it may not be."""
    return COMMANDS[type(command)](table, who, command, now)


# -- what is needed
def need_host(table: Table, who: Visitor) -> None:
    if table.host != who.player:
        raise Refusal("not-host")


def need_phase(table: Table, phase: str) -> None:
    if table.phase != phase:
        raise Refusal("phase-" + table.phase)


def need_seat(table: Table, seat: int) -> None:
    if seat >= len(table.seats):
        raise Refusal("seat", seat=seat, high=len(table.seats) - 1)


def need_mine(table: Table, who: Visitor, seat: int) -> None:
    need_seat(table, seat)
    if table.seats[seat].player != who.player:
        raise Refusal("not-your-seat", seat=seat)


def need_free(table: Table, seat: int) -> None:
    need_seat(table, seat)
    if not table.seats[seat].free:
        raise Refusal("seat-taken", seat=seat)


def need_own_name(table: Table, who: Visitor, name: str) -> None:
    """Nobody goes by the name of somebody else at the table, or by one that looks the same."""
    others = [seat.name for seat in table.seats if seat.name and seat.player != who.player]
    if any(look_alike(name, other) for other in others):
        raise Refusal("name-taken")


def need_known_rules(table: Table, now: int) -> None:
    """Whoever sits here has been here for long enough to read rules that have changed, and to go, or is ready."""
    asked = [seat for seat in table.seats if seat.player not in (None, table.host) and not seat.ready]
    if not table.rules_since or not asked:
        return
    since = [reads_since(table, seat) for seat in asked]
    if None in since:
        raise Refusal("rules-unread")
    wait = max(time for time in since if time is not None) + READING - now
    if wait > 0:
        raise Refusal("rules-new", seconds=-(-wait // 1000))


def reads_since(table: Table, seat: TableSeat) -> int | None:
    """Since when the player of a seat could read the present rules; None: was not here since they changed."""
    if seat.chosen > table.rules_since:
        return table.rules_since
    return table.reading.get(seat.player or "")


# -- the game
def play(table: Table, who: Visitor, command: wire.Play, now: int) -> Decided:
    need_own_eyes(table, who)
    return moves.play(table, who.seat, command.asked_in, command.code, now)


def undo(table: Table, who: Visitor, command: wire.Undo, now: int) -> Decided:
    need_own_eyes(table, who)
    return moves.undo(table, who.seat, command.asked_in, now)


def need_own_eyes(table: Table, who: Visitor) -> None:
    """A socket's eyes may lag behind the seats."""
    if who.seat is not None:
        need_mine(table, who, who.seat)


def begin(table: Table, who: Visitor, command: wire.Begin, now: int) -> Decided:
    need_host(table, who)
    need_known_rules(table, now)
    return moves.begin(table, now)


# -- seats
def sit(table: Table, who: Visitor, command: wire.Sit, now: int) -> Decided:
    need_phase(table, "gathering")
    need_free(table, command.seat)
    if who.player in table.banned:
        raise Refusal("kicked")
    mine = table.seats_of(who.player)
    name = clean_name(command.name) if command.name and table.rules.hotseat else who.name
    need_own_name(table, who, name)
    moved: list[TableRecord] = [] if table.rules.hotseat else [Emptied(now, seat) for seat in mine]
    return Decided([*moved, Seated(now, command.seat, who.player, name)])


def leave(table: Table, who: Visitor, command: wire.Leave, now: int) -> Decided:
    need_mine(table, who, command.seat)
    if table.phase == "over":
        raise Refusal("phase-over")
    if table.phase == "gathering":
        return Decided([Emptied(now, command.seat), *pass_on(table, who.player, command.seat, now)])
    if table.seats[command.seat].why:
        return Decided([])
    return Decided([StoodIn(now, command.seat, "left"), *pass_on(table, who.player, command.seat, now)])


def pass_on(table: Table, player: str, seat: int, now: int) -> list[TableRecord]:
    """A host who goes hands over to the next player who stays, if there is one: best who is here, or has come."""
    if table.host != player or [other for other in table.seats_of(player) if other != seat]:
        return []
    others = [other for other in table.people() if other != player]
    come = {seat.player for seat in table.seats if not seat.invited}
    others.sort(key=lambda other: (other not in table.present, other not in come))
    return [Hosted(now, others[0])] if others else []


def take_over(table: Table, who: Visitor, command: wire.TakeOver, now: int) -> Decided:
    need_mine(table, who, command.seat)
    need_phase(table, "playing")
    why = table.seats[command.seat].why
    if why == "clock":
        raise Refusal("no-time")
    if why and table.asked == command.seat and table.seats[command.seat].back_since >= table.asked_since:
        raise Refusal("bot-answers")  # who has come back to this question once: nobody puts it off by coming and going
    return Decided([Returned(now, command.seat)] if why else [])


def fill(table: Table, who: Visitor, command: wire.Fill, now: int) -> Decided:
    need_host(table, who)
    need_phase(table, "gathering")
    need_seat(table, command.seat)
    if table.seats[command.seat].player:
        raise Refusal("seat-taken", seat=command.seat)
    check_level(table.game.id, command.level, table.own_bots(table.game.id))
    return Decided([Filled(now, command.seat, command.level)])


def check_level(game: str, level: str, own_bots: Sequence[str] = ()) -> None:
    """Refuse a bot that this server does not offer."""
    if level not in level_names(game) and level not in own_bots:
        raise Refusal("level", level=level[:24], expected=", ".join([*own_bots, *level_names(game)]))


def kick(table: Table, who: Visitor, command: wire.Kick, now: int) -> Decided:
    need_host(table, who)
    need_seat(table, command.seat)
    seat = table.seats[command.seat]
    if seat.player == who.player:
        raise Refusal("kick-yourself")
    if table.phase == "gathering":
        return Decided([] if seat.free else removed(table, command.seat, now))
    raise Refusal("phase-" + table.phase)


def removed(table: Table, seat: int, now: int) -> list[TableRecord]:
    """The seat is empty; whoever sat there has no use for the invitation any more, and whoever never came may come."""
    person = table.seats[seat].player is not None and not table.seats[seat].invited
    renewed: list[TableRecord] = (
        [Invited(now, new_word(table.key, table.host, table.n))] if person and table.invite else []
    )
    return [Emptied(now, seat, kicked=person), *renewed]


def invite(table: Table, who: Visitor, command: wire.Invite, now: int) -> Decided:
    need_host(table, who)
    if table.phase == "over":
        raise Refusal("phase-over")
    word = command.word or new_word(table.key, table.host, table.n)
    return Decided([Invited(now, word if command.on else None)])


def vote(table: Table, who: Visitor, command: wire.Vote, now: int) -> Decided:
    need_phase(table, "playing")
    need_seat(table, command.seat)
    moves.need_same_rules(table)  # nobody can answer
    return votes.cast(table, who.player, command.seat, command.yes, now)


# -- before the game
def ready(table: Table, who: Visitor, command: wire.Ready, now: int) -> Decided:
    need_phase(table, "gathering")
    need_mine(table, who, command.seat)
    unchanged = table.seats[command.seat].ready == command.on
    return Decided([] if unchanged else [Readied(now, command.seat, command.on)])


def contribute(table: Table, who: Visitor, command: wire.Contribute, now: int) -> Decided:
    need_phase(table, "gathering")
    need_mine(table, who, command.seat)
    if "\n" in command.text or "\r" in command.text:
        raise Refusal("contribution-lines")
    return Decided([Contributed(now, command.seat, command.text)])


def change(table: Table, who: Visitor, command: wire.Change, now: int) -> Decided:
    need_host(table, who)
    need_phase(table, "gathering")
    check_rules(table.game.id, len(table.seats), command.rules)
    several = len(table.people()) < sum(seat.player is not None for seat in table.seats)
    if several and not command.rules.hotseat:
        raise Refusal("hotseat-in-use")
    return Decided([Changed(now, command.rules)])


def check_rules(game: str, seats: int, rules: TableRules) -> None:
    """Refuse options that could not be dealt."""
    game_of(game).deal(seats, 0, rules.first or 0, rules.options)


# -- talk
def say(table: Table, who: Visitor, command: wire.Say, now: int) -> Decided:
    if who.seat is None and not table.rules.spectator_chat:
        raise Refusal("spectators-quiet")
    text = " ".join(command.text.split())
    shown = text.translate(UNSEEN)
    if not shown or not shown.isprintable():
        raise Refusal("empty-text")
    return Decided([], line=SpokenLine(now, who.player, name_in_chat(table, who), who.seat, text))


def name_in_chat(table: Table, who: Visitor) -> str:
    """Whoever sits there speaks under the name of the seat, and nobody else under it or one that looks the same."""
    if who.seat in table.seats_of(who.player):
        return table.seats[who.seat].name or who.name
    need_own_name(table, who, who.name)
    return who.name


def mute(table: Table, who: Visitor, command: wire.Mute, now: int) -> Decided:
    if command.tag == table.tag(who.player):
        raise Refusal("mute-yourself")
    muted = table.muted.get(who.player, set())
    if command.tag not in muted and command.tag not in table.tags():
        raise Refusal("mute-nobody")
    if command.on and len(muted - {command.tag}) >= MUTES:
        raise Refusal("mutes", most=MUTES)
    unchanged = (command.tag in muted) == command.on
    return Decided([], muted=None if unchanged else Muted(now, who.player, command.tag, command.on))


COMMANDS: dict[type[Any], Callable[[Table, Visitor, Any, int], Decided]] = {
    wire.Play: play, wire.Undo: undo, wire.Begin: begin, wire.Sit: sit, wire.Leave: leave, wire.TakeOver: take_over,
    wire.Fill: fill, wire.Kick: kick, wire.Vote: vote, wire.Invite: invite, wire.Ready: ready,
    wire.Contribute: contribute, wire.Change: change, wire.Say: say, wire.Mute: mute,
}  # fmt: skip
