"""A study of balance as tables of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from camarilla import locales
from camarilla.cli.text.layout import filled
from camarilla.cli.text.words import language, say, say_of, title
from camarilla.lab.balance.estimates import Estimate
from camarilla.lab.balance.findings import CardFinding, Findings, declared_topics
from camarilla.lab.balance.study import Study

SHARES = ("placed", "revealed", "kept")  # shares of wins
DOINGS = ("earned", "placed_in", "revealed_in", "killed")
KILLERS = 3  # that are named
Row = Sequence[str]


def written(found: Findings) -> str:
    """The tables, the most telling first."""
    return "\n".join([head(found), "", *seats(found), "", *games(found), *cards(found), *topics(found)])


def head(found: Findings) -> str:
    """What was played."""
    study = found.study
    said = say(
        "balance-head", title=title(study.game), seats=study.seats, games=found.games, players=players(study)
    )  # fmt: skip
    return f"{said} {rules(study)}".rstrip()


def players(study: Study) -> str:
    """One name for all, or the name in each seat."""
    return ", ".join(study.players if len(set(study.players)) > 1 else study.players[:1])


def rules(study: Study) -> str:
    """The rules that are not the rulebook's, if any."""
    named = ", ".join(f"{name}={value if isinstance(value, int) else '…'}" for name, value in study.options)
    return say("balance-rules", options=named) if named else ""


# -- tables -----------------------------------------------------------------------------------------------------
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


def ranked(cards: Sequence[CardFinding]) -> list[CardFinding]:
    """The strongest first: by what being dealt it is worth, else by the wins of those who had it."""
    return sorted(cards, key=strength, reverse=True)


def strength(card: CardFinding) -> tuple[bool, float]:
    seen = next((card.figures[name].mean for name in ("kept", "revealed", "placed") if name in card.figures), 0.0)
    return card.effect is not None, card.effect.mean if card.effect else seen


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


# -- words and numbers ------------------------------------------------------------------------------------------
def card_name(game: str, card: str) -> str:
    return say_of(game, f"card-{card}")


def item_name(game: str, topic: str, parts: dict[str, object]) -> str:
    """An item of what only this game has."""
    return say_of(game, f"topic-{topic}-item", **locales.words(language(), game, parts, lambda _: {}))


def interval(one: Estimate) -> str:
    """A share in percent, with its interval."""
    return f"{percent(one.mean)} [{percent(one.low)}, {percent(one.high)}]"


def points(one: Estimate | None) -> str:
    """A difference of shares in percentage points, with its interval."""
    return "" if one is None else f"{100 * one.mean:+.1f} [{100 * one.low:+.1f}, {100 * one.high:+.1f}]"


def number(one: Estimate | None) -> str:
    return "" if one is None else f"{one.mean:.2f}"


def percent(share: float) -> str:
    return f"{100 * share:.1f}"
