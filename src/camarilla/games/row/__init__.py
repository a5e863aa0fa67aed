"""The row: the frame that Oriflamme and Oriflamme: Ablaze share."""
