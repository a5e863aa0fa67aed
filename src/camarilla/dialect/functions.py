"""Rules as functions over bytes, for many small calls: records come and go as bytes, lists come back as what they hold.

Compiled, each is a built-in function of Python, made from C that is written beside the rules. It reaches Python by a
table of addresses, so it needs no header and no library of Python's to be built. It holds nothing between calls:
threads may call at the same time. Plain, a record stays the plain struct that it is.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final, NoReturn

from camarilla.dialect.build import open_library
from camarilla.dialect.kinds import Ref, Signature, ValueKind, base_name, head
from camarilla.dialect.load import RuleError
from camarilla.dialect.source import RuleSource, short
from camarilla.dialect.struct import Field, StructType
from camarilla.dialect.types import Sized

if TYPE_CHECKING:
    from camarilla.dialect.translate import Translation

NamedRules = Mapping[str, Callable[..., Any]]
PYTHON: Final = {  # what is called of Python, all of it in the stable ABI, and its type in C
    "PyBytes_AsStringAndSize": "int (*{})(Object *, char **, intptr_t *)",
    "PyBytes_FromStringAndSize": "Object *(*{})(const void *, intptr_t)",
    "PyLong_AsLongLong": "long long (*{})(Object *)",
    "PyLong_FromLongLong": "Object *(*{})(long long)",
    "PyErr_Occurred": "Object *(*{})(void)",
    "PyList_New": "Object *(*{})(intptr_t)",
    "PyList_SetItem": "int (*{})(Object *, intptr_t, Object *)",
    "PyTuple_New": "Object *(*{})(intptr_t)",
    "PyTuple_SetItem": "int (*{})(Object *, intptr_t, Object *)",
    "PyObject_CallObject": "Object *(*{})(Object *, Object *)",
    "Py_DecRef": "void (*{})(Object *)",
}
FASTCALL: Final = 0x80  # arguments come as an array
GLUE: Final = r"""typedef struct _object Object;
typedef struct { %s } Python;
static Python py;
void ENTRY(use_python)(const Python *python) { py = *python; }
static Object *tuple_(intptr_t count, Object **items) {
    Object *made = py.PyTuple_New(count); int whole = made != NULL;
    for (intptr_t i = 0; i < count; i++)
        if (made && items[i]) py.PyTuple_SetItem(made, i, items[i]);
        else { whole = 0; if (items[i]) py.Py_DecRef(items[i]); }
    if (!whole && made) py.Py_DecRef(made);
    return whole ? made : NULL; }
static Object *fail_call_(Object *failed, const char *what, i64 value, i64 line) {
    Object *items[3] = {py.PyBytes_FromStringAndSize(what, (intptr_t)strlen(what)),
        py.PyLong_FromLongLong(value), py.PyLong_FromLongLong(line)};
    Object *given = tuple_(3, items), *none = given ? py.PyObject_CallObject(failed, given) : NULL;
    if (given) py.Py_DecRef(given);
    if (none) py.Py_DecRef(none);
    return NULL; }
static int record_(Object *failed, Object *given, void *to, intptr_t size) {
    char *at; intptr_t count;
    if (py.PyBytes_AsStringAndSize(given, &at, &count)) return 0;
    if (count != size) { fail_call_(failed, "bytes of another record", count, 0); return 0; }
    memcpy(to, at, (size_t)size); return 1; }
static int number_(Object *given, i64 *to) {
    *to = py.PyLong_AsLongLong(given); return *to != -1 || !py.PyErr_Occurred(); }
"""


def is_list(kind: ValueKind) -> bool:
    """Is it a struct that begins with `size` and ends with an array, of which the first `size` cells count?"""
    fields = list(kind.struct.fields_.items()) if isinstance(kind, Ref) else []
    return len(fields) > 1 and fields[0][0] == "size" and fields[-1][1].count is not None


def cells(struct: StructType) -> tuple[str, Field]:
    """The array of a list, and its name."""
    return list(struct.fields_.items())[-1]


# -- compiled ---------------------------------------------------------------------------------------------------
class Functions:
    """Compiled rules over bytes, by name; `back` says which structs of each come back. NoCompiler if there is none."""

    def __init__(self, game: str, rules: NamedRules, back: Mapping[str, tuple[str, ...]]) -> None:
        text, files = functions_text(rules, back)
        self.game, self.files = game, files
        self._library = open_library(game, text, ("-DCHECK",))
        addresses = [ctypes.cast(getattr(ctypes.pythonapi, name), ctypes.c_void_p).value for name in PYTHON]
        self._library.use_python((ctypes.c_void_p * len(addresses))(*addresses))
        self._methods = {name: self._method(name) for name in rules}

    def _method(self, name: str) -> _Method:
        address = ctypes.cast(getattr(self._library, f"function_{name}"), ctypes.c_void_p).value
        return _Method(name.encode(), address, FASTCALL, None)

    def __iter__(self) -> Iterator[str]:
        return iter(self._methods)

    def __getitem__(self, name: str) -> Callable[..., Any]:
        """The function of a rule; it calls what it belongs to when a check fails, and so holds it."""
        make = ctypes.pythonapi.PyCFunction_NewEx
        make.restype, make.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p]
        function: Callable[..., Any] = make(ctypes.addressof(self._methods[name]), self._raise, None)
        return function

    def _raise(self, what: bytes, value: int, line: int) -> NoReturn:
        file, number = divmod(line, 1_000_000)
        raise RuleError(self.game, what.decode(), value, short(self.files[file]), number)


class _Method(ctypes.Structure):
    _fields_ = (
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    )


FUNCTION: Final = """Object *ENTRY(function_{name})(Object *failed, Object *const *given, intptr_t count) {{
    if (count != {count}) return fail_call_(failed, "other arguments", count, 0);
    {before}
    Report report; Trap trap, *outer = trap_; trap.report = &report; trap_ = &trap;
    if (_setjmp(trap.back)) {{ trap_ = outer; return fail_call_(failed, report.what, report.value, report.line); }}
    {call}
    trap_ = outer;
    {after}
}}
"""


def functions_text(rules: NamedRules, back: Mapping[str, tuple[str, ...]]) -> tuple[str, list[str]]:
    """The C of all functions, and the files that their rules come from."""
    from camarilla.dialect.translate import Translation  # loaded when asked for: plain rules do without

    unit = Translation(rules.values())
    made = [function_text(unit, name, unit.require(rule), back[name]) for name, rule in rules.items()]
    table = " ".join(form.format(name) + ";" for name, form in PYTHON.items())
    return "\n".join([unit.text(), GLUE % table, *made]), list(unit.files)


def function_text(unit: Translation, name: str, signature: Signature, back: tuple[str, ...]) -> str:
    """The C of one function: arguments to C, the rule under its trap, what comes back to Python."""
    kinds = dict(signature.parameters)
    given = [key for key, kind in kinds.items() if not is_list(kind)]
    before = [argument(unit, key, kind, given) for key, kind in kinds.items()]
    values = [f"{'&' if isinstance(kind, Ref) else ''}v_{key}" for key, kind in kinds.items()]
    call = f"{signature.c_name}({', '.join(values)});"
    after = [item(kinds[key], f"v_{key}", f"b_{key}") for key in back]
    results = [f"b_{key}" for key in back]
    if signature.result != "None":
        call, results = f"i64 result = {call}", ["py.PyLong_FromLongLong(result)", *results]
    several = f"Object *items[] = {{{', '.join(results)}}}; return tuple_({len(results)}, items);"
    after.append(f"return {results[0]};" if len(results) == 1 else several)
    parts = {"before": "\n    ".join(before), "call": call, "after": "\n    ".join(after)}
    return FUNCTION.format(name=name, count=len(given), **parts)


def argument(unit: Translation, key: str, kind: ValueKind, given: list[str]) -> str:
    """A parameter as C has it: a record is copied out of its bytes, a list begins empty."""
    if not isinstance(kind, Ref):
        return f"i64 v_{key}; if (!number_(given[{given.index(key)}], &v_{key})) return NULL;"
    made = f"{unit.struct(kind.struct)} v_{key};"
    if is_list(kind):
        return f"{made} v_{key}.f_size = 0;"
    return f"{made} if (!record_(failed, given[{given.index(key)}], &v_{key}, sizeof v_{key})) return NULL;"


def item(kind: ValueKind, it: str, to: str) -> str:
    """What comes back of a struct: its bytes, or of a list the bytes or numbers that it holds."""
    assert isinstance(kind, Ref)
    if not is_list(kind):
        return f"Object *{to} = py.PyBytes_FromStringAndSize(&{it}, sizeof {it});"
    name, field = cells(kind.struct)
    if "x" in field.layout[2]:
        raise TypeError(f"{base_name(field.base)} has gaps, which would bring back what lay in memory")
    if not isinstance(field.base, Sized) or field.base.size == 1:
        return f"Object *{to} = py.PyBytes_FromStringAndSize({it}.f_{name}, {it}.f_size * {field.layout[0]});"
    number = f"py.PyLong_FromLongLong({it}.f_{name}[i])"
    return (
        f"Object *{to} = py.PyList_New({it}.f_size);"
        f" for (i64 i = 0; {to} && i < {it}.f_size; i++) py.PyList_SetItem({to}, i, {number});"
    )


# -- plain ------------------------------------------------------------------------------------------------------
class PlainFunctions:
    """The same rules in plain Python, by name: a record is a plain struct, and one that comes back is a new one."""

    def __init__(self, rules: NamedRules, back: Mapping[str, tuple[str, ...]]) -> None:
        self._functions = {name: plain_function(rule, back[name]) for name, rule in rules.items()}

    def __iter__(self) -> Iterator[str]:
        return iter(self._functions)

    def __getitem__(self, name: str) -> Callable[..., Any]:
        return self._functions[name]


def plain_function(rule: Callable[..., Any], back: tuple[str, ...]) -> Callable[..., Any]:
    """One function, written out: that is faster than to look at the kinds of its parameters in every call."""
    parameters, result = head(RuleSource(rule))
    lists = {key: kind.struct for key, kind in parameters if isinstance(kind, Ref) and is_list(kind)}
    given = [key for key, _ in parameters if key not in lists]
    lines = [f"{key} = {key}.copy_()" for key in given if key in back]
    for key, struct in lists.items():
        lines.append(f"{key} = new({key}_)")
        lines += [f"{key}.{name} = {empty(field)}" for name, field in struct.fields_.items()]
    call = f"rule({', '.join(key for key, _ in parameters)})"
    results = [held(key, lists[key]) if key in lists else key for key in back]
    results = results if result == "None" else ["number", *results]
    lines += [call if result == "None" else f"number = {call}", f"return {', '.join(results)}"]
    scope: dict[str, Any] = {"rule": rule, "new": object.__new__, "Growing": _Growing}
    scope |= {f"{key}_": struct for key, struct in lists.items()}
    scope |= {base_name(cells(struct)[1].base): cells(struct)[1].base for struct in lists.values()}
    exec(f"def function({', '.join(given)}):\n" + "".join(f"    {line}\n" for line in lines), scope)
    function: Callable[..., Any] = scope["function"]
    return function


class _Growing(list[Any]):
    """The structs of a list in plain Python: made when they are first asked for."""

    def __init__(self, struct: StructType) -> None:
        super().__init__()
        self.struct = struct

    def __getitem__(self, index: Any) -> Any:
        while isinstance(index, int) and len(self) <= index:
            self.append(self.struct())
        return super().__getitem__(index)


def empty(field: Field) -> str:
    """A field of a list that holds nothing: numbers have their room, bytes and structs come as they are written."""
    if field.count is None:
        return "0"
    if isinstance(field.base, StructType):
        return f"Growing({field.base.__name__})"
    return "bytearray()" if field.base.size == 1 else f"[0] * {field.count}"


def held(it: str, struct: StructType) -> str:
    """What a list holds, as it comes back."""
    name, field = cells(struct)
    filled = f"{it}.{name}[: {it}.size]"
    if isinstance(field.base, StructType):
        return f"b''.join([cell.pack() for cell in {filled}])"
    return f"bytes({filled})" if field.base.size == 1 else filled
