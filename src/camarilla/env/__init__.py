"""Environments for learning, as the field knows them: vectors of games, PettingZoo, Gymnasium, OpenSpiel."""
