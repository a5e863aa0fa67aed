"""The words of every language, as Fluent messages; what the engine says is ids and arguments."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER = Path(__file__).parent
LANGUAGES = ("en",)


@cache
def bundle(language: str, game: str | None) -> FluentBundle:
    """The messages of a language: the shared ones, and those of a game."""
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([language], use_isolating=False)
    for name in ("errors", "cli") if game is None else (game,):
        made.add_resource(FluentResource((FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8")))
    return made


def say(language: str, game: str | None, id: str, /, **details: Any) -> str:
    """A message in words; `id` may name an attribute: `card-lord.text`."""
    name, _, attribute = id.partition(".")
    words = bundle(language, game)
    message = words.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, id
    text, problems = words.format_pattern(pattern, details)
    if problems:
        raise LookupError(f"{language} {game or 'shared'} {id}: {problems[0]}")
    return str(text)
