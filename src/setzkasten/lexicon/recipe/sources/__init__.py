"""The packages the word data is taken from, each read into plain values."""
