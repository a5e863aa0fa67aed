"""The legal moves as a person chooses among them: as sentences, or first by the card, the place or the action."""

from __future__ import annotations

from typing import Any, Final

from camarilla.bots import Observation
from camarilla.cli.boards import board_of
from camarilla.cli.text.story import Story
from camarilla.cli.text.words import say
from camarilla.kernel.moves import TypedMove

FEW: Final = 9  # more choices than this are asked in two steps: first the card, the place or the action, then the rest

Choices = dict[str, list[str]]  # how each reads, and the moves it stands for


def typed(move: str, story: Story) -> TypedMove:
    """A move as its family and its parts."""
    return story.game.moves.typed(story.game.moves.codes[move])


def sentence(move: str, observation: Observation, story: Story) -> str:
    """A move in words, with the card that it is aimed at."""
    return story.move(move, board_of(observation.game.id).aim(observation.board, typed(move, story)))


def asked(observation: Observation, story: Story) -> str:
    """The question in words, with the card that asks."""
    parts = board_of(observation.game.id).asking(observation.board, observation.question)
    return story.question(observation.question, parts)


def about(observation: Observation, story: Story) -> str:
    """The text of the card that a question is about, as a paragraph of its own."""
    card = board_of(observation.game.id).subject(observation.board, observation.question)
    return "\n\n" + say("choice-card", card=story.card(card), text=story.card_text(card)) if card else ""


def is_in_steps(observation: Observation, story: Story) -> bool:
    """Are there so many moves, or does each name a card to read of first?"""
    if all("card" in typed(move, story).parts for move in observation.legal):
        return True
    labels = {label(move, observation, story) for move in observation.legal}
    return len(observation.legal) > FEW and len(labels) > 1


def sentences(observation: Observation, moves: list[str], story: Story) -> Choices:
    """Each move as a sentence."""
    choices: Choices = {}
    for move in moves:
        said = sentence(move, observation, story)
        choices[f"{said} ({move})" if said in choices else said] = [move]
    return choices


def groups(observation: Observation, story: Story) -> Choices:
    """The legal moves by what they have in common."""
    found: Choices = {}
    for move in observation.legal:
        found.setdefault(label(move, observation, story), []).append(move)
    return {
        name if len(moves) > 1 else alone(name, moves[0], observation, story): moves for name, moves in found.items()
    }


def mark(moves: list[str], story: Story) -> dict[str, Any]:
    """What the moves of a choice are aimed at: the parts that they have in common."""
    if not moves:
        return {}
    first, *others = [typed(move, story).parts for move in moves]
    return {part: value for part, value in first.items() if all(parts.get(part) == value for parts in others)}


def label(move: str, observation: Observation, story: Story) -> str:
    """What the moves of a group have in common: the action, the card, or the place."""
    said, actions = typed(move, story), observation.game.profile.actions
    if said.kind in actions:
        return story.say("action", kind=said.kind)
    if "card" in said.parts:
        return say("choice-card", card=story.card(said.parts["card"]), text=story.card_text(said.parts["card"]))
    if "place" in said.parts and not actions:
        return story.move(move, {**board_of(observation.game.id).aim(observation.board, said), "where": "later"})
    return sentence(move, observation, story)


def alone(name: str, move: str, observation: Observation, story: Story) -> str:
    """A group of one move reads as that move, unless it tells what a card does."""
    said = typed(move, story)
    acts = said.kind in observation.game.profile.actions
    return sentence(move, observation, story) if acts else name
