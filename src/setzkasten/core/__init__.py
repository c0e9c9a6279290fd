"""The protocol every game speaks, and the parts they share. Standard library only."""
