"""What a study of balance is called, in words and numbers: for its tables, plots and page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from camarilla import locales
from camarilla.cli.text.words import language, say, say_of, title
from camarilla.lab.balance.estimates import Estimate
from camarilla.lab.balance.findings import CardFinding, Findings
from camarilla.lab.balance.study import Study

SUFFERED = ("earned", "killed")  # of each card
PERCENT = ("order", "ties", "effect", "killed")


def head(found: Findings, swept: str = "", shows_rules: bool = True) -> str:
    """What was played; an option that is swept is told where its values are."""
    study = replace(found.study, options=tuple(pair for pair in found.study.options if pair[0] != swept))
    said = say(
        "balance-head", title=title(study.game), seats=study.seats, games=found.games, players=players(study)
    )  # fmt: skip
    changed = rules(study) if shows_rules else ""
    return f"{said} {say('balance-rules', options=changed)}" if changed else said


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
    return f"{percent(one.mean)} [{percent(one.low)}, {percent(one.high)}]"


def points(one: Estimate | None) -> str:
    """A difference of shares in percentage points, with its interval."""
    return "" if one is None else f"{100 * one.mean:+.1f} [{100 * one.low:+.1f}, {100 * one.high:+.1f}]"


def with_error(one: Estimate, sign: str = "") -> str:
    """A share in percent, or a difference of shares, and how far its interval reaches."""
    return f"{100 * one.mean:{sign}.1f} ±{50 * (one.high - one.low):.1f}"


def difference(one: Estimate) -> str:
    """A difference of numbers, with its interval."""
    return f"{one.mean:+.2f} [{one.low:+.2f}, {one.high:+.2f}]"


def number(one: Estimate | None) -> str:
    return "" if one is None else f"{one.mean:.2f}"


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def quantity_name(game: str, kind: str, of: str) -> str:
    """What is measured: `ties`, `Heir: earns`, `turn order: 2`."""
    if kind in ("effect", *SUFFERED):
        return f"{card_name(game, of)}: {say(f'column-{kind}')}"
    return say("figure-order", place=of) if kind == "order" else say(f"figure-{kind}")
