"""Random programs of the dialect: well typed, always ending, and now and then failing a check on purpose."""

from __future__ import annotations

import random

from dialect.random_expressions import ENTRY, HELPER_KINDS, SCALARS, Expressions, Function, Scope

HEADER = '''"""Random rules, seed {seed}."""

from __future__ import annotations

from typing import Final

from camarilla.dialect import (
    Array, Buffer, Family, Struct, assign, bits, clear, f32, f64, i8, i16, i32, i64, log, mix, nobody, of, popcount,
    public, sqrt, u8, u16, u32,
)

LIMIT: Final = 11
LOWEST: Final = -(1 << 63)
QUARTER: Final = 1 << 62
HALF: Final = 0.5
TABLE: Final = (3, -1, 4, 1, -5, 9)
TRUTHS: Final = (True, False, True)
PLACE = Family(7, (3, 4))
BELOW = Family(-5, (2, 2, 2))


class Suit:
    CUPS: Final = 1
    COINS: Final = 2


class Leaf(Struct):
    a: i8 = public
    flag: bool = public
    b: u16 = nobody
    w: f64 = public
    few: Array[i16] = public[3]
    z: u8 = public


class Branch(Struct):
    n: i32 = public
    leaf: Leaf
    pair: Array[Leaf] = of[2]
    u: u32 = public
    yes: Array[bool] = public[3]


class State(Struct):
    small: i8 = public
    wide: i64 = public
    ok: bool = public
    f: {single} = public
    row: Array[i8] = public[5]
    longs: Array[i64] = public[3]
    branch: Branch
    reals: Array[f64] = public[2]
    singles: Array[{single}] = public[2]
    leaves: Array[Leaf] = of[3]
    big: u32 = public


def bump(s: State) -> int:
    s.small = (s.small + 1) % 100
    s.wide = s.small
    s.row[s.small % 5] = s.small
    s.branch.n += 1 - s.branch.n % 2
    s.ok = not s.ok
    return s.small % 7


def touch(p: Leaf) -> int:
    p.a = (p.a + 1) % 50
    p.few[p.a % 3] = p.a
    p.flag = not p.flag
    p.w = float(p.a)
    return p.a % 5


def blend(p: Leaf, q: Leaf) -> int:
    p.a = 1
    q.a = 2
    q.few[0] = 3
    return p.a + p.few[0]


def within(s: State, p: Leaf, c: Buffer[i8]) -> int:
    s.leaves[1].a = 4
    p.a = 5
    s.row[2] = 6
    c[2 % len(c)] = 7
    return s.leaves[1].a * 10 + s.row[2]


def among(p: Leaf, c: Buffer[Leaf]) -> int:
    p.a = 8
    c[1 % len(c)].a = 9
    return p.a


def missing(s: State, n: int) -> Leaf | None:
    if n % 3 == 0:
        return s.leaves[n % 2]
    return None
'''
ALWAYS = [  # the functions of the header: they change what they are given, and let it be given twice
    Function("bump", {"s": "State"}, "int", [], 7),
    Function("touch", {"p": "Leaf"}, "int", [], 6),
    Function("blend", {"p": "Leaf", "q": "Leaf"}, "int", [], 5),
    Function("within", {"s": "State", "p": "Leaf", "c": "Buffer[i8]"}, "int", [], 6),
    Function("among", {"p": "Leaf", "c": "Buffer[Leaf]"}, "int", [], 4),
    Function("missing", {"s": "State", "n": "int"}, "Leaf | None", [], 3),
]


class Writer(Expressions):
    """Writes one function."""

    # -- statements
    def write(self, text: str) -> None:
        self.lines.append("    " * self.indent + text.replace("\n", "\n" + "    " * (self.indent + 2)))
        self.cost += self.weight

    def fresh(self, letter: str) -> str:
        self.names += 1
        return f"{letter}{self.names}"

    def block(self, length: int) -> bool:
        """An indented block; whether its end is reached."""
        outer, self.scope = self.scope, self.scope.inner()
        self.indent += 1
        self.statements(length)
        self.indent -= 1
        self.scope, live, self.live = outer, self.live, True
        return live

    def statements(self, length: int) -> None:
        lines = len(self.lines)
        options = [
            self.store, self.store, self.store, self.augment, self.augment, self.name, self.name, self.several,
            self.swap, self.swap, self.branch, self.branch, self.count, self.loop, self.match, self.match, self.copy,
            self.run, self.hold, self.check, *[self.match] * (4 * self.loops),
        ]  # fmt: skip
        for _ in range(length):
            if self.live:
                self.chance.choice(options)()
        if self.live and self.loops and self.often(0.25):
            self.jump(self.one("break", "continue"))
        elif self.live and self.indent > 1 and self.often(0.1):
            self.leave()
        if len(self.lines) == lines:
            self.write("pass")

    def jump(self, text: str) -> None:
        self.write(text)
        self.live = False

    def short(self) -> int:
        return self.chance.randrange(3)

    def name(self) -> None:
        kind = self.one(*SCALARS)
        known = self.scope.of(kind)
        target = self.one(*known) if known and self.often(0.5) else self.fresh({"int": "i", "bool": "q"}.get(kind, "y"))
        annotation = f": {kind}" if self.often(0.2) else ""
        self.write(f"{target}{annotation} = {self.value(kind, self.depth)}")
        self.scope.kinds[target] = kind

    def hold(self) -> None:
        """A reference with a name, or a local struct."""
        struct = self.one("Leaf", "Leaf", "Branch")
        if not self.loops and self.often(0.4):
            target = self.fresh("own")
            self.write(f"{target} = {struct}()")
            self.scope.rooted.add(target)
        elif self.reaches(struct):
            known = self.scope.of(struct) if self.result in (*SCALARS, "None") else []  # what is returned stays
            target = self.one(*known) if known and self.often(0.3) else self.fresh("r")
            maybe = [f for f in self.before if f.result == "Leaf | None" and self.affords(f)]
            if maybe and target not in known and self.often(0.4):
                struct = "Leaf | None"
                self.write(f"{target} = {self.call(self.chance.choice(maybe), self.depth - 1)}")
            else:
                self.write(f"{target} = {self.ref(struct, self.depth, sure=True)}")
            self.scope.rooted.add(target)  # it may be: it is not returned
        else:
            return
        self.scope.kinds[target] = struct

    def fitting(self, scalar: str) -> str:
        """A value for a cell; mostly one that fits."""
        value = self.value(scalar, self.depth)
        return f"{value} % 100" if scalar == "int" and not self.careless() else value

    def store(self) -> None:
        scalar = self.one(*SCALARS)
        cell = self.cell(scalar, self.depth)
        if cell is not None:
            self.write(f"{cell} = {self.fitting(scalar)}")

    def augment(self) -> None:
        scalar = self.one("int", "int", "float")
        names = self.scope.of(scalar)
        target = self.one(*names) if names and self.often(0.3) else self.cell(scalar, self.depth)
        if target is None:
            return
        if scalar == "float":
            self.write(f"{target} {self.one('+=', '-=', '*=')} {self.float(self.depth)}")
        elif self.careless():
            self.write(f"{target} {self.one('+=', '-=', '*=', '//=', '%=', '<<=', '>>=')} {self.int(self.depth)}")
        else:
            self.write(f"{target} {self.one('&=', '%=', '//=')} {self.int(self.depth)} | 1")

    def several(self) -> None:
        """`a = s.b = c[i] = value`."""
        scalar = self.one(*SCALARS)
        cells = [self.cell(scalar, 1) for _ in range(2)]
        names = self.scope.of(scalar)
        targets = [it for it in [*cells, *names[:1]] if it is not None]
        self.chance.shuffle(targets)
        if targets:
            self.write(f"{' = '.join(targets)} = {self.fitting(scalar)}")

    def swap(self) -> None:
        """`a, b = b, a`, and the like with other values."""
        scalar = self.one(*SCALARS)
        cells = [it for it in (self.cell(scalar, 1) for _ in range(2)) if it is not None]
        targets = [*cells[: self.chance.randrange(3)], *self.scope.of(scalar)[:2]]
        if len(targets) > 1:
            self.chance.shuffle(targets)
            values = targets[::-1] if self.often(0.5) else [self.fitting(scalar) for _ in targets]
            self.write(f"{', '.join(targets)} = {', '.join(values)}")

    def branch(self) -> None:
        if self.indent > 3:
            return
        self.write(f"if {self.value(self.one('bool', 'bool', 'int'), self.depth)}:")
        ends = [self.block(1 + self.short())]
        if self.often(0.3):
            self.write(f"elif {self.bool(self.depth)}:")
            ends.append(self.block(self.short()))
        if self.often(0.5):
            self.write("else:")
            ends.append(self.block(self.short()))
        else:
            ends.append(True)
        self.live = any(ends)

    def count(self) -> None:
        if self.loops > 1 or self.indent > 3:
            return
        i = self.fresh("i")
        ranges = self.pick(
            lambda: self.one("range(3)", "range(1, 4)", "bits(9)"),
            lambda: f"range({self.int(1)} & 3)",
            lambda: f"range({self.int(1)} % 5, -3, -2)",
            lambda: f"range({self.int(1)} % 3, {self.int(1)} % 6)",
            lambda: self.one("range(9223372036854775800, 9223372036854775807, 3)", "range(LOWEST + 5, LOWEST, -4)"),
            lambda: self.one("range(LOWEST, 9223372036854775807, QUARTER)", "range(5, LOWEST, LOWEST)"),
            lambda: f"bits({self.int(1)} & 21)" if not self.careless() else f"bits({self.int(1)} | LOWEST)",
        )
        self.write(f"for {i} in (\n{ranges}):" if self.often(0.1) else f"for {i} in {ranges}:")
        self.repeat({i: "int"})

    def repeat(self, names: dict[str, str]) -> None:
        """The body of a loop, run at most four times."""
        outer = self.scope
        self.scope = outer.inner()
        self.scope.kinds |= names
        self.loops, self.weight = self.loops + 1, self.weight * 4
        self.block(1 + self.short())
        self.loops, self.weight, self.scope = self.loops - 1, self.weight // 4, outer

    def loop(self) -> None:
        if self.loops > 1 or self.indent > 3:
            return
        fuel = self.fresh("fuel")
        self.write(f"{fuel} = {self.chance.randrange(5)}")
        self.write(f"while {fuel} > 0 and {self.bool(self.depth)}:")
        self.indent += 1
        self.write(f"{fuel} -= 1")
        self.indent -= 1
        self.repeat({})

    def match(self) -> None:
        if self.indent > 3:
            return
        self.write(f"match {self.int(self.depth)}{self.one('', ' % 4', ' % 3')}:")
        cases = self.chance.sample(["0", "1 | 3", "Suit.COINS", "-1", "5 | 6 | 7"], 3)
        self.indent += 1
        last = self.often(0.5)
        ends = [not last]
        for case in [*cases, *(["_"] if last else [])]:
            self.write(f"case {case}:")
            ends.append(self.block(self.short()))
        self.indent -= 1
        self.live = any(ends)

    def copy(self) -> None:
        struct = self.one("Leaf", "Leaf", "Branch", "State")
        if self.reaches(struct):
            if self.often(0.25):
                self.write(f"clear({self.ref(struct, self.depth)})")
            else:
                self.write(f"assign({self.ref(struct, self.depth)}, {self.ref(struct, self.depth)})")

    def run(self) -> None:
        able = [f for f in self.before if self.affords(f)]
        if able:
            self.write(self.call(self.chance.choice(able), self.depth))

    def check(self) -> None:
        if self.careless():
            message = self.one("", ', "never mind"')
            self.write(f"assert {self.bool(self.depth)}{message}")

    def leave(self) -> None:
        """Return something of the promised type."""
        if self.result == "None":
            self.jump("return")
        elif self.result == "Leaf | None":
            self.jump("return None" if self.often(0.5) else f"return {self.ref('Leaf', self.depth, rooted=False)}")
        elif self.result == "Leaf" and self.scope.of("State") and self.often(0.1):
            self.jump(f"return {self.call(ALWAYS[-1], self.depth)}")  # it may be None
        elif self.result in SCALARS:
            self.jump(f"return {self.value(self.result, self.depth)}")
        else:
            self.jump(f"return {self.ref(self.result, self.depth, rooted=False)}")

    def function(self, name: str, parameters: dict[str, str], result: str, length: int) -> Function:
        self.scope, self.result = Scope(dict(parameters)), result
        self.statements(length)
        if result != "None" and self.live:
            self.leave()
        given = ", ".join(f"{key}: {kind}" for key, kind in parameters.items())
        lines = [f"def {name}({given}) -> {result}:", *self.lines]
        return Function(name, parameters, result, lines, self.cost)


def signature(chance: random.Random) -> tuple[dict[str, str], str]:
    """The parameters and the result of a helper."""
    parameters = {f"p{i}": chance.choice(HELPER_KINDS) for i in range(chance.randrange(1, 5))}
    results = ["int", "int", "bool", "float", "None"]
    if any(kind in ("State", "Branch", "Leaf", "Buffer[Leaf]") for kind in parameters.values()):
        results += ["Leaf", "Leaf", "Leaf | None"]
    if "Branch" in parameters.values() or "State" in parameters.values():
        results.append("Branch")
    return parameters, chance.choice(results)


def write_program(seed: int, entries: int, single: str) -> str:
    """A module of `entries` functions e0, e1, … of the same parameters, with helpers before them."""
    chance = random.Random(seed)
    helpers: list[Function] = []
    for i in range(max(4, entries // 3)):
        parameters, result = signature(chance)
        writer = Writer(chance, [*(helpers[-12:] if i % 2 else []), *ALWAYS], depth=2)
        helpers.append(writer.function(f"h{i}", parameters, result, chance.randrange(1, 5)))
    made = []
    for i in range(entries):
        some = chance.sample(helpers, min(len(helpers), 8))
        writer = Writer(chance, some + ALWAYS, chance.choice([2, 3]))
        result = chance.choice(["int", "int", "bool", "float", "None"])
        made.append(writer.function(f"e{i}", ENTRY, result, chance.randrange(3, 9)))
    text = [HEADER.format(seed=seed, single=single), *("\n".join(f.lines) + "\n" for f in [*helpers, *made])]
    return "\n\n".join(text)
