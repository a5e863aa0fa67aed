"""A game as an AEC environment of PettingZoo: seats answer one after the other, whoever is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from camarilla.env import extra
from camarilla.env.spaces import (
    RENDER_MODES,
    Observed,
    action_space,
    check_action,
    check_render_mode,
    find_game,
    observation_space,
    observed,
    refuse_house_rules,
)
from camarilla.env.victory import share
from camarilla.kernel.game import Game, State
from camarilla.kernel.showing import table_text

with extra("rl"):
    import numpy as np
    from pettingzoo import AECEnv  # type: ignore[import-untyped]


class GameEnv(AECEnv):  # type: ignore[misc]  # PettingZoo's classes have no types
    """Agents are seats, `seat_0` and so on; an action is the code of a move.

    `observation` is what the seat may know, `action_mask` which codes are legal: none for a seat that is not asked.
    The reward is the share in the victory, at the end. An illegal code is refused (ValueError). Without a number of
    seats there are the fewest. With `render_mode="ansi"` the table is drawn as a spectator sees it.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        first: int = 0,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game, self.first, self.options, self.render_mode = find_game(game), first, options, render_mode
        self.seats = self.game.seats[0] if seats is None else seats
        check_render_mode(render_mode)
        self.game.deal(self.seats, 0, first, options)  # refuses at once what could not be dealt
        self.metadata = {**self.metadata, "name": f"camarilla_{self.game.id}_v{self.game.version}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self.luck = np.random.default_rng()
        self._spaces = [(observation_space(self.game), action_space(self.game)) for _ in self.possible_agents]

    dealt: State

    def observation_space(self, agent: str) -> Any:
        """What observations of an agent can be."""
        return self._spaces[self._seat(agent)][0]

    def action_space(self, agent: str) -> Any:
        """The codes of all moves."""
        return self._spaces[self._seat(agent)][1]

    def _seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise ValueError(f"there is no agent {agent!r}, only {', '.join(self.possible_agents)}")
        return self.possible_agents.index(agent)

    def _check_dealt(self) -> None:
        if not hasattr(self, "dealt"):
            raise RuntimeError("no game is going on: call reset first")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; all further deals follow from the last seed. House rules are for the constructor."""
        refuse_house_rules(self.game, options)
        if seed is not None:
            self.luck = np.random.default_rng(seed)
        self.dealt = self.game.deal(self.seats, int(self.luck.integers(1 << 62)), self.first, self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.dealt.seat or 0]

    def observe(self, agent: str) -> Observed:
        """What a seat may know."""
        self._check_dealt()
        return observed(self.dealt, self._seat(agent))

    def step(self, action: int | None) -> None:
        """Give the answer of the agent that is asked; None once the game is over."""
        self._check_dealt()
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.dealt.play_code(check_action(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        if self.dealt.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = {agent: share(self.dealt, seat) for seat, agent in enumerate(self.possible_agents)}
        self.agent_selection = self.possible_agents[self.dealt.seat or 0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as text, as a spectator sees it."""
        if self.render_mode is None:
            return None
        self._check_dealt()
        return table_text(self.dealt, None)

    def close(self) -> None:
        """Nothing is left open."""
