"""What a wheel and the sources are packed with: the page, without which they are refused, the guides, a README."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PAGE = "src/camarilla/server/page/index.html"
INSTALLED = "`camarilla guide`, or `camarilla guide --open` for a site with search (extra `docs`); without network"


def guides() -> Any:
    """The module that packs them; nothing of the package is installed yet."""
    sys.path.insert(0, str(Path(__file__).parents[1] / "src" / "camarilla"))
    try:
        import guides as found
    finally:
        del sys.path[0]
    return found


class Packing(BuildHookInterface):
    """Looks before anything is packed; an editable install needs no page, and has the guides in its sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not Path(self.root, PAGE).is_file():
            raise SystemExit(f"{PAGE} is missing: build the page first (make page), or let `make dist` do both")
        if self.target_name == "wheel":
            packed = Path(self.directory, "guides.xz")
            packed.parent.mkdir(parents=True, exist_ok=True)
            packed.write_bytes(guides().pack(Path(self.root)))
            build_data["force_include"][str(packed)] = "camarilla/guides.xz"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        Path(self.directory, "guides.xz").unlink(missing_ok=True)


class Description(MetadataHookInterface):
    """The README as the description, its links to the sources as commands; the site's address, if there is one; and
    the extra `tested`, which pins what a server is made of."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        shown = guides().relinked(text, "README.md")
        address = self.config.get("documentation", "")
        where = f"[the site]({address}), and " if address else ""
        head = f"Documentation: {where}{INSTALLED}.\n\n"
        metadata["readme"] = {"content-type": "text/markdown", "text": head + shown}
        metadata["urls"] = {"Documentation": address} if address else {}
        metadata.setdefault("optional-dependencies", {})["tested"] = list(pins(Path(self.root)))


def pins(root: Path) -> Iterator[str]:
    """The versions that it was tested with."""
    for name in ("run", "postgres"):
        lines = (root / f"requirements/{name}.txt").read_text(encoding="utf-8").splitlines()
        yield from (line for line in lines if not line.startswith("#"))
