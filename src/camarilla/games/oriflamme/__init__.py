"""Oriflamme: six rounds in which families place cards in a row and reveal them at the right moment."""
