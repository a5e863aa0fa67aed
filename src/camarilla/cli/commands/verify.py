"""`camarilla verify FILE`: was a finished game dealt fairly?"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict

from camarilla.cli.files import read_text
from camarilla.cli.text.words import say
from camarilla.kernel.refusal import Refusal


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--commitment", metavar="HASH")
    parser.add_argument("--json", action="store_true")


def run(options: argparse.Namespace) -> int:
    import msgspec

    from camarilla.server.table.verify import verify
    from camarilla.wire.rest import Fairness

    try:
        document = msgspec.json.decode(read_text(options.file), type=Fairness)
    except msgspec.DecodeError as error:
        raise Refusal("verify-document", reason=str(error)) from None
    verdict = verify(document, (options.commitment or "").strip().lower() or None)
    print(json.dumps(asdict(verdict)) if options.json else say("verified", **asdict(verdict)))
    return 0
