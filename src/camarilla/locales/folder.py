"""Where the words lie, for those who look through all of them."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
