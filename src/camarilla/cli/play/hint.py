"""A hint: the legal moves by the chance to win that a search gives them, from what the seat may know."""

from __future__ import annotations

from typing import Final

from camarilla.bots import Budget, Observation
from camarilla.bots.hint import SAFE
from camarilla.cli.play.choices import sentences
from camarilla.cli.text.layout import item
from camarilla.cli.text.story import Story
from camarilla.cli.text.words import say

BUDGET: Final = 2000  # simulations: the same question gets the same hint
MOST: Final = 8  # moves that are shown


def chances(observation: Observation) -> dict[str, float]:
    """The chance to win with each legal move, best first."""
    from camarilla.bots.ismcts import IsmctsPlayer

    decision = IsmctsPlayer(observation.game, seed=0).choose(observation, Budget(simulations=BUDGET))
    return dict(sorted(decision.values.items(), key=lambda found: -found[1]))


def told(chance: float) -> str:
    """In percent, as far as a search can tell it."""
    if chance > SAFE:
        return f">{100 * SAFE:.0f}"
    return f"<{100 * (1 - SAFE):.0f}" if chance < 1 - SAFE else f"{100 * chance:.0f}"


def hint(observation: Observation, story: Story) -> str:
    """The best moves with their chances, and how sure that is."""
    found = chances(observation)
    ranked = list(found.items())
    lines = [say("hint-head")]
    best = sentences(observation, [move for move, _ in ranked[:MOST]], story)
    for sentence, (move,) in best.items():
        lines.append(item(sentence, f"  {told(found[move]):>3} %  ", "         "))
    return "\n".join([*lines, item(say("hint-end", count=len(ranked)), "", "")])
