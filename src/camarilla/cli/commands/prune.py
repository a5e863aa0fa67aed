"""`camarilla prune`: forget old tables and chat, or a player."""

from __future__ import annotations

import argparse
import contextlib
import time
from pathlib import Path

from camarilla.cli.parser import default_database, whole
from camarilla.cli.text.words import say
from camarilla.kernel.refusal import Refusal


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", default=default_database(), metavar="FILE|URL")
    parser.add_argument("--finished", type=whole, default=365, metavar="DAYS")
    parser.add_argument("--abandoned", type=whole, default=30, metavar="DAYS")
    parser.add_argument("--bots", type=whole, default=7, metavar="DAYS")
    parser.add_argument("--chat", type=whole, default=30, metavar="DAYS")
    parser.add_argument("--player", metavar="ID")
    parser.add_argument("--vacuum", action="store_true")


def run(options: argparse.Namespace) -> int:
    from camarilla.server.prune import Retention, forget, player_of, prune, time_of
    from camarilla.server.store.store import failures_refused, open_store

    if "://" not in options.database and not Path(options.database).is_file():
        raise Refusal("no-store", store=options.database, reason="ENOENT")
    with failures_refused(options.database), contextlib.closing(open_store(options.database, upgrade=False)) as store:
        if options.vacuum:
            store.claim()  # refused while a server runs
        if options.player:
            print(say("forgotten", tables=forget(store, player_of(options.player))))
        else:
            days = Retention(options.finished, options.abandoned, options.bots, options.chat)
            now = int(time.time() * 1000)
            print(say("pruned", tables=prune(store, days, now if options.vacuum else time_of(store, now))))
        if options.vacuum:
            store.vacuum()
        else:
            store.compact()
    return 0
