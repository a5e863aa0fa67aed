"""What a study of balance is called, in words and numbers: for its tables, plots and page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from camarilla import locales
from camarilla.cli.text.words import language, say, say_of, title
from camarilla.lab.balance.estimates import Estimate
from camarilla.lab.balance.findings import CardFinding, Findings, dealt_by
from camarilla.lab.balance.report import Report
from camarilla.lab.balance.study import Study

SUFFERED = ("earned", "killed")  # of each card
PERCENT = ("order", "ties", "effect", "killed")


def head(report: Report) -> str:
    """What was played; rules that are compared, or swept, are told where they are."""
    found = report.findings[0]
    study = found.study
    said = say(
        "balance-head", title=title(study.game), seats=study.seats, games=found.games, players=players(study)
    )  # fmt: skip
    kept = tuple(pair for pair in study.options if pair[0] != report.swept and not report.contrasts)
    return f"{said} {say('balance-rules', options=rules(replace(study, options=kept)))}" if kept else said


def cards_heading(game: str) -> str:
    """By what the worth of cards is measured."""
    return say(f"balance-cards-{dealt_by(game)}")


def summary(report: Report) -> list[str]:
    """In a few lines: which cards are too strong, too weak, fine; or which rules suit them best."""
    if report.swept:
        return list(best_value(report))
    if report.contrasts:
        return list(changes(report))
    found = report.findings[0]
    return [*verdicts(found), order_line(found), *unfair(found)]


def changes(report: Report) -> Iterator[str]:
    """The cards that are worth more or less for sure, those that change most first; and how much differs in all."""
    for judged in ("more", "less"):
        cards = [one for one in report.contrasts if one.quantity[0] == "effect" and one.verdict == judged]
        if cards:
            cards.sort(key=lambda one: -abs(one.difference.mean))
            named = ", ".join(f"{card_name(report.game, one.quantity[1])} {points(one.difference)}" for one in cards)
            yield say(f"summary-{judged}", cards=named)
    sure = [one for one in report.contrasts if one.verdict in ("more", "less")]
    yield say("summary-contrast", sure=len(sure), all=len(report.contrasts))


def order_line(found: Findings) -> str:
    """Is any place in the order better than another? What may be chance is not told."""
    if not any(one.verdict in ("above", "below") for one in found.order):
        return say("summary-even")
    return say("summary-order", **spread(found))


def verdicts(found: Findings) -> Iterator[str]:
    """The cards by verdict, each with what it is worth."""
    for judged in ("strong", "weak", "fine", "open"):
        cards = [card for card in ranked(found.cards) if card.verdict == judged]
        if cards:
            named = ", ".join(f"{card_name(found.study.game, card.card)} {points(card.effect)}" for card in cards)
            yield say(f"summary-{judged}", cards=named)


def best_value(report: Report) -> Iterator[str]:
    """The value with which no card is worth much more or less than the others."""
    worst = {}
    for found in report.findings:
        cards = [(abs(card.effect.mean), card.card) for card in found.cards if card.effect]
        if cards:
            worst[dict(found.study.options)[report.swept]] = max(cards)
    if worst:
        value, (most, card) = min(worst.items(), key=lambda pair: pair[1])
        named = card_name(report.game, card)
        yield say("summary-sweep", option=report.swept, value=value, card=named, most=percent(most))


def spread(found: Findings) -> dict[str, str | int]:
    """The best and the worst place in the order."""
    shares = [one.share.mean for one in found.order]
    best, worst = max(shares), min(shares)
    return {
        "best": shares.index(best) + 1, "worst": shares.index(worst) + 1, "most": percent(best),
        "least": percent(worst), "fair": percent(found.fair),
    }  # fmt: skip


def unfair(found: Findings) -> Iterator[str]:
    """Seats that win more or less whoever begins; among players who differ that says nothing."""
    for seat, one in enumerate(found.chairs, 1):
        if len(set(found.study.players)) == 1 and one.verdict in ("above", "below"):
            yield say("balance-chair", seat=seat, share=percent(one.share.mean))


def players(study: Study) -> str:
    """One name for all, or the name in each seat."""
    return ", ".join(study.players if len(set(study.players)) > 1 else study.players[:1])


def rules(study: Study) -> str:
    """The rules that are not the rulebook's, if any."""
    return ", ".join(f"{name}={value if isinstance(value, int) else '…'}" for name, value in study.options)


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


def interval(one: Estimate) -> str:
    """A share in percent, with its interval."""
    return with_interval(one, ".1f", 100)


def points(one: Estimate | None) -> str:
    """A difference of shares in percentage points, with its interval."""
    return "" if one is None else with_interval(one, "+.1f", 100)


def with_error(one: Estimate, sign: str = "") -> str:
    """A share in percent, or a difference of shares, and how far its interval reaches."""
    return f"{decimal(100 * one.mean, sign + '.1f')} ±{decimal(50 * (one.high - one.low), '.1f')}"


def difference(one: Estimate) -> str:
    """A difference of numbers, with its interval."""
    return with_interval(one, "+.2f")


def range_of(one: Estimate) -> str:
    """A number with its interval."""
    return with_interval(one, ".2f")


def number(one: Estimate | None) -> str:
    return "" if one is None else decimal(one.mean, ".2f")


def with_interval(one: Estimate, form: str, scale: float = 1) -> str:
    """A mean with its interval; where a comma marks decimals, a semicolon parts the ends."""
    mean, low, high = (decimal(scale * value, form) for value in (one.mean, one.low, one.high))
    return f"{mean} {say('decimal-interval', low=low, high=high)}"


def decimal(value: float, form: str) -> str:
    """A number with the decimal mark of the language."""
    return format(value, form).replace(".", say("decimal-mark"))


def percent(share: float) -> str:
    return decimal(100 * share, ".1f")


def quantity_name(game: str, kind: str, of: str) -> str:
    """What is measured: `ties`, `Heir: earns`, `wins, place 2 in turn order, %`."""
    if kind in ("effect", *SUFFERED):
        return f"{card_name(game, of)}: {say(f'column-{kind}')}"
    return say("figure-order", place=of) if kind == "order" else say(f"figure-{kind}")
