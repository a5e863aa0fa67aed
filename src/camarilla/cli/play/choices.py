"""The legal moves as a person chooses among them: as sentences, or first by the card, the place or the action."""

from __future__ import annotations

from typing import Any, Final

from camarilla.bots import Observation
from camarilla.cli.boards import board_of
from camarilla.cli.text.story import Story
from camarilla.cli.text.words import say
from camarilla.kernel.moves import Said

FEW: Final = 9  # more choices than this are asked in two steps: first the card, the place or the action, then the rest

Choices = dict[str, list[str]]  # how each reads, and the moves it stands for


def typed(move: str, story: Story) -> Said:
    """A move as its family and its parts."""
    return story.game.moves.typed(story.game.moves.codes[move])


def target(move: Said, observation: Observation, story: Story) -> str:
    """What lies where a move points, in brackets."""
    return board_of(observation.game.id).target(observation.view, move, story)


def about(observation: Observation, story: Story) -> str:
    """The text of the card that a question is about, as a paragraph of its own."""
    card = board_of(observation.game.id).subject(observation.view, observation.question)
    return "\n\n" + say("choice-card", card=story.card(card), text=story.card_text(card)) if card else ""


def is_in_steps(observation: Observation, story: Story) -> bool:
    """Are there so many moves, or does each name a card to read of first?"""
    if all("card" in typed(move, story).parts for move in observation.legal):
        return True
    labels = {label(move, observation, story) for move in observation.legal}
    return len(observation.legal) > FEW and len(labels) > 1


def sentences(observation: Observation, moves: list[str], story: Story) -> Choices:
    """Each move as a sentence, with what lies where it points."""
    choices: Choices = {}
    for move in moves:
        sentence = story.move(move) + target(typed(move, story), observation, story)
        choices[f"{sentence} ({move})" if sentence in choices else sentence] = [move]
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
        here = {"place": said.parts["place"]}
        return say("choice-place", place=said.parts["place"] + 1) + target(Said(said.kind, here), observation, story)
    return story.move(move)


def alone(name: str, move: str, observation: Observation, story: Story) -> str:
    """A group of one move reads as that move, unless it tells what a card does."""
    said = typed(move, story)
    acts = said.kind in observation.game.profile.actions
    return story.move(move) + target(said, observation, story) if acts else name
