"""Reading the words as Fluent sees them: messages, their attributes and the variables they use; and what is wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from camarilla.locales import CARDS, CASES, LANGUAGES, PAGE, PLAYERS, SHARED

ENGLISH = LANGUAGES[0]
FORMS = (
    *CASES,
    "person",
    "gender",
)  # what may be written beside a name, and passed as `$card_acc`, `$card_gender`, `$seat_person`
MOVED = ("inside",)  # how a move is said in the middle of a sentence, where that differs
NAMED = (*CARDS, *PLAYERS)  # the parts that come in forms


@dataclass
class Pattern:
    """A message or one of its attributes: what it uses, and the keys of its choices."""

    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)  # `place` or `place.in`
    keys: dict[str, set[str]] = field(default_factory=dict)
    text: str = ""


class Reader(Visitor):
    """Notes down what a pattern uses."""

    def __init__(self) -> None:
        self.found = Pattern()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.text += node.value

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = self.found.keys.setdefault(node.selector.id.name, set())
            keys |= {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        self.generic_visit(node)


def read(pattern: ast.Pattern) -> Pattern:
    reader = Reader()
    reader.visit(pattern)
    return reader.found


@dataclass
class File:
    """The messages of a file by id, attributes as `id.attribute`; what could not be read; ids that stand twice."""

    patterns: dict[str, Pattern]
    junk: list[str]
    twice: list[str]

    @property
    def references(self) -> set[str]:
        """Whatever stands inside other messages."""
        return {name for pattern in self.patterns.values() for name in pattern.references}

    @property
    def messages(self) -> set[str]:
        return {id.partition(".")[0] for id in self.patterns}

    def whole(self, id: str) -> set[str]:
        """The variables of a message, with those of the messages inside it."""
        pattern = self.patterns[id]
        return pattern.variables.union(*(self.whole(other) for other in pattern.references if other in self.patterns))


def file(path: Path) -> File:
    """A file of words."""
    return parsed(path.read_text(encoding="utf-8"))


@cache
def parsed(text: str) -> File:
    made, ids = File({}, [], []), []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            made.junk.append(entry.content or "")
        elif isinstance(entry, ast.Message):
            ids.append(entry.id.name)
            parts = {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
            parts |= {entry.id.name: entry.value} if entry.value else {}
            made.patterns |= {id: read(pattern) for id, pattern in parts.items()}
    made.twice = sorted({id for id in ids if ids.count(id) > 1})
    return made


def names(folder: Path, language: str) -> set[str]:
    """The files of a language."""
    return {path.stem for path in (folder / language).glob("*.ftl")}


# -- what is wrong ----------------------------------------------------------------------------------------------
def complaints(folder: Path, games: list[str]) -> list[str]:
    """Everything that is wrong with the words, one line each."""
    lines = list(wrong_files(folder, games))
    for language in LANGUAGES:
        shared = [id for name in SHARED if name in names(folder, language) for id in ids(folder, language, name)]
        lines += [
            f"{language}: {id} stands in two files" for id in sorted({id for id in shared if shared.count(id) > 1})
        ]
        for name in sorted(names(folder, language) & names(folder, ENGLISH)):
            words, model = file(folder / language / f"{name}.ftl"), file(folder / ENGLISH / f"{name}.ftl")
            found = [
                *misread(words),
                *unlike(words, model),
                *ill_formed(words),
                *not_translated(words, model, language),
            ]
            lines += [f"{language}/{name}: {line}" for line in found]
    return lines


def ids(folder: Path, language: str, name: str) -> set[str]:
    return file(folder / language / f"{name}.ftl").messages


def wrong_files(folder: Path, games: list[str]) -> Iterator[str]:
    """Every language has the shared files and one file a game."""
    for language in LANGUAGES:
        there, wanted = names(folder, language), {*SHARED, PAGE, *games}
        yield from (f"{language}/{name} is missing" for name in sorted(wanted - there))
        yield from (f"{language}/{name} belongs to nothing" for name in sorted(there - wanted))


def misread(words: File) -> Iterator[str]:
    """What Fluent cannot read, what stands twice, what is referred to and does not exist."""
    yield from (f"junk: {text.strip()[:40]}" for text in words.junk)
    yield from (f"{id} stands twice" for id in words.twice)
    yield from (f"{id} does not exist" for id in sorted(words.references - set(words.patterns)))


def unlike(words: File, model: File) -> Iterator[str]:
    """The same messages, attributes and variables as in English; forms of names, and parts of sentences, aside."""
    own = {id for id in words.patterns if id in words.references or is_form(id)}
    yield from (f"{id} is missing" for id in sorted(set(model.patterns) - set(words.patterns)) if not is_form(id))
    yield from (f"{id} is stray" for id in sorted(set(words.patterns) - set(model.patterns) - own))
    for id in sorted(set(words.patterns) & set(model.patterns)):
        used, wanted = bases(words.whole(id)), bases(model.whole(id))
        yield from (f"{id} leaves out ${name}" for name in sorted(wanted - used))
        yield from (f"{id} uses ${name}, which English does not" for name in sorted(used - wanted))


def is_form(id: str) -> bool:
    return id.partition(".")[2] in (*FORMS, *MOVED)


def bases(variables: set[str]) -> set[str]:
    """The variables without their forms: `card` for `card_acc`."""
    return {split(name)[0] for name in variables}


def split(variable: str) -> tuple[str, str]:
    """A variable as a part and its form, "" for none."""
    part, _, form = variable.rpartition("_")
    return (part, form) if part in NAMED or form in FORMS else (variable, "")


def ill_formed(words: File) -> Iterator[str]:
    """Forms that do not exist, and cards that lack a case which a sentence of their language wants."""
    forms = {split(name)[::-1] for pattern in words.patterns.values() for name in pattern.variables}
    yield from (f"${part}_{form} is no form" for form, part in sorted(forms) if form and form not in FORMS)
    cards = sorted(id for id in words.patterns if re.fullmatch(r"card-[\w-]+", id))
    for form, part in sorted(forms):
        if part in CARDS and form in (*CASES, "gender"):
            yield from (f"{card}.{form} is missing" for card in cards if f"{card}.{form}" not in words.patterns)


def not_translated(words: File, model: File, language: str) -> Iterator[str]:
    """Messages that are English still: without a letter of the language's alphabet, or word for word the same."""
    for id in sorted(set(words.patterns) & set(model.patterns)):
        text, english = words.patterns[id].text, model.patterns[id].text
        has_words = re.search(r"\b[a-z]{3}", english) and not id.endswith(".person")
        if language in ("uk", "ru") and has_words and not re.search(r"[а-яіїєґ]", text):
            yield f"{id} has no word of the language"
        if language == "pl" and len(re.findall(r"\b[a-z]{3,}", english)) > 2 and text == english:
            yield f"{id} is the English one"
