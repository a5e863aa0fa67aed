"""The documentation as one site, with search: the README, all of docs, the rules beside their code, the API.

    python docs/website.py [FOLDER]        builds it into FOLDER (build/docs), index.html first

Needs no network, and neither does the site. A broken link is an error.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Final

import links
import pages

ROOT: Final = Path(__file__).parents[1]
COPIED: Final = (
    "docs", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md",
    "LICENSE", "bench/0.1.0.json", "examples/bot.py", "examples/read_dataset.py", "examples/train_ppo.py",
    "src/camarilla/bots/levels.py",  # are linked to
)  # fmt: skip
CONTENTS: Final = {  # the navigation, by caption
    "Tutorials": "docs/tutorials/player docs/tutorials/bot-writer docs/tutorials/researcher docs/tutorials/designer"
    " docs/tutorials/operator",
    "Play": "docs/play docs/games/README rules/index",
    "Program": "docs/api/README docs/bots docs/engine-protocol docs/arena docs/env docs/learning docs/balance"
    " docs/many-machines",
    "Run a server": "docs/operate docs/server docs/scaling docs/wire",
    "Inside": "ARCHITECTURE CONTRIBUTING docs/dialect docs/performance docs/mutation docs/adr/README CHANGELOG",
}
SECTIONS: Final = {"docs/games/README": "*", "docs/api/README": "*", "docs/bots": "bots/*", "docs/adr/README": "*"}


def tree(names: str, *options: str) -> str:
    """A part of the contents, which the page that it stands on does not show."""
    return "\n".join(["\n```{toctree}", ":hidden:", ":glob:", *options, "", *names.split(), "```", ""])


def lay_out(folder: Path) -> None:
    """What Sphinx reads: a tree like that of the repository, so that links hold in both."""
    shutil.rmtree(folder, ignore_errors=True)
    pages.write(folder / "rules")
    for name in COPIED:
        copy(ROOT / name, folder / name)
    shutil.copy(ROOT / "README.md", folder / "index.md")
    append(folder / "index.md", "".join(tree(names, f":caption: {caption}") for caption, names in CONTENTS.items()))
    for name, names in SECTIONS.items():
        append(folder / f"{name}.md", tree(names))


def copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copytree(source, target) if source.is_dir() else shutil.copy(source, target)


def append(path: Path, text: str) -> None:
    path.write_text(path.read_text(encoding="utf-8") + text, encoding="utf-8")


def main() -> int:
    from sphinx.cmd.build import build_main

    folder = (Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "docs").resolve()
    source = folder.with_name(f"{folder.name}-source")
    lay_out(source)
    shutil.rmtree(folder, ignore_errors=True)
    options = ["-q", "-W", "--keep-going", "-j", "auto", "-d", str(source / ".doctrees"), "-c", str(ROOT / "docs")]
    if failed := build_main([*options, str(source), str(folder)]):
        return failed
    if found := links.broken(folder):
        print("\n".join(["links that lead nowhere:", *found]), file=sys.stderr)
        return 1
    print(folder / "index.html")
    return 0


if __name__ == "__main__":
    sys.exit(main())
