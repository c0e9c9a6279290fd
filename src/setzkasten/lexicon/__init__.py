"""German words: what counts, what it is a form of, how often it is used, what it means."""
