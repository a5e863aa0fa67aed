"""A whole training: roll out, learn, evaluate and keep, until its time is over.

By self-play, or against others who stay as they are: then what it learns is a best response to them.
"""

from __future__ import annotations

import copy
import json
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any

import torch

from camarilla.bots.weights import Weights
from camarilla.kernel.game import Game
from camarilla.lab.learning.curve import curve
from camarilla.lab.learning.lanes import Lanes
from camarilla.lab.learning.learner import Learner
from camarilla.lab.learning.model import Codes, Network, new_critic, new_network
from camarilla.lab.learning.quantize import quantized, restored
from camarilla.lab.learning.recipe import Recipe
from camarilla.lab.learning.rollout import Experience, LanePlayer, roll_out
from camarilla.lab.lineup import GREEDY

TellPoint = Callable[["Point"], None]
SecondsDone = Callable[[float], None]  # seconds done


@dataclass
class Point:
    """Where a training stands."""

    seconds: float
    decisions: int  # that it has learned from
    shares: dict[int, tuple[float, float]]  # alone among others, by seats: share of victory, half its interval
    losses: dict[str, float]

    def document(self) -> dict[str, Any]:
        return vars(self)


class Training:
    """A training in a folder: `checkpoint.pt` to go on from, `curve.jsonl`, `curve.svg`, and the weights."""

    others: str | None = None  # who has the other seats: nobody but itself, or a player that is compiled,
    rival: Network | None = None  # or this network
    judges: str | None = GREEDY  # among whom it is evaluated; None: the rival

    def __init__(
        self, game: Game, recipe: Recipe, folder: Path, workers: int | None = None, begin: Weights | None = None
    ) -> None:
        """`begin`: the weights that it begins with, of the sizes of the recipe; None: it knows nothing yet."""
        self.game, self.recipe, self.folder = game, recipe, folder
        self.seats = game.seats
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(recipe.seed)
        self.workers = workers or os.cpu_count() or 1
        self.codes = Codes(game, self.device)
        network = restored(begin, game, self.device) if begin else new_network(game, recipe, self.codes, self.device)
        critic = new_critic(game, recipe, self.device)
        self.learner = Learner(network, recipe, critic)
        self.acting, self.judging = copy.deepcopy((network, critic))  # what roll-outs are played with
        self.stream = torch.cuda.Stream() if self.device.type == "cuda" else None
        self.seconds, self.decisions, self.points = 0.0, 0, list[Point]()
        self.evaluated = 4096  # games of an evaluation, for each number of seats

    def resume(self) -> None:
        """Go on from the checkpoint of the folder, on new deals."""
        kept = torch.load(self.folder / "checkpoint.pt", map_location=self.device, weights_only=True)
        self.learner.restore(kept["learner"])
        self.seconds, self.decisions = kept["seconds"], kept["decisions"]
        self.points = [Point(**point) for point in kept["points"]]

    def players(self) -> list[LanePlayer]:
        """Two sets of lanes: one is played while the network thinks about the other."""
        pin, seats = self.device.type == "cuda", (self.seats[0], self.seats[-1])
        found, generator = [], torch.Generator(self.device).manual_seed(self.recipe.seed + self.learner.updates)
        for number in range(2):
            lanes = Lanes(self.game, self.recipe.lanes // 2, self.workers, seats, pin, self.judging is not None)
            lanes.start(self.recipe.seed + 2 * self.learner.updates + number, self.others)
            found.append(LanePlayer(lanes, self.codes, self.device, generator, self.rival))
        return found

    def run(self, tell: TellPoint, progress: SecondsDone) -> Point:
        """Until the time of the recipe is over; tells each evaluation, and how much of the time is over."""
        players, losses, due = self.players(), dict[str, float](), self.seconds
        with ThreadPoolExecutor(1) as ahead:  # the next roll-out is played while this one is learned from
            coming = ahead.submit(self.roll_out, players)
            while self.seconds < self.recipe.seconds:
                begun = time.monotonic()
                experience = coming.result()
                self.acting.load_state_dict(self.learner.network.state_dict())
                if self.judging is not None and self.learner.critic is not None:
                    self.judging.load_state_dict(self.learner.critic.state_dict())
                self.wait()
                coming = ahead.submit(self.roll_out, players)
                losses = self.learner.learn(experience, min(self.seconds / self.recipe.seconds, 1.0))
                self.decisions += int(experience.usable.sum())
                self.wait()
                del experience
                self.seconds += time.monotonic() - begun
                progress(min(self.seconds, self.recipe.seconds))
                if self.seconds - due >= self.recipe.evaluate_every:
                    due = self.seconds
                    self.keep(losses, tell)
        return self.keep(losses, tell)

    def roll_out(self, players: list[LanePlayer]) -> Experience:
        """What the network of the last update plays; on a card in a stream of its own."""
        with torch.cuda.stream(self.stream):  # does nothing where there is none
            experience = roll_out(players, self.acting, self.judging, self.recipe.steps, self.recipe.discount)
            if self.stream is not None:
                self.stream.synchronize()
        return experience

    def wait(self) -> None:
        """Until the card has done what this thread asked for: memory that it still reads must not be used again."""
        if self.stream is not None:
            torch.cuda.current_stream().synchronize()

    def keep(self, losses: dict[str, float], tell: TellPoint) -> Point:
        """Evaluate, and write all files anew."""
        shares = {seats: self.evaluate(seats) for seats in self.seats}
        point = Point(round(self.seconds, 1), self.decisions, shares, losses)
        self.points.append(point)
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / f"{self.game.id}.network").write_bytes(self.weights())
        (self.folder / "curve.jsonl").write_text("".join(json.dumps(one.document()) + "\n" for one in self.points))
        (self.folder / "curve.svg").write_text(curve(self.points), "utf-8")
        kept = {"learner": self.learner.state(), "seconds": self.seconds, "decisions": self.decisions}
        torch.save({**kept, "points": [one.document() for one in self.points]}, self.folder / "checkpoint.pt")
        tell(point)
        return point

    def weights(self) -> bytes:
        """The file that is shipped."""
        last = self.points[-1]
        card = {"recipe": self.recipe.document(), "seconds": last.seconds, "decisions": last.decisions}
        return quantized(self.learner.average, self.game, card).pack()

    def evaluate(self, seats: int) -> tuple[float, float]:
        """The share of victory alone among the judges, and half of its 95 % interval: a game a lane."""
        lanes = Lanes(self.game, self.evaluated, self.workers, (seats, seats), self.device.type == "cuda")
        generator = torch.Generator(self.device).manual_seed(self.recipe.seed)
        player = LanePlayer(lanes, self.codes, self.device, generator, self.rival)
        lanes.start(7, self.judges, limit=1)
        while int(lanes.credit()[0].min()) < 1:
            for _ in range(8):
                player.think(self.learner.average)
                player.play()
        won = lanes.credit()[1].double()
        return round(float(won.mean()), 4), round(1.96 * float(won.std()) / sqrt(self.evaluated), 4)
