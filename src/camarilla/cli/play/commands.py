"""What a person can type at any question beside an answer, in the words of each language and under any layout."""

from __future__ import annotations

from typing import Final

from camarilla.cli.text.words import say

QUIT, BACK, HINT, LOG, UNDO, SKIP, HELP = "quit", "back", "hint", "log", "undo", "skip", "help"
TOPICS: Final = ("rules", "cards", "glossary")
COMMANDS: Final = (QUIT, BACK, HINT, LOG, UNDO, SKIP, HELP, *TOPICS)

# The keys of Ukrainian and Russian keyboards that lie where a Latin keyboard has its letters.
LATIN: Final = str.maketrans("йцукенгшщзфівапролдячсмитьы", "qwertyuiopasdfghjklzxcvbnms")
CYRILLIC: Final = {chr(latin): chr(key) for key, latin in LATIN.items() if chr(key) != "ы"}


def words_of(command: str) -> list[str]:
    """What may be typed for a command: the English words, and those of the language that is spoken."""
    return [word.strip() for word in say(f"command-{command}").split(",")]


def command_in(answer: str) -> str | None:
    """The command that was typed, if it is one; also where the keyboard was still Cyrillic."""
    for typed in (answer, answer.translate(LATIN)):
        for command in COMMANDS:
            if typed in words_of(command):
                return command
    return None


def topic_in(answer: str) -> str | None:
    """What help is asked for: `? spy`, `help spy`; empty for the question itself, None where none is."""
    if answer.startswith("?"):
        topic = answer.lstrip("? ")
    else:
        word, _, topic = answer.partition(" ")
        if command_in(word) != HELP:
            return None
    return next((name for name in TOPICS if command_in(topic) == name), topic)


def every_word() -> list[str]:
    """All that completion may offer."""
    return [word for command in COMMANDS for word in words_of(command) if len(word) > 1]
