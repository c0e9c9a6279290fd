"""Crosswords: making, checking, reading, writing and printing them."""
