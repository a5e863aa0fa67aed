"""The rules as pages of the site: one a game and language, each rule with the code and tests that cite it.

python docs/pages.py FOLDER        writes them into FOLDER, index.md first; docs/website.py makes web pages of them
"""

from __future__ import annotations

import ast
import re
import sys
from contextvars import copy_context
from dataclasses import dataclass
from functools import cache
from html import escape
from itertools import product
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from rules.citations import CODE, ID, TESTS, in_code, in_tests  # noqa: E402  # it lies beside the tests

import camarilla  # noqa: E402
from camarilla.cli.text import learn  # noqa: E402
from camarilla.cli.text.words import speak  # noqa: E402
from camarilla.locales import LANGUAGES, say  # noqa: E402
from camarilla.rulebooks import Rule, Rulebook, book, find  # noqa: E402
from camarilla.rulebooks.learn import Block, learn_page, learnable  # noqa: E402

LONGEST: Final = 40  # lines of a snippet
FEW: Final = 5  # snippets that are listed at once
FENCE: Final = "`" * 8  # longer than any that a snippet can hold
WORDS: Final = {
    "en": {
        "language": "English", "games": "All games", "code": "Code", "tests": "Tests", "others": "In other languages",
        "rules": "rules", "home": "The rules, and what follows them",
        "about": "Every numbered rule, the code that carries it out, and the tests that hold the code to it.",
    },
    "uk": {
        "language": "Українська", "games": "Усі ігри", "code": "Код", "tests": "Тести", "others": "Іншими мовами",
        "rules": "правила", "home": "Правила і те, що за ними стоїть",
        "about": "Кожне пронумероване правило, код, який його виконує, і тести, які тримають код у згоді з ним.",
    },
    "ru": {
        "language": "Русский", "games": "Все игры", "code": "Код", "tests": "Тесты", "others": "На других языках",
        "rules": "правила", "home": "Правила и то, что за ними стоит",
        "about": "Каждое пронумерованное правило, код, который его выполняет, и тесты, которые следят за кодом.",
    },
    "pl": {
        "language": "Polski", "games": "Wszystkie gry", "code": "Kod", "tests": "Testy", "others": "W innych językach",
        "rules": "zasady", "home": "Zasady i to, co za nimi stoi",
        "about": "Każda ponumerowana zasada, kod, który ją wykonuje, i testy, które pilnują kodu.",
    },
}  # fmt: skip


@dataclass(frozen=True)
class Snippet:
    """A piece of source: where it stands, and its lines."""

    path: str
    line: int
    name: str
    text: str


# -- what cites a rule ------------------------------------------------------------------------------------------
@cache
def citations() -> tuple[dict[str, list[Snippet]], dict[str, list[Snippet]]]:
    """By rule: the code that cites it, and the tests."""
    code = {id: [code_at(where) for where in places] for id, places in in_code().found.items()}
    tests = {id: [test_called(where) for where in places] for id, places in in_tests().found.items()}
    return {id: once(found) for id, found in code.items()}, {id: once(found) for id, found in tests.items()}


def once(snippets: list[Snippet]) -> list[Snippet]:
    """A function that cites a rule twice is shown once."""
    return list({(snippet.path, snippet.name or snippet.line): snippet for snippet in reversed(snippets)}.values())[
        ::-1
    ]


@cache
def source(path: Path) -> tuple[list[str], list[ast.stmt]]:
    """The lines of a file, and its functions and classes, the innermost last."""
    text = path.read_text("utf-8")
    kinds = (ast.FunctionDef, ast.ClassDef)
    found = [node for node in ast.walk(ast.parse(text)) if isinstance(node, kinds)]
    return text.splitlines(), sorted(found, key=lambda node: node.lineno)


def code_at(where: str) -> Snippet:
    """The function around `oriflamme/rules.py:12`, or the line alone."""
    name, _, number = where.rpartition(":")
    path, line = CODE / name, int(number)
    around = [node for node in source(path)[1] if node.lineno <= line <= (node.end_lineno or 0)]
    return snippet(path, around[-1], line) if around else Snippet(shown(path), line, "", source(path)[0][line - 1])


def test_called(where: str) -> Snippet:
    """The test `oriflamme/test_lord.py::test_alone`."""
    name, _, test = where.partition("::")
    node = next(node for node in source(TESTS / name)[1] if getattr(node, "name", "") == test)
    return snippet(TESTS / name, node, node.lineno)


def snippet(path: Path, node: ast.stmt, line: int) -> Snippet:
    """A function as it is written; of a long one the lines around the citation."""
    end = node.end_lineno or node.lineno
    start = node.lineno if end - node.lineno < LONGEST else max(node.lineno, line - LONGEST // 2)
    text = "\n".join(source(path)[0][start - 1 : min(end, start + LONGEST - 1)])
    return Snippet(shown(path), line, getattr(node, "name", ""), text)


def shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


# -- pages ------------------------------------------------------------------------------------------------------
def page_name(game: str, language: str) -> str:
    return f"{game}.{language}.html"


def whole_page(title: str, language: str, body: str) -> str:
    """A page of the site: its title, by which it is found, and the rest as it is; English pages are in the contents."""
    front = "" if language == LANGUAGES[0] else "---\norphan: true\n---\n\n"
    return f'{front}# {title}\n\n{FENCE}{{raw}} html\n<div class="rules" lang="{language}">\n{body}\n</div>\n{FENCE}\n'


def game_page(game: str, language: str) -> str:
    """A rulebook: what it is about, its contents, and its rules by section."""
    rulebook = book(game, language)
    parts = [
        navigation(game, language),
        f'<div class="opening">{paragraphs(rulebook.opening, language)}</div>', contents(rulebook),
    ]  # fmt: skip
    section = ""
    for rule in rulebook.rules.values():
        if rule.section != section:
            section = rule.section
            parts.append(f"<h2>{escape(section)}</h2>")
        parts.append(article(rule, language))
    return whole_page(f"{rulebook.title} – {WORDS[language]['rules']}", language, "\n".join(parts))


def navigation(game: str, language: str) -> str:
    """To the other games, and to the other languages."""
    links = [f'<a href="index.html">{WORDS[language]["games"]}</a>']
    links += [link(page_name(each, language), book(each, language).title, each == game) for each in camarilla.games()]
    links += [link(page_name(game, each), WORDS[each]["language"], each == language) for each in LANGUAGES]
    return "<nav>" + "\n".join(links) + "</nav>"


def link(target: str, text: str, is_here: bool) -> str:
    here = ' aria-current="page"' if is_here else ""
    return f'<a href="{target}"{here}>{escape(text)}</a>'


def contents(rulebook: Rulebook) -> str:
    rules = [f'<li><a href="#{rule.id}">{rule.id} {escape(rule.title)}</a></li>' for rule in rulebook.rules.values()]
    return '<ul class="all-rules">\n' + "\n".join(rules) + "\n</ul>"


def article(rule: Rule, language: str) -> str:
    """A rule, its translations below it, the code and the tests beside it."""
    code, tests = citations()
    words = WORDS[language]
    head = f'<h3><a class="id" href="#{rule.id}">{rule.id}</a>{escape(rule.title)}</h3>'
    text = f"<div>\n{head}\n{paragraphs(rule.text, language)}\n{translations(rule, language)}\n</div>"
    beside = cited(words["code"], code.get(rule.id, []), rule.id) + cited(
        words["tests"], tests.get(rule.id, []), rule.id
    )
    return f'<article id="{rule.id}">\n{text}\n<aside>\n{beside}</aside>\n</article>'


def paragraphs(text: str, language: str) -> str:
    return "\n".join(f"<p>{linked(escape(part, quote=False), language)}</p>" for part in text.split("\n\n"))


def linked(text: str, language: str) -> str:
    """Text in which the number of a rule leads to that rule."""
    return ID.sub(lambda found: rule_link(found[0], language), text)


def rule_link(id: str, language: str) -> str:
    game = next((game for game in camarilla.games() if id in book(game).rules), None)
    return f'<a href="{page_name(game, language)}#{id}">{id}</a>' if game else id


def translations(rule: Rule, language: str) -> str:
    """The same rule in the other languages."""
    parts = []
    for other in LANGUAGES:
        same = find(rule.id, other)
        if other != language and same is not None:
            body = f"<p><strong>{escape(same.title)}</strong></p>\n{paragraphs(same.text, other)}"
            parts.append(f'<div lang="{other}">\n<h4>{WORDS[other]["language"]}</h4>\n{body}\n</div>')
    return folded(WORDS[language]["others"], "\n".join(parts), is_open=False)


def cited(title: str, snippets: list[Snippet], id: str) -> str:
    """What cites a rule, what speaks of it alone first: file and line, the source inside; the first lies open."""
    ranked = sorted(snippets, key=lambda each: len(set(ID.findall(each.text))))
    parts = [folded(where(each), lines(each, id), number == 0) for number, each in enumerate(ranked)]
    few, rest = parts[:FEW], parts[FEW:]
    more = [folded(f"+{len(rest)}", "\n".join(rest), is_open=False)] if rest else []
    return f"<section>\n<h4>{title}</h4>\n" + "\n".join(few + more) + "\n</section>\n"


def folded(summary: str, body: str, is_open: bool) -> str:
    return f"<details{' open' if is_open else ''}>\n<summary>{summary}</summary>\n{body}\n</details>"


def where(snippet: Snippet) -> str:
    name = f" <b>{escape(snippet.name)}</b>" if snippet.name else ""
    return f"{escape(snippet.path)}:{snippet.line}{name}"


def lines(snippet: Snippet, id: str) -> str:
    text = re.sub(rf"\b{id}\b", f"<mark>{id}</mark>", escape(snippet.text, quote=False))
    return f"<pre><code>{text}</code></pre>"


# -- how to play ------------------------------------------------------------------------------------------------
def learn_name(game: str, language: str) -> str:
    return f"learn-{game}.{language}.html"


def learn_page_of(game: str, language: str) -> str:
    """How to play: the pictures are the text board's."""
    speak(language)
    page = learn_page(game, language)
    links = [link(page_name(game, language), book(game, language).title, False)]
    links += [link(learn_name(game, each), WORDS[each]["language"], each == language) for each in LANGUAGES]
    blocks = [learn_block(block, game) for block in page.blocks]
    return whole_page(page.title, language, "\n".join(["<nav>" + "\n".join(links) + "</nav>", *blocks]))


def learn_block(block: Block, game: str) -> str:
    items = "".join(f"<li>{escape(text)}</li>" for text in block.items)
    match block.kind:
        case "heading":
            return f"<h2>{escape(block.text)}</h2>"
        case "steps":
            return f"<ol>{items}</ol>"
        case "list":
            return f"<ul>{items}</ul>"
        case "table":
            return f"<pre>{escape(learn.table(block.items))}</pre>"
        case "board":
            drawn = learn.drawn(camarilla.game(game), block.items[0])
            return f"<pre>{escape(drawn)}</pre>\n<p><em>{escape(block.text)}</em></p>"
        case "cards":
            return f"<pre>{escape(learn.cards(camarilla.game(game)))}</pre>"
        case _:
            return f"<p>{escape(block.text)}</p>"


def index_page() -> str:
    """Every game in every language."""
    parts = []
    for language in LANGUAGES:
        words = WORDS[language]
        games = "".join(index_entry(game, language) for game in camarilla.games())
        head = f"<h2>{words['language']}</h2>\n<p>{words['home']}. {words['about']}</p>"
        parts.append(f'<section lang="{language}">\n{head}\n{games}</section>')
    names = (name(game, LANGUAGES[0]) for game in camarilla.games() for name in (page_name, learn_name))
    listed = "\n".join(name.removesuffix(".html") for name in names)
    page = whole_page("The rules beside their code", LANGUAGES[0], "\n".join(parts))
    return f"{page}\n```{{toctree}}\n:hidden:\n\n{listed}\n```\n"


def index_entry(game: str, language: str) -> str:
    rulebook = book(game, language)
    name = f'<a href="{page_name(game, language)}">{escape(rulebook.title)}</a>'
    head = f"<strong>{name}</strong> ({len(rulebook.rules)})"
    if game in learnable(language):
        head += " " + link(learn_name(game, language), say(language, None, "learn-play"), False)
    return f'<div class="game">{head}<br>{escape(rulebook.opening)}</div>\n'


def write(folder: Path) -> list[Path]:
    """All pages; the files that were written, the index first."""
    folder.mkdir(parents=True, exist_ok=True)
    pages = {"index.html": index_page()}
    pages |= {page_name(game, each): game_page(game, each) for game in camarilla.games() for each in LANGUAGES}
    for game, each in product(camarilla.games(), LANGUAGES):
        if game not in learnable(each):
            continue
        pages[learn_name(game, each)] = copy_context().run(learn_page_of, game, each)  # its language ends with it
    written = {(folder / name).with_suffix(".md"): text for name, text in pages.items()}
    for path, text in written.items():
        path.write_text(text, encoding="utf-8")
    return list(written)


if __name__ == "__main__":
    print(write(Path(sys.argv[1]))[0])
