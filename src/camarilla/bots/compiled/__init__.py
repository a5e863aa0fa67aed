"""Players in the rules dialect: generic modules that are bound to each game, and compiled where that is possible."""
