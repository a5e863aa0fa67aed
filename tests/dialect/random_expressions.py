"""Random expressions of the dialect: well typed, and now and then failing a check on purpose."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

CELLS = {  # struct: its numbers, as (path, scalar)
    "Leaf": [("a", "int"), ("flag", "bool"), ("b", "int"), ("w", "float"), ("few[3]", "int"), ("z", "int")],
    "Branch": [("n", "int"), ("u", "int"), ("yes[3]", "bool")],
    "State": [
        ("small", "int"), ("wide", "int"), ("ok", "bool"), ("f", "float"), ("row[5]", "int"), ("longs[3]", "int"),
        ("reals[2]", "float"), ("singles[2]", "float"), ("big", "int"),
    ],
}  # fmt: skip
INSIDE = {  # struct: (the struct it lies in, path)
    "Leaf": [("Branch", "leaf"), ("Branch", "pair[2]"), ("State", "leaves[3]")],
    "Branch": [("State", "branch")],
    "State": [],
}
BUFFERS = {  # a buffer's type: (struct, array) that may be given to it
    "Buffer[i8]": [("State", "row")],
    "Buffer[i16]": [("Leaf", "few")],
    "Buffer[i32]": [],
    "Buffer[i64]": [("State", "longs")],
    "Buffer[bool]": [("Branch", "yes")],
    "Buffer[f64]": [("State", "reals")],
    "Buffer[Leaf]": [("State", "leaves"), ("Branch", "pair")],
}
SCALARS = ("int", "bool", "float")
ENTRY = {
    "s": "State", "t": "Leaf | None", "k": "Branch", "d": "Buffer[i32]", "m": "Buffer[Leaf]", "n": "int", "x": "float",
    "b": "bool",
}  # fmt: skip
HELPER_KINDS = [*SCALARS, "int", "State", "State", "Branch", "Leaf", "Leaf", "Leaf | None", *BUFFERS]
HELPER_KINDS.remove("Buffer[i32]")
EXTREMES = ["LOWEST", "9223372036854775807", "-9223372036854775807", "1 << 62", "4294967296", "255", "-129"]
MOST_WORK = 2000  # statements that one call may run, about


@dataclass
class Function:
    """What a function offers to those after it."""

    name: str
    parameters: dict[str, str]
    result: str
    lines: list[str]
    cost: int = 0


@dataclass
class Scope:
    """The names that have a value here, by type; `rooted` ones point into a local struct."""

    kinds: dict[str, str]
    rooted: set[str] = field(default_factory=set)

    def inner(self) -> Scope:
        return Scope(dict(self.kinds), set(self.rooted))

    def of(self, kind: str) -> list[str]:
        return [name for name, it in self.kinds.items() if it == kind]


def scalar_of(kind: str) -> str:
    """The type of a value read from a buffer."""
    return {"Buffer[bool]": "bool", "Buffer[f64]": "float", "Buffer[Leaf]": "Leaf"}.get(kind, "int")


class Expressions:
    """Writes the expressions of one function; `risk` is how often it does not care whether a check fails."""

    def __init__(self, chance: random.Random, before: list[Function], depth: int) -> None:
        self.chance, self.before, self.depth = chance, before, depth
        self.risk, self.index_risk = chance.choice([0.0, 0.02, 0.1, 0.3]), chance.choice([0.0, 0.0, 0.0, 0.02, 0.1])
        self.scope = Scope({})
        self.lines: list[str] = []
        self.indent, self.loops, self.weight, self.cost, self.names = 1, 0, 1, 0, 0
        self.result, self.live = "None", True

    # -- choices
    def one(self, *options: str) -> str:
        return self.chance.choice(options)

    def often(self, share: float) -> bool:
        return self.chance.random() < share

    def careless(self) -> bool:
        return self.often(self.risk)

    # -- references, cells and indexes
    def index(self, count: str, depth: int) -> str:
        if self.often(self.index_risk):
            return self.int(depth)
        if count.isdigit() and self.often(0.5):
            return str(self.chance.randrange(int(count)))
        return f"{self.int(depth)} % {count}"

    def step_into(self, home: str, path: str, depth: int) -> str:
        """`home.few[3]` with an index in the place of the count."""
        name, bracket, count = path.partition("[")
        return f"{home}.{name}[{self.index(count[:-1], depth)}]" if bracket else f"{home}.{name}"

    def ref(self, struct: str, depth: int, rooted: bool = True, sure: bool = False) -> str:
        """A struct of this type that is in reach; if `sure`, not by a name that may be None."""
        names = [name for name in self.scope.of(struct) if rooted or name not in self.scope.rooted]
        if names and self.often(0.5):
            return self.one(*names)
        found = self.some_call(struct, depth - 1) if depth > 0 and rooted and self.often(0.3) else None
        if found is not None:
            return found
        if depth > 0 and rooted and self.often(0.15):
            sides = self.ref(struct, 0, sure=True), self.bool(depth - 1), self.ref(struct, 0, sure=True)
            return "({} if {} else {})".format(*sides)
        if struct == "Leaf" and not sure and self.scope.of("Leaf | None") and self.often(self.index_risk):
            return self.one(*self.scope.of("Leaf | None"))  # where a check may fail
        homes = [(outer, path) for outer, path in INSIDE[struct] if self.reaches(outer, rooted)]
        buffers = self.scope.of("Buffer[Leaf]") if struct == "Leaf" else []
        if buffers and (self.often(0.3) or not names + homes):
            buffer = self.one(*buffers)
            return f"{buffer}[{self.index(f'len({buffer})', depth - 1)}]"
        if names and (not homes or self.often(0.5)):
            return self.one(*names)
        outer, path = self.chance.choice(homes)
        return self.step_into(self.ref(outer, depth - 1, rooted), path, depth - 1)

    def reaches(self, struct: str, rooted: bool = True) -> bool:
        """Is there any struct of this type?"""
        if any(rooted or name not in self.scope.rooted for name in self.scope.of(struct)):
            return True
        if struct == "Leaf" and self.scope.of("Buffer[Leaf]"):
            return True
        return any(self.reaches(outer, rooted) for outer, _ in INSIDE[struct])

    def cell(self, scalar: str, depth: int) -> str | None:
        """A cell of this type, to read or to write."""
        structs = [s for s in CELLS if self.reaches(s)]
        buffers = [n for n, k in self.scope.kinds.items() if k in BUFFERS and scalar_of(k) == scalar]
        if buffers and self.often(0.2):
            buffer = self.one(*buffers)
            return f"{buffer}[{self.index(f'len({buffer})', depth - 1)}]"
        if not structs:
            return None
        struct = self.chance.choice(structs)
        paths = [path for path, kind in CELLS[struct] if kind == scalar]
        return self.step_into(self.ref(struct, depth), self.one(*paths), depth) if paths else None

    # -- expressions
    def value(self, kind: str, depth: int) -> str:
        if kind in SCALARS:
            return {"int": self.int, "bool": self.bool, "float": self.float}[kind](depth)
        if kind == "Leaf | None":
            names = self.scope.of("Leaf | None")
            return self.one(*names, "None") if names or not self.reaches("Leaf") else self.ref("Leaf", depth)
        if kind in BUFFERS:
            return self.buffer(kind, depth)
        return self.ref(kind, depth)

    def buffer(self, kind: str, depth: int) -> str:
        names = self.scope.of(kind)
        arrays = [(struct, name) for struct, name in BUFFERS[kind] if self.reaches(struct)]
        if names and (not arrays or self.often(0.4)):
            return self.one(*names)
        struct, name = self.chance.choice(arrays)
        return f"{self.ref(struct, depth)}.{name}"

    def offers(self, kind: str) -> bool:
        """Could a value of this type be given?"""
        if kind in SCALARS or kind == "Leaf | None":
            return True
        if kind in BUFFERS:
            return bool(self.scope.of(kind)) or any(self.reaches(struct) for struct, _ in BUFFERS[kind])
        return self.reaches(kind)

    def affords(self, function: Function) -> bool:
        return self.cost + self.weight * function.cost < MOST_WORK and all(
            self.offers(kind) for kind in function.parameters.values()
        )

    def call(self, function: Function, depth: int) -> str:
        self.cost += self.weight * function.cost
        given: dict[str, str] = {}
        for name, kind in function.parameters.items():
            same = [given[other] for other in given if function.parameters[other] == kind]
            given[name] = same[0] if same and self.often(0.3) else self.value(kind, depth)
        return f"{function.name}({', '.join(given.values())})"

    def some_call(self, kind: str, depth: int) -> str | None:
        able = [f for f in self.before if f.result == kind and self.affords(f)]
        return self.call(self.chance.choice(able), depth) if able else None

    def common(self, kind: str, depth: int) -> str | None:
        """Names, cells, calls and conditional expressions, which there are of every type."""
        dice = self.chance.random()
        if dice < 0.25 and self.scope.of(kind):
            return self.one(*self.scope.of(kind))
        if depth <= 0:
            return None
        if dice < 0.45:
            return self.cell(kind, depth - 1)
        if dice < 0.6:
            return self.some_call(kind, depth - 1)
        if dice < 0.65:
            chosen = self.value(kind, depth - 1), self.bool(depth - 1), self.value(kind, depth - 1)
            return "({} if {} else {})".format(*chosen)
        return None

    def int(self, depth: int) -> str:
        found = self.common("int", depth)
        if found is not None:
            return found
        if depth <= 0 or self.often(0.2):
            return self.int_constant()
        return self.int_operation(depth - 1)

    def int_constant(self) -> str:
        if self.careless():
            return f"({self.one(*EXTREMES)})"
        plain = str(self.chance.randrange(-4, 12))
        return self.one(plain, plain, "LIMIT", "Suit.COINS", "PLACE.count", "len(TABLE)")

    def pick(self, *options: Callable[[], str]) -> str:
        """One of these, the others unmade."""
        return self.chance.choice(options)()

    def int_operation(self, depth: int) -> str:
        it, real, raw = lambda: self.int(depth), lambda: self.float(depth), self.careless()
        if raw and self.often(0.3):
            return f"(({self.one(*EXTREMES)}) {self.one('+', '-', '*')} {it()})"
        return self.pick(
            lambda: self.binary(it(), self.one("+", "-", "&", "|", "^"), it()),
            lambda: self.binary(it(), self.one("+", "-", "&", "|", "^"), it()),
            lambda: self.binary(it(), "*", it()) if raw else f"({it()} % 100 * ({it()} % 10))",
            lambda: f"({it()} {self.one('//', '%')} " + (f"{it()})" if raw else f"({it()} | 1))"),
            lambda: f"({it()} << {it()})" if raw else f"(({it()} & 255) << ({it()} & 15))",
            lambda: f"({it()} >> {it()})" if raw else f"({it()} >> ({it()} & 63))",
            lambda: f"({self.one('-', '~')}{it()})",
            lambda: f"abs({it()})",
            lambda: f"{self.one('min', 'max', 'mix')}({it()}, {it()})",
            lambda: f"int({self.bool(depth)})",
            lambda: f"int({real()})" if raw else f"int(min(max({real()}, -100.0), 100.0))",
            lambda: f"popcount({it()})" if raw else f"popcount({it()} & 1023)",
            lambda: f"TABLE[{self.index('6', depth)}]",
            lambda: self.family(depth, raw),
        )

    def family(self, depth: int, raw: bool) -> str:
        return self.pick(
            lambda: f"PLACE.code({self.index('3', depth)}, {self.index('4', depth)})",
            lambda: (
                f"PLACE.part({self.int(depth)}, 0)" if raw else f"PLACE.part(PLACE.first + {self.int(depth)} % 12, 1)"
            ),
            lambda: f"BELOW.part({self.int(depth)}, 2)" if raw else f"BELOW.part({self.int(depth)} % 8 - 5, 0)",
        )

    def binary(self, a: str, sign: str, b: str) -> str:
        return f"(\n{a}\n{sign} {b})" if self.often(0.05) else f"({a} {sign} {b})"

    def bool(self, depth: int) -> str:
        found = self.common("bool", depth)
        if found is not None:
            return found
        if depth <= 0 or self.often(0.05):
            return self.one("True", "False")
        maybe = self.scope.of("Leaf | None")
        if maybe and self.often(0.1):
            return f"({self.one(*maybe)} is {self.one('', 'not ')}None)"
        return self.bool_operation(depth - 1)

    def bool_operation(self, depth: int) -> str:
        it, number = lambda: self.bool(depth), lambda: self.int(depth)
        return self.pick(
            lambda: "({})".format(self.one(" and ", " or ").join([it() for _ in range(self.chance.randrange(2, 4))])),
            lambda: f"({it()} {self.one('and', 'or')} {it()})",
            lambda: f"(not {self.pick(it, number)})",
            lambda: f"bool({number()})",
            lambda: self.comparison("int", depth),
            lambda: self.comparison("int", depth),
            lambda: self.comparison("float", depth),
            lambda: self.comparison("bool", depth),
            lambda: f"{self.one('PLACE', 'BELOW')}.holds({number()})",
            lambda: f"TRUTHS[{self.index('3', depth)}]",
        )

    def comparison(self, kind: str, depth: int) -> str:
        text = self.value(kind, depth)
        for _ in range(self.chance.choice([1, 1, 1, 2, 3])):
            text += f" {self.one('<', '<=', '>', '>=', '==', '!=')} {self.value(kind, depth)}"
        return f"({text})"

    def float(self, depth: int) -> str:
        found = self.common("float", depth)
        if found is not None:
            return found
        if depth <= 0 or self.often(0.2):
            return self.one("0.1", "2.5", "(-0.75)", "HALF", "1e10", "0.0")
        it, raw, depth = lambda: self.float(depth), self.careless(), depth - 1
        return self.pick(
            lambda: self.binary(it(), self.one("+", "-", "*"), it()),
            lambda: self.binary(it(), self.one("+", "-", "*"), it()),
            lambda: f"({it()} / {it()})" if raw else f"({it()} / (abs({it()}) + 1.0))",
            lambda: f"(-{it()})",
            lambda: f"abs({it()})",
            lambda: f"{self.one('min', 'max')}({it()}, {it()})",
            lambda: f"float({self.int(depth)})",
            lambda: f"sqrt({it()})" if raw else f"sqrt(abs({it()}))",
            lambda: f"log({it()})" if raw else f"log(abs({it()}) + 1.0)",
        )
