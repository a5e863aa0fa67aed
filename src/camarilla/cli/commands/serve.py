"""`camarilla serve`: the server, on this machine or for the world."""

from __future__ import annotations

import argparse
import ipaddress
import os
import re
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Final

from camarilla.cli.parser import complaint, default_database, milliseconds, own_socket, positive, whole
from camarilla.cli.play.storage import folder
from camarilla.cli.text.words import say

NO_SOCKETS: Final = sys.platform == "win32"  # in the file system
PORT: Final = 8000  # if it is free and no other is asked for


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS")
    parser.add_argument("--port", type=whole, metavar="N")
    parser.add_argument("--database", metavar="FILE|URL")
    parser.add_argument("--open", action="store_true")
    parser.add_argument("--domain", type=domain, action="append", default=[], metavar="NAME")
    parser.add_argument("--origin", type=origin, action="append", default=[], metavar="URL")
    parser.add_argument("--secure", action="store_true")
    parser.add_argument("--proxy", type=proxies, default="", metavar="ADDRESSES")
    parser.add_argument("--cluster", metavar="HOST[:PORT]")
    parser.add_argument("--metrics", type=where, metavar="[ADDRESS:]PORT")
    parser.add_argument("--no-metrics", action="store_true")
    parser.add_argument("--admin", type=Path, metavar="FILE")
    parser.add_argument("--admin-page", type=where, metavar="[ADDRESS:]PORT")
    parser.add_argument("--no-limits", action="store_true")
    parser.add_argument("--limit", action="append", default=[], metavar="NAME=NUMBER")
    parser.add_argument("--thinkers", type=positive, default=2, metavar="N")
    parser.add_argument("--bot", type=named_bot, action="append", default=[], metavar="NAME=BOT")
    parser.add_argument("--bot-time", type=milliseconds, default=2000, metavar="TIME")
    parser.add_argument("--access-log", action="store_true")
    parser.add_argument("--log", choices=("debug", "info", "warning", "error"))


def run(options: argparse.Namespace) -> int:
    from camarilla.server.run import Metrics, serve
    from camarilla.server.settings import OPEN, Limits, ServerSettings, with_limits

    database = options.database or (own_database() if options.open else default_database())
    settings = ServerSettings(
        database=database,
        domains=tuple(options.domain),
        origins=tuple(options.origin),
        secure=options.secure,
        cluster=options.cluster,
        admin=options.admin or (None if options.cluster or NO_SOCKETS else Path(own_socket(database))),
        secret=os.environ.get("CAMARILLA_SECRET"),
        secret_before=os.environ.get("CAMARILLA_SECRET_BEFORE"),
        admin_page=options.admin_page,
        admin_token=os.environ.get("CAMARILLA_ADMIN_TOKEN", ""),
        mail=os.environ.get("CAMARILLA_MAIL"),
        limits=with_limits(OPEN if options.no_limits else Limits(), options.limit),
        thinkers=options.thinkers,
        bots=tuple(options.bot),
        bot_time=options.bot_time,
        access_log=options.access_log,
        log_level=options.log or ("warning" if options.open else "info"),
    )
    ports = (PORT, 0) if options.port is None else (options.port,)
    metrics = None if options.no_metrics or options.open else Metrics()
    if options.metrics:
        host, port = options.metrics
        metrics = Metrics(host, port, wanted=True)
    return serve(settings, options.host, ports, options.proxy, show if options.open else None, metrics)


def named_bot(text: str) -> tuple[str, str]:
    """A name and the bot that it stands for, as the arena names it."""
    name, equals, bot = text.partition("=")
    if not (equals and name.strip() and bot.strip()):
        raise complaint("not-named-bot", text)
    return name.strip(), bot.strip()


def domain(text: str) -> str:
    """A name under which visitors find the server, with its port if that is unusual."""
    if not re.fullmatch(r"([\w-]+(\.[\w-]+)*|\[[\da-fA-F:.]+\])(:\d{1,5})?", text):
        raise complaint("not-domain", text)
    return text


def origin(text: str) -> str:
    """What a browser calls the place of a page."""
    if not re.fullmatch(r"https?://[^/?#\s]+", text):
        raise complaint("not-origin", text)
    return text


def proxies(text: str) -> str:
    """Addresses and networks of proxies, with commas between them; `*`: whoever asks is one."""
    for one in filter(None, (part.strip() for part in text.split(","))):
        try:
            ipaddress.ip_network("0.0.0.0/0" if one == "*" else one)
        except ValueError:
            raise complaint("not-proxy", one) from None
    return text


def where(text: str) -> tuple[str, int]:
    """An address of this machine, 127.0.0.1 if none is named, and a port."""
    host, _, port = text.rpartition(":")
    return host.strip("[]") or "127.0.0.1", whole(port)


def own_database() -> str:
    """A file in the user's own folder."""
    folder().mkdir(parents=True, exist_ok=True, mode=0o700)
    return str(folder() / "tables.db")


def show(address: str) -> None:
    """Say where the page is, and open it."""
    print(say("serving", address=address), flush=True)
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
