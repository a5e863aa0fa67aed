"""What is kept: tables as append-only logs, in SQLite or PostgreSQL."""
