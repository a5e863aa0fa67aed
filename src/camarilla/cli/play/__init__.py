"""A game at the terminal: who plays, what each is asked, how it is saved and gone on with."""
