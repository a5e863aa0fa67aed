"""The network while it learns: floats on a graphics card or a processor."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn

from camarilla.bots.inputs import UNIT, attach_inputs, outputs, units
from camarilla.kernel.game import Game
from camarilla.lab.learning.lanes import MAX_SEATS
from camarilla.lab.learning.recipe import Recipe


class Network(nn.Module):
    """Inputs, a first layer, one of `width`, blocks whose results are added; logits of the outputs, then of winning."""

    def __init__(self, inputs: int, outputs: int, recipe: Recipe, scale: Tensor) -> None:
        super().__init__()
        self.prior = recipe.prior
        self.scale: Tensor
        self.register_buffer("scale", scale, persistent=False)
        self.first, self.second = nn.Linear(inputs, recipe.first), nn.Linear(recipe.first, recipe.width)
        self.blocks = nn.ModuleList(nn.Linear(recipe.width, recipe.width) for _ in range(recipe.blocks))
        self.head = nn.Linear(recipe.width, outputs + 1)
        self.reset()

    def reset(self) -> None:
        """Weights to begin with: small at both ends, so that nothing is decided yet."""
        for layer in self.layers:
            nn.init.kaiming_normal_(layer.weight, nonlinearity="relu")
            nn.init.zeros_(layer.bias)
        for layer in self.blocks:
            layer.weight.data.mul_(0.5)  # type: ignore[operator, union-attr]
        nn.init.normal_(self.first.weight, std=0.06)
        nn.init.normal_(self.head.weight, std=0.01)

    @property
    def layers(self) -> list[Any]:
        """All layers in their order."""
        return [self.first, self.second, *self.blocks, self.head]

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of all outputs, and that of winning."""
        fast = seen.is_cuda
        kind = torch.bfloat16 if fast else torch.float32
        with torch.autocast(
            seen.device.type, torch.bfloat16, fast, cache_enabled=False
        ):  # another stream may think, too
            x = torch.relu(self.first(seen.to(kind) * self.scale.to(kind)))
            x = torch.relu(self.second(x))
            for block in self.blocks:
                x = x + torch.relu(block(x))
        out = self.head(x.float())
        return out[:, :-1], out[:, -1]


class Critic(nn.Module):
    """What a seat may know and what is true: the logit of winning. It teaches, and is never shipped."""

    def __init__(self, inputs: int, width: int, scale: Tensor) -> None:
        super().__init__()
        self.scale: Tensor
        self.register_buffer("scale", scale.repeat(2), persistent=False)
        self.first, self.second = nn.Linear(2 * inputs, width), nn.Linear(width, width)
        self.head = nn.Linear(width, 1)
        nn.init.normal_(self.first.weight, std=0.06)
        nn.init.normal_(self.head.weight, std=0.01)

    def forward(self, seen: Tensor, truth: Tensor) -> Tensor:
        fast = seen.is_cuda
        kind = torch.bfloat16 if fast else torch.float32
        with torch.autocast(
            seen.device.type, torch.bfloat16, fast, cache_enabled=False
        ):  # another stream may think, too
            x = torch.cat([seen, truth], 1).to(kind) * self.scale.to(kind)
            x = torch.relu(self.second(torch.relu(self.first(x))))
        return self.head(x.float())[:, 0]


class Codes:
    """Which outputs stand for which codes, for every number of seats and every seat that looks."""

    def __init__(self, game: Game, device: torch.device) -> None:
        rows = [
            outputs(game, seats, seat) if seat < seats and seats in game.seats else outputs(game, game.seats[0], 0)
            for seats in range(MAX_SEATS + 1)
            for seat in range(MAX_SEATS)
        ]
        self.count = rows[0][2]
        self.first = torch.tensor([row[0] for row in rows], dtype=torch.int16, device=device)
        self.second = torch.tensor([row[1] for row in rows], dtype=torch.int16, device=device)

    def outputs(self, codes: Tensor, seat: Tensor, seats: Tensor) -> tuple[Tensor, Tensor]:
        """The outputs of codes, each with the seat that looks and the seats of its game."""
        row = seats.long() * MAX_SEATS + seat.long()
        return self.first[row, codes.long()], self.second[row, codes.long()]


def new_network(game: Game, recipe: Recipe, codes: Codes, device: torch.device) -> Network:
    """A network that has learnt nothing."""
    scale = torch.tensor(units(game), dtype=torch.float32, device=device) / UNIT
    return Network(attach_inputs(game).Inputs.size_, codes.count, recipe, scale).to(device)


def new_critic(game: Game, recipe: Recipe, device: torch.device) -> Critic | None:
    """A critic that has learnt nothing, where the recipe wants one."""
    scale = torch.tensor(units(game), dtype=torch.float32, device=device) / UNIT
    return Critic(len(scale), recipe.critic, scale).to(device) if recipe.critic else None


def leaning(weights: Tensor, prior: int) -> Tensor:
    """What the priors of the heuristics add to logits."""
    return weights.float().clamp(min=1).log() * (prior / 100)


def log_probabilities(logits: Tensor, owner: Tensor, first: Tensor, second: Tensor, added: Tensor) -> Tensor:
    """Of a list of answers, each with the question that owns it and what is added to its logit: how likely it is."""
    wide, flat = logits.shape[1], logits.reshape(-1)
    two = second.long()
    mine = flat.gather(0, owner * wide + first.long())
    mine = mine + flat.gather(0, owner * wide + two.clamp(min=0)) * (two >= 0)
    mine = mine + added
    highest = torch.full((len(logits),), -torch.inf, device=logits.device)
    highest = highest.scatter_reduce(0, owner, mine.detach(), "amax")
    mine = (mine - highest.gather(0, owner)).clamp(min=-50)
    total = torch.zeros(len(logits), device=logits.device).index_add(0, owner, mine.exp())
    return mine - total.log().gather(0, owner)
