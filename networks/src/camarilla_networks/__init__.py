"""The weights of Camarilla's network players: a file for each game, which `camarilla` finds here."""
