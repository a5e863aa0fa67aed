"""Data sets: every choice of many games, with what its seat could know and what it led to, as Parquet files."""
