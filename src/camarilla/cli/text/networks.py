"""A word before levels play without the network that should lead them, because it cannot be used."""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterator

from camarilla.bots.players import is_led
from camarilla.cli.text.layout import filled
from camarilla.cli.text.words import say, title


def told_of_networks(names: Collection[str], tables: Collection[tuple[str, int]]) -> Iterator[str]:
    """A sentence for each game whose network cannot be used."""
    if any(is_led(name, id, seats) for id, seats in tables for name in names):
        from camarilla.bots.leading import network_faults  # late: most players do without

        for id, fault in network_faults(names, tables):
            yield say("network-unused", reason=say(f"refused-{fault.id}", **fault.details), game=title(id))


def warn_of_networks(names: Collection[str], tables: Collection[tuple[str, int]]) -> None:
    """Say so at once."""
    for told in told_of_networks(names, tables):
        print(filled(told), file=sys.stderr, flush=True)
