"""The built client, from its folder; a plain page where it is not built."""

from __future__ import annotations

import re
from pathlib import Path

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from camarilla.kernel.refusal import Refusal
from camarilla.server.http.files import exists, send, send_file
from camarilla.server.http.pack import NAME, Pack

HASHED = re.compile(r".*[-.][A-Za-z0-9_-]{8,}\.\w+")  # a name that changes when its content does
FOREVER = {"cache-control": "public, max-age=31536000, immutable"}
BRIEFLY = {"cache-control": "no-cache"}
PLAIN = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Camarilla</title>
<h1>Camarilla</h1><p>The server runs, but its page is not built: see client/ in the source.</p></html>
"""


class StaticFiles:
    """Files of the built client; every other address is the page itself, which finds its own way."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.pack = Pack(self.folder)

    def routes(self) -> list[BaseRoute]:
        return [Route("/{path:path}", self.serve, methods=["GET"])]

    async def serve(self, request: Request) -> Response:
        path = request.path_params["path"]
        if path.startswith(("api/", "words/", "rules/")):
            raise Refusal("no-page")
        found = self.file(path)
        if found is not None:
            return send_file(request, found, FOREVER if HASHED.fullmatch(found.name) else BRIEFLY)
        if NAME.fullmatch(path) and (data := await run_in_threadpool(self.pack.find, path)):
            return send(request, data, FOREVER, "application/octet-stream")
        if "." in path.rsplit("/", 1)[-1]:
            raise Refusal("no-page")
        index = self.folder / "index.html"
        if index.is_file():
            return send_file(request, index, BRIEFLY)
        return Response(PLAIN, headers=BRIEFLY, media_type="text/html; charset=utf-8")

    def file(self, path: str) -> Path | None:
        """The file of that name, if there can be one."""
        try:
            found = (self.folder / path).resolve()
            return found if path and found.is_relative_to(self.folder) and exists(found) else None
        except ValueError:  # no name at all
            raise Refusal("no-page") from None
        except OSError:  # too long for a name
            return None
