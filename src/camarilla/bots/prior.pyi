"""What a player is inclined to do, attached to each game. There is no such module at run time."""

from camarilla.kernel.subject import State

def prior(s: State, code: int) -> int:
    """How much the seat that is asked is drawn to this legal answer, 1 to 10,000; it reads what that seat may know."""
    ...
