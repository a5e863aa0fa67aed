"""The game on a whole screen: drawn in colour, chosen with the arrow keys. Only a real terminal loads it."""
