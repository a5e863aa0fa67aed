"""Answers that are the same for everybody: compressed once, and not sent to a page that has them."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path

import brotli
from starlette.requests import Request
from starlette.responses import Response

SMALL = 1000  # bytes that are not worth compressing


@lru_cache(512)
def compressed(data: bytes) -> bytes:
    """The bytes as gzip; made once."""
    return gzip.compress(data, 9, mtime=0)


@lru_cache(512)
def squeezed(data: bytes) -> bytes:
    """The bytes as Brotli; made once. The best quality takes three times as long, for a hundredth less."""
    return bytes(brotli.compress(data, quality=10))


@lru_cache(512)
def mark_of(data: bytes) -> str:
    """What stands for these bytes: an ETag."""
    return f'"{hashlib.sha256(data).hexdigest()[:20]}"'


@lru_cache(512)
def content(path: Path, changed: int) -> bytes:
    """A file as it was when it was changed last."""
    return path.read_bytes()


@lru_cache(64)
def unpacked(data: bytes) -> bytes:
    """What Brotli has compressed, for browsers that do not read it; over plain HTTP most do not."""
    return bytes(brotli.decompress(data))


def exists(path: Path) -> bool:
    """Is there a file of the page, plain or in Brotli alone?"""
    return path.is_file() or packed(path).is_file()


def packed(path: Path) -> Path:
    """A file as the build has compressed it, in Brotli."""
    return path.with_name(f"{path.name}.br")


def send_file(request: Request, path: Path, headers: dict[str, str]) -> Response:
    """A file of the page, in Brotli where the build has written it so; a wheel has scripts and modules so alone."""
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    small = packed(path)
    if not small.is_file():
        return send(request, content(path, path.stat().st_mtime_ns), headers, kind)
    data = content(small, small.stat().st_mtime_ns)
    if reads(request, "br"):
        return fresh(request, data, headers | {"content-encoding": "br"}, kind)
    return send(request, unpacked(data), headers, kind)


def send(request: Request, data: bytes, headers: dict[str, str], kind: str) -> Response:
    """Bytes that are the same for everybody."""
    if len(data) < SMALL or kind.startswith("image/"):
        return fresh(request, data, headers, kind)
    if reads(request, "br"):
        return fresh(request, squeezed(data), headers | {"content-encoding": "br"}, kind)
    if reads(request, "gzip"):
        return fresh(request, compressed(data), headers | {"content-encoding": "gzip"}, kind)
    return fresh(request, data, headers, kind)


def reads(request: Request, encoding: str) -> bool:
    return encoding in request.headers.get("accept-encoding", "")


def fresh(request: Request, data: bytes, headers: dict[str, str], kind: str) -> Response:
    """The bytes, unless the page has them."""
    told = headers | {"etag": mark_of(data), "vary": "accept-encoding"}
    if told["etag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=told)
    return Response(data, headers=told, media_type=kind)
