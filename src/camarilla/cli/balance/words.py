"""What a study of balance is called in words: its players, rules, cards and figures, for tables, plots and page."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from typing import Any

import camarilla
from camarilla import locales
from camarilla.cli.balance.numbers import percent
from camarilla.cli.text.words import language, say, say_of, title
from camarilla.kernel.census import Topic
from camarilla.lab.balance.findings import MATTERS, CardFinding, Findings, SeatFinding, dealt_by
from camarilla.lab.balance.report import PLAYERS, BalanceReport, seated
from camarilla.lab.balance.study import Study

SUFFERED = ("earned", "killed")  # of each card
OWN = {"drawn": ("held", "killed", "killers")}  # columns with a name of their own, by how cards come to players


def head(report: BalanceReport) -> str:
    """What was played; rules that are compared, or swept, are told where they are."""
    study = report.findings[0].study
    asked = [one.findings[0] for one in report.sweeps] or report.findings
    kinds = dict.fromkeys(seated(one.study) for one in asked)
    said = say(
        "balance-head", title=title(study.game), seats=study.seats, games=report.games, players=" / ".join(kinds)
    )  # fmt: skip
    kept = ", ".join(option_text(study, *pair, marked=True) for pair in report.shared)
    return f"{said} {say('balance-rules', options=kept)}" if kept else said


def played(report: BalanceReport) -> list[str]:
    """Where these are not the games that were asked for: that it was stopped, or is a part, or has a few more.

    And that the rulebook has none for so few players.
    """
    study = report.findings[0].study
    book = camarilla.game(study.game).profile.book_seats
    beside = book is not None and study.seats not in book
    said = [say("balance-unprinted", seats=study.seats, low=book[0], high=book[-1])] if book and beside else []
    if report.games < report.planned:
        return [*said, say("balance-stopped", games=report.games, all=report.planned)]
    if report.games < report.whole:
        return [*said, say("balance-part", games=report.games, all=report.whole)]
    return [*said, say("balance-laps", games=report.games, asked=study.games)] if report.games > study.games else said


def cards_heading(game: str) -> str:
    """By what the worth of cards is measured."""
    return say(f"balance-cards-{dealt_by(game)}")


def column(game: str, name: str) -> str:
    """The name of a column; where cards are not dealt, some are called otherwise."""
    dealt = dealt_by(game)
    return say(f"column-{name}-{dealt}" if name in OWN.get(dealt, ()) else f"column-{name}")


def cards_note(game: str, columns: Sequence[str]) -> str:
    """What stands in the columns of cards, and that those who had a card may owe their wins to something else."""
    dealt = dealt_by(game)
    notes = [say(f"note-{name}-{dealt}" if name in OWN.get(dealt, ()) else f"note-{name}") for name in columns]
    return " ".join([*notes, say("note-causes")] if set(columns) & {"placed", "revealed", "kept"} else notes)


def killers_heading(game: str) -> str:
    """What kills cards, or with what they were destroyed."""
    dealt = dealt_by(game)
    return say(f"plot-killers-{dealt}" if dealt in OWN else "plot-killers")


def from_fair(found: Findings, one: SeatFinding) -> float:
    """How far from a fair share its wins may be."""
    return max(one.share.high - found.fair, found.fair - one.share.low)


def is_near(found: Findings, one: SeatFinding) -> bool:
    """Are they no further from it than the worth of a card may be from zero?"""
    return from_fair(found, one) < MATTERS * found.fair


def seat_verdict(found: Findings, one: SeatFinding) -> str:
    """Above or below a fair share; else how near to it, once that says something."""
    if one.verdict == "unclear" and is_near(found, one):
        return say("verdict-near", points=percent(from_fair(found, one)))
    return say(f"verdict-{one.verdict}")


def swept_name(report: BalanceReport) -> str:
    """What is swept: an option by its name, or the players."""
    return say("column-players") if report.swept == PLAYERS else report.swept


def by_kind(report: BalanceReport, each: BalanceReport, text: str) -> str:
    """A heading or a sentence about one sweep of several: with the kind of players."""
    return say("summary-under", rules=seated(each.findings[0].study), said=text) if report.others else text


def rules(report: BalanceReport, study: Study) -> str:
    """What tells the rules of a study from those that they are compared with."""
    shared, usual = report.shared, camarilla.game(study.game).options
    own = [pair for pair in study.options if pair not in shared]
    if shared and not own:
        own = [(name, usual[name][0]) for name, value in report.other_rules.options if (name, value) not in shared]
    return all_rules(study, own) or say("balance-usual")


def all_rules(study: Study, options: Iterable[tuple[str, Any]]) -> str:
    """Some rules of a study in one line."""
    return ", ".join(option_text(study, name, value) for name, value in options)


def option_text(study: Study, name: str, value: Any, marked: bool = False) -> str:
    """`heir=3`, `chapters=mine.json`; `marked`: with a fingerprint of what was read."""
    if isinstance(value, int):
        return f"{name}={value}"
    file = dict(study.files).get(name, "…")
    return say("balance-file", name=name, file=file, fingerprint=fingerprint(value)) if marked else f"{name}={file}"


def fingerprint(value: Any) -> str:
    """By which what was read from a file is known again, however it is laid out there."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:8]


def ranked(cards: Sequence[CardFinding]) -> list[CardFinding]:
    """The strongest first: by what being dealt it is worth, else by the wins of those who had it."""
    return sorted(cards, key=strength, reverse=True)


def strength(card: CardFinding) -> tuple[bool, float]:
    seen = next((card.figures[name].mean for name in ("kept", "revealed", "placed") if name in card.figures), 0.0)
    return card.effect is not None, card.effect.mean if card.effect else seen


def card_name(game: str, card: str) -> str:
    return say_of(game, f"card-{card}")


def item_name(game: str, topic: str, parts: dict[str, object]) -> str:
    """An item of what only this game has."""
    return say_of(game, f"topic-{topic}-item", **locales.words(language(), game, parts, lambda _: {}))


def item_label(game: str, name: str, topic: Topic, parts: dict[str, object]) -> str:
    """An item where it stands alone."""
    label = item_name(game, name, parts)
    return f"{label}: {say_of(game, f'topic-{name}.across', value=parts[topic.across])}" if topic.across else label


def quantity_name(game: str, kind: str, of: str) -> str:
    """What is measured: `ties`, `Heir: earns`, `wins, place 2 in turn order, %`."""
    if kind in ("effect", *SUFFERED):
        return f"{card_name(game, of)}: {column(game, kind)}"
    return say("figure-order", place=of) if kind == "order" else say(f"figure-{kind}")
