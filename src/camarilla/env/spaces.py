"""Observations and actions as spaces of Gymnasium: the numbers of a game with their ranges, the codes of its moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from camarilla.env import extra
from camarilla.games import game as game_of
from camarilla.kernel.game import Game, State
from camarilla.kernel.integers import whole

with extra("rl"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

RENDER_MODES = ["ansi"]
Observed = dict[str, NDArray[np.int8]]


def find_game(game: Game | str) -> Game:
    """A game, or the one of an id."""
    return game_of(game) if isinstance(game, str) else game


def observation_space(game: Game) -> spaces.Dict:
    """What a seat may know, and which codes are legal."""
    sizes = [one.size for one in game.observed]
    low, high = (np.repeat(ends, sizes) for ends in zip(*((one.low, one.high) for one in game.observed), strict=True))
    return spaces.Dict(
        {
            "observation": spaces.Box(low.astype(np.int8), high.astype(np.int8), dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (len(game.moves.texts),), np.int8),
        }
    )


def action_space(game: Game) -> spaces.Discrete:
    """The codes of all moves."""
    return spaces.Discrete(len(game.moves.texts))


def check_action(action: object) -> int:
    """A code; TypeError for what is none at all: that is a mistake of the program, not of the player."""
    if (code := whole(action)) is None:
        raise TypeError(f"an action is the code of a move, a whole number, not {action!r}")
    return code


def check_render_mode(mode: str | None) -> None:
    """ValueError for a way to draw that there is not."""
    if mode not in (None, *RENDER_MODES):
        raise ValueError(f"render_mode is None or 'ansi', not {mode!r}")


def refuse_house_rules(game: Game, options: Mapping[str, Any] | None) -> None:
    """ValueError for house rules among the options of `reset`, where they would do nothing."""
    if found := [name for name in options or {} if name in game.options]:
        raise ValueError(f"house rules ({', '.join(found)}) are options of the constructor, not of reset")


def observed(state: State, seat: int) -> Observed:
    """What a seat may know; no code is legal for a seat that is not asked."""
    mask = np.zeros(len(state.game.moves.texts), np.int8)
    if state.seat == seat:
        mask[state.codes] = 1
    return {"observation": np.array(state.observation(seat), np.int8), "action_mask": mask}
