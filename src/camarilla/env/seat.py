"""One seat of a game as an environment of Gymnasium; the others are taken by bots.

Importing this registers each: `gymnasium.make("camarilla.env.seat:camarilla/GAME-v1", seats=2, opponents="knight")`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import camarilla
from camarilla.bots import SeatedPlayer, observe, seat_bot
from camarilla.bots.external import warn_of_faults
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
    import gymnasium

Info = dict[str, Any]


class SeatEnv(gymnasium.Env[Any, Any]):
    """The caller plays a seat, None: one drawn for each game; an action is the code of a move.

    `opponents` is a level or any other player's name (`random`, `knight`, `ismcts:1000`), or one name for each of the
    others in turn. The reward is the share in the victory, at the end. An illegal code loses the game, or with
    `illegal="raise"` it is refused (ValueError), and nothing has changed. Without a number of seats there are the
    fewest. With `render_mode="ansi"` the table is drawn as the caller's seat sees it.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        opponents: str | Sequence[str] = "knight",
        seat: int | None = 0,
        options: Mapping[str, Any] | None = None,
        illegal: Literal["lose", "raise"] = "lose",
        render_mode: str | None = None,
    ) -> None:
        self.game, self.options, self.illegal, self.render_mode = find_game(game), options, illegal, render_mode
        self.seats = self.game.seats[0] if seats is None else seats
        self.names = [opponents] * (self.seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(self.names) != self.seats - 1:
            raise ValueError(f"{self.seats - 1} opponents are needed, not {len(self.names)}")
        if seat is not None and seat not in range(self.seats):
            raise ValueError(f"seat is 0 to {self.seats - 1}, or None for one drawn for each game, not {seat!r}")
        if illegal not in ("lose", "raise"):
            raise ValueError(f"illegal is 'lose' or 'raise', not {illegal!r}")
        check_render_mode(render_mode)
        self._check()
        self.chosen_seat, self.bots = seat, dict[int, SeatedPlayer]()
        self.observation_space = observation_space(self.game)
        self.action_space = action_space(self.game)

    def _check(self) -> None:
        """Refuse at once what could not be dealt or seated."""
        self.game.deal(self.seats, 0, options=self.options)
        for name in dict.fromkeys(self.names):
            bot = seat_bot(self.game, name)
            bot.greet()
            bot.close()

    state: State
    seat: int
    _lost = True  # by an illegal action; before the first game nothing can be answered either

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Deal a new game and play to the first question of the seat; all further deals follow from the last seed.

        `info["seat"]` is the seat; house rules are given to the constructor, not here.
        """
        refuse_house_rules(self.game, options)
        super().reset(seed=seed)
        self.close()
        self.seat = int(self.np_random.integers(self.seats)) if self.chosen_seat is None else self.chosen_seat
        others = [seat for seat in range(self.seats) if seat != self.seat]
        for seat, name in zip(others, self.names, strict=True):
            self.bots[seat] = bot = seat_bot(self.game, name, self._draw())
            bot.greet()
        self.state, self._lost = self.game.deal(self.seats, self._draw(), options=self.options), False
        self._play_bots()
        return observed(self.state, self.seat), {"seat": self.seat}

    def _draw(self) -> int:
        return int(self.np_random.integers(1 << 31))

    def _play_bots(self) -> None:
        while (seat := self.state.seat) is not None and seat != self.seat:
            self.state.play(self.bots[seat].choose(observe(self.state)).move)

    def step(self, action: int) -> tuple[Observed, float, bool, bool, Info]:
        """Give an answer, and let the others play until the seat is asked again."""
        if self._lost or self.state.over:
            raise gymnasium.error.ResetNeeded("no game is going on: call reset first")
        action = check_action(action)
        if self.illegal == "lose" and action not in self.state.codes:
            self._lost = True
            return observed(self.state, self.seat), 0.0, True, False, {"seat": self.seat, "illegal": True}
        self.state.play_code(action)
        self._play_bots()
        reward = share(self.state, self.seat)
        return observed(self.state, self.seat), reward, self.state.over, False, {"seat": self.seat}

    def render(self) -> Any:
        """The table as text, as the caller's seat sees it."""
        if self.render_mode is None:
            return None
        if not hasattr(self, "state"):
            raise gymnasium.error.ResetNeeded("no game is going on: call reset first")
        return table_text(self.state, self.seat)

    def close(self) -> None:
        """End programs that play."""
        for seat, bot in self.bots.items():
            bot.close()
            warn_of_faults(bot, seat)
        self.bots.clear()


for each in camarilla.games():
    gymnasium.register(
        f"camarilla/{each}-v{camarilla.game(each).version}", f"{__name__}:SeatEnv", kwargs={"game": each}
    )
