"""Help at the table: on the question that is asked, on the cards, on the rules."""

from __future__ import annotations

from collections.abc import Iterable

from camarilla.bots import Observation
from camarilla.cli.text.layout import filled, item
from camarilla.cli.text.rulebook import find_book, find_rule, whole_book, whole_glossary, written
from camarilla.cli.text.story import Story
from camarilla.cli.text.words import language, say
from camarilla.games import games
from camarilla.kernel.refusal import Refusal
from camarilla.rulebooks import Rule, find, glossary


def help_on(topic: str, observation: Observation, story: Story) -> str:
    """Help on a topic: a card, a rule, a word, `cards`, `rules`, `glossary`; on the question if there is none."""
    rulebook = find_book(observation.game.id)
    if topic == "":
        return on_question(observation, story)
    if topic == "cards":
        return on_cards(story)
    if topic == "rules":
        return whole_book(rulebook)
    if topic == "glossary":
        return whole_glossary()
    for name in story.game.words["card"]:
        if topic in (name, story.card(name).lower()):
            return on_card(name, story)
    for id, (term, meaning) in glossary(language()).items():
        if topic in (id, term.lower()) and not is_of_another(id, story.game.id):
            return item(say("choice-card", card=term, text=meaning), "  ", "  ")
    try:
        return written(find_rule(rulebook, topic))
    except Refusal:
        return filled(say("help-nothing", topic=topic[:40], **examples(story)), "  ")


def is_of_another(id: str, game: str) -> bool:
    """Is a word of the glossary a card of another game, which the id begins with?"""
    owner = id.partition("-")[0]
    return owner in games() and owner != game


def on_question(observation: Observation, story: Story) -> str:
    """What is asked and by which rule, the moves in notation, and where to read on."""
    moves = [item(move, "  ", "    ") for move in notation(observation.legal)]
    rules = [written(rule) + "\n" for rule in rules_of(observation.question.id, story)]
    return "\n".join(["", *rules, say("help-notation"), *moves, "", say("help-topics", **examples(story))])


def examples(story: Story) -> dict[str, str]:
    """A card of this game, and a rule, as they are typed."""
    card, rules = next(iter(story.game.profile.card_rules.items()))
    return {"card": story.card(card).lower(), "rule": rules[0]}


def rules_of(question: str, story: Story) -> list[Rule]:
    """The rules that a question comes from: its own, or those of its card."""
    return about(question, story) or found(story.game.profile.question_rules.get(question, ()))


def notation(legal: list[str]) -> list[str]:
    """The moves as they are typed; of many only some."""
    return legal if len(legal) <= 10 else [*legal[:4], "…", *legal[-4:]]


def on_cards(story: Story) -> str:
    """Every card in a sentence or two."""
    names = story.game.words["card"]
    return "\n".join(item(say("choice-card", card=story.card(n), text=story.card_text(n)), "  ", "    ") for n in names)


def on_card(name: str, story: Story) -> str:
    """A card, and the rules that explain it."""
    text = item(say("choice-card", card=story.card(name), text=story.card_text(name)), "", "")
    return "\n\n".join([text, *map(written, about(name, story))])


def about(card: str, story: Story) -> list[Rule]:
    """The rules that explain a card."""
    return found(story.game.profile.card_rules.get(card, ()))


def found(ids: Iterable[str]) -> list[Rule]:
    """Rules by their numbers, in the language that is spoken."""
    rules = (find(id, language()) for id in ids)
    return [rule for rule in rules if rule is not None]
