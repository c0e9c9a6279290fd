"""Searches for people: what fits on a board, what a hand makes, what lies on the dice."""
