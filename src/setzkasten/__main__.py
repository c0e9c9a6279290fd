"""`python -m setzkasten` is the command line."""

from setzkasten.console import ending

with ending():  # Ctrl-C may come while the rest is still being loaded
    from setzkasten.cli import main

    main()
