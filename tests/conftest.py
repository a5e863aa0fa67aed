"""Settings of all tests: Hypothesis tries the same each run; with CAMARILLA_SOAK=N, N times as much and at random."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, Phase, settings

SOAK = int(os.environ.get("CAMARILLA_SOAK", "1"))

settings.register_profile(
    "camarilla",
    derandomize=SOAK == 1,
    database=None,
    deadline=None,
    print_blob=True,
    phases=(Phase.explicit, Phase.generate, Phase.shrink),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("camarilla")
