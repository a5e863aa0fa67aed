"""A study of balance as tables: a few figures in each row at the terminal, all with their intervals in a page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from camarilla.cli.balance.words import (
    PERCENT,
    SUFFERED,
    card_name,
    cards_heading,
    decimal,
    difference,
    head,
    interval,
    item_name,
    number,
    percent,
    points,
    quantity_name,
    range_of,
    ranked,
    rules,
    seat_verdict,
    summary,
    swept_name,
    with_error,
)
from camarilla.cli.text.layout import filled, item
from camarilla.cli.text.words import say, say_of
from camarilla.lab.balance.compare import Contrast
from camarilla.lab.balance.findings import CardFinding, Findings, declared_topics
from camarilla.lab.balance.report import PLAYERS, BalanceReport

SHARES: Final = ("placed", "revealed", "kept")  # shares of wins
DOINGS: Final = ("earned", "placed_in", "revealed_in", "killed")
KILLERS: Final = 3  # that are named
Row = Sequence[str]


class ReportTable(NamedTuple):
    """What it shows, the names of its columns (or none), and its rows."""

    heading: str
    top: Row
    rows: Sequence[Row]


def written(report: BalanceReport) -> str:
    """All of it as text."""
    lines = [head(report), *(item(line, "  * ", "    ") for line in summary(report))]
    for table in tables(report):
        lines += ["", filled(table.heading), *laid_out([table.top, *table.rows] if table.top else table.rows)]
    return "\n".join(lines)


def tables(report: BalanceReport, precise: bool = False) -> Iterator[ReportTable]:
    """The tables, the most telling first; `precise`: each figure with its interval."""
    if report.swept:
        yield from sweep_tables(report)
    elif report.contrasts:
        yield contrast_table(report, precise)
    else:
        found = report.findings[0]
        yield from (
            order_table(found),
            *player_tables(found),
            games_table(found),
            *card_tables(found, precise),
            *topic_tables(found),
        )


# -- one set of rules -------------------------------------------------------------------------------------------
def order_table(found: Findings) -> ReportTable:
    """What each place in the order is worth."""
    rows = [
        [str(place), interval(one.share), number(one.points), seat_verdict(found, one)]
        for place, one in enumerate(found.order, 1)
    ]
    return ReportTable(say("balance-order", fair=percent(found.fair)), (), rows)


def player_tables(found: Findings) -> Iterator[ReportTable]:
    """What each player won, where they differ."""
    names = found.study.players
    if len(set(names)) > 1:
        rows = [
            [name, interval(one.share), seat_verdict(found, one)] for name, one in zip(names, found.chairs, strict=True)
        ]
        yield ReportTable(say("balance-players"), (), rows)


def games_table(found: Findings) -> ReportTable:
    """Length, ties, lead."""
    shown = {name: interval(one) if name == "ties" else range_of(one) for name, one in found.general.items()}
    return ReportTable(say("balance-games"), (), [[say(f"figure-{name}"), text] for name, text in shown.items()])


def card_tables(found: Findings, precise: bool) -> Iterator[ReportTable]:
    """Every card, the strongest first: what it is worth, then what it does."""
    if not found.cards:
        return
    cards, dealt = ranked(found.cards), any(card.effect for card in found.cards)
    columns = seen(found, ("held", *SHARES) if precise and dealt else SHARES)
    top = [say(f"column-{name}") for name in ("card", *(("effect", "verdict") if dealt else ()), *columns)]
    rows = [worth_row(found.study.game, card, columns, dealt, precise) for card in cards]
    yield ReportTable(cards_heading(found.study.game) if dealt else say("balance-cards-undealt"), top, rows)
    columns = seen(found, DOINGS)
    top = [say(f"column-{name}") for name in ("card", *columns, *["killers"] * any(card.killers for card in cards))]
    yield ReportTable(
        say("balance-doings"), top, [doing_row(found.study.game, card, columns, precise) for card in cards]
    )


def seen(found: Findings, columns: Sequence[str]) -> list[str]:
    """The columns that some card has something in."""
    return [name for name in columns if any(name in card.figures for card in found.cards)]


def worth_row(game: str, card: CardFinding, columns: Sequence[str], dealt: bool, precise: bool) -> Row:
    """What a card is worth, and how often those win who played it, revealed it, have it at the end."""
    worth = [points(card.effect), say(f"verdict-{card.verdict}")] if dealt else []
    return [card_name(game, card.card), *worth, *(figure(card, name, precise) for name in columns)]


def doing_row(game: str, card: CardFinding, columns: Sequence[str], precise: bool) -> Row:
    """What it earns, when it is played, what kills it."""
    killers = [f"{card_name(game, by)} {percent(one.mean)}" for by, one in list(card.killers.items())[:KILLERS]]
    return [card_name(game, card.card), *(figure(card, name, precise) for name in columns), "; ".join(killers)]


def figure(card: CardFinding, name: str, precise: bool) -> str:
    """A figure in its column, empty where hardly anything was seen; with its sample size where there is room."""
    one = card.figures.get(name)
    if one is None:
        return ""
    share = name in ("held", *SHARES, "killed")
    if precise:
        return say("decimal-sample", figure=interval(one) if share else range_of(one), count=one.count)
    return percent(one.mean) if share else number(one)


def topic_tables(found: Findings) -> Iterator[ReportTable]:
    """What only this game has."""
    game = found.study.game
    for name, topic in declared_topics(found.study).items():
        items = [(parts, one) for parts, one in zip(topic.items, found.topics[name], strict=True) if one]
        if items:
            rows = [[item_name(game, name, parts), interval(one)] for parts, one in items]
            yield ReportTable(say_of(game, f"topic-{name}"), (), rows)


# -- several ----------------------------------------------------------------------------------------------------
def contrast_table(report: BalanceReport, precise: bool) -> ReportTable:
    """Two sets of rules: all that everybody asks for, and of the cards whatever differs for sure, or everything."""
    this, that = (rules(one.study) or say("balance-usual") for one in report.findings)
    top = [say(f"column-{name}") for name in ("figure", "this", "that", "difference", "verdict")]
    sure = [one for one in report.contrasts if one.quantity[0] not in SUFFERED or one.verdict in ("more", "less")]
    rows = [contrast_row(report.game, one) for one in (report.contrasts if precise else sure)]
    return ReportTable(say("balance-contrast", this=this, that=that), top, rows)


def contrast_row(game: str, one: Contrast) -> Row:
    share = one.quantity[0] in PERCENT
    both = [percent(mean) if share else decimal(mean, ".2f") for mean in (one.this, one.that)]
    said = say(f"verdict-{'none' if one.verdict == 'fine' else one.verdict}")
    form = points if share else difference
    return [quantity_name(game, *one.quantity), *both, form(one.difference), said]


def sweep_tables(report: BalanceReport) -> Iterator[ReportTable]:
    """Every value of an option: the order, the games, and what each card is worth."""
    found, seats = report.findings, range(report.findings[0].study.seats)
    top = [swept_name(report), *(str(report.tried(one)) for one in found)]
    rows: list[Row] = [
        [say("figure-order", place=place + 1), *(with_error(one.order[place].share) for one in found)]
        for place in seats
    ]  # fmt: skip
    rows += [[say(f"figure-{name}"), *(general(name, one) for one in found)] for name in found[0].general]
    kinds = report.swept == PLAYERS
    yield ReportTable(say("balance-kinds") if kinds else say("balance-sweep", option=report.swept), top, rows)
    names = [card.card for card in found[0].cards if card.effect]
    if names:
        rows = [[card_name(report.game, name), *(worth_at(one, name) for one in found)] for name in names]
        yield ReportTable(cards_heading(report.game), top, rows)


def general(name: str, found: Findings) -> str:
    one = found.general.get(name)
    return "" if one is None else percent(one.mean) if name == "ties" else number(one)


def worth_at(found: Findings, name: str) -> str:
    """What a card is worth, marked where it is too much or too little."""
    card = next((card for card in found.cards if card.card == name), None)
    if card is None or card.effect is None:
        return ""
    return with_error(card.effect, "+") + {"strong": " ▲", "weak": " ▼"}.get(card.verdict, "")


# -- text -------------------------------------------------------------------------------------------------------
def laid_out(rows: Sequence[Row]) -> Iterator[str]:
    """Columns as wide as they must be."""
    count = max((len(row) for row in rows), default=0)
    full = [[*row, *[""] * (count - len(row))] for row in rows]
    widths = [max(len(row[i]) for row in full) for i in range(count)]
    for row in full:
        yield ("  " + "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True))).rstrip()
