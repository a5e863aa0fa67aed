"""`camarilla games`: what can be played. It must answer at once, so it loads no game."""

from __future__ import annotations

import argparse
from typing import Final

import camarilla
from camarilla.cli.words import title

SEATS: Final = {  # a test compares them with the games themselves
    "oriflamme": range(2, 6), "ablaze": range(2, 6), "throne": range(2, 5), "intrigues": range(2, 5),
}  # fmt: skip


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true")


def run(options: argparse.Namespace) -> int:
    found = [{"id": id, "title": title(id), "seats": list(SEATS[id])} for id in camarilla.games()]
    if options.json:
        import json

        print(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        for game in found:
            print(f"{game['id']:<12} {game['seats'][0]}–{game['seats'][-1]}  {game['title']}")
    return 0
