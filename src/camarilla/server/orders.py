"""What may happen at a table: a command becomes records, or is refused and nothing has changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from camarilla.kernel.game import State
from camarilla.kernel.refusal import Refusal
from camarilla.server import moves
from camarilla.server.guests import clean_name
from camarilla.server.records import (
    Changed,
    Contributed,
    Emptied,
    Filled,
    Hosted,
    Muted,
    Record,
    Replaced,
    Returned,
    Seated,
    Spoke,
    StoodIn,
)  # fmt: skip
from camarilla.server.table import Table
from camarilla.wire import commands as wire
from camarilla.wire.parts import TableRules


@dataclass(frozen=True)
class Who:
    """Whoever gives a command: a player by name, through the eyes of a seat (None: a spectator's)."""

    player: str
    name: str
    seat: int | None


@dataclass
class Decided:
    """The records a command leads to, and the game after them where it went on."""

    records: list[Record]
    state: State | None = None


ANSWERS = (wire.Play, wire.Undo)
Levels = Callable[[str], list[str]]  # the levels of a game's bots


def decide(table: Table, who: Who, command: Any, now: int, levels: Levels) -> Decided:
    """What a command leads to; a Refusal if it may not be."""
    if isinstance(command, ANSWERS) and who.seat is not None:
        need_mine(table, who, who.seat)  # a socket's eyes may lag behind the seats
    if isinstance(command, wire.Play):
        return Decided(*moves.play(table, who.seat, command.at, command.code, now))
    if isinstance(command, wire.Undo):
        return Decided(*moves.undo(table, who.seat, command.at, now))
    if isinstance(command, wire.Fill):
        return Decided(fill(table, who, command, now, levels))
    if isinstance(command, wire.Begin):
        need_host(table, who)
        return Decided(moves.begin(table, now))
    return Decided(ORDERS[type(command)](table, who, command, now))


# -- what is needed
def need_host(table: Table, who: Who) -> None:
    if table.host != who.player:
        raise Refusal("not-host")


def need_phase(table: Table, phase: str) -> None:
    if table.phase != phase:
        raise Refusal("phase-" + table.phase)


def need_seat(table: Table, seat: int) -> None:
    if seat >= len(table.chairs):
        raise Refusal("seat", seat=seat, high=len(table.chairs) - 1)


def need_mine(table: Table, who: Who, seat: int) -> None:
    need_seat(table, seat)
    if table.chairs[seat].player != who.player:
        raise Refusal("not-your-seat", seat=seat)


def need_free(table: Table, seat: int) -> None:
    need_seat(table, seat)
    if not table.chairs[seat].free:
        raise Refusal("seat-taken", seat=seat)


# -- seats
def sit(table: Table, who: Who, command: wire.Sit, now: int) -> list[Record]:
    need_phase(table, "gathering")
    need_free(table, command.seat)
    if (who.player, command.seat) in table.banned:
        raise Refusal("kicked")
    mine = table.seats_of(who.player)
    name = clean_name(command.name) if command.name and table.rules.hotseat else who.name
    moved: list[Record] = [] if table.rules.hotseat else [Emptied(now, seat) for seat in mine]
    return [*moved, Seated(now, command.seat, who.player, name)]


def leave(table: Table, who: Who, command: wire.Leave, now: int) -> list[Record]:
    need_mine(table, who, command.seat)
    if table.phase == "over":
        raise Refusal("phase-over")
    if table.phase == "gathering":
        return [Emptied(now, command.seat), *pass_on(table, who.player, command.seat, now)]
    if table.chairs[command.seat].why:
        return []
    return [StoodIn(now, command.seat, "left"), *pass_on(table, who.player, command.seat, now)]


def pass_on(table: Table, player: str, seat: int, now: int) -> list[Record]:
    """A host who goes hands over to the next player who stays, if there is one."""
    if table.host != player or [other for other in table.seats_of(player) if other != seat]:
        return []
    others = [other for other in table.people() if other != player]
    return [Hosted(now, others[0])] if others else []


def back(table: Table, who: Who, command: wire.TakeOver, now: int) -> list[Record]:
    need_mine(table, who, command.seat)
    need_phase(table, "playing")
    why = table.chairs[command.seat].why
    if why == "clock":
        raise Refusal("no-time")
    return [Returned(now, command.seat)] if why else []


def fill(table: Table, who: Who, command: wire.Fill, now: int, levels: Levels) -> list[Record]:
    need_host(table, who)
    need_phase(table, "gathering")
    need_seat(table, command.seat)
    if table.chairs[command.seat].player:
        raise Refusal("seat-taken", seat=command.seat)
    check_level(table.game.id, command.level, levels)
    return [Filled(now, command.seat, command.level)]


def check_level(game: str, level: str, levels: Levels) -> None:
    if level not in levels(game):
        raise Refusal("level", level=level[:24], expected=", ".join(levels(game)))


def kick(table: Table, who: Who, command: wire.Kick, now: int) -> list[Record]:
    need_host(table, who)
    need_seat(table, command.seat)
    chair = table.chairs[command.seat]
    if chair.player == who.player:
        raise Refusal("kick-yourself")
    if table.phase == "gathering":
        return [] if chair.free else [Emptied(now, command.seat, kicked=chair.player is not None)]
    need_phase(table, "playing")
    if chair.player is None:
        raise Refusal("kick-bot")
    return [Replaced(now, command.seat)]


# -- before the game
def contribute(table: Table, who: Who, command: wire.Contribute, now: int) -> list[Record]:
    need_phase(table, "gathering")
    need_mine(table, who, command.seat)
    if "\n" in command.text or "\r" in command.text:
        raise Refusal("contribution-lines")
    return [Contributed(now, command.seat, command.text)]


def change(table: Table, who: Who, command: wire.Change, now: int) -> list[Record]:
    need_host(table, who)
    need_phase(table, "gathering")
    check_rules(table.game.id, len(table.chairs), command.rules)
    several = len(table.people()) < sum(chair.player is not None for chair in table.chairs)
    if several and not command.rules.hotseat:
        raise Refusal("hotseat-in-use")
    return [Changed(now, command.rules)]


def check_rules(game: str, seats: int, rules: TableRules) -> None:
    """Refuse options that could not be dealt."""
    from camarilla.games import game as game_of

    game_of(game).deal(seats, 0, rules.first or 0, rules.options)


# -- talk
def say(table: Table, who: Who, command: wire.Say, now: int) -> list[Record]:
    text = " ".join(command.text.split())
    if not text or not text.isprintable():
        raise Refusal("empty-text")
    return [Spoke(now, who.player, who.name, who.seat, text)]


def mute(table: Table, who: Who, command: wire.Mute, now: int) -> list[Record]:
    if command.tag == table.tag(who.player):
        raise Refusal("mute-yourself")
    muted = table.muted.get(who.player, set())
    if command.tag not in muted and command.tag not in table.tags():
        raise Refusal("mute-nobody")
    return [] if (command.tag in muted) == command.on else [Muted(now, who.player, command.tag, command.on)]


ORDERS: dict[type[Any], Callable[[Table, Who, Any, int], list[Record]]] = {
    wire.Sit: sit, wire.Leave: leave, wire.TakeOver: back, wire.Kick: kick, wire.Contribute: contribute,
    wire.Change: change, wire.Say: say, wire.Mute: mute,
}  # fmt: skip
