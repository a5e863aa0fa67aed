"""The site of the documentation: every page is in its contents, and its build finds links that lead nowhere.

`make docs` builds it; here is what can be seen without Sphinx.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest
from cli.program import start

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "docs"))
import links  # noqa: E402
import website  # noqa: E402

PAGES = [path.relative_to(ROOT).with_suffix("").as_posix() for path in (ROOT / "docs").rglob("*.md")]
LISTED = {name for names in website.CONTENTS.values() for name in names.split()}


@pytest.mark.parametrize("page", sorted(PAGES))
def test_every_page_is_in_the_contents(page: str) -> None:
    below = [f"{Path(name).parent.as_posix()}/{names}" for name, names in website.SECTIONS.items()]
    assert page in LISTED or any(fnmatch(page, pattern) for pattern in below)


def test_what_the_contents_name_is_there() -> None:
    assert {name for name in LISTED if not (ROOT / f"{name}.md").is_file()} == {"rules/index"}, "that one is written"
    assert all((ROOT / name).exists() for name in website.COPIED)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('<a href="b.html#there">', []),
        ('<a href="https://example.org/">', []),
        ('<img src="b.html">', []),
        ('<a href="c.html">', ["a.html: c.html"]),
        ('<a href="b.html#gone">', ["a.html: b.html#gone"]),
        ('<a href="#gone">', ["a.html: #gone"]),
        ('<script src="https://cdn.example/x.js"></script>', ["a.html: https://cdn.example/x.js"]),
        ('<link rel="stylesheet" href="//fonts.example/x.css">', ["a.html: //fonts.example/x.css"]),
    ],
)
def test_faulty_links_are_found(tmp_path: Path, text: str, found: list[str]) -> None:
    (tmp_path / "a.html").write_text(text, encoding="utf-8")
    (tmp_path / "b.html").write_text('<h2 id="there">', encoding="utf-8")
    assert links.broken(tmp_path) == found


def test_style_that_fetches_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text("@import 'https://fonts.example/x';", encoding="utf-8")
    assert links.broken(tmp_path) == ["a.css: fetches"]


def test_its_wheel_is_installed_and_opened(tmp_path: Path) -> None:
    """By the extra that the package names, with whatever browser there is: here one that prints what it is given."""
    package = tmp_path / "docs"
    for name in ("index", "docs/tutorials/designer"):
        page = tmp_path / "build" / "docs" / f"{name}.html"
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(f"<h1>{name}</h1>", encoding="utf-8")
    package.mkdir()
    shutil.copy(ROOT / "docs" / "pyproject.toml", package)
    for arguments in ("build --wheel --no-isolation --outdir . docs",
                      "pip install --no-index --find-links . --target lib camarilla-docs"):  # fmt: skip
        subprocess.run([sys.executable, "-m", *arguments.split()], cwd=tmp_path, check=True, capture_output=True)
    (browser := tmp_path / "browser.py").write_text(
        "import sys, urllib.request as web; print(web.urlopen(sys.argv[1]).read().decode())"
    )
    seen = {"PYTHONPATH": str(tmp_path / "lib"), "BROWSER": f"{sys.executable} {browser} %s"}
    assert start("guide", "--open", **seen).out.endswith("/camarilla_docs/index.html\n<h1>index</h1>\n")
    assert start("guide", "designer", "--open", **seen).out.endswith("<h1>docs/tutorials/designer</h1>\n")
    about = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    own = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert about["optional-dependencies"]["docs"] == [own["name"]]
    assert about["version"] == own["version"]


def test_every_pinned_package_is_there_once() -> None:
    names = [re.split("==", line)[0].lower() for path in (ROOT / "requirements").glob("*.txt")
             for line in path.read_text(encoding="utf-8").splitlines() if "==" in line]  # fmt: skip
    assert len(names) == len(set(names))
