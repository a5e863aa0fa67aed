"""Bad input: an id and arguments; the sentence comes from the words of a language."""

from __future__ import annotations

from functools import partial
from typing import Any


class Refusal(ValueError):  # noqa: N818  # it reads as a sentence
    """What was wrong and where. `str()` says it in English; `id` and `details` serve programs and other languages."""

    def __init__(self, id: str, **details: Any) -> None:
        super().__init__(id, details)
        self.id, self.details = id, details

    def __reduce__(self) -> tuple[Any, ...]:
        """As it was made, for other processes."""
        return partial(type(self), self.id, **self.details), ()

    def __str__(self) -> str:
        from camarilla.locales import say

        return say("en", None, "refused-" + self.id, **self.details)
