"""The games in OpenSpiel: importing this registers each as `camarilla_ID`, with every chance event explicit.

`pyspiel.load_game("camarilla_ID(players=2,options=NAME:4;OTHER:3)")` has options of the deal,
`pyspiel.load_game("camarilla_ID(variant=VARIANT)")` is a small variant, which chance deals in one step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import camarilla
from camarilla.env import extra
from camarilla.env.variants import variant
from camarilla.env.victory import share
from camarilla.kernel.game import Game, State
from camarilla.kernel.worlds import resampled

with extra("spiel"):
    import numpy as np
    import pyspiel  # type: ignore[import-not-found, unused-ignore]

MOST_OUTCOMES: Final = 1 << 13  # of chance, in any game: seven cards are shuffled at once
KEPT: Final = 64  # states of a variant whose worlds are kept
LONGEST: Final = 10_000  # answers and outcomes of chance in one game


def game_type(game: Game) -> Any:
    """What OpenSpiel wants to know about a game."""
    return pyspiel.GameType(
        short_name=f"camarilla_{game.id}",
        long_name=f"Camarilla: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], "options": "", "variant": ""},
    )


def game_info(game: Game, players: int) -> Any:
    """The sizes of a game; a victory is worth 1, shared among those who win."""
    return pyspiel.GameInfo(len(game.moves.texts), MOST_OUTCOMES, players, 0.0, 1.0, 1.0, LONGEST)


def options_of(text: str) -> dict[str, int]:
    """The options of a deal: `row:4;height:3`."""
    pairs = (part.split(":") for part in text.split(";") if part)
    return {name: int(value) for name, value in pairs}


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel's classes have no types
    """A game of Camarilla's; each has a class of its own."""

    game: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.players, self.options = given.get("players", self.game.seats[0]), options_of(given.get("options", ""))
        self.variant = variant(given["variant"], self.game) if given.get("variant") else None
        if (seats := self.deal().seats) != self.players:  # refuses what cannot be dealt, too
            raise ValueError(f"the variant {given['variant']} is for {seats} players, not {self.players}")
        super().__init__(game_type(self.game), game_info(self.game, self.players), given)
        self.deals = list[SpielState]()
        self.kept = dict[tuple[tuple[int, ...], int], list[SpielState]]()

    def deal(self) -> State:
        """A state whose chance is OpenSpiel's."""
        return self.variant.deal(0) if self.variant else self.game.deal(self.players, 0, 0, self.options, "ask")

    def __reduce__(self) -> tuple[Any, ...]:
        """By its name, for pickles."""
        return loaded, (str(self),)

    def worlds(self, history: tuple[int, ...], player: int) -> list[SpielState]:
        """The worlds of a state of the variant; a search asks for many of the same, so the last are kept."""
        if (history, player) not in self.kept:
            self.kept = dict([*self.kept.items()][1 - KEPT :])
            self.kept[history, player] = worlds_of(self, history, player)
        return self.kept[history, player]

    def dealt(self) -> list[SpielState]:
        """The state after each deal of the variant."""
        first = self.new_initial_state()
        self.deals = self.deals or [first.child(number) for number in first.legal_actions()]
        return self.deals

    def new_initial_state(self) -> SpielState:
        """A deal, whose first outcome of chance is due."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What shows a state to a player."""
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.game, recalls)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of Camarilla's; `dealt` is that state."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.dealt, self.deals = game.deal(), game.variant  # a variant until chance has chosen one of its deals

    def current_player(self) -> int:
        """The seat to answer, or chance."""
        if self.deals:
            return int(pyspiel.PlayerId.CHANCE)
        if self.dealt.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.dealt.seat is None else self.dealt.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.dealt.codes) if player == self.dealt.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can bring, all equally likely."""
        if self.deals:
            return self.deals.chance_outcomes()
        return self.dealt.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        if self.deals:
            self.dealt, self.deals = self.deals.deal(action), None
        elif self.is_chance_node():
            self.dealt.apply_chance(action)
        else:
            self.dealt.play_code(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player < 0 else self.dealt.game.moves.texts[action]

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.dealt.over

    def returns(self) -> list[float]:
        """Each seat's share in the victory."""
        return [share(self.dealt, seat) for seat in range(self.dealt.seats)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one.

        In a variant its history is one that leads to it. Elsewhere it has none: it begins where it is.
        """
        game = self.get_game()
        if game.variant and not self.deals:
            worlds = game.worlds(tuple(self.history()), player)
            return worlds[int(sampler() * len(worlds))].clone()  # type: ignore[no-any-return]
        world = game.new_initial_state()
        world.dealt, world.deals = resampled(self.dealt, player, int(sampler() * (1 << 53))), self.deals
        return world  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return f"{self.deals.id}, to be dealt" if self.deals else self.dealt.position_json().decode()


def loaded(name: str) -> Any:
    """The game of a name; whoever unpickles one has loaded this module by it."""
    return pyspiel.load_game(name)


def worlds_of(game: SpielGame, history: tuple[int, ...], player: int) -> list[SpielState]:
    """Every state of a variant that a player cannot tell from the one of a history; all are equally likely."""
    truth, own = game.new_initial_state().child(history[0]), list[int]()
    dealt = truth.information_state_string(player)
    for action in history[1:]:
        own += [action] if truth.current_player() == player else []
        truth.apply_action(action)
    seen = KnownPast(
        player, truth.current_player(), truth.information_state_string(player), truth.dealt.events(player), own
    )
    deals = [deal for deal in game.dealt() if deal.information_state_string(player) == dealt]
    return [world for deal in deals for world in seen.alike(deal, 0)]


class KnownPast(NamedTuple):
    """What a player knows: who is asked, what the player was told, and has answered."""

    player: int
    asked: int
    text: str
    events: list[Any]
    own: list[int]

    def alike(self, state: SpielState, answers: int) -> Iterator[SpielState]:
        """The states from this one on, so many answers of the player into the game, that look like what was seen."""
        told = state.dealt.events(self.player)
        if told != self.events[: len(told)]:
            return
        if state.current_player() == self.asked and state.information_state_string(self.player) == self.text:
            yield state
        actions = state.legal_actions()
        if mine := state.current_player() == self.player:
            actions = [action for action in self.own[answers : answers + 1] if action in actions]
        for action in actions:
            yield from self.alike(state.child(action), answers + mine)


class Observer:
    """Shows a state to a player: as numbers, or as text, which can have perfect recall."""

    def __init__(self, game: Game, recalls: bool) -> None:
        self.recalls, self.tensor = recalls, np.zeros(game.rules.Features.size_, np.float32)
        self.dict = {one.name: self.tensor[one.start : one.start + one.size] for one in game.observed}

    def set_from(self, state: SpielState, player: int) -> None:
        """Take over what a player may know."""
        self.tensor[:] = 0 if state.deals else state.dealt.observation(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player may know as text."""
        dealt = state.dealt
        if state.deals:
            return ""
        return dealt.information_state(player) if self.recalls else dealt.view_json(player).decode()


def register(game: Game) -> None:
    """Make a game known to OpenSpiel."""
    kind = type(f"Spiel{game.id.title()}", (SpielGame,), {"game": game})
    pyspiel.register_game(game_type(game), kind)  # a class: OpenSpiel would let go of a function after Python has ended


for each in camarilla.games():
    register(camarilla.game(each))
