"""A table without input or output: commands and time come in, records and updates go out."""
