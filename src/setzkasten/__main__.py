"""`python -m setzkasten` is the command line."""

from setzkasten.cli import main

main()
