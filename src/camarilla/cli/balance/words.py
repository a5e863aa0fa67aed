"""What a study of balance is called, in words and numbers: for its tables, plots and page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from camarilla import locales
from camarilla.cli.text.words import language, say, say_of, title
from camarilla.lab.balance.estimates import Estimate
from camarilla.lab.balance.findings import CardFinding, Findings, SeatFinding, dealt_by
from camarilla.lab.balance.report import PLAYERS, BalanceReport, seated
from camarilla.lab.balance.study import Study

SUFFERED = ("earned", "killed")  # of each card
NEAR = 0.2  # of a fair share: a range that is wider says nothing
PERCENT = ("order", "ties", "effect", "killed")


def head(report: BalanceReport) -> str:
    """What was played; rules that are compared, or swept, are told where they are."""
    found = report.findings[0]
    study = found.study
    kinds = dict.fromkeys(seated(one.study) for one in report.findings)
    said = say(
        "balance-head", title=title(study.game), seats=study.seats, games=found.games, players=" / ".join(kinds)
    )  # fmt: skip
    kept = tuple(pair for pair in study.options if pair[0] != report.swept and not report.contrasts)
    return f"{said} {say('balance-rules', options=rules(replace(study, options=kept)))}" if kept else said


def cards_heading(game: str) -> str:
    """By what the worth of cards is measured."""
    return say(f"balance-cards-{dealt_by(game)}")


def summary(report: BalanceReport) -> list[str]:
    """In a few lines: which cards are too strong, too weak, fine; or which rules suit them best."""
    if report.swept:
        return list(agreement(report) if report.swept == PLAYERS else best_value(report))
    if report.contrasts:
        return list(changes(report))
    found = report.findings[0]
    return [*verdicts(found), order_line(found), *unfair(found)]


def changes(report: BalanceReport) -> Iterator[str]:
    """What each set of rules is like; the cards worth more or less for sure, those that change most first."""
    for found in report.findings:
        lines = [*verdicts(found, brief=True), order_line(found)]
        yield say("summary-under", rules=rules(found.study) or say("balance-usual"), said=" ".join(lines))
    for judged in ("more", "less"):
        cards = [one for one in report.contrasts if one.quantity[0] == "effect" and one.verdict == judged]
        if cards:
            cards.sort(key=lambda one: -abs(one.difference.mean))
            named = ", ".join(f"{card_name(report.game, one.quantity[1])} {points(one.difference)}" for one in cards)
            yield say(f"summary-{judged}", cards=named)
    sure = [one for one in report.contrasts if one.verdict in ("more", "less")]
    yield say("summary-contrast", sure=len(sure), all=len(report.contrasts))


def order_line(found: Findings) -> str:
    """Is any place in the order better than another? Of what may be chance it is told how much it could be."""
    if not any(one.verdict in ("above", "below") for one in found.order):
        return say("summary-even", points=percent(max(from_fair(found, one) for one in found.order)))
    return say("summary-order", **spread(found))


def from_fair(found: Findings, one: SeatFinding) -> float:
    """How far from a fair share its wins may be."""
    return max(one.share.high - found.fair, found.fair - one.share.low)


def seat_verdict(found: Findings, one: SeatFinding) -> str:
    """Above or below a fair share; else how near to it, once that says something."""
    if one.verdict == "open" and from_fair(found, one) < NEAR * found.fair:
        return say("verdict-near", points=percent(from_fair(found, one)))
    return say(f"verdict-{one.verdict}")


def verdicts(found: Findings, brief: bool = False) -> Iterator[str]:
    """The cards by verdict, each with what it is worth; `brief`: without intervals."""
    for judged in ("strong", "weak", "fine", "open"):
        cards = [card for card in ranked(found.cards) if card.verdict == judged]
        if cards:
            named = ", ".join(f"{card_name(found.study.game, card.card)} {worth(card, brief)}" for card in cards)
            yield say(f"summary-{judged}", cards=named)


def worth(card: CardFinding, brief: bool) -> str:
    """What being dealt it is worth."""
    return decimal(100 * card.effect.mean, "+.1f") if brief and card.effect else points(card.effect)


def agreement(report: BalanceReport) -> Iterator[str]:
    """What all kinds of players make of a card, or that it depends on them."""
    game, told = report.game, dict[str, list[str]]()
    for name in [card.card for card in ranked(report.findings[0].cards) if card.effect]:
        judged = {str(report.tried(found)): verdict_of(found, name) for found in report.findings}
        sure = set(judged.values()) - {"open"}
        if len(sure) > 1:
            each = "; ".join(f"{who}: {say(f'verdict-{said}')}" for who, said in judged.items())
            told.setdefault("not", []).append(f"{card_name(game, name)} ({each})")
        else:
            told.setdefault("open" if "open" in judged.values() else sure.pop(), []).append(card_name(game, name))
    for kind in ("strong", "weak", "fine", "not", "open"):
        if kind in told:
            yield say("summary-open" if kind == "open" else f"agree-{kind}", cards=", ".join(told[kind]))
    for found in report.findings:
        yield say("summary-under", rules=seated(found.study), said=order_line(found))


def verdict_of(found: Findings, name: str) -> str:
    """What is said of a card; of one that was hardly seen, nothing is sure."""
    return next((card.verdict for card in found.cards if card.card == name and card.effect), "open")


def best_value(report: BalanceReport) -> Iterator[str]:
    """The value with which no card is worth much more or less than the others."""
    worst = {}
    for found in report.findings:
        cards = [(abs(card.effect.mean), card.card) for card in found.cards if card.effect]
        if cards:
            worst[report.tried(found)] = max(cards)
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


def swept_name(report: BalanceReport) -> str:
    """What is swept: an option by its name, or the players."""
    return say("column-players") if report.swept == PLAYERS else report.swept


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
