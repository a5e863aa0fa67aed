"""Generic modules: bound to each game, with the generic modules that they import."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from inspect import signature
from pathlib import Path
from types import ModuleType

import pytest

import camarilla
from camarilla.dialect import Library, NotBound, RuleError, attach, bind
from camarilla.kernel import play, subject
from camarilla.kernel.moves import Answers
from dialect.checked import Checked
from dialect.ways import Ways

GAME = """from __future__ import annotations
from camarilla.dialect import Struct, i16, public

class State(Struct):
    points: i16 = public

def step(s: State) -> None:
    s.points += {gain}
"""
FILES = {
    "__init__.py": "",
    "copper.py": GAME.format(gain=1),
    "silver.py": GAME.format(gain=10),
    "play.py": """from __future__ import annotations
from camarilla.dialect import Struct, i8, public
from camarilla.kernel.subject import State, step

class Tally(Struct):
    games: i8 = public

def play(s: State, times: int) -> int:
    for i in range(times):
        step(s)
    return s.points
""",
    "search.py": """from __future__ import annotations
import math
from camarilla.dialect import sqrt
from camarilla.kernel.subject import State
from templates.play import Tally, play
from .play import play as again
from .plain import SEVEN
import templates.plain

def search(s: State, tally: Tally) -> int:
    tally.games += SEVEN
    return play(s, 2) + again(s, 1)
""",
    "habit.pyi": "def habit(n: int) -> int: ...\n",
    "bold.py": "def habit(n: int) -> int:\n    return n * 2\n",
    "shy.py": "def habit(n: int) -> int:\n    return n // 2\n",
    "bot.py": """from __future__ import annotations
from camarilla.kernel.subject import State, step
from .habit import habit

def act(s: State) -> int:
    step(s)
    return habit(s.points)
""",
    "plain.py": "SEVEN = 7\n",
    "mood.py": """from __future__ import annotations
from camarilla.dialect import NotBound
from camarilla.kernel.subject import State

def mood(s: State) -> int:
    raise NotBound
""",
    "glad.py": "def mood(s: object) -> int:\n    return 3\n",
    "moody.py": """from __future__ import annotations
from camarilla.kernel.subject import State
from templates.mood import mood

def twice(s: State) -> int:
    return 2 * mood(s)
""",
    "wrong.py": "from camarilla.kernel.subject import nowhere\n",
    "late.py": "x: int = 3\nfrom camarilla.kernel.subject import State\n\nclass Pair:\n    a: State\n",
}


@pytest.fixture(scope="module", autouse=True)
def templates(tmp_path_factory: pytest.TempPathFactory):
    folder = tmp_path_factory.mktemp("generic") / "templates"
    folder.mkdir()
    for name, text in FILES.items():
        (folder / name).write_text(text)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder.parent)
        yield
    for name in [name for name in sys.modules if name.startswith("templates")]:
        del sys.modules[name]


def game(name: str) -> ModuleType:
    return __import__(f"templates.{name}", fromlist=[name])


def test_each_game_has_its_own() -> None:
    copper, silver = bind("templates.play", game("copper")), bind("templates.play", game("silver"))
    assert copper.State is game("copper").State
    assert (copper.play(copper.State(), 3), silver.play(silver.State(), 3)) == (3, 30)
    assert copper.Tally is not silver.Tally


def test_a_binding_is_made_once() -> None:
    bound = bind("templates.play", game("copper"))
    assert bind("templates.play", game("copper")) is bound
    assert sys.modules["templates.play[templates.copper]"] is bound
    assert (bound.__package__, Path(str(bound.__file__)).name) == ("templates", "play.py")
    with ThreadPoolExecutor(4) as pool:
        assert len(set(pool.map(lambda _: bind("templates.search", game("silver")), range(8)))) == 1


def test_a_generic_module_may_import_another() -> None:
    bound = bind("templates.search", game("silver"))
    assert bound.play is bound.again is bind("templates.play", game("silver")).play
    assert bound.Tally is bind("templates.play", game("silver")).Tally
    assert bound.templates.plain.SEVEN == 7


def test_a_bound_rule_runs_every_way() -> None:
    for name, result in (("copper", "5"), ("silver", "50")):
        bound = bind("templates.search", game(name))
        assert Ways(name, {"search": bound.search}).agreed("search", bound.State(), bound.Tally())[0] == result


def test_an_error_names_the_game_and_the_template() -> None:
    bound = bind("templates.play", game("silver"))
    for call in (Checked("silver")(bound.play), lambda *a: Library("silver", {"play": bound.play})("play", *a)):
        with pytest.raises(RuleError, match=r"silver: value does not fit: 32770 at templates/silver.py:8"):
            call(bound.State(), 4000)


def test_no_such_module() -> None:
    for name in ("templates.nowhere", "sys"):
        with pytest.raises(ModuleNotFoundError, match=f"no module {name}"):
            bind(name, game("copper"))


def test_a_game_that_lacks_a_name_is_not_half_bound() -> None:
    for _ in range(2):
        with pytest.raises(ImportError, match="nowhere"):
            bind("templates.wrong", game("copper"))
    assert "templates.wrong[templates.copper]" not in sys.modules


def test_a_module_decides_about_its_annotations_itself() -> None:
    assert bind("templates.late", game("copper")).Pair.__annotations__ == {"a": game("copper").State}


def test_a_game_has_companions() -> None:
    with pytest.raises(ModuleNotFoundError, match="habit"):
        bind("templates.bot", game("copper"))
    attach(game("copper"), "templates.habit", game("shy"))
    attach(game("silver"), "templates.habit", game("bold"))
    for name, result in (("copper", "0"), ("silver", "20")):
        bound = bind("templates.bot", game(name))
        assert Ways(name, {"act": bound.act}).agreed("act", bound.State())[0] == result


def test_a_module_that_only_declares_is_a_stub_too() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"templates.mood is not attached to templates.copper"):
        bind("templates.moody", game("copper"))
    attach(game("copper"), "templates.mood", game("glad"))
    assert bind("templates.moody", game("copper")).twice(game("copper").State()) == 6


def test_a_companion_stays() -> None:
    attach(game("copper"), "templates.pet", game("shy"))
    attach(game("copper"), "templates.pet", game("shy"))
    with pytest.raises(ValueError, match=r"templates.copper has another templates.pet"):
        attach(game("copper"), "templates.pet", game("bold"))
    with pytest.raises(ValueError, match=r"templates.copper has another camarilla.kernel.subject"):
        attach(game("copper"), "camarilla.kernel.subject", game("silver"))


def test_a_module_is_no_stub() -> None:
    with pytest.raises(ValueError, match=r"templates.plain is a module itself, not a stub"):
        attach(game("copper"), "templates.plain", game("shy"))


# -- modules of others -------------------------------------------------------------------------------------------
MINE = """from __future__ import annotations
from camarilla.kernel.moves import Answers
from camarilla.kernel.play import apply, roll_chance, settle
from camarilla.kernel.subject import State

def first_answers(s: State, out: Answers) -> int:
    answers = 0
    settle(s, out, None)
    roll_chance(s, out, None)
    while out.size > 0:
        apply(s, out.code[0], out, None)
        roll_chance(s, out, None)
        answers += 1
    return answers
"""


@pytest.mark.untraced
def test_a_module_of_a_user_may_import_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.py").write_text(MINE)
    monkeypatch.syspath_prepend(tmp_path)
    oriflamme = camarilla.game("oriflamme")
    mine = bind("mine", oriflamme.rules)
    assert mine.apply is oriflamme.engine.play.apply
    state, record, out = oriflamme.deal(2, 1), oriflamme.deal(2, 1).record.copy_(), Answers()
    answers = mine.first_answers(record.copy_(), out)
    while not state.over:
        state.play_code(state.codes[0])
    assert answers == len(state.answered_by)
    assert answers == oriflamme.engine.unit("mine", ("first_answers",)).call("first_answers", record, out)


HELPED = """from __future__ import annotations
from camarilla.kernel.moves import Answers
from camarilla.kernel.subject import State
from owned.helpers import go_on

def two_answers(s: State, out: Answers) -> int:
    go_on(s, out)
    go_on(s, out)
    return out.size
"""
HELPERS = """from __future__ import annotations
from camarilla.kernel.moves import Answers
from camarilla.kernel.play import State, apply
from owned.names import FIRST

def go_on(s: State, out: Answers) -> None:
    apply(s, out.code[FIRST], out, None)
"""


@pytest.mark.untraced
def test_a_helper_that_imports_only_rules_is_bound_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It need not name the subject itself: what it calls does."""
    (tmp_path / "owned").mkdir()
    for name, text in (("rules", HELPED), ("helpers", HELPERS), ("names", "FIRST = 0\n")):
        (tmp_path / "owned" / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    throne = camarilla.game("throne")
    mine, state, out = bind("owned.rules", throne.rules), throne.deal(2, 1), Answers()
    record = state.record
    throne.engine.play.settle(record, out, None)
    mine.two_answers(record, out)
    state.play_code(state.codes[0])
    state.play_code(state.codes[0])
    assert out.code[: out.size] == state.codes
    assert mine.go_on is bind("owned.helpers", throne.rules).go_on


SOURCE = Path(str(camarilla.__file__)).parent
GENERIC = [
    ".".join(file.relative_to(SOURCE.parent).with_suffix("").parts)
    for file in sorted(SOURCE.rglob("*.py"))
    if "\nfrom camarilla.kernel.subject import" in file.read_text("utf-8")
]  # fmt: skip


def test_the_generic_modules_are_found() -> None:
    assert {"camarilla.kernel.play", "camarilla.kernel.perft"} < set(GENERIC)


@pytest.mark.parametrize("name", GENERIC)
def test_a_generic_module_can_be_imported_without_a_game(name: str) -> None:
    assert import_module(name).__doc__


def test_a_generic_module_without_a_game_asks_to_be_bound() -> None:
    with pytest.raises(NotBound, match="bind its module first"):
        play.playouts(2, 1, 1, play.Tally())
    with pytest.raises(NotBound):
        play.settle(camarilla.game("oriflamme").deal(2, 1).record, Answers(), None)


RULES = [name for name, rule in vars(subject).items() if getattr(rule, "__module__", "") == subject.__name__]


@pytest.mark.parametrize("name", RULES)
def test_the_subject_only_declares(name: str) -> None:
    rule = getattr(subject, name)
    with pytest.raises(NotBound):
        rule(*[None] * len(signature(rule).parameters) if name != "State" else ())


@pytest.mark.parametrize("game", camarilla.games())
def test_every_game_has_all_rules_that_the_subject_declares(game: str) -> None:
    rules = camarilla.game(game).rules
    for name in RULES:
        if name != "State":
            assert [*signature(getattr(rules, name)).parameters] == [*signature(getattr(subject, name)).parameters]
