"""Learned players: self-play on compiled lanes, a network that learns from it, and the weights that it ships with."""
