"""Type variables for what a game declares; each stands for what all games have in common where no game is named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # with defaults, which Python has from 3.13

    from camarilla.kernel.document import Document, Question
    from camarilla.kernel.telling import ToldEvent

    View = TypeVar("View", bound=Document, default=Document, covariant=True)
    Board = TypeVar("Board", bound=Document, default=Document, covariant=True)
    Asked = TypeVar("Asked", bound=Question, default=Question, covariant=True)
    Told = TypeVar("Told", bound=ToldEvent, default=ToldEvent, covariant=True)
    Foretold = TypeVar("Foretold", bound=Mapping[str, object], default=Mapping[str, object], covariant=True)
    Id = TypeVar("Id", bound=str, default=str, covariant=True)
    Details = TypeVar("Details", bound=Mapping[str, object], default=Mapping[str, object], covariant=True)
else:
    from typing import TypeVar

    View, Board, Asked, Told = TypeVar("View"), TypeVar("Board"), TypeVar("Asked"), TypeVar("Told")
    Foretold, Id, Details = TypeVar("Foretold"), TypeVar("Id"), TypeVar("Details")
