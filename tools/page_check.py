"""Refuses to pack a wheel or the sources without the page: whoever installed it could not play in the browser."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/camarilla/server/page/index.html"


class PageCheck(BuildHookInterface):
    """Looks before anything is packed; an editable install needs no page."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not Path(self.root, PAGE).is_file():
            raise SystemExit(f"{PAGE} is missing: build the page first (make page), or let `make dist` do both")
