"""Files that a person names on the command line."""

from __future__ import annotations

import json
import sys
from typing import Any

from camarilla.cli.text.words import say
from camarilla.kernel.document import shown
from camarilla.kernel.refusal import Refusal


def read_text(name: str) -> str:
    """What a file holds; `-` is standard input."""
    try:
        if name == "-":
            return sys.stdin.buffer.read().decode("utf-8") if sys.stdin else ""
        with open(name, encoding="utf-8", newline="") as file:
            return file.read()
    except UnicodeDecodeError as error:
        raise Refusal("file", file=shown(name), reason=say("not-text")) from error
    except (OSError, ValueError) as error:  # a name with a null in it is a ValueError
        raise Refusal("file", file=shown(name), reason=getattr(error, "strerror", None) or str(error)) from error


def read_json(name: str) -> Any:
    """A JSON file."""
    try:
        return json.loads(read_text(name))
    except Refusal:
        raise
    except ValueError as error:
        raise Refusal("file-not-json", file=shown(name), reason=str(error)) from error


def print_json(document: Any) -> None:
    """For programs."""
    print(json.dumps(document, indent=2, ensure_ascii=False))
