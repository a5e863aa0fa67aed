"""`python -m camarilla.cli` is the command `camarilla`."""

import sys

from camarilla.cli import main

sys.exit(main())
