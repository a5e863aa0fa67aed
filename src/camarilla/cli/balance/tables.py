"""A study of balance as tables: a few figures in each row at the terminal, all with their intervals in a page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from camarilla.cli.balance.numbers import (
    decimal,
    difference,
    interval,
    number,
    percent,
    points,
    range_of,
    with_error,
)  # fmt: skip
from camarilla.cli.balance.summary import caution, notes, summary
from camarilla.cli.balance.words import (
    SUFFERED,
    by_kind,
    card_name,
    cards_heading,
    cards_note,
    column,
    head,
    item_label,
    item_name,
    played,
    quantity_name,
    ranked,
    rules,
    seat_verdict,
    swept_name,
)
from camarilla.cli.text.layout import filled, item
from camarilla.cli.text.words import say, say_of
from camarilla.kernel.census import Topic
from camarilla.lab.balance.compare import PERCENT, Contrast, Quantity
from camarilla.lab.balance.estimates import Estimate
from camarilla.lab.balance.findings import CardFinding, Findings, declared_topics
from camarilla.lab.balance.report import PLAYERS, BalanceReport

SHARES: Final = ("placed", "revealed", "kept")  # shares of wins
DOINGS: Final = ("earned", "placed_in", "revealed_in", "killed")
EXPLAINED: Final = ("leads", "decided", "margin")  # figures of games that a name does not explain
KILLERS: Final = 3  # that are named
ReportRow = Sequence[str]


class ReportTable(NamedTuple):
    """What it shows, the names of its columns, its rows, and what one should know to read them."""

    heading: str
    top: ReportRow
    rows: Sequence[ReportRow]
    note: str = ""


def written(report: BalanceReport) -> str:
    """All of it as text."""
    lines = [head(report), *map(filled, played(report))]
    if (asks := caution(report)) is not None:
        lines += [item(asks[0], "  * ", "    "), f"      {asks[1]}"]
    lines += [item(line, "  * ", "    ") for line in [*summary(report), *notes(report)]]
    for table in tables(report):
        lines += ["", filled(table.heading), *laid_out([table.top, *table.rows])]
        lines += [filled(table.note, "  ")] if table.note else []
    return "\n".join(lines)


def tables(report: BalanceReport, precise: bool = False) -> Iterator[ReportTable]:
    """The tables, the most telling first; `precise`: each figure with its interval."""
    if report.sweeps:
        for each in report.sweeps:
            yield from (table._replace(heading=by_kind(report, each, table.heading)) for table in sweep_tables(each))
    elif report.others is not None:
        yield change_table(report, precise)
        for side in (report, report.others):
            about = rules(report, side.findings[0].study)
            for table in sweep_tables(side):
                yield table._replace(heading=say("summary-under", rules=about, said=table.heading))
    elif report.swept:
        yield from sweep_tables(report)
    elif report.contrasts:
        yield contrast_table(report, precise)
    else:
        found = report.findings[0]
        yield from (
            order_table(found),
            player_table(found),
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
    top = [say(f"column-{name}") for name in ("place", "wins", "points", "verdict")]
    return ReportTable(say("balance-order", fair=percent(found.fair)), top, rows)


def player_table(found: Findings) -> ReportTable:
    """What each player won, whoever began: where they are all alike, a check of the game."""
    alike, players = found.study.alike, enumerate(found.study.players, 1)
    names = [str(number) if alike else name for number, name in players]
    rows = [[name, interval(one.share), seat_verdict(found, one)] for name, one in zip(names, found.seats, strict=True)]
    top = [say(f"column-{name}") for name in ("player", "wins", "verdict")]
    heading = say("balance-seats", fair=percent(found.fair)) if alike else say("balance-players")
    return ReportTable(heading, top, rows)


def games_table(found: Findings) -> ReportTable:
    """Length, ties, lead."""
    shown = {name: interval(one) if name == "ties" else range_of(one) for name, one in found.general.items()}
    rows = [[say(f"figure-{name}"), text] for name, text in shown.items()]
    note = " ".join(say(f"note-{name}") for name in found.general if name in EXPLAINED)
    return ReportTable(say("balance-games"), [say("column-figure"), say("column-mean")], rows, note)


def card_tables(found: Findings, precise: bool) -> Iterator[ReportTable]:
    """Every card, the strongest first: what it is worth, then what it does."""
    if not found.cards or found.few:
        return
    game, cards, dealt = found.study.game, ranked(found.cards), any(card.effect for card in found.cards)
    columns = seen(found, ("held", "used", *SHARES) if precise and dealt else ("used", *SHARES))
    top = [column(game, name) for name in ("card", *(("effect", "verdict") if dealt else ()), *columns)]
    rows = [worth_row(game, card, columns, dealt, precise) for card in cards]
    heading = cards_heading(game) if dealt else say("balance-cards-undealt")
    yield ReportTable(heading, top, rows, cards_note(game, columns))
    columns = seen(found, DOINGS)
    top = [column(game, name) for name in ("card", *columns, *["killers"] * any(card.killers for card in cards))]
    yield ReportTable(say("balance-doings"), top, [doing_row(game, card, columns, precise) for card in cards])


def seen(found: Findings, columns: Sequence[str]) -> list[str]:
    """The columns that some card has something in."""
    return [name for name in columns if any(name in card.figures for card in found.cards)]


def worth_row(game: str, card: CardFinding, columns: Sequence[str], dealt: bool, precise: bool) -> ReportRow:
    """What a card is worth, and how often those win who played it, revealed it, have it at the end."""
    worth = [points(card.effect), say(f"verdict-{card.verdict}")] if dealt else []
    return [card_name(game, card.card), *worth, *(figure(card, name, precise) for name in columns)]


def doing_row(game: str, card: CardFinding, columns: Sequence[str], precise: bool) -> ReportRow:
    """What it earns, when it is played, what kills it."""
    killers = [f"{card_name(game, by)} {percent(one.mean)}" for by, one in list(card.killers.items())[:KILLERS]]
    return [card_name(game, card.card), *(figure(card, name, precise) for name in columns), "; ".join(killers)]


def figure(card: CardFinding, name: str, precise: bool) -> str:
    """A figure in its column, empty where hardly anything was seen; `precise`: how sure it is."""
    one = card.figures.get(name)
    if one is None or (name == "earned" and not one.mean):
        return ""
    share = name in ("held", "used", *SHARES, "killed")
    if precise or name in SHARES:
        return with_error(one) if share else with_error(one, form=".2f", scale=1)
    return percent(one.mean) if share else number(one)


def topic_tables(found: Findings) -> Iterator[ReportTable]:
    """What only this game has."""
    game = found.study.game
    for name, topic in declared_topics(found.study).items():
        items = [(parts, one) for parts, one in zip(topic.items, found.topics[name], strict=True) if one]
        if items and topic.across:
            yield across_table(found, name, topic)
        elif items:
            rows = [
                [item_name(game, name, parts), interval(one), say("decimal-count", count=one.count)]
                for parts, one in items
            ]  # fmt: skip
            top = [say_of(game, f"topic-{name}.of"), say("axis-percent"), say_of(game, f"topic-{name}.count")]
            yield ReportTable(say_of(game, f"topic-{name}"), top, rows, topic_note(found, name))


def across_table(found: Findings, name: str, topic: Topic) -> ReportTable:
    """Items that differ in one part side by side."""
    game, figures = found.study.game, found.topics[name]
    columns = list(dict.fromkeys(parts[topic.across] for parts in topic.items))
    rows = []
    for at in range(0, len(figures), len(columns)):
        ones = [one for one in figures[at : at + len(columns)] if one]
        if ones:
            count = say("decimal-count", count=ones[0].count)
            rows.append([item_name(game, name, topic.items[at]), *map(with_error, ones), count])
    across = [say_of(game, f"topic-{name}.across", value=value) for value in columns]
    top = [say_of(game, f"topic-{name}.of"), *across, say_of(game, f"topic-{name}.count")]
    return ReportTable(say_of(game, f"topic-{name}"), top, rows, topic_note(found, name))


def topic_note(found: Findings, name: str) -> str:
    """What it comes to in all, where that says something."""
    one = found.totals.get(name)
    if one is None:
        return ""
    return say_of(found.study.game, f"topic-{name}.all", share=percent(one.share.mean), each=number(one.each))


# -- several ----------------------------------------------------------------------------------------------------
def contrast_table(report: BalanceReport, precise: bool) -> ReportTable:
    """Two sets of rules: all that everybody asks for, and of the cards whatever differs for sure, or everything."""
    this, that = (rules(report, one.study) for one in report.findings)
    top = [say(f"column-{name}") for name in ("figure", "verdict", "difference", "this", "that")]
    sure = [one for one in report.contrasts if one.quantity[0] not in SUFFERED or one.verdict in ("more", "less")]
    chosen = report.contrasts if precise else sure
    rows, left = [contrast_row(report.game, one) for one in chosen], len(report.contrasts) - len(chosen)
    note = say("balance-left-out", count=left) if left else ""
    return ReportTable(say("balance-contrast", this=this, that=that), top, rows, note)


def contrast_row(game: str, one: Contrast) -> ReportRow:
    share = one.quantity[0] in PERCENT
    both = [percent(mean) if share else decimal(mean, ".2f") for mean in (one.this, one.that)]
    said = say(f"verdict-{'same' if one.verdict == 'fine' else one.verdict}")
    form = points if share else difference
    return [quantity_name(game, *one.quantity), said, form(one.difference), *both]


def change_table(report: BalanceReport, precise: bool) -> ReportTable:
    """Two sets of rules, what differs for each kind of players; of what cards suffer, only what is sure for some."""
    by_quantity = dict[Quantity, list[Contrast]]()
    for one in report.contrasts:
        by_quantity.setdefault(one.quantity, []).append(one)
    whole = {quantity: ones for quantity, ones in by_quantity.items() if len(ones) == len(report.findings)}
    chosen = {
        quantity: ones for quantity, ones in whole.items()
        if precise or quantity[0] not in SUFFERED or any(one.verdict in ("more", "less") for one in ones)
    }  # fmt: skip
    rows = [[quantity_name(report.game, *quantity), *map(change, ones)] for quantity, ones in chosen.items()]
    this, that = (rules(report, study) for study in (report.findings[0].study, report.other_rules))
    left = len(whole) - len(chosen)
    note = " ".join([say("balance-change-marks"), *[say("balance-left-out", count=left)] * bool(left)])
    top = [swept_name(report), *(str(report.tried(found)) for found in report.findings)]
    return ReportTable(say("balance-changes", this=this, that=that), top, rows, note)


def change(one: Contrast) -> str:
    """A difference, marked where it is sure or unclear."""
    share = one.quantity[0] in PERCENT
    said = with_error(one.difference, "+") if share else with_error(one.difference, "+", ".2f", 1)
    return said + {"more": " ▲", "less": " ▼", "unclear": " ?"}.get(one.verdict, "")


def sweep_tables(report: BalanceReport) -> Iterator[ReportTable]:
    """Every value of an option: the order, the games, and what each card is worth."""
    found, seats = report.findings, range(report.findings[0].study.seats)
    top = [swept_name(report), *(str(report.tried(one)) for one in found)]
    rows: list[ReportRow] = [
        [say("figure-order", place=place + 1), *(with_error(one.order[place].share) for one in found)]
        for place in seats
    ]  # fmt: skip
    rows += [[say(f"figure-{name}"), *(general(name, one) for one in found)] for name in found[0].general]
    kinds = report.swept == PLAYERS
    yield ReportTable(say("balance-kinds") if kinds else say("balance-sweep", option=report.swept), top, rows)
    names = [card.card for card in found[0].cards if card.effect]
    if names:
        rows = [[card_name(report.game, name), *(worth_at(one, name) for one in found)] for name in names]
        yield ReportTable(cards_heading(report.game), top, rows, say("balance-marks"))
    if any("used" in card.figures for one in found for card in one.cards):
        rows = [[card_name(report.game, name), *(used_at(one, name) for one in found)] for name in names]
        yield ReportTable(say("balance-used"), top, rows)
    yield from swept_topics(report, top)


def swept_topics(report: BalanceReport, top: ReportRow) -> Iterator[ReportTable]:
    """What only this game has, where all have the same items."""
    game, declared = report.game, [declared_topics(found.study) for found in report.findings]
    for name, topic in declared[0].items():
        if any(each.get(name) != topic for each in declared):
            continue
        figures = zip(topic.items, *(found.topics[name] for found in report.findings), strict=True)
        rows = [[item_label(game, name, topic, parts), *map(shown, ones)] for parts, *ones in figures if any(ones)]
        if rows:
            heading, first = say_of(game, f"topic-{name}"), say_of(game, f"topic-{name}.of")
            yield ReportTable(heading, [first, *top[1:]], rows)


def general(name: str, found: Findings) -> str:
    one = found.general.get(name)
    return "" if one is None else percent(one.mean) if name == "ties" else number(one)


def worth_at(found: Findings, name: str) -> str:
    """What a card is worth, marked where it is too much or too little."""
    card = next((card for card in found.cards if card.card == name), None)
    if card is None or card.effect is None:
        return ""
    return with_error(card.effect, "+") + {"strong": " ▲", "weak": " ▼", "unclear": " ?"}.get(card.verdict, "")


def used_at(found: Findings, name: str) -> str:
    """How often whoever is dealt a card plays it."""
    return shown(next((card.figures.get("used") for card in found.cards if card.card == name), None))


def shown(one: Estimate | None) -> str:
    return "" if one is None else with_error(one)


# -- text -------------------------------------------------------------------------------------------------------
def laid_out(rows: Sequence[ReportRow]) -> Iterator[str]:
    """Columns as wide as they must be."""
    count = max((len(row) for row in rows), default=0)
    full = [[*row, *[""] * (count - len(row))] for row in rows]
    widths = [max(len(row[i]) for row in full) for i in range(count)]
    for row in full:
        yield ("  " + "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True))).rstrip()
