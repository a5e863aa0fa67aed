"""Whole games between players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, overload

from camarilla.bots.external import warn_of_faults
from camarilla.bots.observation import observe
from camarilla.bots.own import OwnPlayer
from camarilla.bots.players import seat_bot
from camarilla.games import game as game_of
from camarilla.kernel.rng import seed_key

if TYPE_CHECKING:
    from camarilla.bots import Budget, Player, SeatedPlayer
    from camarilla.kernel.declared_types import Asked, Board, Foretold, Told, View
    from camarilla.kernel.game import Game, State
    from camarilla.kernel.rng import Seed


@overload
def play_game(
    players: Sequence[Player | str],
    game: Game[View, Board, Asked, Told, Foretold],
    seed: Seed = ...,
    first: int = ...,
    options: Mapping[str, Any] | None = ...,
) -> State[View, Board, Asked, Told, Foretold]: ...
@overload
def play_game(
    players: Sequence[Player | str],
    game: str,
    seed: Seed = ...,
    first: int = ...,
    options: Mapping[str, Any] | None = ...,
) -> State: ...
def play_game(
    players: Sequence[Player | str],
    game: Game | str,
    seed: Seed = None,
    first: int = 0,
    options: Mapping[str, Any] | None = None,
) -> State:
    """A game to its end between players, or those of their names (`knight`, `mybot:Counting`); a seat for each."""
    found = game_of(game) if isinstance(game, str) else game
    state = found.deal(len(players), seed, first, options)
    with ExitStack() as stack:
        seated = [named(found, player, seed, seat, stack) for seat, player in enumerate(players)]
        answer_all(state, seated)
    for seat, player in enumerate(seated):
        warn_of_faults(player.own if isinstance(player, OwnPlayer) else player, seat)
    return state


def named(game: Game, player: Player | str, seed: Seed, seat: int, stack: ExitStack) -> SeatedPlayer:
    """A player, or the one of a name with luck of its own, who leaves when the game is over."""
    if not isinstance(player, str):
        return OwnPlayer(player)
    luck = int.from_bytes(seed_key(seed)[:6], "little") + seat
    found = seat_bot(game, player, luck)
    stack.callback(found.close)
    found.greet()
    return found


def answer_all(state: State, players: Sequence[SeatedPlayer], budget: Budget | None = None) -> int:
    """Let players answer until the game is over; how many answers that took."""
    answers = 0
    while state.seat is not None:
        state.play(players[state.seat].choose(observe(state), budget).move)
        answers += 1
    return answers
