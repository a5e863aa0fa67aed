"""`camarilla admin`: look after a server that runs."""

from __future__ import annotations

import argparse
import json
import re
import socket
from pathlib import Path
from typing import Any, Final

from camarilla.cli.parser import default_database, own_socket
from camarilla.cli.text.words import say
from camarilla.kernel.refusal import Refusal

ACTIONS: Final = (
    "load", "tables", "table", "sanctions", "close", "reopen", "delete", "ban", "unban", "mute", "unmute", "announce",
    "drain", "resume", "forget",
)  # fmt: skip
ID: Final = re.compile(r"-[\w-]{15}([\w-]{6})?\Z")  # of a player or a table, one in 64 of which begins like an option
SECONDS: Final = 30  # for the server to answer
UNHURRIED: Final = ("forget",)  # all logs are looked through, however long that takes


def arguments(parser: argparse.ArgumentParser) -> None:
    parser._negative_number_matcher = ID  # what argparse takes for no option, as it does numbers below 0
    parser.add_argument("action", choices=ACTIONS, metavar="ACTION")
    parser.add_argument("target", nargs="?", default="", metavar="TARGET")
    parser.add_argument("--socket", type=Path, default=own_socket(default_database()), metavar="FILE")


def run(options: argparse.Namespace) -> int:
    answer = ask(options.socket, {"do": options.action, "target": options.target})
    if "refused" in answer:
        raise Refusal(answer["refused"], **answer["details"])
    done = answer["done"]
    for line in done if isinstance(done, list) else [done]:
        print(say("admin-done") if line is None else json.dumps(line, ensure_ascii=False))
    return 0


def ask(path: Path, wish: dict[str, str]) -> dict[str, Any]:
    """The server's answer."""
    try:
        with socket.socket(socket.AF_UNIX) as link:
            link.settimeout(SECONDS)
            link.connect(str(path))
            link.sendall(json.dumps(wish).encode() + b"\n")
            link.settimeout(None if wish["do"] in UNHURRIED else SECONDS)
            with link.makefile() as lines:
                answer: dict[str, Any] = json.loads(lines.readline())
                return answer
    except TimeoutError:
        raise Refusal("admin-late", file=str(path), seconds=SECONDS) from None
    except (OSError, ValueError, AttributeError) as error:  # Windows has no such sockets
        raise Refusal("no-admin", file=str(path), reason=type(error).__name__) from None
