"""Keeps a game: sealed while it is played, as an open transcript once it is over."""

from __future__ import annotations

from pathlib import Path

from camarilla.cli.play.sealed import seal
from camarilla.cli.play.setup import Setup
from camarilla.cli.play.storage import put
from camarilla.cli.text.words import in_this_language, say
from camarilla.kernel.document import shown
from camarilla.kernel.game import State
from camarilla.kernel.refusal import Refusal
from camarilla.kernel.transcript import write

SEALED = ".sealed"


class SaveFile:
    """The file of one game; None: it is not kept. In the user's own folder a game that is over gets another name."""

    def __init__(self, setup: Setup, path: Path | None, is_own: bool = False) -> None:
        self.setup, self.path, self.is_own = setup, path, is_own

    def keep(self, state: State) -> None:
        """As it stands, once somebody has answered; a folder of our own that cannot be written is done without."""
        if self.path is None or not state.answered_by:
            return
        try:
            put(self.path, seal(self.setup, state))
        except OSError:
            self.path = None if self.is_own else self.path

    def leave(self, state: State) -> list[str]:
        """Keep a game that is left, and say how to go on with it."""
        if self.path is None or (self.is_own and not state.answered_by):
            return []
        self.write(seal(self.setup, state), self.path)
        command = "camarilla play --resume" if self.is_own else f"camarilla play --resume {self.path}"
        return [say("kept-as", command=in_this_language(command))]

    def finish(self, state: State) -> list[str]:
        """Write the transcript of a game that is over, and say how to see it again."""
        if self.path is None:
            return []
        path = self.path.with_suffix(".txt") if self.is_own else self.path
        self.write(write(state), path)
        if self.is_own:
            self.path.unlink(missing_ok=True)
            return [say("record-as", command=in_this_language(f"camarilla replay {path}"))]
        return [say("saved", file=str(path), command=in_this_language(f"camarilla replay {path}"))]

    def write(self, text: str, path: Path) -> None:
        try:
            put(path, text)
        except OSError as error:
            raise Refusal("not-saved", file=shown(str(path)), reason=error.strerror) from error
