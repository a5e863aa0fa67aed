"""The commands: a module each, imported when it is asked for. Its `arguments` declares, its `run` does it."""
