"""Rules outside the dialect, each with the refusal that it meets; test_refusals.py tries them."""

from __future__ import annotations

HEADER = """from __future__ import annotations

import math
from typing import Final

from camarilla.dialect import *

TABLE: Final = (1, 2, 3)
MIXED: Final = (1, True)
HUGE: Final = 1 << 64
WORDS: Final = ("a", "b")
PLACE = Family(10, (3, 4))
min_of = min


class Leaf(Struct):
    a: i8 = public
    few: Array[i16] = public[3]


class Sight(Struct):
    up: bool = public


class State(Struct):
    n: i8 = public
    x: f64 = public
    q: bool = public
    row: Array[i8] = public[5]
    leaf: Leaf
    sight: Sight
    leaves: Array[Leaf] = of[2]


class Vast(Struct):
    cells: Array[i64] = public[10000]


GLOBAL = State()


def helper(s: State, n: int) -> int:
    return n


def nothing(s: State) -> None:
    pass


def maybe(s: State) -> Leaf | None:
    return None


def numbers_of(cells: Buffer[i16]) -> int:
    return 0


def same(leaf: Leaf) -> Leaf:
    return leaf


def first(leaves: Buffer[Leaf]) -> Leaf:
    return leaves[0]


def ping(n: int) -> int:
    return pong(n)


def pong(n: int) -> int:
    return ping(n)


"""
PARAMETERS = "s: State, leaf: Leaf | None, d: Buffer[i16], n: int, x: float, q: bool"

STEP = "the step of a range is a constant of 64 bits, not zero"
MESSAGE = "the message of an assert is a plain string without quotes or backslashes"
PLAIN = "a rule has plain parameters, no defaults and no decorators"
OUTLIVES = "a reference to a local struct would outlive it"
LOOPS = "a for loop runs over range(...) or bits(...)"
ONE_NAME = "a local struct starts at zero and is given to one plain name"
SAME = "they must be the same number or struct"

# The body of a rule with these parameters, and the refusal: line in the body, column, reason.
BODIES: dict[str, tuple[str, str]] = {
    # names and constants
    "unknown name": ("n = nowhere", "1:9: unknown name nowhere"),
    "unknown attribute": ("n = math.nowhere", "1:9: unknown name math.nowhere"),
    "huge number": ("n = 9223372036854775808", "1:9: 9223372036854775808 does not fit 64 bits"),
    "huge constant": ("n = HUGE", "1:9: 18446744073709551616 does not fit 64 bits"),
    "infinite number": ("x = -1e999", "1:9: -1e309 is outside the dialect"),
    "string": ("n = 'one'", "1:5: n changes its type from int to str"),
    "table of strings": ("n = WORDS[0]", "1:5: n changes its type from int to str"),
    "compared texts": ("q = WORDS[0] == 'a'", "1:9: str and str are not compared"),
    "joined texts": ("m = 'a' + 'b'", "1:9: str and str do not mix here: say int() or float()"),
    "no page": ("put(s, 'a')", "1:5: State where Page is needed"),
    "mixed table": ("n = MIXED[0]", "1:9: MIXED mixes ints and bools"),
    "global struct": ("n = GLOBAL.n", "1:9: a struct is given as a parameter, it is no constant"),
    "whole global struct": ("n = helper(GLOBAL, 1)", "1:16: GLOBAL is outside the dialect"),
    "function as value": ("n = helper", "1:9: helper is outside the dialect"),
    # locals
    "unassigned": ("n = m\nm = 1", "1:9: m may be read before it is assigned"),
    "assigned in one branch": ("if q:\n    m = 1\nn = m", "3:9: m may be read before it is assigned"),
    "assigned in a loop": ("for i in range(n):\n    m = i\nn = m + i", "3:9: m may be read before it is assigned"),
    "loop variable after": ("for i in range(n):\n    pass\nn = i", "3:9: i may be read before it is assigned"),
    "assigned in one case": ("match n:\n    case 1:\n        m = 2\nn = m", "4:9: m may be read before it is assigned"),
    "assigned before one break": (
        "while True:\n    if q:\n        break\n    m = 1\n    if n:\n        break\nn = m",
        "7:9: m may be read before it is assigned",
    ),
    "augmented first": ("m += 1", "1:5: m may be read before it is assigned"),
    "changed type": ("m = 1\nm = 2.0", "2:5: m changes its type from int to float"),
    "changed parameter": ("s = leaf", "1:5: s changes its type from State to Leaf | None"),
    "loop over a bool": ("q = True\nfor q in range(3):\n    pass", "2:5: q changes its type from bool to int"),
    "named None": ("m = None", "1:5: None cannot be given a name"),
    "named nothing": ("m = nothing(s)", "1:5: None cannot be given a name"),
    "named table": ("m = TABLE", "1:5: table cannot be given a name"),
    "named buffer": ("m = d", "1:5: Buffer[i16] cannot be given a name"),
    "declared without value": ("m: int", "1:5: a declaration without a value"),
    "declared cell": ("s.n: int = 1", "1:5: only plain names are declared"),
    "declared otherwise": ("m: float = 1", "1:5: int for float"),
    "declared struct": ("m: State = Leaf()", "1:5: Leaf for State"),
    # expressions
    "list": ("n = [1][0]", "1:9: List is outside the dialect"),
    "lambda": ("n = (lambda: 1)()", "1:9: lambda: 1 is no rule of the dialect"),
    "walrus": ("n = (m := 1)", "1:10: NamedExpr is outside the dialect"),
    "slice": ("n = d[1:2]", "1:11: Slice is outside the dialect"),
    "comprehension": ("n = max([i for i in d])", "1:9: max() takes 2 arguments, not 1"),
    "int and float": ("x = n + x", "1:9: int and float do not mix here: say int() or float()"),
    "int and bool": ("n += q", "1:5: int and bool do not mix here: say int() or float()"),
    "two bools": ("n = q + q", "1:9: bool and bool do not mix here: say int() or float()"),
    "true division": ("n = n / 2", "1:9: Div of ints is outside the dialect"),
    "power": ("n = n ** 2", "1:9: Pow of ints is outside the dialect"),
    "float floor": ("x = x // 2.0", "1:9: FloorDiv of floats is outside the dialect"),
    "matrix": ("n = n @ n", "1:9: MatMult of ints is outside the dialect"),
    "plus sign": ("n = +n", "1:9: UAdd of int is outside the dialect"),
    "minus bool": ("n = -True", "1:9: USub of bool is outside the dialect"),
    "invert float": ("x = ~x", "1:9: Invert of float is outside the dialect"),
    "or of ints": ("n = n or 7", "1:9: int where bool is needed"),
    "and of int": ("q = q and n", "1:15: int where bool is needed"),
    "float condition": ("if x:\n    pass", "1:8: a condition is a bool or an int, not float"),
    "reference condition": ("q = not leaf", "1:13: a condition is a bool or an int, not Leaf | None"),
    "in": ("q = n in TABLE", "1:9: In is outside the dialect"),
    "int against float": ("q = n < x", "1:9: int and float are not compared"),
    "int against bool": ("q = n == q", "1:9: int and bool are not compared"),
    "struct equality": ("q = s.leaf == s.leaves[0]", "1:9: Leaf and Leaf are not compared"),
    "equal to None": ("q = leaf == None", "1:9: Leaf | None and None are not compared"),
    "is of structs": ("q = leaf is s.leaf", "1:9: `is` asks only whether a nullable reference is None"),
    "is None of a struct": ("q = s is None", "1:9: `is` asks only whether a nullable reference is None"),
    "chained is": ("q = leaf is None is None", "1:9: `is` asks only whether a nullable reference is None"),
    "is later in a chain": ("q = n < n is None", "1:9: Is is outside the dialect"),
    "unlike sides": (
        "n = int(1 if q else 2.0)",
        f"1:13: one side is int, the other float: {SAME}",
    ),
    "sides of None": (
        "q = (None if q else None) is None",
        f"1:10: one side is None, the other None: {SAME}",
    ),
    "sides of buffers": (
        "n = (d if q else d)[0]",
        f"1:10: one side is Buffer[i16], the other Buffer[i16]: {SAME}",
    ),
    # cells
    "field of int": ("n = n.a", "1:9: int has no fields"),
    "field of a cell": ("s.n.a = 1", "1:5: int has no fields"),
    "no such field": ("n = s.nowhere", "1:9: no field nowhere in State"),
    "no such field to write": ("s.nowhere = 1", "1:5: no field nowhere in State"),
    "index of a struct": ("n = s[0]", "1:9: only arrays, buffers and tables have indexes"),
    "index of a number": ("n = s.n[0]", "1:9: only arrays, buffers and tables have indexes"),
    "float index": ("n = s.row[x]", "1:15: float where int is needed"),
    "whole array": ("n = s.row", "1:9: an array is used by its cells, or given to a Buffer parameter"),
    "write to a constant": ("math.pi = 3.0", "1:5: a constant cannot be assigned"),
    "write to a global struct": ("GLOBAL.n = 3", "1:5: a constant cannot be assigned"),
    "write to a table": ("TABLE[0] = 3", "1:5: a table is constant"),
    "write a struct": ("s.leaf = s.leaves[0]", "1:5: whole structs and arrays are copied by assign()"),
    "write an array": ("s.row = 1", "1:5: whole structs and arrays are copied by assign()"),
    "augment a struct": ("s.leaves[0] += 1", "1:5: whole structs and arrays are copied by assign()"),
    "float into int cell": ("s.n = x", "1:5: float for a cell of type i8"),
    "bool into int cell": ("s.row[0] = q", "1:5: bool for a cell of type i8"),
    "int into bool cell": ("s.q = 1", "1:5: int for a cell of type bool"),
    "int into float cell": ("s.x = 1", "1:5: int for a cell of type f64"),
    "nothing into a cell": ("s.n = nothing(s)", "1:5: None for a cell of type i8"),
    # assignment
    "list of targets": ("[n] = 1", "1:5: List cannot be assigned"),
    "nested tuple": ("(n, m), q = 1, 2", "1:5: Tuple cannot be assigned"),
    "starred target": ("n, *m = 1, 2", "1:8: Starred cannot be assigned"),
    "struct for two": ("a = b = s.leaf", "1:5: Leaf assigned twice"),
    "tuple from a call": ("n, m = helper(s, 1)", "1:5: a tuple is assigned from a tuple of the same length"),
    "unequal tuples": ("n, m = 1, 2, 3", "1:5: a tuple is assigned from a tuple of the same length"),
    "two tuples": ("n, m = k, l = 1, 2", "1:5: a tuple is assigned from a tuple of the same length"),
    "struct in a tuple": ("a, n = s.leaf, 1", "1:12: Leaf in a tuple"),
    # local structs
    "struct with arguments": ("a = Leaf(1)", f"1:5: {ONE_NAME}"),
    "struct with names": ("a = Leaf(a=1)", f"1:5: {ONE_NAME}"),
    "struct for two names": ("a = b = Leaf()", f"1:5: {ONE_NAME}"),
    "struct for a cell": ("s.leaf = Leaf()", f"1:5: {ONE_NAME}"),
    "struct in a loop": ("while q:\n    a = Leaf()", "2:9: a local struct is made outside of loops; clear() it inside"),
    "struct twice": ("a = Leaf()\na = Leaf()", "2:5: a is already in use; clear() it"),
    "struct for a parameter": ("leaf = Leaf()", "1:5: leaf is already in use; clear() it"),
    "vast local": ("a = Vast()", "1:5: Vast is too large for a local: make it a Buffer"),
    "Struct itself": ("a = Struct()", "1:9: Struct is no rule of the dialect"),
    "unnamed struct": ("n = Leaf().a", "1:9: Leaf is no rule of the dialect"),
    # statements
    "dead code": ("return\nn = 1", "2:5: this is never reached"),
    "dead after branches": ("if q:\n    return\nelse:\n    return\nn = 1", "5:5: this is never reached"),
    "dead after a loop": ("while True:\n    n += 1\nn = 1", "3:5: this is never reached"),
    "dead after break": ("while q:\n    break\n    n = 1", "3:9: this is never reached"),
    "dead after a match": ("match n:\n    case _:\n        return\nn = 1", "4:5: this is never reached"),
    "try": ("try:\n    n = 1\nfinally:\n    n = 2", "1:5: Try is outside the dialect"),
    "with": ("with s:\n    pass", "1:5: With is outside the dialect"),
    "raise": ("raise ValueError", "1:5: Raise is outside the dialect"),
    "global": ("global TABLE", "1:5: Global is outside the dialect"),
    "delete": ("m = 1\ndel m", "2:5: Delete is outside the dialect"),
    "inner function": ("def f() -> None:\n    pass", "1:5: FunctionDef is outside the dialect"),
    "import": ("import math", "1:5: Import is outside the dialect"),
    "useless": ("n + 1", "1:5: an expression that does nothing"),
    "assert with a number": (
        "assert q, 3",
        f"1:5: {MESSAGE}",
    ),
    "assert with quotes": (
        "assert q, 'a \"'",
        f"1:5: {MESSAGE}",
    ),
    "assert with a new line": (
        "assert q, 'a\\nb'",
        f"1:5: {MESSAGE}",
    ),
    "assert with a name": (
        "assert q, s.n",
        f"1:5: {MESSAGE}",
    ),
    # loops
    "while else": ("while q:\n    pass\nelse:\n    n = 1", "4:9: a loop has no else"),
    "for else": ("for i in range(3):\n    pass\nelse:\n    n = 1", "4:9: a loop has no else"),
    "for over a buffer": ("for i in d:\n    pass", f"1:5: {LOOPS}"),
    "for over a call": ("for i in helper(s, 1):\n    pass", f"1:5: {LOOPS}"),
    "for over pairs": ("for i, j in range(3):\n    pass", f"1:5: {LOOPS}"),
    "for with names": ("for i in range(stop=3):\n    pass", f"1:5: {LOOPS}"),
    "shadowed range": (
        "range = 3\nfor i in range(3):\n    pass",
        f"2:5: {LOOPS}",
    ),
    "empty range": ("for i in range():\n    pass", "1:14: range() takes one to three ints"),
    "long range": ("for i in range(1, 2, 3, 4):\n    pass", "1:14: range() takes one to three ints"),
    "real range": ("for i in range(x):\n    pass", "1:20: float where int is needed"),
    "starred range": ("for i in range(*d):\n    pass", "1:20: Starred is outside the dialect"),
    "no step": ("for i in range(1, 5, 0):\n    pass", f"1:26: {STEP}"),
    "step by name": ("for i in range(1, 5, n):\n    pass", f"1:26: {STEP}"),
    "huge step": ("for i in range(1, 5, HUGE):\n    pass", f"1:26: {STEP}"),
    "real step": ("for i in range(1, 5, 2.0):\n    pass", f"1:26: {STEP}"),
    "step of a sum": ("for i in range(1, 5, 1 + 1):\n    pass", f"1:26: {STEP}"),
    "bits of two": ("for i in bits(1, 2):\n    pass", "1:14: bits() takes 1 arguments, not 2"),
    "bits as value": ("n = bits(3)", "1:9: bits() stands only in a for loop"),
    # match
    "match on a bool": ("match q:\n    case _:\n        pass", "1:11: bool where int is needed"),
    "guard": ("match n:\n    case 1 if q:\n        pass", "2:19: a case has no guard"),
    "capture": ("match n:\n    case m:\n        pass", "2:14: a case is an int constant or _"),
    "float case": ("match n:\n    case 1.5:\n        pass", "2:14: a case is an int constant or _"),
    "True case": ("match n:\n    case True:\n        pass", "2:14: a case is an int constant or _"),
    "cell case": ("match n:\n    case s.n:\n        pass", "2:14: a case is an int constant or _"),
    "list case": ("match n:\n    case [1]:\n        pass", "2:14: a case is an int constant or _"),
    "huge case": (
        "match n:\n    case 9223372036854775808:\n        pass",
        "2:14: 9223372036854775808 does not fit 64 bits",
    ),
    "case twice": (
        "match n:\n    case 1:\n        pass\n    case 2 | 1:\n        pass",
        "4:18: this case is already dealt with",
    ),
    # calls
    "keyword": ("n = helper(s, n=1)", "1:9: arguments are given by position"),
    "starred": ("n = helper(*s)", "1:9: arguments are given by position"),
    "foreign function": ("x = math.floor(x)", "1:9: math.floor is no rule of the dialect"),
    "method": ("s.copy_()", "1:5: s.copy_ is no rule of the dialect"),
    "print": ("print(n)", "1:5: print is no rule of the dialect"),
    "another name of min": ("n = min_of(n, 1)", "1:9: min_of is no rule of the dialect"),
    "shadowed min": ("min = 3\nn = min(n, 1)", "2:9: min is no rule of the dialect"),
    "shadowed rule": ("helper = 3\nn = helper(s, 1)", "2:9: helper is no rule of the dialect"),
    "too few": ("n = helper(s)", "1:9: helper() takes 2 arguments, not 1"),
    "too many": ("x = sqrt(x, x)", "1:9: sqrt() takes 1 arguments, not 2"),
    "int of a struct": ("n = int(s)", "1:9: int() of State"),
    "float of a float": ("x = float(x)", "1:15: float where int is needed"),
    "bool of a float": ("q = bool(x)", "1:14: a condition is a bool or an int, not float"),
    "min of unlike": ("n = min(n, x)", "1:9: int and float are not compared"),
    "max of bools": ("q = max(q, q)", "1:9: bool and bool are not compared"),
    "abs of a bool": ("n = abs(q)", "1:9: abs() of bool"),
    "len of a struct": ("n = len(s)", "1:13: only arrays, buffers and tables have indexes"),
    "sqrt of an int": ("x = sqrt(n)", "1:14: int where float is needed"),
    "popcount of a bool": ("n = popcount(q)", "1:18: bool where int is needed"),
    "mix of a float": ("n = mix(n, x)", "1:16: float where int is needed"),
    "flatten of wide cells": ("flatten(s, s.row, 0)", "1:5: flatten() of State, which has cells of more than one byte"),
    "flatten into wide cells": (
        "flatten(s.sight, s.leaf.few, 0)",
        "1:22: Array[i16] given to flatten(cells) where Buffer[i8] is needed",
    ),
    "add_scaled of bytes to bytes": (
        "add_scaled(s.row, s.row, 0, 1, 1)",
        "1:16: Array[i8] given to add_scaled(sums) where Buffer[i32] is needed",
    ),
    "assign of unlike": ("assign(s, s.leaf)", "1:5: Leaf copied onto State"),
    "assign of a number": ("assign(s, n)", "1:15: int has no fields"),
    "clear of a number": ("clear(s.n)", "1:11: int has no fields"),
    "float for int": ("n = helper(s, x)", "1:19: float given to helper(n) where int is needed"),
    "struct for struct": ("n = helper(s.leaf, 1)", "1:16: Leaf given to helper(s) where State is needed"),
    "None for struct": ("n = helper(None, 1)", "1:16: None given to helper(s) where State is needed"),
    "array of another type": (
        "n = numbers_of(s.row)",
        "1:20: Array[i8] given to numbers_of(cells) where Buffer[i16] is needed",
    ),
    "table for a buffer": (
        "n = numbers_of(TABLE)",
        "1:20: table given to numbers_of(cells) where Buffer[i16] is needed",
    ),
    "number for a buffer": ("n = numbers_of(n)", "1:20: only arrays, buffers and tables have indexes"),
    # families of codes
    "another method": ("n = PLACE.count(1)", "1:9: a family of codes has code, holds and part, not count"),
    "parts of another count": ("n = PLACE.code(1)", "1:9: PLACE.code() takes 2 arguments, not 1"),
    "holds of two": ("q = PLACE.holds(1, 2)", "1:9: PLACE.holds() takes 1 arguments, not 2"),
    "part of one": ("n = PLACE.part(1)", "1:9: PLACE.part() takes 2 arguments, not 1"),
    "part by name": ("n = PLACE.part(n, n)", "1:9: the part is a constant below 2"),
    "no such part": ("n = PLACE.part(n, 2)", "1:9: the part is a constant below 2"),
    "float part": ("n = PLACE.code(x, 1)", "1:20: float where int is needed"),
    # returns
    "value from nothing": ("return 1", "1:12: int given to the result where None is needed"),
}

# Whole rules, and the refusal: line in the rule, column, reason.
RULES: dict[str, tuple[str, str]] = {
    "no end": ("def f(n: int) -> int:\n    n = 1", "1:1: f can end without returning int"),
    "one end missing": ("def f(n: int) -> int:\n    if n:\n        return 1", "1:1: f can end without returning int"),
    "loop may not run": (
        "def f(n: int) -> int:\n    for i in range(n):\n        return i",
        "1:1: f can end without returning int",
    ),
    "bare return": ("def f(n: int) -> int:\n    return", "2:5: nothing returned where int is promised"),
    "bool for int": ("def f(n: int) -> int:\n    return n > 1", "2:12: bool given to the result where int is needed"),
    "default": ("def f(n: int = 1) -> None:\n    pass", f"1:1: {PLAIN}"),
    "star": ("def f(*n: int) -> None:\n    pass", f"1:1: {PLAIN}"),
    "keywords": ("def f(**n: int) -> None:\n    pass", f"1:1: {PLAIN}"),
    "keyword only": ("def f(*, n: int) -> None:\n    pass", f"1:1: {PLAIN}"),
    "position only": ("def f(n: int, /) -> None:\n    pass", f"1:1: {PLAIN}"),
    "decorator": (
        "@(lambda f: f)\ndef f(n: int) -> None:\n    pass",
        f"2:1: {PLAIN}",
    ),
    "untyped": ("def f(n) -> None:\n    pass", "1:7: a parameter or result has no type"),
    "untyped result": ("def f(n: int):\n    pass", "1:1: a parameter or result has no type"),
    "sized parameter": ("def f(n: i8) -> None:\n    pass", "1:7: type i8 is outside the dialect"),
    "entry point with a text": ("def f(n: str) -> None:\n    pass", "1:1: n is a text: only rules give them to rules"),
    "quoted type": ("def f(n: 'State') -> None:\n    pass", "1:7: type 'State' is outside the dialect"),
    "nullable number": ("def f(n: int | None) -> None:\n    pass", "1:7: type int | None is outside the dialect"),
    "nullable buffer": (
        "def f(n: Buffer[i8] | None) -> None:\n    pass",
        "1:7: type Buffer[i8] | None is outside the dialect",
    ),
    "buffer of ints": ("def f(n: Buffer[int]) -> None:\n    pass", "1:7: type Buffer[int] is outside the dialect"),
    "any struct": ("def f(s: Struct) -> None:\n    pass", "1:7: type Struct is outside the dialect"),
    "buffer of any struct": (
        "def f(s: Buffer[Struct]) -> None:\n    pass",
        "1:7: type Buffer[Struct] is outside the dialect",
    ),
    "only None": ("def f(n: None) -> None:\n    pass", "1:7: n can only be None"),
    "returned buffer": (
        "def f(n: Buffer[i8]) -> Buffer[i8]:\n    return n",
        "1:1: a rule returns a number, a reference or nothing",
    ),
    "generator": ("def f(n: int) -> None:\n    yield n", "2:5: an expression that does nothing"),
    "recursion": ("def f(n: int) -> int:\n    return f(n)", "2:12: f calls itself: f → f"),
    "local returned": (
        "def g(n: int) -> Leaf:\n    a = Leaf()\n    return a\n\n\ndef f(n: int) -> int:\n    return g(n).a",
        f"3:5: {OUTLIVES}",
    ),
    "part of a local returned": (
        "def g(n: int) -> Leaf:\n    a = State()\n    return a.leaves[n]\n\n\ndef f(n: int) -> int:\n    return g(n).a",
        f"3:5: {OUTLIVES}",
    ),
    "local returned through a rule": (
        "def g(n: int) -> Leaf:\n    a = Leaf()\n    return same(a)\n\n\ndef f(n: int) -> int:\n    return g(n).a",
        f"3:5: {OUTLIVES}",
    ),
    "local returned through a buffer": (
        "def g() -> Leaf:\n    a = State()\n    return first(a.leaves)\n\n\ndef f() -> int:\n    return g().a",
        f"3:5: {OUTLIVES}",
    ),
    "local returned through a choice": (
        "def g(s: State) -> Leaf:\n    a = Leaf()\n    return a if s.q else s.leaf\n\n\n"
        "def f(s: State) -> int:\n    return g(s).a",
        f"3:5: {OUTLIVES}",
    ),
    "local carried back by a loop": (
        "def g(s: State) -> Leaf:\n    a = Leaf()\n    b = s.leaf\n    for i in range(3):\n        if i == 2:\n"
        "            return b\n        b = a\n    return s.leaf\n\n\ndef f(s: State) -> int:\n    return g(s).a",
        f"6:13: {OUTLIVES}",
    ),
    "local carried back twice": (
        "def g(s: State) -> Leaf:\n    a = Leaf()\n    b = s.leaf\n    c = s.leaf\n    for i in range(3):\n"
        "        if i == 2:\n            return c\n        c = b\n        b = a\n    return s.leaf\n\n\n"
        "def f(s: State) -> int:\n    return g(s).a",
        f"7:13: {OUTLIVES}",
    ),
    "entry point with a reference": (
        "def f(s: State) -> Leaf:\n    return s.leaf",
        "1:1: an entry point returns a number or nothing",
    ),
    "entry point that returns a text": (
        "def f(n: int) -> str:\n    return 'a'",
        "1:1: an entry point returns a number or nothing",
    ),
    "vast entry point": ("def f(v: Vast) -> None:\n    pass", "1:1: v is too large to copy: make it a Buffer"),
}
