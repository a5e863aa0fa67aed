"""The HTTP API, and what stands around every request."""
