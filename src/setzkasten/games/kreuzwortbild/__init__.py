"""Kreuzwortbild, the box's hobby for one."""

from setzkasten.games.kreuzwortbild.game import Kreuzwortbild

__all__ = ["Kreuzwortbild"]
