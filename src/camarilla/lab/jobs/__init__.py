"""Jobs: work in units, done by processes here or by a cluster, in parts, and taken up again after any interruption."""
