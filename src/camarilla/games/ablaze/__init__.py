"""Oriflamme: Ablaze: the row again, with Princes and Twins, traps and bribed loyalties."""
