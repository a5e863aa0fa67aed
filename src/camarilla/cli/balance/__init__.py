"""A study of balance for people: tables at the terminal, plots, a page."""
