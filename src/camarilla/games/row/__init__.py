"""The row: the frame of the games whose cards lie in one row."""
