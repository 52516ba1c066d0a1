// Replaced by the suite's files.
