"""The weights of a network as a file: a line of JSON, rows of 8 bits, scales of 32, and the SHA-256 of all that.

The line says for which game and inputs they are, how large the network is, and in `card` how it was trained.
"""

from __future__ import annotations

import hashlib
import json
import sys
from array import array
from dataclasses import dataclass
from math import prod
from typing import Any, Final

from camarilla.bots.compiled.network import MOST_INPUTS, MOST_OUTPUTS, WIDEST
from camarilla.kernel.document import shown
from camarilla.kernel.refusal import Refusal

KIND: Final = "camarilla network"
VERSION: Final = 2
MOST_PRIOR: Final = 1000
HASH: Final = 32  # bytes of the SHA-256 at the end
SIZES: Final = {"inputs": MOST_INPUTS, "first": WIDEST, "width": WIDEST, "blocks": 16, "outputs": MOST_OUTPUTS}


@dataclass(frozen=True)
class Weights:
    """A network: its sizes, a row of whole numbers for each cell that another layer takes, and their scales."""

    game: str
    signature: str  # of what it takes and gives (`bots/inputs.py`)
    shape: dict[str, int]
    prior: int  # how much the heuristics of the game count beside it, in hundredths
    rows: bytes  # one signed byte each
    scales: array[int]  # of each layer: what its sums are multiplied by, then its biases
    card: dict[str, Any]

    @property
    def fingerprint(self) -> str:
        """What tells it from others, in results of those who played with it."""
        return self.pack()[-HASH:].hex()[:16]

    def pack(self) -> bytes:
        """The file."""
        head = {
            "kind": KIND, "version": VERSION, "game": self.game, "signature": self.signature, "shape": self.shape,
            "prior": self.prior, "card": self.card,
        }  # fmt: skip
        scales = self.scales[:]
        if sys.byteorder == "big":
            scales.byteswap()
        body = json.dumps(head).encode() + b"\n" + self.rows + scales.tobytes()
        return body + hashlib.sha256(body).digest()


def layers(shape: dict[str, int]) -> list[tuple[int, int]]:
    """The inputs and outputs of each layer."""
    first, width = shape["first"], shape["width"]
    hidden = [(width, width)] * shape["blocks"]
    return [(shape["inputs"], first), (first, width), *hidden, (width, shape["outputs"])]


def read_weights(data: bytes, file: str, game: str, signature: str) -> Weights:
    """The network in a file; Refusal if it is damaged, of another version or game, or for other inputs."""
    line, newline, _ = data.partition(b"\n")
    try:
        head = json.loads(line)
        kind, version = head["kind"], head["version"]
    except (ValueError, KeyError, TypeError):
        kind = version = None
    if kind != KIND or not newline:
        raise Refusal("network-foreign", file=shown(file))
    if version != VERSION:
        raise Refusal("network-version", file=shown(file), version=shown(version), expected=VERSION)
    if hashlib.sha256(data[:-HASH]).digest() != data[-HASH:] or not fits(head, len(data) - len(line) - 1 - HASH):
        raise Refusal("network-damaged", file=shown(file))
    if head["game"] != game:
        raise Refusal("network-game", file=shown(file), game=shown(head["game"]), expected=game)
    if head["signature"] != signature:
        raise Refusal("network-inputs", file=shown(file))
    return unpacked(head, data[len(line) + 1 : -HASH])


def fits(head: dict[str, Any], length: int) -> bool:
    """Are the sizes possible, and as many numbers there as they want?"""
    shape = head.get("shape")
    if not isinstance(shape, dict) or set(shape) != set(SIZES) or not isinstance(head.get("card"), dict):
        return False
    if type(head.get("prior")) is not int or not 0 <= head["prior"] <= MOST_PRIOR:
        return False
    if not all(type(size) is int and 0 < size <= SIZES[name] for name, size in shape.items()):
        return False
    return length == sum(prod(layer) + 8 * layer[1] for layer in layers(shape))


def unpacked(head: dict[str, Any], body: bytes) -> Weights:
    """The numbers of a file that has been checked."""
    count = sum(prod(layer) for layer in layers(head["shape"]))
    scales = array("i", body[count:])
    if sys.byteorder == "big":
        scales.byteswap()
    return Weights(head["game"], head["signature"], head["shape"], head["prior"], body[:count], scales, head["card"])
