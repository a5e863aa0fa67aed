"""What the command line says, and in which language; all sentences are in the locales."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from contextvars import ContextVar
from typing import Any, Final

from camarilla.kernel.document import shown
from camarilla.kernel.refusal import Refusal
from camarilla.locales import LANGUAGES, file_text

MOST: Final = 8  # names in a sentence
MEANT: Final = 0.75  # as like a name as a slip of the fingers leaves it
OPTION: Final = "--lang"
VARIABLE: Final = "CAMARILLA_LANG"
LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides

_spoken: ContextVar[str] = ContextVar("spoken", default=LANGUAGES[0])


def language() -> str:
    """The language that is spoken in this run."""
    return _spoken.get()


def speak(wanted: str) -> None:
    """From now on, in this run, speak this language."""
    code = language_in(wanted)
    if code not in LANGUAGES:
        raise Refusal("language", language=shown(wanted), expected=", ".join(LANGUAGES))
    _spoken.set(code)


def language_in(name: str) -> str:
    """The language in the name of a locale: `uk` in `uk_UA.UTF-8`."""
    return re.split(r"[-_.@]", name.lower())[0]


def usual_language() -> str:
    """The language that the environment asks for."""
    of_locale = next((os.environ[name] for name in LOCALE if os.environ.get(name)), "")
    return os.environ.get(VARIABLE) or (of_locale if language_in(of_locale) in LANGUAGES else LANGUAGES[0])


def in_this_language(command: str) -> str:
    """A command that will speak as this run does."""
    return command if language_in(usual_language()) == language() else f"{command} {OPTION} {language()}"


def listen(arguments: list[str]) -> list[str]:
    """Speak the language that the environment and the arguments ask for; the arguments without it."""
    speak(usual_language())
    rest: list[str] = []
    given = iter(arguments)
    for argument in given:
        name, equals, value = argument.partition("=")
        if name == OPTION:
            speak(value if equals else next(given, ""))
        else:
            rest.append(argument)
    return rest


def say(id: str, /, **details: Any) -> str:
    """A sentence of the command line."""
    return say_of(None, id, **details)


def say_of(game: str | None, id: str, /, **details: Any) -> str:
    """A sentence of a game."""
    from camarilla.locales import say

    return say(language(), game, id, **details)


def refused(refusal: Refusal) -> str:
    """Why something was refused; where that was another refusal, its sentence is spoken in the same language."""
    details, cause = dict(refusal.details), refusal.__context__
    if isinstance(cause, Refusal) and details.get("reason") == str(cause):
        details["reason"] = refused(cause)
    return say("refused-" + refusal.id, **details)


def title(game: str) -> str:
    """A game's title without Fluent's machinery, which takes 0.1 s to import: `title` is one plain line."""
    found = re.search(r"^title = (.+)$", file_text(language(), f"{game}.ftl") or "", re.MULTILINE)
    assert found is not None, game
    return found[1].strip()


def near(word: str, names: Iterable[str]) -> str:
    """The name that a word must mean; else those most like it, listed; if none is, the first few."""
    from difflib import get_close_matches

    names = list(names)
    few = ", ".join(names) if len(names) <= MOST else ", ".join(names[:MOST]) + "…"
    return ", ".join(get_close_matches(word, names, 1, MEANT) or get_close_matches(word, names, 3, 0.5)) or few
