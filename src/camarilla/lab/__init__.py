"""The lab: contests of bots, their ratings, games looked at move by move. Here alone the truth may be searched."""
