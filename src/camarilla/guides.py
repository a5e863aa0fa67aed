"""The guides that the package brings, for whoever has neither the site nor the sources: `camarilla guide NAME`.

A wheel holds them in one file, which `tools/packing.py` packs when it is built; a checkout has them in `docs/`.
Imports nothing of ours, so that it can be used while a wheel is built.
"""

from __future__ import annotations

import json
import lzma
import posixpath
import re
from functools import cache
from pathlib import Path
from typing import Final

PACKED: Final = Path(__file__).with_name("guides.xz")
ROOT: Final = Path(__file__).parents[2]  # of a checkout
TUTORIALS: Final = ("player", "bot-writer", "researcher", "designer", "operator")
GUIDES: Final = ("engine-protocol", "env", "balance", "many-machines")  # a wheel has no room for more
GAMES: Final = sorted(path.parent.name for path in Path(__file__).parent.glob("games/*/profile.py"))
PAGES: Final = {  # name, and the page in the sources
    **{name: f"docs/tutorials/{name}.md" for name in TUTORIALS},
    **{name: f"docs/{name}.md" for name in GUIDES},
    "games": "docs/games/README.md",
    **{name: f"docs/games/{name}.md" for name in GAMES},
    "api": "docs/api/README.md",
    **{f"api-{name}": f"docs/api/{name}.md" for name in ("game", "state", "bots", "env")},
}  # fmt: skip
SITE: Final = "camarilla_docs"  # where `docs/pyproject.toml` puts the site that `make docs` builds
LINK: Final = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")


def pack(root: Path = ROOT) -> bytes:
    """All guides as one file; the same pages give the same bytes."""
    pages = {name: root / path for name, path in PAGES.items()}
    texts = {
        name: page.read_text(encoding="utf-8") for name, page in pages.items() if name not in GAMES or page.exists()
    }
    return lzma.compress(json.dumps(texts, ensure_ascii=False).encode(), preset=9 | lzma.PRESET_EXTREME)


@cache
def texts() -> dict[str, str]:
    """The guides by name, as Markdown, each link to another one as the command that shows it."""
    found: dict[str, str] = json.loads(lzma.decompress(PACKED.read_bytes() if PACKED.exists() else pack()))
    return {name: relinked(text, PAGES[name]) for name, text in found.items()}


def relinked(text: str, page: str) -> str:
    """A page for readers who cannot follow its links: other guides are named by their command, addresses stay."""
    names = {path: name for name, path in PAGES.items()}

    def shown(link: re.Match[str]) -> str:
        picture, said, target = link.groups()
        path = posixpath.normpath(posixpath.join(posixpath.dirname(page), target.partition("#")[0] or page))
        if picture or path == page:
            return "" if picture else said
        if "://" in target:
            return f"{said} ({target})"
        return f"{said} (`camarilla guide {names[path]}`)" if path in names else said

    return LINK.sub(shown, text)


def heading(name: str) -> str:
    """What a guide is about."""
    return texts()[name].partition("\n")[0].lstrip("# ")


def page_of_site(name: str | None) -> Path:
    """A guide on the installed site, the package `camarilla-docs`; without a name, the site's first page."""
    from importlib.resources import files  # late: few open it

    page = "index.html" if name is None else PAGES[name].removesuffix("md") + "html"
    return Path(str(files(SITE) / page))


def address() -> str | None:
    """Where the site is published, as the metadata of the installed package says."""
    from importlib.metadata import PackageNotFoundError, metadata  # late: only help needs it

    try:
        urls = metadata("camarilla").get_all("Project-URL") or []
    except PackageNotFoundError:
        return None
    return next((url.partition(", ")[2] for url in urls if url.startswith("Documentation, ")), None)
