"""A study of balance in a few sentences: which cards are too strong, which places win more, what depends on whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import camarilla
from camarilla.bots.players import RANDOM
from camarilla.cli.balance.numbers import between, decimal, interval, percent, points
from camarilla.cli.balance.origin import ENOUGH, SEARCH, next_command
from camarilla.cli.balance.words import by_kind, card_name, from_fair, is_near, quantity_name, ranked, rules
from camarilla.cli.text.words import say
from camarilla.lab.balance.agreement import DEPENDS, Agreement
from camarilla.lab.balance.compare import Contrast
from camarilla.lab.balance.findings import MATTERS, CardFinding, Findings, SeatFinding
from camarilla.lab.balance.report import PLAYERS, BalanceReport, seated
from camarilla.lab.balance.study import Study
from camarilla.lab.lineup import is_compiled

SELDOM: Final = 0.5  # of the hands that had a card: who plays it less often says little about it


def caution(report: BalanceReport) -> tuple[str, str] | None:
    """Where one kind of players was asked: that these are its habits, and the command that asks others."""
    if report.swept == PLAYERS or len(report.sweeps) > 1:
        return None
    players = seated(report.findings[0].study)
    return say("balance-caution", players=players), next_command(report)


def summary(report: BalanceReport) -> list[str]:
    """What was found; the shortest where most is compared, for the tables have every figure."""
    if report.sweeps:
        lines = list(swept_by_kinds(report) if report.others else best_value(report))
    elif report.others is not None:
        sides = (
            line for side in (report, report.others) for line in under(side, rules(report, side.findings[0].study))
        )
        lines = [rather(report, agreed_changes(report)), *sides]
    elif report.swept:
        lines = [*agreed(report), *each_kind(report)]
    else:
        lines = list(changes(report) if report.contrasts else alone(report.findings[0]))
    return lines


def notes(report: BalanceReport) -> list[str]:
    """How to take it: who is related to whom, and what the verdicts mean."""
    found = report.findings[0]
    return [*(related(report) if report.swept == PLAYERS else ()), *rule(found), *together(found)]


def rule(found: Findings) -> Iterator[str]:
    """What makes a card too strong or too weak."""
    if any(card.effect for card in found.cards):
        yield say("summary-rule", points=percent(MATTERS * found.fair))


def together(found: Findings) -> Iterator[str]:
    """Options that every deal drew anew: verdicts are over all of them."""
    if any(card.effect for card in found.cards):
        for option in camarilla.game(found.study.game).profile.drawn:
            if option not in dict(found.study.options):
                yield say("summary-drawn", option=option)


# -- one set of rules -------------------------------------------------------------------------------------------
def alone(found: Findings) -> Iterator[str]:
    yield from (*too_few(found), *verdicts(found), *unused(found), order_line(found), *unfair(found))


def too_few(found: Findings) -> Iterator[str]:
    """That nothing can be said about cards yet."""
    if found.few:
        yield say("summary-few", games=found.games)


def verdicts(found: Findings, short: bool = False) -> Iterator[str]:
    """The cards by verdict, each with what it is worth; `short`: without intervals."""
    for judged in ("strong", "weak", "fine", "unclear"):
        cards = [card for card in ranked(found.cards) if card.verdict == judged]
        if cards:
            named = ", ".join(f"{card_name(found.study.game, card.card)} {worth(card, short)}" for card in cards)
            yield say(f"summary-{judged}", cards=named)


def worth(card: CardFinding, short: bool) -> str:
    """What being dealt it is worth; where that is unclear, how many games would tell."""
    said = decimal(100 * card.effect.mean, "+.1f") if short and card.effect else points(card.effect)
    return f"{said} ({telling(card.tells)})" if card.verdict == "unclear" and card.tells != 0 and not short else said


def telling(games: int | None) -> str:
    """How many games would tell."""
    return say("open-line") if games is None else say("open-tells", games=games)


def unused(found: Findings) -> Iterator[str]:
    """Cards that these players hardly play, although they have them."""
    game = found.study.game
    used = {card.card: card.figures["used"].mean for card in ranked(found.cards) if "used" in card.figures}
    seldom = [
        say("unused-card", card=card_name(game, card), share=percent(share))
        for card, share in used.items() if share < SELDOM
    ]  # fmt: skip
    if seldom:
        yield say("summary-unused", cards=", ".join(seldom))


def order_line(found: Findings) -> str:
    """Every place in the order that is above or below its share; where none is clear, how sure that is."""
    by_share = sorted(enumerate(found.order, 1), key=lambda one: -one[1].share.mean)
    clear = [place_line(found, *one) for one in by_share if one[1].verdict in ("above", "below")]
    if clear:
        return say("summary-order", places=", ".join(clear), fair=percent(found.fair))
    if all(is_near(found, one) for one in found.order):
        return say("summary-even", points=percent(max(from_fair(found, one) for one in found.order)))
    place, one = max(enumerate(found.order, 1), key=lambda each: abs(each[1].share.mean - found.fair))
    return say("summary-order-open", place=place, share=interval(one.share))


def place_line(found: Findings, place: int, one: SeatFinding) -> str:
    """By how many points more or less than its fair share a place wins."""
    low, high = sorted(abs(end - found.fair) for end in (one.share.low, one.share.high))
    most = percent(abs(one.share.mean - found.fair))
    return say(f"order-{one.verdict}", place=place, points=most, interval=between(100 * low, 100 * high, ".1f"))


def unfair(found: Findings) -> Iterator[str]:
    """Seats that win more or less whoever begins; among players who differ that says nothing."""
    for seat, one in enumerate(found.seats, 1):
        if found.study.alike and one.verdict in ("above", "below"):
            ends = between(100 * one.share.low, 100 * one.share.high, ".1f")
            share = {"share": percent(one.share.mean), "interval": ends, "fair": percent(found.fair)}
            yield say("balance-seat", seat=seat, **share)


# -- several ----------------------------------------------------------------------------------------------------
def changes(report: BalanceReport) -> Iterator[str]:
    """The cards worth more or less for sure, those that change most first; then what each set of rules is like."""
    yield rather(report, contrasted(report))
    for found in report.findings:
        lines = [*too_few(found), *verdicts(found, short=True), *unused(found), order_line(found)]
        yield say("summary-under", rules=rules(report, found.study), said=" ".join(lines))


def rather(report: BalanceReport, said: Iterator[str]) -> str:
    """What differs, which rules are which being told first."""
    this, that = (rules(report, study) for study in (report.findings[0].study, report.other_rules))
    return say("summary-rather", this=this, that=that, said=" ".join(said))


def contrasted(report: BalanceReport) -> Iterator[str]:
    """How the cards differ, and how much of everything does."""
    for judged in ("more", "less"):
        cards = [one for one in report.contrasts if one.quantity[0] == "effect" and one.verdict == judged]
        if cards:
            cards.sort(key=lambda one: -abs(one.difference.mean))
            named = ", ".join(f"{card_name(report.game, one.quantity[1])} {points(one.difference)}" for one in cards)
            yield say(f"summary-{judged}", cards=named)
    sure = [one for one in report.contrasts if one.verdict in ("more", "less")]
    yield say("summary-contrast", sure=len(sure), all=len(report.contrasts))


def best_value(report: BalanceReport) -> Iterator[str]:
    """The values with which no card is worth much more or less than the others; what the swept card makes of each."""
    ranking = report.ranking
    if ranking is None:
        yield from (*too_few(report.findings[0]), *beside_cards(report))
        return
    values = {number: str(report.tried(report.findings[number])) for number in ranking.farthest}
    tied = len(ranking.tied) > 1
    cards = [
        say("sweep-farthest", value=values[number], card=card_name(report.game, one.card), worth=points(one.worth))
        for number, one in ranking.farthest.items() if number in ranking.tied
    ]  # fmt: skip
    named, about = ", ".join(values[number] for number in ranking.tied), {"option": report.swept}
    if tied:
        yield say("sweep-tied", values=named, telling=sweep_telling(ranking.tells), **about)
    else:
        yield say("sweep-best", value=named, **about)
    yield say("sweep-measure", cards="; ".join(cards))
    yield from (*own_card(report), *beside_cards(report))


def beside_cards(report: BalanceReport) -> Iterator[str]:
    """What else clearly changes with the value: it may be best for cards and make half of all games ties."""
    changed = [
        say("sweep-change", figure=quantity_name(report.game, *one.quantity), least=percent(one.least),
            least_at=str(report.tried(report.findings[one.least_by])), most=percent(one.most),
            most_at=str(report.tried(report.findings[one.most_by])))
        for one in report.agreements if one.verdict == DEPENDS
    ]  # fmt: skip
    if changed:
        yield say("sweep-beside", option=report.swept, figures="; ".join(changed))


def swept_by_kinds(report: BalanceReport) -> Iterator[str]:
    """The values that may be the best one whoever plays, or that it depends on that; then what each kind finds."""
    found = [one.ranking for one in report.sweeps if one.ranking is not None]
    if len(found) == len(report.sweeps):
        shared = [number for number in found[0].tied if all(number in one.tied for one in found)]
        values = ", ".join(str(report.tried(report.findings[number])) for number in shared)
        yield say("sweep-agree" if shared else "sweep-depends", option=report.swept, values=values)
    yield from (by_kind(report, one, " ".join(best_value(one))) for one in report.sweeps)


def sweep_telling(games: int | None) -> str:
    """How many games would tell values apart."""
    return say("sweep-close") if games is None else say("open-tells", games=games) if games else say("sweep-more")


def own_card(report: BalanceReport) -> Iterator[str]:
    """Of the card that the swept option is named after: its verdict with each value."""
    values = dict[str, list[str]]()
    for found in report.findings:
        for card in found.cards:
            if card.card == report.swept and card.effect:
                values.setdefault(card.verdict, []).append(str(report.tried(found)))
    if values:
        said = "; ".join(f"{say(f'verdict-{judged}')}: {', '.join(each)}" for judged, each in values.items())
        yield say("sweep-card", card=card_name(report.game, report.swept), values=said)


def agreed_changes(report: BalanceReport) -> Iterator[str]:
    """The cards worth more or less for sure: for all kinds of players, or it depends on them."""
    cards = dict[str, list[Contrast]]()
    for one in report.contrasts:
        if one.quantity[0] == "effect":
            cards.setdefault(one.quantity[1], []).append(one)
    told = dict[str, list[str]]()
    for name, ones in cards.items():
        said = {one.verdict for one in ones}
        if said & {"more", "less"}:
            kind = said.pop() if len(said) == 1 else DEPENDS
            told.setdefault(kind, []).append(
                card_name(report.game, name) + ("" if kind == DEPENDS else ends(report, ones))
            )
    if not told:
        yield say("change-none")
    for kind in ("more", "less", DEPENDS):
        if kind in told:
            yield say(f"change-{kind}", cards=", ".join(told[kind]))


def ends(report: BalanceReport, ones: Sequence[Contrast]) -> str:
    """From whose least to whose most."""
    least, most = (end(ones, key=lambda one: one.difference.mean) for end in (min, max))
    told = [f"{decimal(100 * one.difference.mean, '+.1f')} {who(report, one.by)}" for one in (least, most)]
    return f" ({say('agree-range', least=told[0], most=told[1])})"


def under(report: BalanceReport, about: str) -> Iterator[str]:
    """What all kinds of players make of one set of rules."""
    yield say("summary-under", rules=about, said=" ".join(agreed(report, brief=True)))


def agreed(report: BalanceReport, brief: bool = False) -> Iterator[str]:
    """What all kinds of players make of a card, or that it depends on them; the same of the turn order.

    `brief`: without figures.
    """
    yield from too_few(report.findings[0])
    cards = [one for one in report.agreements if one.quantity[0] == "effect"]
    for kind in ("strong", "weak", "fine", DEPENDS, "unclear"):
        ones = sorted((one for one in cards if one.verdict == kind), key=lambda one: one.least - one.most)
        if ones:
            yield say(f"agree-{kind}", cards=", ".join(agreement(report, one, brief) for one in ones))
    order = [one for one in report.agreements if one.quantity[0] == "order" and one.verdict == DEPENDS]
    if order:
        yield say("agree-order", places=", ".join(agreement(report, one, brief) for one in order))


def each_kind(report: BalanceReport) -> Iterator[str]:
    """What the turn order is like for each kind of players, and what they hardly play."""
    for names, found in told_once(report):
        yield say("summary-under", rules=names, said=" ".join((order_line(found), *unused(found))))


def told_once(report: BalanceReport) -> Iterator[tuple[str, Findings]]:
    """Each kind of players; those who made the same choices together."""
    groups = {group[0]: group for group in report.alike}
    others = {number for group in report.alike for number in group[1:]}
    for number, found in enumerate(report.findings):
        if number not in others:
            yield ", ".join(who(report, each) for each in groups.get(number, [number])), found


def agreement(report: BalanceReport, one: Agreement, brief: bool) -> str:
    """A card or a place; where it depends on who plays, from whose least to whose most."""
    kind, of = one.quantity
    name = card_name(report.game, of) if kind == "effect" else say("agree-place", place=of)
    if brief:
        return name
    if one.verdict == DEPENDS:
        ends = ((one.least, one.least_by), (one.most, one.most_by))
        form = "+.1f" if kind == "effect" else ".1f"
        least, most = (f"{decimal(100 * value, form)} {who(report, by)}" for value, by in ends)
        return f"{name} ({say('agree-range', least=least, most=most)})"
    return f"{name} ({telling(tells)})" if one.verdict == "unclear" and (tells := slowest(report, of)) != 0 else name


def who(report: BalanceReport, number: int) -> str:
    return seated(report.findings[number].study)


def slowest(report: BalanceReport, name: str) -> int | None:
    """How many games would tell for all kinds of players."""
    cards = [
        card for found in report.findings for card in found.cards if card.card == name and card.verdict == "unclear"
    ]
    games = [card.tells for card in cards if card.tells is not None]
    return max(games) if len(games) == len(cards) else None


def related(report: BalanceReport) -> Iterator[str]:
    """Kinds of players that are not independent: the same choices, or the same heuristics; and who is missing."""
    for group in report.alike:
        yield say("kinds-alike", players=", ".join(who(report, number) for number in group))
    heuristic = [names for names, found in told_once(report) if follows_heuristics(found.study)]
    if len(heuristic) > 1:
        yield say("kinds-related", players=", ".join(heuristic))
    if voices := missing(report):
        yield say("kinds-others", players=" ".join(f"--players {name}" for name in voices), games=str(ENOUGH))


def missing(report: BalanceReport) -> list[str]:
    """Voices that nobody here speaks for: chance, and search."""
    studies = [found.study for found in report.findings]
    heard = {RANDOM: any(RANDOM in study.players for study in studies), SEARCH: any(map(searches, studies))}
    return [name for name, spoken in heard.items() if not spoken]


def searches(study: Study) -> bool:
    """Does some player of it look ahead?"""
    game = camarilla.game(study.game)
    return not all(is_compiled(game, name) for name in study.players)


def follows_heuristics(study: Study) -> bool:
    """Do all of its players choose by the heuristics of the game alone?"""
    game = camarilla.game(study.game)
    return all(name != RANDOM and is_compiled(game, name) for name in study.players)
