"""Options of a deal, declared once on the struct that holds them: `rounds: i8 = option(6, 1, 7, "rounds (ORI-4)")`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeVar

from camarilla.dialect import Page, Struct
from camarilla.dialect.source import define
from camarilla.dialect.types import Audience
from camarilla.kernel.document import Member, in_python, listed, shown
from camarilla.kernel.integers import within
from camarilla.kernel.json_page import close_object, open_object, write_number
from camarilla.kernel.refusal import Refusal

T = TypeVar("T", bound=Struct)


class Option(NamedTuple):
    """A number that a designer may vary; its usual value is the rulebook's, 0 where the rules say it by the seats."""

    usual: int
    low: int
    high: int
    help: str


DeclaredOptions = Mapping[str, Option]


class Declared(Audience):
    """An option is public."""

    def __init__(self, option: Option) -> None:
        super().__init__("public")
        self.option = option


def option(usual: int, low: int, high: int, help: str) -> Any:
    """Declare an option as a field of a struct: the rulebook's value, the limits, a line of help for programmers."""
    return Declared(Option(usual, low, high, help))


def declared(struct: type[Struct], *names: str) -> dict[str, Option]:
    """The options that a struct declares, or some of them."""
    fields = ((name, struct.fields_[name].audience) for name in names or struct.fields_)
    return {name: audience.option for name, audience in fields if isinstance(audience, Declared)}


def derive_defaults(struct: type[T], options: DeclaredOptions) -> Callable[[T], None]:
    """Write the rule set_defaults(o): the rulebook's values, on a record of zeros; others stay as they are."""
    usual = {name: option.usual for name, option in options.items() if option.usual}
    marks = [name for name in usual if options[name].low > 0]  # 0 before they are set
    if not marks:
        raise TypeError(f"{struct.__name__} needs an option that is never 0, so that unset ones can be told")
    lines = [f"    if o.{marks[0]} == 0:", *(f"        o.{name} = {value}" for name, value in usual.items())]
    text = "\n".join([f"def set_defaults(o: {struct.__name__}) -> None:", *lines, ""])
    scope = {**sys.modules[struct.__module__].__dict__, struct.__name__: struct}
    return define(f"defaults of {struct.__module__}.{struct.__name__}", text, scope)


def set_options(
    record: Struct, options: DeclaredOptions, given: Mapping[str, Any], others: tuple[str, ...] = ()
) -> None:
    """The options of a deal: what is not given is the rulebook's; the game deals with the others itself."""
    for name in given:
        if name not in options and name not in others:
            raise Refusal("option", option=shown(name), expected=listed([*options, *others]))
    for name, option in options.items():
        setattr(record, name, checked(name, given[name], option.low, option.high) if name in given else option.usual)


def checked(name: str, value: Any, low: int, high: int) -> int:
    """The value of an option, within its limits."""
    if (number := within(value, low, high)) is None:
        raise Refusal("option-value", option=name, value=in_python(value), low=low, high=high)
    return number


def read_options(record: Struct, options: DeclaredOptions, member: Member | None) -> None:
    """The options of a document."""
    members = {} if member is None else member.members((), options)
    given = {name: each.integer(options[name].low, options[name].high) for name, each in members.items()}
    set_options(record, options, given)


def derive_write_options(struct: type[T], options: DeclaredOptions) -> Callable[[T, Page], None]:
    """Write the rule write_options(o, page): the member `options` of a document, those that are not the rulebook's."""
    differ = {name: f"o.{name} != {option.usual}" for name, option in options.items()}
    lines = [f"    if {' or '.join(differ.values())}:", '        open_object(page, "options")']
    for name, condition in differ.items():
        lines += [f"        if {condition}:", f'            write_number(page, "{name}", o.{name})']
    head = f"def write_options(o: {struct.__name__}, page: Page) -> None:"
    scope = {struct.__name__: struct, "Page": Page, "open_object": open_object, "write_number": write_number}
    scope |= {"close_object": close_object}
    text = "\n".join([head, *lines, "        close_object(page)", ""])
    return define(f"written options of {struct.__module__}.{struct.__name__}", text, scope)
