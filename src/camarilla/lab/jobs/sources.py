"""What plays, told by the files it comes from: results of a bot and of the same bot after an edit are two things.

Of a bot in Python these are its own file and the modules that it imports from the same folder, not what is installed;
of a player of ours the networks that it uses.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from camarilla.bots.leading import Tables, networks_of
from camarilla.bots.own import find_class
from camarilla.bots.players import ENGINE, command, is_foreign, is_own
from camarilla.kernel.document import listed, shown
from camarilla.kernel.refusal import Refusal
from camarilla.lab.jobs.job import FILES, JsonObject

INSTALLED: Final = ("site-packages", "dist-packages")
Sources = tuple[tuple[str, str], ...]  # bots whose files can be told, each with a hash of them


def sources(names: Iterable[str], tables: Tables) -> Sources:
    """The files of each class, those that each command names, and the networks of our own players at these tables."""
    played = tuple(tables)
    found = ((name, source(name, played)) for name in dict.fromkeys(names))
    return tuple((name, told) for name, told in found if told)


def source(name: str, tables: Tables) -> str:
    """What one of them is made of; nothing if there is nothing to tell."""
    if is_foreign(name):
        files = files_of(name)
        return fingerprint(files) if files else ""
    return networks_of(name, tables)


def networks(names: Iterable[str], tables: Tables) -> Sources:
    """Those of our own players that use networks, and which."""
    return sources((name for name in names if not is_foreign(name)), tables)


def files_of(name: str) -> list[Path]:
    """Those that can be told: none for our own players, nor for a command found by the system."""
    if is_own(name):
        module = find_class(name).__module__
        file = sys.modules[module].__file__
        return modules_of(module, Path(file)) if file else []
    if not name.startswith(ENGINE):
        return []
    words = ["", *command(name)]
    named = [Path(word) for before, word in pairwise(words) if not takes_value(before) and Path(word).is_file()]
    return [file for one in named for file in (modules_of(one.stem, one) if one.suffix == ".py" else [one])]


def modules_of(name: str, file: Path) -> list[Path]:
    """The file of a module, then those of all modules below its folder that it imports, and so on, by their names."""
    from modulefinder import ModuleFinder  # late: few jobs have bots of one's own

    whole, _, _ = name.partition(".")
    root = file.resolve().parents[name.count(".") + (file.name == "__init__.py")]
    others = {path.stem for path in root.iterdir()} - {whole} if root.name in INSTALLED else set()
    finder = ModuleFinder([str(root)], excludes=["camarilla", *others])
    finder.import_hook(name)
    found = (getattr(finder.modules[each], "__file__", None) for each in sorted(finder.modules) if each != name)
    return [file, *(Path(each) for each in found if each)]


def takes_value(word: str) -> bool:
    """Does what follows belong to an option (a log, say), and not to the program?"""
    return word.startswith("--") and "=" not in word


def fingerprint(files: Iterable[Path]) -> str:
    return hashlib.sha256(b"".join(hashlib.sha256(file.read_bytes()).digest() for file in files)).hexdigest()[:16]


def sources_of(head: JsonObject) -> Sources:
    """Those of the job that a file began."""
    return tuple(head.get("sources", {}).items())


def noted(found: Sources) -> JsonObject:
    """What a head says of them."""
    return {"sources": dict(found)} if found else {}


def other_run(path: Path, head: JsonObject, wanted: JsonObject) -> Refusal:
    """Why results do not belong to a job: a bot or a network has changed, or it is another job altogether."""
    before, now = dict(sources_of(head)), dict(sources_of(wanted))
    changed = [name for name in now | before if now.get(name) != before.get(name)]
    if changed and head | {"sources": {}} == wanted | {"sources": {}}:
        edited = [name for name in changed if is_foreign(name)]
        return Refusal(
            "bot-changed" if edited else "network-results", file=shown(str(path)), bot=listed(edited or changed)
        )
    member, begun, asked = difference(head, wanted)
    return Refusal("other-job", file=shown(str(path)), member=shown(member), before=shown(begun), now=shown(asked))


def difference(head: JsonObject, wanted: JsonObject) -> tuple[str, Any, Any]:
    """The first member in which they differ, and what it is in each; within lists of objects the innermost."""
    member = next(name for name in head | wanted if name != FILES and head.get(name) != wanted.get(name))
    begun, asked = head.get(member), wanted.get(member)
    if isinstance(begun, list) and isinstance(asked, list) and len(begun) == len(asked):
        for one, other in zip(begun, asked, strict=True):
            if one != other and isinstance(one, dict) and isinstance(other, dict):
                return difference(one, other)
    return member, begun, asked
