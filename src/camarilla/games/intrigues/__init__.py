"""Intrigues: seven characters in a small city; secret plots say which events should come true."""
