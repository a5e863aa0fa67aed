"""A study of balance as tables of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from camarilla.cli.balance.words import (
    PERCENT,
    SUFFERED,
    card_name,
    difference,
    head,
    interval,
    item_name,
    number,
    percent,
    points,
    quantity_name,
    ranked,
    rules,
    with_error,
)
from camarilla.cli.text.layout import filled
from camarilla.cli.text.words import say, say_of
from camarilla.lab.balance.compare import Contrast
from camarilla.lab.balance.findings import CardFinding, Findings, declared_topics
from camarilla.lab.balance.report import Report

SHARES = ("placed", "revealed", "kept")  # shares of wins
DOINGS = ("earned", "placed_in", "revealed_in", "killed")
KILLERS = 3  # that are named
Row = Sequence[str]


def written(report: Report) -> str:
    """The tables, the most telling first."""
    if report.swept:
        return "\n".join([head(report.findings[0], report.swept), "", *sweep(report)])
    if report.contrasts:
        return "\n".join([head(report.findings[0], shows_rules=False), "", *contrasts(report)])
    return "\n".join(whole(report.findings[0]))


def whole(found: Findings) -> Iterator[str]:
    """One set of rules."""
    yield from (head(found), "", *seats(found), "", *games(found), *cards(found), *topics(found))


# -- tables -----------------------------------------------------------------------------------------------------
def contrasts(report: Report) -> Iterator[str]:
    """Two sets of rules: all that everybody asks for, and of the cards whatever differs for sure."""
    this, that = (rules(one.study) or say("balance-usual") for one in report.findings)
    yield filled(say("balance-contrast", this=this, that=that))
    top = [say(f"column-{name}") for name in ("figure", "this", "that", "difference", "verdict")]
    shown = [one for one in report.contrasts if one.quantity[0] not in SUFFERED or one.verdict in ("more", "less")]
    yield from table([top, *(contrast_row(report, one) for one in shown)])


def contrast_row(report: Report, one: Contrast) -> Row:
    kind, of = one.quantity
    form = points if kind in PERCENT else difference
    each = (
        (f"{percent(one.this)}", f"{percent(one.that)}") if kind in PERCENT else (f"{one.this:.2f}", f"{one.that:.2f}")
    )
    return [quantity_name(report.findings[0].study.game, kind, of), *each, form(one.difference),
            say(f"verdict-{'none' if one.verdict == 'fine' else one.verdict}")]  # fmt: skip


def sweep(report: Report) -> Iterator[str]:
    """Every value of an option: the order, the games, and what each card is worth."""
    game, found = report.findings[0].study.game, report.findings
    yield filled(say("balance-sweep", option=report.swept))
    yield from table([
        [report.swept, *(str(dict(one.study.options)[report.swept]) for one in found)],
        *([say("figure-order", place=place + 1), *(with_error(one.order[place].share) for one in found)]
          for place in range(found[0].study.seats)),
        *([say(f"figure-{name}"), *(general(name, one) for one in found)] for name in found[0].general),
    ])  # fmt: skip
    names = [card.card for card in found[0].cards if card.effect]
    if names:
        yield "\n" + filled(say("balance-cards"))
        yield from table([[card_name(game, name), *(worth_at(one, name) for one in found)] for name in names])


def general(name: str, found: Findings) -> str:
    one = found.general[name]
    return percent(one.mean) if name == "ties" else number(one)


def worth_at(found: Findings, name: str) -> str:
    """What a card is worth, marked where it is too much or too little."""
    card = next(card for card in found.cards if card.card == name)
    mark = {"strong": " ▲", "weak": " ▼"}.get(card.verdict, "")
    return f"{with_error(card.effect, '+')}{mark}" if card.effect else ""


def seats(found: Findings) -> Iterator[str]:
    """What each place in the order is worth; and a seat that is worth something by itself, which is a fault."""
    yield filled(say("balance-order", fair=percent(found.fair)))
    yield from table([
        [str(place), interval(one.share), number(one.points), say(f"verdict-{one.verdict}")]
        for place, one in enumerate(found.order, 1)
    ])  # fmt: skip
    for seat, one in enumerate(found.chairs, 1):
        if len(set(found.study.players)) == 1 and one.verdict in ("above", "below"):
            yield filled(say("balance-chair", seat=seat, share=percent(one.share.mean)))


def games(found: Findings) -> Iterator[str]:
    """Length, ties, lead."""
    yield say("balance-games")
    for name, one in found.general.items():
        shown = interval(one) if name == "ties" else f"{number(one)} [{one.low:.2f}, {one.high:.2f}]"
        yield f"  {say(f'figure-{name}'):<24} {shown}"


def cards(found: Findings) -> Iterator[str]:
    """Every card, the strongest first: what it is worth, then what it does."""
    if not found.cards:
        return
    dealt = any(card.effect for card in found.cards)
    yield "\n" + filled(say("balance-cards" if dealt else "balance-cards-undealt"))
    columns = seen(found, SHARES)
    top = [say(f"column-{name}") for name in ("card", *(("effect", "verdict") if dealt else ()), *columns)]
    yield from table([top, *(worth_row(found.study.game, card, columns, dealt) for card in ranked(found.cards))])
    yield ""
    columns = seen(found, DOINGS)
    top = [say(f"column-{name}") for name in ("card", *columns, *["killers"] * any(c.killers for c in found.cards))]
    yield from table([top, *(doing_row(found.study.game, card, columns) for card in ranked(found.cards))])


def seen(found: Findings, columns: Sequence[str]) -> list[str]:
    """The columns that some card has something in."""
    return [name for name in columns if any(name in card.figures for card in found.cards)]


def worth_row(game: str, card: CardFinding, columns: Sequence[str], dealt: bool) -> Row:
    """What a card is worth, and how often those win who played it, revealed it, have it at the end."""
    worth = [points(card.effect), say(f"verdict-{card.verdict}")] if dealt else []
    return [card_name(game, card.card), *worth, *(figure(card, name) for name in columns)]


def doing_row(game: str, card: CardFinding, columns: Sequence[str]) -> Row:
    """What it earns, when it is played, what kills it."""
    killers = [f"{card_name(game, by)} {percent(one.mean)}" for by, one in list(card.killers.items())[:KILLERS]]
    return [card_name(game, card.card), *(figure(card, name) for name in columns), ", ".join(killers)]


def figure(card: CardFinding, name: str) -> str:
    """A figure in its column, which is empty where hardly anything was seen."""
    one = card.figures.get(name)
    return "" if one is None else percent(one.mean) if name in (*SHARES, "killed") else number(one)


def topics(found: Findings) -> Iterator[str]:
    """What only this game has."""
    game = found.study.game
    for name, topic in declared_topics(game).items():
        items = [(parts, one) for parts, one in zip(topic.items, found.topics[name], strict=True) if one]
        if items:
            yield "\n" + filled(say_of(game, f"topic-{name}"))
            yield from table([[item_name(game, name, parts), interval(one)] for parts, one in items])


def table(rows: Sequence[Row]) -> Iterator[str]:
    """Columns as wide as they must be."""
    count = max((len(row) for row in rows), default=0)
    full = [[*row, *[""] * (count - len(row))] for row in rows]
    widths = [max(len(row[i]) for row in full) for i in range(count)]
    for row in full:
        yield ("  " + "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True))).rstrip()
