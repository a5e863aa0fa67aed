"""Roll-outs in which the seats follow their priors. Bound to each game."""

from __future__ import annotations

from camarilla.bots.compiled.heuristics import Context, prior, quick_prior, read_context
from camarilla.kernel.moves import Answers
from camarilla.kernel.play import apply, apply_chance
from camarilla.kernel.rng import Luck, pick
from camarilla.kernel.subject import State


def sample_by_prior(s: State, c: Context, out: Answers, luck: Luck, width: int, quick_priors: bool) -> int:
    """One of the answers, each as likely as its prior is strong. Of many the first are always looked at (a game
    offers its plainest moves first), and some of the others by chance, which stand for all others."""
    read_context(s, c)
    few = out.size <= width
    first = out.size if few else width // 2
    others = 0 if few else width - first
    chosen = 0
    total = 0
    for i in range(first + others):
        at = i if i < first else first + pick(luck, out.size - first)
        weight = quick_prior(s, c, out.code[at]) if quick_priors else prior(s, c, out.code[at])
        if i >= first:
            weight = weight * (out.size - first) // others
        total += weight
        if i == 0 or pick(luck, total) < weight:
            chosen = out.code[at]
    return chosen


def guided_rollout(s: State, c: Context, luck: Luck, out: Answers, width: int, quick_priors: bool) -> None:
    """To the end of the game."""
    while True:
        if out.size > 0:
            apply(s, sample_by_prior(s, c, out, luck, width, quick_priors), out, None)
        elif out.chances > 0:
            apply_chance(s, pick(luck, out.chances), out, None)
        else:
            return
