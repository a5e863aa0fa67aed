"""Records, buffers, and the calls into a library: what may be given, what comes back, what is an error."""

from __future__ import annotations

import array
import ctypes
import pickle
import re

import numpy as np
import pytest

from camarilla.dialect import Library, Record, RuleError, numbers
from camarilla.dialect.translate import translate
from camarilla.kernel import rng
from dialect import constructs, faulty, loops_and_references
from dialect.constructs import Leaf, Sheet
from dialect.ways import load, rules_of

TOP = (1 << 63) - 1


@pytest.fixture(scope="module")
def library() -> Library:
    names = ["arithmetic", "real_arithmetic", "truth", "fill", "alias", "add_leaf", "add_inside", "add_cells", "either",
             "optional", "total", "total_of_leaves", "buffers", "note", "read_bool", "nothing", "lengths"]  # fmt: skip
    rules = {name: (rules_of(constructs) | rules_of(loops_and_references))[name] for name in names}
    return Library("sample", {**rules, "add": faulty.add, "write_single": faulty.write_single}, flags=("-O1",))


# -- records
def test_a_record_holds_the_values() -> None:
    leaf = Leaf()
    leaf.a, leaf.few[2] = 5, -3
    record = Record.of(leaf)
    assert record.bytes() == leaf.pack()
    assert record.get() == leaf
    assert record.get() is not leaf


def test_a_record_of_several() -> None:
    record = Record(Leaf, 3)
    leaf = Leaf()
    leaf.a = 7
    record.put(leaf, 2)
    assert [record.get(i).a for i in range(3)] == [0, 0, 7]


@pytest.mark.parametrize("index", [-1, 3])
def test_no_such_record(index: int) -> None:
    record = Record(Leaf, 3)
    for act in (lambda: record.get(index), lambda: record.bytes(index), lambda: record.put(Leaf(), index)):
        with pytest.raises(IndexError, match=f"record {index} of 3"):
            act()


def test_a_record_takes_its_own_type_only() -> None:
    with pytest.raises(TypeError, match="a record of Leaf holds no Sheet"):
        Record(Leaf).put(Sheet())


@pytest.mark.parametrize("kind", ["i8", "u8", "i16", "u16", "i32", "u32", "i64", "f32", "f64", "bool"])
def test_numbers_behave_like_a_list(kind: str) -> None:
    buffer = numbers(kind, 3)
    buffer[1] = 1
    assert list(buffer) == [0, 1, 0]


def test_numbers_of_no_sized_type() -> None:
    with pytest.raises(TypeError, match="int is no sized type"):
        numbers("int", 3)


# -- what comes back
def test_results(library: Library) -> None:
    assert library("arithmetic", 3, 4) == constructs.arithmetic(3, 4)
    assert library("real_arithmetic", 1, 2.5) == constructs.real_arithmetic(1.0, 2.5)
    assert library("truth", 5, True) is True
    assert library("truth", 5, False) is False
    assert library("fill", Leaf(), 3) is None
    assert library("optional", None) == 1


def test_a_plain_struct_is_changed_in_place(library: Library) -> None:
    leaf = Leaf()
    cells = leaf.few
    library("fill", leaf, 3)
    assert cells == [3, 3, 3]


def test_a_record_is_changed_in_place(library: Library) -> None:
    record = Record(Leaf, 2)
    library("fill", record, 3)
    assert [record.get(i).few for i in range(2)] == [[3, 3, 3], [0, 0, 0]]  # a reference is to the first


def test_a_failed_check_is_an_exception(library: Library) -> None:
    state = faulty.State()
    with pytest.raises(RuleError) as caught:
        library("add", state, TOP, 1)
    error = caught.value
    assert (error.game, error.what, error.value, error.file) == ("sample", "overflow", TOP, "dialect/faulty.py")
    assert str(error) == f"sample: overflow: {TOP} at dialect/faulty.py:{error.line}"
    assert state == faulty.State()


def test_the_exception_travels_between_processes() -> None:
    error = RuleError("sample", "overflow", 3, "dialect/faulty.py", 7)
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.line) == (str(error), 7)


# -- arguments
def test_no_such_entry_point(library: Library) -> None:
    with pytest.raises(KeyError, match="sample has no entry point nowhere"):
        library("nowhere")


def test_number_of_arguments(library: Library) -> None:
    with pytest.raises(TypeError, match="arithmetic takes 2 arguments, not 1"):
        library("arithmetic", 1)


@pytest.mark.parametrize("number", [TOP + 1, -TOP - 2])
def test_an_int_of_64_bits(library: Library, number: int) -> None:
    with pytest.raises(OverflowError, match=rf"arithmetic\(b\) takes a int, not {number}"):
        library("arithmetic", 1, number)


def test_numbers_of_the_wrong_type(library: Library) -> None:
    with pytest.raises(TypeError, match=r"arithmetic\(a\) takes a int: 'float' object"):
        library("arithmetic", 1.0, 2)
    with pytest.raises(TypeError, match=r"real_arithmetic\(x\) takes a float: "):
        library("real_arithmetic", None, 2.0)
    with pytest.raises(OverflowError, match=r"truth\(b\) takes a bool, not 2"):
        library("truth", 1, 2)


def test_numbers_of_numpy(library: Library) -> None:
    assert library("arithmetic", np.int8(3), np.int64(4)) == constructs.arithmetic(3, 4)
    assert library("real_arithmetic", np.float32(1.5), 2.0) == constructs.real_arithmetic(1.5, 2.0)


@pytest.mark.parametrize("argument", [None, 3, Sheet(), Record(Sheet), Record(Leaf, 0)])
def test_a_reference_of_the_wrong_type(library: Library, argument: object) -> None:
    with pytest.raises(TypeError, match=r"fill\(leaf\) takes a Leaf$"):
        library("fill", argument, 1)


def test_a_nullable_reference_of_the_wrong_type(library: Library) -> None:
    with pytest.raises(TypeError, match=r"optional\(leaf\) takes a Leaf \| None"):
        library("optional", 3)


def test_a_plain_struct_that_cannot_be_packed(library: Library) -> None:
    leaf = Leaf()
    leaf.a = 300
    with pytest.raises(Exception, match="-128 <= number <= 127"):
        library("fill", leaf, 1)


# -- buffers
@pytest.mark.parametrize(
    "buffer",
    [
        numbers("i8", 3),
        array.array("b", [0, 0, 0]),
        np.zeros(3, np.int8),
        np.zeros((1, 3), np.int8),
        memoryview(bytearray(3)).cast("b"),
    ],
    ids=["numbers", "array", "numpy", "numpy 2d", "memoryview"],
)
def test_a_buffer_is_written_in_place(library: Library, buffer) -> None:
    memoryview(buffer).cast("B")[:] = bytes([5, 6, 7])
    assert library("total", buffer) == 18
    assert memoryview(buffer).tobytes() == bytes([0, 1, 2])


@pytest.mark.parametrize("buffer", [numbers("i8", 0), bytearray(0), np.zeros(0, np.int8)])
def test_an_empty_buffer(library: Library, buffer) -> None:
    assert library("total", memoryview(buffer).cast("b") if isinstance(buffer, bytearray) else buffer) == 0


def test_buffers_of_every_width(library: Library) -> None:
    d, x, q = np.array([1, 2, 3], np.int32), numbers("f64", 3), numbers("bool", 3)
    library("buffers", Sheet(), d, Record(Leaf, 2), x, q)
    assert (list(d), list(x), list(q)) == ([1, 3, 5], [1.0, 3.0, 5.0], [False, True, True])


@pytest.mark.parametrize(
    ("buffer", "reason"),
    [
        ([1, 2, 3], "a bytes-like object is required, not 'list'"),
        (None, "a bytes-like object is required"),
        (b"123", "not writable"),
        (bytearray(3), "not numbers of format B"),
        (numbers("u8", 3), "not numbers of format <B"),
        (numbers("i16", 3), "not numbers of format <h"),
        (np.zeros(3, np.int64), "not numbers of format l"),
        (np.zeros(6, np.int8)[::2], "not C contiguous"),
    ],
    ids=["list", "None", "bytes", "bytearray", "u8", "i16", "numpy i64", "strided"],
)
def test_a_buffer_of_the_wrong_kind(library: Library, buffer, reason: str) -> None:
    with pytest.raises(TypeError, match=r"total\(cells\) takes a Buffer\[i8\]") as caught:
        library("total", buffer)
    assert reason in str(caught.value)


def test_a_buffer_that_is_not_aligned(library: Library) -> None:
    view = memoryview(bytearray(9))[1:].cast("i")
    with pytest.raises(TypeError, match=r"lengths\(d\) takes a Buffer\[i32\], not numbers of format i"):
        library("lengths", Sheet(), view)


def test_a_buffer_of_structs_is_a_record(library: Library) -> None:
    record = Record(Leaf, 2)
    assert library("total_of_leaves", record) == 0
    assert record.get(1).few == [6, 1, 1]
    for wrong in (Leaf(), [Leaf()], Record(Sheet), None):
        with pytest.raises(TypeError, match=r"total_of_leaves\(leaves\) takes a Record of Leaf"):
            library("total_of_leaves", wrong)


def test_any_byte_but_zero_is_true(library: Library) -> None:
    """A caller's memory may hold other bytes than 0 and 1."""
    memory = bytearray([2])
    assert library("read_bool", memoryview(memory).cast("?")) == 11
    assert memory == b"\x02"


def test_a_buffer_stays_in_place_during_the_call(library: Library) -> None:
    memory = bytearray(3)
    library("total", memoryview(memory).cast("b"))
    memory.extend(b"123")  # it is free again


# -- overlapping arguments
def test_a_record_given_twice(library: Library) -> None:
    record = Record(Leaf)
    with pytest.raises(TypeError, match=r"add_leaf\(b\) overlaps another argument"):
        library("add_leaf", record, record)
    assert library("add_leaf", record, Record(Leaf)) == 1


def test_a_plain_struct_given_twice(library: Library) -> None:
    leaf, sheet = Leaf(), Sheet()
    with pytest.raises(TypeError, match=r"add_leaf\(b\) is part of another argument"):
        library("add_leaf", leaf, leaf)
    for inner in (sheet.leaf, sheet.leaves[2]):
        with pytest.raises(TypeError, match="is part of another argument"):
            library("add_inside", sheet, inner)
    assert library("add_leaf", sheet.leaf, sheet.leaves[0]) == 1
    assert sheet.leaves[0].a == 2


def test_a_record_given_as_reference_and_as_buffer(library: Library) -> None:
    record = Record(Leaf, 3)
    with pytest.raises(TypeError, match=r"either\(leaves\) overlaps another argument"):
        library("either", record, record, 1)


def test_memory_of_a_record_given_as_numbers(library: Library) -> None:
    record = Record(Sheet)
    inside = (ctypes.c_int8 * Sheet.size_).from_buffer(record.memory)
    with pytest.raises(TypeError, match=r"add_cells\(cells\) overlaps another argument"):
        library("add_cells", record, inside)


def test_buffers_of_one_type_may_overlap(tmp_path) -> None:
    text = (
        "from __future__ import annotations\nfrom camarilla.dialect import *\n\n\n"
        "def shift(a: Buffer[i8], b: Buffer[i8]) -> None:\n"
        "    for i in range(len(b)):\n        b[i] = a[i]\n\n\n"
        "def both(a: Buffer[i8], b: Buffer[u8]) -> None:\n    pass\n"
    )
    module = load(text, "overlap", tmp_path)
    library = Library("overlap", {"shift": module.shift, "both": module.both})
    memory = np.arange(5, dtype=np.int8)
    library("shift", memory, memory[1:])
    assert list(memory) == [0, 0, 0, 0, 0]  # what Python does with the same list
    with pytest.raises(TypeError, match="overlaps another argument"):
        library("both", memory, memory.view(np.uint8))


def test_the_text_and_the_path_of_a_library(library: Library) -> None:
    assert "int ENTRY(enter_total)(" in library.text
    assert library.path.exists()
    assert library.path.name.startswith("sample-")


# -- prepared calls
def test_a_prepared_call_looks_at_its_memory_each_time(library: Library) -> None:
    a, b = Record(Leaf), Record(Leaf)
    add = library.prepared("add_leaf", a, b)
    assert [add(), add()] == [1, 1]
    assert (a.get().a, b.get().a) == (1, 4)


def test_a_prepared_call_takes_no_plain_struct(library: Library) -> None:
    with pytest.raises(TypeError, match="add_leaf: a prepared call takes Records, no plain structs"):
        library.prepared("add_leaf", Leaf(), Record(Leaf))


# -- what the C compiler is told
def test_only_rules_without_loops_and_calls_are_offered_for_inlining() -> None:
    text = translate({"roll": rng.roll}).text()
    offered = set(re.findall(r"^static LEAF \w+ r\d+_(\w+)\(", text, re.MULTILINE))
    others = set(re.findall(r"^static \w+ r\d+_(\w+)\(", text, re.MULTILINE))
    assert (offered, others) == ({"quarter"}, {"begin_block", "next_block", "word"})
