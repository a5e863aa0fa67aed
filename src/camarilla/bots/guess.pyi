"""What a seat thinks of the cards it cannot see, attached to each game. There is no such module at run time."""

from camarilla.dialect import Struct
from camarilla.kernel.rng import Luck
from camarilla.kernel.subject import State

class Guess(Struct):
    """What the traces of the others' choices say, worked out once for a question."""

def study(s: State, seat: int, guess: Guess) -> None:
    """Read the traces in a record that is redacted for the seat."""
    ...

def imagine(s: State, seat: int, guess: Guess, luck: Luck) -> None:
    """Fill a redacted record with one of the worlds it leaves open to the seat, likely ones more often."""
    ...

def visible_code(s: State, code: int) -> int:
    """What the others see of an answer: its code, or that of the first of all answers that look the same to them."""
    ...

def chance_key(s: State) -> int:
    """What everybody sees come of an answer that nobody could foresee, as a number; 0: nothing."""
    ...
