"""The games, one folder each: its rules, and beside them what it brings for the rooms above.

`entry.py` is what the catalogue takes of it; `printed.py`, `mover.py`, `player.py`, `adviser.py`
and the like are parts of that entry. The rules import none of these.
"""
