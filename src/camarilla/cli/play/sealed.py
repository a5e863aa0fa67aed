"""Unfinished games in files that nobody reads by accident: a sealed envelope, not a safe.

Whoever has the program can open it; but no hidden card, no move and no seed stands in it to be read, and a file that
was changed is refused. When the game is over it becomes a transcript, which is open.

camarilla sealed game 2
game NAME
8f3c…              a checksum of what follows
3q2+7w…            the setup and its moves: JSON, packed, under a key stream that begins with a random number
end
"""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
import zlib
from typing import Any, Final

from camarilla.cli.play.setup import Setup
from camarilla.kernel.document import shown
from camarilla.kernel.game import State
from camarilla.kernel.refusal import Refusal
from camarilla.kernel.transcript import digest

KIND: Final = "camarilla sealed game "
HEAD: Final = f"{KIND}2"
SALT: Final = 16  # bytes
LONG: Final = 76  # letters in a line


def is_sealed(text: str) -> bool:
    return text.startswith(KIND)


def stream(salt: bytes, length: int) -> bytes:
    """Bytes that look like noise; the same salt gives the same."""
    return hashlib.shake_256(HEAD.encode() + salt).digest(length)


def cover(data: bytes, salt: bytes) -> bytes:
    """Under the key stream; done twice, it is open again."""
    return bytes(a ^ b for a, b in zip(data, stream(salt, len(data)), strict=True))


def seal(setup: Setup, state: State) -> str:
    """A game that is not over, as a file."""
    moves = [state.game.moves.texts[number] for is_chance, number in state.log if not is_chance]
    document = {"setup": setup.document(), "moves": moves, "rules": state.game.version, "digest": digest(state)}
    salt = secrets.token_bytes(SALT)
    packed = zlib.compress(json.dumps(document).encode())
    letters = base64.b64encode(salt + cover(packed, salt)).decode()
    lines = [letters[i : i + LONG] for i in range(0, len(letters), LONG)]
    return "\n".join([HEAD, f"game {setup.game}", checksum(lines), *lines, "end", ""])


def checksum(lines: list[str]) -> str:
    return hashlib.sha256("".join(lines).encode()).hexdigest()


def unseal(text: str, file: str) -> dict[str, Any]:
    """What a file holds; a refusal where it is no sealed game or not whole."""
    lines = text.splitlines()
    if not is_sealed(text):
        raise Refusal("not-sealed", file=shown(file))
    if lines[0] != HEAD:
        raise Refusal("other-version", file=shown(file))
    if len(lines) < 5 or lines[-1] != "end" or lines[2] != checksum(lines[3:-1]):
        raise Refusal("broken-seal", file=shown(file))
    raw = base64.b64decode("".join(lines[3:-1]))
    found: dict[str, Any] = json.loads(zlib.decompress(cover(raw[SALT:], raw[:SALT])))
    return found


def resume(text: str, file: str) -> tuple[Setup, State]:
    """The game where it was left: dealt again, and played again to its last move."""
    found = unseal(text, file)
    setup = Setup.of(found["setup"])
    state = setup.deal()
    if state.game.version != found["rules"]:
        raise Refusal("other-version", file=shown(file))
    for move in found["moves"]:
        state.play(move)
    if digest(state) != found["digest"]:
        raise Refusal("other-version", file=shown(file))
    return setup, state
