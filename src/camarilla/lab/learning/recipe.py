"""How a network is trained: all that decides what it becomes, read from a file."""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any

from camarilla.bots.weights import Weights
from camarilla.kernel.document import listed, shown
from camarilla.kernel.game import Game
from camarilla.kernel.refusal import Refusal


@dataclass(frozen=True)
class Recipe:
    """Sizes, and the settings of PPO (proximal policy optimization) held near a slowly moving copy of the policy."""

    seconds: float = 360.0  # of training, evaluations not counted
    seed: int = 1
    first: int = 256  # cells of the first layer
    width: int = 256  # of the layers after it
    blocks: int = 2
    prior: int = 0  # how much the heuristics of the game count beside the network, in hundredths
    critic: int = 0  # cells of a critic that sees all cards and only teaches; 0: the network judges for itself
    lanes: int = 32768  # games side by side
    steps: int = 64  # answers of each lane between two updates
    batch: int = 32768  # answers of one update
    rate: float = 7e-4  # learning rate, falling by a cosine to
    last_rate: float = 5e-5
    entropy: float = 0.03  # what being undecided is worth, falling to
    last_entropy: float = 0.003
    magnet: float = 0.05  # what distance from the slow copy costs
    slowness: float = 0.9995  # how much of the slow copy stays, each update
    averaging: float = 0.999  # the same for the weights that are shipped
    discount: float = 0.9  # λ of generalized advantage estimation
    clip: float = 0.2
    evaluate_every: float = 60.0  # seconds

    def sized(self, weights: Weights) -> Recipe:
        """The same, for a network of the sizes that these weights have."""
        sizes = {name: weights.shape[name] for name in ("first", "width", "blocks")}
        return replace(self, prior=weights.prior, **sizes)

    def document(self) -> dict[str, Any]:
        return asdict(self)


def recipe_file(game: Game) -> Path:
    """The recipe that a game brings."""
    return Path(str(game.rules.__file__)).with_name("recipe.toml")


def read_recipe(path: Path) -> Recipe:
    """The recipe of a file; Refusal names what is wrong with it."""
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise Refusal("recipe", file=shown(str(path)), reason=str(error)) from error
    known = {field.name: {"float": float, "int": int}[str(field.type)] for field in fields(Recipe)}
    for name, value in found.items():
        if name not in known or isinstance(value, bool) or not isinstance(value, (int, known[name])):
            raise Refusal("recipe-setting", file=shown(str(path)), setting=shown(name), expected=listed(known))
    return Recipe(**found)
