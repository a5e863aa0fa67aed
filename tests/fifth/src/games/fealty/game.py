"""The Pledge: two rounds in which everybody pledges a card face down, and the next player believes it or not."""

from __future__ import annotations

from camarilla.games.fealty import rules, writer
from camarilla.games.fealty.cards import NAMES
from camarilla.games.fealty.events import EventKind
from camarilla.games.fealty.loader import Loader
from camarilla.games.fealty.moves import Move
from camarilla.games.fealty.profile import profile

from camarilla.kernel.game import Game

game = Game("fealty", profile, rules, writer, Loader(), Move, EventKind, {"card": NAMES, "claim": NAMES})
