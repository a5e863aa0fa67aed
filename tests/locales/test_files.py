"""The files of words: the same messages in every language, all of them read, none left over; and the rulebooks too."""

from __future__ import annotations

import ast
import re
import shutil
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from locales.reading import complaints, file

import camarilla
from camarilla import rulebooks
from camarilla.locales import LANGUAGES, PAGE, SHARED, file_text
from camarilla.locales.folder import FOLDER
from camarilla.server.http.catalogue import TERMINAL, words

SOURCE = Path(camarilla.__file__).parent
CLIENT = Path(__file__).parents[2] / "client" / "src"
GAMES = camarilla.games()
LATIN = [language for language in LANGUAGES if language in ("en", "pl")]


def test_nothing_is_wrong_with_the_words() -> None:
    assert complaints(FOLDER, GAMES) == []


def test_what_the_page_says_by_name_exists() -> None:
    """A misspelt name would be shown as it is."""
    said = re.compile(r'(?<![\w.])say\(\s*"([a-z0-9-]+)"')
    known = file(FOLDER / LANGUAGES[0] / "page.ftl").patterns
    for path in (*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")):
        assert [name for name in said.findall(path.read_text("utf-8")) if f"page-{name}" not in known] == [], path


@pytest.mark.parametrize("game", GAMES)
def test_what_only_the_terminal_says_is_not_sent_to_the_page(game: str) -> None:
    """It stands under one heading, the same messages in every language, and the page says none of them."""
    names = [at_the_terminal(file_text(language, f"{game}.ftl") or "") for language in LANGUAGES]
    assert all(found == names[0] for found in names)
    page = "".join(path.read_text("utf-8") for path in CLIENT.rglob("*") if path.suffix in (".svelte", ".ts"))
    assert [name for name in names[0] if f'"{name}"' in page] == []
    for language in LANGUAGES:
        sent = words(language, f"{game}.ftl") + words(language, f"{game}.ftl", taught=True)
        assert [name for name in names[0] if f"\n{name} =" in sent] == []
    board = SOURCE / "cli" / "boards" / f"{game}.py"
    said = set(re.findall(r'story\.say\(\s*"([a-z-]+)"', board.read_text("utf-8"))) if board.is_file() else set()
    assert said <= set(names[0]) | {name for name in said if f'"{name}"' in page}


@pytest.mark.parametrize("game", GAMES)
def test_words_that_are_sent_apart_name_none_of_the_others(game: str) -> None:
    """What a hint or a lesson says is a file of its own in the page: a name from the other would be shown as it is."""
    for language in LANGUAGES:
        for taught in (False, True):
            sent = words(language, f"{game}.ftl", taught=taught)
            known = set(re.findall(r"(?m)^(-?[a-z][a-z0-9-]*) =", sent + words(language, "page.ftl")))
            assert set(re.findall(r"\{\s*(-?[a-z][a-z0-9-]*)[\s.}(]", sent)) <= known, (language, taught)


def at_the_terminal(text: str) -> list[str]:
    """The messages under the heading."""
    found = TERMINAL.search(text)
    return re.findall(r"(?m)^([a-z][a-z0-9-]*) =", found.group()) if found else []


def swap(old: str, new: str) -> Callable[[str], str]:
    def edit(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return edit


BROKEN = [
    ("uk/oriflamme", swap("move-reveal = відкрити карту\n", ""), "uk/oriflamme: move-reveal is missing"),
    ("pl/throne", swap("move-draw =", "move-dance = tańczyć\nmove-draw ="), "pl/throne: move-dance is stray"),
    ("ru/errors", swap("{ $code }", "{ $coed }"), "ru/errors: refused-illegal-code leaves out $code"),
    ("ru/errors", swap("{ $code }", "{ $coed }"), "uses $coed, which English does not"),
    ("ru/ablaze", swap("move-take = взять себе", "move-take"), "ru/ablaze: junk: move-take"),
    ("en/ablaze", swap("move-take =", "move-take = keep it\nmove-take ="), "en/ablaze: move-take stands twice"),
    ("pl/ablaze", swap("{ influence }", "{ inflence }"), "pl/ablaze: inflence does not exist"),
    ("uk/throne", swap("    .acc = Шута\n", ""), "uk/throne: card-jester.acc is missing"),
    ("uk/throne", swap("{ $card_acc }", "{ $card_voc }"), "uk/throne: $card_voc is no form"),
    (
        "ru/throne",
        swap("    .text = Раз за ход, если Генералов у вас не меньше", "    .txt = "),
        "card-general.text is missing",
    ),
    (
        "uk/throne",
        swap("move-draw = розкрити карту", "move-draw = reveal a card"),
        "move-draw has no word of the language",
    ),
    (
        "pl/throne",
        swap("ile kart może leżeć w kolumnie", "cards that a column can have"),
        "option-height is the English one",
    ),
    ("pl/errors", lambda text: text + "help-help = pomoc\n", "pl: help-help stands in two files"),
    ("pl/verse", lambda _: "", "pl/verse belongs to nothing"),
    ("uk/players", None, "uk/players is missing"),
]


@pytest.mark.parametrize(("name", "edit", "complaint"), BROKEN, ids=[complaint for _, _, complaint in BROKEN])
def test_what_is_wrong_is_named(name: str, edit: Callable[[str], str] | None, complaint: str, tmp_path: Path) -> None:
    """Each thing that can be wrong, done on purpose to a copy."""
    for language in LANGUAGES:
        shutil.copytree(FOLDER / language, tmp_path / language)
    broken = tmp_path / f"{name}.ftl"
    if edit is None:
        broken.unlink()
    else:
        broken.write_text(edit(broken.read_text("utf-8") if broken.exists() else ""), "utf-8")
    assert any(complaint in line for line in complaints(tmp_path, GAMES))


# -- messages and the code that says them -----------------------------------------------------------------------
@cache
def texts() -> tuple[set[str], list[str]]:
    """Every text in the source, and every text with holes in it, as an expression that fits it."""
    whole: set[str] = set()
    holed = []
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            if isinstance(node, ast.JoinedStr):
                holed.append(
                    "".join(re.escape(each.value) if isinstance(each, ast.Constant) else ".+" for each in node.values)
                )
    return whole, [text for text in holed if re.match(r"[a-z]{3}", text)]


@cache
def page() -> tuple[str, set[str]]:
    """What the page in the browser is made of, and the texts in it that something is put behind."""
    kinds = (path for kind in ("ts", "svelte") for path in CLIENT.rglob(f"*.{kind}"))
    text = "\n".join(path.read_text("utf-8") for path in kinds)
    return text, set(re.findall(r"([a-z][a-z-]+-)\$\{", text))


def is_said(id: str) -> bool:
    """Does the source name this message: whole, as a refusal, with a part filled in, or by its beginning?"""
    whole, holed = texts()
    if id.startswith("refused-"):
        why = id.removeprefix("refused-")
        return bool({why, re.sub(r"^(document|transcript)-", "", why)} & whole) or is_on_the_page(why)
    begun = any(len(text) > 3 and text.endswith("-") and id.startswith(text) for text in whole)
    filled = any(re.fullmatch(text, id) for text in holed)
    return bool({id, id.partition(".")[0]} & whole) or begun or filled or is_on_the_page(id)


def is_on_the_page(id: str) -> bool:
    return f'"{id}"' in page()[0] or any(id.startswith(text) for text in page()[1])


def test_every_message_of_the_page_is_on_it() -> None:
    """The page says them without their beginning, `say("skip")`."""
    words = file(FOLDER / "en" / f"{PAGE}.ftl")
    assert all(id.startswith("page-") for id in words.messages)
    assert [id for id in sorted(words.messages) if not is_on_the_page(id.removeprefix("page-"))] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_a_board_is_on_it(game: str) -> None:
    """The board of a game in the page names them, if only as a kind of move or of column."""
    paths = [path for kind in ("ts", "svelte") for path in (CLIENT / "games" / game).rglob(f"*.{kind}")]
    said = "\n".join(path.read_text("utf-8") for path in paths)
    names = [id.removeprefix("board-") for id in file(FOLDER / "en" / f"{game}.ftl").messages if "board-" in id]
    begun = tuple(re.findall(r"\b([a-z]+-)\$\{", said)) or ("?",)
    assert [name for name in names if not name.startswith(begun) and not re.search(rf"\b{name}\b", said)] == []


@pytest.mark.parametrize("name", SHARED)
def test_every_shared_message_is_said_somewhere(name: str) -> None:
    words = file(FOLDER / "en" / f"{name}.ftl")
    assert [id for id in sorted(words.messages) if id not in words.references and not is_said(id)] == []


def test_a_message_that_nothing_says_is_noticed() -> None:
    assert not is_said("greeting-nobody")
    assert not is_said("refused-greeting")
    assert is_said("player-you")
    assert is_said("refused-document-missing")
    assert is_said("help-games.short")


def spoken() -> Iterator[tuple[str, str]]:
    """Where, and which message: each `say("…")` of the command line."""
    for path in sorted((SOURCE / "cli").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say" and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    yield f"{path.relative_to(SOURCE)}:{node.lineno}", first.value


def test_every_sentence_of_the_command_line_exists() -> None:
    there = {id for name in SHARED for id in file(FOLDER / "en" / f"{name}.ftl").patterns}
    found = list(spoken())
    assert len(found) > 20
    assert [(where, id) for where, id in found if id not in there] == []


# -- the rulebooks ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_text_in_every_language(language: str, game: str) -> None:
    book, english = rulebooks.book(game, language), rulebooks.book(game)
    assert list(book.rules) == list(english.rules)
    assert book.title
    assert book.opening
    for id, rule in book.rules.items():
        assert rule.title, id
        assert rule.text, id
        assert rule.section, id
        assert language == "en" or rule.text != english.rules[id].text, id
        assert language in LATIN or re.search("[а-яіїєґ]", rule.text), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_explains_the_same_words(language: str) -> None:
    assert list(rulebooks.glossary(language)) == list(rulebooks.glossary())
    assert all(name and meaning for name, meaning in rulebooks.glossary(language).values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_of_ablaze_contains_the_rules_it_shares(language: str) -> None:
    """Word for word, except set-up, which is its own."""
    own, lender = rulebooks.book("ablaze", language).rules, rulebooks.book("oriflamme", language).rules
    shared = [f"ORI-{number}" for number in range(2, 18)]
    assert [(own[id].title, own[id].text) for id in shared] == [(lender[id].title, lender[id].text) for id in shared]
    assert rulebooks.find("ORI-7", language) == lender["ORI-7"]


def test_a_number_that_no_book_lends_is_refused() -> None:
    with pytest.raises(ValueError, match="no new rule number in 'ORI-7'"):
        rulebooks.read("throne", "# T\n## S\n### ORI-7\n")


def test_a_rule_that_lacks_a_text_is_noticed() -> None:
    """The loader gives the empty text that the test above refuses."""
    book = rulebooks.read("oriflamme", "# T\n## S\n### ORI-1 A\n\n### ORI-2 B\nText.\n")
    assert [rule.text for rule in book.rules.values()] == ["", "Text."]
