"""The numbered rules as text: a book, a rule, whatever a person names them by."""

from __future__ import annotations

from camarilla.cli.text.layout import filled, item
from camarilla.cli.text.words import language, near
from camarilla.kernel.document import shown
from camarilla.kernel.refusal import Refusal
from camarilla.rulebooks import GLOSSARY, Rule, Rulebook, book, books, find, glossary


def find_book(game: str) -> Rulebook:
    """The rulebook of a game; a refusal names those there are."""
    if game not in books():
        raise Refusal("book", game=shown(game), near=near(game, [*books(), GLOSSARY]))
    return book(game, language())


def find_rule(rulebook: Rulebook, id: str) -> Rule:
    """A rule by its number, `ORI-7`, `ori-7` or `7`, in this book or another; a refusal names near ones."""
    wanted = id.upper()
    if wanted.isascii() and wanted.isdigit():
        books = dict.fromkeys(number.partition("-")[0] for number in reversed(rulebook.rules))  # its own letters first
        numbers = [f"{book}-{wanted}" for book in books]
        wanted = next((number for number in numbers if number in rulebook.rules), numbers[0])
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


def whole_glossary() -> str:
    """The words that the rules use, in alphabetical order."""
    terms = sorted(glossary(language()).values(), key=lambda term: term[0].lower())
    return "\n\n".join(f"{name}\n{item(' '.join(meaning.split()), '  ', '  ')}" for name, meaning in terms)
