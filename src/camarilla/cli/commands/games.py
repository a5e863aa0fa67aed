"""`camarilla games`: what can be played. It must answer at once, so only `--json`, which lists options, loads games."""

from __future__ import annotations

import argparse
from typing import Any

from camarilla.cli.text.words import title
from camarilla.games import game, profiles


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true")


def run(options: argparse.Namespace) -> int:
    if options.json:
        import json

        print(json.dumps([listed(id) for id in profiles()], indent=2, ensure_ascii=False))
    else:
        for id, profile in profiles().items():
            print(f"{id:<12} {profile.seats[0]}–{profile.seats[-1]}  {title(id)}")
    return 0


def listed(id: str) -> dict[str, Any]:
    """A game for programs, with what a designer may vary."""
    found = game(id)
    options = {name: option._asdict() for name, option in found.options.items()}
    return {"id": id, "title": title(id), "seats": list(found.seats), "options": options}
