"""What the command line says: sentences of the locales, filled to the width of a terminal."""
