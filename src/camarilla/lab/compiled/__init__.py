"""The search behind an analysis, in the rules dialect. It may look at the truth, so no bot imports it."""
