"""What the page keeps for use without a connection, as one file: a wheel lacks it, for it brings all the parts."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from threading import Lock
from typing import Final

from camarilla.server.http.files import packed, squeezed, unpacked

NAME: Final = re.compile(r"assets/pack-(\w{12})\.bin")
PARTS: Final = re.compile(r"^const PACKED = (\[.+\]);", re.MULTILINE)  # as the build writes it into the page's worker


class Pack:
    """The file, joined and compressed when it is first asked for: half a second, in a thread of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.lock, self.data = folder, Lock(), b""

    def find(self, path: str) -> bytes | None:
        """The bytes of that name; None: there is no such file."""
        named = NAME.fullmatch(path)
        if named is None:
            return None
        with self.lock:
            if not self.data:
                self.data = self.join()
                squeezed(self.data)
        return self.data if hashlib.sha256(self.data).hexdigest().startswith(named[1]) else None

    def join(self) -> bytes:
        """All parts, in their order."""
        worker = self.folder / "worker.js"
        listed = PARTS.search(worker.read_text("utf-8")) if worker.is_file() else None
        names = json.loads(listed[1]) if listed else []
        return b"".join(self.part(self.folder / name) for name, *_ in names)

    def part(self, path: Path) -> bytes:
        return path.read_bytes() if path.is_file() else unpacked(packed(path).read_bytes())
