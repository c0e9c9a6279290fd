"""How fast everything is, measured on this machine. See README.md in this folder."""
