"""`camarilla rules GAME [ID]`: the numbered rules."""

from __future__ import annotations

import argparse

from camarilla.cli.layout import filled
from camarilla.cli.words import language, near
from camarilla.kernel.document import shown
from camarilla.kernel.refusal import Refusal
from camarilla.rulebooks import Rule, Rulebook, book, books, find


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("id", metavar="ID", nargs="?")
    parser.add_argument("--json", action="store_true")


def run(options: argparse.Namespace) -> int:
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


def find_book(game: str) -> Rulebook:
    """The rulebook of a game; a refusal names those there are."""
    if game not in books():
        raise Refusal("book", game=shown(game), near=near(game, books()))
    return book(game, language())


def find_rule(rulebook: Rulebook, id: str) -> Rule:
    """A rule by its number, `ORI-7`, `ori-7` or `7`, in this book or another; a refusal names near ones."""
    wanted = id.upper()
    if wanted.isascii() and wanted.isdigit():
        wanted = next(iter(rulebook.rules)).partition("-")[0] + "-" + wanted
    rule = rulebook.rules.get(wanted) or find(wanted, language())
    if rule is None:
        raise Refusal("rule", rule=shown(id), game=rulebook.title, near=near(wanted, rulebook.rules))
    return rule


def whole_book(rulebook: Rulebook) -> str:
    """The whole book, section by section."""
    parts, section = [f"{rulebook.title}\n{'=' * len(rulebook.title)}\n\n{filled(rulebook.opening)}"], ""
    for rule in rulebook.rules.values():
        if rule.section != section:
            section = rule.section
            parts.append(f"{section}\n{'-' * len(section)}")
        parts.append(written(rule))
    return "\n\n".join(parts)


def written(rule: Rule) -> str:
    return f"{rule.id}  {rule.title}\n{filled(rule.text, '  ')}"
