"""How the word data is made: for maintainers, never at install or at the first run."""
