"""Who plays: players whose choices are compiled, and how their styles change the priors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from camarilla.bots.heuristics import has_heuristics
from camarilla.bots.levels import style_factor
from camarilla.bots.players import RANDOM, find_level, is_level
from camarilla.dialect import numbers
from camarilla.kernel.game import Game
from camarilla.kernel.profile import Level, Style

GREEDY: Final = "greedy"


def is_compiled(game: Game, name: str) -> bool:
    """Does the player choose by heuristics alone, so that whole games run compiled?"""
    if name in (RANDOM, GREEDY):
        return True
    return is_level(name) and has_heuristics(game) and not find_level(game, name)[0].simulations


def lineup(game: Game, rules: Any, names: Sequence[str]) -> tuple[Any, Any]:
    """The line-up as compiled rules take it, and the factors of its styles."""
    line, styles = rules.Lineup(), list[Style]()
    line.seats, line.codes, line.cards = len(names), len(game.moves.texts), len(game.words.get("card", ())) + 1
    for seat, name in enumerate(names):
        set_policy(line.policy[seat], rules, game, name, styles)
    return line, factors(game, styles)


def set_policy(policy: Any, rules: Any, game: Game, name: str, styles: list[Style]) -> None:
    """How one seat chooses."""
    if name == GREEDY:
        policy.kind = rules.GREEDY
    elif name != RANDOM and is_compiled(game, name):
        level, style = find_level(game, name)
        set_level(policy, rules, level, style, styles)


def set_level(policy: Any, rules: Any, level: Level, style: Style, styles: list[Style]) -> None:
    """By weight: steadily or wavering, in its style."""
    if style not in styles:
        styles.append(style)
    policy.kind, policy.style, policy.temperature = rules.STYLED, styles.index(style), level.temperature


def factors(game: Game, styles: Sequence[Style]) -> Any:
    """For each style, each card that a question can be about (first: none) and each move: what its prior is worth."""
    moves, cards = game.moves, (None, *game.words.get("card", ()))
    said = [moves.typed(code) for code in range(len(moves.texts))]
    values = [style_factor(style, move, card) for style in styles for card in cards for move in said]
    table = numbers("f64", len(values) or 1)
    table[: len(values)] = values
    return table
