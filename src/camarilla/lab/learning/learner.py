"""Learning from roll-outs: PPO, held near a slowly moving copy of the policy (magnetic mirror descent)."""

from __future__ import annotations

import copy
import math
from collections.abc import Iterator
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn.functional import binary_cross_entropy_with_logits

from camarilla.lab.learning.model import Critic, Network, leaning, log_probabilities
from camarilla.lab.learning.recipe import Recipe
from camarilla.lab.learning.rollout import Experience

WARM = 200  # updates until the learning rate is reached


class Learner:
    """The network, its slow copy, and the average of its weights, which is what is shipped."""

    def __init__(self, network: Network, recipe: Recipe, critic: Critic | None = None) -> None:
        self.network, self.recipe, self.critic, self.updates = network, recipe, critic, 0
        self.slow, self.average = copy.deepcopy(network), copy.deepcopy(network)
        fused = next(network.parameters()).is_cuda
        self.taught = [*network.parameters(), *(critic.parameters() if critic else ())]
        self.optimizer = torch.optim.AdamW(
            self.taught, lr=recipe.rate, betas=(0.9, 0.99), eps=1e-7, weight_decay=1e-4, fused=fused
        )

    @property
    def parts(self) -> list[str]:
        """What has weights or a state of its own."""
        return ["network", "slow", "average", "optimizer", *(["critic"] if self.critic else [])]

    def state(self) -> dict[str, Any]:
        """All that must be kept to go on later."""
        kept = {name: getattr(self, name).state_dict() for name in self.parts}
        return {**kept, "updates": self.updates}

    def restore(self, state: dict[str, Any]) -> None:
        """Go on from there."""
        self.updates = state["updates"]
        for name in self.parts:
            getattr(self, name).load_state_dict(state[name])

    def learn(self, experience: Experience, progress: float) -> dict[str, float]:
        """Use every answer once; `progress` runs from 0 to 1. What it came to, on average."""
        recipe, sums = self.recipe, torch.zeros(5)
        rate = recipe.last_rate + (recipe.rate - recipe.last_rate) * 0.5 * (1 + math.cos(math.pi * progress))
        entropy = recipe.entropy + (recipe.last_entropy - recipe.entropy) * progress
        batches = list(self.batches(experience))
        for chosen in batches:
            self.optimizer.param_groups[0]["lr"] = rate * min(1.0, (self.updates + 1) / WARM)
            sums = sums.to(chosen.device) + self.update(experience, chosen, entropy)
        names = ("entropy", "distance", "value_loss", "clipped", "norm")
        return dict(zip(names, (sums / max(len(batches), 1)).tolist(), strict=True))

    def batches(self, experience: Experience) -> Iterator[Tensor]:
        """The numbers of what can be learned from, shuffled, in equal parts."""
        usable = torch.nonzero(experience.usable).squeeze(1)
        better = experience.advantage[usable]
        experience.advantage = (experience.advantage - better.mean()) / (better.std() + 1e-6)
        shuffled = usable[torch.randperm(len(usable), device=usable.device)]
        self.starts = experience.asked.counts.cumsum(0) - experience.asked.counts
        size = min(self.recipe.batch, max(len(shuffled), 1))
        for at in range(0, len(shuffled) - size + 1, size):
            yield shuffled[at : at + size]

    def update(self, experience: Experience, chosen: Tensor, entropy: float) -> Tensor:
        """One step; the sums of what it came to."""
        asked, recipe = experience.asked, self.recipe
        counts = asked.counts[chosen]
        begin = counts.cumsum(0) - counts
        owner = torch.repeat_interleave(torch.arange(len(chosen), device=chosen.device), counts)
        place = (self.starts[chosen] - begin)[owner] + torch.arange(len(owner), device=chosen.device)
        named = asked.first[place], asked.second[place], leaning(asked.weights[place], recipe.prior)
        seen = asked.seen[chosen]
        with torch.no_grad():
            slow = log_probabilities(self.slow(seen)[0], owner, *named)
        logits, won = self.network(seen)
        likely = log_probabilities(logits, owner, *named)
        chance = likely.exp()
        undecided = -(chance * likely).sum() / len(chosen)
        distance = (chance * (likely - slow)).sum() / len(chosen)
        ratio = (likely.gather(0, begin + asked.chosen[chosen]) - asked.likely[chosen]).clamp(-10, 10).exp()
        better = experience.advantage[chosen]
        gain = torch.minimum(ratio * better, ratio.clamp(1 - recipe.clip, 1 + recipe.clip) * better).mean()
        misjudged = binary_cross_entropy_with_logits(won, experience.returns[chosen].clamp(0, 1))
        if self.critic is not None:
            judged = self.critic(seen, asked.truth[chosen])
            misjudged = misjudged + binary_cross_entropy_with_logits(judged, experience.returns[chosen].clamp(0, 1))
        norm = self.descend(-gain - entropy * undecided + recipe.magnet * distance + 0.5 * misjudged)
        clipped = ((ratio - 1).abs() > recipe.clip).float().mean()
        return torch.stack([undecided, distance, misjudged, clipped, norm]).detach()

    def descend(self, loss: Tensor) -> Tensor:
        """Change the weights, then draw the slow copy and the average after them."""
        self.optimizer.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        norm = nn.utils.clip_grad_norm_(self.taught, 1.0)
        self.optimizer.step()
        self.updates += 1
        now = list(self.network.parameters())
        with torch.no_grad():
            torch._foreach_lerp_(list(self.slow.parameters()), now, 1 - self.recipe.slowness)
            torch._foreach_lerp_(list(self.average.parameters()), now, 1 - self.recipe.averaging)
        return norm
