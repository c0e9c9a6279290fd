"""Setzkasten: classic German word and tile games."""

__version__ = "0.1.0"
