"""What every game is made of: agenda, answers, chance, events, secrets. It knows no game and does no I/O."""
