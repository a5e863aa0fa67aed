"""Messages: one declaration, its schema and its TypeScript; what does not fit is refused."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

import camarilla
from camarilla.server.table.views import choice, event_info
from camarilla.wire import __main__ as writing
from camarilla.wire import commands, decode_command, messages, parts, schema, typescript, written
from camarilla.wire.parts import Choice, EventInfo, Part, QuestionInfo, Seen, TableRules

DOCS = Path(__file__).parents[2] / "docs" / "wire.md"


@pytest.mark.parametrize("name", writing.FILES)
def test_the_written_files_are_current(name: str) -> None:
    """If not: python -m camarilla.wire."""
    assert (writing.FOLDER / name).read_text(encoding="utf-8") == writing.FILES[name]()


def test_writing_elsewhere(tmp_path: Path) -> None:
    writing.write(tmp_path)
    written = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert {path.relative_to(tmp_path).as_posix() for path in written} == set(writing.FILES)


def test_every_struct_is_in_the_schema_and_in_typescript() -> None:
    kinds = [*Part.__subclasses__(), *schema.bodies(), *commands._Command.__subclasses__()]
    kinds += messages._Message.__subclasses__()
    text, definitions = typescript.written(), schema.schema()["$defs"]
    for kind in kinds:
        form = (
            f"export type {kind.__name__} ="
            if kind.__name__ in schema.OF_GAMES
            else f"export interface {kind.__name__} {{"
        )
        assert form in text
        assert kind.__name__ in definitions


@pytest.mark.parametrize("game", camarilla.games())
def test_questions_moves_and_events_are_those_of_the_games(game: str) -> None:
    """What a table sends fits; with a part or a kind that no game has it does not."""
    state = camarilla.game(game).deal(2, 1)
    assert state.question is not None
    sent = {
        "QuestionInfo": {"id": state.question.id, "details": state.question.details},
        "Choice": json.loads(choice(state.game, state.codes[0])),
        "EventInfo": msgspec.to_builtins(event_info(state.events(0)[0])),
    }
    for name, document in sent.items():
        assert fits(name, document)
        assert not fits(name, document | {"more": 1})
        assert not any(fits(name, document | {part: {"other": 0}}) for part in ("details", "parts") if part in document)
        assert not any(fits(name, document | {tag: "other"}) for tag in ("id", "kind", "event") if tag in document)


def fits(name: str, document: object) -> bool:
    """Is it valid by the schema?"""
    return jsonschema_rs.is_valid(schema.schema() | {"$ref": f"#/$defs/{name}"}, document)


def test_types_in_typescript() -> None:
    assert typescript.interface(commands.Sit) == (
        "/** Take an empty seat; with another name, at a table where one player may sit on several. */\n"
        'export interface Sit {\n  type: "sit";\n  id: string;\n  seat: number;\n  name?: string | null;\n}'
    )


@pytest.mark.parametrize("struct", commands._Command.__subclasses__())
def test_every_command_is_in_the_guide_with_an_example_that_is_understood(struct: type[Any]) -> None:
    examples = re.findall(r'^\| `(\{"type": .*?\})` \|', DOCS.read_text(encoding="utf-8"), re.MULTILINE)
    kinds = {type(decode_command(example)) for example in examples}
    assert struct in kinds


@pytest.mark.parametrize("struct", messages._Message.__subclasses__())
def test_every_message_is_in_the_guide(struct: type[Any]) -> None:
    tag = msgspec.inspect.type_info(struct).tag  # type: ignore[attr-defined]
    assert f"`{tag}`" in DOCS.read_text(encoding="utf-8")


BAD = [
    "", "null", "[]", "{", "1", '"play"', "{}", '{"type": "play"}', '{"type": "fly", "id": "a"}', "\ud800",
    '{"type": "play", "id": "a", "asked_in": 1, "code": -1}', '{"type": "play", "id": "a", "asked_in": 1, "code": 1.5}',
    '{"type": "play", "id": "a", "asked_in": 1, "code": 1, "seat": 0}', '{"type": "play", "id": "' + "a" * 37 + '"}',
    '{"type": "say", "id": "a", "text": ""}', json.dumps({"type": "say", "id": "a", "text": "x" * 301}),
    '{"type": "sit", "id": "a", "seat": 8}', '{"type": "sit", "id": "a", "seat": true}',
    '{"type": "change", "id": "a", "rules": {"clock": {"bank": 1, "increment": 0}}}', "[" * 5000,
]  # fmt: skip


@pytest.mark.parametrize("text", BAD)
def test_what_does_not_fit_is_refused(text: str) -> None:
    with pytest.raises((msgspec.DecodeError, RecursionError, UnicodeEncodeError)):
        decode_command(text)


TOLD = [EventInfo("fled", "THR-3", {"seat": 0})]


@pytest.mark.parametrize("more", [{}, {"forget": 2, "took_back": 1}, {"told": TOLD}])
def test_an_update_that_is_already_written_can_be_an_answer(more: dict[str, Any]) -> None:
    message = messages.Update(7, 1_700_000_000_000, **more)
    for re_ in ("x1", 'odd "id" \u2603'):
        answer = written.WrittenUpdate(7, message.at, messages.encode(message)).answering(re_)
        assert answer == messages.encode(msgspec.structs.replace(message, re=re_))


@pytest.mark.parametrize("asked", [None, 1])
@pytest.mark.parametrize("over", [False, True])
def test_an_update_is_joined_to_what_its_declaration_encodes(asked: int | None, over: bool) -> None:
    view, choice = {"row": [None]}, Choice(3, "place archer front", "place", {"card": "archer"})
    ending = written.write_ending([3, 9], [1]) if over else written.GOING_ON
    choices, told = [written.write(choice)] * 2, [{"points": [3, 1]}, None] if over else []
    asking = written.NOT_ASKED
    if asked:
        asking = written.write_asking(b'["place",{"at":2}]', choices, written.write(told) if told else None)
    beside = written.write_beside(asked, asking, asked is None, b"[]", ending)
    members = written.game_member(5, written.write(view), beside) + written.told_member(written.write(TOLD[0]))
    seen = Seen(
        asked_in=5,
        view=view,
        asked=asked,
        question=QuestionInfo("place", {"at": 2}) if asked else None,
        legal=[choice] * 2 if asked else [],
        undo=asked is None,
        banks=[],
        over=over,
        scores=[3, 9] if over else None,
        winners=[1] if over else None,
        forecasts=told if asked else [],
    )
    expected = messages.Update(7, 1, game=seen, told=TOLD, took_back=0, forget=4)
    joined = written.write_update(7, 1, members + written.took_back_member(0, 4))
    assert joined.data == messages.encode(expected)


def test_rules_are_all_optional() -> None:
    command = decode_command('{"type": "change", "id": "a", "rules": {}}')
    assert command == commands.Change("a", TableRules())


@pytest.mark.parametrize("word", ["abcd\n", "ab\0cd", "ab cd", "abc", "\u2003abcd"])
def test_the_word_of_an_invitation_is_one_word(word: str) -> None:
    """As it is typed from a paper: a line's end or a character that nobody sees would make it another word."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(word, parts.Word)
    assert msgspec.convert("xyzzy", parts.Word) == "xyzzy"
