"""The games as WebAssembly: a module each with its rules, documents, priors and search, and the tables to run it by.

`python tools/wasm.py FOLDER` makes `<id>.wasm` and `<id>.json` there, and below `all` the modules as one file, for they
have much in common: compressed together they take two thirds of the bytes. PyPI's ziglang compiles them, as for the
wheels. The same text gives the same bytes, and what is up to date is not made again.
"""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec
from wheels import CHECKS, STRIPPED, ZIG

import camarilla
from camarilla.bots import hint
from camarilla.bots.compiled.levels import draw, in_style
from camarilla.bots.heuristics import heuristics
from camarilla.bots.ismcts import search_settings, usual_settings
from camarilla.bots.unit import players_unit
from camarilla.dialect import Page
from camarilla.dialect.build import FLAGS, key
from camarilla.dialect.kinds import Buf, Ref, ValueKind
from camarilla.dialect.struct import Field, StructType
from camarilla.dialect.translate import Translation, translate
from camarilla.dialect.types import Sized
from camarilla.kernel.decisions import Decisions, LogEntry
from camarilla.kernel.events import Event, Tape, hide_events
from camarilla.kernel.game import Game
from camarilla.kernel.moves import Answers, Standing
from camarilla.wire.tables import Cell, EngineTables, EventWords, LevelTable, MoveFamily, OptionTable, StructLayout

SEARCH: Final = ("weigh", "tree_seed", "plant", "grow", "report", "outlook", "search_moves", "play_out")
STACK: Final = 1 << 18
# A failed check leaves by an exception of the host: there is nothing to jump back to.
SETJMP: Final = """typedef int jmp_buf[1];
#define _setjmp(back) ((void)(back), 0)
__attribute__((noreturn, import_module("host"), import_name("fail"))) void fail_in_host(void);
#define longjmp(back, value) fail_in_host()
"""
WASM: Final = (
    "-target", "wasm32-wasi", "-mexec-model=reactor", f"-Wl,-z,stack-size={STACK}",
    "-Wl,--export=__heap_base", "-Wl,--export=__stack_pointer",
    *(flag for flag in FLAGS if flag != "-shared"), "-fno-unroll-loops", *CHECKS, *STRIPPED,
)  # fmt: skip
# The page says which rule failed and why, not by which value in which line (playing the game again in Python does):
# thousands of checks do without them.
LINE: Final = " trap_->report->line = line;"
VALUE: Final = "if (!(fine)) fail_(what, value, line)"
FUNCTION: Final = re.compile(r"^(?=static [^\n=;(]*\br\d+_\w+\(|int ENTRY\(enter_)", re.MULTILINE)
NAME: Final = re.compile(r"\b(?:r\d+|enter)_\w+")
BUSY: Final = ("enter_grow", "enter_play_out", "enter_playouts")  # what is called thousands of times a move,
ONCE: Final = re.compile(r"r\d+_(?:redact|plant_tree)")  # but for what stands at its beginning
READ: Final = (Answers, Decisions, Event, LogEntry, Page, Standing, Tape)  # structs whose cells the page reads
MOST: Final = 180_000  # bytes of all modules and tables, compressed


# -- modules
def entries(game: Game) -> dict[str, Callable[..., Any]]:
    """What a module can be called for."""
    players = players_unit(game).entries
    own = {"hide_events": hide_events, "playouts": game.engine.play.playouts, "draw": draw, "in_style": in_style}
    own["card_asked"] = heuristics(game).card_asked
    turn = {
        name: rule for name, rule in game.engine.entry_rules.items() if name != "observe"
    }  # nothing learns in the page
    return turn | own | {name: players[name] for name in SEARCH}


def small(text: str) -> str:
    """The C of a module, for fewer bytes: what a search does not call may be small instead of fast."""
    assert text.count(LINE) == text.count(VALUE) == 1, "checks fail elsewhere now"
    text = text.replace(LINE, "").replace(VALUE, "if (!(fine)) fail_(what, 0, 0)")
    head, *functions = FUNCTION.split(text)
    names = [NAME.findall(function) for function in functions]
    calls = {name: called for name, *called in names}
    busy, found = set[str](), [*BUSY]
    while found:
        name = found.pop()
        if name in calls and name not in busy and not ONCE.fullmatch(name):
            busy.add(name)
            found += calls[name]
    return head + "".join(
        function if name in busy else f"__attribute__((cold, minsize)) {function}"
        for function, (name, *_) in zip(functions, names, strict=True)
    )


def module(unit: Translation) -> bytes:
    """The module of a translation."""
    exported = [f"-Wl,--export=enter_{name}" for name in unit.entries]
    with TemporaryDirectory() as folder:
        for name, text in {"setjmp.h": SETJMP, "module.c": small(unit.text())}.items():
            Path(folder, name).write_text(text, "utf-8")
        words = [*ZIG, *WASM, *exported, "-I.", "module.c", "-o", "module.wasm"]
        subprocess.run(words, cwd=folder, check=True)
        return Path(folder, "module.wasm").read_bytes()


# -- tables
def tables(game: Game, unit: Translation) -> EngineTables:
    """What the page is told of a module."""
    players, moves = players_unit(game), game.moves
    settings = search_settings(players, usual_settings(game))
    return EngineTables(
        game=game.id,
        version=game.version,
        seats=list(game.seats),
        books=list(game.books),
        families=[
            MoveFamily(kind.lower(), family.text, list(family.parts), list(family.sizes))
            for kind, family in moves.families.items()
        ],
        move_words={part: list(words) for part, words in moves.words.items()},
        events=[EventWords(form.name, form.parts) for form in game.events.forms],
        event_words={part: list(words) for part, words in game.words.items()},
        levels=[
            LevelTable(level.id, level.temperature, level.simulations, level.style) for level in game.profile.levels
        ],
        styles={"plain": {}} | {name: dict(style) for name, style in game.profile.styles.items()},
        options=options(game),
        usual=game.usual.hex(),
        settings=settings.pack().hex(),
        hint_settings=search_settings(players, hint.usual_settings(game)).pack().hex(),
        measure=game.profile.measure,
        entries={name: [written(kind) for _, kind in rule.parameters] for name, rule in unit.entries.items()},
        structs=layouts(unit),
    )


def options(game: Game) -> dict[str, OptionTable]:
    """Where the record of a deal holds its options; all of them lie in one struct."""
    held = game.rules.State.fields_.get("options")
    if held is None:
        return {}
    assert isinstance(held.base, StructType)
    fields = held.base.fields_
    return {name: OptionTable(one.low, one.high, cell(fields[name], held.offset)) for name, one in game.options.items()}


def written(kind: ValueKind) -> str:
    """A parameter as the page knows it: a number, a struct, or several of something."""
    if isinstance(kind, Ref):
        return kind.struct.__name__
    if isinstance(kind, Buf):
        return f"{kind.base.name if isinstance(kind.base, Sized) else kind.base.__name__}[]"
    return str(kind)


def layouts(unit: Translation) -> dict[str, StructLayout]:
    """How the structs lie that entry points are given, and those in them that the page reads."""
    kinds = [kind for rule in unit.entries.values() for _, kind in rule.parameters]
    given = [kind.struct for kind in kinds if isinstance(kind, Ref)]
    held = [kind.base for kind in kinds if isinstance(kind, Buf) and isinstance(kind.base, StructType)]
    return {struct.__name__: layout(struct) for struct in dict.fromkeys([*given, *held, *READ])}


def layout(struct: StructType) -> StructLayout:
    """How a struct lies: the kernel's are named cell by cell, of a game's record only the key of its dice."""
    fields = struct.fields_
    if "dice" in fields:
        dice = fields["dice"].base
        assert isinstance(dice, StructType)
        return StructLayout(struct.size_, {"key": cell(dice.fields_["key"], fields["dice"].offset)})
    named = fields if struct in READ else {}
    return StructLayout(struct.size_, {name: cell(field) for name, field in named.items()})


def cell(field: Field, start: int = 0) -> Cell:
    kind = field.base.name if isinstance(field.base, Sized) else field.base.__name__
    return Cell(start + field.offset, kind, field.count or 1)


# -- files
def make(game: Game, folder: Path) -> int:
    """Make the files of a game, if they are not made yet; how large they are, compressed."""
    unit = translate(entries(game))
    text = msgspec.json.encode(tables(game, unit))
    stamp = key(unit.text(), text.decode(), Path(__file__).read_text("utf-8"), *FLAGS, *CHECKS)
    code, told, made_from = (folder / f"{game.id}.{ending}" for ending in ("wasm", "json", "key"))
    if not (code.exists() and told.exists() and made_from.exists() and made_from.read_text() == stamp):
        code.write_bytes(module(unit))
        told.write_bytes(text)
        made_from.write_text(stamp)
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in (code, told))


def join(folder: Path) -> None:
    """Write all modules as one file, and where in it each begins and ends."""
    places, data = dict[str, tuple[int, int]](), b""
    for id in camarilla.games():
        code = (folder / f"{id}.wasm").read_bytes()
        places[id] = len(data), len(data) + len(code)
        data += code
    (folder / "all").mkdir(exist_ok=True)
    (folder / "all/modules.bin").write_bytes(data)
    (folder / "all/modules.json").write_bytes(msgspec.json.encode(places))


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    sizes = {id: make(camarilla.game(id), folder) for id in camarilla.games()}
    join(folder)
    total = sum(sizes.values())
    print("rules for the page, compressed:", ", ".join(f"{id} {size:,}" for id, size in sizes.items()), f"= {total:,}")
    assert total <= MOST, f"more than {MOST:,}"


if __name__ == "__main__":
    main()
