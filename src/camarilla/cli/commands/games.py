"""`camarilla games`: what can be played. It must answer at once, so it loads no game."""

from __future__ import annotations

import argparse

from camarilla.cli.text.words import title
from camarilla.games import profiles


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true")


def run(options: argparse.Namespace) -> int:
    found = [{"id": id, "title": title(id), "seats": list(profile.seats)} for id, profile in profiles().items()]
    if options.json:
        import json

        print(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        for game in found:
            print(f"{game['id']:<12} {game['seats'][0]}–{game['seats'][-1]}  {game['title']}")
    return 0
