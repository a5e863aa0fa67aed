"""Help at the table: on the question that is asked, on the cards, on the rules."""

from __future__ import annotations

from typing import Final

from camarilla.bots import Sight
from camarilla.cli.layout import filled, item
from camarilla.cli.rules import find_book, find_rule, whole_book, written
from camarilla.cli.story import Story
from camarilla.cli.words import say
from camarilla.kernel.refusal import Refusal
from camarilla.rulebooks import Rule, Rulebook, find, glossary

RULES: Final = {"place": "ORI-6", "reveal": "ORI-7"}  # the rule a question comes from, where it is not a card's


def help_on(topic: str, sight: Sight, story: Story) -> str:
    """Help on a topic: a card, a rule, `cards`, `rules`; on the question if there is none."""
    rulebook = find_book(sight.game.id)
    if topic == "":
        return on_question(sight, story, rulebook)
    if topic == "cards":
        return on_cards(story)
    if topic == "rules":
        return whole_book(rulebook)
    for name in story.game.words["card"]:
        if topic in (name, story.card(name).lower()):
            return on_card(name, story, rulebook)
    for id, (term, meaning) in glossary().items():
        if topic in (id, term.lower()):
            return item(say("choice-card", card=term, text=meaning), "  ", "  ")
    try:
        return written(find_rule(rulebook, topic))
    except Refusal:
        return filled(say("help-nothing", topic=topic[:40]), "  ")


def on_question(sight: Sight, story: Story, rulebook: Rulebook) -> str:
    """What is asked and by which rule, the moves in notation, and where to read on."""
    moves = [item(move, "  ", "    ") for move in notation(sight.legal)]
    rules = [written(rule) + "\n" for rule in rules_of(sight.question.id, story, rulebook)]
    return "\n".join(["", *rules, say("help-notation"), *moves, "", say("help-topics")])


def rules_of(question: str, story: Story, rulebook: Rulebook) -> list[Rule]:
    """The rules that a question comes from."""
    if question in story.game.words["card"]:
        return about(story.card(question), rulebook)
    rule = find(RULES.get(question, ""))
    return [rule] if rule else []


def notation(legal: list[str]) -> list[str]:
    """The moves as they are typed; of many only some."""
    return legal if len(legal) <= 10 else [*legal[:4], "…", *legal[-4:]]


def on_cards(story: Story) -> str:
    """Every card in a sentence or two."""
    names = story.game.words["card"]
    return "\n".join(item(say("choice-card", card=story.card(n), text=story.card_text(n)), "  ", "    ") for n in names)


def on_card(name: str, story: Story, rulebook: Rulebook) -> str:
    """A card, and the rules that have it in their title."""
    text = item(say("choice-card", card=story.card(name), text=story.card_text(name)), "", "")
    return "\n\n".join([text, *map(written, about(story.card(name), rulebook))])


def about(card: str, rulebook: Rulebook) -> list[Rule]:
    return [rule for rule in rulebook.rules.values() if card.lower() in rule.title.lower()]
