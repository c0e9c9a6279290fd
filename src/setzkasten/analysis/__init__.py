"""What a game could have been: every move beside the best of its moment."""
