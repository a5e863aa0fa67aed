"""`camarilla rules GAME [ID]`: the numbered rules; `camarilla rules glossary`: the words they use."""

from __future__ import annotations

import argparse

from camarilla.cli.play.ui import show
from camarilla.cli.text.rulebook import find_book, find_rule, whole_book, whole_glossary, written
from camarilla.cli.text.words import language, say
from camarilla.rulebooks import GLOSSARY, glossary


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("id", metavar="ID", nargs="?")
    parser.add_argument("--json", action="store_true")


def run(options: argparse.Namespace) -> int:
    return show_glossary(options) if options.game == GLOSSARY and not options.id else show_rules(options)


def show_glossary(options: argparse.Namespace) -> int:
    if options.json:
        import json

        terms = [{"id": id, "name": name, "meaning": text} for id, (name, text) in glossary(language()).items()]
        print(json.dumps(terms, indent=2, ensure_ascii=False))
    else:
        show(say("learn-glossary"), whole_glossary())
    return 0


def show_rules(options: argparse.Namespace) -> int:
    rulebook = find_book(options.game)
    rules = [find_rule(rulebook, options.id)] if options.id else list(rulebook.rules.values())
    if options.json:
        import json

        print(json.dumps([vars(rule) for rule in rules], indent=2, ensure_ascii=False))
    elif options.id:
        print(written(rules[0]))
    else:
        show(rulebook.title, whole_book(rulebook))
    return 0
