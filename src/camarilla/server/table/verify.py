"""Checks a finished game from its fairness document: the key, every draw, every answer, the result."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.games import game as game_of
from camarilla.kernel.game import State
from camarilla.kernel.refusal import Refusal
from camarilla.kernel.transcript import Transcript, read, standing
from camarilla.server.table.fair import FairDice, commit, mix_seed
from camarilla.wire.rest import Fairness


@dataclass(frozen=True)
class FairnessReport:
    """What was found to be right."""

    game: str
    seats: int
    contributions: int
    draws: int
    moves: int
    result: str


def verify(document: Fairness, promised: str | None = None) -> FairnessReport:
    """Deal the game again from key and contributions and play it through; a Refusal says what is wrong.

    `promised` is the commitment that somebody has kept from before the game: only that one proves anything.
    """
    if commit(document.key) != document.commitment or document.commitment != (promised or document.commitment):
        raise Refusal("verify-key")
    transcript = read(document.transcript)
    dice = FairDice(mix_seed(document.key, document.contributions))
    if document.first_by_lot and dice(max(transcript.seats, 1)) != transcript.first:
        raise Refusal("verify-first", seat=transcript.first)
    state = play(transcript, dice)
    if transcript.end[1] != standing(state):
        raise Refusal("verify-end")
    check_draws(document, dice)
    contributions = sum(text is not None for text in document.contributions)
    moves = sum(seat is not None for _, seat, _ in transcript.steps)
    return FairnessReport(transcript.game, state.seats, contributions, dice.count, moves, transcript.end[1])


def play(transcript: Transcript, dice: FairDice) -> State:
    """The game again, with chance from the seed."""
    game, start = game_of(transcript.game), transcript.start
    dealt = (transcript.seats, 0, transcript.first, transcript.options, dice)
    state = game.deal(*dealt) if start is None else game.position(start, 0, dice)
    for line, seat, move in transcript.steps:
        if seat is None:
            continue
        if seat != state.seat:
            raise Refusal("verify-seat", line=line, seat=seat)
        state.play(move)
    return state


def check_draws(document: Fairness, dice: FairDice) -> None:
    """The draws that the document shows are those that were made."""
    shown = [(chance.sides, chance.outcome) for chance in document.chances]
    if shown != dice.drawn:
        wrong = next((i for i, (a, b) in enumerate(zip(shown, dice.drawn, strict=False)) if a != b), len(dice.drawn))
        raise Refusal("verify-draw", draw=wrong)
