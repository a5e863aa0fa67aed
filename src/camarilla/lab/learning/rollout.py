"""Roll-outs: lanes played by the network, and what it saw, did and won there."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor

from camarilla.kernel.moves import VICTORY
from camarilla.lab.learning.lanes import MAX_SEATS, Lanes
from camarilla.lab.learning.model import Codes, Critic, Network, leaning, log_probabilities


@dataclass
class Asked:
    """Questions as they were put and answered; answers are lists for all of them, one after the other."""

    seen: Tensor
    truth: Tensor  # the same with open cards, for the critic; nothing where there is none
    counts: Tensor  # of answers
    first: Tensor  # the outputs that stand for each answer
    second: Tensor
    weights: Tensor  # the prior of each answer
    chosen: Tensor  # which answer was given, counted from the first of its question
    likely: Tensor  # the logarithm of how likely that was
    value: Tensor  # the chance to win that the critic saw, or the network
    seat: Tensor
    learns: Tensor  # was it the learner that answered?


class LanePlayer:
    """Answers the questions of some lanes, half a step ahead: it thinks on the card while other lanes are played.

    Where there is a rival, that network answers for all seats but the hero's.
    """

    def __init__(
        self,
        lanes: Lanes,
        codes: Codes,
        device: torch.device,
        generator: torch.Generator,
        rival: Network | None = None,
    ) -> None:
        self.lanes, self.codes, self.device, self.generator, self.rival = lanes, codes, device, generator, rival
        self.ready = torch.cuda.Event() if device.type == "cuda" else None

    def fetch(self, tensor: Tensor) -> Tensor:
        """A copy on the card."""
        return tensor.to(self.device, non_blocking=True, copy=True)

    @torch.no_grad()
    def think(self, network: Network, critic: Critic | None = None) -> Asked:
        """Let the network answer; what it chose is on its way to the lanes."""
        lanes = self.lanes
        seen, truth, counts = self.fetch(lanes.seen), self.fetch(lanes.truth), self.fetch(lanes.counts).long()
        seat, seats, codes = self.fetch(lanes.seat), self.fetch(lanes.seats), self.fetch(lanes.codes[: lanes.used])
        owner = torch.repeat_interleave(torch.arange(lanes.count, device=self.device), counts, output_size=lanes.used)
        weights, hero = self.fetch(lanes.weights[: lanes.used]), self.fetch(lanes.hero)
        first, second = self.codes.outputs(codes, seat[owner], seats[owner])
        logits, won = network(seen)
        likely = log_probabilities(logits, owner, first, second, leaning(weights, network.prior))
        learns = torch.ones_like(seat, dtype=torch.bool)
        if self.rival is not None:
            learns = seat == hero
            theirs = log_probabilities(self.rival(seen)[0], owner, first, second, leaning(weights, self.rival.prior))
            likely = torch.where(learns[owner], likely, theirs)
        at = self.draw(likely, owner)
        lanes.chosen.copy_(codes[at], non_blocking=True)
        if self.ready is not None:
            self.ready.record()
        begin = counts.cumsum(0) - counts
        value = torch.sigmoid(won if critic is None else critic(seen, truth))
        return Asked(seen, truth, counts, first, second, weights, at - begin, likely[at], value, seat, learns)

    def draw(self, likely: Tensor, owner: Tensor) -> Tensor:
        """One answer for each question, as likely as the policy gives it, by Gumbel's noise: its place in the list."""
        chance = torch.rand(len(likely), device=self.device, generator=self.generator).clamp(1e-9, 1 - 1e-7)
        reached = likely - (-chance.log()).log()
        best = torch.full((self.lanes.count,), -torch.inf, device=self.device)
        best = best.scatter_reduce(0, owner, reached, "amax")
        place = torch.arange(len(likely), device=self.device)
        place = torch.where(reached == best[owner], place, len(likely))
        nowhere = torch.full((self.lanes.count,), len(likely), device=self.device)
        return nowhere.scatter_reduce(0, owner, place, "amin")

    def play(self) -> tuple[Tensor, Tensor]:
        """Give the answers; where games have ended, and what was won there."""
        if self.ready is not None:
            self.ready.synchronize()
        self.lanes.step()
        return self.fetch(self.lanes.ended).bool(), self.fetch(self.lanes.shares).float() / VICTORY


@dataclass
class Experience:
    """What is learned from: questions, and by how much their answers turned out better than expected."""

    asked: Asked
    advantage: Tensor
    returns: Tensor
    usable: Tensor  # where the seat was asked again, or its game has ended

    def __len__(self) -> int:
        return len(self.advantage)


def roll_out(
    players: list[LanePlayer], network: Network, critic: Critic | None, steps: int, discount: float
) -> Experience:
    """So many answers of every lane."""
    asked: list[list[Asked]] = [[player.think(network, critic)] for player in players]
    ends: list[list[tuple[Tensor, Tensor]]] = [[] for _ in players]
    for step in range(steps):
        for player, questions, ended in zip(players, asked, ends, strict=True):
            ended.append(player.play())
            if step + 1 < steps:
                questions.append(player.think(network, critic))
    parts = [advantages(one, end, discount) for one, end in zip(asked, ends, strict=True)]
    advantage, returns, usable = (torch.cat([part[i] for part in parts]) for i in range(3))
    return Experience(joined([one for questions in asked for one in questions]), advantage, returns, usable)


def joined(asked: list[Asked]) -> Asked:
    """All questions as one list."""
    return Asked(*(torch.cat([getattr(one, name) for one in asked]) for name in Asked.__dataclass_fields__))


def advantages(asked: list[Asked], ends: list[tuple[Tensor, Tensor]], discount: float) -> tuple[Tensor, Tensor, Tensor]:
    """Each seat's answers are a course of their own, whose end pays its share: generalized advantage estimation."""
    lanes, device = len(asked[0].seat), asked[0].seat.device
    value, ahead = torch.zeros(lanes, MAX_SEATS, device=device), torch.zeros(lanes, MAX_SEATS, device=device)
    known = torch.zeros(lanes, MAX_SEATS, dtype=torch.bool, device=device)
    found: list[tuple[Tensor, Tensor, Tensor]] = []
    for one, (ended, shares) in zip(reversed(asked), reversed(ends), strict=True):
        over, seat = ended[:, None], one.seat.long()[:, None]
        value, ahead, known = torch.where(over, shares, value), ahead.masked_fill(over, 0.0), known | over
        usable = known.gather(1, seat)[:, 0] & one.learns
        better = value.gather(1, seat)[:, 0] - one.value + discount * ahead.gather(1, seat)[:, 0]
        better = torch.where(usable, better, 0.0)
        found.append((better, better + one.value, usable))
        value, ahead = value.scatter(1, seat, one.value[:, None]), ahead.scatter(1, seat, better[:, None])
        known = known.scatter(1, seat, True)
    advantage, returns, usable = (torch.cat([step[i] for step in reversed(found)]) for i in range(3))
    return advantage, returns, usable
