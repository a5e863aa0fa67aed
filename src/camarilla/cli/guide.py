"""Help at the table: on the question that is asked, on the cards, on the rules."""

from __future__ import annotations

from typing import Final

from camarilla import locales
from camarilla.bots import Observation
from camarilla.cli.text.layout import filled, item
from camarilla.cli.text.rulebook import find_book, find_rule, whole_book, written
from camarilla.cli.text.story import Story
from camarilla.cli.text.words import language, say
from camarilla.kernel.refusal import Refusal
from camarilla.rulebooks import Rule, Rulebook, book, find, glossary

RULES: Final = {  # the rules that a question comes from, where it is not a card's
    "place": ("ORI-6",), "reveal": ("ORI-7",), "activate": ("ABL-21",), "spend": ("ABL-21", "ABL-22"),
    "turn": ("THR-3", "THR-4", "THR-5", "THR-8", "THR-11"), "drop": ("THR-17",),
    "deployment": ("INT-6",), "action": ("INT-7",),
}  # fmt: skip
UNTITLED: Final = {"throne general": ("THR-5",), "throne assassin": ("THR-5",), "throne jester": ("THR-5",)}


def help_on(topic: str, observation: Observation, story: Story) -> str:
    """Help on a topic: a card, a rule, `cards`, `rules`; on the question if there is none."""
    rulebook = find_book(observation.game.id)
    if topic == "":
        return on_question(observation, story, rulebook)
    if topic == "cards":
        return on_cards(story)
    if topic == "rules":
        return whole_book(rulebook)
    for name in story.game.words["card"]:
        if topic in (name, story.card(name).lower()):
            return on_card(name, story, rulebook)
    for id, (term, meaning) in glossary(language()).items():
        if topic in (id, term.lower()):
            return item(say("choice-card", card=term, text=meaning), "  ", "  ")
    try:
        return written(find_rule(rulebook, topic))
    except Refusal:
        return filled(say("help-nothing", topic=topic[:40]), "  ")


def on_question(observation: Observation, story: Story, rulebook: Rulebook) -> str:
    """What is asked and by which rule, the moves in notation, and where to read on."""
    moves = [item(move, "  ", "    ") for move in notation(observation.legal)]
    rules = [written(rule) + "\n" for rule in rules_of(observation.question.id, story, rulebook)]
    return "\n".join(["", *rules, say("help-notation"), *moves, "", say("help-topics")])


def rules_of(question: str, story: Story, rulebook: Rulebook) -> list[Rule]:
    """The rules that a question comes from."""
    if question in story.game.words["card"]:
        return about(question, story, rulebook)
    found = [find(id, language()) for id in RULES.get(question, ())]
    return [rule for rule in found if rule is not None]


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
    return "\n\n".join([text, *map(written, about(name, story, rulebook))])


def about(card: str, story: Story, rulebook: Rulebook) -> list[Rule]:
    """The rules that have a card in their title: in the English one, where names are not declined."""
    name = locales.say("en", story.game.id, f"card-{card}").lower()
    ids = [rule.id for rule in book(story.game.id).rules.values() if name in rule.title.lower()]
    return [rulebook.rules[id] for id in [*UNTITLED.get(f"{story.game.id} {card}", ()), *ids]]
