"""Balance: many games of bots against each other, what their seats and cards are worth, and how sure that is."""
