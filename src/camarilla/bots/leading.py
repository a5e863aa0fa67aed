"""Which networks play, or lead levels, on this machine; and why one that is installed cannot."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from camarilla.bots.led import led_unit
from camarilla.bots.network import installed_network
from camarilla.bots.players import is_led, is_level, uses_network
from camarilla.games import game as game_of
from camarilla.kernel.refusal import Refusal

Tables = Iterable[tuple[str, int]]  # games and numbers of seats


def networks_of(name: str, tables: Tables) -> str:
    """The networks that a player uses, by their fingerprints (16 digits), with their games and numbers of seats."""
    found = []
    for id, rows in groupby(sorted(set(tables)), lambda row: row[0]):
        seats = [seats for _, seats in rows if uses_network(name, id, seats)]
        if seats and (told := fingerprint(name, id)):
            found.append(f"{id} {', '.join(map(str, seats))}: {told}")
    return "; ".join(found)


def fingerprint(name: str, id: str) -> str:
    """That of the network which a player uses in a game; nothing where it plays without."""
    game = game_of(id)
    weights = installed_network(game).weights
    if weights is None or (is_level(name) and not led_unit(game).compiled):
        return ""
    return weights.fingerprint


def network_faults(names: Iterable[str], tables: Tables) -> Iterator[tuple[str, Refusal]]:
    """The games in which one of these levels plays without the network that is installed, and what is wrong with it."""
    seated = list(names)
    for id in dict.fromkeys(id for id, seats in tables if any(is_led(name, id, seats) for name in seated)):
        if fault := installed_network(game_of(id)).fault:
            yield id, fault
