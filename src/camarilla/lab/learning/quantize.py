"""From a network of floats to the whole numbers that are shipped, and back."""

from __future__ import annotations

from array import array
from typing import Any

import torch
from torch import Tensor

from camarilla.bots.compiled.network import PLACES, SHIFT
from camarilla.bots.inputs import UNIT, signature
from camarilla.bots.weights import Weights, layers
from camarilla.kernel.game import Game
from camarilla.lab.learning.model import Codes, Network, new_network
from camarilla.lab.learning.recipe import Recipe


def quantized(network: Network, game: Game, card: dict[str, Any]) -> Weights:
    """Rows of 8 bits, a scale and a bias of 32 bits for each cell."""
    rows, scales, places = b"", array("i"), UNIT.bit_length() - 1
    for layer in network.layers:
        whole, by, bias = quantized_layer(layer.weight.detach().cpu().double().T, places)
        bias += layer.bias.detach().cpu().double() * (1 << PLACES)
        rows += whole.to(torch.int8).contiguous().numpy().tobytes()
        scales.extend(by.long().tolist())
        scales.extend(bias.round().long().tolist())
        places = PLACES
    shape = {
        "inputs": network.first.in_features, "first": network.first.out_features,
        "width": network.second.out_features, "blocks": len(network.blocks), "outputs": network.head.out_features,
    }  # fmt: skip
    return Weights(game.id, signature(game), shape, network.prior, rows, scales, card)


def restored(weights: Weights, game: Game, device: torch.device) -> Network:
    """A network of floats that plays as the whole numbers of a file do, but for rounding."""
    network = new_network(game, Recipe().sized(weights), Codes(game, device), device)
    row = scale = 0
    places = UNIT.bit_length() - 1
    for layer, (taken, given) in zip(network.layers, layers(weights.shape), strict=True):
        rows = torch.frombuffer(bytearray(weights.rows[row : row + taken * given]), dtype=torch.int8)
        by, bias = (torch.tensor(weights.scales[at : at + given]).double() for at in (scale, scale + given))
        step = by / 2.0 ** (PLACES - places + SHIFT)
        layer.weight.data = (rows.reshape(taken, given).double() * step).T.float().contiguous().to(device)
        layer.bias.data = (bias / (1 << PLACES)).float().to(device)
        row, scale, places = row + taken * given, scale + 2 * given, PLACES
    return network


def quantized_layer(weight: Tensor, places: int) -> tuple[Tensor, Tensor, Tensor]:
    """The rows of a layer whose inputs have so many binary places, the scale of each of its cells, and no bias."""
    step = (weight.abs().amax(0) / 127).clamp(min=1e-9)
    by = (step * 2.0 ** (PLACES - places + SHIFT)).round()
    return (weight / step).round(), by, torch.zeros(weight.shape[1], dtype=torch.float64)
