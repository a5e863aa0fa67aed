"""`camarilla guide [NAME]`: the guides that came with the program; without a name, those there are; or the site."""

from __future__ import annotations

import argparse
import webbrowser

from camarilla import guides
from camarilla.cli.play.ui import show
from camarilla.cli.text.words import near
from camarilla.kernel.document import shown
from camarilla.kernel.refusal import Refusal


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", nargs="?")
    parser.add_argument("--open", action="store_true")


def run(options: argparse.Namespace) -> int:
    known = guides.texts()
    if options.name not in (None, *known):
        raise Refusal("no-guide", name=shown(options.name), near=near(options.name, known))
    if options.open:
        open_site(options.name)
    elif options.name is None:
        for name in known:
            print(f"camarilla guide {name:<16} {guides.heading(name)}")
    else:
        show(guides.heading(options.name), known[options.name])
    return 0


def open_site(name: str | None) -> None:
    """Say where a page of the site lies, and open it."""
    try:
        address = guides.page_of_site(name).as_uri()
    except ModuleNotFoundError as error:
        raise Refusal("no-site") from error
    print(address, flush=True)
    webbrowser.open(address)
