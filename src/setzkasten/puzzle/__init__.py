"""Word puzzles: what stands on a board, what fits into a grid, what a hand makes."""
