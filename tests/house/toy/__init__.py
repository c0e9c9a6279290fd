"""A game that is none of the house's: it shows that a game is its folder and one line.

A row of letters grows at its ends into ever longer words; each seat holds letters that the
others do not see. Modules name each other from here, so that the folder works wherever it lies.
"""
