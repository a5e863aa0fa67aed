"""The legal moves as a person chooses among them: as sentences, or first by the card, the place or the action."""

from __future__ import annotations

from typing import Any, Final

from camarilla.bots import Observation
from camarilla.cli.table import lying
from camarilla.cli.text.story import Story
from camarilla.cli.text.words import say

FEW: Final = 9  # more choices than this are asked in two steps: first the card, the place or the action, then the rest
ACTIONS: Final = {  # moves that are first chosen by what they do; only then by whom they concern
    "throne": ("swap", "destroy"),
    "intrigues": ("look", "move", "open", "close", "leave"),
}

Choices = dict[str, list[str]]  # how each reads, and the moves it stands for


def kind_and_parts(move: str, story: Story) -> tuple[str, dict[str, Any]]:
    """A move as its family and its parts."""
    said = story.game.moves.typed(story.game.moves.codes[move])
    return said.kind, said.parts


def is_in_steps(observation: Observation, story: Story) -> bool:
    """Are there so many moves, or does each name a card to read of first?"""
    named = all("card" in kind_and_parts(move, story)[1] for move in observation.legal)
    return named or (
        len(observation.legal) > FEW and len({label(move, observation, story) for move in observation.legal}) > 1
    )


def sentences(observation: Observation, moves: list[str], story: Story) -> Choices:
    """Each move as a sentence, with what lies in the place it names."""
    choices: Choices = {}
    for move in moves:
        sentence = story.move(move) + lying(observation.view, *kind_and_parts(move, story), story)
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


def label(move: str, observation: Observation, story: Story) -> str:
    """What the moves of a group have in common: the action, the card, or the place."""
    kind, parts = kind_and_parts(move, story)
    if kind in ACTIONS.get(observation.game.id, ()):
        return say(f"action-{observation.game.id}", kind=kind)
    if "card" in parts:
        return say("choice-card", card=story.card(parts["card"]), text=story.card_text(parts["card"]))
    if "place" in parts and observation.game.id not in ACTIONS:
        here = {"place": parts["place"]}
        return say("choice-place", **here) + lying(observation.view, kind, here, story)
    return story.move(move)


def alone(name: str, move: str, observation: Observation, story: Story) -> str:
    """A group of one move reads as that move, unless it tells what a card does."""
    kind, parts = kind_and_parts(move, story)
    acts = kind in ACTIONS.get(observation.game.id, ())
    return story.move(move) + lying(observation.view, kind, parts, story) if acts else name
