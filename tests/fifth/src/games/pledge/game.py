"""The Pledge: two rounds in which everybody pledges a card face down, and the next player believes it or not."""

from __future__ import annotations

from camarilla.games.pledge import rules, writer
from camarilla.games.pledge.cards import NAMES
from camarilla.games.pledge.events import EventKind
from camarilla.games.pledge.loader import Loader
from camarilla.games.pledge.moves import Move
from camarilla.games.pledge.profile import profile

from camarilla.kernel.game import Game

game = Game("pledge", profile, rules, writer, Loader(), Move, EventKind, {"card": NAMES, "claim": NAMES})
