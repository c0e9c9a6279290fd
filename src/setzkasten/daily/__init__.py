"""Something for every day: a tray and a crossword, the same for everybody.   docs/daily.md"""
