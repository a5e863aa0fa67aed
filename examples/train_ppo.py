"""Learns Behind the Throne for two by playing against itself (PPO), and then plays against a level.

Needs `pip install "camarilla[rl]" torch`, one core and two minutes; the same seed gives the same player.
"""

import argparse
import re
import time

import torch
from torch import nn

import camarilla
from camarilla.env.seat import SeatEnv
from camarilla.env.vector import VectorEnv

LANES, STEPS, BATCH, EPOCHS = 512, 64, 2048, 2  # games side by side, moves of each between two updates
CLIP, ENTROPY, LAMBDA, RATE = 0.2, 0.01, 0.95, 1e-3

game = camarilla.game("throne")
SCALE = torch.tensor([float(max(one.high, -one.low)) for one in game.observed for _ in range(one.size)])
codes = {text: code for code, text in enumerate(game.moves.texts)}
turned = [codes[re.sub(" ([01]) ", lambda seat: " 1 " if seat[1] == "0" else " 0 ", text)] for text in codes]
CODES = torch.tensor([range(len(codes)), turned])  # by seat: outputs name the player first, as observations do


def inputs(observations, masks, seats):
    """What the network is given: numbers from -1 to 1, and which of its outputs are legal."""
    return torch.tensor(observations) / SCALE, torch.tensor(masks, dtype=torch.bool).gather(1, CODES[seats])


class Player(nn.Module):
    """A policy over legal moves, and a value: from -1, the seat to answer will lose, to 1, it will win."""

    def __init__(self, width=256):
        super().__init__()
        first, second, last = nn.Linear(len(SCALE), width), nn.Linear(width, width), nn.Linear(width, len(codes) + 1)
        nn.init.zeros_(last.weight)
        self.layers = nn.Sequential(first, nn.ReLU(), second, nn.ReLU(), last)

    def forward(self, seen, legal):
        out = self.layers(seen)
        return torch.distributions.Categorical(logits=out[:, :-1].masked_fill(~legal, -1e9)), out[:, -1].tanh()


@torch.no_grad()
def roll_out(player, env):
    """Moves of every lane: inputs, outputs, how likely they were, advantages and returns."""
    steps, values = [], []
    while len(values) <= STEPS:
        seat = torch.tensor(env.seat, dtype=torch.int64)
        given = inputs(env.observations, env.mask, seat)
        policy, value = player(*given)
        values.append((value, seat))
        if len(steps) < STEPS:
            output = policy.sample()
            _, rewards, ended = env.step(CODES[seat, output].numpy())
            won = torch.tensor(rewards).gather(1, seat[:, None])[:, 0] * 2 - 1
            steps.append((*given, output, policy.log_prob(output), won, torch.tensor(ended)))
    ahead, found = torch.zeros(LANES), []
    for t in reversed(range(STEPS)):  # generalized advantage estimation, where the other's gain is one's own loss
        (value, seat), (after, next_seat), (*step, won, ended) = values[t], values[t + 1], steps[t]
        sign = torch.where(seat == next_seat, 1.0, -1.0)
        ahead = torch.where(ended, won - value, sign * (after + LAMBDA * ahead) - value)
        found.append((*step, ahead, ahead + value))
    return [torch.cat(column) for column in zip(*found, strict=True)]


def learn(player, optimizer, seen, legal, output, likely, advantage, wanted):
    """PPO: towards what turned out better than expected, but not far at once."""
    advantage = (advantage - advantage.mean()) / advantage.std()
    for _ in range(EPOCHS):
        for at in torch.randperm(len(seen)).split(BATCH):
            policy, value = player(seen[at], legal[at])
            ratio = (policy.log_prob(output[at]) - likely[at]).exp()
            gain = torch.minimum(ratio * advantage[at], ratio.clamp(1 - CLIP, 1 + CLIP) * advantage[at]).mean()
            loss = (value - wanted[at]).square().mean() - gain - ENTROPY * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def evaluate(player, opponent, games, seed):
    """The share of games that the likeliest moves win; seats are drawn."""
    env, won = SeatEnv("throne", seats=2, opponents=opponent, seat=None), 0.0
    for number in range(games):
        (seen, told), over = env.reset(seed=seed + number), False
        while not over:
            policy, _ = player(*inputs(seen["observation"][None], seen["action_mask"][None], [told["seat"]]))
            seen, reward, over, _, told = env.step(CODES[told["seat"], policy.logits.argmax()].item())
        won += reward
    env.close()
    return won / games


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=60, help="of playing and learning")
    parser.add_argument("--against", default="knight")
    parser.add_argument("--games", type=int, default=1000, help="in the evaluation at the end")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    SeatEnv("throne", seats=2, opponents=given.against).close()  # a mistyped name is refused at once
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)
    player, env = Player(), VectorEnv("throne", seats=2, lanes=LANES, seed=given.seed << 32)
    optimizer = torch.optim.Adam(player.parameters())
    for done in range(given.rounds):
        optimizer.param_groups[0]["lr"] = RATE * (1 - done / given.rounds)
        learn(player, optimizer, *roll_out(player, env))
        if (done + 1) % 10 == 0:
            moves, share = (done + 1) * LANES * STEPS, evaluate(player, given.against, 100, 1 << 20)
            print(f"{time.process_time():5.0f} s  {moves:10,} moves  {share:.0%} against {given.against}", flush=True)
    share = evaluate(player, given.against, given.games, 1 << 21)
    error = 1.96 * (share * (1 - share) / given.games) ** 0.5
    print(f"{share:.1%} ± {error:.1%} of {given.games} games against {given.against}, {time.process_time():.0f} s")
