"""A hint: the legal moves by the chance to win that a search gives them, from what the seat may know."""

from __future__ import annotations

from typing import Final

from camarilla.bots import Budget, Sight
from camarilla.cli.choices import sentences
from camarilla.cli.layout import item
from camarilla.cli.story import Story
from camarilla.cli.words import say

BUDGET: Final = 2000  # simulations: the same question gets the same hint
MOST: Final = 8  # moves that are shown


def chances(sight: Sight) -> dict[str, float]:
    """The chance to win with each legal move, best first."""
    from camarilla.bots.ismcts_player import IsmctsPlayer

    thought = IsmctsPlayer(sight.game, seed=0).choose(sight, Budget(simulations=BUDGET))
    return dict(sorted(thought.values.items(), key=lambda found: -found[1]))


def hint(sight: Sight, story: Story) -> str:
    """The best moves with their chances, and how sure that is."""
    ranked = list(chances(sight).items())
    lines = [say("hint-head")]
    for move, chance in ranked[:MOST]:
        sentence = next(iter(sentences(sight, [move], story)))
        lines.append(item(f"{sentence}  ({move})", f"  {100 * chance:>3.0f} %  ", "         "))
    return "\n".join([*lines, item(say("hint-end", count=len(ranked)), "", "")])
