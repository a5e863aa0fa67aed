"""`camarilla rules GAME [ID]`: the numbered rules."""

from __future__ import annotations

import argparse

from camarilla.cli.text.rulebook import find_book, find_rule, whole_book, whole_glossary, written
from camarilla.rulebooks import GLOSSARY


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("id", metavar="ID", nargs="?")
    parser.add_argument("--json", action="store_true")


def run(options: argparse.Namespace) -> int:
    if GLOSSARY in (options.game, options.id):
        print(whole_glossary())
        return 0
    rulebook = find_book(options.game)
    rules = [find_rule(rulebook, options.id)] if options.id else list(rulebook.rules.values())
    if options.json:
        import json

        print(json.dumps([vars(rule) for rule in rules], indent=2, ensure_ascii=False))
    elif options.id:
        print(written(rules[0]))
    else:
        print(whole_book(rulebook))
    return 0
