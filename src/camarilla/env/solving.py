"""Small games of two, solved exactly on their tree: best responses, exploitability, an equilibrium.

A policy is an array with the probability of each cell of a tree: those of an information state come to 1.
"""

from __future__ import annotations

from collections.abc import Iterator

from camarilla.env import extra
from camarilla.env.tree import NOBODY, Indices, ShareArray, Tree

with extra("rl"):
    import numpy as np

SEATS = (0, 1)


class Solver:
    """What policies come to in a tree."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.counts = np.bincount(tree.owner)
        self.steps = [np.flatnonzero(tree.seat[tree.parent] == seat) for seat in SEATS]  # nodes that a seat steps to
        seat, made, came = np.array([(one.seat, one.decisions, one.came) for one in tree.infos], np.int32).T
        self.levels = [  # information states of each seat, by how many decisions it has made before
            [np.flatnonzero((seat == one) & (made == count)) for count in range(made[seat == one].max() + 1)]
            for one in SEATS
        ]
        self.came: Indices = came

    # -- policies
    def normal(self, weights: ShareArray) -> ShareArray:
        """Weights as probabilities; where all are 0, every answer is as likely as the others."""
        total = np.bincount(self.tree.owner, weights)
        scaled = weights / np.where(total > 0, total, 1)[self.tree.owner]
        return np.where((total > 0)[self.tree.owner], scaled, (1 / self.counts)[self.tree.owner])

    def uniform(self) -> ShareArray:
        """Every answer is as likely as the others."""
        return self.normal(np.zeros(len(self.tree.owner)))

    # -- passes over the tree
    def likely(self, policy: ShareArray) -> ShareArray:
        """How likely each node is after the one before it."""
        return np.where(self.tree.cell == NOBODY, self.tree.chance, policy[self.tree.cell])

    def values(self, policy: ShareArray, seat: int) -> ShareArray:
        """The share of victory that the seat can expect in each node."""
        tree, likely = self.tree, self.likely(policy)
        found = np.where(tree.over, tree.won if seat == 0 else 1 - tree.won, 0)
        for above, layer in zip(tree.layers[-2::-1], tree.layers[:0:-1], strict=True):
            coming = likely[layer] * found[layer]
            found[above] += np.bincount(tree.parent[layer] - above.start, coming, above.stop - above.start)
        return found

    def reach(self, policy: ShareArray, seat: int) -> ShareArray:
        """How likely each node is if the seat does everything to come there."""
        likely = self.likely(policy)
        likely[self.steps[seat]] = 1.0
        for layer in self.tree.layers[1:]:
            likely[layer] *= likely[self.tree.parent[layer]]
        return likely

    def worth(self, policy: ShareArray, seat: int, reach: ShareArray) -> ShareArray:
        """What each answer of the seat brings, weighed by how likely the others bring about its question."""
        steps = self.steps[seat]
        gains = reach[self.tree.parent[steps]] * self.values(policy, seat)[steps]
        return np.bincount(self.tree.cell[steps], gains, len(policy)).astype(np.float64)

    # -- what they come to
    def expected(self, policy: ShareArray, seat: int = 0) -> float:
        """The share of a seat if both play by the policy."""
        return float(self.values(policy, seat)[0])

    def best_response(self, policy: ShareArray, seat: int) -> ShareArray:
        """The policy with the answers of the seat that are best against the other's."""
        found, reach, owner = policy.copy(), self.reach(policy, seat), self.tree.owner
        for infos in reversed(self.levels[seat]):
            cells = np.flatnonzero(np.isin(owner, infos))
            worth = self.worth(found, seat, reach)
            best = cells[np.lexsort((-worth[cells], owner[cells]))]
            found[cells] = 0
            found[best[np.unique(owner[best], return_index=True)[1]]] = 1
        return found

    def exploitability(self, policy: ShareArray) -> float:
        """How much of the victory a best response wins beyond its half, over both seats; 0 in an equilibrium."""
        return sum(self.expected(self.best_response(policy, seat), seat) for seat in SEATS) / 2 - 0.5

    def equilibrium(self) -> Iterator[ShareArray]:
        """Policies that come nearer and nearer to an equilibrium, without end: CFR+ (Tammelin 2014)."""
        regret, total, time = np.zeros(len(self.tree.owner)), np.zeros(len(self.tree.owner)), 0
        while True:
            time += 1
            for seat in SEATS:
                policy = self.normal(regret)
                worth = self.worth(policy, seat, self.reach(policy, seat))
                mean = np.bincount(self.tree.owner, policy * worth)[self.tree.owner]
                mine = np.isin(self.tree.owner, np.concatenate(self.levels[seat]))
                regret = np.where(mine, np.maximum(regret + worth - mean, 0), regret)
                total += np.where(mine, time * self.arrival(policy, seat)[self.tree.owner] * policy, 0)
            yield self.normal(total)

    def arrival(self, policy: ShareArray, seat: int) -> ShareArray:
        """How likely the seat's own answers lead to each of its information states."""
        found = np.ones(len(self.tree.infos))
        for infos in self.levels[seat][1:]:
            came = self.came[infos]
            found[infos] = policy[came] * found[self.tree.owner[came]]
        return found
