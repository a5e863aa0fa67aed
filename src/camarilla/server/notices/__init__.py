"""Telling players who are away that it is their move: what is due, by which channels, and when not."""
