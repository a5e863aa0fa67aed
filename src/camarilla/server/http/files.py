"""Answers that are the same for everybody: compressed once, and not sent to a page that has them."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

SMALL = 1000  # bytes that are not worth compressing


@lru_cache(512)
def compressed(data: bytes) -> bytes:
    """The bytes as gzip; made once."""
    return gzip.compress(data, 9, mtime=0)


@lru_cache(512)
def mark_of(data: bytes) -> str:
    """What stands for these bytes: an ETag."""
    return f'"{hashlib.sha256(data).hexdigest()[:20]}"'


@lru_cache(512)
def content(path: Path, changed: int) -> bytes:
    """A file as it was when it was changed last."""
    return path.read_bytes()


def send_file(request: Request, path: Path, headers: dict[str, str]) -> Response:
    """A file of the page."""
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return send(request, content(path, path.stat().st_mtime_ns), headers, kind)


def send(request: Request, data: bytes, headers: dict[str, str], kind: str) -> Response:
    """Bytes that are the same for everybody."""
    told = headers | {"etag": mark_of(data), "vary": "accept-encoding"}
    if told["etag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=told)
    if len(data) >= SMALL and "gzip" in request.headers.get("accept-encoding", "") and not kind.startswith("image/"):
        return Response(compressed(data), headers=told | {"content-encoding": "gzip"}, media_type=kind)
    return Response(data, headers=told, media_type=kind)
