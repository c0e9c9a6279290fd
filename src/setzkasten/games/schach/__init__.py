"""Schach dem Wort: a word grows stone by stone, and everybody means another one."""

from setzkasten.games.schach.game import SchachDemWort

__all__ = ["SchachDemWort"]
