"""A file that one process at a time may hold: two servers on one store would each play games of their own."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

from camarilla.kernel.refusal import Refusal

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class FileLock:
    """Held from when it is made until it is released, or the process ends; refused if another process holds it."""

    def __init__(self, path: Path, store: str) -> None:
        try:
            self.file = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
        except OSError as error:
            raise Refusal("no-store", store=str(path), reason=error.strerror or str(error)) from None
        try:
            self._lock()
        except OSError:
            holder = os.read(self.file, 20).decode("ascii", "replace").strip()
            os.close(self.file)
            raise Refusal("second-server", store=store, process=holder or "?") from None
        os.ftruncate(self.file, 0)
        os.write(self.file, str(os.getpid()).encode())

    def _lock(self) -> None:
        if sys.platform == "win32":
            os.lseek(self.file, 1 << 20, os.SEEK_SET)  # what is locked there cannot be read: lock beyond the text
            msvcrt.locking(self.file, msvcrt.LK_NBLCK, 1)
            os.lseek(self.file, 0, os.SEEK_SET)
        else:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def release(self) -> None:
        """Let another one have it."""
        with contextlib.suppress(OSError):
            os.close(self.file)
