"""The words of the printed editions, one word for a thing, one kind of quotation mark for a language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from locales.reading import file, names

import camarilla
from camarilla import rulebooks
from camarilla.locales import LANGUAGES, say
from camarilla.locales.folder import FOLDER
from camarilla.rulebooks.learn import learn_page, learnable

PRINTED = {
    "uk": {
        "rules/ORI-4": "фаза викладання.* фаза активації", "play/table-head": "фаза викладання.*фаза активації",
        "throne/event-reshuffled": "колоду скидання", "glossary/discard": "колода скидання",
        "glossary/row": "Ряд подій", "glossary/stack": "Стос", "ablaze/card-felon.text": "сусідню зі Злочинцем",
    },
    "ru": {
        "rules/ORI-4": "фаза планирования.* фаза событий", "play/table-head": "фаза планирования.*фаза событий",
        "oriflamme/card-shapeshifter.text": "Скопируйте и примените эффект",
        "oriflamme/move-copy": "скопировать эффект",
        "oriflamme/card-decree.text": "Переместите", "glossary/stack": "Стек", "glossary/supply": "Резерв",
        "intrigues/city-head": "Круг", "intrigues/move-move": "переместить",
    },
    "pl": {
        "rules/ORI-4": "faza rozstawiania.* faza rozpatrywania", "play/table-head": "faza rozstawiania.*rozpatrywania",
        "oriflamme/card-shapeshifter.text": "Skopiuj zdolność sąsiadującej",
        "oriflamme/move-copy": "skopiuj zdolność",
        "oriflamme/card-spy.text": "Ukradnij 1 punkt Wpływu", "oriflamme/card-decree.text": "Przenieś",
        "oriflamme/some-card": "zakrytą kartę", "glossary/row": "Kolejka Wpływu",
    },
}  # fmt: skip
UNWANTED = {
    "en": r"whoever|befall|\bbe it\b|dealt with|laid aside|the discard\b(?! pile)|\bstands\b"
    r"|(?:armo|behavio|colo|favo|flavo|hono|labo|neighbo|rumo)ur|\bgrey|\btowards|defence|centre"
    r"|(?<!camarilla )\banalys(?:e[sd]?|ing)\b",  # American spelling
    "uk": r"наслідува|хай навіть|виставля|виставит|книг\w* правил|\bу ряду\b|підгляда|\bглянути",
    "ru": r"подража(?!тел)|хотя бы и|\bедва\b|книг\w* правил|переставь|передви|экранн\w+ диктор|подсматрива|взглянуть",
    "pl": r"naślad|rewersem|sąsiedni|choćby|\bimię|\bimiona|obejrz\w+ (?:\w+ )?kart",
}
SEATS = {"uk": r"\bмісц", "ru": r"\bмест", "pl": r"\bmiejsc"}  # the word for a seat; a place in the row has another
STRANGE = {"en": "’‘«»„", "uk": "’‘ʼ“”„", "ru": "’‘'“”„", "pl": "’‘'«»“"}
LITERAL = {
    "server/refused-no-extra",
    "cli/refused-no-site",
    "lab/refused-engine-no-game",
}  # typed or sent


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Everything that a language says, by name."""
    for name in names(FOLDER, language):
        yield from (
            (f"{name}/{id}", " ".join(pattern.text.split()))
            for id, pattern in file(FOLDER / language / f"{name}.ftl").patterns.items()
        )
    for game in rulebooks.books(language):
        book = rulebooks.book(game, language)
        yield f"rules/{game}", f"{book.title} {book.opening}"
        yield from ((f"rules/{rule.id}", f"{rule.title} {rule.text}") for rule in book.rules.values())
    for game in learnable(language):
        blocks = learn_page(game, language).blocks
        yield f"learn-page/{game}", " ".join(text for block in blocks for text in (block.text, *block.items))
    yield from ((f"glossary/{id}", " ".join(entry)) for id, entry in rulebooks.glossary(language).items())


@pytest.mark.parametrize(("language", "name"), [(each, name) for each in PRINTED for name in PRINTED[each]])
def test_the_terms_of_the_printed_edition(language: str, name: str) -> None:
    assert re.search(PRINTED[language][name], " ".join(dict(texts(language))[name].split()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_we_do_not_use(language: str) -> None:
    found = [(name, text) for name, text in texts(language) if re.search(UNWANTED[language], text, re.IGNORECASE)]
    assert found == []


@pytest.mark.parametrize("language", SEATS)
def test_a_place_in_the_row_is_not_a_seat(language: str) -> None:
    row = [(name, text) for name, text in texts(language) if name.startswith(("oriflamme/", "ablaze/"))]
    assert row
    assert [(name, text) for name, text in row if re.search(SEATS[language], text, re.IGNORECASE)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotation_marks(language: str) -> None:
    said = [(name, text) for name, text in texts(language) if name not in LITERAL and not name.endswith(".examples")]
    assert [(name, text) for name, text in said if set(text) & {*STRANGE[language], '"'}] == []


INFINITIVE = r"\b(?!zdolność)\w+(?:[aeiyą]|ś)ć\b"


@pytest.mark.parametrize("name", camarilla.games())
def test_a_choice_is_an_imperative_in_polish(name: str) -> None:
    said = file(FOLDER / "pl" / f"{name}.ftl").patterns
    moves = {id: pattern.text for id, pattern in said.items() if id.startswith(("move-", "action"))}
    assert moves
    assert {id: text for id, text in moves.items() if re.search(INFINITIVE, text)} == {}


NEGATIONS = {"en": r"\bnot?\b|\bnone\b", "uk": r"\bн[еі]\b|\bжодн", "ru": r"\bн[еи]\b", "pl": r"\bnie\b|\bżadn"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_event_of_intrigues_is_put_in_the_negative(language: str) -> None:
    """A plot says yes or no to each: `no: he is not there` would be a riddle. The exact meaning is in brackets."""
    for kind in camarilla.game("intrigues").words["kind"]:
        said = say(language, "intrigues", "condition", kind=kind, who="barman", where="alley")
        assert not re.search(NEGATIONS[language], said.partition("(")[0]), said
