"""Options of a bot, set in brackets behind its name: `mybot:Counting[depth=3]`, `engine:node bot.js [style=bold]`.

A program declares them when it is greeted, a class by the parameters of its `__init__` that have a default.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from camarilla.kernel.document import listed, shown
from camarilla.kernel.refusal import Refusal

BRACKETS: Final = re.compile(r"\s*\[\s*([^\W\d][\w-]*=[^,\[\]]*(?:,\s*[^\W\d][\w-]*=[^,\[\]]*)*)\]$")
TRUTH: Final = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}
MOST: Final = 64  # options of one bot


@dataclass(frozen=True)
class BotOption:
    """An option that a bot has declared; the kind of its default is the kind of its values."""

    default: Any
    low: float | None = None
    high: float | None = None
    choices: tuple[str, ...] = ()

    @property
    def kind(self) -> str:
        if self.choices:
            return "choice"
        return {bool: "truth", int: "whole", float: "number"}.get(type(self.default), "text")

    @property
    def range(self) -> str:
        """What stands behind the kind of its values in a sentence."""
        if self.choices:
            return f" {listed(self.choices)}"
        return "" if self.low is None and self.high is None else f" ({said(self.low)}…{said(self.high)})"

    @property
    def is_broken(self) -> bool:
        """Is its default none of its own values?"""
        try:
            self.value(str(self.default))
        except ValueError:
            return self.default is not None
        return False

    def value(self, text: str) -> Any:
        """The value that a text stands for; ValueError if it stands for none."""
        if self.kind == "choice":
            return self.choices[self.choices.index(text)]
        if self.kind == "truth":
            if text.lower() not in TRUTH:
                raise ValueError(text)
            return TRUTH[text.lower()]
        if self.kind == "text":
            return text
        number = int(text) if self.kind == "whole" else float(text)
        if not (self.low is None or number >= self.low) or not (self.high is None or number <= self.high):
            raise ValueError(text)
        return number


def split_options(name: str) -> tuple[str, dict[str, str]]:
    """A bot's name without its options, and the options."""
    found = BRACKETS.search(name)
    if found is None:
        return name, {}
    pairs = (part.partition("=") for part in found.group(1).split(","))
    return name[: found.start()], {option.strip(): value.strip() for option, _, value in pairs}


def split_names(text: str) -> list[str]:
    """Several bots with commas between them; those in brackets are no such commas, nor those of a command."""
    names = list[str]()
    for part in re.split(r",(?![^\[\]]*\])", text):
        if names and names[-1].startswith("engine:"):
            names[-1] += f",{part}"
        else:
            names.append(part.strip())
    return names


def chosen(bot: str, wishes: Mapping[str, str], declared: Mapping[str, BotOption]) -> dict[str, Any]:
    """The values of the options that are wished for; refused if the bot has no such option or no such value."""
    values = {}
    for name, text in wishes.items():
        if name not in declared:
            raise Refusal(
                "bot-option", bot=shown(bot), option=shown(name), expected=listed(declared), known=len(declared)
            )
        option = declared[name]
        try:
            values[name] = option.value(text)
        except ValueError:
            raise Refusal(
                "bot-option-value", bot=shown(bot), option=shown(name), value=shown(text), kind=option.kind,
                expected=option.range,
            ) from None  # fmt: skip
    return values


def said(number: float | None) -> str:
    return "" if number is None else f"{number:g}"


def declared_by(hello: Mapping[str, Any]) -> dict[str, BotOption]:
    """The options in a program's greeting: a default each, or an object with `default`, `low`, `high`, `choices`."""
    given = hello.get("options")
    if not isinstance(given, dict):
        return {}
    return {
        name: read_option(one if isinstance(one, dict) else {"default": one}) for name, one in [*given.items()][:MOST]
    }


def read_option(given: Mapping[str, Any]) -> BotOption:
    low, high = (one if isinstance(one := given.get(name), int | float) else None for name in ("low", "high"))
    choices = given.get("choices")
    return BotOption(given.get("default"), low, high, tuple(map(str, choices)) if isinstance(choices, list) else ())


def documents(declared: Mapping[str, BotOption]) -> dict[str, Any]:
    """Options as a greeting declares them."""
    return {name: {"default": option.default} for name, option in declared.items()}
