"""The page as a folder for any static host: everything but other people.

`python tools/static.py FOLDER [BASE]` writes it, after `make page`. It will lie at the root of its host, or below BASE:
`/club/`. Whatever the page asks a server for that is the same for everybody is written as a file.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import camarilla
from camarilla.locales import LANGUAGES
from camarilla.locales.folder import FOLDER as WORDS
from camarilla.server.http.catalogue import words, written
from camarilla.server.http.middleware import HEADERS

PAGE: Final = Path(__file__).parents[1] / "src/camarilla/server/page"
POLICY: Final = HEADERS["content-security-policy"].replace("; frame-ancestors 'none'", "")  # not for a page to say


def answers() -> Iterator[tuple[str, bytes]]:
    """What a server would answer, by its path."""
    yield "api/games", written("games")
    for language in LANGUAGES:
        yield f"words/{language}/games.json", written("words", language)
        yield f"words/{language}/first.ftl", words(language, "first.ftl").encode()
        for path in sorted((WORDS / language).glob("*.ftl")):
            yield f"words/{language}/{path.name}", words(language, path.name).encode()
        yield f"rules/{language}/glossary.json", written("glossary", language)
        for game in camarilla.games():
            yield f"words/{language}/learn/{game}.ftl", words(language, f"{game}.ftl", taught=True).encode()
            yield f"rules/{language}/{game}.json", written("rulebook", language, game)
            yield f"rules/{language}/learn/{game}.json", written("learn", language, game)
    for game in camarilla.games():
        yield f"lessons/{game}.json", written("lesson", game)


def write(folder: Path, base: str = "/") -> None:
    """Write the folder anew; hosts show 404.html for the addresses of tables, and it is the page, too."""
    if not (base.startswith("/") and base.endswith("/")):
        raise SystemExit(f"{base}: a base begins and ends with a slash, as /club/ does")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PAGE, folder, ignore=shutil.ignore_patterns("*.br"))
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    page = (folder / "index.html").read_text("utf-8").replace('="/', f'="{base}')
    page = page.replace("<head>", f"<head>\n    {policy}", 1)
    for name in ("index.html", "404.html"):
        (folder / name).write_text(page, "utf-8")
    for path, data in answers():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)


if __name__ == "__main__":
    write(Path(sys.argv[1]), *sys.argv[2:])
